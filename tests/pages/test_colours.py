"""A game's charts wear the colours of its board; in charts of many games a person has one."""

import json
from dataclasses import replace
from typing import Any

import pytest

from riverlib.analysis import to_csv
from riverlib.core import GameLog
from riverlib.core.faces import looks
from riverlib.figures import theme
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.store import Games, Results, ScoreFiles, open_database
from riverlib.ui.charts.finished import games_of
from tests.analysis.games import random_race
from tests.pages.charts_page import card_log, open_charts

EARLY, ANNA, BEN = Player("Anna", colour=5), Player("Anna", colour=7), Player("Ben", colour=3)
COLOURS = {"Anna": theme.SEAT_COLOURS[7], "Ben": theme.SEAT_COLOURS[3]}


def seated(log: GameLog, *players: Player) -> GameLog:
    return replace(log, setup=log.setup | {"seats": [player.data() for player in players]})


@pytest.fixture
def ids() -> dict[str, str]:
    """Keep a race and six card games; Anna had another colour at first."""
    games = Games(open_database())
    race = random_race(1, players=2)
    race = replace(race, setup=race.setup | {"seed": 1})
    race_id = RaceMatch.open(games, seated(race, BEN, EARLY)).game_id
    for seed in range(6):
        log = card_log(("Anna", "Ben"), seed)
        last = CardMatch.open(games, seated(log, ANNA if seed else EARLY, BEN)).game_id
    return {"race": race_id, "cards": last}


def drawn(place: int = 0, **query: str) -> list[dict[str, Any]]:
    """Return the traces of a figure of the page."""
    traces: list[dict[str, Any]] = json.loads(
        open_charts(**query).get("plotly_chart")[place].proto.spec
    )["data"]
    return traces


def lines(traces: list[dict[str, Any]]) -> dict[str, str]:
    """Return the colours of lines by their names."""
    named = [trace for trace in traces if trace.get("name") and "color" in trace.get("line", {})]
    return {trace["name"].split(",")[0]: trace["line"]["color"] for trace in named}


def worn(traces: list[dict[str, Any]]) -> dict[str, str]:
    """Return the colours of the lines of Anna and Ben."""
    return {name: colour for name, colour in lines(traces).items() if name in COLOURS}


@pytest.mark.parametrize("show", ["totals", "behind", "places"])
def test_in_one_card_game(ids: dict[str, str], show: str) -> None:
    assert worn(drawn(game=ids["cards"], show=show)) == COLOURS


@pytest.mark.parametrize("show", ["boats", "points"])
def test_in_one_race(ids: dict[str, str], show: str) -> None:
    on_the_board = COLOURS | {"Anna": theme.SEAT_COLOURS[5]}
    assert worn(drawn(game=ids["race"], show=show, boats="all")) == on_the_board


def test_as_on_the_board_whatever_was_played_since(ids: dict[str, str]) -> None:
    """Bots of one table had other colours in its chart, and so had they after every game."""
    bots = [Player(name, "steady") for name in ("Otter", "Heron", "Kingfisher")]
    seats = [Player("Mum"), *bots]
    log = card_log(tuple(player.name for player in seats))
    match = CardMatch.open(Games(open_database()), seated(log, *seats))
    for seed in range(3):  # of the same names others are the usual ones now
        later = [Player("Cleo", colour=1), *bots, Player("Mum", colour=6)]
        log = card_log(tuple(player.name for player in later), seed)
        CardMatch.open(Games(open_database()), seated(log, *later))
    board = {
        player.name: theme.SEAT_COLOURS[look.colour]
        for player, look in zip(seats, looks(match.players), strict=True)
    }
    assert lines(drawn(game=match.game_id)) == board


def test_in_all_games_together(ids: dict[str, str]) -> None:
    assert worn(drawn(scope="all")) == worn(drawn(1, scope="all")) == COLOURS


def test_in_a_season(ids: dict[str, str]) -> None:
    assert worn(drawn(scope="season")) == COLOURS


def test_head_to_head(ids: dict[str, str]) -> None:
    (dot,) = drawn(scope="pairs")
    assert dot["marker"]["color"] in COLOURS.values()


def test_in_every_company(ids: dict[str, str]) -> None:
    """What the eyes found: who never chose a colour had another one in every figure."""
    games = Games(open_database())
    bots = [Player(name, "steady") for name in ("Otter", "Heron", "Kingfisher")]
    for name in ("Cleo", "Dora"):
        for seed in range(6):
            log = card_log((name, "Otter", "Heron", "Kingfisher"), seed)
            CardMatch.open(games, seated(log, Player(name), *bots))
    everybody = lines(drawn(scope="all"))
    assert {"Cleo", "Dora", "Kingfisher"} < set(everybody)
    season = lines(drawn(scope="season"))
    assert len(set(season.values())) == len(season) > 2
    shared = set(season) & set(everybody)
    assert {name: season[name] for name in shared} == {name: everybody[name] for name in shared}


def test_in_a_file_that_is_brought_back(ids: dict[str, str]) -> None:
    """What the eyes found: in a game that came back as a file bots had other colours."""
    storage = open_database()
    games = Games(storage)
    bots = [Player(name, "steady") for name in ("Otter", "Kingfisher", "Heron")]
    players = [Player("Anna"), *bots]
    log = seated(card_log(tuple(player.name for player in players)), *players)
    last = CardMatch.open(games, log).game_id
    known = [game for game in games_of(Results(storage), games) if "Otter" in game.names]
    brought = ScoreFiles(storage).keep("mine.csv", to_csv(known))
    of_file = lines(drawn(**{"from": "file", "file": brought}))
    assert len(of_file) == 4
    assert of_file == lines(drawn(game=last))
