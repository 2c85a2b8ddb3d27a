"""Below a summary stands what bids score that were made and missed in its deal."""

from pathlib import Path

from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from tests.boards.cards.test_view import whole_game


def test_what_a_deal_had_is_explained(tmp_path: Path) -> None:
    players = (Player("Anna"), Player("Otter", "steady"), Player("Heron", "random"))
    variant = cards.Variant(key="short", name="Short", hand_sizes=(1, 3, 2, 1, 4))
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    told = set()
    try:
        match = CardMatch.start(Games(engine), variant, players, seed=5)
        for view in whole_game(TableSession(match)):
            outcomes = {row["made"] for row in view["summary"] or ()}
            words = view["scoring_words"]
            assert (cards.made_line(variant.scoring) in words) == (True in outcomes)
            assert (cards.miss_line(variant.scoring) in words) == (False in outcomes)
            told.add(words)
    finally:
        engine.dispose()
    assert len(told) == 2
