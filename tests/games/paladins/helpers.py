"""A table in the middle of a game, set up in a line or two, and choices by their notation."""

from __future__ import annotations

from typing import Any

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import ACTIONS, ATTRIBUTES, WORKERS
from castellany.games.paladins.facts.kings import FAVOURS, ORDERS
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.kinds import NEXT_TURN
from castellany.games.paladins.layout import (
    AT_DONE,
    AT_PAID,
    AT_PALADIN,
    AT_PROVISION,
    AT_SILVER,
    AT_SUSPICION,
    AT_UNPAID,
    IN_DECK,
    IN_ROW,
    OWN,
    OWNED,
)
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame, walk

COLUMNS = {
    **{name: i for i, name in enumerate(ATTRIBUTES)},
    "silver": AT_SILVER,
    "provisions": AT_PROVISION,
    "unpaid": AT_UNPAID,
    "paid": AT_PAID,
    **{name: AT_DONE + i for i, name in enumerate(ACTIONS)},
}
FOLK = {card.id: i for i, card in enumerate(TOWNSFOLK)}
OUTSIDER = {card.id: i for i, card in enumerate(OUTSIDERS)}
PALADIN = {paladin.id: i for i, paladin in enumerate(PALADINS)}
FAVOUR = {favour.id: i for i, favour in enumerate(FAVOURS)}
ORDER = {order.id.removeprefix("order-"): i for i, order in enumerate(ORDERS)}
TAVERN = {tavern.id: i for i, tavern in enumerate(TAVERNS)}


def new(seats: int = 2, seed: int = 1, **options: Any) -> PaladinsState:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, PaladinsState)
    return s


def turn(seats: int = 2, seat: int = 0, round: int = 1, seed: int = 1, **options: Any) -> PaladinsState:
    """The action phase with `seat` to move: nobody has workers, paladins, townsfolk or suspicion yet."""
    s = new(seats, seed, **options)
    s.round = round
    s.first = 0
    s.turn = seat
    s.frames = [Frame(NEXT_TURN, (seat + s.seats - 1) % s.seats)]
    return s


def give(s: PaladinsState, seat: int, workers: str) -> None:
    """`give(s, 0, "scout 2 cleric")`: workers from the main supply, without suspicion."""
    words = workers.split()
    for i, word in enumerate(words):
        if not word.isdigit():
            count = int(words[i + 1]) if i + 1 < len(words) and words[i + 1].isdigit() else 1
            colour = WORKERS.index(word)
            s.workers[s.seats * 6 + colour] -= count
            s.workers[seat * 6 + colour] += count


def put(s: PaladinsState, seat: int, **values: int) -> None:
    """`put(s, 0, silver=4, strength=5, commission=2)`: set columns of a seat."""
    for name, value in values.items():
        before = s.own[seat * OWN + COLUMNS[name]]
        s.own[seat * OWN + COLUMNS[name]] = value
        if name == "silver":
            s.silver -= value - before
        elif name == "provisions":
            s.provisions -= value - before
        elif name in ("unpaid", "paid"):
            s.debts -= value - before


def get(s: PaladinsState, seat: int, name: str) -> int:
    return s.own[seat * OWN + COLUMNS[name]]


def workers(s: PaladinsState, seat: int) -> dict[str, int]:
    """The workers of a seat's supply, by name."""
    return {name: s.workers[seat * 6 + c] for c, name in enumerate(WORKERS) if s.workers[seat * 6 + c]}


def paladin(s: PaladinsState, seat: int, name: str) -> None:
    s.own[seat * OWN + AT_PALADIN] = PALADIN[name]


def suspect(s: PaladinsState, seat: int, count: int) -> None:
    """Suspicion cards from the deck, without their tax."""
    for _i in range(count):
        s.suspicion_held.append(s.suspicion_deck.pop() * 4 + seat)
        s.own[seat * OWN + AT_SUSPICION] += 1


def suspicion(s: PaladinsState, seat: int) -> int:
    assert s.own[seat * OWN + AT_SUSPICION] == sum(entry & 3 == seat for entry in s.suspicion_held)
    return s.own[seat * OWN + AT_SUSPICION]


def next_suspicion(s: PaladinsState, *taxes: int) -> None:
    """Stack the suspicion deck: the first tax is drawn first."""
    from castellany.games.paladins.facts.tables import TAX_OF

    for tax in reversed(taxes):
        card = next(c for c in s.suspicion_deck if TAX_OF[c] == tax)
        s.suspicion_deck.remove(card)
        s.suspicion_deck.append(card)


def own(s: PaladinsState, seat: int, *cards: str) -> None:
    """Hired townsfolk, wherever they were."""
    for card in cards:
        number = FOLK[card]
        if number in s.folk_deck:
            s.folk_deck.remove(number)
        if number in s.folk_row:
            s.folk_row[s.folk_row.index(number)] = -1
        s.folk_at[number] = OWNED + seat


