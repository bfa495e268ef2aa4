"""Every action of every seat to the last coin: what changes on the table, and that nothing else does."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import (
    changed,
    do,
    favours,
    give,
    go,
    ledger,
    next_suspicion,
    outsiders,
    put,
    row,
    turn,
)

SEATS = range(4)
CROWD = "labourer 2 scout 2 merchant 2 fighter 2 cleric 2"


def ready(seat: int, workers: str = CROWD, round: int = 1) -> PaladinsState:
    """Four people, one of them with all that actions ask for; the others have a labourer each and wait."""
    s = turn(4, seat=seat, round=round)
    for other in SEATS:
        give(s, other, workers if other == seat else "labourer")
    put(s, seat, silver=9, provisions=5, faith=5, strength=5, influence=5)
    row(s, "abbot-1", "gatekeeper-2", "missionary-2", "squire-2", "debt-collector-1")
    outsiders(s, "mercenary-v", "warrior-b", "invader-s", "assassin-b", "archer-b", "lookout-b")
    return s


def after(s: PaladinsState, *choices: str) -> dict[str, int]:
    """What these choices change, with every worker where the moves have left it."""
    go(s)
    before, census = ledger(s), GAME.census(s)
    do(s, *choices)
    assert GAME.census(s) == census, "everything is somewhere"
    return changed(s, before)


def mine(seat: int, **changes: int) -> dict[str, int]:
    """`mine(2, silver=-1)`: changes on this seat's side."""
    return {f"seat:{seat}/{name.replace('__', ':').replace('_', '-')}": more for name, more in changes.items()}


def spent(seat: int, action: str, *workers: str, first: int = 1) -> dict[str, int]:
    """Workers from the own supply onto the slots of an action, from the slot `first` on; the action counts once."""
    found = {f"seat:{seat}/action:{action}.done": 1}
    for i, worker in enumerate(workers):
        found[f"seat:{seat}/workers/{worker}"] = found.get(f"seat:{seat}/workers/{worker}", 0) - 1
        found[f"seat:{seat}/action:{action}/{first + i}"] = 1
    return found


def gained(seat: int, *workers: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for worker in workers:
        for id, more in ((f"seat:{seat}/workers/{worker}", 1), (f"supply/{worker}", -1)):
            found[id] = found.get(id, 0) + more
    return found


def summed(*parts: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in parts:
        for name, more in part.items():
            found[name] = found.get(name, 0) + more
    return {name: more for name, more in found.items() if more}


@pytest.mark.rule("PAL-5.1")
@pytest.mark.parametrize("seat", SEATS)
def test_develop(seat: int) -> None:
    s = ready(seat)
    told = after(s, "act develop", "place labourer", "place fighter", "workshop attack 2")
    at = f"seat:{seat}"
    assert told == summed(
        spent(seat, "develop", "labourer", "fighter"),
        gained(seat, "scout"),
        {f"{at}/silver": -4, f"{at}/workshops": -1, f"{at}/action:attack/2.workshop": 1},
    )


@pytest.mark.rule("PAL-5.4", "PAL-5.5")
@pytest.mark.parametrize("seat", SEATS)
def test_an_errand(seat: int) -> None:
    """The Missionary in the third place: 2 silver, faith +1, and she lies on the discard pile."""
    told = after(ready(seat), "act errand", "place cleric", "take missionary-2")
    placed = spent(seat, "recruit", "cleric")
    del placed[f"seat:{seat}/action:recruit.done"]  # nobody was hired
    assert told == summed(
        placed, {f"seat:{seat}/silver": -2, f"seat:{seat}/attribute-faith": 1, "townsfolk-discard": 1}
    )


@pytest.mark.rule("PAL-5.4", "PAL-5.6")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("verb", ["take", "borrow"])
def test_hiring(seat: int, verb: str) -> None:
    """The Gatekeeper in the second place: 2 silver or a debt, and 1 silver at once."""
    told = after(ready(seat), "act hire", "place merchant", f"{verb} gatekeeper-2")
    price = {"silver": -1} if verb == "take" else {"silver": 1, "unpaid": 1}
    found = summed(spent(seat, "recruit", "merchant", "fighter"), mine(seat, townsfolk=1, **price))
    assert told == (found if verb == "take" else {**found, "debts": -1})


@pytest.mark.rule("PAL-5.8")
@pytest.mark.parametrize("seat", SEATS)
def test_pray(seat: int) -> None:
    """A fighter and a scout leave Hunt for the main supply; the cleric stands on Pray."""
    s = ready(seat)
    s.board[seat * 28 + 6 : seat * 28 + 8] = [4, 2]
    s.workers[4 * 6 + 3] -= 1
    s.workers[4 * 6 + 1] -= 1
    told = after(s, "act pray", "clear hunt")
    at = f"seat:{seat}"
    placed = spent(seat, "pray", "cleric")
    del placed[f"{at}/action:pray.done"]  # nothing counts prayers
    freed = {f"{at}/action:hunt/1": -1, f"{at}/action:hunt/2": -1, "supply/fighter": 1, "supply/scout": 1}
    assert told == summed(placed, freed, {f"{at}/silver": -2})


@pytest.mark.rule("PAL-5.10", "PAL-7.1")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire(seat: int, tax: int) -> None:
    s = ready(seat)
    next_suspicion(s, tax)
    told = after(s, "act conspire", "place merchant")
    suspected = {f"seat:{seat}/suspicion": 1, "suspicion-deck": -1}
    taxed = {f"seat:{seat}/silver": tax, "tax": -tax}
    assert told == summed(spent(seat, "conspire", "merchant"), gained(seat, "criminal"), suspected, taxed)


@pytest.mark.rule("PAL-5.11", "PAL-5.12")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("action", "worker", "goods"), [("hunt", "scout", "provisions"), ("trade", "merchant", "silver")]
)
def test_hunt_and_trade(seat: int, action: str, worker: str, goods: str) -> None:
    told = after(ready(seat), f"act {action}-1", "place cleric")
    assert told == summed(spent(seat, action, "cleric"), {f"seat:{seat}/{goods}": 1})
    told = after(ready(seat), f"act {action}-2", "place labourer")
    assert told == summed(spent(seat, action, "labourer", worker), {f"seat:{seat}/{goods}": 3})


@pytest.mark.rule("PAL-6.1", "PAL-6.7")
@pytest.mark.parametrize("seat", SEATS)
def test_commission(seat: int) -> None:
    told = after(ready(seat), "act commission", "place labourer", "settle r3i")
    space = {"space:r3i": 10 + seat}
    gains = mine(seat, provisions=-1, monks=-1, attribute_influence=1, silver=2)
    assert told == summed(spent(seat, "commission", "scout", "labourer", "cleric"), gains, space)


@pytest.mark.rule("PAL-6.3", "PAL-6.7")
@pytest.mark.parametrize("seat", SEATS)
def test_garrison(seat: int) -> None:
    told = after(ready(seat), "act garrison", "place labourer", "settle r1c")
    gains = summed(mine(seat, provisions=-1, outposts=-1, attribute_faith=1), gained(seat, "labourer"))
    assert told == summed(spent(seat, "garrison", "merchant", "labourer", "fighter"), gains, {"space:r1c": 20 + seat})


@pytest.mark.rule("PAL-6.2")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("built", "provisions"), [(0, 1), (2, 1), (3, 2)])
def test_fortify(seat: int, built: int, provisions: int) -> None:
    s = ready(seat)
    put(s, seat, fortify=built)
    s.wall_deck.remove(16)
    s.wall_deck.append(16)  # wall 17: strength, labourer, fighter
    told = after(s, "act fortify", "place cleric")
    gains = summed(
        mine(seat, provisions=-provisions, walls=1, attribute_strength=1), gained(seat, "labourer", "fighter")
    )
    assert told == summed(spent(seat, "fortify", "merchant", "cleric", "scout"), gains, {"wall-deck": -1})


