"""Are the coach's chances true? ``python -m bench.calibration [--deals 5000] [--write]``.

Fits the lines of ``cards/coach/calibration.py`` to decisions of mixed company. The deals are parted
into four; each part is tested with lines fitted to the other three, so every decision counted was
held out of the lines that it was tested with. What is kept is fitted to all. The tables go by
tenths of the chance, by cards, by players, by who decided; another is of the chance to win the
game, over whole games. With ``--write`` they go to ``calibration.json``, which chances and page
read.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from math import log
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.calibration_cases import WORLDS, Case, Moment, cases_of, moments_of
from riverlib.cards.coach import calibration
from riverlib.core.intervals import of_hits

Array = NDArray[np.float64]
LINES = 10
"""Cards in the hand from which on one line serves all."""
TENTHS = 10
FEW = 200
"""Cases under which a group says too little."""
_FIRM = 30.0  # scikit-learn's C: how little the lines are drawn towards flat ones
_MIDDLE = 4  # cards at which height and slope are as fitted
PARTS = 4
"""Of the deals or games: each is held out once."""
_POWERS = np.linspace(0.4, 1.6, 61)


def fitted_lines(cases: Sequence[Case]) -> dict[str, list[list[float]]]:
    """Return a line for each number of cards, while bidding and in play (Platt's scaling).

    One regression serves all numbers of cards: height and slope bend with the log of their number,
    so that no line hangs on the few cases of its own.
    """
    return {
        "bid": _lines_of([case for case in cases if case.bidding]),
        "play": _lines_of([case for case in cases if not case.bidding]),
    }


def _lines_of(cases: Sequence[Case]) -> list[list[float]]:
    from sklearn.linear_model import LogisticRegression

    rows = [case for case in cases if case.sure is None]
    signs = [_signs(row.raw, min(row.cards, LINES), row.players) for row in rows]
    model = LogisticRegression(C=_FIRM, max_iter=1000).fit(signs, [row.made for row in rows])
    height, bend, bow, slope, turn, per_player = model.coef_[0]
    lines = []
    for count in range(1, LINES + 1):
        size = log(count / _MIDDLE)
        base = model.intercept_[0] + height + bend * size + bow * size * size
        line = [round(float(x), 3) for x in (base, slope + turn * size, per_player)]
        assert line[1] > 0, f"{count} cards: a slope of {line[1]} would swap the order of chances"
        lines.append(line)
    return lines


def _signs(raw: float, count: int, players: int) -> tuple[float, ...]:
    odds, size = calibration.log_odds(raw, WORLDS), log(count / _MIDDLE)
    return (1.0, size, size * size, odds, odds * size, log(players / 4))


def chance_of(case: Case, lines: dict[str, list[list[float]]] | None) -> float:
    """Return the chance that the coach says, with these lines; ``None``: uncorrected."""
    if case.sure is not None:
        return float(case.sure)
    if lines is None:
        return case.raw
    if calibration.is_settled_by_bid(bidding=case.bidding, cards=case.cards):
        return calibration.shifted(case.raw, WORLDS, 0.0, 1.0)
    of_kind = lines["bid" if case.bidding else "play"]
    base, slope, per_player = of_kind[min(case.cards, LINES) - 1]
    return calibration.shifted(case.raw, WORLDS, base + per_player * log(case.players / 4), slope)


def fitted_power(moments: Sequence[Moment]) -> float:
    """Return the power of ``calibration.spread`` under which the winners surprise least."""

    def surprise(power: float) -> float:
        total = 0.0
        for moment in moments:
            raised = (np.array(moment.raw) + 1e-4) ** power
            total -= float(np.array(moment.won) @ np.log(raised / raised.sum()))
        return total

    return round(float(min(_POWERS, key=surprise)), 2)


def reliability(said: Array, came: Array) -> list[dict[str, float]]:
    """Return tenth by tenth: what was said on average, how often it came true, its interval."""
    tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    rows = []
    for each in range(TENTHS):
        here = tenth == each
        if here.any():
            count, hits = int(here.sum()), float(came[here].sum())
            low, high = of_hits(hits, count)
            row = {"said": said[here].mean(), "came": hits / count, "low": low, "high": high}
            rows.append({name: round(float(x), 4) for name, x in row.items()} | {"cases": count})
    return rows


def brier(said: Array, came: Array) -> float:
    """Return the mean square of what was said less what came: 0 is perfect (Brier 1950)."""
    return round(float(((said - came) ** 2).mean()), 4)


def groups(cases: Sequence[Case], said: Array, key: Callable[[Case], Any]) -> list[dict[str, Any]]:
    """Return for each group: what was said, what came true, and how 'about 70 %' did there."""
    came = np.array([case.made for case in cases], float)
    keys = np.array([str(key(case)) for case in cases])
    rows = []
    for name in dict.fromkeys(sorted(keys, key=lambda each: (len(each), each))):
        here = keys == name
        seventy = here & (said >= 0.65) & (said < 0.75)
        row: dict[str, Any] = {"group": str(name), "cases": int(here.sum())}
        row |= {"said": _mean(said[here]), "came": _mean(came[here])}
        row |= {"brier": brier(said[here], came[here]), "cases_70": int(seventy.sum())}
        row |= {"said_70": _mean(said[seventy]), "came_70": _mean(came[seventy])}
        rows.append(row)
    return rows


def exact_tricks(cases: Sequence[Case], said: Array) -> tuple[Array, Array]:
    """Return the chances of exactly 0, 1, ... tricks of every bid, and which came."""
    from riverlib.cards.coach.chances import with_share

    chances: list[float] = []
    came: list[float] = []
    for case, share in zip(cases, said.tolist(), strict=True):
        if case.bidding and "partners" not in case.rules:
            row = with_share(case.tricks, case.bid, share)
            chances += row
            came += [float(tricks == case.taken) for tricks in range(len(row))]
    return np.array(chances), np.array(came)


def held_out(cases: Sequence[Case]) -> Array:
    """Return the chance that is said of each case by lines that were not fitted to its part."""
    said = np.empty(len(cases))
    part = np.array([case.deal % PARTS for case in cases])
    for each in range(PARTS):
        lines = fitted_lines([case for case in cases if case.deal % PARTS != each])
        for at in np.flatnonzero(part == each).tolist():
            said[at] = chance_of(cases[at], lines)
    return said


def tested(cases: Sequence[Case], said: Array) -> dict[str, Any]:
    """Return every table about bids made.

    Parameters
    ----------
    said : ndarray(float), shape (cases,)
        As ``held_out`` returns it.
    """
    raw = np.array([chance_of(case, None) for case in cases])
    came = np.array([case.made for case in cases], float)
    tricks = exact_tricks(cases, said)
    return {
        "decisions": len(cases),
        "deals": len({case.deal for case in cases}),
        "certain": int(sum(case.sure is not None for case in cases)),
        "certain_wrong": int(sum(case.sure not in (None, case.made) for case in cases)),
        "brier": brier(said, came),
        "brier_uncorrected": brier(raw, came),
        "brier_same_for_all": brier(np.full(len(came), came.mean()), came),
        "tenths": reliability(said, came),
        "tenths_uncorrected": reliability(raw, came),
        "tenths_bids": reliability(*_only(cases, said, came, bidding=True)),
        "tenths_cards": reliability(*_only(cases, said, came, bidding=False)),
        "tenths_exact_tricks": reliability(*tricks),
        "all": groups(cases, said, lambda _case: "all"),
        "by_cards": groups(cases, said, lambda case: case.hand_size),
        "by_players": groups(cases, said, lambda case: case.players),
        "by_rules": groups(cases, said, lambda case: case.rules),
        "by_bot": groups(cases, said, lambda case: case.bot),
        "by_lot": groups(cases, said, lambda case: case.by_lot),
        "points_expected": _mean(np.array([case.points for case in cases])),
        "points_scored": _mean(np.array([case.scored for case in cases], float)),
    }


def _only(cases: Sequence[Case], said: Array, came: Array, *, bidding: bool) -> tuple[Array, Array]:
    here = np.array([case.bidding == bidding for case in cases])
    return said[here], came[here]


def _mean(values: Array) -> float | None:
    return round(float(values.mean()), 4) if len(values) else None


def won_tables(moments: Sequence[Moment]) -> dict[str, Any]:
    """Return the tables about the chance to win; each part is tested with the others' power."""
    said_by_moment: list[Array] = []
    powers = [
        fitted_power([moment for moment in moments if moment.game % PARTS != each])
        for each in range(PARTS)
    ]
    for moment in moments:
        raised = np.array(moment.raw) ** powers[moment.game % PARTS]
        said_by_moment.append(raised / raised.sum())
    said = np.concatenate(said_by_moment)
    came = np.concatenate([np.array(moment.won) for moment in moments])
    raw = np.concatenate([np.array(moment.raw) for moment in moments])
    return {
        "games": len({moment.game for moment in moments}),
        "chances": len(said),
        "brier": brier(said, came),
        "brier_uncorrected": brier(raw, came),
        "tenths": reliability(said, came),
        "tenths_uncorrected": reliability(raw, came),
    }


def checked(cases: Sequence[Case], moments: Sequence[Moment]) -> dict[str, Any]:
    """Fit and test, and return lines and tables."""
    return {
        "lines": fitted_lines(cases),
        "power": fitted_power(moments),
        "bids": tested(cases, held_out(cases)),
        "wins": won_tables(moments),
    }


def played(work: Callable[[int], list[Any]], first: int, count: int, jobs: int) -> list[Any]:
    """Do a piece of work for each number, in processes."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts: Iterable[list[Any]] = pool.map(work, range(first, first + count), chunksize=16)
        return [each for part in parts for each in part]


def show(title: str, rows: Sequence[dict[str, Any]]) -> None:
    """Print a table."""
    print(f"\n{title}")
    if not rows:
        return
    print("| " + " | ".join(rows[0]) + " |\n|" + "---|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join("" if cell is None else str(cell) for cell in row.values()) + " |")


def report(figures: dict[str, Any]) -> None:
    """Print everything, worst decile last."""
    bids, wins = figures["bids"], figures["wins"]
    for name in ("lines", "power"):
        print(f"{name}: {json.dumps(figures[name])}")
    for part in (bids, wins):
        for name, value in part.items():
            if isinstance(value, list):
                show(name, value)
            else:
                print(f"{name}: {value}")
        rows = [row for row in part["tenths"] if row["cases"] >= FEW]
        worst = max(abs(row["said"] - row["came"]) for row in rows)
        verdict = "met" if worst <= 0.03 else "MISSED"
        print(f"worst tenth with {FEW} cases or more: {worst:.4f} apart (<= 0.03: {verdict})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit and test the coach's chances.")
    parser.add_argument("--deals", type=int, default=5_000, help="deals, about five decisions each")
    parser.add_argument("--games", type=int, default=1_600, help="whole games, four moments each")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other deals")
    parser.add_argument("--jobs", type=int, default=2, help="processes at the same time")
    parser.add_argument("--write", action="store_true", help="keep lines and tables")
    options = parser.parse_args()
    cases: list[Case] = played(partial(cases_of, seed=options.seed), 0, options.deals, options.jobs)
    moments: list[Moment] = played(
        partial(moments_of, seed=options.seed), 0, options.games, options.jobs
    )
    figures = {
        "command": f"python -m bench.calibration --deals {options.deals} --games {options.games}"
        f" --seed {options.seed} --write",
        "date": datetime.now(UTC).date().isoformat(),
        "seed": options.seed,
        "worlds": WORLDS,
    } | checked(cases, moments)
    report(figures)
    if options.write:
        calibration.FILE.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
