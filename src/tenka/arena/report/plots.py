"""Plots as inline SVG: places across in percent, so that they fit any width and letters keep their size."""

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from tenka.arena.report.scale import Scale, decades, linear

ROW = 26  # height of a bar's row, in pixels
AXIS = 22
CLOUD = 300  # height of a cloud of points
BARS = 150  # height of a histogram
MOST_BARS = 24
FEW_BARS = 10  # so few stand apart
AT_THE_EDGE = 1  # percent: nearer to an end than that, a tick's text leans inwards

Label = Callable[[float], str]


class Bar(NamedTuple):
    """A row: who, the figures in words, a range with a dot in it, and perhaps the middle half as a box."""

    name: str
    figures: str
    low: float
    value: float
    high: float
    box: tuple[float, float] | None = None


class Dot(NamedTuple):
    """A point of a cloud, with its range upwards and downwards."""

    name: str
    across: float
    low: float
    value: float
    high: float


def bars(rows: Sequence[Bar], scale: Scale, label: Label, mark: float | None = None) -> str:
    """Ranges under one another on a common scale; a mark goes through all of them."""
    told = [
        f'<div role="row" class="bar"><span role="rowheader">{escape(row.name)}</span>'
        f'<span role="cell" class="figures">{escape(row.figures)}</span>'
        f'<span role="cell" class="plot">{_svg(ROW, _grid(scale, ROW, mark) + _range(row, scale))}</span></div>'
        for row in rows
    ]
    axis = f'<div class="bar axis" aria-hidden="true"><span class="plot">{_svg(AXIS, _axis(scale, label))}</span></div>'
    return f'<div role="table" class="bars">{"".join(told)}{axis}</div>'


def cloud(dots: Sequence[Dot], across: Label, up: Label) -> str:
    """Points by two figures, the one across by its logarithm."""
    wide = decades(10**dot.across for dot in dots)
    high = linear([value for dot in dots for value in (dot.low, dot.high)])
    parts = []
    for tick in high.ticks:
        y = _height(high, tick)
        parts.append(f'<line class="grid" x1="0" x2="100%" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="tick" x="0" y="{y - 4}">{escape(up(tick))}</text>')
    parts += [f'<line class="grid" x1="{x}%" x2="{x}%" y1="0" y2="{CLOUD}"/>' for x in map(wide.place, wide.ticks)]
    for dot in dots:
        x, y = wide.place(dot.across), _height(high, dot.value)
        lean = _lean(x)
        parts.append(
            f'<line class="range" x1="{x}%" x2="{x}%" y1="{_height(high, dot.low)}" y2="{_height(high, dot.high)}"/>'
            f'<circle class="dot" cx="{x}%" cy="{y}" r="5"/>'
            f'<text class="name" x="{x}%" dx="{_aside(lean)}" y="{y + 4}" text-anchor="{lean}">'
            f"{escape(dot.name)}</text>"
        )
    return _svg(CLOUD, "".join(parts)) + _svg(AXIS, _axis(wide, across))


def histogram(values: Sequence[int], label: Label) -> str:
    """How often each value came, or each of some ranges of equal width."""
    width = max(1, -(-(max(values) - min(values) + 1) // MOST_BARS))
    first = min(values) // width * width
    counts = Counter((value - first) // width for value in values)
    scale = linear([first, first + width * (max(counts) + 1)])
    scale = scale._replace(low=float(first), high=float(first + width * (max(counts) + 1)))
    scale = scale._replace(ticks=[tick for tick in scale.ticks if tick == int(tick) and scale.low <= tick < scale.high])
    tallest = max(counts.values())
    gap = 0.0 if len(counts) > FEW_BARS else 10 * width / (scale.high - scale.low)
    parts = []
    for place, count in sorted(counts.items()):
        left = scale.place(first + place * width) + gap
        right = scale.place(first + (place + 1) * width) - gap
        height = round((BARS - 2) * count / tallest, 1)
        sides = f'x="{left:.2f}%" width="{right - left:.2f}%"'
        parts.append(f'<rect class="block" {sides} y="{BARS - height}" height="{height}"/>')
    middle = 50 * width / (scale.high - scale.low) if width == 1 else 0.0  # a single value is told below its middle
    return _svg(BARS, "".join(parts)) + _svg(AXIS, _axis(scale, label, middle))


def _svg(height: int, inside: str) -> str:
    return f'<svg width="100%" height="{height}" aria-hidden="true">{inside}</svg>'


def _grid(scale: Scale, height: int, mark: float | None) -> str:
    lines = [("grid", tick) for tick in scale.ticks] + ([] if mark is None else [("mark", mark)])
    return "".join(
        f'<line class="{kind}" x1="{scale.place(at)}%" x2="{scale.place(at)}%" y1="0" y2="{height}"/>'
        for kind, at in lines
    )


def _range(row: Bar, scale: Scale) -> str:
    middle = ROW // 2
    low, value, high = (scale.place(each) for each in (row.low, row.value, row.high))
    found = f'<line class="range" x1="{low}%" x2="{high}%" y1="{middle}" y2="{middle}"/>'
    if row.box is not None:
        left, right = (scale.place(each) for each in row.box)
        width = round(right - left, 2)
        return (
            f'{found}<rect class="box" x="{left}%" y="{middle - 7}" width="{width}%" height="14"/>'
            f'<line class="median" x1="{value}%" x2="{value}%" y1="{middle - 7}" y2="{middle + 7}"/>'
        )
    return f'{found}<circle class="dot" cx="{value}%" cy="{middle}" r="5"/>'


def _axis(scale: Scale, label: Label, aside: float = 0.0) -> str:
    return "".join(
        f'<text class="tick" x="{scale.place(tick) + aside:.2f}%" y="15" text-anchor="{_towards(scale.place(tick))}">'
        f"{escape(label(tick))}</text>"
        for tick in scale.ticks
    )


def _height(scale: Scale, value: float) -> float:
    return round(CLOUD * (1 - scale.place(value) / 100), 1)


def _lean(place: float) -> str:
    return "end" if place > 70 else "start"


def _aside(lean: str) -> int:
    return 10 if lean == "start" else -10


def _towards(place: float) -> str:
    if place < AT_THE_EDGE:
        return "start"
    return "end" if place > 100 - AT_THE_EDGE else "middle"
