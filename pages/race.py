"""The race: its set-up, or the river of the race that the address names."""

import streamlit as st

from riverlib.ui.shared import board_room, database, entry, last_game

entry.run_app_first()


def set_up_race() -> None:
    """Show what may be gone on with and the set-up; go to the race that was started."""
    from riverlib.ui.home import saved_games
    from riverlib.ui.race import page, set_up

    st.title("Race to the Harbour")
    left = saved_games.latest(games, game="race")  # no scrolling for who only goes on
    started = set_up.set_up(games, house)
    saved_games.show(games, limit=4, game="race", but=left)
    with st.expander("Take up a race from a file"):
        started = set_up.import_race(games) or started
    if started is not None:
        page.enter(started)


def show_river(game: str) -> None:
    """Show the river of a race."""
    from riverlib.ui.race import page  # takes a moment, the first time only: the river flows

    page.show(page.WINDOW.session_or_stop(games, game), games)


game_id = st.query_params.get("game")
last_game.note("race")
if game_id is not None:
    board_room.make_room("river")  # before anything that takes time
games, house = database.open_or_stop()
if game_id is None:
    set_up_race()
else:
    show_river(game_id)
