"""Counts in words."""

from riverlib.core.counting import counted


def test_fewer_than_none_has_a_true_minus() -> None:
    assert counted(-1, "point") == "\N{MINUS SIGN}1 point"
    assert counted(-2, "point") == "\N{MINUS SIGN}2 points"
    assert [counted(number, "point") for number in (0, 1)] == ["0 points", "1 point"]
