"""What the README promises is run."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_library_example_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 7
    assert results.failed == 0


def test_every_picture_and_page_it_shows_exists() -> None:
    text = README.read_text("utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    missing = [link for link in links if "://" not in link and not (README.parent / link).exists()]
    assert missing == []
