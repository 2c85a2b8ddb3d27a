"""The figure of a comparison's answer: what would be noticed, with its amounts."""

from collections.abc import Mapping, Sequence
from html import unescape
from itertools import takewhile

import plotly.graph_objects as go

from riverlib.analysis.lab.answer import Answer, Finding, Verdict
from riverlib.analysis.lab.measures import Unit
from riverlib.analysis.lab.said import said_number
from riverlib.analysis.lab.titles import main_findings
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines, stacked

ROWS = 8
"""Measures that are drawn at most, the most different first."""
_FEWEST = 3  # that are drawn where none would be noticed
_FARTHEST = 6.0  # times what is noticed; what is beyond stands at the edge with an arrow
_EDGE = _FARTHEST + 1.0
_LETTER, _GAP = 0.35, 0.6  # times what is noticed: how wide on a phone, and what is left free
_NAME = 22
_HEAD, _LINE, _TWO_LINES = 28, 30, 40  # pixels
_QUIET = "#8a9499"
_BAND = "rgba(138, 148, 153, 0.24)"
_STRIPE = "rgba(138, 148, 153, 0.09)"  # several dots of one measure belong together
_MARK, _LIKELY = 12, 7
"""Pixels of a mark, and of one of what is only probably noticed: on a phone a ring hides a dot."""
_SYMBOLS = ("circle", "square", "diamond", "triangle-up", "star")
_UNITS = {Unit.SHARE: " of 100", Unit.POINTS: " points", Unit.COUNT: "", Unit.MINUTES: " min"}


def noticed(answers: Sequence[Answer], called: Sequence[str] = ()) -> go.Figure:
    """Dots with intervals, a line a rule set below each measure; in the band nobody notices.

    Parameters
    ----------
    answers : sequence of Answer
        One for each rule set beside the base, all with the same base.
    called : sequence of str, optional
        What each of the plan's rule sets is called beside its lines, instead of by its name.
    """
    figure = go.Figure()
    rows = drawn(answers)
    ordered = sorted(answers, key=lambda each: each.no)
    is_several = len(ordered) > 1
    whole = [called[each.no] if called else each.name for each in ordered]
    names = _names(whole) if is_several else []
    line = _TWO_LINES if any("<br>" in each for each in names) else _LINE
    head = _HEAD / line if is_several else 0.0  # in lines
    step = head + len(ordered)
    crossed: set[float] = set()
    for place, answer in enumerate(ordered):
        at = {key: row * step + head + place for row, key in enumerate(rows)}
        crossed |= _dots(figure, answer, at, place, called=names[place] if names else "")
    figure.add_shape(
        type="rect", x0=-1, x1=1, yref="paper", y0=0, y1=1, fillcolor=_BAND, line_width=0,
        layer="below",
    )  # fmt: skip
    for row, name in enumerate(rows.values() if is_several else ()):
        _headed(figure, name, row * step - 0.5, step, is_striped=row % 2 == 0)
    lines_at = {
        row * step + head + place: named
        for row, measure in enumerate(rows.values())
        for place, named in enumerate(names or [stacked(measure, _NAME)])
    }
    _zero_line(figure, [line for line in lines_at if line not in crossed])
    figure.update_layout(
        template=theme.RIVER,
        height=round(96 + line * step * len(rows)),
        hovermode="closest",
        hoverlabel={"align": "left"},
        margin={"t": 36, "l": 8},
        meta={
            "x": "times what is noticed",
            "y": "row",
            "columns": ["measure", "difference", "from", "to"],
        },
        showlegend=False,
    )
    figure.update_xaxes(
        range=[-_EDGE, _EDGE],
        tickvals=[-3.8, 0, 3.8],
        ticktext=["\N{LEFTWARDS ARROW} less", "not noticed", "more \N{RIGHTWARDS ARROW}"],
        showgrid=False,
        fixedrange=True,
        zeroline=False,
    )
    return figure.update_yaxes(
        tickvals=list(lines_at),
        ticktext=list(lines_at.values()),
        range=[step * len(rows) - 0.5, -0.5],
        fixedrange=True,
        showgrid=False,
        zeroline=False,
    )


def drawn(answers: Sequence[Answer]) -> dict[str, str]:
    """Return by key the names of the measures that are drawn: those of which one is noticed."""
    findings = main_findings(answers)
    shown = [each for each in findings if each.is_noticed][:ROWS] or findings[:_FEWEST]
    measures = [each.difference.measure for each in shown]
    return {each.key: each.name for each in measures}


def amount(finding: Finding) -> str:
    """Write a difference beside its dot: ``"+18 of 100"``, ``"+2.6 points"``."""
    value, unit = finding.difference.value, finding.difference.measure.unit
    sign = "+" if value > 0 else "\N{MINUS SIGN}"
    said = said_number(abs(value), unit)
    noun = " point" if unit is Unit.POINTS and said == "1" else _UNITS[unit]
    return f"{sign}{said}{noun}"


def _names(whole: Sequence[str]) -> list[str]:
    """Return what stands beside the lines: the names without the words that all begin with.

    One word alone stays: "The short river", "The long river".
    """
    columns = zip(*(name.split() for name in whole), strict=False)
    alike = [words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns)]
    begin = "".join(f"{word} " for word in alike) if len(alike) > 1 else ""
    cut = [stacked(name.removeprefix(begin), _NAME) for name in whole]
    return cut if len(set(cut)) == len(cut) else [stacked(name, 2 * _NAME) for name in whole]


