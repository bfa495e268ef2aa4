"""Games to review: squires play, and one seat does something at a certain moment that nobody would."""

from __future__ import annotations

from collections.abc import Callable

import castellany
from castellany import bots
from castellany.kernel import Header, Record, State, result_of

Blunder = Callable[[State, int], int | None]  # a choice to make here instead of the squire's, or None


def played(game_id: str, seats: int, seed: int, blunder: Blunder | None = None) -> tuple[Record, list[int]]:
    """A finished game, and the steps at which the blunder was made."""
    game = castellany.game(game_id)
    players = [bots.make("squire", game_id, seed + seat) for seat in range(seats)]
    for player in players:
        player.talks = False
    state = game.new(seats, seed)
    choices: list[tuple[int, str]] = []
    steps: list[int] = []
    while state.waiting:
        seat = state.waiting[0]
        wrong = blunder(state, seat) if blunder is not None else None
        choice = players[seat].choose(state, seat).choice if wrong is None else wrong
        if wrong is not None:
            steps.append(len(choices))
        choices.append((seat, game.text(choice)))
        state.play(seat, choice)
    header = Header(game_id, game.version, seats, game.complete(seats, {}), seed)
    return Record(header, choices, result_of(state)), steps


def passes_at_once(state: State, seat: int) -> int | None:
    """Paladins: the first seat passes in round 3 with all its workers still in hand."""
    from castellany.games.paladins import kinds
    from castellany.games.paladins.state import PaladinsState

    assert isinstance(state, PaladinsState)
    rested = seat == 0 and state.round == 3 and state.frames[-1].kind == kinds.TURN
    return state.game().parse("pass") if rested and sum(state.workers[:6]) >= 6 else None


def sends_nobody(state: State, seat: int) -> int | None:
    """El Grande: the first seat ends its turn in round 3, before a scoring, while caballeros could still be placed."""
    from castellany.games.elgrande import kinds
    from castellany.games.elgrande.state import GrandeState

    assert isinstance(state, GrandeState)
    game = state.game()
    if seat != 0 or state.round != 3 or state.frames[-1].kind != kinds.CARD or state.frames[-1].c < 2:
        return None
    legal = {game.text(choice): choice for choice in state.choices(seat)}
    return legal.get("end") if any(text.startswith("place ") for text in legal) else None
