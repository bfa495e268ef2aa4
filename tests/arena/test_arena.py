"""The arena: fair plans, same results everywhere, runs that go on, figures that are right."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest

import castellany
from castellany.arena import ladder_plan, match_plan, play_deal, run, summary, tournament_plan, wilson
from castellany.arena.cli import main
from castellany.arena.figures import differences, first_places, ratings
from castellany.arena.report import html
from castellany.arena.voice import TEXT, Speaker
from castellany.bots import ITERATIONS, Bot
from castellany.bots.thought import Thought
from castellany.kernel import BadOption, State
from castellany.words import LANGUAGES, check_folder
from tests.ray import stand_in
from tests.toy import GAME as TITHE

castellany.register(TITHE)


class Broken(Bot):
    """A bot of one's own that fails in two ways."""

    def think(
        self, world: State, seat: int, legal: list[int], seconds: float | None, iterations: int | None
    ) -> Thought:
        if len(legal) == 2:
            raise RuntimeError("no idea")
        return Thought(10**6, [], [], 0)


def test_every_player_sits_on_every_seat_with_every_seed() -> None:
    plan = match_plan("tithe", ["squire", "novice", "random"], 12, seed=5)
    seen = Counter((deal.seed, seat, who) for deal in plan.deals() for seat, who in enumerate(deal.seating))
    assert len(plan.deals()) == 12
    assert {seed for seed, _seat, _who in seen} == {5, 6, 7, 8}
    assert set(seen.values()) == {1}
    assert len(seen) == 4 * 3 * 3


def test_a_ladder_sets_each_level_against_the_one_below_and_knight_against_chance() -> None:
    plan = ladder_plan("tithe", 2, seats=3)
    assert plan.pairings == [
        ["novice", "random", "random"],
        ["squire", "novice", "novice"],
        ["knight", "squire", "squire"],
        ["castellan", "knight", "knight"],
        ["knight", "random", "random"],
    ]


def test_a_smaller_effort_scales_all_searching_levels_alike_and_is_told() -> None:
    plan = ladder_plan("tithe", 2, levels=["squire", "knight", "castellan"], effort=0.1)
    knight, castellan = (
        f"knight@{round(ITERATIONS['knight'] * 0.1)}",
        f"castellan@{round(ITERATIONS['castellan'] * 0.1)}",
    )
    assert plan.pairings == [[knight, "squire"], [castellan, knight]]
    figures = summary(plan, run(plan))
    assert figures["effort"] == 0.1
    assert figures["budgets"] == {knight: knight[7:], castellan: castellan[10:], "squire": ""}
    assert match_plan("tithe", ["knight@7", "random"], 2, effort=0.5).pairings == [["knight@7", "random"]]


def test_a_tournament_brings_everybody_together() -> None:
    plan = tournament_plan("tithe", ["random", "novice", "squire"], 2)
    assert plan.pairings == [["random", "novice"], ["random", "squire"], ["novice", "squire"]]


def test_one_process_and_two_give_the_same_results() -> None:
    plan = match_plan("citadels", ["squire", "random"], 4)
    alone = run(plan)
    together = run(plan, workers=2)
    assert [o.settled() for o in alone] == [o.settled() for o in together]


def test_an_interrupted_run_goes_on_and_ends_with_the_same_results(tmp_path: Path) -> None:
    plan = match_plan("tithe", ["knight@10", "random"], 8)
    whole = run(plan)
    journal = tmp_path / "run" / "journal.jsonl"

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, journal=journal, progress=stop)
    text = journal.read_text()
    assert text.count("\n") == 4
    journal.write_text(text[:-20])  # the machine went down in the middle of a line
    played: list[int] = []
    again = run(plan, journal=journal, progress=lambda done, total: played.append(done))
    assert played[0] == 2
    assert [o.settled() for o in again] == [o.settled() for o in whole]
    assert [o.settled() for o in run(plan, journal=journal)] == [o.settled() for o in whole]


