"""What El Grande's bots say for their choices: always something, always true, never what the seat cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from castellany import bots, words
from castellany.bots import TEXT, strategy_of
from castellany.games.elgrande import GAME, cards, kinds, piles
from castellany.games.elgrande.facts import CASTLE, COURT, GRANDE_BONUS, INVITES, PLACES, PROVINCE, REGIONS
from castellany.games.elgrande.flow import round_number
from castellany.games.elgrande.ids import CARD_NAMES, KING_NAMES, PLACE_NAMES
from castellany.games.elgrande.lexicon import ACT, DISK, DROP, END, KING, LIFT, PLACE, PLAY, SCORE, STOP, TAKE, TILE
from castellany.games.elgrande.scoring import rank_in, total, would_pay
from castellany.games.elgrande.state import NO_POWER, GrandeState
from castellany.kernel import Frame, Message
from castellany.words import LANGUAGES
from tests.games.elgrande import helpers as h

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
ALL_CARDS = ["representation", "veto", "second_veto", "rivalry"]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (5, {"short_game": True}),
    (3, {"new_regency": True, "open_castle": True, "short_game": True}),
    (4, {"new_regency": True, "short_game": True, "alternatives": ALL_CARDS}),
    (2, {"changing_powers": True, "short_game": True, "alternatives": ALL_CARDS}),
]
Moment = tuple[GrandeState, int, int]


def reasons(s: GrandeState, seat: int, choice: int) -> list[Message]:
    return strategy_of("elgrande").reasons(s, seat, choice)


def played(table: int) -> Iterator[Moment]:
    """Every real choice that squires make in one game at a table."""
    seats, options = TABLES[table]
    s = h.new(seats, 40 + table, **options)
    squires = [bots.make("squire", "elgrande", seed=table * 10 + seat) for seat in range(seats)]
    while s.waiting:
        seat = s.waiting[0]
        choice = squires[seat].choose(s, seat).choice
        if len(s.choices(seat)) > 1:
            yield s, seat, choice
        s.play(seat, choice)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_squires_always_say_why_and_it_is_so(table: int) -> None:
    for s, seat, choice in played(table):
        before = s.encode()
        said = reasons(s, seat, choice)
        assert said, GAME.text(choice)
        assert s.encode() == before, "thinking changes nothing"
        for message in said:
            assert message.id.startswith("why-elgrande-")
            renders(message)
            assert holds(s, seat, choice, message), (GAME.text(choice), message)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_choice_that_could_be_made_has_a_true_reason(table: int) -> None:
    """Strong bots choose what squires never would; each eighth question is looked at with all its choices."""
    for number, (s, seat, _choice) in enumerate(played(table)):
        if number % 8 == table % 8:
            for choice in s.choices(seat):
                said = reasons(s, seat, choice)
                assert said, GAME.text(choice)
                for message in said:
                    renders(message)
                    assert holds(s, seat, choice, message), (GAME.text(choice), message)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_what_is_said_does_not_depend_on_what_is_hidden(table: int) -> None:
    for number, (s, seat, choice) in enumerate(played(table)):
        if number % 8 == 0:
            said = reasons(s, seat, choice)
            for seed in (1, 2, 3):
                other = s.resample(seat, seed)
                assert isinstance(other, GrandeState)
                assert reasons(other, seat, choice) == said
            if not s.open_castle:
                assert reasons(with_another_castle(s, seat), seat, choice) == said


def with_another_castle(s: GrandeState, seat: int) -> GrandeState:
    """The same table, but others' caballeros lie otherwise in the closed castle and the provinces."""
    other = s.copy()
    for colour in range(s.colours):
        if colour != seat:
            base = colour * PLACES
            both = other.at[base + CASTLE] + other.at[base + PROVINCE]
            other.at[base + CASTLE] = both // 2
            other.at[base + PROVINCE] = both - both // 2
    return other


