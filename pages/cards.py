"""The card game: its set-up, or the table of the game that the address names."""

import streamlit as st

from riverlib.ui import card_page, card_set_up, database, front_door, saved_games

front_door.enter()

games, house = database.open_or_stop()
game_id = st.query_params.get("game")

if game_id is None:
    st.title("Up and Down the River")
    started = card_set_up.set_up(games, house)
    saved_games.show(games, limit=4, game="cards")
    with st.expander("Take up a game from a file"):
        started = card_set_up.import_game(games) or started
    if started is not None:
        card_page.enter(started)
else:
    card_page.show(card_page.WINDOW.session_or_stop(games, game_id), games)
