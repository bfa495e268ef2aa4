"""Words: message ids and arguments in, sentences in English, Ukrainian or Polish out.

Rules and server emit messages (an id with arguments); this package renders them with Fluent from
``games/<game>/text/<language>.ftl`` on top of the words all games share. The browser does the same
from the same files. ``check`` finds what is missing or wrong in a game's texts before a player does.
"""

from castellany.words.bundle import LANGUAGES, Words, load, pick_language, register, render
from castellany.words.bundle import about as about
from castellany.words.lint import check, faults

__all__ = ["LANGUAGES", "Words", "about", "check", "faults", "load", "pick_language", "register", "render"]