def row(s: PaladinsState, *cards: str | None) -> None:
    """The five townsfolk of the row, from the left."""
    for number in s.folk_row:
        if number >= 0:
            s.folk_at[number] = IN_DECK
            s.folk_deck.insert(0, number)
    s.folk_row = [-1 if card is None else FOLK[card] for card in cards]
    for number in s.folk_row:
        if number >= 0:
            s.folk_deck.remove(number)
            s.folk_at[number] = IN_ROW


def outsiders(s: PaladinsState, *cards: str | None) -> None:
    """The six outsiders of the row, from the left."""
    for number in s.outsider_row:
        if number >= 0:
            s.outsider_at[number] = IN_DECK
            s.outsider_deck.insert(0, number)
    s.outsider_row = [-1 if card is None else OUTSIDER[card] for card in cards]
    for number in s.outsider_row:
        if number >= 0:
            s.outsider_deck.remove(number)
            s.outsider_at[number] = IN_ROW


def favours(s: PaladinsState, *names: str) -> None:
    """The favours in play, from the left."""
    chosen = [FAVOUR[name] for name in names]
    s.kings[6:16] = chosen + [f for f in range(10) if f not in chosen]


def orders(s: PaladinsState, *names: str) -> None:
    chosen = [ORDER[name] for name in names]
    s.kings[0:6] = chosen + [o for o in range(6) if o not in chosen]


def go(s: PaladinsState) -> PaladinsState:
    """Run whatever happens without a question. A sealed question must not be put twice."""
    if not s.sealed:
        s.settle()
    return s


def do(s: PaladinsState, *choices: str) -> list[str]:
    """Play choices by notation for whoever must choose; returns the ids of what was told."""
    return [event.message.id for event in tell(s, *choices)]


def tell(s: PaladinsState, *choices: str) -> list[Event]:
    heard: list[Event] = []
    s.log = heard
    go(s)
    for choice in choices:
        s.play(s.waiting[0], GAME.parse(choice))
    s.log = None
    return heard


def can(s: PaladinsState) -> set[str]:
    """All choices of the seat that must choose, in notation."""
    go(s)
    return {GAME.text(choice) for choice in s.choices(s.waiting[0])}


def why(s: PaladinsState, choice: str) -> tuple[str, dict[str, Any], str]:
    """The refusal of a choice: message id, arguments and rule."""
    go(s)
    refusal = s.why_not(s.waiting[0], GAME.parse(choice))
    assert refusal is not None, f"{choice} is legal"
    return refusal.message.id, dict(refusal.message.args), refusal.rule


def parts(s: PaladinsState, seat: int) -> dict[str, int]:
    """The parts of a score that are not zero; equal names added up."""
    found: dict[str, int] = {}
    for part in s.scores()[seat].parts:
        if part.points:
            found[part.name] = found.get(part.name, 0) + part.points
    return found


def ledger(s: PaladinsState) -> dict[str, int]:
    """All that can be counted on the table: piles, purses, markers, how often something was done, who stands where."""
    found: dict[str, int] = {}
    for node in walk(s.observe(None)["things"]):
        facts: Any = node.get("facts") or {}
        if isinstance(node.get("value"), int) and not node["id"].endswith("/workers"):
            found[node["id"]] = node["value"]
        if "done" in facts and "limit" in facts:
            found[f"{node['id']}.done"] = facts["done"]
        if "stands" in facts:
            found[node["id"]] = int(facts["stands"] not in ("", "workshop"))
            found[f"{node['id']}.workshop"] = int(facts["stands"] == "workshop")
        if node["id"].startswith("favour:"):
            found[node["id"]] = int(facts["worker"] != "")
        if node["id"].startswith("space:"):
            found[node["id"]] = {"": 0, "monk": 10, "outpost": 20}[facts.get("piece", "")] + facts.get("owner", 0)
        if "jar" in facts:
            found[node["id"]] = int(facts["jar"])
    return found


def changed(s: PaladinsState, before: dict[str, int]) -> dict[str, int]:
    """What is more or less in the ledger than it was."""
    after = ledger(s)
    names = sorted({*before, *after})
    found = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: more for name, more in found.items() if more}


def shown(s: PaladinsState, id: str, seat: int | None = 0) -> dict[str, Any]:
    """A thing as this seat sees it."""
    return next(node for node in walk(s.observe(seat)["things"]) if node["id"] == id)


def facts(s: PaladinsState, id: str, seat: int | None = 0) -> Any:
    return shown(s, id, seat)["facts"]


def notes(s: PaladinsState, id: str, seat: int | None = 0) -> dict[str, dict[str, Any]]:
    """What is noted at a thing: arguments by id of the sentence."""
    return {note["id"]: note["args"] for note in shown(s, id, seat).get("notes", [])}
