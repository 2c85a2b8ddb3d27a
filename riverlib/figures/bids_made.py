"""How often bids were made by hand size, beside known players."""

from collections.abc import Mapping, Sequence

import plotly.graph_objects as go

from riverlib.analysis.baselines import Baseline
from riverlib.analysis.counts import Estimate
from riverlib.figures import line_ends, theme
from riverlib.figures.estimates import COLUMNS, interval_data, share_words
from riverlib.figures.names import as_text

_KNOWN_DASHES = ("dash", "dot", "longdashdot")
_CLOSE = 0.7
"""Width of the axis below which it has a tick every tenth."""
_FEW, _FEWEST = 20, 5
"""Deals below which a point is hollow, and below which there is none if others have more."""


def made_by_hand_size(
    lines_by_name: Mapping[str, Mapping[int, Estimate]],
    baselines: Sequence[Baseline] = (),
    colours: Mapping[str, int] | None = None,
) -> go.Figure:
    """Lines of how often bids were made by hand size, over known baselines.

    The first name's line is strong and lies in the band of its intervals; those of the others are
    thin, and their intervals stand in the hover boxes. Names stand at the ends of the lines. The
    axis holds what is drawn, and no more. A point of few deals is hollow; one of less than five is
    left out where there are others.

    Parameters
    ----------
    lines_by_name : mapping of str to mapping of int to Estimate
        For each name the share in [0, 1] by hand size, with its 95 % interval.
    colours : mapping of str to int, optional
        Number of each name's colour; the others have that of their place.
    """
    shown = _enough(lines_by_name)
    sizes = sorted({size for each in shown.values() for size in each})
    figure = go.Figure()
    for at, baseline in enumerate(baselines):
        shares = {
            size: share
            for size, share in baseline.share_by_hand_size.items()
            if not sizes or sizes[0] <= size <= sizes[-1]
        }
        figure.add_scatter(
            x=list(shares),
            y=list(shares.values()),
            name=as_text(baseline.label),
            mode="lines",
            line={"color": theme.QUIET, "width": 1.8, "dash": _KNOWN_DASHES[at % 3]},
            hovertemplate=f"{as_text(baseline.label)}, %{{x}} cards: %{{y:.0%}}<extra></extra>",
        )
    first = next(iter(lines_by_name), None)
    if first in shown:
        own = theme.name_colour(colours or {}, first, 0)
        _band(figure, shown[first], theme.tint(own, 0.18))
    for name, known in reversed(shown.items()):  # the first lies above the others
        place = list(lines_by_name).index(name)
        colour = theme.name_colour(colours or {}, name, place)
        _line(figure, name, place, known, colour, is_first=name == first)
    figure.update_layout(template=theme.RIVER, height=420, hovermode="closest")
    figure.update_layout(meta={"columns": COLUMNS})
    ticks = sizes or [1]
    figure.update_xaxes(title="cards in the hand", fixedrange=True, zeroline=False)
    figure.update_xaxes(tickvals=ticks, range=[ticks[0] - 0.5, ticks[-1] + 0.5])
    low, high = _range(figure)
    figure.update_yaxes(**theme.share_axis("bids made"))
    if high - low < _CLOSE:
        tenths = [at / 10 for at in range(11)]
        figure.update_yaxes(tickvals=tenths, ticktext=[f"{at * 100:.0f}%" for at in tenths])
    names = dict(enumerate([*(each.short for each in baselines), *reversed(shown)]))
    return line_ends.name_lines(figure, names=names, y_range=(low, high))


def _enough(
    lines_by_name: Mapping[str, Mapping[int, Estimate]],
) -> dict[str, dict[int, Estimate]]:
    """Leave out points of very few deals, and lines without points; all stay if all are so."""
    for fewest in (_FEWEST, 1):
        enough = {
            name: {size: each for size, each in points.items() if each.count >= fewest}
            for name, points in lines_by_name.items()
        }
        kept = {name: points for name, points in enough.items() if points}
        if kept:
            return kept
    return {}


def _band(figure: go.Figure, known: Mapping[int, Estimate], colour: str) -> None:
    """Shade where the real shares may lie; a shape is not among the numbers to take away."""
    up = [f"{size},{each.high}" for size, each in sorted(known.items())]
    back = [f"{size},{each.low}" for size, each in sorted(known.items(), reverse=True)]
    path = f"M {' L '.join([*up, *back])} Z"
    figure.add_shape(type="path", path=path, fillcolor=colour, line_width=0, layer="below")


def _line(
    figure: go.Figure,
    name: str,
    place: int,
    known: Mapping[int, Estimate],
    colour: str,
    *,
    is_first: bool,
) -> None:
    mark = theme.SEAT_SYMBOLS[place % len(theme.SEAT_SYMBOLS)]
    figure.add_scatter(
        x=list(known),
        y=[each.value for each in known.values()],
        name=as_text(name),
        mode="lines+markers",
        line={"color": colour, "width": 3.5 if is_first else 1.8},
        marker={
            "size": 10 if is_first else 8,
            "symbol": [mark if each.count >= _FEW else f"{mark}-open" for each in known.values()],
        },
        customdata=interval_data(known.values()),
        text=[
            share_words(f"{name}, {size} {'card' if size == 1 else 'cards'}", each, "bids")
            for size, each in known.items()
        ],
        hovertemplate="%{text}<extra></extra>",
    )


def _range(figure: go.Figure) -> tuple[float, float]:
    """Return from where to where the axis goes: all points, and sure parts of the band."""
    shares = [0.5, 0.75]
    for trace in figure.data:
        shares += trace.y
    if figure.layout.shapes:
        strong = figure.data[-1].customdata
        shares += [end for low, high, n in strong if n >= _FEW for end in (low, high)]
    return max(-0.03, min(shares) - 0.04), min(1.05, max(shares) + 0.04)
