"""The command ``card``: any game that can be named becomes one picture."""

import json
from dataclasses import replace
from datetime import date
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from riverlib import cards
from riverlib.analysis import to_csv, to_json
from riverlib.cli import main
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from tests.analysis.games import GAME, SHORT, random_log, random_race


def drawn(path: Path) -> tuple[int, int]:
    return Image.open(BytesIO(path.read_bytes())).size


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "anna.png"


def test_a_saved_game_is_drawn(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = [Player(name).data() for name in ("Anna", "Ben", "Cleo")]
    log = random_log()
    log = replace(log, setup=log.setup | {"seats": seats, "seed": 1})
    game_id = CardMatch.open(Games(open_database()), log).game_id
    assert main(["card", game_id, "--out", str(out), "--dark", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["width"], facts["height"]) == drawn(out) == (1200, 630)
    assert any(name in facts["headline"] for name in ("Anna", "Ben", "Cleo"))


FILES = {
    "a table": lambda: to_csv([GAME]),
    "JSON": lambda: to_json([replace(GAME, day=date(2026, 11, 22))]),
    "a card game": lambda: random_log().to_json(),
    "a race": lambda: random_race().to_json(),
}


@pytest.mark.parametrize("write", FILES.values(), ids=FILES)
def test_a_file_is_drawn(write: object, out: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write())  # type: ignore[operator]
    assert main(["card", str(file), "--out", str(out)]) == 0
    assert drawn(out) == (1200, 630)
    assert main(["card", str(file), "--upright", "--out", str(out)]) == 0
    assert drawn(out) == (1080, 1350)


def test_what_cannot_be_drawn_is_one_line(
    out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = cards.start_log(SHORT, players=3, first_dealer=0)
    refused = {
        begun.to_json(): "no deal of this game is finished yet",
        to_csv([GAME]).replace(",Ben,", ",,"): "a name is missing",
        "{": "this is not a game file",
    }
    file = tmp_path / "game.txt"
    for content, words in refused.items():
        file.write_text(content)
        assert main(["card", str(file), "--out", str(out)]) == 2
        said = capsys.readouterr().err
        assert words in said
        assert said.count("\n") == 1
    file.write_text(to_csv([GAME]))
    assert main(["card", str(file), "--pick", "2", "--out", str(out)]) == 2
    assert "it holds 1" in capsys.readouterr().err
    assert main(["card", str(file), "--out", str(tmp_path / "no" / "where.png")]) == 2
    assert "where.png cannot be written" in capsys.readouterr().err
    assert not out.exists()
