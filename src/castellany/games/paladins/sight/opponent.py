"""What only the solo opponent has: its resource track, its schemes, what it falls back on (PAL-12.6 to PAL-12.9)."""

from __future__ import annotations

from typing import Any

from castellany.games.paladins.clearing import is_blocked
from castellany.games.paladins.facts.icons import ACTIONS, RECRUIT
from castellany.games.paladins.facts.solo import FALLBACK, RESOURCE_SPACES, REST, SCHEME_FAVOUR
from castellany.games.paladins.facts.tables import SCHEME_DOES
from castellany.games.paladins.ids import ACTION_NAME, SCHEME_NAME
from castellany.games.paladins.shown import FallbackFacts, SchemeFacts
from castellany.games.paladins.solo.judgement import pick_folk
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import say, thing


def opponent_things(s: PaladinsState) -> list[dict[str, Any]]:
    spaces = [
        thing(
            f"opponent-track/{i + 1}",
            say("place-track", space=i + 1),
            "place",
            notes=[say("note-marker")] if i == s.marker else [],
        )
        for i in range(RESOURCE_SPACES)
    ]
    last = len(s.scheme_discard) - 1
    gone = [scheme(i, card, i == last) for i, card in enumerate(s.scheme_discard)]
    return [
        thing("opponent-track", "zone-opponent-track", "track", s.marker + 1, items=spaces),
        thing("scheme-deck", "zone-scheme-deck", "pile", len(s.scheme_deck)),
        thing("scheme-discard", "zone-scheme-discard", "pile", len(gone), items=gone),
        thing(
            "opponent-fallbacks", "zone-opponent-fallbacks", "zone", items=[fallback(s, action) for action in FALLBACK]
        ),
    ]


def scheme(place: int, card: int, last: bool) -> dict[str, Any]:
    does = SCHEME_DOES[card]
    name = ACTIONS[does] if does < len(ACTIONS) else "favour" if does == SCHEME_FAVOUR else "order"
    facts: SchemeFacts = {"does": name, "last": last}
    return thing(f"scheme:{place + 1}", SCHEME_NAME[card], "card", facts=facts)


def fallback(s: PaladinsState, action: int) -> dict[str, Any]:
    """PAL-12.7: the first free one of these is taken when a scheme is impossible."""
    free = action == REST or not (is_blocked(s, s.opponent, action) or (action == RECRUIT and pick_folk(s) < 0))
    facts: FallbackFacts = {"action": "rest" if action == REST else ACTIONS[action], "free": free}
    return thing(
        f"opponent-fallback:{facts['action']}",
        ACTION_NAME[action],
        "place",
        facts=facts,
        notes=[say("note-free" if free else "note-blocked")],
    )
