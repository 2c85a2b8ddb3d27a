"""The examples of docs/files.md are read, and mean the same."""

import re
from pathlib import Path

from riverlib.analysis import COLUMNS, read_scores

TEXT = (Path(__file__).resolve().parents[1] / "docs" / "files.md").read_text("utf-8")


def example(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", TEXT, re.DOTALL)
    assert found
    return found[1]


def test_both_examples_are_the_same_game() -> None:
    (table,) = read_scores(example("csv"))
    assert read_scores(example("json")) == (table,)
    assert table.totals[-1] == (12, 11)


def test_every_column_is_explained() -> None:
    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE) == list(COLUMNS)
