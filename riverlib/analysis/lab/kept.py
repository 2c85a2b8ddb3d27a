"""Finished experiments on disk, so that the same question is answered at once the next time."""

import hashlib
import json
import os
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from riverlib import __version__
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Sums
from riverlib.core import RiverError, data_folder

FOLDER = "experiments"
"""Folder for experiments within the user's data folder."""
MOST = 200
"""Files that are kept; the ones longest unused go first."""
_FORMAT = 2
_DAMAGED = (OSError, ValueError, KeyError, EOFError, RuntimeError, MemoryError, BadZipFile)


def keep(plan: Plan, sums: Sums) -> None:
    """Write down what a plan, or enough of it, added up to.

    Keeping is a favour: a full disk stops no experiment.
    """
    with suppress(OSError, RiverError):
        path = _path(plan, whole=sums.games == plan.games)
        path.parent.mkdir(parents=True, exist_ok=True)
        finals = [sorted(each.items()) for each in sums.finals]
        about = {"keys": sums.keys, "games": sums.games, "finals": finals}
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                text = np.array(json.dumps(about | {"stamp": _stamp(plan)}))
                np.savez_compressed(file, about=text, sums=sums.sums, products=sums.products)
            os.replace(name, path)
        finally:
            Path(name).unlink(missing_ok=True)
        _drop_oldest(path.parent)


def kept(plan: Plan, *, enough: bool = False) -> Sums | None:
    """Return what a plan added up to, if it was played to its end by these very kernels.

    With ``enough`` also if it was played until its answer was certain.
    """
    if (sums := _read(plan, whole=True)) or not enough:
        return sums
    return _read(plan, whole=False)


def _read(plan: Plan, *, whole: bool) -> Sums | None:
    with suppress(*_DAMAGED):  # then it is played again
        path = _path(plan, whole=whole)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            about = json.loads(str(archive["about"]))
            if about["stamp"] != _stamp(plan):
                return None
            os.utime(path)
            return Sums(
                tuple(about["keys"]),
                about["games"],
                archive["sums"],
                archive["products"],
                tuple(Counter(dict(each)) for each in about["finals"]),
            )
    return None


def _path(plan: Plan, *, whole: bool) -> Path:
    facts = asdict(plan)
    if not plan.tables:  # what was kept before tables were told is found
        del facts["tables"]
    told = json.dumps(facts, sort_keys=True, default=str)
    name = hashlib.sha256(told.encode()).hexdigest()[:24]
    return data_folder() / FOLDER / f"{name}{'' if whole else '-enough'}.npz"


def _stamp(plan: Plan) -> list[object]:
    return [_FORMAT, __version__, plan.lab.version()]


def _drop_oldest(folder: Path) -> None:
    files = sorted(folder.glob("*.npz"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST]:
        file.unlink(missing_ok=True)
