"""How good the bots are: what was measured, in words, a figure and tables."""

import streamlit as st

from riverlib.ui.charts import bots
from riverlib.ui.shared import ease, entry

entry.run_app_first()

ease.headline("How good are the bots?")
st.markdown(
    "Every bot sees what a person in its seat would see, and no more. These figures were measured"
    " in games among bots; how many there were stands below each."
)
bots.show_cards()
bots.show_race()
