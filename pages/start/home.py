"""The first page: play at once, or go on with a game."""

import streamlit as st

from riverlib.core import RiverError
from riverlib.ui import database, saved_games

games, _ = database.open_or_stop()

st.title("Up and Down the River")
st.markdown(
    "A card game for the whole family: say how many tricks you will take, then take **exactly**"
    " that many. Play against bots here, or pass the device round the table."
)
with st.container(horizontal=True, gap="small"):
    if st.button("Play now", type="primary", icon=":material/play_arrow:", key="home_play"):
        try:
            saved_games.open_table(saved_games.quick_start(games).game_id)
        except RiverError as error:
            st.error("The game could not be started.")
            st.text(str(error))
    st.page_link(
        "pages/play/card_game.py", label="Choose rules and players", icon=":material/tune:"
    )

saved_games.show(games, limit=8)
