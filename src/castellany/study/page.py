"""A review as one page that needs nothing else: to keep, to send, to print."""

from __future__ import annotations

from html import escape
from typing import Final

from castellany.kernel import say
from castellany.study.review import Review, summary
from castellany.study.speak import Told
from castellany.study.speak import title as title_of
from castellany.study.telling import grades, sentences

COLOURS: Final = ("#b03a3a", "#2f6fb0", "#2f8f4f", "#8a5a00", "#7a4fb0", "#3a8f8f", "#7f6a2f", "#5a5a5a")
DASHES: Final = ("", "6 3", "2 3", "10 4 2 4", "1 3", "8 2", "4 2 1 2", "12 3")
LETTERS: Final = "ABCDEFGH"
WIDE: Final = 960
HIGH: Final = 220
STYLE: Final = """
body { font: 16px/1.45 Georgia, serif; color: #2b2318; background: #fdf8ee; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 600 } li { margin: .5rem 0 } .better { color: #2f6f3f } .why { color: #6b5d48; font-size: .92em }
svg { width: 100%; height: auto } table { border-collapse: collapse } td, th { padding: .2rem .8rem; text-align: left }
"""


def page(lang: str, review: Review, told: Told) -> str:
    title = title_of(lang, review.plan.game)
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(title)}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><h1>{escape(title)}</h1>',
        *(f"<p>{escape(told.say(summary(review, seat)))}</p>" for seat in range(review.plan.seats)),
        heading(told, "review-chances"),
        chart(review, told),
        heading(told, "review-turns"),
        turns(review, told),
        heading(told, "review-accuracy"),
        accuracy(review, told),
    ]
    return "\n".join(parts)


def heading(told: Told, message_id: str) -> str:
    return f"<h2>{escape(told.say(say(message_id)))}</h2>"


def chart(review: Review, told: Told) -> str:
    """Lines that differ by dashes and end in a letter, so that they are read without colour."""
    steps = max(1, review.plan.choices)
    lines: list[str] = []
    for seat in range(review.plan.seats):
        points = [(WIDE * step / steps, HIGH * (1.0 - by_seat[seat])) for step, by_seat in review.curve]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"'
            f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
        )
        if points:
            y = min(HIGH - 4.0, max(12.0, points[-1][1])) + 0.1 * seat
            lines.append(f'<text x="{WIDE + 6}" y="{y:.1f}" fill="{colour}">{LETTERS[seat]}</text>')
    for v in review.mistakes():
        x = WIDE * v.step / steps
        lines.append(f'<text x="{x:.1f}" y="{HIGH * (1.0 - v.best_chance):.1f}" text-anchor="middle">{v.mark}</text>')
    names = ", ".join(f"{LETTERS[seat]} {told.names[seat]}" for seat in range(review.plan.seats))
    label = escape(told.say(say("review-chances")))
    return (
        f'<svg viewBox="-10 -14 {WIDE + 40} {HIGH + 28}" role="img" aria-label="{label}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#f3e9d6"/>{"".join(lines)}</svg><p>{escape(names)}</p>'
    )


def turns(review: Review, told: Told) -> str:
    mistakes = review.mistakes()
    if not mistakes:
        return f"<p>{escape(told.say(say('review-none')))}</p>"
    items: list[str] = []
    for v in mistakes:
        line, better = sentences(review, told, v)
        why = "<br>".join(escape(told.say(reason)) for reason in v.why)
        shown = f'<b>{v.mark}</b> {escape(line)}<br><span class="better">{escape(better)}</span>'
        items.append(f'<li>{shown}<br><span class="why">{why}</span></li>')
    return f"<ol>{''.join(items)}</ol>"


def accuracy(review: Review, told: Told) -> str:
    rows: list[str] = []
    for seat in range(review.plan.seats):
        cells = [f"<td>{escape(grade)}</td>" for grade in grades(review, told, seat)]
        rows.append(f"<tr><th>{escape(told.names[seat])}</th>{''.join(cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"
