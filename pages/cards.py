"""The card game: its set-up, or the table of the game that the address names."""

import streamlit as st

from riverlib.ui.shared import board_room, database, entry, last_game

entry.run_app_first()


def set_up_game() -> None:
    """Show what may be gone on with and the set-up; go to the game that was started."""
    from riverlib.play import CardMatch
    from riverlib.ui.cards import page, set_up
    from riverlib.ui.home import saved_games
    from riverlib.ui.shared import starting

    st.title("Up and Down the River")
    left = saved_games.latest(games, game="cards")  # no scrolling for who only goes on
    started = set_up.set_up(games, house)
    saved_games.show(games, limit=4, game="cards", but=left)
    with st.expander("Take up a game from a file"):
        started = starting.import_game(games, CardMatch, "game", "setup_import") or started
    if started is not None:
        page.enter(started)


def show_table(game: str) -> None:
    """Show the table of a game."""
    from riverlib.ui.cards import page  # takes a second, the first time only: the table is laid

    page.show(page.WINDOW.session_or_stop(games, game), games)


game_id = st.query_params.get("game")
last_game.note("cards")
if game_id is not None:
    board_room.make_room("card_table")  # before anything that takes time
games, house = database.open_or_stop()
if game_id is None:
    set_up_game()
else:
    show_table(game_id)
