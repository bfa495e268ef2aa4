"""observe(): the table as one seat may see it, built field by field.

Hidden are power cards and modifiers in others' hands and discard piles, the order
of the decks, the content of a closed castle and, so that it cannot be counted from
outside, others' numbers in the province (ELG-1.5, ELG-6.2).
"""

from typing import Any, Final

from castellany.games.elgrande import piles
from castellany.games.elgrande.facts.board import (
    CASTLE,
    COURT,
    FRANCE,
    MODIFIERS,
    NEIGHBOURS,
    PLACES,
    PORTUGAL,
    POWERS,
    PROVINCE,
    REGION_IDS,
    REGIONS,
    SEAT_COLOURS,
    TILES,
)
from castellany.games.elgrande.facts.cards import CARDS, VETO, YOUR_MAJESTY
from castellany.games.elgrande.flow import track
from castellany.games.elgrande.ids import (
    CARD_NAMES,
    KING_THINGS,
    MODIFIER_NAMES,
    PLACE_THINGS,
    TILE_NAMES,
    TILE_THINGS,
    colour_id,
    piece,
    store,
)
from castellany.games.elgrande.moves import listed
from castellany.games.elgrande.scoring import scores, total, value, would_pay
from castellany.games.elgrande.shown import (
    AbroadFacts,
    CardFacts,
    CastleFacts,
    ImaginaryFacts,
    PieceFacts,
    PowerFacts,
    RegionFacts,
    RoundFacts,
    SeatFacts,
)
from castellany.games.elgrande.state import (
    DEALING,
    NO_MODIFIER,
    NO_POWER,
    NOBODY,
    OVER,
    SCORING,
    GrandeState,
    is_beside,
    tile_on,
)
from castellany.games.elgrande.state import POWERS as STAGE_POWERS
from castellany.games.elgrande.state import TURNS as STAGE_TURNS
from castellany.kernel import Message, observation, say, seat_id, thing

Thing = dict[str, Any]

_ORIGINALS: Final = (
    "Galicia", "Navarra", "Aragón", "Cataluña", "Castilla", "Toledo", "Valencia", "Sevilla", "Granada",
)  # fmt: skip


def observe(s: GrandeState, seat: int | None) -> Thing:
    """All that a seat may know; None is a spectator."""
    things = [_rounds(s)]
    things += [_region(s, r) for r in range(REGIONS)]
    things += [_castle(s), *_abroad(s), _tiles_beside(s)]
    things += [_pile(s, p) for p in range(len(piles.starts(s)))]
    things.append(_discard(s))
    if s.colours > s.seats:
        things.append(_imaginary(s))
    things += [_seat(s, other, seat) for other in range(s.seats)]
    return observation(seat, phase(s), things, [score.json() for score in scores(s)], rounds_begun(s))


def cards_are_shown(s: GrandeState) -> bool:
    return s.stage == STAGE_POWERS or s.stage == STAGE_TURNS


def rounds_begun(s: GrandeState) -> int:
    """The number on the track of the round that runs or was played last."""
    at = s.round if cards_are_shown(s) or s.stage == DEALING else s.round - 1
    return track(s)[at]


def phase(s: GrandeState) -> Message:
    """The moment in words; it tells nothing of another's question."""
    number = rounds_begun(s)
    if s.stage == DEALING:
        return say("phase-dealing")
    if s.stage == STAGE_POWERS:
        return say("phase-powers", round=number)
    if s.stage == SCORING:
        return say("phase-scoring", round=number)
    if s.stage == OVER:
        return say("phase-over")
    who = colour_id(s.seats, s.active)
    if s.card == NOBODY:
        return say("phase-turn", round=number, seat=who)
    return say("phase-turn-card", round=number, seat=who, action=CARD_NAMES[s.card])


def _rounds(s: GrandeState) -> Thing:
    facts: RoundFacts = {"steps": track(s), "marked": [r for r in (3, 6, 9) if r in track(s)]}
    return thing("round", "zone-round", "track", rounds_begun(s), facts=facts)


def _caballeros(s: GrandeState, place: int, pays: list[int]) -> list[Thing]:
    """Every colour's caballeros in a place, with what it would pay their owner now."""
    found: list[Thing] = []
    for c in range(s.colours):
        count = s.at[c * PLACES + place]
        if count:
            who = colour_id(s.seats, c)
            facts: PieceFacts = {"owner": who, "colour": SEAT_COLOURS[c]}
            notes = [say("note-pays", points=pays[c])] if c < s.seats and pays[c] else []
            name = say("pieces-of", seat=who)
            found.append(thing(piece(s.seats, c, place), name, "piece", count, facts=facts, notes=notes))
    return found


