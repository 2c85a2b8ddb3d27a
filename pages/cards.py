"""The card game: its set-up, or the table of the game that the address names."""

import streamlit as st

from riverlib.core import RiverError, UnknownGameError
from riverlib.ui import card_page, database, front_door, saved_games, set_up

front_door.enter()

games, house = database.open_or_stop()
game_id = st.query_params.get("game")

if game_id is None:
    st.title("Up and Down the River")
    started = set_up.set_up(games, house)
    saved_games.show(games, limit=4)
    with st.expander("Take up a game from a file"):
        started = set_up.import_game(games) or started
    if started is not None:
        card_page.enter(started)
else:
    try:
        session = card_page.session_of(games, game_id)
    except UnknownGameError:
        st.error("This game is not here any more.", icon=":material/error:")
        st.text("Perhaps it was deleted, or its address is not complete.")
        st.page_link("pages/cards.py", label="To the set-up", icon=":material/tune:")
        st.stop()
    except RiverError as error:
        st.error("This game cannot be opened.", icon=":material/error:")
        st.text(str(error))
        st.page_link("pages/cards.py", label="To the set-up", icon=":material/tune:")
        st.stop()
    card_page.show(session, games)
