"""Comparisons that come with the app, so that who is new here sees what an answer looks like.

``python -m bench.example_lab`` plays them and writes their sums.
"""

import hashlib
import json
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, replace
from functools import lru_cache
from pathlib import Path

import numpy as np

from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Sums

FOLDER = Path(__file__).with_name("examples")
GAMES = 2_000
"""Games under each rule set."""
_SEED = 1


def as_example(plan: Plan) -> Plan:
    """Return the same comparison with as many games as an example has."""
    return replace(plan, games=GAMES, seed=_SEED)


def example(plan: Plan) -> tuple[Plan, Sums] | None:
    """Return what came with the app of a comparison, if it did, whatever its games and seed."""
    shown = as_example(plan)
    sums = _read(_path(shown))
    return (shown, sums) if sums else None


def write(plan: Plan, sums: Sums) -> Path:
    """Write down an example; return its file."""
    told = {"keys": sums.keys, "finals": [sorted(each.items()) for each in sums.finals]}
    path = _path(as_example(plan))
    about, products = np.array(json.dumps(told)), sums.products
    if plan.lineups:  # what is ranked is never subtracted: no products across rule sets
        sets = np.arange(len(plan.rules)).repeat(2)
        products = products * (sets[:, None] == sets)
    np.savez_compressed(path, about=about, sums=sums.sums, products=products)
    return path


@lru_cache(maxsize=8)
def _read(path: Path) -> Sums | None:
    with suppress(FileNotFoundError), np.load(path, allow_pickle=False) as archive:
        about = json.loads(str(archive["about"]))
        return Sums(
            tuple(about["keys"]),
            GAMES,
            archive["sums"],
            archive["products"],
            tuple(Counter(dict(each)) for each in about["finals"]),
        )
    return None


def _path(plan: Plan) -> Path:
    """Return where the example of a plan is: another rule, player or bot is another file."""
    told = json.dumps(asdict(plan), sort_keys=True, default=str)
    return FOLDER / f"{plan.game}-{hashlib.sha256(told.encode()).hexdigest()[:16]}.npz"
