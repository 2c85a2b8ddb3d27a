"""Score files are kept under a name made of their content."""

import pytest
from sqlalchemy import Engine

from riverlib.core import StoreError
from riverlib.store import ScoreFiles
from tests.store.conftest import BOTH

ON = BOTH


@pytest.fixture
def files(engine: Engine) -> ScoreFiles:
    return ScoreFiles(engine)


def test_a_kept_file_comes_back_as_it_was(files: ScoreFiles) -> None:
    file_id = files.keep("Zoë's.csv", "deal;player\r\n1;Zoë\n")
    kept = files.load(file_id)
    assert (kept.name, kept.text) == ("Zoë's.csv", "deal;player\r\n1;Zoë\n")
    assert files.recent() == [(file_id, "Zoë's.csv")]


def test_the_same_text_is_kept_once(files: ScoreFiles) -> None:
    assert files.keep("a.csv", "x") == files.keep("b.csv", "x")
    assert [name for _, name in files.recent()] == ["a.csv"]


@pytest.mark.parametrize("file_id", ["", "0" * 16, "x" * 9999, "'; DROP TABLE games"])
def test_an_unknown_file_is_refused(files: ScoreFiles, file_id: str) -> None:
    with pytest.raises(StoreError, match="not here any more"):
        files.load(file_id)


def test_a_forgotten_file_is_gone(files: ScoreFiles) -> None:
    file_id = files.keep("a.csv", "x")
    files.forget(file_id)
    files.forget(file_id)
    assert files.recent() == []
