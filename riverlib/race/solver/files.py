"""Tables on disk: one numpy file (.npz) a river, with its layout and residual inside."""

import hashlib
import json
import math
import os
import struct
import tempfile
import zlib
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path
from threading import Lock
from tokenize import TokenError
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.lib.npyio import NpzFile
from numpy.typing import NDArray

from riverlib.core import RiverError, data_folder
from riverlib.race.layout import DOCKS, Layout
from riverlib.race.log import layout_data, layout_from_data
from riverlib.race.solver.errors import TableError
from riverlib.race.solver.keys import NO_SLOTS, count_positions, slots_of
from riverlib.race.solver.solution import Solution, rules_of

FORMAT = 1
"""Version of the file; goes up with the order of the positions or a mended rule."""
FOLDER = "race-tables"
"""Folder for tables within the user's data folder."""
_KIND = "race-table"
_MOST_POINTS = DOCKS * (DOCKS + 1) // 2
_IN_MEMORY = 2  # tables of the family river take 22 MB each
_DAMAGED = (
    OSError,
    ValueError,
    KeyError,
    EOFError,
    RuntimeError,  # zipfile: encrypted, or packed in an unknown way
    OverflowError,
    MemoryError,  # a damaged shape
    BadZipFile,
    TokenError,
    struct.error,
    zlib.error,
)

_lock = Lock()
_recent: OrderedDict[Path, Solution] = OrderedDict()


def save(solution: Solution, path: Path) -> None:
    """Write a table, whole or not at all.

    Raises
    ------
    TableError
        If the file cannot be written.
    """
    about = {
        "kind": _KIND,
        "format": FORMAT,
        "layout": layout_data(solution.layout),
        "residual": solution.residual,
        "seconds": solution.seconds,
    }
    try:
        _write(path, about, solution)
    except OSError as error:
        raise TableError(f"cannot write the table {path}: {error.strerror}") from error


def _write(path: Path, about: dict[str, Any], solution: Solution) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            np.savez(
                file,
                about=np.array(json.dumps(about)),
                win=solution.win_table.astype(np.float32, copy=False),
                margin=solution.margin_table.astype(np.float32, copy=False),
            )
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> Solution:
    """Read a table that ``save`` wrote.

    Raises
    ------
    TableError
        If there is none, or it is damaged, foreign or of another version.
    """
    try:
        with path.open("rb") as file:
            archive = np.load(file, allow_pickle=False)
            if not isinstance(archive, NpzFile):
                raise ValueError("it holds one array")
            parts = {name: archive[name] for name in ("about", "win", "margin")}
    except FileNotFoundError as error:
        raise TableError(f"there is no table {path}") from error
    except _DAMAGED as error:
        raise TableError(f"{path} is no table of a race, or damaged: {error}") from error
    try:
        return _solution(**parts)
    except RiverError as error:
        raise TableError(f"{path}: {error}") from error


def _solution(about: NDArray[Any], win: NDArray[Any], margin: NDArray[Any]) -> Solution:
    facts = _facts(about)
    layout = layout_from_data(facts.get("layout"))
    _check("win", win, count_positions(layout, slots_of(layout)), 0, 1)
    _check("margin", margin, count_positions(layout, NO_SLOTS), -_MOST_POINTS, _MOST_POINTS)
    return Solution(
        layout=layout,
        win_table=win,
        margin_table=margin,
        residual=_number(facts, "residual"),
        seconds=_number(facts, "seconds"),
    )


def _number(facts: dict[str, Any], name: str) -> float:
    number = facts.get(name)
    if not isinstance(number, float) or not 0 <= number < math.inf:
        raise TableError(f"{name}: a number from 0 is needed, got {number!r}")
    return number


def _facts(about: NDArray[Any]) -> dict[str, Any]:
    try:
        facts = json.loads(str(about))
    except (ValueError, RecursionError) as error:
        raise TableError(f"its description cannot be read: {error}") from error
    if not isinstance(facts, dict) or facts.get("kind") != _KIND:
        raise TableError("this is another kind of file")
    if facts.get("format") != FORMAT:
        raise TableError(f"it has version {facts.get('format')!r}, this app reads {FORMAT}")
    return facts


def _check(name: str, table: NDArray[Any], positions: int, least: int, most: int) -> None:
    if table.shape != (positions,) or table.dtype != np.float32:
        raise TableError(
            f"{name}: {positions:,} values of float32 are needed, got {table.dtype} of"
            f" shape {table.shape}"
        )
    if not (table.min() >= least and table.max() <= most):  # also refuses NaN
        raise TableError(f"{name}: a value is not within {least} and {most}")


def path_of(layout: Layout) -> Path:
    """Return where the table of a layout is kept; layouts with the same rules share it.

    Raises
    ------
    StoreError
        If the user's data folder cannot be made.
    """
    rules = json.dumps([FORMAT, *rules_of(layout)])
    name = hashlib.sha256(rules.encode()).hexdigest()[:16]
    return data_folder() / FOLDER / f"{name}.npz"


def keep(solution: Solution) -> Path:
    """Write a table into the user's data folder and return its path.

    Raises
    ------
    RiverError
        If it cannot be written.
    """
    path = path_of(solution.layout)
    save(solution, path)
    _remember(path, solution)
    return path


def kept(layout: Layout) -> Solution | None:
    """Return the kept table of a layout, ``None`` if there is none that can be read."""
    try:
        path = path_of(layout)
        with _lock:
            solution = _recent.get(path)
        solution = solution or load(path)
    except RiverError:
        return None
    if rules_of(solution.layout) != rules_of(layout):
        return None
    _remember(path, solution)
    return solution if solution.layout == layout else replace(solution, layout=layout)


def _remember(path: Path, solution: Solution) -> None:
    with _lock:
        _recent[path] = solution
        _recent.move_to_end(path)
        while len(_recent) > _IN_MEMORY:
            _recent.popitem(last=False)
