"""How good the bots are: what was measured, in words, a figure and tables."""

import streamlit as st

from riverlib.ui.charts import bots
from riverlib.ui.shared import entry

entry.run_app_first()

st.title("How good are they?")
st.markdown(
    "Every bot sees what a person in its seat would see, and no more. These figures were measured"
    " in thousands of games among bots."
)
bots.show_race()
bots.show_cards()
