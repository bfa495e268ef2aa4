"""Requests that follow from each other, with real tables and sessions: what one answer names the next one asks for.

Schemathesis walks from a table that was made to everything that can be done with one, by three people in turn, one of
them a stranger. Nothing breaks the server. A few walks in every test run, always the same; thousands at night.
"""

from __future__ import annotations

import contextlib
import copy
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis.errors import Flaky
from hypothesis.stateful import run_state_machine_as_test
from schemathesis.core.transport import Response

from castellany.server.app import make_app
from castellany.server.settings import Settings
from tests.server import asking
from tests.server.conftest import Inside, settings_for

NIGHT = bool(os.environ.get("CASTELLANY_NIGHTLY"))
RUNS, WALKS, STEPS = (20, 20, 40) if NIGHT else (1, 4, 12)
# What makes a table, and says its id.
SOURCES = (("/api/tables", "post"), ("/api/tables/{id}/rematch", "post"), ("/api/tables/{id}/play-on", "post"))


def described() -> dict[str, Any]:
    """The description, with the ways that lead from a table to what is done with it."""
    app = make_app(Settings(db="unused.sqlite3", games=("tests.toy:GAME",)))
    schema = copy.deepcopy(app.openapi_schema.to_schema())
    for path in [path for path in schema["paths"] if path.startswith(("/api/admin", "/api/me"))]:
        del schema["paths"][path]  # who logs out or is banned learns no more of tables
    uses = [(path, method) for path, item in schema["paths"].items() if "/tables/{id}" in path for method in item]
    for path, method in uses:
        schema["paths"][path][method].setdefault("operationId", f"{method} {path}")
    for path, method in SOURCES:
        answers = schema["paths"][path][method]["responses"]
        answers["200"]["links"] = {
            f"to {schema['paths'][to][verb]['operationId']}": {
                "operationId": schema["paths"][to][verb]["operationId"],
                "parameters": {"id": "$response.body#/id"},
            }
            for to, verb in uses
        }
    return schema


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    inside = Inside(settings_for(str(tmp_path_factory.mktemp("walks") / "db.sqlite3"))).start()
    yield inside
    inside.stop()


def test_no_walk_through_the_house_breaks_it(walked: Inside) -> None:
    people: list[dict[str, str]] = [{}]
    for name in ("Ann", "Bob"):
        with asking.Client(base_url=walked.url) as browser:
            me = browser.post("/api/me/guest", json={"name": name}).json()
            people.append({"x-csrf-token": me["csrf"], "cookie": f"castellany={browser.cookies['castellany']}"})
    schema = schemathesis.openapi.from_dict(described())
    schema.config.update(base_url=walked.url)
    asked = linked = 0
    broken: list[str] = []

    class Walk(schema.as_state_machine()):  # type: ignore[misc]
        def setup(self) -> None:
            super().setup()
            self.turn = 0

        def get_call_kwargs(self, _case: Any) -> dict[str, Any]:
            nonlocal asked
            asked += 1
            self.turn += 1
            return {"headers": people[self.turn % len(people)]}

        def validate_response(self, response: Response, case: Any, **_more: Any) -> None:
            nonlocal linked
            linked += "/tables/{id}" in case.operation.path and response.status_code != 404
            told = response.json() if response.status_code >= 400 and response.content else None
            if response.status_code >= 500 or (told is not None and set(told) != {"error", "rule", "status"}):
                broken.append(f"{case.operation.label}: {response.status_code} {response.text[:300]}")
            assert not broken, broken[0]

    for _run in range(RUNS):
        # A house remembers who was there: a walk that is begun again may lead elsewhere. That ends its run, no more.
        with contextlib.suppress(Flaky):
            run_state_machine_as_test(
                Walk,
                settings=settings(
                    max_examples=WALKS, stateful_step_count=STEPS, deadline=None, derandomize=not NIGHT,
                    suppress_health_check=list(HealthCheck), database=None,
                ),
            )  # fmt: skip
        assert not broken, broken
    assert asked >= RUNS * WALKS and linked > 0, "some came to a table that is there"
    assert asking.get(f"{walked.url}/health").json()["status"] == "ok"
