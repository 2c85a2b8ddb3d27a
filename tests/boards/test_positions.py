"""Both boards draw a position that no store holds just as they draw a match."""

from pathlib import Path

from riverlib import cards, race
from riverlib.boards.cards.view import table_view
from riverlib.boards.race.view import river_view
from riverlib.learn.position import CardPosition, RacePosition
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.store import Games, open_database

NAMES = ["Anna", "Ben", "Cleo"]


def test_the_table_draws_a_position_as_it_draws_a_match(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    players = [Player("Anna"), Player("Ben", "steady"), Player("Cleo", "steady")]
    match = CardMatch.start(Games(engine), cards.find_variant("prediction"), players, seed=3)
    position = CardPosition.start(match.state.variant, NAMES)
    position = position.after(*map(cards.parse_action, match.log.actions))
    shown = [
        table_view(game, me=0, covered=False, answered=None, note=None)
        for game in (match, position)
    ]
    engine.dispose()
    for view in shown:
        view |= {"game": "", "turn": 0}  # type: ignore[operator]
    assert shown[0] == shown[1]


def test_the_river_draws_a_position_as_it_draws_a_match(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    players = [Player("Anna"), Player("Ben", "steady"), Player("Cleo", "steady")]
    match = RaceMatch.start(Games(engine), race.DEFAULT_LAYOUT, players, first=1, seed=3)
    position = RacePosition.at(race.new_game(race.DEFAULT_LAYOUT, players=3, first=1), NAMES)
    position = position.after(*map(race.parse_action, match.log.actions))
    shown = [river_view(game) for game in (match, position)]
    engine.dispose()
    for view in shown:
        view |= {"game": "", "turn": 0}  # type: ignore[operator]
    assert shown[0] == shown[1]
