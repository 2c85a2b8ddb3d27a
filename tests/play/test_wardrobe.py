"""A name has one colour in every figure of many games: what it wore when it last played."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Engine, update

from riverlib import cards, race
from riverlib.core.faces import COLOURS, name_colour
from riverlib.play import CardMatch, Player, RaceMatch, wardrobe
from riverlib.store import Games, Results, open_database
from riverlib.store.schema import Game

OTTER = Player("Otter", "steady")


@pytest.fixture
def engine() -> Engine:
    return open_database()


@pytest.fixture
def results(engine: Engine) -> Results:
    return Results(engine)


def play(engine: Engine, *players: Player, days_ago: int = 0, game: str = "cards") -> None:
    games = Games(engine)
    if game == "cards":
        match_id = CardMatch.start(games, cards.find_variant("prediction"), players, seed=1).game_id
    else:
        match_id = RaceMatch.start(games, race.DEFAULT_LAYOUT, players, seed=1).game_id
    moment = datetime.now(UTC) - timedelta(days=days_ago)
    with engine.begin() as connection:
        connection.execute(update(Game).where(Game.id == match_id).values(updated=moment))


def test_the_newest_choice_of_a_name_counts_in_both_games(engine: Engine, results: Results) -> None:
    play(engine, Player("Anna", colour=3), OTTER, days_ago=2)
    play(engine, Player("Anna", colour=8), Player("Ben", colour=2), game="race", days_ago=1)
    assert wardrobe.colours_of_names(wardrobe.usual(results), ["Ben", "Anna"]) == {
        "Ben": 2,
        "Anna": 8,
    }


def test_of_two_alike_the_one_with_fewer_games_gives_way(engine: Engine, results: Results) -> None:
    play(engine, Player("Anna", colour=3), OTTER, days_ago=3)
    play(engine, Player("Ben", colour=3), OTTER, days_ago=2)
    play(engine, Player("Ben", colour=3), OTTER, days_ago=1)
    worn = wardrobe.colours_of_names(wardrobe.usual(results), ["Anna", "Ben", "Otter"])
    assert (worn["Ben"], worn["Otter"]) == (3, 1)
    assert worn["Anna"] not in (3, 1)
    alone = wardrobe.colours_of_names(wardrobe.usual(results), ["Anna"])
    assert alone == {"Anna": worn["Anna"]}  # one colour, whoever else is in the figure


def test_names_that_never_played_have_a_colour_of_their_own(results: Results) -> None:
    worn = wardrobe.colours_of_names(wardrobe.usual(results), ["Cleo"])
    assert worn == wardrobe.colours_of_names(wardrobe.usual(results), ["Cleo"])
    nine = wardrobe.colours_of_names(wardrobe.usual(results), [f"P{no}" for no in range(9)])
    assert COLOURS.index("Grey") not in nine.values()
    assert wardrobe.colours_of_names(wardrobe.usual(results), []) == {}


def test_a_person_by_the_name_of_a_bot_goes_first(engine: Engine, results: Results) -> None:
    play(engine, Player("Otter", colour=6), Player("Heron", "steady"), days_ago=2)
    play(engine, Player("Anna"), OTTER, days_ago=1)
    assert wardrobe.colours_of_names(wardrobe.usual(results), ["Otter"]) == {"Otter": 6}


def test_games_whose_seats_cannot_be_read_are_no_reason_to_fail(
    engine: Engine, results: Results
) -> None:
    play(engine, Player("Anna", colour=3), Player("Ben"))
    with engine.begin() as connection:
        connection.execute(update(Game).values(setup={"seats": [{"name": 3}]}))
    assert wardrobe.colours_of_names(wardrobe.usual(results), ["Anna"]) == {
        "Anna": name_colour("Anna")
    }
    with engine.begin() as connection:
        connection.execute(update(Game).values(setup={}))
    assert wardrobe.colours_of_names(wardrobe.usual(results), ["Ben"]) == {"Ben": 1}


def test_a_name_has_one_colour_in_every_company(engine: Engine, results: Results) -> None:
    """Everybody plays bots from the first seat, where nobody chose a colour."""
    bots = [Player(name, "steady") for name in ("Otter", "Heron", "Kingfisher")]
    for days_ago, name in enumerate(("Anna", "Ben", "Cleo", "Dora")):
        play(engine, Player(name), *bots, days_ago=days_ago)
    known = wardrobe.usual(results)
    everybody = wardrobe.colours_of_names(known, list(known))
    assert len(set(everybody.values())) == len(known) == 7
    for company in ("Ben", "Anna Ben", "Ben Kingfisher", "Steady Ben", "Dora Cleo Otter"):
        worn = wardrobe.colours_of_names(known, company.split())
        assert len(set(worn.values())) == len(worn)
        assert all(worn[name] == everybody[name] for name in worn if name in everybody)


def test_of_more_names_than_colours_people_come_first(engine: Engine, results: Results) -> None:
    for no in range(4):
        play(engine, *(Player(f"P{no}{seat}") for seat in range(2)), days_ago=no)
        play(engine, Player("P00"), *(Player(f"B{no}{at}", "steady") for at in range(3)))
    known = wardrobe.usual(results)
    people = wardrobe.colours_of_names(known, [name for name in known if name.startswith("P")])
    assert len(set(people.values())) == len(people) == 8
    for bot in (name for name in known if name.startswith("B")):
        worn = wardrobe.colours_of_names(known, [bot, *people])
        assert {name: worn[name] for name in people} == people
        assert worn[bot] not in people.values()
