"""The small picture of the game to go on with: its own board, and nobody's hand."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverlib import cards
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.race import DEFAULT_LAYOUT
from riverlib.store import Games, open_database
from riverlib.ui.home.left_off import river_of, table_of

PLAYERS = (Player("Anna"), Player("Ben"), Player("Otter", "steady"), Player("Heron", "steady"))


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path}/games.db")
    yield Games(engine)
    engine.dispose()


@pytest.mark.parametrize("people", [1, 2])
def test_no_hand_is_in_the_picture_of_a_table(games: Games, people: int) -> None:
    players = (*PLAYERS[:people], *PLAYERS[2:])
    match = CardMatch.start(games, cards.VARIANTS[0], players, first_dealer=2, seed=5)
    view = table_of(match)
    assert view["hand"] == []
    assert view["cover"] is None
    sent = json.dumps(view)
    open_cards = {str(card) for card in (*match.state.trick, match.state.turn_up)}
    hidden = {str(card) for hand in match.state.hands for card in hand} - open_cards
    assert not {card for card in hidden if f'"{card}"' in sent}
    assert [seat["name"] for seat in view["seats"]] == [player.name for player in match.players]


def test_between_two_deals_no_hand_and_no_sheet_lies_over_the_table(games: Games) -> None:
    short = cards.Variant(key="short", name="Short", hand_sizes=(1, 1))
    match = CardMatch.start(games, short, PLAYERS[:1] + PLAYERS[2:], first_dealer=2, seed=5)
    match.bid(0, 0)
    match.play(0, match.state.hands[0][0])
    assert match.awaits_next_deal
    view = table_of(match)
    assert (view["hand"], view["summary"], view["cover"]) == ([], None, None)


def test_nothing_can_be_pressed_on_the_river_of_the_picture(games: Games) -> None:
    match = RaceMatch.start(games, DEFAULT_LAYOUT, PLAYERS[:1] + PLAYERS[2:3], first=0, seed=5)
    view = river_of(match)
    assert view["choices"] == []
    assert view["tips"] == []
    assert len(view["boats"]) == 2
