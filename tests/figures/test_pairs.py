"""Head to head: a row says who is beside whom and how often each was ahead."""

from riverlib.analysis.head_to_head import meetings
from riverlib.figures import pairs
from tests.analysis.lines import line


def test_a_row_names_both_and_counts_their_games() -> None:
    ben, willi = ("Anna", "Ben"), ("Anna", "Great-uncle Wi")
    found = meetings([line(9, 8, names=ben)] * 5 + [line(1, 9, names=ben)])
    (short,) = pairs.points_apart(found).layout.yaxis.ticktext
    assert short.count("<br>") == 1
    assert short.endswith("5 : 1</span>")
    (long,) = pairs.points_apart(meetings([line(9, 8, names=willi)])).layout.yaxis.ticktext
    assert long.index("Anna") < long.index("<br>") < long.index("Great-uncle Wi")


def test_a_dot_tells_who_was_ahead_and_by_how_much() -> None:
    (told,) = pairs.points_apart(meetings([line(9, 8)] * 3 + [line(1, 9)])).data[0].text
    said = told.replace("<br>", " ")
    assert said.startswith(
        "Anna was ahead of Ben in 3 of 4 games, but on average 1.2 points behind."
    )
    assert "between" in said
