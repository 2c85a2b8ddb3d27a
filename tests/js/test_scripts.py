"""The scripts' own tests, each file as one test of pytest."""

from pathlib import Path

import pytest

from tests.js.node import run_node

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.test.mjs"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_the_script_does_what_its_test_file_says(path: Path) -> None:
    well, output = run_node("--test", "--test-reporter=spec", path)
    assert well, output


def test_there_are_script_tests_for_both_games_and_what_they_share() -> None:
    assert {path.parent.name for path in FILES} == {"board", "cards", "charts", "phone", "race"}
