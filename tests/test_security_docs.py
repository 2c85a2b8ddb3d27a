"""Behind every promise of docs/security.md stands a test."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISES = re.findall(r"^\| ([^|`]+) \| (.*test_.*) \|$", TEXT, re.MULTILINE)
TESTS = {
    name
    for path in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^\s*(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize(("promise", "tests"), PROMISES, ids=[promise for promise, _ in PROMISES])
def test_a_promise_is_tested(promise: str, tests: str) -> None:
    named = re.findall(r"`(test_\w+)`", tests)
    assert named, promise
    assert set(named) <= TESTS, set(named) - TESTS


def test_every_promise_is_read() -> None:
    assert len(PROMISES) == len(re.findall(r"^\|.*`test_", TEXT, re.MULTILINE)) > 20


def test_every_place_that_is_named_exists() -> None:
    paths = re.findall(r"`((?:riverlib|tests|docs)/[\w/.]+)`", TEXT)
    assert [path for path in paths if not (ROOT / path).exists()] == []
    headings = re.findall(r"^## (.*)", TEXT, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in headings}
    assert set(re.findall(r"\]\(#([\w-]+)\)", TEXT)) <= anchors