def test_a_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    run(match_plan("tithe", ["random", "squire"], 2), journal=journal)
    with pytest.raises(BadOption) as refused:
        run(match_plan("tithe", ["random", "squire"], 4), journal=journal)
    assert refused.value.message.id == "bad-journal"


def test_a_failing_bot_is_replaced_by_a_stand_in_and_its_faults_are_counted() -> None:
    deal = match_plan("tithe", [f"{__name__}:Broken", "random"], 1).deals()[0]
    outcome = play_deal(deal)
    assert outcome.winners
    assert outcome.faults[0] > 0
    assert outcome.faults[1] == 0
    assert outcome.errors[0].startswith(("RuntimeError: no idea (test_arena.py:", "IllegalChoice: 1000000"))
    assert outcome.errors[1] == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_reads_the_figures_is_told_of_faults(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"{__name__}:Broken"
    assert main(["match", "tithe", name, "random", "--games", "2", "--json", "--out", str(tmp_path)], lang) == 0
    printed = capsys.readouterr()
    figures = json.loads(printed.out)
    assert set(figures["errors"]) == {name}
    for text in (printed.err, (tmp_path / "report.html").read_text()):
        assert name in text
        assert str(figures["faults"][name]) in text
        assert figures["errors"][name] in text


def test_a_journal_without_errors_can_still_be_read(tmp_path: Path) -> None:
    plan = match_plan("tithe", ["squire", "random"], 2)
    journal = tmp_path / "journal.jsonl"
    whole = run(plan, journal=journal)
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([lines[0], *[json.dumps(json.loads(line)[:-1]) for line in lines[1:]], ""]))
    assert [o.totals for o in run(plan, journal=journal)] == [o.totals for o in whole]
    assert summary(plan, run(plan, journal=journal))["errors"] == {}


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("open('no_such_weights.npz')", "FileNotFoundError"),
        ("x = (", "SyntaxError"),
        ("class Mine:\n def __init__(self, *given): raise KeyError('depth')", "KeyError: 'depth' (my_own_bot.py:2)"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_with_its_own_error(
    source: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_own_bot.py").write_text(source + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "my_own_bot", raising=False)
    assert main(["match", "tithe", "my_own_bot:Mine", "random", "--games", "2"]) == 2
    assert told in capsys.readouterr().err
    sys.modules.pop("my_own_bot", None)


def test_every_value_of_a_varied_option_is_tried_before_playing() -> None:
    with pytest.raises(BadOption) as refused:
        match_plan("tithe", ["squire", "random"], 2, vary={"rich": [True, "very"]})
    assert refused.value.message.id == "bad-option-value"


def test_a_bot_alone_is_shown_without_a_rating(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "paladins", "random", "--seats", "1", "--games", "1"]) == 0
    assert capsys.readouterr().out.count("random") == 2


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in for Ray's own module: tasks are sent and their futures asked for as its interface wants."""
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    plan = match_plan("tithe", ["squire", "random"], 6)
    assert [o.settled() for o in run(plan, on="ray")] == [o.settled() for o in run(plan)]


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption) as refused:
        run(match_plan("tithe", ["squire", "random"], 2), on="ray")
    assert refused.value.message.id == "bad-no-ray"


def test_wilson_intervals_have_the_textbook_values() -> None:
    share = wilson(300, 400)
    assert (round(share.low, 3), round(share.high, 3)) == (0.705, 0.790)
    assert wilson(0, 10).low == 0.0
    assert round(wilson(10, 10).high, 9) == 1.0
    assert wilson(0, 0).games == 0


