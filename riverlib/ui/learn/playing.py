"""From a course to the table: a game under the rules that were learnt."""

from typing import NoReturn

import streamlit as st

from riverlib import cards
from riverlib.core import RiverError
from riverlib.play import CardMatch, RaceMatch, default_players
from riverlib.store import Games
from riverlib.ui.learn.courses import Taught
from riverlib.ui.race.home_card import first_players

_PAGES = {"cards": "pages/cards.py", "race": "pages/race.py"}


def play_now(chosen: Taught, games: Games) -> NoReturn:
    """Start a game with bots and go to it; rules that need other players go to the set-up."""
    page = _PAGES[chosen.game.key]
    try:
        if isinstance(chosen.rules, cards.Variant):
            players = default_players(chosen.game.usual_players)
            dealer = len(players) - 1
            match = CardMatch.start(games, chosen.rules, players, first_dealer=dealer)
            st.switch_page(page, query_params={"game": match.game_id})
        race = RaceMatch.start(games, chosen.rules, first_players(), first=0)
        st.switch_page(page, query_params={"game": race.game_id})
    except RiverError:
        st.switch_page(page)
