"""The first page: play either game at once, or go on with one; how each goes, in four sentences."""

import streamlit as st

from riverlib.core import RiverError
from riverlib.ui.home import PAGES, saved_games
from riverlib.ui.shared import database, entry, kernels, preload
from riverlib.ui.shared.game_page import GamePage

entry.run_app_first()


def show_game(page: GamePage) -> None:
    """Introduce a game with a button to play it at once."""
    st.subheader(page.game.name)
    st.markdown(page.line)
    key = page.game.key
    with st.container(horizontal=True, gap="small"):
        play = st.button(
            "Play now", type="primary", icon=":material/play_arrow:", key=f"home_play_{key}"
        )
        choose = st.button(page.choose, icon=":material/tune:", key=f"home_choose_{key}")
    if choose:
        st.switch_page(page.path)
    if play:
        try:
            page.open(page.start(games))
        except RiverError as error:
            st.error("The game could not be started.")
            st.text(str(error))
    st.markdown(
        "\n".join(f"{no}. **{title}.** {text}" for no, (title, text) in enumerate(page.steps, 1))
    )


games, _ = database.open_or_stop()

st.title("Two games on the river")
for column, offered in zip(st.columns(len(PAGES), gap="medium"), PAGES.values(), strict=True):
    with column.container(border=True, height="stretch"):
        show_game(offered)

saved_games.show(games, limit=5)
saved_games.show_all(games)
preload.begin()
kernels.compile_all()
