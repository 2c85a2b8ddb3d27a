"""Large files of scores: refused early, or read in little memory."""

import pytest

from riverlib.analysis import TableError, from_csv
from riverlib.analysis.score_faults import MOST_FAULTS
from riverlib.analysis.score_rows import COLUMNS
from tests.memory import megabytes, needs_proc

HEAD = "deal,cards,player,bid,taken,points\n"
MEGABYTES = 100
"""That a file of 2 MB may take beside itself."""

# fmt: off
BOMBS = {  # Python that makes a text of some 2,000,000 characters
    "nothing but headings":  "'ab,' * 660_000",
    "nothing but commas":    "',' * 2_000_000",
    "short rows":            "HEAD + 'x\\n' * 990_000",
    "wrong in every field":  "HEAD + 'x,x,,x,x,x\\n' * 180_000",
    "one long heading":      "'x' * 130_000 + ',' + HEAD",
    "a game in every row":   "'game,' + HEAD + ''.join(f'{i},1,1,a,0,0,1\\n' for i in MANY)",
    "a dealer in every row": "'dealer,' + HEAD + ''.join(f'{i % 9},1,2,a,0,0,1\\n' for i in MANY)",
    "other sizes":           "HEAD + ''.join(f'1,{i % 26 + 1},{i % 9},0,0,1\\n' for i in MANY)",
    "one player for ever":   "HEAD + '1,1,a,0,0,1\\n' * 160_000",
    "a row over many lines": "'\"\\n\",' * 490_000",
}
# fmt: on
BEFORE = """
from riverlib.analysis import TableError, from_csv
HEAD, MANY = {head!r}, range(110_000)
text = {bomb}
"""
WORK = """
try:
    from_csv(text)
except TableError as error:
    assert len(str(error)) <= 300
    assert max(len(str(fault)) for fault in error.faults) <= 300
else:
    raise SystemExit("it was not refused")
"""


@needs_proc
@pytest.mark.slow
@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_large_file_takes_little_memory(bomb: str) -> None:
    more, whole = megabytes(BEFORE.format(head=HEAD, bomb=bomb), WORK)
    assert more < MEGABYTES
    assert whole < 300


def test_far_too_many_headings_are_one_fault() -> None:
    with pytest.raises(TableError) as caught:
        from_csv("x," * 1_000)
    [fault] = caught.value.faults
    assert (fault.line, fault.column) == (1, "")
    assert fault.reason == f"1,001 headings; there are {len(COLUMNS)} columns: " + ", ".join(
        COLUMNS
    )


def test_of_very_many_faults_the_first_are_named_and_all_counted() -> None:
    good = "1,1,Anna,0,1,1\n1,1,Ben,0,0,10\n"
    with pytest.raises(TableError) as caught:
        from_csv(HEAD + good + "x\n" * 5_000 + good)
    error = caught.value
    assert len(error.faults) == MOST_FAULTS
    assert error.count == 5_000
    assert error.good_rows == 4
    assert str(error).endswith("; and 4,997 more")
