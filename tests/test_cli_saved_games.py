"""``backup``, ``restore`` and ``doctor`` on the command line."""

import json
import os
import sqlite3
import sys
import webbrowser
from pathlib import Path

import pytest

from riverlib.cli import main
from riverlib.core import GameLog
from riverlib.store import Games, open_database

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def saved(data_folder: Path) -> Path:
    engine = open_database()
    Games(engine).start(GameLog(game="cards", setup={}), "mine")
    engine.dispose()
    return data_folder / "river.sqlite3"


@pytest.mark.usefixtures("saved")
def test_a_backup_and_back(tmp_path: Path, capsys: Printed) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy)]) == 0
    assert capsys.readouterr().out == f"1 game saved in {copy}\n"
    assert main(["backup", str(copy)]) == 2
    assert "riverlib backup: " in capsys.readouterr().err
    assert main(["backup", str(copy), "--force", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts == {"file": str(copy), "games": 1, "bytes": copy.stat().st_size}
    assert main(["restore", str(copy)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"1 game restored from {copy}"
    assert Path(second.removeprefix("What was there before is kept in ")).is_file()
    assert main(["restore", str(copy), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["games"] == 1
    assert Path(facts["kept"]).is_file()


def diagnosis(capsys: Printed) -> tuple[int, dict[str, dict[str, object]]]:
    code = main(["doctor", "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert facts["is_well"] == (code == 0)
    return code, {finding["what"]: finding for finding in facts["findings"]}


def test_a_healthy_installation(saved: Path, capsys: Printed) -> None:
    before = saved.read_bytes()
    code, found = diagnosis(capsys)
    assert code == 0
    assert found["games"]["found"] == "1"
    assert str(saved) in str(found["saved games"]["found"])
    assert "compiled" in str(found["fast play, cards"]["found"])
    assert saved.read_bytes() == before
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out.endswith("Everything is well.\n")


def test_before_the_first_game_nothing_is_made(data_folder: Path, capsys: Printed) -> None:
    code, found = diagnosis(capsys)
    assert (code, found["games"]["found"]) == (0, "none yet")
    assert list(data_folder.iterdir()) == []


def test_a_wrecked_database_is_named(saved: Path, capsys: Printed) -> None:
    os.truncate(saved, 6000)
    code, found = diagnosis(capsys)
    assert code == 1
    assert not found["saved games"]["is_well"]
    assert "damaged" in str(found["saved games"]["found"])
    assert main(["doctor"]) == 1
    printed = capsys.readouterr().out
    assert "! saved games" in printed
    assert printed.endswith("1 thing to put right, marked with !\n")


def test_a_damaged_game_is_named(saved: Path, capsys: Printed) -> None:
    with sqlite3.connect(saved) as connection:
        connection.execute("UPDATE games SET updated = 'noon'")
        [[game_id]] = connection.execute("SELECT id FROM games")
    connection.close()
    code, found = diagnosis(capsys)
    assert (code, found["saved games"]["is_well"]) == (1, True)
    assert str(found["damaged games"]["found"]).startswith(game_id)


def test_a_full_disk_and_a_missing_package_are_named(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = sys.modules["riverlib.cli.doctor"]  # the name means the command
    monkeypatch.setattr(module, "_LEAST_FREE", 10**18)
    monkeypatch.setattr(module, "_PACKAGES", ("streamlit", "no-such-package"))
    code, found = diagnosis(capsys)
    assert code == 1
    assert "make room" in str(found["free space"]["found"])
    assert "pip install" in str(found["no-such-package"]["found"])


def test_a_machine_without_a_browser_is_no_harm(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    code, found = diagnosis(capsys)
    assert (code, found["browser"]["is_well"]) == (0, True)
    assert "by hand" in str(found["browser"]["found"])


def test_a_server_that_is_not_there_is_named(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVER_DATABASE_URL", "postgresql://me:s3cret@127.0.0.1:1/river")
    code, found = diagnosis(capsys)
    assert code == 1
    assert "s3cret" not in str(found)
