"""From the table's options and the state's chance to the first moment (section 1 of the rules)."""

from __future__ import annotations

from typing import Any, Final

from castellany.games.citadels import kinds
from castellany.games.citadels.casts import MUST, NEVER, is_allowed, ninth_rank, ready_made, stand_in
from castellany.games.citadels.facts import (
    ARTIST,
    CHARACTER_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    FIRST_UNIQUE,
    GOLD_AT_START,
    HAND_AT_START,
    NINTH,
    QUEEN,
    RANK_OF,
    UNIQUES_IN_DECK,
    city_goal,
)
from castellany.games.citadels.layout import (
    ARTIST_RAISES_COST,
    WALL_PROTECTS_ITSELF,
    WIZARD_BUILDS_EARLY,
    WIZARD_PAYS_FREELY,
)
from castellany.games.citadels.selection import clear_selection
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import BadOption, Frame, say

RANDOM: Final = "random"
CUSTOM: Final = "custom"
CURRENT: Final = 2  # the version of the rules that new games play by


def wants_ninth(seats: int, options: dict[str, Any], rules: int = CURRENT) -> bool:
    """CIT-1.4: needed with three and eight players, never with two, else if wished or named."""
    need = ninth_rank(seats)
    named = rules > 1 and options["ninth"] != "preset"
    return need == MUST or (need != NEVER and (named or bool(options["rank9_with_4_to_7"])))


def check_options(seats: int, options: dict[str, Any]) -> None:
    """Refuse casts that cannot be played (CIT-1.3 to 1.6)."""
    characters: list[str] = options["characters"]
    uniques: list[str] = options["uniques"]
    if options["cast"] != CUSTOM:
        if characters:
            raise BadOption(say("bad-not-custom", option="characters"))
        if uniques and options["cast"] != RANDOM:
            raise BadOption(say("bad-not-own", option="uniques"))
    if uniques and len(uniques) != UNIQUES_IN_DECK:
        raise BadOption(say("bad-uniques", count=len(uniques), needed=UNIQUES_IN_DECK))
    ninth = options["ninth"]
    if ninth != "preset" and wants_ninth(seats, options) and not is_allowed(CHARACTER_IDS.index(ninth), seats):
        raise BadOption(say("bad-queen", seats=seats))
    if characters:
        check_characters(seats, [CHARACTER_IDS.index(id) for id in characters])
        check_ninth(seats, options)


def check_ninth(seats: int, options: dict[str, Any]) -> None:
    """A cast of one's own says itself who is the ninth; the other options may not say otherwise."""
    ninth = [id for id in options["characters"] if RANK_OF[CHARACTER_IDS.index(id)] == NINTH]
    if not ninth and wants_ninth(seats, options):
        asks = "rank9_with_4_to_7" if options["rank9_with_4_to_7"] else "ninth"
        raise BadOption(say("bad-ninth-missing", option=asks))
    if options["ninth"] != "preset" and ninth and options["ninth"] not in ninth:
        raise BadOption(say("bad-rank-twice", rank=NINTH))


def check_characters(seats: int, characters: list[int]) -> None:
    ranks = sorted(RANK_OF[c] for c in characters)
    for rank in range(1, NINTH + 1):
        held = ranks.count(rank)
        if held > 1:
            raise BadOption(say("bad-rank-twice", rank=rank))
        if held == 0 and rank < NINTH:
            raise BadOption(say("bad-rank-missing", rank=rank))
    need = ninth_rank(seats)
    if need == MUST and NINTH not in ranks:
        raise BadOption(say("bad-ninth-needed", seats=seats))
    if need == NEVER and NINTH in ranks:
        raise BadOption(say("bad-ninth-forbidden"))
    for character in characters:
        if not is_allowed(character, seats):
            raise BadOption(say("bad-queen" if character == QUEEN else "bad-emperor", seats=seats))


def named_cast(seats: int, options: dict[str, Any], rules: int = CURRENT) -> list[int]:
    """The characters in the order of their ranks, where the options name them; none where chance is to draw them."""
    if options["characters"]:
        return sorted(CHARACTER_IDS.index(id) for id in options["characters"])
    if options["cast"] in (RANDOM, CUSTOM):
        return []
    chosen = ready_made(options["cast"], options["preset_edition"])
    heir = CHARACTER_IDS.index(options["emperor_in_a_duel"])
    cast = [stand_in(c, seats, heir) for c in chosen.characters]
    if wants_ninth(seats, options, rules):
        ninth = chosen.ninth if chosen.ninth >= 0 else QUEEN if seats >= 5 else ARTIST
        named = options["ninth"] != "preset"
        cast.append(CHARACTER_IDS.index(options["ninth"]) if named else stand_in(ninth, seats, heir))
    return cast


def choose_cast(s: CitadelsState, options: dict[str, Any]) -> list[int]:
    """The character of each rank, with -1 at rank 0."""
    named = named_cast(s.seats, options, s.rules)
    if named:
        return [-1, *named]
    ranks = NINTH if wants_ninth(s.seats, options, s.rules) else NINTH - 1
    cast = [-1]
    for rank in range(1, ranks + 1):
        able = [c for c in range(3 * rank - 3, 3 * rank) if is_allowed(c, s.seats)]
        cast.append(able[s.random(len(able))])
    if ranks == NINTH and options["ninth"] != "preset":
        cast[NINTH] = CHARACTER_IDS.index(options["ninth"])
    return cast


def choose_uniques(s: CitadelsState, options: dict[str, Any]) -> list[int]:
    if options["uniques"]:
        return [DISTRICT_IDS.index(id) for id in options["uniques"]]
    if options["cast"] in (RANDOM, CUSTOM):
        every = list(range(FIRST_UNIQUE, len(DISTRICTS)))
        s.shuffle(every)
        return every[:UNIQUES_IN_DECK]
    return ready_made(options["cast"], options["preset_edition"]).uniques


def set_up(s: CitadelsState, options: dict[str, Any]) -> None:
    """CIT-1.6 to 1.8: the deck, four cards and two gold each, the crown."""
    s.cast = choose_cast(s, options)
    s.goal = city_goal(s.seats)
    s.house_rules = (
        (ARTIST_RAISES_COST if options["artist_raises_cost"] else 0)
        | (WALL_PROTECTS_ITSELF if options["great_wall_protects_itself"] else 0)
        | (WIZARD_PAYS_FREELY if options["wizard_alternative_payment"] else 0)
        | (WIZARD_BUILDS_EARLY if options["wizard_build_before_gather"] else 0)
    )
    deck = sorted(choose_uniques(s, options))
    for district in range(FIRST_UNIQUE):
        deck += [district] * DISTRICTS[district].copies
    s.shuffle(deck)
    s.hands = []
    for _seat in range(s.seats):
        s.hands.append(deck[-HAND_AT_START:])
        del deck[-HAND_AT_START:]
    s.deck = deck
    s.gold = [GOLD_AT_START] * s.seats
    s.cities = [[] for _seat in range(s.seats)]
    s.marks = [0] * s.seats
    s.museum = []
    s.drawn = []
    s.crown = s.random(s.seats) if options["first_crown"] == RANDOM else 0
    clear_selection(s)
    s.frames.append(Frame(kinds.ROUND))
