"""Words: message ids and arguments in, sentences in English, Ukrainian or Polish out.

Rules and server emit messages (an id with arguments); this package renders them with Fluent from
``games/<game>/text/<language>.ftl`` on top of the words all games share. The browser does the same
from the same files. ``check`` finds what is missing or wrong in a game's texts before a player does.
"""

from castellany.words.bundle import LANGUAGES, Words, about, box_text, load, pick_language, register, render
from castellany.words.lint import check, check_folder, faults
from castellany.words.rulebook import Clause, Rulebook, Section, game_name, rulebook

__all__ = [
    "LANGUAGES", "Clause", "Rulebook", "Section", "Words", "about", "box_text", "check", "check_folder", "faults",
    "game_name", "load", "pick_language", "register", "render", "rulebook",
]  # fmt: skip
