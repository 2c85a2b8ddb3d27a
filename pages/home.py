"""The first page: play either game at once, or go on with one; how each goes, in four sentences."""

import sys
from collections.abc import Callable, Sequence
from typing import Literal

import streamlit as st

from riverlib.core import RiverError, StoreError
from riverlib.core.counting import listed
from riverlib.ui.home import PAGES, saved_games
from riverlib.ui.learn.courses import first_lesson
from riverlib.ui.shared import (
    board_room,
    coming_along,
    database,
    entry,
    home_table,
    kernels,
    look,
    preload,
)
from riverlib.ui.shared.game_page import GamePage

entry.run_app_first()

_STARTS = ("play", "short", "first")
"""What begins a game at once."""


def show_game(page: GamePage) -> None:
    """Introduce a game with a button to play it at once."""
    st.subheader(page.game.name, anchor=False)
    st.markdown(page.line)
    key = page.game.key
    is_family = coming_along.is_expected()  # who is at a phone needs a seat: it is set up first
    short = None if is_family else page.short
    first = None if is_family or _has_finished(key) else page.first
    lead = "first" if first else "short" if short and _leads_on(page) else "play"
    games_now = [
        ("play", "Play now, " + page.takes.replace(" ", "\N{NO-BREAK SPACE}"), "play_arrow"),
        ("short", short.label if short else "", "timer"),
        ("first", first.label if first else "", "eco"),
    ]
    games_now.sort(key=lambda offer: offer[0] != lead)  # one leads; all others keep their places
    ways = [
        ("record", "" if first or is_family else "Our games", "monitoring"),
        ("choose", page.choose, "tune"),
        ("learn", "Learn by playing", "school"),
    ]
    with st.container(horizontal=True, gap="small", key=f"home_buttons_{key}"):
        pressed = _pressed(games_now, key, lambda name: "primary" if name == lead else "secondary")
        with st.container(horizontal=True, gap="small", key=f"home_quiet_{key}"):
            pressed |= _pressed(ways, key, lambda _: "tertiary")
    if "choose" in pressed or ("play" in pressed and is_family):
        st.switch_page(page.path)
    if "record" in pressed:
        st.switch_page("pages/charts.py", query_params={"scope": "list"})
    if "learn" in pressed:
        st.switch_page("pages/learn.py", query_params=first_lesson(page.game))
    smaller = {"short": short, "first": first}
    for name in pressed:
        wanted = smaller.get(name) or page
        try:
            page.open(wanted.start(games))
        except RiverError as error:
            st.error("The game could not be started.")
            st.text(str(error))


def _pressed(
    offers: Sequence[tuple[str, str, str]],
    game: str,
    weight: Callable[[str], Literal["primary", "secondary", "tertiary"]],
) -> set[str]:
    """Show a row of buttons: name, label and icon of each; return the names of those pressed."""
    return {
        name
        for name, label, icon in offers
        if label
        and st.button(
            label,
            type=weight(name),
            icon=f":material/{icon}:",
            width="stretch",
            key=f"home_{name}_{game}",
        )
    }


def lay_board() -> None:
    """Lay out an empty board at once for the game whose start was pressed, while it is made."""
    for page in PAGES.values():
        starts = () if coming_along.is_expected() else _STARTS
        if any(st.session_state.get(f"home_{name}_{page.game.key}") for name in starts):
            board_room.make_room(page.board)


def show_steps(page: GamePage) -> None:
    """Say how a game goes, under the rules that "Play now" plays."""
    steps = (f"{no}. **{title}.** {text}" for no, (title, text) in enumerate(page.steps, 1))
    st.markdown("\n".join((f"**{page.game.name}**\n", *steps)))


def show_pictures() -> None:
    """Draw each game in its frame: the first time last of all, for nobody waits for a picture."""
    from riverlib.ui.home import left_off
    from riverlib.ui.rules import game_pictures

    while frames:
        game, frame = frames.popitem()
        with frame:
            game_pictures.show(game)
    while left:
        at = left.pop()
        with at.frame:
            left_off.show(games, at.summary)


def _has_finished(game: str) -> bool:
    """Whether anybody has played a game of this kind to its end here."""
    try:
        return games.has_finished(game)
    except StoreError:
        return True  # the list below says what is wrong with the games


def _leads_on(page: GamePage) -> bool:
    try:
        return page.leads_on(games)
    except StoreError:
        return False  # as above


lay_board()
games, _ = database.open_or_stop()

st.title(look.APP, anchor=False)
for number, table in enumerate(home_table.open_tables()):
    names = [each.name for each in table.seats() if each.place == "phone"]
    company = f" with {listed(names)}" if names else ", open for phones"
    if st.button(
        look.as_text(f"Go to the table: {table.title}{company}"),
        icon=":material/smartphone:",
        key=f"at_home_{number}",
    ):
        PAGES[table.game_key].open(table.game_id)
left: list[saved_games.LeftOff] = []
last = saved_games.latest(games, pictured=left)
frames = {}
for column, offered in zip(st.columns(len(PAGES), gap="medium"), PAGES.values(), strict=True):
    with column.container(border=True, height="stretch", key=f"home_{offered.game.key}"):
        # with a border it is there before its picture; nothing empties it while the page runs again
        frames[offered.game.key] = st.container(border=True, key=f"home_picture_{offered.game.key}")
        show_game(offered)

if "riverlib.ui.rules.game_pictures" in sys.modules:
    show_pictures()  # loading the boards takes half a second, the first time only

shown = saved_games.show(games, limit=4, but=last)
saved_games.show_all(games, but=[*shown, last] if last else shown)

st.caption(
    "Several of you? Pass one device round, or each play on their own phone: start a game, then"
    " press “Play at home” above the board."
)
st.subheader("How they go", anchor=False)
for column, offered in zip(st.columns(len(PAGES), gap="medium"), PAGES.values(), strict=True):
    with column:
        show_steps(offered)

if frames:
    show_pictures()
preload.begin()
kernels.compile_all()
