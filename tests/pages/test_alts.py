"""Who does not see a figure is told what it shows: every call that shows one says it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).resolve().parents[2] / "riverlib" / "ui"
_STILL_SILENT = {"cards/review.py", "lab/wishes.py", "race/review.py"}
"""Files that tell their findings in sentences or headlines of their own above the figures."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Yield every call that shows a figure, and its file."""
    for path in sorted(UI.rglob("*.py")):
        if path.name == "picture.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in _SHOWING:
                yield path.relative_to(UI).as_posix(), node


_SHOWING = {"picture.show", "st.plotly_chart"}
CALLS = list(calls())


def test_there_are_figures() -> None:
    assert len(CALLS) > 15


@pytest.mark.parametrize(("file", "call"), CALLS, ids=[f"{f}:{c.lineno}" for f, c in CALLS])
def test_every_figure_is_told_in_words(file: str, call: ast.Call) -> None:
    told = {each.arg: each.value for each in call.keywords}
    assert "alt" in told, "nobody is told what it shows"
    words = ast.unparse(told["alt"])
    if isinstance(told["alt"], ast.Constant | ast.JoinedStr):
        assert len(words.split()) >= 4, f"says as good as nothing: {words}"
    if ast.unparse(call.func) == "picture.show" and file not in _STILL_SILENT:
        assert {"asks", "says"} <= set(told), "it has no finding for its title"