def _figures(s: GrandeState, place: int) -> list[Thing]:
    """The king, grandes and the tile in a place."""
    found: list[Thing] = []
    if s.king == place:
        found.append(thing("king", "piece-king", "piece"))
    for owner in range(s.seats):
        if s.grandes[owner] == place:
            facts: PieceFacts = {"owner": seat_id(owner), "colour": SEAT_COLOURS[owner]}
            name = say("grande-of", seat=seat_id(owner))
            found.append(thing(f"grande:{owner}", name, "piece", facts=facts))
    tile = tile_on(s, place)
    if tile >= 0:
        found.append(thing(TILE_THINGS[tile], TILE_NAMES[tile], "piece"))
    return found


def _values(s: GrandeState, place: int) -> Message:
    first, second, third = value(s, place, 0), value(s, place, 1), value(s, place, 2)
    if s.seats <= 3:
        return say("note-values-two", first=first, second=second)
    return say("note-values", first=first, second=second, third=third)


def _region(s: GrandeState, region: int) -> Thing:
    notes = [_values(s, region)]
    if s.king == region:
        notes.append(say("note-kings-region"))
    elif (NEIGHBOURS[s.king] >> region) & 1:
        notes.append(say("note-adjacent"))
    pays = would_pay(s, region)
    facts: RegionFacts = {
        "original": _ORIGINALS[region],
        "values": [value(s, region, rank) for rank in range(3)],
        "neighbours": [PLACE_THINGS[r] for r in listed(NEIGHBOURS[region])],
        "king": s.king == region,
        "adjacent": s.king != region and (NEIGHBOURS[s.king] >> region) & 1 == 1,
        "pays": pays,
    }
    items = _caballeros(s, region, pays) + _figures(s, region)
    return thing(PLACE_THINGS[region], f"title-{REGION_IDS[region]}", "place", facts=facts, notes=notes, items=items)


def _castle(s: GrandeState) -> Thing:
    notes = [_values(s, CASTLE)]
    if s.king == CASTLE:
        notes.append(say("note-kings-region"))
    facts: CastleFacts = {
        "original": "Castillo",
        "values": [value(s, CASTLE, rank) for rank in range(3)],
        "king": s.king == CASTLE,
    }
    items = _figures(s, CASTLE)
    if s.open_castle:
        facts["pays"] = would_pay(s, CASTLE)
        items = _caballeros(s, CASTLE, facts["pays"]) + items
    else:
        notes.append(say("note-castle-closed"))
    return thing("castle", "title-castle", "place", facts=facts, notes=notes, items=items)


def _abroad(s: GrandeState) -> list[Thing]:
    found: list[Thing] = []
    for country in (FRANCE, PORTUGAL):
        facts: AbroadFacts = {"neighbours": [PLACE_THINGS[r] for r in listed(NEIGHBOURS[country])]}
        items = [thing("king", "piece-king", "piece")] if s.king == country else []
        name = "place-france" if country == FRANCE else "place-portugal"
        found.append(thing(KING_THINGS[country], name, "place", facts=facts, items=items))
    return found


def _tiles_beside(s: GrandeState) -> Thing:
    items = [thing(TILE_THINGS[t], TILE_NAMES[t], "piece") for t in range(TILES) if is_beside(s, t)]
    return thing("tiles", "zone-tiles", "zone", len(items), items=items)


def _card(id: str, card: int) -> Thing:
    record = CARDS[card]
    facts: CardFacts = {"deck": record.deck, "caballeros": record.caballeros, "reconstructed": record.doubt}
    return thing(id, CARD_NAMES[card], "card", facts=facts, notes=[say("note-places", count=CARDS[card].caballeros)])


def _pile(s: GrandeState, pile: int) -> Thing:
    """A deck: how many cards lie face down, and the one that is shown unless taken."""
    name = "zone-deck-merged" if s.merged and pile == 1 else f"zone-deck-{piles.names(s)[pile][5:]}"
    items: list[Thing] = []
    if cards_are_shown(s) and not (s.taken >> pile) & 1:
        items.append(_card(piles.card_id(s, pile), piles.shown(s, pile)))
    return thing(piles.names(s)[pile], name, "pile", _face_down(s, pile), items=items)


def _face_down(s: GrandeState, pile: int) -> int:
    shown = cards_are_shown(s)
    if s.regency or pile < len(piles.starts(s)) - 1:
        return piles.size(s, pile) - s.round - int(shown)
    # Your Majesty lies there unless it is revealed or in use (ELG-4.9)
    return 0 if shown and (not (s.taken >> pile) & 1 or s.card == YOUR_MAJESTY) else 1