def _headed(figure: go.Figure, name: str, top: float, step: float, *, is_striped: bool) -> None:
    """Write a measure above its lines, on a stripe that holds them together."""
    if is_striped:
        figure.add_shape(
            type="rect", xref="paper", x0=0, x1=1, y0=top, y1=top + step, fillcolor=_STRIPE,
            line_width=0, layer="below",
        )  # fmt: skip
    figure.add_annotation(
        text=f"<b>{as_text(name)}</b>",
        xref="paper",
        x=0,
        xanchor="left",
        xshift=6,
        y=top,
        yanchor="top",
        yshift=-3,
        showarrow=False,
    )


def _zero_line(figure: go.Figure, at: Sequence[float]) -> None:
    """Draw where nothing differs beside each of some lines: no letters are struck through."""
    for line in at:
        figure.add_shape(
            type="line", x0=0, x1=0, y0=line - 0.5, y1=line + 0.5, layer="below",
            line={"color": _QUIET, "width": 1.5, "dash": "dash"},
        )  # fmt: skip


def _dots(
    figure: go.Figure, answer: Answer, at: Mapping[str, float], place: int, *, called: str
) -> set[float]:
    """Draw one rule set's dots; return the lines where an amount lies across the middle.

    Parameters
    ----------
    called : str
        What the rule set is called beside its lines; ``""`` where it is the only one.
    """
    found = {each.difference.measure.key: each for each in answer.findings}
    shown = [(line, found[key]) for key, line in at.items() if key in found]
    values = [_within(each.difference.value / each.least) for _, each in shown]
    ends = [
        tuple(_within((each.difference.value + sign * each.error) / each.least) for sign in (-1, 1))
        for _, each in shown
    ]
    colour = theme.SEAT_COLOURS[answer.no % len(theme.SEAT_COLOURS)]
    symbol = _SYMBOLS[place % len(_SYMBOLS)]
    begin = f"{unescape(called.replace('<br>', ' '))}. " if called else ""
    figure.add_scatter(
        x=values,
        y=[line for line, _ in shown],
        name=as_text(answer.name),
        mode="markers",
        error_x={
            "symmetric": False,
            "array": [high - value for value, (_, high) in zip(values, ends, strict=True)],
            "arrayminus": [value - low for value, (low, _) in zip(values, ends, strict=True)],
            "color": colour,
            "thickness": 2,
            "width": 4,
        },
        marker={
            "size": [_LIKELY if _is_likely(each) else _MARK for _, each in shown],
            "opacity": 1,  # with sizes of their own marks would be pale, with white edges
            "line": {"width": 2, "color": colour},
            "color": colour,
            "symbol": [_symbol(each, symbol) for _, each in shown],
        },
        customdata=[
            [
                each.difference.measure.name,
                each.difference.value,
                each.difference.value - each.error,
                each.difference.value + each.error,
            ]
            for _, each in shown
        ],
        text=[lines(f"{begin}{each.sentence}") for _, each in shown],
        hovertemplate="%{text}<extra></extra>",
    )
    written = [
        (line, ends_of_it, amount(each))
        for (line, each), ends_of_it in zip(shown, ends, strict=True)
        if each.is_noticed
    ]
    return {line for line, (low, high), said in written if _write(figure, said, line, low, high)}


def _write(figure: go.Figure, text: str, line: float, low: float, high: float) -> bool:
    """Write an amount beside its interval, outwards if it fits; return if it crosses the middle."""
    near, far = sorted((abs(low), abs(high)))
    width = _GAP + _LETTER * len(text)
    is_outward = far + width <= _EDGE
    is_right = is_outward == (low + high > 0)
    figure.add_annotation(
        text=text,
        x=high if is_right else low,
        xanchor="left" if is_right else "right",
        xshift=9 if is_right else -9,
        y=line,
        showarrow=False,
    )
    return not is_outward and near < width


def marks_words(answers: Sequence[Answer]) -> str:
    """Explain what is drawn: how sure it is, what stands at the edge, what is left out."""
    keys = drawn(answers)
    every = [each for found in answers for each in found.findings]
    shown = [each for each in every if each.difference.measure.key in keys]
    said = []
    if any(each.verdict is Verdict.LIKELY for each in shown):
        said.append("small: probably noticed")
    if any(not each.is_noticed for each in shown):
        said.append("hollow: you would not notice it, or it is too early to say")
    if any(map(_is_beyond, shown)):
        said.append("a triangle at the edge: beyond the scale")
    if more := len(main_findings(answers)) - len(keys):
        noun = "thing is" if more == 1 else "things are"
        said.append(f"{more} more {noun} in the list below")
    text = "; ".join(said)
    return f"{text[:1].upper()}{text[1:]}." if said else ""


def _is_beyond(finding: Finding) -> bool:
    return abs(finding.difference.value / finding.least) > _FARTHEST


def _is_likely(finding: Finding) -> bool:
    return finding.verdict is Verdict.LIKELY and not _is_beyond(finding)


def _symbol(finding: Finding, symbol: str) -> str:
    if _is_beyond(finding):
        return "triangle-right" if finding.difference.value > 0 else "triangle-left"
    return symbol if finding.is_noticed else f"{symbol}-open"


def _within(times: float) -> float:
    return max(-_FARTHEST, min(_FARTHEST, times))
