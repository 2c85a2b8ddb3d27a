"""Tables of duels: points a deal, bids made, where the difference lies, and decision times."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np

from riverlib.core.intervals import IN_95

Row = dict[str, Any]
Estimate = tuple[float, float]
"""A mean and half the width of its 95 % interval."""
_A_MINUS_B, _A, _B = (1.0, -1.0), (1.0, 0.0), (0.0, 1.0)


def report(rows: Iterable[Row], *, details: bool = False) -> str:
    """Return the tables of every duel among these rows."""
    by_duel: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_duel[json.dumps(row["duel"])].append(row)
    parts = []
    for duel, own in by_duel.items():
        head = json.loads(duel)
        parts.append(_title(head))
        parts.append(_alone(own) if head["b"] is None else _against(own))
        if details and head["b"] is not None:
            parts += [_by_bid(own), _by_place(own, head["players"])]
        parts.append(_times(own))
    return "\n\n".join(part for part in parts if part)


def difference(rows: Sequence[Row]) -> Estimate:
    """Return A's points a deal minus B's, all hand sizes alike."""
    return alike(rows, partial(of_seats, signs=_A_MINUS_B, column="points"))


def alike(rows: Sequence[Row], value: Callable[[Row], float]) -> Estimate:
    """Return the mean over hand sizes of the mean over deals, which are the independent draws."""
    by_size: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        by_size[row["size"]].append(value(row))
    each = [estimate(values) for values in by_size.values()]
    spread = sum(half * half for _, half in each) ** 0.5
    return sum(mean for mean, _ in each) / len(each), spread / len(each)


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values with its interval; infinite for a single one."""
    table = np.array(values)
    if len(table) < 2:
        return float(table.mean()), float("inf")
    return float(table.mean()), float(IN_95 * table.std(ddof=1) / len(table) ** 0.5)


def of_seats(row: Row, signs: tuple[float, float], column: str) -> float:
    """Return a column's mean over the seats of a deal: A's times one sign plus B's times the other.

    Each seat is held once by A and once by B. ``column`` is ``points`` or ``made``.
    """
    total = 0.0
    for play in row["plays"]:
        for seat, number in enumerate(_column(play, column)):
            total += signs[seat not in play["a"]] * number
    return total / len(row["plays"][0]["bids"])


def _column(play: Row, column: str) -> list[float]:
    if column == "made":
        return [float(b == t) for b, t in zip(play["bids"], play["taken"], strict=True)]
    return list(play[column])


def _title(duel: Row) -> str:
    bots = duel["a"] if duel["b"] is None else f"{duel['a']} against {duel['b']}"
    rules = f"{duel['rules']}, {duel['scoring']}" if duel["scoring"] else duel["rules"]
    return f"## {bots}: {duel['players']} players, {rules}, seed {duel['seed']}"


def _against(rows: Sequence[Row]) -> str:
    head = ["cards", "deals", "A - B, points", "A points", "B points", "A made", "B made"]
    lines = []
    for size in (*sorted({row["size"] for row in rows}), 0):
        own = [row for row in rows if size in (row["size"], 0)]
        points, made = (
            [alike(own, partial(of_seats, signs=signs, column=column)) for signs in (_A, _B)]
            for column in ("points", "made")
        )
        cells = [str(size or "all alike"), f"{len(own):,}", _signed(difference(own))]
        lines.append([*cells, *map(_plain, points), *map(_percent, made)])
    return table(head, lines)


def _by_bid(rows: Sequence[Row]) -> str:
    """Return how the bids of both fared: how often they were said, made, and their points."""
    cells: dict[tuple[int, int, bool], list[tuple[float, float]]] = defaultdict(list)
    for row in rows:
        for play in row["plays"]:
            for seat, bid in enumerate(play["bids"]):
                own = seat in play["a"]
                fared = (float(play["taken"][seat] == bid), float(play["points"][seat]))
                cells[row["size"], bid, own].append(fared)
    lines = []
    for size, bid in sorted({key[:2] for key in cells}):
        both = [np.array(cells.get((size, bid, own), [(np.nan, np.nan)])) for own in (True, False)]
        counts = [len(cells.get((size, bid, own), ())) for own in (True, False)]
        made = [f"{100 * fared[:, 0].mean():.0f} %" for fared in both]
        points = [f"{fared[:, 1].mean():.2f}" for fared in both]
        lines.append([str(size), str(bid), *(f"{count:,}" for count in counts), *made, *points])
    head = ["cards", "bid", "A said", "B said", "A made", "B made", "A points", "B points"]
    return table(head, lines)


def _by_place(rows: Sequence[Row], players: int) -> str:
    """Return the difference by place in the bidding; the last one deals."""
    lines = [
        [str(place + 1), _signed(alike(rows, partial(_at_place, place=place, players=players)))]
        for place in range(players)
    ]
    return table(["bids as number", "A - B, points"], lines)


def _at_place(row: Row, place: int, players: int) -> float:
    """Return A's points minus B's in the seat so many places behind the first bidder."""
    seat = (row["dealer"] + 1 + place) % players
    signs = ((1, play) if seat in play["a"] else (-1, play) for play in row["plays"])
    return float(sum(sign * play["points"][seat] for sign, play in signs))


def _alone(rows: Sequence[Row]) -> str:
    """Return bids made and points a deal of one bot in every seat; games are the draws."""
    lines = []
    for size in (*sorted({play["size"] for row in rows for play in row["plays"]}), 0):
        made, points = (
            estimate([_mean_of(row, size, column) for row in rows]) for column in ("made", "points")
        )
        lines.append([str(size or "all deals"), _percent(made), _plain(points)])
    return table(["cards", "made", "points a deal"], lines) + f"\n\n{len(rows):,} games."


def _mean_of(row: Row, size: int, column: str) -> float:
    """Return a column's mean over a game's deals of one size; 0 for all."""
    own = [_column(play, column) for play in row["plays"] if size in (play["size"], 0)]
    return float(np.mean(own))


def _times(rows: Sequence[Row]) -> str:
    times: dict[tuple[str, int], list[float]] = defaultdict(list)
    for row in rows:
        for bot, sizes in row.get("ms", {}).items():
            for size, ms in sizes.items():
                times[bot, int(size)] += ms
    lines = []
    for (bot, size), ms in sorted(times.items()):
        figures = (np.mean(ms), *np.percentile(ms, (50, 95)), max(ms))
        lines.append([bot, str(size), f"{len(ms):,}", *(f"{each:.1f}" for each in figures)])
    head = ["ms a decision with a choice", "cards", "decisions", "mean", "p50", "p95", "most"]
    return table(head, lines) if lines else ""


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Return a table as Markdown writes it."""
    rule = "|" + "---|" * len(head)
    return "\n".join(["| " + " | ".join(head) + " |", rule, *("| " + " | ".join(line) + " |"
                                                             for line in lines)])  # fmt: skip


def _signed(number: Estimate) -> str:
    return f"{number[0]:+.2f} ± {number[1]:.2f}"


def _plain(number: Estimate) -> str:
    return f"{number[0]:.2f} ± {number[1]:.2f}"


def _percent(number: Estimate) -> str:
    return f"{100 * number[0]:.1f} ± {100 * number[1]:.1f} %"
