"""The set-up of a race: river, players, who begins, start."""

from dataclasses import replace

import streamlit as st

from riverlib import race
from riverlib.core import StoreError, VariantError
from riverlib.play import Player, RaceMatch
from riverlib.race.bots import BOTS
from riverlib.race.game import GAME
from riverlib.race.log import MAX_NAME
from riverlib.race.words import rule_lines
from riverlib.store import Games, HouseRules
from riverlib.ui.race.page import PATIENCE_SECONDS, await_kernels, preparation
from riverlib.ui.race.river_form import OWN_SOURCE, river_form
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.own_rules import OwnRules
from riverlib.ui.shared.players_form import ask_players, ask_seat
from riverlib.ui.shared.starting import HOUSE, import_game, start_button

_DRAW = "Draw for it"


def set_up(games: Games, house: HouseRules) -> RaceMatch | None:
    """Show the set-up and return the race once it is started."""
    preparation().warm_up()  # while the players are named, the bots learn to reckon
    start = st.container()
    left, right = st.columns((3, 2), gap="large")
    with left:
        choice, layout = _ask_river(house)
    with right:
        players = ask_players(BOTS, most=race.PLAYERS.stop - 1, usual=2, bot="steady", place="race")
    layout, refusal = _ask_changes(choice, layout, len(players), house)
    with right:
        first = _ask_first(layout, players)
    with start:
        return _start(games, layout, players, first, refusal)


def _start(
    games: Games,
    layout: race.Layout,
    players: tuple[Player, ...],
    first: int | None,
    refusal: str | None,
) -> RaceMatch | None:
    """Say what will be raced and offer the start; a contradiction says what would fit."""
    boats = "1 boat" if layout.boats == 1 else f"{layout.boats} boats"
    summary = f"{layout.name} · {len(players)} players · {boats} each"
    if not start_button(
        "Start the race", ":material/sailing:", "race_start", summary, players, refusal
    ):
        return None
    await_kernels(players, layout)
    try:
        return RaceMatch.start(games, layout, players, first=first)
    except StoreError as error:
        st.error(as_text(str(error)))
        return None


def _own_rivers(house: HouseRules) -> OwnRules[race.Layout]:
    return OwnRules(house, GAME, "race_house")


def _ask_river(house: HouseRules) -> tuple[str, race.Layout]:
    """Return the choice and its layout."""
    rivers = {layout.key: layout for layout in race.LAYOUTS}
    names = {key: layout.name for key, layout in rivers.items()}
    for name, layout in _own_rivers(house).saved().items():
        key = f"{HOUSE}{name}"
        rivers[key] = replace(layout, key="house")
        names[key] = f"{name} (your own)" if name in names.values() else name
    key = st.radio(
        "River",
        list(rivers),
        format_func=lambda key: as_text(names[key]),
        captions=[as_text(layout.source) for layout in rivers.values()],
        key="race_river",
        persist_state="session",
    )
    if key.startswith(HOUSE):
        _own_rivers(house).forget_button(key.removeprefix(HOUSE))
    with st.expander("All its rules"):
        for line in rule_lines(rivers[key]):
            st.markdown(f"- {as_text(line)}")
    return key, rivers[key]


def _ask_changes(
    choice: str, base: race.Layout, players: int, house: HouseRules
) -> tuple[race.Layout, str | None]:
    """Offer every part of the river for change; return it, and why it cannot be raced, if so."""
    if not st.toggle("Lay out the river yourself", key="race_own", persist_state="session"):
        return base, _misfit(base, players)
    with st.container(border=True):
        try:
            layout = river_form(base, choice, players)
        except VariantError as error:
            return base, _in_words(error, base)
        if layout != base:
            name = f"{base.name}, our way"[:MAX_NAME]
            layout = replace(layout, key="house", name=name, source=OWN_SOURCE)
        _own_rivers(house).keep(
            lambda name: replace(layout, key="house", name=name or "Our river"), MAX_NAME
        )
    return layout, None


def _misfit(layout: race.Layout, players: int) -> str | None:
    """Say why so many players cannot race here, or ``None``."""
    try:
        race.check_players(layout, players)
    except VariantError as error:
        return _in_words(error, layout)
    return None


def _in_words(error: VariantError, layout: race.Layout) -> str:
    """Return a refusal as a sentence, without the key that only logs need."""
    text = str(error).removeprefix(f"{layout.key}: ")
    return f"{text[:1].upper()}{text[1:]}."


def _ask_first(layout: race.Layout, players: tuple[Player, ...]) -> int | None:
    """Return the seat that begins, or ``None`` to draw for it."""
    drawn = layout.first_player is race.FirstPlayer.RANDOM
    return ask_seat(
        "First player",
        players,
        draw=_DRAW,
        usual=0 if drawn else 1,
        key=f"race_first_{len(players)}_{layout.first_player}",
    )


def import_race(games: Games) -> RaceMatch | None:
    """Offer to take up a race from a file."""
    return import_game(games, RaceMatch, "race", "race_import", before=_await_charts)


def _await_charts() -> None:
    """Wait for the kernels: a pilot in the file may be the first to move."""
    if not preparation().is_warm:
        with st.spinner("Reading the charts: only the first time takes long"):
            preparation().wait_until_warm(PATIENCE_SECONDS)