def _discard(s: GrandeState) -> Thing:
    """Action cards used or left in earlier rounds, and those used up in this one."""
    items: list[Thing] = []
    where = piles.starts(s)
    for p in range(len(where)):
        for k in range(s.round):
            card = s.deck[where[p] + k]
            if piles.is_discarded(card) and not piles.kept_veto(s, card, k):
                items.append(_card(f"card:{where[p] + k}", card))
        if cards_are_shown(s) and (s.taken >> p) & 1:
            card = piles.shown(s, p)
            if card != s.card and piles.is_discarded(card) and not piles.kept_veto(s, card, s.round):
                items.append(_card(piles.card_id(s, p), card))
    return thing("discard", "zone-discard", "zone", len(items), items=items)


def _province(s: GrandeState, colour: int, seen: bool) -> Thing:
    count = s.at[colour * PLACES + PROVINCE] if seen or s.open_castle else None
    return thing(store(s.seats, colour, "province"), "zone-province", "zone", count)


def _imaginary(s: GrandeState) -> Thing:
    colour = s.seats
    power = [] if s.power[colour] == NO_POWER else [say("note-power", power=s.power[colour])]
    facts: ImaginaryFacts = {"colour": SEAT_COLOURS[colour]}
    deck = thing("imaginary/powers", "zone-imaginary-powers", "pile", len(s.idle))
    homes = thing("imaginary/regions", "zone-region-cards", "pile", len(s.homes))
    items = [_province(s, colour, False), deck, homes]
    return thing("imaginary", "imaginary", "zone", facts=facts, notes=power, items=items)


def _power_card(seat: int, card: int) -> Thing:
    facts: PowerFacts = {"power": card}
    return thing(f"seat:{seat}/power:{card}", say("power-card", card=card), "card", facts=facts)


def _power_zone(seat: int, zone: str, mask: int, seen: bool) -> Thing:
    cards = [v for v in range(1, POWERS + 1) if (mask >> v) & 1]
    items = [_power_card(seat, v) for v in cards] if seen else None
    return thing(f"seat:{seat}/{zone}", f"zone-{zone}", "zone", len(cards), items=items)


def _modifier_zone(seat: int, zone: str, packed: int, seen: bool) -> Thing:
    count = 0
    items: list[Thing] = []
    for m in range(MODIFIERS):
        held = (packed >> 3 * m) & 7
        count += held
        if held:
            id = f"seat:{seat}/modifier:{m}" if zone == "modifiers" else f"seat:{seat}/{zone}:{m}"
            items.append(thing(id, MODIFIER_NAMES[m], "card", held))
    return thing(f"seat:{seat}/{zone}", f"zone-{zone}", "zone", count, items=items if seen else None)


def _seat(s: GrandeState, seat: int, viewer: int | None) -> Thing:
    own = seat == viewer
    notes: list[Message] = []
    if s.power[seat] != NO_POWER:
        notes.append(say("note-power", power=s.power[seat]))
    played = [_power_card(seat, s.played[seat])] if s.played[seat] else []
    items = [
        thing(f"seat:{seat}/score", "res-points", "counter", total(s, seat)),
        thing(f"seat:{seat}/court", "zone-court", "zone", s.at[seat * PLACES + COURT]),
        _province(s, seat, own),
        thing(f"seat:{seat}/played", "zone-played", "zone", len(played), items=played),
        _power_zone(seat, "hand", s.hands[seat], own),
        _power_zone(seat, "spent", s.spent[seat], own),
    ]
    if s.first == seat:
        items.append(thing("marker", "piece-marker", "flag"))
    if s.changing:
        if s.mod[seat] != NO_MODIFIER:
            items.append(thing(f"seat:{seat}/modifier", MODIFIER_NAMES[s.mod[seat]], "card"))
        items.append(_modifier_zone(seat, "modifiers", s.mods[seat], own))
        items.append(_modifier_zone(seat, "modifiers-spent", s.mods_spent[seat], own))
    taken: list[Thing] = []
    if s.active == seat and s.card != NOBODY and s.stage == STAGE_TURNS and not piles.kept_veto(s, s.card, s.round):
        taken.append(_card(piles.card_id(s, piles.pile_of(s, s.card)), s.card))
    items.append(thing(f"seat:{seat}/action", "zone-action", "zone", len(taken), items=taken))
    vetoes = s.vetoes[::2].count(seat)
    if vetoes:
        items.append(thing(f"seat:{seat}/vetoes", CARD_NAMES[VETO], "card", vetoes))
    facts: SeatFacts = {"colour": SEAT_COLOURS[seat], "first": s.first == seat}
    return thing(seat_id(seat), say("seat-name", seat=seat_id(seat)), "seat", facts=facts, notes=notes, items=items)
