"""Loading the texts of a game in a language, and rendering messages with them.

``Words`` is one language of one game: the shared words with the game's own on top. It is read once
and kept. A message is anything with ``id`` and ``args`` (the kernel's Message) or the same as JSON.
Nothing here raises on a bad text: a player would rather read a raw id than a traceback; ``faults``
collects what went wrong, and the tests insist that nothing does.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from castellany.kernel import box_of
from castellany.words.boxed import boxed
from castellany.words.names import Named, NameList, Phrases, gender_function, name_function

LANGUAGES: Final = ("en", "uk", "pl")
SHARED: Final = Path(__file__).parent / "text"
GAMES: Final = Path(__file__).parent.parent / "games"
_elsewhere: dict[str, Path] = {}

Names = Sequence[str] | Mapping[int, str]


def register(game_id: str, folder: Path) -> None:
    """Tell where the texts of a game outside this package lie: the folder that holds ``en.ftl``."""
    _elsewhere[game_id] = folder
    _load.cache_clear()


def folders(game_id: str | None) -> list[Path]:
    """Where the words of a game are read from, in order; later ones win."""
    if game_id is None:
        return [SHARED]
    return [SHARED, _elsewhere.get(game_id, GAMES / game_id / "text")]


def unpack(message: Any) -> tuple[str, Mapping[str, Any]]:
    """Id and arguments of a message in any of its forms: a Message, its JSON, or a bare id."""
    if isinstance(message, str):
        return message, {}
    if isinstance(message, Mapping):
        return str(message["id"]), message.get("args") or {}
    return message.id, message.args or {}


class Words:
    """One language of one game (or of none: the shared words alone), from some folders of texts."""

    def __init__(self, lang: str, sources: Sequence[Path], game_id: str | None = None) -> None:
        self.lang = lang
        self.locale = Locale.parse(lang)
        texts = [_text(folder, lang) for folder in sources]
        self.phrases = Phrases(texts)
        self.bundle = self._bundle(texts)
        if game_id is not None:  # a bundle keeps what it has said once, so the words of the box make another
            self.bundle = self._bundle([*texts, boxed(game_id, _text(folders(game_id)[-1], lang), self.render)])

    def _bundle(self, texts: Sequence[str]) -> FluentBundle:
        functions: dict[str, Any] = {"NAME": name_function, "GENDER": gender_function}
        bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
        for text in texts:
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        return bundle

    def has(self, message_id: str) -> bool:
        return self.bundle.has_message(message_id)

    def render(self, message: Any, names: Names = (), faults: list[str] | None = None) -> str:
        """The sentence; ``names`` are the players' names by seat."""
        return self.phrases.begin(self._said(message, names, faults))

    def _said(self, message: Any, names: Names, faults: list[str] | None) -> str:
        message_id, args = unpack(message)
        text = self._form(message_id, None, names, faults, args)
        if text is not None:
            return text
        if faults is not None:
            faults.append(f"{self.lang}: no message {message_id}")
        return message_id

    def about(self, name_id: str, names: Names = (), faults: list[str] | None = None) -> str | None:
        """What a thing does, in words: the ``.about`` of its name."""
        text = self._form(name_id, "about", names, faults, {})
        return None if text is None else self.phrases.begin(text)

    def honour(self, part: str) -> str | None:
        """What one is called who stood before all others in a part of the points: its ``.honour``."""
        return self._form(part, "honour", (), None, {})

    def _form(
        self, message_id: str, attribute: str | None, names: Names, faults: list[str] | None, args: Mapping[str, Any]
    ) -> str | None:
        if not self.bundle.has_message(message_id):
            return None
        entry = self.bundle.get_message(message_id)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            return None
        ready = {key: self._argument(value, names, faults) for key, value in args.items()}
        text, errors = self.bundle.format_pattern(pattern, ready)
        if faults is not None:
            faults += [f"{self.lang}: {message_id}: {error}" for error in errors]
        return str(text)

    def _argument(self, value: Any, names: Names, faults: list[str] | None) -> Any:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, str):
            return self._name(value, names, faults)
        if isinstance(value, Mapping) or hasattr(value, "args"):
            return self._said(value, names, faults)
        if isinstance(value, list | tuple):
            return NameList([self._argument(item, names, faults) for item in value], self.locale)
        return value

    def _name(self, value: str, names: Names, faults: list[str] | None) -> Named | str:
        if value.startswith("seat:"):
            name = self.seat(int(value[5:]), names)
            return self.phrases.within.get(name, name)
        if not self.bundle.has_message(value):
            return value

        def form(name: str, attribute: str | None) -> str | None:
            text = self._form(name, attribute, names, faults, {})
            if text is None and faults is not None and attribute != "within":
                faults.append(f"{self.lang}: {name} has no .{attribute}")
            return text

        return Named(value, form)

    def seat(self, seat: int, names: Names = ()) -> str:
        """What to call a seat: its player's name, the name of an automatic opponent, or its number."""
        if isinstance(names, Mapping):
            name = names.get(seat, "")
        else:
            name = names[seat] if 0 <= seat < len(names) else ""
        if name and self.bundle.has_message(name):
            return self._form(name, None, (), None, {}) or name
        return name or self._form("seat-number", None, (), None, {"number": seat + 1}) or f"{seat + 1}"


def load(lang: str, game_id: str | None = None, *more: Path) -> Words:
    """The words of a game in a language, read once; ``more`` are further folders of texts on top."""
    return _load(lang, game_id, game_id is not None and box_of(game_id) is not None, *more)


@lru_cache(maxsize=64)
def _load(lang: str, game_id: str | None, has_box: bool, *more: Path) -> Words:
    found = lang if lang in LANGUAGES else "en"
    return Words(found, [*folders(game_id), *more], game_id if has_box else None)


def box_text(lang: str, game_id: str) -> str:
    """What the box of a game adds to its own words, as Fluent."""
    return boxed(game_id, _text(folders(game_id)[-1], lang), load(lang, game_id).render)


def _text(folder: Path, lang: str) -> str:
    file = folder / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def render(lang: str, game_id: str | None, message: Any, names: Names = ()) -> str:
    """One message as a sentence of ``lang``."""
    return load(lang, game_id).render(message, names)


def about(lang: str, game_id: str | None, name_id: str) -> str | None:
    """What the thing with this name does, in words, or None where nothing is told of it."""
    return load(lang, game_id).about(name_id)


def pick_language(wish: str | None = None) -> str:
    """The language to speak: the wish if we speak it, else what the machine's locale says, else English."""
    for tag in (wish, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG"), _system()):
        if tag:
            lang = tag.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def _system() -> str | None:
    return locale.getlocale()[0]
