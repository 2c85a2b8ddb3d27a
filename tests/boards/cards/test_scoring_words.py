"""Below a summary with a missed bid stands what a miss scores."""

from pathlib import Path

from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from tests.boards.cards.test_view import whole_game


def test_a_miss_is_explained_where_there_was_one(tmp_path: Path) -> None:
    players = (Player("Anna"), Player("Otter", "steady"), Player("Heron", "random"))
    variant = cards.Variant(key="short", name="Short", hand_sizes=(1, 3, 2, 1, 4))
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    told = set()
    try:
        match = CardMatch.start(Games(engine), variant, players, seed=5)
        for view in whole_game(TableSession(match)):
            missed = any(not row["made"] for row in view["summary"] or ())
            assert view["miss_words"] == (cards.miss_line(variant.scoring) if missed else "")
            told.add(view["miss_words"])
    finally:
        engine.dispose()
    assert len(told) == 2