def test_every_sentence_of_the_texts_is_said_somewhere() -> None:
    code = "".join(file.read_text() for file in (Path(TEXT).parent / "elgrande").rglob("*.py"))
    ids = re.findall(r"^(why-elgrande-[a-z-]+) =", (Path(TEXT) / "en.ftl").read_text(), re.MULTILINE)
    assert len(ids) > 100
    assert [name for name in ids if f'"{name}"' not in code] == []


def renders(message: Message) -> None:
    for lang in LANGUAGES:
        faults: list[str] = []
        sentence = words.load(lang, "elgrande", TEXT).render(message, NAMES, faults)
        assert not faults
        assert sentence[0].isupper() or sentence[0] in "«„0123456789", sentence
        assert sentence.endswith(".") and len(sentence) <= 125, sentence


# Truth, reckoned anew: by playing the choice, by moving pieces on a copy, or from the table as it lies.


class Facts:
    """The arguments of a sentence: numbers and names."""

    def __init__(self, args: dict[str, Any]) -> None:
        self.n: dict[str, int] = {key: value for key, value in args.items() if isinstance(value, int)}
        self.name: dict[str, str] = {key: value for key, value in args.items() if isinstance(value, str)}


def place_of(a: Facts) -> int:
    return PLACE_NAMES.index(a.name["place"])


def colour_of(s: GrandeState, name: str) -> int:
    return s.seats if name == "imaginary" else int(name[5:])


def shifted(s: GrandeState, colour: int, place: int, by: int) -> GrandeState:
    then = s.copy()
    then.at[colour * PLACES + place] += by
    return then


def gained(s: GrandeState, colour: int, place: int, by: int, seat: int) -> int:
    """Points a seat gets more in a place if a colour has `by` caballeros more there."""
    return would_pay(shifted(s, colour, place, by), place)[seat] - would_pay(s, place)[seat]


def regions_pay(s: GrandeState) -> list[int]:
    return [sum(would_pay(s, region)[seat] for region in range(REGIONS)) for seat in range(s.seats)]


def after(s: GrandeState, seat: int, *choices: int) -> GrandeState:
    """The choices alone: no turn, round or scoring follows them."""
    then = s.copy()
    then.frames = then.frames[-1:]
    for choice in choices:
        then.play(seat, choice)
    return then


def moves(s: GrandeState, seat: int) -> list[list[int]]:
    """What the regions would pay everybody more after each single move to another region that may be made now."""
    base = regions_pay(s)
    found: list[list[int]] = []
    for lift in [choice for choice in s.choices(seat) if LIFT.has(choice)]:
        for place in range(REGIONS):
            if place not in (LIFT.second(lift), s.king):
                pays = regions_pay(after(s, seat, lift, DROP.of(place)))
                found.append([pays[other] - base[other] for other in range(s.seats)])
    return found


def lifting(s: GrandeState, seat: int, choice: int) -> GrandeState:
    """The moment in which pieces are chosen: now, or after the special action that END gives up has begun."""
    return after(s, seat, ACT.base) if choice == END.base else s


def holds(s: GrandeState, seat: int, choice: int, message: Message) -> bool:
    kind = message.id[len("why-elgrande-") :]
    facts = Facts(message.args)
    for part in (of_places, of_losses, of_moves, of_supply, of_scorings, of_king_and_tiles):
        verdict = part(s, seat, choice, kind, facts)
        if verdict is not None:
            return verdict
    return True


