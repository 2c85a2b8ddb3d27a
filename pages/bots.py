"""How good the bots are: what was measured, in words, a figure and tables."""

import streamlit as st

from riverlib.ui import front_door, strength

front_door.enter()

st.title("How good are they?")
st.markdown(
    "Every bot sees what a person in its seat would see, and no more. These figures were measured"
    " in thousands of games among bots."
)
strength.show_race()
strength.show_cards()
