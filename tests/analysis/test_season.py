"""A month's table is counted right, and its sentence is true of it."""

from datetime import datetime

import pytest

from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.season import (
    Season,
    bots_row,
    bots_say,
    bots_won,
    by_game_say,
    games_won,
    luck_says,
    month_of,
    season_of,
    season_says,
    seasons_of,
)
from tests.analysis.lines import Dealt, line, random_lines


@pytest.mark.parametrize("seed", range(40))
def test_a_season_is_counted_right(seed: int) -> None:
    everything = random_lines(seed, games=60)
    lines = [each for each in everything if month_of(each) == seasons_of(everything)[0]]
    rows = season_of(lines)
    over = [each for each in lines if each.finished]
    people = {seat.name for each in over for seat in each.seats if seat.is_person}
    assert {row.name for row in rows} == people
    assert [row.wins for row in rows] == sorted((row.wins for row in rows), reverse=True)
    for row in rows:
        seats = [
            (each, no, seat)
            for each in over
            for no, seat in enumerate(each.seats)
            if seat.name == row.name
        ]
        assert row.games == len(seats)
        assert row.wins == row.medals[0] == sum(seat.won for *_, seat in seats)
        assert row.points * row.games == pytest.approx(sum(seat.total for *_, seat in seats))
        assert row.papers == sum(each.is_paper for each, *_ in seats)
        best = [seat.best for *_, seat in seats if seat.best is not None]
        assert row.best == max(best, default=None)
        if row.best is not None:
            game = next(each for each in over if each.id == row.best_game)
            seat = game.seats[game.names.index(row.name)]
            assert (seat.best, seat.best_deal) == (row.best, row.best_deal)


MEDALS = {  # totals          medals of the seats: gold, silver, bronze
    "two players": ((9, 4), ((1, 0, 0), (0, 0, 0))),
    "three": ((9, 4, 2), ((1, 0, 0), (0, 1, 0), (0, 0, 0))),
    "four": ((9, 4, 2, 1), ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0))),
    "a shared win": ((9, 9, 2, 1), ((1, 0, 0), (1, 0, 0), (0, 0, 1), (0, 0, 0))),
    "a shared last place": ((9, 4, 4), ((1, 0, 0), (0, 0, 0), (0, 0, 0))),
    "all level": ((5, 5, 5), ((1, 0, 0), (1, 0, 0), (1, 0, 0))),
}


@pytest.mark.parametrize(("totals", "medals"), MEDALS.values(), ids=MEDALS)
def test_medals(totals: tuple[int, ...], medals: tuple[tuple[int, ...], ...]) -> None:
    names = ("Anna", "Ben", "Cleo", "Zoë")[: len(totals)]
    by_name = {row.name: row.medals for row in season_of([line(*totals, names=names)])}
    assert tuple(by_name[name] for name in names) == medals


SAYS = {
    "one leads": ([(9, 4), (9, 4), (4, 9)], "Anna won most: 2 of 3 games, Ben 1 of 3"),
    "of bots too": ([(9, 4), (9, 4)], "Anna won most: 2 of 2 games, no other person won any"),
    "level": ([(9, 4), (4, 9)], "Anna and Ben won most: 1 of 2 games each"),
    "alone": ([(9, 4)], "Anna won the only game"),
}


@pytest.mark.parametrize(("games", "says"), SAYS.values(), ids=SAYS)
def test_who_won_most(games: list[tuple[int, int]], says: str) -> None:
    lines = [line(*totals) for totals in games]
    assert season_says(season_of(lines), Season(2026, 11), lines) == f"In November 2026 {says}"


def test_each_is_told_with_their_own_games_and_bots_are_not_passed_over() -> None:
    """What the eyes found: "Anna won most: 17 of 78 games", who played 66, where a bot won 20."""
    wins = [line(9, 4, 2)] * 2 + [line(4, 9, names=("Anna", "Otter"))]
    without = [line(*totals, names=("Ben", "Heron")) for totals in ((9, 4), (4, 9))]

    def said(*lines: GameLine) -> str:
        return season_says(season_of(lines), Season(2026, 11), lines)

    assert said(*wins, *without) == ("In November 2026 Anna won most: 2 of 3 games, Ben 1 of 4")
    assert said(*wins, *without, wins[2]) == (
        "In November 2026 bots won 3 of 6 games;"
        " of the people Anna won most: 2 of 4 games, Ben 1 of 4"
    )
    assert said(*wins[1:], *without, wins[2], wins[2]) == (
        "In November 2026 bots won 4 of 6 games; of the people Ben and Anna won most: 1 game each"
    )
    assert said(*wins[1:], *without[:1], wins[1]) == (
        "In November 2026 Anna won most: 2 of 3 games, Ben 1 of 3"
    )
    assert said(wins[0], without[0], wins[2]) == (
        "In November 2026 bots won 1 of 3 games;"
        " of the people Ben and Anna won most: 1 of 2 games each"
    )


