"""Page config and navigation, and what the server is started with; nothing else."""

import streamlit as st

from riverlib.live import channel
from riverlib.ui.shared import front, look, saving, serving

PAGES = {  # menu: address, title, icon; the first page of all is shown without an address
    "": (("home", "Home", "home"),),
    "Play": (
        ("cards", "Up and Down the River", "playing_cards"),
        ("race", "Race to the Harbour", "sailing"),
    ),
    "Learn": (
        ("learn", "Learn by playing", "school"),
        ("practice", "Practice", "quiz"),
        ("rules", "The rules in pictures", "menu_book"),
    ),
    "Explore": (
        ("charts", "Charts", "show_chart"),
        ("record", "My record", "trophy"),
        ("lab", "Rule laboratory", "experiment"),
        ("bots", "How good are the bots?", "leaderboard"),
        ("trust", "Can I trust these numbers?", "verified"),
    ),
}


def main() -> None:
    """Set up the window and run the page that the address names."""
    st.set_page_config(page_icon=look.ICON, layout="wide")
    saving.listen()
    menus = {
        menu: [
            st.Page(
                f"pages/{address}.py",
                title=title,
                icon=f":material/{icon}:",
                url_path=address,
                default=address == "home",
            )
            for address, title, icon in pages
        ]
        for menu, pages in PAGES.items()
    }
    st.navigation(menus, position="top").run()


if __name__ == "__main__":  # Streamlit runs this file at every visit
    main()
elif __name__ == "app":  # and imports it once, when its server starts
    app = st.App(
        __file__,
        routes=[
            channel.route(front.root_path()),
            *front.sheets([address for menu in PAGES.values() for address, *_ in menu], look.APP),
        ],
        middleware=serving.doors(),
        lifespan=serving.lifespan,
    )
