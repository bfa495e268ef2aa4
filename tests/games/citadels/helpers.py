"""Tables set by hand, for stories: who holds which character, what lies where, whose call it is."""

from __future__ import annotations

from castellany.games.citadels import GAME, kinds
from castellany.games.citadels.effects.city import is_complete
from castellany.games.citadels.facts import CHARACTER_IDS, DISTRICT_IDS, RANK_OF
from castellany.games.citadels.layout import DRAFT_ROW, NOBODY, PICKED
from castellany.games.citadels.lexicon import STANDING_IDS
from castellany.games.citadels.selection import clear_selection, next_look
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Event, Frame

FIRST_GAME = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def district(name: str) -> int:
    return DISTRICT_IDS.index(name)


def cards(names: str) -> list[int]:
    """Cards of a hand or a deck by their names; the last one of a deck is its top."""
    return [DISTRICT_IDS.index(name) for name in names.split()]


def standing(names: str) -> list[int]:
    """Districts of a city: `market`, beautified `market+`."""
    return [STANDING_IDS.index(name) for name in names.split()]


def table(
    seats: int,
    held: dict[str, int],
    *,
    cast: str = "",
    gold: list[int] | None = None,
    hands: list[str] | None = None,
    cities: list[str] | None = None,
    deck: str | None = None,
    crown: int = 0,
    call: int = 1,
    options: dict[str, object] | None = None,
) -> CitadelsState:
    """The calls of a round are about to begin at rank `call`. `cast` names characters nobody holds."""
    s = GAME.new(seats, 1, options or {})
    assert isinstance(s, CitadelsState)
    named = [*held, *cast.split()]
    chosen = {RANK_OF[CHARACTER_IDS.index(name)]: CHARACTER_IDS.index(name) for name in [*FIRST_GAME, *named]}
    s.cast = [-1, *[chosen[rank] for rank in sorted(chosen)]]
    clear_selection(s)
    s.opener = s.crown = crown
    holder = [NOBODY] * len(s.cast)
    draft = s.draft[:]
    for name, seat in held.items():
        rank = RANK_OF[CHARACTER_IDS.index(name)]
        holder[rank] = seat
        first = seat * DRAFT_ROW + PICKED
        draft[first + (1 if draft[first] else 0)] = rank
    s.holder = holder
    s.draft = draft
    s.gold = gold[:] if gold else [2] * seats
    s.hands = [cards(names) for names in (hands or [""] * seats)]
    s.cities = [standing(names) for names in (cities or [""] * seats)]
    s.hands += [[] for _ in range(seats - len(s.hands))]
    s.cities += [[] for _ in range(seats - len(s.cities))]
    s.marks = [sum(1 << d for d in {d % len(DISTRICT_IDS) for d in city}) for city in s.cities]
    s.finished = sum(1 << seat for seat in range(seats) if is_complete(s, seat))
    s.deck = cards(deck) if deck is not None else cards("manor castle palace temple church monastery tavern docks")
    s.frames = [Frame(kinds.CALL, -1, call)]
    s.settle()
    return s


def play(s: CitadelsState, *texts: str) -> None:
    """The waiting seat makes these choices, one after another."""
    for text in texts:
        s.play(s.waiting[0], GAME.parse(text))


def heard(s: CitadelsState, *texts: str) -> list[Event]:
    """The same, and what everybody is told of it."""
    s.log = []
    play(s, *texts)
    events = s.log
    s.log = None
    return events


def can(s: CitadelsState, text: str) -> bool:
    return s.why_not(s.waiting[0], GAME.parse(text)) is None


def why(s: CitadelsState, text: str) -> tuple[str, str]:
    """The id of the refusal and its clause."""
    refusal = s.why_not(s.waiting[0], GAME.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal.message.id, refusal.rule


def texts(s: CitadelsState) -> list[str]:
    """All choices of the waiting seat, in notation."""
    return [GAME.text(choice) for choice in s.choices(s.waiting[0])]


def starting(s: CitadelsState, prefix: str) -> list[str]:
    return [text for text in texts(s) if text.startswith(prefix)]


def price_of(s: CitadelsState, text: str) -> int:
    """The gold that an option says it costs."""
    for option in s.ask(s.waiting[0]).options:
        if GAME.text(option.choice) == text:
            return dict(option.price).get("res-gold", 0)
    raise AssertionError(f"{text} is not offered")


def city(s: CitadelsState, seat: int) -> str:
    return " ".join(STANDING_IDS[d] for d in s.cities[seat])


def hand(s: CitadelsState, seat: int) -> str:
    return " ".join(DISTRICT_IDS[d] for d in s.hands[seat])


def parts(s: CitadelsState, seat: int) -> dict[str, int]:
    return {part.name: part.points for part in s.scores()[seat].parts}


def reckon(s: CitadelsState) -> CitadelsState:
    """The game is over now."""
    s.frames = []
    return s


def rank(character: str) -> int:
    return RANK_OF[CHARACTER_IDS.index(character)]


def dealt(seats: int, down: str, face_up: str = "", **options: object) -> CitadelsState:
    """A selection in which these characters were laid aside; seat 0 has the crown."""
    s = GAME.new(seats, 11, {"first_crown": "first_seat", **options})
    assert isinstance(s, CitadelsState)
    clear_selection(s)
    s.frames = s.frames[:-1]
    s.down = rank(down)
    s.face_up = sum(1 << rank(name) for name in face_up.split())
    s.pool = ((1 << len(s.cast)) - 2) & ~s.face_up & ~(1 << s.down)
    next_look(s, 0)
    return s


def has_quarry(s: CitadelsState, seat: int) -> bool:
    return (s.marks[seat] >> district("quarry")) & 1 == 1


def imagine(s: CitadelsState, seat: int, seed: int) -> CitadelsState:
    """A world that the seat cannot tell from this one."""
    world = s.resample(seat, seed)
    assert isinstance(world, CitadelsState)
    return world
