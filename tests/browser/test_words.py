"""The client and the terminal say the same: every message of random games, in all three languages."""

from __future__ import annotations

import json
import os
import random
import subprocess
from typing import Any

import pytest

import build_client
import castellany
from castellany import words
from castellany.words.bundle import folders

LANGUAGES = ("en", "uk", "pl")
NAMES = ["Ola", "Тарас", "Grażyna", "Ed", "Ї", "seat", "7", "x-y"]
OF_EACH = 4


def collect(found: dict[str, list[Any]], value: Any) -> None:
    """Every message in a tree of JSON, a few of each id."""
    if isinstance(value, dict):
        if set(value) == {"id", "args"}:
            known = found.setdefault(value["id"], [])
            if value not in known and len(known) < OF_EACH:
                known.append(value)
        for part in value.values():
            collect(found, part)
    elif isinstance(value, list):
        for part in value:
            collect(found, part)


def messages_of(game_id: str) -> list[Any]:
    game = castellany.game(game_id)
    found: dict[str, list[Any]] = {}
    for seed in (1, 2):
        rng = random.Random(seed)
        state = game.new(seats=game.seats[-1], seed=seed)
        for step in range(300):
            if not state.waiting:
                break
            seat = rng.choice(list(state.waiting))
            state.log = []
            if step % 10 == 0:
                collect(found, state.observe(seat))
            collect(found, state.ask(seat).json())
            state.apply(seat, rng.choice(state.choices(seat)))
            collect(found, [event.json() for event in state.log or []])
    return [message for kept in found.values() for message in kept]


@pytest.mark.parametrize("game_id", castellany.games())
def test_both_runtimes_say_the_same(game_id: str) -> None:
    build_client.install()
    messages = messages_of(game_id)
    assert len(messages) > 40
    sources = {lang: [(folder / f"{lang}.ftl").read_text("utf-8") for folder in folders(game_id)] for lang in LANGUAGES}
    env = dict(os.environ)
    npm = build_client.system_npm() or build_client.wheel_npm(env)
    node = "node" if len(npm) == 1 else npm[0]
    asked = json.dumps({"sources": sources, "names": NAMES, "messages": messages})
    answer = subprocess.run(
        [node, "--disable-warning=ExperimentalWarning", "tests/say.mjs"],
        cwd=build_client.WEB, env=env, input=asked, capture_output=True, text=True, check=True, encoding="utf-8",
    )  # fmt: skip
    said = json.loads(answer.stdout)
    for lang in LANGUAGES:
        expected = [words.render(lang, game_id, message, NAMES) for message in messages]
        different = [(e, s) for e, s in zip(expected, said[lang], strict=True) if e != s]
        assert not different, different[:5]
