"""Whether what is said for a choice of El Grande is so, reckoned anew and apart from the code that says it:

by playing the choice, by moving pieces on a copy, or from the table as it lies.
"""

from __future__ import annotations

from typing import Any

from castellany.games.elgrande import GAME, kinds, piles
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import (
    CASTLE,
    COURT,
    GRANDE_BONUS,
    INVITES,
    KING_BONUS,
    PLACES,
    PROVINCE,
    REGIONS,
)
from castellany.games.elgrande.flow import round_number
from castellany.games.elgrande.ids import CARD_NAMES, KING_NAMES, PLACE_NAMES
from castellany.games.elgrande.lexicon import (
    ACT,
    ALLOW,
    ARREST,
    BOOST,
    DISK,
    DROP,
    END,
    INVITE,
    KING,
    LIFT,
    PLACE,
    PLAY,
    SCORE,
    STOP,
    TAKE,
    TILE,
)
from castellany.games.elgrande.scoring import rank_in, total, value, would_pay
from castellany.games.elgrande.state import NO_POWER, GrandeState
from castellany.kernel import Message

UNCHECKED = {
    # Rules of the game, true at every moment in which they can be said.
    "rivalry", "castle-anyway", "act-free", "tile-raise", "arrest", "veto", "veto-take", "drop-castle",
    # Lists of names that stand beside the choice.
    "pass", "king-near", "regain-modifier",
}  # fmt: skip
PARTLY = {
    # Reckoned where the effect is seen at once, not where further questions or a Veto come between.
    "act-then", "act-instead", "invite", "sends-back", "also-hurts", "place-lead", "king-opens", "king-guards",
    "arrive", "lose-least", "grande-pays", "keeps", "tile-more", "tile-hurts",
    "score-alone", "score-more", "score-even", "score-less", "score-none",
}  # fmt: skip


class Facts:
    """The arguments of a sentence: numbers and names."""

    def __init__(self, args: dict[str, Any]) -> None:
        self.n: dict[str, int] = {key: value for key, value in args.items() if isinstance(value, int)}
        if args.get("power") == "minus-1":  # said with a true minus sign
            self.n["power"] = -1
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
    if choice != END.base:
        return s
    then = s.copy()
    then.vetoes = []
    return after(then, seat, ACT.base)


def holds(s: GrandeState, seat: int, choice: int, message: Message) -> bool:
    kind = message.id[len("why-elgrande-") :]
    facts = Facts(message.args)
    for part in (of_places, of_losses, of_moves, of_supply, of_scorings, of_king_and_tiles, of_the_rest):
        verdict = part(s, seat, choice, kind, facts)
        if verdict is not None:
            return verdict
    assert kind in UNCHECKED or kind in PARTLY, f"nobody reckons {kind}"
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
    if kind == "also-hurts" and (ARREST.has(choice) or LIFT.has(choice)):
        verb = ARREST if ARREST.has(choice) else LIFT
        victim = colour_of(s, a.name["seat"])
        colour = verb.first(choice)
        return victim == colour and gained(s, colour, verb.second(choice), -1, victim) == -a.n["points"] < 0
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
    if "power" in a.n and PLAY.has(choice) and a.n["power"] != PLAY.arg(choice):
        return False
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
        count = INVITE.arg(choice) if INVITE.has(choice) else 0
        right = a.n["count"] == most and a.n["court"] == court + count
        return right and enough == (kind == "court-enough")
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
    if kind in ("act-then", "act-instead") and a.n["count"] != min(s.frames[-1].c, court):
        return False
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
        leads = rank_in(s, s.king)[colour_of(s, a.name["seat"])] == 0
        return place_of(a) == s.king and leads and a.n["points"] == KING_BONUS
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


