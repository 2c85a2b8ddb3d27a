"""Results are written with the game, follow it back, and answer what charts ask."""

from dataclasses import replace

import pytest
from sqlalchemy import Engine

from riverlib.cards.state import DealResult
from riverlib.store import GameResult, Games, Results, SeatResult
from tests.store.conftest import BOTH, LOG

ON = BOTH

FIRST = DealResult(hand_size=2, dealer=1, bids=(1, 0), taken=(1, 1), points=(11, 1), totals=(11, 1))
SECOND = DealResult(
    hand_size=1, dealer=0, bids=(0, 0), taken=(1, 0), points=(1, 10), totals=(12, 11)
)
HALF = GameResult(
    game="cards",
    rules="Short",
    rules_id="5h0r7",
    finished=False,
    seats=(SeatResult("Anna", "person", 11, False), SeatResult("Otter", "steady", 1, False)),
    deals=(FIRST,),
)
WHOLE = replace(
    HALF,
    finished=True,
    seats=(SeatResult("Anna", "person", 12, True), SeatResult("Otter", "steady", 11, False)),
    deals=(FIRST, SECOND),
)
RACE = replace(WHOLE, game="race", rules="Brook", rules_id="6r00k", deals=())


@pytest.fixture
def results(engine: Engine) -> Results:
    return Results(engine)


def numbers(results: Results, **chosen: object) -> list[tuple[int, ...]]:
    return [tuple(row[1:]) for row in results.deals(**chosen)]


def test_a_row_for_each_seat_of_each_finished_deal(games: Games, results: Results) -> None:
    games.start(LOG, "", result=WHOLE, finished=True)
    assert numbers(results) == [
        (2, 0, 0, 2, 1, 1, 1, 11),
        (2, 0, 1, 2, 1, 0, 1, 1),
        (2, 1, 0, 1, 0, 0, 1, 1),
        (2, 1, 1, 1, 0, 0, 0, 10),
    ]


def test_only_people_of_these_names_count(games: Games, results: Results) -> None:
    games.start(LOG, "", result=WHOLE, finished=True)
    assert [row[2] for row in numbers(results, names=["Anna"])] == [0, 0]
    assert numbers(results, names=["Otter"]) == []  # a bot's name is nobody's
    assert numbers(results, rules_id="1076") == []
    assert results.people() == [("Anna", 1)]


def test_the_tables_of_somebody_hold_all_seats(games: Games, results: Results) -> None:
    games.start(LOG, "", result=WHOLE, finished=True)
    games.start(LOG, "", result=replace(WHOLE, seats=(WHOLE.seats[1], WHOLE.seats[1])))
    rows = results.tables(["Anna"], rules_id="5h0r7")
    assert [(row[3], *row[6:]) for row in rows] == [
        (0, 1, 1, 11, 1),
        (1, 0, 1, 1, 0),
        (0, 0, 1, 1, 1),
        (1, 0, 0, 10, 0),
    ]
    assert results.tables(["Anna"], last=1) == rows  # the game without her is none of hers
    assert not results.tables(["Otter"])
    assert not results.tables(["Anna"], rules_id="1076")


def test_who_has_only_begun_has_nothing_told(games: Games, results: Results) -> None:
    ben = replace(WHOLE.seats[0], name="Ben")
    for _ in range(3):
        games.start(LOG, "", result=replace(HALF, seats=(ben, HALF.seats[1]), deals=()))
    games.start(LOG, "", result=HALF)
    assert results.people()[0] == ("Ben", 3)
    assert results.with_something_told() == ["Anna"]


def test_hands_are_counted_by_size_bid_and_tricks(games: Games, results: Results) -> None:
    for _ in range(2):
        games.start(LOG, "", result=WHOLE, finished=True)
    chosen = {"rules_id": "5h0r7", "players": 2}
    assert sorted(map(tuple, results.counts(**chosen))) == [
        (1, 0, 0, 2),
        (1, 0, 1, 2),
        (2, 0, 1, 2),
        (2, 1, 1, 2),
    ]
    assert sorted(map(tuple, results.counts(names=["Anna"], **chosen))) == [
        (1, 0, 1, 2),
        (2, 1, 1, 2),
    ]
    assert list(results.counts(rules_id="5h0r7", players=3)) == []


def test_results_grow_with_the_game_and_go_back_with_it(games: Games, results: Results) -> None:
    game = games.start(LOG, "", result=replace(HALF, deals=()))
    games.append(game.id, revision=0, actions=["play Ah"], result=HALF)
    games.append(game.id, revision=1, actions=["play 2h"])  # no deal ended: nothing to write
    assert len(numbers(results)) == 2
    games.append(game.id, revision=2, actions=["play 3h"], finished=True, result=WHOLE)
    assert [each.total for each in results.finals()] == [12, 11]
    games.cut(game.id, revision=3, length=2, result=replace(HALF, deals=()))
    assert (numbers(results), results.finals(), results.missing(9)) == ([], [], [])


def test_a_game_without_results_is_missing_until_they_are_kept(
    games: Games, results: Results
) -> None:
    game = games.start(LOG, "")
    games.start(LOG, "", result=HALF)
    assert (results.missing(9), results.count_missing()) == ([game.id], 1)
    assert results.missing(9, skip=[game.id]) == []
    assert not results.keep(game.id, HALF, revision=7)  # it has moved on since it was read
    assert results.keep(game.id, HALF, revision=0)
    assert results.missing(9) == []


def test_results_from_before_the_end_are_missing(games: Games, results: Results) -> None:
    game = games.start(LOG, "", result=HALF)
    games.append(game.id, revision=0, actions=["bid 1"], finished=True)  # as an older app does
    assert results.missing(9) == [game.id]


def test_a_deleted_game_leaves_nothing(games: Games, results: Results) -> None:
    game = games.start(LOG, "", result=WHOLE, finished=True)
    games.delete(game.id)
    assert (results.deals(), results.finals(), results.played()) == ([], [], [])


def test_games_are_counted_by_kind(games: Games, results: Results) -> None:
    for result in (WHOLE, WHOLE, RACE, HALF):
        games.start(LOG, "", result=result, finished=result.finished)
    kinds = [(each.game, each.rules, each.players, each.games) for each in results.played()]
    assert kinds == [("cards", "Short", 2, 2), ("race", "Brook", 2, 1)]
    assert [each.won for each in results.finals(game="race", names=["Anna"])] == [True]


def test_the_stamp_changes_with_every_game(games: Games, results: Results) -> None:
    stamps = {results.stamp()}
    game = games.start(LOG, "", result=HALF)
    stamps.add(results.stamp())
    games.append(game.id, revision=0, actions=["bid 1"])
    stamps.add(results.stamp())
    games.delete(game.id)
    stamps.add(results.stamp())
    assert len(stamps) == 3  # nothing is left, as in the beginning


def test_the_stamp_changes_when_an_older_result_is_put_right(
    games: Games, results: Results
) -> None:
    """What a phone met: finished games read again, and a page that kept what it had of them."""
    game = games.start(LOG, "", result=HALF, finished=True)
    before = results.stamp()
    assert results.missing(5) == [game.id]
    assert results.keep(game.id, WHOLE, revision=0)
    assert results.stamp() != before
