"""Chances of a finished race in per cent, and what they gave or took: wins in a hundred races."""

from riverlib.core.counting import counted

_SIDES = {1: "more", -1: "fewer"}
_LITTLE, MUCH = 0.08, 0.25
"""Parts of a win: below the first it is little, from the second on a lot."""


def percent_of(share: float, *, is_exact: bool = True) -> str:
    """Write a chance: 0 and 100 are certain alone, never estimated.

    >>> percent_of(0.5949), percent_of(0.9999), percent_of(1)
    ('59%', '99%', '100%')
    """
    return f"{of_100(share, is_exact=is_exact)}%"


def of_100(share: float, *, is_exact: bool = True) -> int:
    """Return the number alone; a half goes up, as people round.

    >>> of_100(0.125), of_100(0), of_100(0.0001)
    (13, 0, 1)
    """
    if is_exact and share in (0, 1):
        return int(100 * share)
    return min(max(int(100 * share + 0.5 + 1e-7), 1), 99)


def wins_in_100(wins: int) -> str:
    """Say what a choice gave away, as whoever sails the same race a hundred times would count it.

    >>> wins_in_100(6), wins_in_100(1)
    ('6 wins in 100 races', '1 win in 100 races')
    """
    return f"{counted(wins, 'win')} in 100 races"


def more_wins(wins: int) -> str:
    r"""Say what luck gave or took.

    >>> more_wins(12), more_wins(-1), more_wins(0)
    ('12 more wins in 100 races', '1 win fewer in 100 races', 'no win more or fewer')
    """
    if not wins:
        return "no win more or fewer"
    if abs(wins) == 1:
        return f"1 win {_SIDES[wins]} in 100 races"
    return f"{abs(wins)} {_SIDES[wins // abs(wins)]} wins in 100 races"


def how_much(gain: float) -> str:
    """Say a part of a win, gained or given away, as a parent would: the number comes after it.

    >>> how_much(0.05), how_much(0.24), how_much(-0.4)
    ('a little', 'a good deal', 'a lot')
    """
    size = abs(gain)
    return "a little" if size < _LITTLE else "a good deal" if size < MUCH else "a lot"
