"""The OpenAPI description: complete, and no request made after it (or against it) breaks the server."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from castellany.server.app import make_app
from castellany.server.settings import Settings
from tests.server import asking
from tests.server.conftest import Inside, settings_for

EXAMPLES = 200 if os.environ.get("CASTELLANY_NIGHTLY") else 8  # right and wrong ones, for each operation


@cache
def operations() -> dict[str, Any]:
    app = make_app(Settings(db="unused.sqlite3", games=("tests.toy:GAME",)))
    described = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    found: list[Any] = [cast(Any, result).ok() for result in described.get_all_operations()]
    return {operation.label: operation for operation in found}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fuzzed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """On both databases: what one of them keeps the other may refuse."""
    if request.param == "sqlite":
        db = str(tmp_path_factory.mktemp("fuzz") / "db.sqlite3")
    else:
        db = request.getfixturevalue("postgres")()
    inside = Inside(settings_for(db)).start()
    yield inside
    inside.stop()


@pytest.mark.parametrize("label", sorted(operations()))
def test_no_request_breaks_the_server(label: str, fuzzed: Inside) -> None:
    with asking.Client(base_url=fuzzed.url) as browser:
        me = browser.post("/api/me/guest", json={}).json()
        headers = {"x-csrf-token": me["csrf"], "cookie": f"castellany={browser.cookies['castellany']}"}
    tried = 0

    def request(case: Any) -> None:
        nonlocal tried
        answer = case.call(base_url=fuzzed.url, headers=headers)
        tried += 1
        assert answer.status_code < 500, f"{answer.status_code} {answer.text[:300]}"
        if answer.status_code >= 400 and answer.content:
            problem = answer.json()
            assert set(problem) == {"error", "rule", "status"} and problem["status"] == answer.status_code

    limits = settings(
        max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    limits(given(case=operations()[label].as_strategy(generation_mode=GenerationMode.POSITIVE))(request))()
    with contextlib.suppress(Unsatisfiable):  # there is nothing to get wrong where nothing is sent
        limits(given(case=operations()[label].as_strategy(generation_mode=GenerationMode.NEGATIVE))(request))()
    assert tried > 0


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/people/a%00b", None),
        ("GET", "/api/tables?game=%00", None),
        ("POST", "/api/me/login", {"name": "\0", "password": "\0"}),
        ("PATCH", "/api/me", {"settings": {"\0": "\0"}, "name": "a\0b"}),
        ("POST", "/api/me/push/off", {"endpoint": "\0"}),
        ("POST", "/api/tables", {"game": "tithe", "seats": [{"kind": "me", "name": "x\0"}, {"kind": "bot"}]}),
        ("PATCH", "/api/me", {"name": "\ufdfa" * 40}),
        ("POST", "/api/me/keep", {"name": "\ufdfa" * 40, "password": "long enough"}),
    ],
)
def test_letters_a_database_cannot_keep_break_nothing(method: str, path: str, body: Any, fuzzed: Inside) -> None:
    with asking.Client(base_url=fuzzed.url) as browser:
        csrf = browser.post("/api/me/guest", json={}).json()["csrf"]
        answer = browser.request(method, path, json=body, headers={"x-csrf-token": csrf})
        assert answer.status_code < 500, answer.text


def test_the_description_names_every_path_of_the_protocol(fuzzed: Inside) -> None:
    paths = asking.get(f"{fuzzed.url}/api/schema/openapi.json").json()["paths"]
    for path in ("/api/me", "/api/hall", "/api/tables", "/api/tables/{id}/join", "/api/records", "/api/ratings/{game}"):
        assert path in paths
