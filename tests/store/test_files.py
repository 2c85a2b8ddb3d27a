"""Game files come back as they went, and bad ones are refused with the place."""

import pytest

from riverlib import cards
from riverlib.core import LogError, RiverError
from riverlib.store import import_game, read_json
from riverlib.store.files import MAX_BYTES
from tests.store.conftest import LOG


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "with a mark"])
def test_an_exported_game_is_imported_whole(mark: bytes) -> None:
    assert import_game(LOG.to_json()) == LOG
    assert import_game(mark + LOG.to_json().encode()) == LOG


# fmt: off
BAD = {
    "a picture":             (b"\x89PNG\r\n",                   "no text at byte 0"),
    "broken in the middle":  (b'{"format": 1, "ga\xff": 2}',    "no text at byte 17"),
    "no JSON":               (b'{"format": 1,\n "game" "x"}',   "line 2 column 9"),
    "nothing":               (b"",                              "not a game file"),
    "deep nesting":          (b"[" * 100_000,                   "not a game file"),
    "a number without end":  (b'{"format": 1' + b"0" * 9_999, "not a game file"),
    "too big":               (b" " * (MAX_BYTES + 1),           "has 1,000,001 bytes"),
}
# fmt: on


@pytest.mark.parametrize(("content", "words"), BAD.values(), ids=BAD)
def test_a_bad_file_is_refused_with_the_place(content: bytes, words: str) -> None:
    with pytest.raises(LogError, match=words):
        import_game(content)


def test_what_is_nested_deeper_than_any_file_of_ours_is_refused_as_that() -> None:
    for depth in (60, 900):
        with pytest.raises(LogError, match=r"^this is not a game file: it is nested too deeply$"):
            import_game("[" * depth + "]" * depth)


@pytest.mark.parametrize("field", ["hand_sizes", "scoring", "hook", "name"])
def test_rules_that_are_nested_as_deep_as_can_be_read_are_refused(field: str) -> None:
    """The refusal looks at the value from deeper within the program than the reader did."""
    for depth in range(850, 1_000):
        with pytest.raises(RiverError):
            cards.variant_from_data(read_json(f'{{"{field}": {"[" * depth}{"]" * depth}}}'))