def of_places(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    if kind == "place-more":
        return a.n["points"] > 0 and gained(s, seat, place_of(a), 1, seat) == a.n["points"]
    if kind == "place-hurts":
        return a.n["points"] > 0 and gained(s, seat, place_of(a), 1, colour_of(s, a.name["seat"])) == -a.n["points"]
    if kind == "place-guard":
        place = place_of(a)
        rival = colour_of(s, a.name["who"])
        firm = shifted(s, seat, place, 1)
        return gained(s, rival, place, 1, seat) == -a.n["points"] < 0 and gained(firm, rival, place, 1, seat) == 0
    if kind == "place-step":
        place = place_of(a)
        more = [gained(s, seat, place, by, seat) for by in range(1, a.n["count"] + 2)]
        return more[-1] == a.n["points"] > 0 and max(more[:-1]) <= 0
    if kind == "place-alone":
        others = [s.at[c * PLACES + place_of(a)] for c in range(s.colours) if c != seat]
        return not any(others)
    if kind == "place-lead" and PLACE.has(choice):
        then = after(s, seat, choice)
        row = [then.at[c * PLACES + place_of(a)] for c in range(s.colours)]
        return row[seat] - row[colour_of(s, a.name["who"])] == a.n["count"] > 0 and row[seat] == max(row)
    if kind == "place-none":
        then = s
        if choice == END.base and ACT.base in s.choices(seat) and s.card == cards.MILITIA:
            then = after(s, seat, ACT.base)
        options = [c for c in then.choices(seat) if PLACE.has(c) and PLACE.arg(c) < REGIONS]
        return all(gained(s, seat, PLACE.arg(c), 1, seat) <= 0 for c in options)
    if kind == "scoring-soon":
        return round_number(s) in (3, 6, 9)
    if kind == "castle":
        return s.king != CASTLE and s.at[seat * PLACES + CASTLE] + 1 == a.n["count"]
    if kind == "castle-own":
        return s.at[seat * PLACES + CASTLE] == a.n["count"] > 0
    if kind in ("castle-nobody", "disk-nothing"):
        return s.at[seat * PLACES + CASTLE] == 0
    if kind == "arrive" and s.grandes[seat] != CASTLE:
        return DISK.has(choice) and gained(s, seat, place_of(a), a.n["count"], seat) == a.n["points"] > 0
    return None


def of_losses(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    if kind == "lose-least":
        asked = [PLACE_NAMES.index(f"place-{GAME.text(c).split()[-1]}") for c in s.choices(seat) if c != STOP.base]
        prices = [gained(s, seat, r, -min(a.n["count"], s.at[seat * PLACES + r]), seat) for r in asked]
        if s.card != cards.CIVIL_WAR:
            return max(prices) == -a.n["points"] < 0
    if kind in ("lose", "lose-least"):
        return gained(s, seat, place_of(a), -a.n["count"], seat) == -a.n["points"] < 0
    if kind == "lose-none":
        return gained(s, seat, place_of(a), -a.n["count"], seat) >= 0
    if kind == "hurts":
        victim = colour_of(s, a.name["seat"])
        return gained(s, victim, place_of(a), -1, victim) == -a.n["points"] < 0
    if kind == "frees":
        return gained(s, colour_of(s, a.name["who"]), place_of(a), -1, seat) == a.n["points"] > 0
    if kind == "gap":
        row = sorted(s.at[c * PLACES + place_of(a)] for c in range(s.colours))
        leader = s.at[colour_of(s, a.name["who"]) * PLACES + place_of(a)] == row[-1]
        return leader and row[-2] == s.at[seat * PLACES + place_of(a)] and row[-1] - row[-2] == a.n["count"] + 1
    if kind == "left":
        return s.at[colour_of(s, a.name["who"]) * PLACES + place_of(a)] == a.n["count"] + 1
    if kind == "recall-dear":
        own = [r for r in range(REGIONS) if r != s.king and s.at[seat * PLACES + r]]
        return min(-gained(s, seat, r, -1, seat) for r in own) == a.n["points"] > 0
    if kind == "also-hurts" and (PLACE.has(choice) or TILE.has(choice)) and not s.open_castle:
        victim = colour_of(s, a.name["seat"])
        return regions_pay(s)[victim] - regions_pay(after(s, seat, choice))[victim] == a.n["points"] > 0
    return None


def of_moves(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    if kind in ("step-own", "step-other"):
        colour = seat if kind == "step-own" else colour_of(s, a.name["who"])
        source = PLACE_NAMES.index(a.name["source"])
        target = place_of(a)
        then = shifted(shifted(s, colour, source, -1), colour, target, 1)
        return regions_pay(then)[seat] - regions_pay(s)[seat] == a.n["points"] > 0 and s.king not in (source, target)
    if kind == "move-none":
        rest = moves(lifting(s, seat, choice), seat)
        others = [move[other] for move in rest for other in range(s.seats) if other != seat]
        return all(move[seat] <= 0 for move in rest) and all(change >= 0 for change in others)
    if kind == "move-no-gain":
        return all(move[seat] <= 0 for move in moves(lifting(s, seat, choice), seat))
    if kind == "move-most":
        return max(move[seat] for move in moves(lifting(s, seat, choice), seat)) == a.n["points"]
    if kind == "drop-none":
        victim = colour_of(s, a.name["seat"])
        return gained(s, victim, place_of(a), 1, victim) == 0
    if kind == "drop-hurts":
        mover = s.frames[-1].a // PLACES
        return gained(s, mover, place_of(a), 1, colour_of(s, a.name["seat"])) == -a.n["points"] < 0
    if kind == "as-is":
        pays = regions_pay(s)
        rival = colour_of(s, a.name["seat"])
        best = max(pays[other] for other in range(s.seats) if other != seat)
        return pays[seat] == a.n["points"] and pays[rival] == a.n["other"] == best and rival != seat
    return None


def of_supply(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    court = s.at[seat * PLACES + COURT]
    others = [s.power[c] for c in range(s.colours) if c != seat]
    if kind == "power-brings":
        return a.n["count"] == min(INVITES[a.n["power"]], s.at[seat * PLACES + PROVINCE]) > 0 and a.n["court"] == court
    if kind == "order":
        higher = sum(power > a.n["power"] for power in others)
        return NO_POWER not in others and (a.n["before"], a.n["after"]) == (higher, len(others) - higher)
    if kind == "highest-yet":
        return max(others) != NO_POWER and max(others) < a.n["power"]
    if kind == "order-yet":
        return sum(power > a.n["power"] for power in others) == a.n["before"] and NO_POWER in others
    if kind == "keeps" and PLAY.has(choice):
        hand = [card for card in range(1, 14) if (s.hands[seat] >> card) & 1]
        return len([card for card in hand if card > PLAY.arg(choice)]) == a.n["count"] > 0 and len(hand) > 1
    if kind == "highest-card":
        return s.hands[seat] >> (a.n["power"] + 1) == 0
    if kind == "invite" and not TAKE.has(choice) and choice != ACT.base:
        return a.n["court"] == court + a.n["count"]
    if kind in ("court-enough", "court-short"):
        most = max(cards.PLACED_BY[card] for card in piles.available(s))
        enough = a.n["court"] >= a.n["count"]
        return a.n["count"] == most and enough == (kind == "court-enough") and a.n["court"] >= court
    if kind == "hand-enough":
        left = (6 if s.short else 9) - s.round - 1
        return a.n["count"] == s.hands[seat].bit_count() and a.n["rounds"] == left > 0
    if kind == "regain":
        return len([card for card in range(a.n["power"] + 1, 14) if (s.hands[seat] >> card) & 1]) == a.n["count"]
    if kind == "regain-could":
        used = [c for c in range(1, 14) if (s.spent[seat] >> c) & 1 or s.played[seat] == c]
        return max(used) == a.n["power"]
    if kind in ("court-later", "court-stays"):
        return a.n["count"] == court > 0
    plain = s.card in (cards.WATCHTOWERS, cards.FIESTA, cards.HEARTLAND, cards.TRIUMPH) and not s.vetoes
    if kind == "act-then" and plain:
        then = after(s, seat, ACT.base)
        return then.frames[-1].c >= a.n["count"] > 0 and any(PLACE.has(c) for c in then.choices(seat))
    if kind == "act-instead" and plain:
        return not after(s, seat, ACT.base).frames
    if kind == "sends-back" and choice == ACT.base and s.card in (cards.DISGRACE, cards.DISMISSAL) and not s.vetoes:
        then = after(s, seat, ACT.base)
        rows = [c * PLACES + PROVINCE for c in range(s.seats) if c != seat]
        return sum(then.at[row] - s.at[row] for row in rows) == a.n["count"] > 0
    return None


def of_scorings(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    if not kind.startswith("score-") or s.vetoes:
        return None
    if SCORE.has(choice):
        then = after(s, seat, choice)
        paid = [total(then, other) - total(s, other) for other in range(s.seats)]
    elif a.name["what"] in PLACE_NAMES:
        paid = would_pay(s, PLACE_NAMES.index(a.name["what"]))
    elif choice in (ACT.base, END.base) and a.name["what"] == CARD_NAMES[s.card]:
        then = after(s, seat, ACT.base)
        paid = [total(then, other) - total(s, other) for other in range(s.seats)]
    else:
        return None
    mine = paid[seat]
    best = max(paid[other] for other in range(s.seats) if other != seat)
    said = {
        "score-alone": mine > 0 == best,
        "score-more": mine > best > 0,
        "score-even": mine == best > 0,
        "score-less": mine < best,
        "score-none": mine == best == 0,
    }
    right = a.n.get("points", 0) == mine and a.n.get("other", best) == best
    return said[kind] and right and ("seat" not in a.name or paid[colour_of(s, a.name["seat"])] == best)


def tile_gains(s: GrandeState, seat: int) -> list[int]:
    """What every way to lay a score tile on a region would bring, the castle's own pay included where it is open."""
    found: list[int] = []
    places = range(REGIONS + 1 if s.open_castle else REGIONS)
    for tile in (0, 1):
        for place in range(REGIONS):
            if s.tiles[tile] != s.king and place != s.king and place not in s.tiles:
                then = s.copy()
                then.tiles[tile] = place
                found.append(sum(would_pay(then, p)[seat] - would_pay(s, p)[seat] for p in places))
    return found


def of_king_and_tiles(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    if kind == "king-guards" and KING.has(choice) and s.card != cards.ESCORT:
        place = KING_NAMES.index(a.name["place"])
        return would_pay(after(s, seat, choice), place)[seat] == a.n["points"] > 0
    if kind == "king-could":
        then = s.copy()
        then.king = place_of(a)
        gone = GRANDE_BONUS if s.grandes[seat] == place_of(a) else 0
        return a.n["points"] > 0 and would_pay(then, place_of(a))[seat] - a.n["points"] in (0, gone)
    if kind == "king-opens" and KING.has(choice):
        then = after(s, seat, choice)
        then.frames = s.frames[:-1]
        then.settle()
        options = then.choices(seat) if then.waits_for(seat) else []
        opened = PLACE.of(place_of(a)) in options or s.card in (cards.ESCORT, cards.AUDIENCE)
        return opened and gained(s, seat, place_of(a), 1, seat) == a.n["points"] > 0
    if kind in ("tile-could", "tile-most", "tile-no-gain"):
        gains = tile_gains(s, seat)
        return max(gains) <= 0 if kind == "tile-no-gain" else max(gains) == a.n["points"] > 0
    if kind == "incite-gain":
        then = s.copy()
        for other in range(s.seats):
            if other != seat:
                then.at[other * PLACES + place_of(a)] = 0
        return would_pay(then, place_of(a))[seat] - would_pay(s, place_of(a))[seat] == a.n["points"] > 0
    if kind == "king-stays":
        return place_of(a) == s.king and would_pay(s, s.king)[seat] == a.n["points"] > 0
    if kind == "king-leaves":
        return place_of(a) == s.king and rank_in(s, s.king)[colour_of(s, a.name["seat"])] == 0
    if kind == "grande-pays" and GAME.text(choice).startswith("grande"):
        then = after(s, seat, choice)
        here = place_of(a)
        return would_pay(then, here)[seat] - would_pay(s, here)[seat] == GRANDE_BONUS == a.n["points"]
    if kind == "grande-idle":
        return s.grandes[seat] == place_of(a) and rank_in(s, place_of(a))[seat] != 0
    if kind in ("tile-more", "tile-hurts") and not s.open_castle:
        who = seat if kind == "tile-more" else colour_of(s, a.name["seat"])
        change = regions_pay(after(s, seat, choice))[who] - regions_pay(s)[who]
        return change == (a.n["points"] if kind == "tile-more" else -a.n["points"]) and a.n["points"] > 0
    if kind == "incite":
        rows = [other * PLACES + place_of(a) for other in range(s.seats) if other != seat]
        return sum(s.at[row] for row in rows) == a.n["count"]
    return None


# Single moments.


def ids(s: GrandeState, seat: int, text: str) -> list[str]:
    return [message.id[len("why-elgrande-") :] for message in reasons(s, seat, GAME.parse(text))]


def first(s: GrandeState, seat: int, text: str) -> dict[str, Any]:
    return reasons(s, seat, GAME.parse(text))[0].args


def test_justice_says_who_gets_more() -> None:
    pieces = {h.PURPLE: {h.TOLEDO: 3, h.GALICIA: 1}, h.GREEN: {h.TOLEDO: 2, h.GALICIA: 2, h.NAVARRA: 1}}
    s = h.with_card(h.scene(pieces), cards.JUSTICE)
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "score toledo") == ["score-more"]
    toledo = reasons(s, h.PURPLE, GAME.parse("score toledo"))[0]
    assert toledo.args == {"what": "place-toledo", "points": 7, "seat": "seat:1", "other": 4}
    assert ids(s, h.PURPLE, "score galicia") == ["score-less"]
    assert ids(s, h.PURPLE, "score navarra") == ["score-less"]
    assert ids(s, h.PURPLE, "score sevilla") == ["score-none"]


def test_a_caballero_is_placed_for_points_against_a_rival_or_for_later() -> None:
    pieces = {
        h.PURPLE: {COURT: 5, h.GALICIA: 1, h.NAVARRA: 2, h.ARAGON: 1},
        h.GREEN: {h.GALICIA: 1, h.NAVARRA: 1, h.ARAGON: 2, h.TOLEDO: 4},
        h.BLUE: {h.TOLEDO: 3},
        h.ORANGE: {h.TOLEDO: 2},
    }
    s = h.with_card(h.scene(pieces), cards.MILITIA)
    assert ids(s, h.PURPLE, "place galicia") == ["place-more"]
    assert first(s, h.PURPLE, "place galicia") == {"place": "place-galicia", "points": 2}
    assert ids(s, h.PURPLE, "place navarra") == ["place-guard"]
    assert ids(s, h.PURPLE, "place aragon") == ["place-hurts"]
    assert ids(s, h.PURPLE, "place toledo") == ["place-step"]
    assert first(s, h.PURPLE, "place toledo") == {"place": "place-toledo", "count": 2, "points": 2}


def test_a_card_that_pays_another_more_is_left_unused() -> None:
    pieces = {h.PURPLE: {h.VALENCIA: 1}, h.GREEN: {h.NAVARRA: 2, h.ARAGON: 2}}
    s = h.with_card(h.scene(pieces), cards.FIESTA)
    assert ids(s, h.PURPLE, "end") == ["score-less"]
    assert first(s, h.PURPLE, "end") == {"what": "action-fiesta", "points": 5, "seat": "seat:1", "other": 10}


def test_the_king_is_led_where_one_leads() -> None:
    pieces = {h.PURPLE: {h.TOLEDO: 3}, h.GREEN: {h.TOLEDO: 1, h.CASTILLA: 2}}
    s = h.with_card(h.scene(pieces), cards.YOUR_MAJESTY)
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "king toledo") == ["king-guards", "king-leaves"]
    assert first(s, h.PURPLE, "king toledo") == {"place": "place-toledo", "points": 9}
    assert ids(s, h.PURPLE, "king granada") == ["king-leaves"]


def test_a_move_is_ended_when_none_is_worth_it() -> None:
    pieces = {h.PURPLE: {h.TOLEDO: 2}, h.GREEN: {h.GALICIA: 5, h.NAVARRA: 5, h.ARAGON: 5, h.VALENCIA: 5}}
    s = h.with_card(h.scene(pieces, seats=3), cards.REGROUPING)
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "stop") == ["move-most"]
    assert ids(s, h.PURPLE, "lift p1 toledo")[0] == "step-own"
    full = {r: 3 for r in range(REGIONS) if r != h.TOLEDO}
    s = h.with_card(h.scene({h.PURPLE: {h.TOLEDO: 1}, h.GREEN: full, h.BLUE: full}, seats=3), cards.REGROUPING)
    assert ids(s, h.PURPLE, "end") == ["move-none"]


def test_nobody_in_the_castle_makes_the_disk_idle() -> None:
    s = h.scene({h.PURPLE: {CASTLE: 2, h.TOLEDO: 1}, h.GREEN: {h.TOLEDO: 2, h.GALICIA: 1}})
    s.grandes = [h.GALICIA] * 4
    s.frames = [Frame(kinds.CASTLE_DISK)]
    s.sealed = []
    s.settle()
    assert ids(s, h.GREEN, "disk toledo") == ["disk-nothing"]
    assert ids(s, h.PURPLE, "disk toledo") == ["arrive"]
    assert first(s, h.PURPLE, "disk toledo") == {"place": "place-toledo", "count": 2, "points": 3}
    assert ids(s, h.PURPLE, "disk castilla") == ["disk-court"]


def test_a_veto_speaks_of_what_the_action_would_cost() -> None:
    pieces = {h.PURPLE: {h.GALICIA: 1}, h.GREEN: {COURT: 1, h.TOLEDO: 2}, h.BLUE: {h.TOLEDO: 1, h.NAVARRA: 2}}
    s = h.scene(pieces, alternatives=["veto"])
    s.vetoes = [h.GREEN, s.round + 1]
    h.do(h.with_card(s, cards.WITHDRAWAL), h.PURPLE, "act")
    assert ids(s, h.GREEN, "veto") == ["veto-back"]
    assert first(s, h.GREEN, "veto") == {"count": 3}
    assert ids(s, h.GREEN, "allow") == ["veto-kept"]
    s = h.scene(pieces, alternatives=["veto"])
    s.vetoes = [h.GREEN, s.round + 1]
    h.do(h.with_card(s, cards.AMBUSH), h.PURPLE, "act")
    assert ids(s, h.GREEN, "veto") == ["veto-move"]
    assert first(s, h.GREEN, "veto") == {"place": "place-toledo", "points": 3}
    s = h.scene(pieces, alternatives=["veto"])
    s.vetoes = [h.ORANGE, s.round]
    h.do(h.with_card(s, cards.WITHDRAWAL), h.PURPLE, "act")
    assert ids(s, h.ORANGE, "veto") == ["veto", "veto-last"]
    assert ids(s, h.ORANGE, "allow") == ["allow-nothing", "veto-kept"]


def test_a_caballero_is_called_back_from_where_it_is_cheapest() -> None:
    s = h.scene({h.PURPLE: {h.TOLEDO: 28, h.GALICIA: 2}, h.GREEN: {h.TOLEDO: 3, h.GALICIA: 1}})
    h.with_card(s, cards.REINFORCEMENTS)
    assert ids(s, h.PURPLE, "act") == ["recall-free"]
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "recall toledo")[0] == "lose-none"
    assert ids(s, h.PURPLE, "recall galicia")[0] == "lose"
    assert first(s, h.PURPLE, "recall galicia") == {"place": "place-galicia", "count": 1, "points": 2}
    assert ids(s, h.PURPLE, "stop")[-1] == "recall-stay"
