"""Decree and Authority: a score tile's place, a card taken back."""

from castellany.games.elgrande import ids, memory
from castellany.games.elgrande.facts.board import CASTLE, MODIFIERS, POWERS, REGIONS, TILES
from castellany.games.elgrande.forecast import by_tile
from castellany.games.elgrande.ids import PLACE_NAMES, PLACE_THINGS, TILE_NAMES, TILE_THINGS
from castellany.games.elgrande.lexicon import REGAIN, REGAIN_MODIFIER, TILE
from castellany.games.elgrande.refusals import CASTLE_SHUT, untouchable
from castellany.games.elgrande.state import NO_MODIFIER, GrandeState, held, tile_on
from castellany.kernel import ALL, Frame, Message, Option, Question, Refusal, say, seat_id


class DecreeTile(Question[GrandeState]):
    """ELG-12.1: which tile goes where."""

    clause = "ELG-12.1"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-decree")

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        tile = TILE.first(choice)
        place = TILE.second(choice)
        old = s.tiles[tile]
        s.tiles[tile] = place
        if s.hears:
            start = PLACE_THINGS[old] if old >= 0 else "tiles"
            s.tell(
                "event-tile",
                {"seat": seat_id(f.seat), "tile": TILE_NAMES[tile], "place": PLACE_NAMES[place]},
                moves=[(TILE_THINGS[tile], start, PLACE_THINGS[place])],
            )

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        tile = TILE.first(choice)
        place = TILE.second(choice)
        message = say("opt-tile", tile=TILE_NAMES[tile], place=PLACE_NAMES[place])
        gain = by_tile(s, f.seat, tile, place) if place < REGIONS or s.tiles[tile] >= 0 else None
        return Option(choice, message, (TILE_THINGS[tile], PLACE_THINGS[place]), facts=gain)

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [TILE.of2(t, place) for t in range(TILES) for place in range(CASTLE + 1)]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        """What is in the way: the tile in the king's region, else the place."""
        tile = TILE.first(choice)
        return (TILE_THINGS[tile] if s.tiles[tile] == s.king else PLACE_THINGS[TILE.second(choice)],)

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if not TILE.has(choice):
            return None
        place = TILE.second(choice)
        if place == s.king or s.tiles[TILE.first(choice)] == s.king:
            return CASTLE_SHUT if s.king == CASTLE else untouchable(s.king)
        if tile_on(s, place) >= 0:
            return Refusal(say("no-tile-there", place=PLACE_NAMES[place]), "ELG-7.6")
        return None


class RegainPower(Question[GrandeState]):
    """ELG-12.3, ELG-15.8: a power card, or a played modifier, comes back to hand."""

    clause = "ELG-12.3"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-regain")

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found: list[int] = []
        seat = f.seat
        for card in range(1, POWERS + 1):
            if (s.spent[seat] >> card) & 1 or s.played[seat] == card:
                found.append(REGAIN.of(card))
        if s.changing:
            for m in range(MODIFIERS):
                if held(s.mods_spent[seat], m) or s.mod[seat] == m:
                    found.append(REGAIN_MODIFIER.of(m))
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        seat = f.seat
        if REGAIN_MODIFIER.has(choice):
            m = REGAIN_MODIFIER.arg(choice)
            s.mods[seat] += 1 << 3 * m
            hidden = held(s.mods_spent[seat], m) != 0
            memory.modifier_regained(s, seat, m, s.mods_spent[seat] if hidden else 0)
            if hidden:
                s.mods_spent[seat] -= 1 << 3 * m
            else:
                s.mod[seat] = NO_MODIFIER
            if s.hears:
                args = {"seat": seat_id(seat), "modifier": ids.MODIFIER_NAMES[m]}
                if hidden:
                    self._tell_hidden(s, seat)
                s.tell("event-regain-modifier", {**args}, to=1 << seat if hidden else ALL)
            return
        card = REGAIN.arg(choice)
        s.hands[seat] |= 1 << card
        if s.played[seat] == card:
            s.played[seat] = 0
            if s.hears:
                s.tell("event-regain-played", {"seat": seat_id(seat), "card": card})
        else:
            discard = s.spent[seat]
            s.spent[seat] ^= 1 << card
            memory.power_regained(s, seat, discard)
            if s.hears:
                self._tell_hidden(s, seat)
                s.tell("event-regain", {"seat": seat_id(seat), "card": card}, to=1 << seat)

    def _tell_hidden(self, s: GrandeState, seat: int) -> None:
        """ELG-12.3: all learn that a card came back; which one, its owner alone."""
        s.tell("event-regain-hidden", {"seat": seat_id(seat)})

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if REGAIN_MODIFIER.has(choice):
            m = REGAIN_MODIFIER.arg(choice)
            spent = held(s.mods_spent[f.seat], m)
            target = f"seat:{f.seat}/modifiers-spent:{m}" if spent else f"seat:{f.seat}/modifier"
            return Option(choice, say("opt-regain-modifier", modifier=ids.MODIFIER_NAMES[m]), (target,))
        card = REGAIN.arg(choice)
        return Option(choice, say("opt-regain", card=card), (f"seat:{f.seat}/power:{card}",))

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if REGAIN.has(choice) and (s.hands[f.seat] >> REGAIN.arg(choice)) & 1:
            return Refusal(say("no-regain", card=REGAIN.arg(choice)), self.clause)
        if REGAIN_MODIFIER.has(choice):
            return Refusal(say("no-regain-modifier"), "ELG-15.8")
        return super().refusal(s, f, choice)
