"""Page config and navigation; nothing else."""

import streamlit as st

from riverlib.ui.shared import latency, look


def main() -> None:
    """Set up the window and run the page that the address names."""
    latency.send_at_once()
    st.set_page_config(page_icon=look.ICON, layout="wide")
    look.tighten()
    page = st.navigation(
        [
            st.Page("pages/home.py", title="Home", icon=":material/home:", default=True),
            st.Page(
                "pages/cards.py",
                title="Up and Down the River",
                icon=":material/playing_cards:",
                url_path="cards",
            ),
            st.Page(
                "pages/race.py",
                title="Race to the Harbour",
                icon=":material/sailing:",
                url_path="race",
            ),
            st.Page(
                "pages/charts.py",
                title="Score trajectories",
                icon=":material/show_chart:",
                url_path="charts",
            ),
            st.Page(
                "pages/record.py",
                title="My record",
                icon=":material/trophy:",
                url_path="record",
            ),
            st.Page(
                "pages/lab.py",
                title="Rule laboratory",
                icon=":material/experiment:",
                url_path="lab",
            ),
            st.Page(
                "pages/bots.py",
                title="How good are the bots?",
                icon=":material/leaderboard:",
                url_path="bots",
            ),
        ],
        position="top",
    )
    page.run()


if __name__ == "__main__":
    main()