@pytest.mark.rule("PAL-6.4")
@pytest.mark.parametrize("seat", SEATS)
def test_absolve(seat: int) -> None:
    """The eighth space: two provisions, beside the faith of every jar. The first jar costs 1 silver."""
    told = after(ready(seat), "act absolve", "place scout", "jar 8")
    gains = mine(seat, silver=-1, jars=-1, attribute_faith=1, provisions=2, jar_space__8=1)
    assert told == summed(spent(seat, "absolve", "cleric", "scout", "merchant"), gains)


@pytest.mark.rule("PAL-6.5")
@pytest.mark.parametrize("seat", SEATS)
def test_attack(seat: int) -> None:
    """Strength 5 against the flag 9 of the fifth place: two silver for the four that are missing."""
    told = after(ready(seat), "act attack", "place merchant", "face archer-b")
    gains = summed(mine(seat, silver=-2, attacked=1, attribute_influence=1, provisions=1), gained(seat, "scout"))
    assert told == summed(spent(seat, "attack", "scout", "merchant", "fighter"), gains)


@pytest.mark.rule("PAL-6.6")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("done", "silver"), [(0, 0), (1, 1), (4, 2), (6, 3)])
def test_convert(seat: int, done: int, silver: int) -> None:
    """The Invader in the third place: faith 5 reaches its flag 4, strength rises by 2."""
    s = ready(seat)
    put(s, seat, convert=done)
    told = after(s, "act convert", "place merchant", "face invader-s")
    gains = mine(seat, silver=-silver, converted=1, attribute_strength=2)
    assert told == summed(spent(seat, "convert", "fighter", "merchant", "cleric"), gains)


FAVOURS = {
    "recruit": (("scout",), ("take squire-2",), {"townsfolk": 1, "action__recruit.done": 1}, ()),
    "penance": (("cleric",), (), {"silver": 2}, ()),
    "attribute": (("criminal",), ("pick 2",), {"silver": -3, "attribute_influence": 1}, ()),
    "clemency": (("fighter",), ("pick 1",), {"silver": -1}, ()),
    "loan": (("labourer",), (), {"unpaid": 1}, ("scout", "merchant", "fighter")),
    "builders": (("merchant",), ("pick 2",), {"provisions": -1}, ("fighter", "cleric")),
    "parole": (("criminal",), (), {}, ("labourer", "labourer", "labourer")),
    "stores": (("labourer",), (), {"provisions": 2, "silver": 1}, ()),
    "chapel": (("labourer",), (), {}, ()),
}
TAXES = {"penance": 2, "stores": 1}


@pytest.mark.rule("PAL-8.2", "PAL-8.3", "PAL-8.4")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", sorted(FAVOURS))
def test_favours(seat: int, name: str) -> None:
    (worker,), choices, changes, workers = FAVOURS[name]
    s = ready(seat, worker, round=3)
    favours(s, name)
    told = after(s, f"favour {name}", *choices)
    table: dict[str, int] = {f"favour:{name}": 1, f"seat:{seat}/workers/{worker}": -1, "tax": -TAXES.get(name, 0)}
    if name == "loan":
        table["debts"] = -1
    assert told == summed(table, mine(seat, **changes), gained(seat, *workers))
