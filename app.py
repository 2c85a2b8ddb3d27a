"""Page config and navigation, and what the server is started with; nothing else."""

import streamlit as st

from riverlib.ui.shared import look, serving

PAGES = (  # address, title, icon; the first one is shown without an address
    ("home", "Home", "home"),
    ("cards", "Up and Down the River", "playing_cards"),
    ("race", "Race to the Harbour", "sailing"),
    ("charts", "Score trajectories", "show_chart"),
    ("record", "My record", "trophy"),
    ("lab", "Rule laboratory", "experiment"),
    ("bots", "How good are the bots?", "leaderboard"),
)


def main() -> None:
    """Set up the window and run the page that the address names."""
    st.set_page_config(page_icon=look.ICON, layout="wide")
    look.tighten()
    pages = [
        st.Page(
            f"pages/{address}.py",
            title=title,
            icon=f":material/{icon}:",
            url_path=address,
            default=address == PAGES[0][0],
        )
        for address, title, icon in PAGES
    ]
    st.navigation(pages, position="top").run()


if __name__ == "__main__":  # Streamlit runs this file at every visit
    main()
elif __name__ == "app":  # and imports it once, when its server starts
    app = st.App(__file__, middleware=serving.doors(), lifespan=serving.lifespan)
