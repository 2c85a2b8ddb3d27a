"""What stood out in a game is kept with it, and said true of any deals."""

from dataclasses import dataclass, replace
from itertools import accumulate
from random import Random

import pytest
from sqlalchemy import Engine

from riverlib.store import Games, Listing, Results, marks_of
from tests.store.conftest import BOTH, LOG
from tests.store.test_results import HALF, RACE, WHOLE

ON = BOTH


@dataclass(frozen=True)
class Dealt:
    hand_size: int
    dealer: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


def dealt(rng: Random, players: int, sides: int) -> Dealt:
    bids = tuple(rng.randint(0, 2) for _ in range(players))
    taken = tuple(rng.randint(0, 2) for _ in range(players))
    of_side = [rng.randint(-9, 15) for _ in range(sides)]
    points = tuple(of_side[seat % sides] for seat in range(players))
    return Dealt(2, 0, bids, taken, points)


@pytest.mark.parametrize("seed", range(40))
def test_marks_are_true_of_any_deals(seed: int) -> None:
    rng = Random(seed)
    sides, size = rng.randint(2, 4), rng.choice((1, 1, 2))
    players = sides * size
    deals = [dealt(rng, players, sides) for _ in range(rng.randint(1, 19))]
    for seat, marks in enumerate(marks_of(deals, players, sides)):
        with_me = [other for other in range(players) if other % sides == seat % sides]
        made = [sum(deal.bids[each] - deal.taken[each] for each in with_me) == 0 for deal in deals]
        runs = "".join("x" if each else " " for each in made)
        longest = max(map(len, runs.split(" ")))
        assert (marks.made, marks.streak) == (sum(made), longest)
        assert runs.find("x" * longest) + longest == (marks.streak_end if longest else 0)
        points = [deal.points[seat] for deal in deals]
        assert (marks.best, marks.best_deal) == (max(points), points.index(max(points)) + 1)
        totals = [list(accumulate(deal.points[each] for deal in deals)) for each in range(players)]
        behind = [max(row) - row[seat] for row in zip(*totals, strict=True)]
        assert (marks.behind, marks.behind_deal) == (max(behind), behind.index(max(behind)) + 1)


def test_a_race_has_no_marks_of_deals(engine: Engine, games: Games) -> None:
    games.start(LOG, "", result=RACE, finished=True)
    (game,) = Listing(engine).recent()
    assert (game.deals, game.sides, game.seats[0].made) == (0, 2, None)


def test_a_list_tells_how_games_ended_and_what_stood_out(engine: Engine, games: Games) -> None:
    first = games.start(LOG, "one", result=WHOLE, finished=True).id
    second = games.start(LOG, "two", result=HALF).id
    third = games.start(LOG, "of an older app").id
    listing = Listing(engine)
    listed = {game.id: game for game in listing.recent()}
    assert list(listed) == [third, second, first]
    assert [game.id for game in listing.recent(2)] == [third, second]
    assert listing.of([first, "gone"]) == [listed[first]]
    whole = listed[first]
    assert (whole.rules, whole.rules_id, whole.deals, whole.finished) == ("Short", "5h0r7", 2, True)
    assert [(seat.name, seat.total, seat.won) for seat in whole.seats] == [
        ("Anna", 12, True),
        ("Otter", 11, False),
    ]
    assert [seat.made for seat in whole.seats] == [1, 1]
    assert [seat.behind for seat in whole.seats] == [0, 10]
    assert (listed[third].seats, listed[third].rules) == ((), "")


def test_partners_share_a_side(engine: Engine, games: Games) -> None:
    pairs = replace(HALF, seats=HALF.seats * 2, deals=(), sides=2)
    games.start(LOG, "", result=pairs)
    assert Listing(engine).recent()[0].sides == 2


def test_a_game_whose_marks_nobody_counted_is_read_again(
    engine: Engine, games: Games, results: Results
) -> None:
    game_id = games.start(LOG, "", result=WHOLE, finished=True).id
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE results SET sides = NULL")
        connection.exec_driver_sql("UPDATE seats SET made = NULL")
    assert Listing(engine).recent()[0].seats[0].made is None
    assert results.missing(9) == [game_id]
    assert results.keep(game_id, WHOLE, revision=0)
    assert Listing(engine).recent()[0].seats[0].made == 1
    assert results.missing(9) == []


@pytest.fixture
def results(engine: Engine) -> Results:
    return Results(engine)