def of_the_rest(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    """Sentences of few numbers."""
    base = seat * PLACES
    if kind == "places":
        most = cards.PLACED_BY[TAKE.arg(choice)] if TAKE.has(choice) else 2
        return a.n["court"] == s.at[base + COURT] and a.n["count"] == min(most, a.n["court"]) > 0
    if kind in ("castle-pays", "tile-value"):
        then = s if kind == "castle-pays" else after(s, seat, choice)
        place = CASTLE if kind == "castle-pays" else place_of(a)
        return value(then, place, 0) == a.n["points"] and value(s, place, 0) == a.n.get("before", value(s, place, 0))
    if kind == "invite-fewer":
        moved = a.n["court"] - s.at[base + COURT]
        return moved >= 0 and a.n["count"] == s.at[base + PROVINCE] - moved
    if kind == "deny":
        then = with_the_card(s, seat, choice)
        paid = [total(then, other) - total(s, other) for other in range(s.seats)]
        return paid[colour_of(s, a.name["seat"])] == a.n["points"] == max(paid) > paid[seat]
    if kind == "civil-war":
        return len([c for c in range(s.seats) if c != seat and outside(s, c)]) == a.n["count"]
    if kind == "grande-soon":
        then = shifted(s, seat, place_of(a), a.n["count"])
        return rank_in(then, place_of(a))[seat] == 0 != rank_in(s, place_of(a))[seat] and a.n["points"] == GRANDE_BONUS
    if kind == "grande-could":
        home = rank_in(s, s.grandes[seat])[seat]
        return rank_in(s, place_of(a))[seat] == 0 != home and a.n["points"] == GRANDE_BONUS
    if kind == "grande-stays":
        home = s.grandes[seat] == place_of(a) and rank_in(s, place_of(a))[seat] == 0
        return home and a.n["points"] == GRANDE_BONUS
    if kind == "disk-court":
        return a.n["court"] == s.at[base + COURT] + s.at[base + CASTLE] and a.n["count"] == s.at[base + CASTLE]
    if kind == "return-court":
        return after(s, seat, choice).at[base + COURT] == a.n["count"]
    if kind == "recall-stay":
        return sum(s.at[base : base + REGIONS]) == a.n["count"]
    if kind == "recall-free":
        return any(gained(s, seat, r, -1, seat) >= 0 for r in outside(s, seat))
    if kind == "arrive-behind":
        arriving = s.at[base + (CASTLE if s.frames[-1].kind == kinds.CASTLE_DISK else s.frames[-1].b)]
        most = max(s.at[c * PLACES + place_of(a)] for c in range(s.colours) if c != seat)
        return most - s.at[base + place_of(a)] - arriving == a.n["count"] >= 0
    if kind in ("drop-safe", "drop-least"):
        mover = s.frames[-1].a // PLACES
        changes = [gained(s, mover, place_of(a), 1, other) for other in range(s.seats)]
        if kind == "drop-safe":
            return min(changes) >= 0
        least = min(gained(s, mover, DROP.arg(c), 1, mover) for c in s.choices(seat))
        return changes[mover] == a.n["points"] == least
    if kind == "tile-would":
        victim = colour_of(s, a.name["seat"])
        tile = 0 if a.name["tile"] == "tile-eight_four" else 1
        then = s.copy()
        then.tiles[tile] = place_of(a)
        return max(tile_gains(s, seat)) <= 0 and pay_of(s, victim) - pay_of(then, victim) == a.n["points"] > 0
    return of_modifiers_and_vetoes(s, seat, choice, kind, a)


def of_modifiers_and_vetoes(s: GrandeState, seat: int, choice: int, kind: str, a: Facts) -> bool | None:
    if kind.startswith("modifier-"):
        card = BOOST.first(choice)
        return card + (2, 1, -1, -2)[BOOST.second(choice)] == a.n["power"]
    if kind == "regain-brings":
        return INVITES[a.n["power"]] == a.n["count"]
    if kind == "regain-late":
        return s.round == (6 if s.short else 9) - 1
    if kind == "king-comes":
        return s.king >= REGIONS
    if kind == "king-castle":
        return s.king != CASTLE
    if kind == "king-goes":
        return s.king == place_of(a)
    if kind == "king-entered":
        return s.king == place_of(a) and s.at[seat * PLACES + s.king] == a.n["count"]
    if kind == "take-empty":
        return s.at[seat * PLACES + COURT] == 0
    if kind in ("allow-pays", "allow-nothing"):
        then = s.copy()
        then.vetoes = []
        then = after(then, seat, ALLOW.base)
        paid = [total(then, other) - total(s, other) for other in range(s.seats)]
        if kind == "allow-pays":
            return paid[seat] == a.n["points"] >= paid[s.frames[-1].b]
        return then.at[seat * PLACES : (seat + 1) * PLACES] == s.at[seat * PLACES : (seat + 1) * PLACES]
    if kind == "veto-last":
        return max(s.vetoes[i + 1] for i in range(0, len(s.vetoes), 2) if s.vetoes[i] == seat) == s.round
    if kind == "veto-kept":
        last = max(s.vetoes[i + 1] for i in range(0, len(s.vetoes), 2) if s.vetoes[i] == seat)
        rounds = [2, 3, 5, 6, 8, 9] if s.short else list(range(1, 10))
        return rounds[min(last, len(rounds) - 1)] == a.n["round"]
    if kind in ("veto-back", "veto-move"):
        most = s.at[seat * PLACES + COURT] + sum(s.at[seat * PLACES + r] for r in outside(s, seat))
        if kind == "veto-back":
            return 0 < a.n["count"] <= most
        return gained(s, seat, place_of(a), -1, seat) == -a.n["points"] < 0
    if kind == "grande-leaves":
        owner = colour_of(s, a.name["seat"])
        return s.grandes[owner] == place_of(a) and rank_in(s, place_of(a))[owner] == 0
    return None


def outside(s: GrandeState, colour: int) -> list[int]:
    """Regions, the king's aside, where a colour has caballeros."""
    return [r for r in range(REGIONS) if r != s.king and s.at[colour * PLACES + r]]


def pay_of(s: GrandeState, seat: int) -> int:
    places = range(REGIONS + 1 if s.open_castle else REGIONS)
    return sum(would_pay(s, place)[seat] for place in places)


def with_the_card(s: GrandeState, seat: int, choice: int) -> GrandeState:
    """A card is taken and its special action used, whatever the Vetoes."""
    then = s.copy()
    then.vetoes = []
    return after(then, seat, choice, ACT.base)