def test_first_places_are_shared_and_the_better_bot_is_rated_higher() -> None:
    plan = match_plan("tithe", ["squire", "random"], 60)
    outcomes = run(plan)
    both = first_places(outcomes, "squire").share + first_places(outcomes, "random").share
    assert abs(both - 1.0) < 1e-9
    assert ratings(outcomes)["squire"][0] > ratings(outcomes)["random"][0]
    figures = summary(plan, outcomes)
    assert figures["games"] == 60
    assert figures["faults"] == {"random": 0, "squire": 0}
    assert json.loads(json.dumps(figures)) == figures


def test_solo_games_are_won_against_the_games_own_opponent() -> None:
    plan = match_plan("paladins", ["random"], 2, seats=1)
    figures = summary(plan, run(plan))
    assert figures["pairings"][0]["first_places"]["random"]["games"] == 2


def test_differences_show_what_the_strong_do() -> None:
    outcomes = run(match_plan("tithe", ["squire", "random"], 40))
    found = {text: (strong, weak) for text, strong, weak in differences(outcomes, "squire", "random")}
    strong, weak = found["buy_relic"]
    assert strong > weak


def test_values_of_a_varied_option_take_turns() -> None:
    plan = match_plan("tithe", ["squire", "random"], 8, vary={"rich": [True, False]})
    assert [deal.options["rich"] for deal in plan.deals()] == [True, True, False, False] * 2
    figures = summary(plan, run(plan))
    assert set(figures["by_option"]["rich"]) == {"True", "False"}
    assert figures["by_option"]["rich"]["True"]["squire"]["games"] == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_one_whole_page_in_each_language(lang: str) -> None:
    plan = match_plan("tithe", ["squire", "random"], 8, vary={"rich": [True, False]})
    page = html(plan, run(plan), Speaker(lang))
    assert page.count("<svg") == page.count("</svg>") >= 7
    assert "arena-" not in page
    assert "src=" not in page
    assert Speaker(lang).word("arena-habits").split()[0] in page


def test_the_texts_of_the_arena_are_whole() -> None:
    assert check_folder(TEXT) == []


def test_the_command_prints_json_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ladder"
    code = main(["ladder", "tithe", "--levels", "random", "squire", "--games", "4", "--json", "--out", str(out)], "uk")
    assert code == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures == json.loads((out / "result.json").read_text())
    assert figures["kind"] == "ladder"
    assert (out / "report.html").read_text().startswith("<!doctype html>")


def test_the_command_prints_a_table_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["match", "tithe", "knight", "squire", "--games", "4", "--option", "rich=true", "--effort", "0.05"]
    assert main(asked) == 0
    printed = capsys.readouterr().out
    assert "squire" in printed
    assert "%" in printed
    assert "5% of their usual number of games" in printed


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "tithe", "emperor", "random"],
        ["match", "chess", "random"],
        ["match", "tithe", "random", "--games", "0"],
        ["match", "tithe", "random", "--seats", "9"],
        ["match", "tithe", "random", "random", "random", "--seats", "2"],
        ["match", "tithe", "knight@-3", "random"],
        ["match", "tithe", "knight@soon", "random"],
        ["match", "tithe", "knight", "random", "--effort", "0"],
        ["match", "tithe", "knight", "random", "--effort", "nan"],
        ["match", "tithe", "nowhere:Bot", "random"],
        ["match", "tithe", "random", "--workers", "0"],
        ["match", "tithe", "random", "--on", "moon"],
        ["match", "tithe", "random", "--option", "rich=maybe"],
        ["match", "tithe", "random", "--option", "poor=true"],
        ["match", "tithe", "random", "--games", "many"],
        ["tournament", "tithe", "random"],
        ["ladder", "tithe", "--levels", "knight"],
        ["match", "tithe", "novice@5", "random"],
        ["match", "tithe", "random", "--out", "/dev/null"],
        ["duel", "tithe"],
        [],
    ],
)
def test_bad_input_is_refused_in_words(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments, "en") == 2
    complaint = capsys.readouterr().err.strip()
    assert complaint
    assert not complaint.startswith("bad-")
    assert "Traceback" not in complaint
