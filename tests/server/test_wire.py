"""The wire and the words: TypeScript is current, every id the server can say exists in three languages."""

from __future__ import annotations

import ast
import json
import pkgutil
import random
import re
from pathlib import Path

import msgspec
import pytest

import castellany
from castellany import bots, words
from castellany.kernel import Message
from castellany.kernel.shown import shown_by
from castellany.server import typescript, typescript_facts, wire
from castellany.server.api.games import fluent
from castellany.server.errors import TEXT
from tests.server.serving import ROOT

SAID = re.compile(r"(error|bad|no|notice|mail|serve)-[a-z-]*[a-z]")
SOURCE = ROOT / "src" / "castellany" / "server"


def test_the_clients_types_are_what_the_structs_say() -> None:
    written = (ROOT / typescript.TARGET).read_text(encoding="utf-8")
    assert written == typescript.generate(), "run: python -m castellany.server.typescript"


@pytest.mark.parametrize("id", [info.name for info in pkgutil.iter_modules([str(SOURCE.parent / "games")])])
def test_the_clients_types_of_facts_are_what_the_games_declare(id: str) -> None:
    shown = shown_by(castellany.game(id))
    assert shown
    written = (ROOT / typescript_facts.target(id)).read_text(encoding="utf-8")
    assert written == typescript_facts.generate(shown), "run: python -m castellany.server.typescript"


def said_ids() -> set[str]:
    """Every message id in the server's code that a person may read."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SAID.fullmatch(node.value):
                found.add(node.value)
    found |= {f"serve-{name}" for name in ("host", "port", "db", "workers", "bots", "prefix", "admin", "facts")}
    return found - {"no-cache", "no-store"}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_everything_the_server_says_has_words(lang: str) -> None:
    known = words.load(lang, None, bots.TEXT, TEXT)
    ids = said_ids()
    assert len(ids) > 50
    assert [id for id in sorted(ids) if not known.has(id)] == []


def test_no_text_is_left_that_nobody_says() -> None:
    text = (TEXT / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    assert sorted(written - said_ids() - {"opponent", "gone-player"}) == []


def test_the_servers_texts_are_clean() -> None:
    assert words.check_folder(TEXT) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_texts_sent_to_clients_hold_shared_bots_and_server_words(lang: str) -> None:
    text = fluent(lang, "shared")
    for id in ("no-not-your-turn", "level-random", "error-no-table"):
        assert f"\n{id} = " in text


def test_messages_of_clients_survive_the_round_trip_and_unknown_fields_are_refused() -> None:
    decoder = msgspec.json.Decoder(wire.FromClient)
    message = wire.Choose(1, 2, [3, 4, 3], "key")
    assert decoder.decode(msgspec.json.encode(message)) == message
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(b'{"type":"choose","seat":1,"decision":2,"choices":[3],"key":"k","more":1}')


def test_observations_and_decisions_are_what_the_types_promise() -> None:
    from tests.toy import GAME

    state = GAME.new(3, 1)
    for seat in (None, 0, 1, 2):
        msgspec.convert(state.observe(seat), wire.Observation)
    msgspec.convert(state.ask(0).json(), wire.Question)


def test_the_protocol_page_names_every_message() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for cls in (*wire.FromClient.__args__, *wire.FromServer.__args__):
        tag = cls.__struct_config__.tag
        assert f"`{tag}`" in page, tag
    assert Path(ROOT / "docs" / "protocol.md").stat().st_size > 1000


def reasons_and_refusals(id: str) -> list[Message]:
    """What bots say for random choices and what the rules say against others, in games of every number of seats."""
    game = castellany.game(id)
    strategy = bots.strategy_of(id)
    dice = random.Random(id)
    said: dict[str, Message] = {}
    for players in game.seats:
        state = game.new(players, 11)
        while state.waiting:
            seat = dice.choice(state.waiting)
            choice = dice.choice(state.choices(seat))
            for message in strategy.reasons(state, seat, choice):
                said.setdefault(repr(message), message)
            refusal = state.why_not(seat, dice.randrange(game.lexicon.size))
            if refusal is not None:
                said.setdefault(repr(refusal.message), refusal.message)
            state.apply(seat, choice)
    assert said, id
    return list(said.values())


def test_texts_within_texts_are_the_same_sentences_at_the_other_end() -> None:
    """What a hint, an opinion or a refusal says is said alike by whoever gets it over the wire."""
    names = [f"Player {seat}" for seat in range(9)]
    said, nested = 0, 0
    for info in pkgutil.iter_modules([str(SOURCE.parent / "games")]):
        texts = [words.load(lang, info.name, *bots.texts(info.name)) for lang in words.LANGUAGES]
        for message in reasons_and_refusals(info.name):
            said += 1
            nested += "Message(" in repr(message.args)
            told = json.loads(msgspec.json.encode(wire.Text.of(message)))
            msgspec.convert(told, wire.Text)
            assert [text.render(told, names) for text in texts] == [text.render(message, names) for text in texts]
    assert said > 1000 and nested > 10
