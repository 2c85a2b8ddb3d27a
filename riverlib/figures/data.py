"""The numbers of a figure as a table for a spreadsheet: what is drawn, nothing else."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from html import unescape
from typing import Any

import numpy as np
import plotly.graph_objects as go

from riverlib.core.text import spreadsheet_cell

MARK = {"is_mark": True}
"""``meta`` of a trace that marks points of others: it has no numbers of its own."""
_TAG = re.compile(r"</?[a-z][^>]*>")
"""Of ours alone: what people typed is escaped."""


def to_csv(figure: go.Figure) -> bytes:
    """Write every point of a figure as one row.

    The columns are the name of the line, the two axes by ``layout.meta["x"]`` and ``["y"]`` or
    their titles, for a heat map the value, and what ``layout.meta["columns"]`` calls the figure's
    ``customdata``; ``layout.meta["value"]`` is what the value of a heat map is called, else
    ``share``. Where ``layout.meta["named"]`` is set, the y axis tells names; it holds them,
    escaped, where the axis says more. A figure that is drawn elsewhere than its numbers say has
    them in ``layout.meta["table"]``, the columns' names first.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    meta = figure.layout.meta or {}
    if rows := meta.get("table"):
        writer.writerows([_cell(each) for each in row] for row in rows)
        return out.getvalue().encode("utf-8-sig")
    more = list(meta.get("columns", ()))
    is_map = any(trace.type == "heatmap" for trace in figure.data)
    axes = [meta.get(axis) or figure.layout[f"{axis}axis"].title.text or axis for axis in "xy"]
    writer.writerow(
        [*axes, meta.get("value", "share"), *more] if is_map else ["line", *axes, *more]
    )
    for trace in figure.data:
        if (trace.meta or {}).get("is_mark"):
            continue
        writer.writerows(_map_rows(trace) if is_map else _rows(trace, figure, len(more)))
    return out.getvalue().encode("utf-8-sig")  # the mark tells spreadsheets that it is UTF-8


def _rows(trace: Any, figure: go.Figure, more: int) -> Iterator[list[Any]]:
    xs, ys = _values((trace.meta or {}).get("x", trace.x)), _values(trace.y)  # where drawn aside
    if trace.type == "violin":
        ys = [trace.y0] * len(xs)
    extra = _values(trace.customdata)
    ticks = _ticks(figure)
    for at, (x, y) in enumerate(zip(xs, ys, strict=True)):
        if x is None and y is None:
            continue  # stands for the legend alone
        data = list(extra[at]) if at < len(extra) else []
        row = [unescape(trace.name or ticks.get(y, "")), x, ticks.get(y, y)]
        yield [_cell(each) for each in (*row, *data, *[""] * (more - len(data)))]


def _map_rows(trace: Any) -> Iterator[list[Any]]:
    counts = trace.customdata
    for i, y in enumerate(_values(trace.y)):
        for j, x in enumerate(_values(trace.x)):
            if not np.isnan(trace.z[i][j]):
                row = [x, y, trace.z[i][j]]
                yield [_cell(each) for each in (*row, *([] if counts is None else [counts[i][j]]))]


def _ticks(figure: go.Figure) -> dict[Any, str]:
    """Return the names beside the axis, where there are names and not numbers."""
    axis = figure.layout.yaxis
    named = (figure.layout.meta or {}).get("named")
    if not named:
        return {}
    texts = axis.ticktext if named is True else named
    names = (_TAG.sub("", text.replace("<br>", " ")) for text in texts)
    return {value: unescape(name) for value, name in zip(axis.tickvals, names, strict=True)}


def _values(values: Any) -> Sequence[Any]:
    return [] if values is None else list(values)


def _cell(value: Any) -> Any:
    if isinstance(value, float | np.floating):
        return round(float(value), 6)
    if isinstance(value, str):
        return value if value[1:].isdigit() else spreadsheet_cell(value)
    return "" if value is None else value
