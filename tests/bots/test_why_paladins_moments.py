"""Given a moment of Paladins, these words are found for a choice."""

from __future__ import annotations

from castellany.games.paladins import kinds
from castellany.games.paladins.facts.board import ROUNDS
from castellany.games.paladins.facts.icons import ACTIONS, COMMISSION, DEVELOP, FIGHTER, LABOURER, SCOUT
from castellany.games.paladins.facts.kings import FAVOURS, ORDERS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.layout import (
    AT_CHOSEN,
    AT_DONE,
    AT_PROVISION,
    AT_SILVER,
    AT_SUSPICION,
    AT_UNPAID,
    OWN,
    OWNED,
)
from castellany.games.paladins.lexicon import PASS
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame
from tests.bots.paladins_truth import GAME, new, reasons


def at_turn(seats: int = 2, seed: int = 4) -> tuple[PaladinsState, int]:
    """The first turn of a game, with money enough for anything."""
    s = new(seats, seed)
    while s.frames[-1].kind != kinds.TURN:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    seat = s.waiting[0]
    s.own[seat * OWN + AT_SILVER] = s.own[seat * OWN + AT_PROVISION] = 9
    for colour in range(6):
        s.workers[seat * 6 + colour] = 2
    return s, seat


def ids(s: PaladinsState, seat: int, text: str) -> list[str]:
    choice = GAME.parse(text)
    assert choice in s.choices(seat)
    return [message.id.removeprefix("why-paladins-") for message in reasons(s, seat, choice)]


def test_the_fifth_time_fulfils_the_order() -> None:
    s, seat = at_turn()
    action = ORDERS[s.kings[0]].action
    s.own[seat * OWN : seat * OWN + 3] = [12, 12, 12]
    s.own[seat * OWN + AT_DONE + action] = 4
    assert ids(s, seat, f"act {ACTIONS[action]}")[0] == "order-done"
    s.own[seat * OWN + AT_DONE + action] = 5
    assert "order-done" not in ids(s, seat, f"act {ACTIONS[action]}")


def test_only_whoever_has_a_debt_is_told_of_paying_it() -> None:
    s, seat = at_turn()
    s.frames.append(Frame(kinds.CHOOSE_JAR_SPACE, seat))
    assert ids(s, seat, "jar 1") == ["jar-idle"]
    s.own[seat * OWN + AT_UNPAID] = 1
    assert ids(s, seat, "jar 1") == ["debt-paid"]


def test_the_peddler_goes_before_the_conspirator_unless_a_squire_waits() -> None:
    s, seat = at_turn()
    cards = {card.id: number for number, card in enumerate(TOWNSFOLK)}
    for card in ("peddler-1", "conspirator-1"):
        s.folk_at[cards[card]] = OWNED + seat
    s.own[seat * OWN + AT_SUSPICION] = 2
    s.frames.append(Frame(kinds.USE_TOWNSFOLK, seat, 0))
    assert ids(s, seat, "use peddler-1")[0] == "peddler"
    assert ids(s, seat, "use conspirator-1") == ["suspicion"]
    for card in ("conspirator-2", "squire-1"):
        s.folk_at[cards[card]] = OWNED + seat
    assert ids(s, seat, "use conspirator-1")[0] == "squire"


def test_a_workshop_onto_the_only_worker_frees_the_action() -> None:
    s, seat = at_turn()
    s.board[seat * 28 + 10] = 1 + SCOUT
    s.frames.append(Frame(kinds.CHOOSE_WORKSHOP_SLOT, seat, 1))
    assert ids(s, seat, "workshop commission 1")[0] == "workshop-frees"
    s.board[seat * 28 + 11] = 1 + FIGHTER
    assert "workshop-frees" not in ids(s, seat, "workshop commission 1")


def test_workers_are_kept_for_what_they_can_do() -> None:
    s, seat = at_turn()
    s.frames.append(Frame(kinds.KEEP_WORKER, seat, 0, 0))
    assert ids(s, seat, "keep criminal") == ["keep-criminal"]
    assert ids(s, seat, "keep labourer") == ["keep-labourer"]
    assert "keep" in ids(s, seat, "keep scout")


def test_without_silver_a_townsfolk_is_hired_for_a_debt() -> None:
    s, seat = at_turn()
    s.own[seat * OWN + AT_SILVER] = 0
    s.folk_row[2:] = [-1, -1, -1]
    assert "hire-debt" in ids(s, seat, "act hire") and ids(s, seat, "act errand") == ["errand-debt"]


def test_a_criminal_is_called_safe_only_where_somebody_is_more_suspected() -> None:
    s, seat = at_turn()
    s.workers[seat * 6 + LABOURER] = 0
    assert "conspire-safe" not in ids(s, seat, "act conspire")
    s.own[(1 - seat) * OWN + AT_SUSPICION] = 3
    assert "conspire-safe" in ids(s, seat, "act conspire")


def test_passing_in_the_last_round_keeps_nobody() -> None:
    s, seat = at_turn()
    assert "pass-keep-some" in ids(s, seat, "pass")
    s.round = ROUNDS
    assert not [one for one in ids(s, seat, "pass") if one.startswith("pass-keep")]
    assert PASS.base in s.choices(seat) and s.own[seat * OWN + AT_CHOSEN] < 0


def test_points_of_a_row_are_named_as_they_are() -> None:
    s, seat = at_turn()
    s.own[seat * OWN : seat * OWN + 3] = [12, 12, 12]
    s.own[seat * OWN + AT_DONE + COMMISSION] = 5
    said = reasons(s, seat, GAME.parse("act commission"))[0]
    assert said.id == "why-paladins-row"
    assert (said.args["count"], said.args["points"]) == (6, 3)
    s.own[seat * OWN + AT_DONE + DEVELOP] = 6
    s.round = ROUNDS
    said = reasons(s, seat, GAME.parse("act develop"))[0]
    assert said.id == "why-paladins-workshops"
    assert (said.args["count"], said.args["points"]) == (7, 2)


def test_a_favour_with_a_choice_promises_nothing_that_is_still_to_be_chosen() -> None:
    s, seat = at_turn()
    s.round = 4
    favours = {favour.id: place for place, favour in enumerate(FAVOURS)}
    s.kings[6:8] = [favours["clemency"], favours["attribute"]]
    assert ids(s, seat, "favour clemency") == ["favour-once"]
    s.own[seat * OWN + AT_UNPAID] = 1
    s.own[seat * OWN + AT_SUSPICION] = 3
    assert ids(s, seat, "favour clemency") == ["could-pay", "could-drop"]
    s.own[seat * OWN : seat * OWN + 3] = [0, 0, 11]
    said = reasons(s, seat, GAME.parse("favour attribute"))[0]
    assert (said.id, said.args["value"], said.args["points"]) == ("why-paladins-could-rise", 12, 4)
