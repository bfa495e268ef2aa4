"""The report of a run: one HTML file with its figures and plots, in the reader's language, nothing to load."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from castellany.arena import drawing
from castellany.arena.figures import by_seat, differences, faults, first_places, points_of, ratings, summary
from castellany.arena.plan import Plan
from castellany.arena.play import Outcome
from castellany.arena.players import budget_in_words
from castellany.arena.voice import Speaker
from castellany.kernel import say

STYLE: Final = """
body{font-family:Georgia,serif;max-width:800px;margin:2rem auto;padding:0 1rem;background:#faf5ea;color:#2b241c}
h1,h2{font-weight:normal}h2{margin-top:2.2rem;border-bottom:1px solid #cbbfa8}svg{max-width:100%;height:auto}
table{border-collapse:collapse}td,th{padding:.25rem .8rem .25rem 0;text-align:left}td.n{text-align:right}
"""


def html(plan: Plan, outcomes: Sequence[Outcome], speaker: Speaker) -> str:
    """The whole page."""
    word = speaker.word
    title = speaker.text(say("arena-title", game=speaker.game_name(plan.game), games=len(outcomes)))
    body = [f"<h1>{escape(title)}</h1>", _facts(plan, speaker)]
    body += [f"<p><strong>{escape(speaker.text(fault))}</strong></p>" for fault in faults(summary(plan, outcomes))]
    heading = word("arena-first-places")
    body.append(f"<h2>{heading[0].upper()}{heading[1:]}</h2>")
    for i, players in enumerate(plan.pairings):
        played = [o for o in outcomes if o.pairing == i]
        rows = []
        for who in dict.fromkeys(players):
            share = first_places(played, who)
            rows.append((who, share.share, share.low, share.high, players.count(who) / len(players)))
        body.append(drawing.shares_chart(word("arena-first-places"), rows))
    body.append(f"<p>{word('arena-about-intervals')}</p>")
    names = ranked(outcomes)
    body += [f"<h2>{word('arena-ratings')}</h2>", _ratings(outcomes, speaker)]
    body.append(f"<h2>{word('arena-scores')}</h2>")
    body.append(drawing.histogram(word("arena-scores"), [(who, points_of(outcomes, who)) for who in names]))
    body.append(f"<h2>{word('arena-lengths')}</h2>")
    lengths = [(speaker.game_name(plan.game), [o.decisions for o in outcomes])]
    body.append(drawing.histogram(word("arena-lengths"), lengths))
    body.append(f"<h2>{word('arena-by-seat')}</h2>")
    for who in names:
        shares = by_seat(outcomes, who, plan.seats)
        rows = [(f"{who}, {i + 1}", s.share, s.low, s.high, 1 / plan.seats) for i, s in enumerate(shares)]
        body.append(drawing.shares_chart(word("arena-by-seat"), rows))
    body += _options(plan, outcomes, speaker)
    if len(names) > 1:
        strong, weak = names[0], names[-1]
        about = speaker.text(say("arena-habits-about", strong=strong, weak=weak))
        body += [f"<h2>{word('arena-habits')}</h2>", f"<p>{escape(about)}</p>"]
        body.append(drawing.opposed(word("arena-habits"), strong, weak, differences(outcomes, strong, weak)))
    page = "\n".join(body)
    return (
        f'<!doctype html><html lang="{speaker.lang}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><body>{page}</body></html>\n"
    )


def ranked(outcomes: Sequence[Outcome]) -> list[str]:
    """The bots, the highest rated first."""
    rated = ratings(outcomes)
    names = {who for o in outcomes for who in o.seating}
    return sorted(names, key=lambda who: (-rated.get(who, (0.0, 0.0))[0], who))


def _facts(plan: Plan, speaker: Speaker) -> str:
    rows: list[tuple[str, Any]] = [("arena-seats", plan.seats), ("arena-seed", plan.seed)]
    searching = {who: budget_in_words(who, plan.game) for players in plan.pairings for who in players}
    budgets = ", ".join(f"{who}: {budget}" for who, budget in sorted(searching.items()) if budget)
    if budgets:
        rows.append(("arena-budget", budgets))
    if plan.effort != 1.0:
        rows.append(("arena-effort", f"{plan.effort * 100:g} %"))
    given = {**plan.options, **plan.vary}
    if given:
        rows.append(("arena-options", ", ".join(f"{k}={v}" for k, v in given.items())))
    cells = [f"<tr><th>{speaker.word(k)}</th><td>{escape(str(v))}</td></tr>" for k, v in rows]
    return f"<table>{''.join(cells)}</table>"


def _ratings(outcomes: Sequence[Outcome], speaker: Speaker) -> str:
    rated = ratings(outcomes)
    rows = [
        f'<tr><td>{escape(who)}</td><td class="n">{rated[who][0]:.1f}</td><td class="n">± {rated[who][1]:.1f}</td></tr>'
        for who in ranked(outcomes)
        if who in rated
    ]
    return f"<table>{''.join(rows)}</table>"


def _options(plan: Plan, outcomes: Sequence[Outcome], speaker: Speaker) -> list[str]:
    if not plan.vary:
        return []
    body = [f"<h2>{speaker.word('arena-by-option')}</h2>"]
    for option, values in summary(plan, outcomes)["by_option"].items():
        rows = [
            (f"{option}={value}, {who}", s["share"], s["low"], s["high"], 1 / plan.seats)
            for value, shares in values.items()
            for who, s in shares.items()
        ]
        body.append(drawing.shares_chart(option, rows))
    return body
