"""With the turns since one's own last one comes what to know besides: to who is asked, and only then."""

from __future__ import annotations

import msgspec

import castellany
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import ALL, Event, Match, Story, say
from castellany.server.live import views
from tests.games.citadels.helpers import standing
from tests.server.test_sight import SEED, table_for


def test_who_is_asked_is_warned_beside_what_was_missed() -> None:
    game = castellany.game("citadels")
    play = Match.start(game, 4, SEED, {})
    assert isinstance(play.state, CitadelsState)
    table, asked = table_for(game, play, 4, {}), play.waiting[0]
    other = (asked + 1) % 4
    play.state.cities[other] = standing("tavern market docks harbor temple church")
    story = Story(game.gists)
    for number, seat in enumerate((asked, other, asked), 300):
        story.hear(number, seat, [Event(say("event-shows", seat=f"seat:{seat}", character="character-king"), ALL, ())])

    seen = views.views(play, table, [asked, other], story)
    told = seen[0].warning
    assert not isinstance(told, msgspec.UnsetType)
    assert (told.id, told.args) == ("warn-one-short", {"seats": [f"seat:{other}"]})
    assert seen[1].warning is msgspec.UNSET, "nobody asks the others"
    assert views.views(play, table, [asked])[0].warning is msgspec.UNSET, "nothing was missed"
