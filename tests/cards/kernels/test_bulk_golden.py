"""Bulk play as it has always been: a change of these numbers changes every published figure.

One line is what a bot played in a few games of a rule set: the checksum of bids, tricks and points.
Whoever means to change how ``random`` or ``steady`` plays says so in the change log, and why.
"""

from dataclasses import replace
from zlib import crc32

import numpy as np
import pytest

from riverlib.cards import SCORINGS, VARIANTS, find_variant
from riverlib.cards.kernels.games import GameResults, play_games
from riverlib.cards.schedule import down_and_up
from tests.cards.table import PLAIN

TEN = replace(PLAIN, hand_sizes=down_and_up(10), scoring=SCORINGS["Basic"])
RULES = {"ten": TEN, "triangle": replace(TEN, scoring=SCORINGS["Triangle"])}

# fmt: off
GOLDEN = (  # rule set, players, bots, games, seed, first game: checksum, all points
    ("ten", 4, "random", 200, 1, 0, 3318354677, 49710),
    ("ten", 2, "random", 100, 2, 5, 1525474053, 18020),
    ("ten", 5, "random", 100, 3, 0, 3810918539, 27800),
    ("triangle", 4, "random", 100, 4, 0, 2456186214, -180885),
    ("family-night", 4, "random", 50, 7, 0, 3545684474, 796),
    ("prediction", 6, "random", 50, 7, 0, 3631943050, 13190),
    ("ile-fourchue", 8, "random", 50, 7, 0, 3341590681, -68580),
    ("ile-fourchue-partners", 4, "random", 50, 7, 0, 3898343581, -52190),
    ("prediction-fists", 5, "random", 50, 7, 0, 1910635943, 11810),
    ("family-night-forehead", 3, "random", 50, 7, 0, 4207359498, 2305),
    ("oh-hell", 7, "random", 50, 7, 0, 3042443474, 12437),
    ("la-podrida", 4, "random", 50, 7, 0, 1658477861, -7021),
    ("boerenbridge", 10, "random", 50, 7, 0, 1049198071, 2764),
    ("romanian-whist", 4, "random", 50, 7, 0, 305998783, 1019),
    ("ten", 4, "steady", 200, 1, 0, 3171932546, 117510),
    ("ten", 2, "steady", 100, 2, 5, 1895886396, 25320),
    ("ten", 5, "steady", 100, 3, 0, 970393071, 76830),
    ("triangle", 4, "steady", 100, 4, 0, 2310322750, 42188),
    ("family-night", 4, "steady", 50, 7, 0, 3013888764, 23973),
    ("prediction", 6, "steady", 50, 7, 0, 568698256, 37270),
    ("ile-fourchue", 8, "steady", 50, 7, 0, 3224804178, 27680),
    ("ile-fourchue-partners", 4, "steady", 50, 7, 0, 3598151469, -430),
    ("prediction-fists", 5, "steady", 50, 7, 0, 258410224, 30230),
    ("family-night-forehead", 3, "steady", 50, 7, 0, 2389608010, 16612),
    ("oh-hell", 7, "steady", 50, 7, 0, 1999892077, 37032),
    ("la-podrida", 4, "steady", 50, 7, 0, 993205554, 20614),
    ("boerenbridge", 10, "steady", 50, 7, 0, 442706476, 38020),
    ("romanian-whist", 4, "steady", 50, 7, 0, 2858405930, 18501),
    ("ten", 4, ("steady", "random", "random", "steady"), 100, 9, 0, 3581500139, 41650),
)
# fmt: on


def checksum(results: GameResults) -> int:
    """Return one number for everything that happened, whatever the machine's order of bytes."""
    columns = (results.bids, results.taken, results.scores)
    return crc32(b"".join(np.ascontiguousarray(column, "<i4").tobytes() for column in columns))


@pytest.mark.parametrize("line", GOLDEN, ids=lambda line: f"{line[0]}-{line[1]}-{line[2]}")
def test_a_bot_plays_in_bulk_as_before(
    line: tuple[str, int, str | tuple[str, ...], int, int, int, int, int],
) -> None:
    key, players, bots, games, seed, first, expected, points = line
    variant = RULES[key] if key in RULES else find_variant(key)
    results = play_games(variant, players, games, seed, bots, first_game=first)
    assert int(results.scores.sum()) == points
    assert checksum(results) == expected


def test_every_built_in_rule_set_has_its_numbers() -> None:
    for bots in ("random", "steady"):
        kept = {line[0] for line in GOLDEN if line[2] == bots}
        assert kept == {*RULES, *(variant.key for variant in VARIANTS)}
