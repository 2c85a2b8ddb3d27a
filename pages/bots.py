"""How good the bots are: what was measured, in words, a figure and tables."""

import streamlit as st

from riverlib.ui.charts import bots
from riverlib.ui.shared import database, ease, entry, last_game

entry.run_app_first()

ease.headline("How good are the bots?")
st.markdown(
    "Every bot sees what a person in its seat would see, and no more. These figures were measured"
    " in games among bots; how many there were stands below each."
)
games, _ = database.open_or_stop()
shows = [bots.show_cards, bots.show_race]
if last_game.coming_from(games) == "race":  # whose bots somebody has just met come first
    shows.reverse()
for show in shows:
    show()
