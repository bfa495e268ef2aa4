"""Plain SVG charts for reports: bars with intervals, histograms, opposed bars. No library, no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

COLOURS: Final = ("#7a4b2a", "#2f6f73", "#a8842c", "#5b4a87", "#8a2f3b", "#4d6b2f", "#305a8c", "#8c5a30")
INK: Final = "#2b241c"
FAINT: Final = "#cbbfa8"


def _text(x: float, y: float, words: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def _frame(width: int, height: int, title: str, body: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(title, True)}" font-family="inherit" fill="{INK}">' + "".join(body) + "</svg>"
    )


def shares_chart(title: str, rows: Sequence[tuple[str, float, float, float, float]]) -> str:
    """Rows of label, share, low, high, fair share: bars in percent with their intervals."""
    left, width, step = 220, 760, 30
    scale = width - left - 110
    body: list[str] = []
    for i, (label, share, low, high, fair) in enumerate(rows):
        y = 10 + i * step
        colour = COLOURS[i % len(COLOURS)]
        body.append(_text(left - 10, y + 15, label, "end"))
        body.append(f'<rect x="{left}" y="{y}" width="{share * scale:.1f}" height="20" fill="{colour}" opacity=".75"/>')
        body.append(
            f'<line x1="{left + low * scale:.1f}" x2="{left + high * scale:.1f}" y1="{y + 10}" y2="{y + 10}" '
            f'stroke="{INK}" stroke-width="2"/>'
        )
        x = left + fair * scale
        body.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - 3}" y2="{y + 23}" stroke="{FAINT}" stroke-width="3"/>')
        body.append(_text(left + max(share, high) * scale + 8, y + 15, f"{share * 100:.1f} %"))
    return _frame(width, 14 + len(rows) * step, title, body)


def histogram(title: str, groups: Sequence[tuple[str, Sequence[int]]], bins: int = 24) -> str:
    """How often each value came, one line of steps per group."""
    values = [v for _label, group in groups for v in group]
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // bins))
    count = (high - low) // size + 1
    width, height, left, bottom = 760, 220, 30, 30
    across = (width - left - 10) / count
    body: list[str] = []
    for g, (label, group) in enumerate(groups):
        tally = [0] * count
        for v in group:
            tally[(v - low) // size] += 1
        top = max(tally) or 1
        steps: list[str] = []
        for i, n in enumerate(tally):
            y = height - bottom - n / top * (height - bottom - 30)
            steps += [f"{left + i * across:.1f},{y:.1f}", f"{left + (i + 1) * across:.1f},{y:.1f}"]
        colour = COLOURS[g % len(COLOURS)]
        body.append(f'<polyline points="{" ".join(steps)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        body.append(f'<rect x="{left + g * 150}" y="4" width="12" height="12" fill="{colour}"/>')
        body.append(_text(left + g * 150 + 18, 15, label))
    base = height - bottom
    body.append(f'<line x1="{left}" x2="{width - 10}" y1="{base}" y2="{base}" stroke="{INK}"/>')
    for i in range(0, count, max(1, count // 8)):
        body.append(_text(left + i * across, height - 10, str(low + i * size), "middle", 12))
    return _frame(width, height, title, body)


def opposed(title: str, left_name: str, right_name: str, rows: Sequence[tuple[str, float, float]]) -> str:
    """Two rates for each row, drawn against each other from the middle."""
    width, step, middle = 760, 26, 470
    top = max([max(a, b) for _label, a, b in rows], default=1.0) or 1.0
    reach = 170
    body = [_text(middle - 12, 14, left_name, "end"), _text(middle + 12, 14, right_name)]
    for i, (label, a, b) in enumerate(rows):
        y = 24 + i * step
        body.append(_text(10, y + 14, label))
        body.append(
            f'<rect x="{middle - a / top * reach:.1f}" y="{y}" width="{a / top * reach:.1f}" height="18" '
            f'fill="{COLOURS[0]}" opacity=".8"/>'
        )
        body.append(
            f'<rect x="{middle}" y="{y}" width="{b / top * reach:.1f}" height="18" fill="{COLOURS[1]}" opacity=".8"/>'
        )
        body.append(_text(middle - a / top * reach - 6, y + 14, f"{a:.2f}", "end", 11))
        body.append(_text(middle + b / top * reach + 6, y + 14, f"{b:.2f}", "start", 11))
    return _frame(width, 34 + len(rows) * step, title, body)
