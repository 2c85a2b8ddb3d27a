"""The first page: play at once, or go on with a game; how the game goes, in four sentences."""

import streamlit as st

from riverlib.core import RiverError
from riverlib.ui import database, front_door, saved_games

front_door.enter()

STEPS = (
    (
        "1. Look",
        "Everybody gets the same number of cards. One more is turned up: its suit is trump, and"
        " beats the others.",
    ),
    (
        "2. Bid",
        "Everybody plays one card: that is a trick. Say how many you will take. The last to bid may"
        " not make the bids add up.",
    ),
    (
        "3. Play",
        "Follow the suit that was led if you can. The highest trump takes the trick, else the"
        " highest card of that suit.",
    ),
    ("4. Score", "Taken exactly what you bid? Points! One too many is as bad as one too few."),
)

games, _ = database.open_or_stop()

st.title("Up and Down the River")
st.markdown("The family card game where you must take **exactly** as many tricks as you said.")
with st.container(horizontal=True, gap="small"):
    play = st.button("Play now", type="primary", icon=":material/play_arrow:", key="home_play")
    choose = st.button("Choose rules and players", icon=":material/tune:", key="home_choose")
if choose:
    st.switch_page(saved_games.PAGE)
if play:
    try:
        saved_games.open_table(saved_games.quick_start(games).game_id)
    except RiverError as error:
        st.error("The game could not be started.")
        st.text(str(error))

saved_games.show(games, limit=5)
saved_games.show_all(games)

st.subheader("How it goes")
for column, (title, text) in zip(st.columns(4), STEPS, strict=True):
    with column.container(border=True, height="stretch"):
        st.markdown(f"**{title}**")
        st.markdown(text)
