"""Tables on disk: whole or not at all, and what is not ours is refused."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread

import numpy as np
import pytest

from riverlib.race import LAYOUTS
from riverlib.race.solver import (
    Solution,
    TableError,
    files,
    keep,
    kept,
    load,
    path_of,
    save,
)
from tests.race.solver.conftest import SMALL


def forget() -> None:
    files._recent.clear()


def test_a_table_comes_back_as_it_was(small: Solution, tmp_path: Path) -> None:
    path = tmp_path / "new" / "table.npz"
    save(small, path)
    again = load(path)
    assert again.layout == small.layout
    assert (again.residual, again.seconds) == (small.residual, small.seconds)
    assert np.array_equal(again.win_table, small.win_table)
    assert np.array_equal(again.margin_table, small.margin_table)
    assert [file.name for file in path.parent.iterdir()] == ["table.npz"]


def test_a_kept_table_is_found_again(small: Solution) -> None:
    assert kept(SMALL) is None
    path = keep(small)
    assert path == path_of(SMALL)
    assert kept(SMALL) is small  # from memory
    forget()
    read = kept(SMALL)
    assert read is not None
    assert read is not small
    assert read is kept(SMALL)
    path.unlink()
    assert kept(SMALL) is read


def test_rivers_share_a_table_if_their_rules_are_the_same(small: Solution) -> None:
    keep(small)
    named = replace(SMALL, key="named", name="Named", start=1)
    found = kept(named)
    assert found is not None
    assert found.layout == named
    assert found.win_table is small.win_table
    assert kept(replace(SMALL, decline_wind=True)) is None


def test_memory_holds_the_last_few(small: Solution) -> None:
    for cards in range(4):
        files._remember(Path(str(cards)), small)
    assert list(files._recent) == [Path("2"), Path("3")]


def test_threads_may_ask_at_the_same_time(small: Solution) -> None:
    keep(small)
    forget()
    found: list[Solution | None] = []
    threads = [Thread(target=lambda: found.append(kept(SMALL))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert None not in found


def about(**changes: object) -> np.ndarray:
    facts = {"kind": "race-table", "format": files.FORMAT, "residual": 0.0, "seconds": 1.0}
    facts["layout"] = files.layout_data(SMALL)
    return np.array(json.dumps(facts | changes))


FAMILY = files.layout_data(LAYOUTS[0])
# fmt: off
DAMAGED = {
    "another kind":      ({"about": about(kind="deck")}, "another kind of file"),
    "no JSON":           ({"about": np.array("{")}, "cannot be read"),
    "a newer version":   ({"about": about(format=2)}, "version 2, this app reads 1"),
    "an unknown river":  ({"about": about(layout={"key": "x"})}, "'name' is missing"),
    "another river":     ({"about": about(layout=FAMILY)}, "values of float32"),
    "a broken residual": ({"about": about(residual=None)}, "residual: a number from 0 is needed"),
    "not a number":      ({"win": np.float32(np.nan)}, "win: a value is not within 0 and 1"),
    "more than certain": ({"win": np.float32(1.5)}, "win: a value is not within 0 and 1"),
    "too many points":   ({"margin": np.float32(100)}, "margin: a value is not within"),
    "half the table":    ({"margin": None}, "margin: .* values of float32"),
}
# fmt: on


@pytest.mark.parametrize(("changes", "message"), DAMAGED.values(), ids=DAMAGED)
def test_a_table_that_is_not_ours_is_refused(
    small: Solution, tmp_path: Path, changes: dict[str, object], message: str
) -> None:
    parts = {"about": about(), "win": small.win_table, "margin": small.margin_table}
    for name, change in changes.items():
        if change is None:
            parts[name] = parts[name][:-1]
        elif isinstance(change, np.ndarray):
            parts[name] = change
        else:
            parts[name] = parts[name].copy()
            parts[name][17] = change
    path = tmp_path / "table.npz"
    np.savez(path, **parts)
    with pytest.raises(TableError, match=message):
        load(path)


def test_files_of_any_kind_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.npz"
    with pytest.raises(TableError, match="there is no table"):
        load(path)
    with pytest.raises(TableError, match="no table of a race"):
        load(tmp_path)
    for content in (b"", b"hello", b"PK\x03\x04", b"\x93NUMPY\x01\x00", b"\x80\x04N."):
        path.write_bytes(content)
        with pytest.raises(TableError, match="no table of a race"):
            load(path)
    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    with pytest.raises(TableError, match="no table of a race"):
        load(path)
    np.savez(path, win=np.zeros(3))
    with pytest.raises(TableError, match="no table of a race"):
        load(path)


def test_damage_anywhere_is_noticed(small: Solution, tmp_path: Path) -> None:
    path = tmp_path / "table.npz"
    save(small, path)
    whole = path.read_bytes()
    rng = Random(5)
    interesting = [*range(400), *range(len(whole) - 400, len(whole))]
    for place in [*rng.sample(interesting, 150), *rng.sample(range(len(whole)), 50)]:
        content = bytearray(whole)
        content[place] ^= 1 << rng.randrange(8)
        check_refused_or_same(path, bytes(content), small)
    for length in rng.sample(range(len(whole)), 30):
        check_refused_or_same(path, whole[:length], small)


def check_refused_or_same(path: Path, content: bytes, small: Solution) -> None:
    """A bit that means nothing (a date in the archive) may turn over; no value may change."""
    path.write_bytes(content)
    try:
        read = load(path)
    except TableError:
        return
    assert np.array_equal(read.win_table, small.win_table)
    assert np.array_equal(read.margin_table, small.margin_table)


def test_a_damaged_table_counts_as_none_and_can_be_replaced(small: Solution) -> None:
    path = keep(small)
    forget()
    path.write_bytes(path.read_bytes()[:1000])
    assert kept(SMALL) is None
    keep(small)
    forget()
    assert kept(SMALL) is not None


def test_a_failed_write_leaves_the_old_table(
    small: Solution, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "table.npz"
    save(small, path)
    before = path.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(TableError, match="No space left"):
        save(small, path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["table.npz"]


def test_a_folder_that_cannot_be_made_is_no_table(
    small: Solution, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("RIVER_DATA_DIR", str(blocked / "folder"))
    assert kept(SMALL) is None
