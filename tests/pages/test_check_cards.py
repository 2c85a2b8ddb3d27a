"""Below a finished game its cards can be checked, and only below a finished one."""

import pytest
import streamlit as st

from riverlib import cards
from riverlib.play import CardMatch, Player
from riverlib.store import Games
from riverlib.ui.cards.check_cards import check_cards


def test_nothing_is_checked_of_a_game_that_undo_took_back_while_the_page_was_drawn(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A family saw an error: the board has a way of its own and was quicker than the page below."""
    shown: list[str] = []
    monkeypatch.setattr(st, "expander", lambda label, **_: shown.append(label))
    short = cards.Variant(key="short", name="Short", hand_sizes=(2, 1))
    match = CardMatch.start(games, short, (Player("Anna"), Player("Ben")), seed=4)
    check_cards(match)
    assert shown == []
