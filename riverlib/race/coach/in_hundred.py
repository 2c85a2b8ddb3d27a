"""Chances of a finished race as a family counts them: how often in a hundred such races."""

from riverlib.core.counting import counted

_SIDES = {1: "more", -1: "fewer"}


def in_100(share: float, *, is_exact: bool = True) -> str:
    """Write a chance: 0 and 100 are certain alone, never estimated.

    >>> in_100(0.5949), in_100(0.9999), in_100(1)
    ('59 in 100', '99 in 100', '100 in 100')
    """
    return f"{of_100(share, is_exact=is_exact)} in 100"


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
    ('6 wins in 100', '1 win in 100')
    """
    return f"{counted(wins, 'win')} in 100"


def more_wins(wins: int) -> str:
    r"""Say what luck gave or took.

    >>> more_wins(12), more_wins(-1), more_wins(0)
    ('12 more wins in 100', '1 win fewer in 100', 'no win more or fewer')
    """
    if not wins:
        return "no win more or fewer"
    if abs(wins) == 1:
        return f"1 win {_SIDES[wins]} in 100"
    return f"{abs(wins)} {_SIDES[wins // abs(wins)]} wins in 100"
