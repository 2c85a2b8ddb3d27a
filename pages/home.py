"""The first page: play either game at once, or go on with one; how each goes, in four sentences."""

from dataclasses import dataclass

import streamlit as st

from riverlib.core import RiverError
from riverlib.ui.shared import database, early, front_door, saved_games

front_door.enter()


@dataclass(frozen=True)
class Card:
    """What the first page says of a game."""

    key: str
    title: str
    line: str
    choose: str
    steps: tuple[tuple[str, str], ...]


GAMES = (
    Card(
        "cards",
        "Up and Down the River",
        "The family card game where you must take **exactly** as many tricks as you said.",
        "Choose rules and players",
        (
            ("Look", "All get the same number of cards. One more is turned up: its suit is trump."),
            ("Bid", "Say how many tricks you will take. The last may not make the bids add up."),
            ("Play", "Follow the suit that was led if you can. The highest trump takes the trick."),
            ("Score", "Exactly what you bid? Points! One too many is as bad as one too few."),
        ),
    ),
    Card(
        "race",
        "Race to the Harbour",
        "Bring your boats up the river before the **waterfall** gets them.",
        "Choose river and players",
        (
            ("Throw", "Sail one of your boats as many cards up the river as the die shows."),
            ("Mind", "The sandbank stops every boat. The high tide carries one three cards on."),
            ("Blow", "The wind brings your own boats together, or throws others back."),
            ("Hurry", "Each round the tide takes the last card, with all boats on it."),
        ),
    ),
)


def show_game(game: Card) -> None:
    """Introduce a game with a button to play it at once."""
    st.subheader(game.title)
    st.markdown(game.line)
    with st.container(horizontal=True, gap="small"):
        play = st.button(
            "Play now", type="primary", icon=":material/play_arrow:", key=f"home_play_{game.key}"
        )
        choose = st.button(game.choose, icon=":material/tune:", key=f"home_choose_{game.key}")
    if choose:
        st.switch_page(saved_games.PAGES[game.key])
    if play:
        try:
            saved_games.open_table(game.key, saved_games.quick_start(games, game.key))
        except RiverError as error:
            st.error("The game could not be started.")
            st.text(str(error))
    st.markdown(
        "\n".join(f"{no}. **{title}.** {text}" for no, (title, text) in enumerate(game.steps, 1))
    )


games, _ = database.open_or_stop()

st.title("Two games on the river")
for column, game in zip(st.columns(2, gap="medium"), GAMES, strict=True):
    with column.container(border=True, height="stretch"):
        show_game(game)

saved_games.show(games, limit=5)
saved_games.show_all(games)
early.begin()
