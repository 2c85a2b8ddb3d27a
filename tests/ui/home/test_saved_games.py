"""Which unfinished game the first page offers to go on with."""

from datetime import UTC, datetime, timedelta

import pytest

from riverlib.store import GameSummary
from riverlib.ui.home.saved_games import _to_go_on_with

NOW = datetime(2026, 1, 2, 21, tzinfo=UTC)


def game(name: str, *, actions: int, ago: timedelta) -> GameSummary:
    """Return a game whose id is its name."""
    return GameSummary(
        id=name,
        game="race",
        title="",
        created=NOW - ago,
        updated=NOW - ago,
        revision=1,
        length=actions,
        finished=False,
    )


ZERO, HOUR, WEEK = timedelta(), timedelta(hours=1), timedelta(days=7)
# fmt: off
FOUND = {
    "the newest, once it has begun":             ([("new", 1, ZERO), ("old", 40, HOUR)], "new"),
    "one of the evening, if the newest was left": ([("new", 0, ZERO), ("old", 40, HOUR)], "old"),
    "the newest, if others are of another week": ([("new", 0, ZERO), ("old", 40, WEEK)], "new"),
    "the newest, if none has begun":             ([("new", 0, ZERO), ("old", 0, HOUR)], "new"),
    "the only one":                              ([("new", 0, ZERO)], "new"),
}
# fmt: on


@pytest.mark.parametrize(("found", "offered"), FOUND.values(), ids=FOUND)
def test_the_first_page_offers(found: list[tuple[str, int, timedelta]], offered: str) -> None:
    games = [game(name, actions=actions, ago=ago) for name, actions, ago in found]
    assert _to_go_on_with(games).id == offered