@pytest.mark.parametrize("seed", range(20))
def test_the_bots_row_has_every_game_that_no_person_won(seed: int) -> None:
    lines = random_lines(seed, games=40)
    over = [each for each in lines if each.finished]
    row = bots_row(lines)
    with_bots = [each for each in over if any(not seat.is_person for seat in each.seats)]
    if row is None:
        assert not with_bots
        return
    assert (row.wins, row.games) == (bots_won(lines)[0], len(with_bots))
    assert sum(wins for wins, _ in row.by_game.values()) == row.wins
    assert sum(games for _, games in row.by_game.values()) == row.games


def test_bots_that_share_wins_are_said_to() -> None:
    shared = line(4, 9, 9, names=("Anna", "Otter", "Heron"))
    assert bots_say([line(9, 4), shared]) == (
        "Bots won 1 other game, some shared: Heron 1 and Otter 1."
    )


def test_a_month_that_bots_won() -> None:
    by_otter, by_heron = (line(4, 9, names=("Anna", bot)) for bot in ("Otter", "Heron"))

    def said(*lines: GameLine) -> str:
        return season_says(season_of(lines), Season(2026, 11), lines)

    assert said(by_otter) == "In November 2026 Otter won the only game"
    assert said(by_otter, by_otter) == "In November 2026 Otter won all 2 games"
    assert said(by_heron, by_otter, by_otter) == (
        "In November 2026 the bots won all 3 games: Otter 2 and Heron 1"
    )
    assert bots_say([by_otter]) == bots_say([line(9, 4)]) == ""
    assert bots_say([line(9, 4), by_otter]) == "Bots won 1 other game: Otter 1."
    assert bots_say([line(9, 4), by_otter, by_heron]) == (
        "Bots won 2 other games: Heron 1 and Otter 1."
    )


def test_a_month_of_both_games_tells_of_both() -> None:
    """The bots took the cards, but on the river the family won."""
    cards = [line(3, 4, 9)] * 4
    river = [line(*totals, game="race") for totals in ((9, 4), (9, 4), (9, 4), (4, 9), (4, 9))]
    lines = [*cards, *river, line(2, 3, 9, game="race")]
    rows = season_of(lines)
    assert season_says(rows, Season(2026, 11), lines) == (
        "In November 2026 bots won 5 of 10 games;"
        " of the people Anna won most: 3 of 10 games, Ben 2 of 10"
    )
    assert rows[0].by_game == {"cards": (0, 4), "race": (3, 6)}
    assert (
        by_game_say(lines) == "At cards bots won all 4 games, on the river people won 5 of 6 games."
    )
    assert by_game_say(cards) == by_game_say(river) == ""
    assert by_game_say([line(9, 4), line(9, 4, game="race")]) == (
        "At cards a person won the only game, on the river a person won the only game."
    )


@pytest.mark.parametrize("seed", range(20))
def test_wins_of_each_game_add_up(seed: int) -> None:
    lines = random_lines(seed, games=40)
    over = [each for each in lines if each.finished]
    assert sum(games for _, games in games_won(lines).values()) == len(over)
    bots, _ = bots_won(lines)
    assert sum(won for won, _ in games_won(lines).values()) + bots == sum(
        bool(each.winners) for each in over
    )
    for row in season_of(lines):
        assert sum(wins for wins, _ in row.by_game.values()) == row.wins
        assert sum(games for _, games in row.by_game.values()) == row.games


@pytest.mark.parametrize("seed", range(20))
def test_every_win_is_told_beside_a_season(seed: int) -> None:
    lines = [each for each in random_lines(seed, games=30) if each.finished]
    games, wins = bots_won(lines)
    people = [each for each in lines if any(seat.won and seat.is_person for seat in each.seats)]
    assert games + len(people) == sum(bool(each.winners) for each in lines)
    assert sum(wins.values()) >= games


def test_few_games_tell_nothing_and_many_do() -> None:
    few = [line(9, 4)] * 3
    assert "too early" in luck_says(season_of(few))
    assert luck_says(season_of([line(9, 4)] * 30)) == ""


def test_months_are_those_in_which_people_ended_a_game() -> None:
    lines = [
        line(9, 4, when=datetime(2026, 11, 3, 9, 0)),
        line(9, 4, when=datetime(2026, 9, 30, 23, 59)),
        line(9, 4, when=datetime(2026, 8, 1, 9, 0), finished=False),
        line(9, 4, when=datetime(2025, 12, 1, 9, 0), names=("Otter", "Heron")),
    ]
    assert seasons_of(lines) == (Season(2026, 11), Season(2026, 9), Season(2026))


def test_the_best_deal_is_where_it_is_said() -> None:
    deals = (Dealt((1, 0), (1, 0), (11, 10)), Dealt((2, 0), (2, 0), (12, 10)))
    rows = {row.name: row for row in season_of([line(23, 20, deals=deals)])}
    assert (rows["Anna"].best, rows["Anna"].best_deal) == (12, 2)
    assert (rows["Ben"].best, rows["Ben"].best_deal) == (10, 1)
