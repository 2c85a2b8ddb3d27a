"""The largest swing of a race: a table of chances, a sentence a row."""

import pytest

from riverlib.analysis.swings import LEAST, Swing, largest_swing

TABLE = {
    "no turn has no swing": ([(0.5, 0.5)], [], None),
    "small changes are not told": ([(0.5, 0.5), (0.6, 0.4), (0.4, 0.6)], [0, 1], None),
    "a quarter of a win is": ([(0.5, 0.5), (0.75, 0.25)], [0], Swing(1, 0, 0.5, 0.75)),
    "of two players it is told of whoever threw": (
        [(0.5, 0.5), (0.9, 0.1)], [1], Swing(1, 1, 0.5, 0.1),
    ),
    "of equal ones it is the first": (
        [(0.5, 0.5), (0.9, 0.1), (0.5, 0.5)], [0, 1], Swing(1, 0, 0.5, 0.9),
    ),
    "it may be somebody else's chance that moved most": (
        [(0.3, 0.3, 0.4), (0.5, 0.5, 0.0)], [0], Swing(1, 2, 0.4, 0.0),
    ),
    "what a new user missed: 65 % thrown away in round 10": (
        [(0.2, 0.8, 0.0), (0.35, 0.65, 0.0), (1.0, 0.0, 0.0), (1.0, 0.0, 0.0)],
        [0, 1, 0],
        Swing(2, 1, 0.65, 0.0),
    ),
}  # fmt: skip


@pytest.mark.parametrize("said", TABLE)
def test_the_largest_swing(said: str) -> None:
    chances, throwers, swing = TABLE[said]
    assert largest_swing(chances, throwers) == swing
    assert swing is None or abs(swing.after - swing.before) >= LEAST
