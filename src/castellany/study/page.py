"""A review as one page that needs nothing else: to keep, to send, to print."""

from __future__ import annotations

from html import escape
from typing import Final

from castellany.kernel import say
from castellany.study.review import Review, summary
from castellany.study.speak import Told
from castellany.study.speak import title as title_of
from castellany.study.telling import grades, sentences, tally

COLOURS: Final = ("#b03a3a", "#2f6fb0", "#2f8f4f", "#8a5a00", "#7a4fb0", "#3a8f8f", "#7f6a2f", "#5a5a5a")
DASHES: Final = ("", "6 3", "2 3", "10 4 2 4", "1 3", "8 2", "4 2 1 2", "12 3")
LETTERS: Final = "ABCDEFGH"
WIDE: Final = 960
HIGH: Final = 220
LILY: Final = "\u269c"
LETTER: Final = 15.0  # high
NARROW: Final = 16  # a band too narrow for its number
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
    lines: list[str] = grounds(review)
    for seat in range(review.plan.seats):
        points = [(WIDE * step / steps, HIGH * (1.0 - by_seat[seat])) for step, by_seat in review.curve]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"'
            f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
        )
    ends = review.curve[-1][1][: review.plan.seats] if review.curve else []
    for seat, y in enumerate(apart([HIGH * (1.0 - chance) + 5.0 for chance in ends])):
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(f'<text x="{WIDE + 6}" y="{y:.1f}" fill="{colour}">{LETTERS[seat]}</text>')
    for v in review.mistakes():
        x = WIDE * v.step / steps
        lines.append(f'<text x="{x:.1f}" y="{HIGH * (1.0 - v.best_chance):.1f}" text-anchor="middle">{v.mark}</text>')
    names = ", ".join(f"{LETTERS[seat]} {told.names[seat]}" for seat in range(review.plan.seats))
    label = escape(told.say(say("review-chances")))
    return (
        f'<svg viewBox="-10 -14 {WIDE + 40} {HIGH + 38}" role="img" aria-label="{label}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf4e6"/>{"".join(lines)}</svg><p>{escape(names)}</p>'
    )


def apart(heights: list[float]) -> list[float]:
    """Letters at the ends of lines that meet: each as near to its own as the others let it."""
    found = list(heights)
    low = HIGH + 5.0
    for seat in sorted(range(len(found)), key=lambda seat: -heights[seat]):
        found[seat] = min(found[seat], low)
        low = found[seat] - LETTER
    return found


def grounds(review: Review) -> list[str]:
    """Rounds as bands with their numbers, scorings as lilies at the foot."""
    steps = max(1, review.plan.choices)
    rounds = review.plan.rounds
    begins = [step for step, number in enumerate(rounds) if number > 0 and (step == 0 or rounds[step - 1] != number)]
    found: list[str] = []
    for place, (begin, end) in enumerate(zip(begins, [*begins[1:], steps], strict=True)):
        x, wide = WIDE * begin / steps, WIDE * (end - begin) / steps
        if place % 2 == 0:
            found.append(f'<rect x="{x:.1f}" width="{wide:.1f}" height="{HIGH}" fill="#f3e9d6"/>')
        if wide > NARROW:
            found.append(at_foot(x + wide / 2, str(rounds[begin]), "#6b5d48"))
    for step in review.plan.scorings:
        found.append(at_foot(WIDE * step / steps, LILY, "#a8322f"))
    return found


def at_foot(x: float, text: str, colour: str) -> str:
    return f'<text x="{x:.1f}" y="{HIGH + 16}" text-anchor="middle" font-size="13" fill="{colour}">{text}</text>'


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
        cells = [f"<td>{escape(one)}</td>" for one in (*grades(review, told, seat), tally(review, told, seat))]
        rows.append(f"<tr><th>{escape(told.names[seat])}</th>{''.join(cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"
