"""`api/games`, `api/texts`, `api/rules`: what can be played, in which words, by which rules."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, cast

from litestar import Router, get
from litestar.params import FromPath
from litestar.response import Response

import castellany
from castellany import bots, words
from castellany.server.api.context import Asking
from castellany.server.api.packing import answer, packet
from castellany.server.errors import TEXT, Fault
from castellany.server.hall.making import game_of
from castellany.server.live.bots import levels
from castellany.server.wire import ClauseInfo, GameInfo, OptionInfo, Rules, SectionInfo, UnprintedInfo
from castellany.study.speak import TEXT as STUDY
from castellany.words.bundle import folders

_AN_HOUR: Final = "public, max-age=3600"


def game_info(id: str) -> GameInfo:
    game = castellany.game(id)
    options = [
        OptionInfo(
            o.id,
            cast(Any, o.kind),
            o.default,
            list(o.values),
            o.rule,
            list(o.seats),
            [[list(condition) for condition in case] for case in o.needs],
            o.names,
        )
        for o in game.options
    ]
    seats = list(game.seats)
    return GameInfo(game.id, game.version, seats, game.minutes, game.weight, 1 in seats, options, levels())


@get("/games")
async def games() -> list[GameInfo]:
    """All games of the house."""
    return [game_info(id) for id in castellany.games()]


def _language(language: str) -> str:
    if language not in words.LANGUAGES:
        raise Fault(404, "error-no-language", language=language[:20])
    return language


@lru_cache(maxsize=64)
def fluent(language: str, game: str) -> str:
    """Shared words, the bots', the server's, then the game's own; later ones win."""
    id = None if game == "shared" else game_of(game).id
    sources = [*folders(None), *bots.texts(id), STUDY, TEXT, *folders(id)[1:]]
    files = [folder / f"{language}.ftl" for folder in sources]
    found = [file.read_text(encoding="utf-8") for file in files if file.exists()]
    if id is None:
        found += [called(language, game) for game in castellany.games()]
    else:
        found.append(words.box_text(language, id))
    return "\n\n".join(found)


def called(language: str, game: str) -> str:
    """What a game is called, and the line about it: all that the hall must know of its words."""
    for folder in folders(game)[1:]:
        file = folder / f"{language}.ftl"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        name = re.search(rf"^game-{re.escape(game)} = .*(?:\n[ \t]+.*)*", text, re.MULTILINE)
        if name:
            return name[0]
    return ""


@get("/texts/{language:str}/{game:str}", media_type="text/plain")
async def texts(request: Asking, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """All words of a game in a language, as Fluent text; `shared` for those of no game."""
    body = packet(fluent(_language(language), game).encode())
    return answer(request, body, "text/plain", _AN_HOUR)


@get("/rules/{game:str}/{language:str}")
async def rules(game: FromPath[str], language: FromPath[str]) -> Rules:
    """A game's rules in a language."""
    found = game_of(game)
    book = words.rulebook(_language(language), found.id)
    if book is None:
        raise Fault(404, "error-no-rules")
    sections = [
        SectionInfo(s.title, s.intro, [ClauseInfo(clause.id, clause.text) for clause in s.clauses])
        for s in book.sections
    ]
    unprinted = [
        UnprintedInfo(
            words.render(language, found.id, item.thing),
            [words.render(language, found.id, value) for value in item.values],
            cast(Any, item.source),
        )
        for item in found.unprinted()
    ]
    return Rules(found.id, language, book.title, sections, unprinted)


ROUTER = Router("/api", route_handlers=[games, texts, rules])
