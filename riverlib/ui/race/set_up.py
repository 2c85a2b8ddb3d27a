"""The set-up of a race: river, players, who begins, start."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import streamlit as st

from riverlib import race
from riverlib.core import StoreError, VariantError
from riverlib.play import Player, RaceMatch
from riverlib.race.bots import BOTS
from riverlib.race.bots.measured import strength_words
from riverlib.race.game import GAME
from riverlib.race.log import MAX_NAME
from riverlib.race.words import rule_lines
from riverlib.store import Games, HouseRules
from riverlib.ui.race.minutes import about_minutes
from riverlib.ui.race.page import PATIENCE_SECONDS, await_kernels
from riverlib.ui.race.river_choices import choose_river, river_option
from riverlib.ui.race.river_form import OWN_SOURCE, draw_river, river_form
from riverlib.ui.shared import coming_along, kernels
from riverlib.ui.shared.last_time import Memory, Offer
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.own_rules import HOUSE, OwnRules
from riverlib.ui.shared.players_form import ask_players, ask_seat
from riverlib.ui.shared.rules_link import rules_link
from riverlib.ui.shared.setting_up import chosen_key
from riverlib.ui.shared.starting import import_game, start_button

_DRAW = "Draw for it"
_RIVER = "race_river"
_BOT = "steady"
_MEMORY: Memory[race.Layout] = Memory(game=GAME, bots=BOTS, bot_key=_BOT)
_LINES = {
    "family-river": "The whole race: the high tide lies right above the start.",
    "short-river": "Fewer cards, fewer boats: for when there is little time.",
    "long-river": "The sandbank lies in midstream, and the waterfall takes more boats.",
}


@dataclass(frozen=True, slots=True)
class _Choice:
    """A river on offer."""

    key: str
    name: str
    layout: race.Layout
    line: str


def set_up(games: Games, house: HouseRules) -> RaceMatch | None:
    """Show the set-up and return the race once it is started."""
    kernels.preparation().warm_up()  # while the players are named, the bots learn to reckon
    choices = _choices(house)
    last = _MEMORY.last(games, (Offer(each.key, each.layout) for each in choices))
    if last.rules:
        st.session_state.setdefault(f"{_RIVER}_chosen", last.rules.key)
    start = st.container()
    who, what = st.columns((2, 3), gap="large")  # on a phone below each other: the company first
    with who:
        st.subheader("Who plays", anchor=False)
        most = race.PLAYERS.stop - 1
        along = coming_along.offer("race", BOTS, most=most, bot_key=_BOT)
        players = ask_players(
            games,
            BOTS,
            most=most,
            usual=2,
            bot_key=_BOT,
            place="race",
            measured=strength_words,
            company=along.company or last.company,
        )
        coming_along.say_who_stays(along, players)
        if not along.at_phones and sum(player.is_person for player in players) > 1:
            st.caption("Pass the device round, or press “Play at home” for your own phones.")
    with what:
        st.subheader("Which river", anchor=False)
        on_offer = st.container()
        details = st.container()
    wanted = chosen_key([choice.key for choice in choices], _RIVER)
    chosen = next(choice for choice in choices if choice.key == wanted)
    with what:  # the switch stays at the rivers, however many play
        lays_out = st.toggle("Lay out the river yourself", key="race_own", persist_state="session")
    layout, refusal = chosen.layout, _misfit(chosen.layout, len(players))
    if lays_out:
        layout, refusal = _ask_changes(chosen.key, chosen.layout, len(players), house)
    with on_offer:
        _offer(choices, chosen, layout, len(players))
    with details:
        _show_details(chosen, layout, house)
    with who:
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
    minutes = about_minutes(layout, len(players))
    facts = [f"{len(players)} players", f"{boats} each", *([minutes] if minutes else [])]
    if not start_button(
        "Start the race", ":material/sailing:", "race_start", layout.name, facts, players, refusal
    ):
        return None
    await_kernels(players, layout)
    try:
        match = RaceMatch.start(games, layout, players, first=first)
        coming_along.take(match)
    except StoreError as error:
        st.error(as_text(str(error)))
        return None
    return match


def _own_rivers(house: HouseRules) -> OwnRules[race.Layout]:
    return OwnRules(house, GAME, "race_house")


def _choices(house: HouseRules) -> list[_Choice]:
    """Return all rivers: those on offer, then a family's own."""
    choices = [
        _Choice(layout.key, layout.name, layout, _LINES[layout.key]) for layout in race.LAYOUTS
    ]
    names = {choice.name for choice in choices}
    for name, layout in _own_rivers(house).saved().items():
        shown = f"{name} (your own)" if name in names else name
        own = replace(layout, key="house")
        choices.append(_Choice(f"{HOUSE}{name}", shown, own, "Your own river."))
    return choices


def _offer(choices: Sequence[_Choice], chosen: _Choice, layout: race.Layout, players: int) -> None:
    """Show the rivers in pictures; the chosen one as it will be raced."""
    options = [
        river_option(choice.key, choice.name, choice.layout, choice.line, players)
        if choice is not chosen or layout == chosen.layout
        else river_option(choice.key, choice.name, layout, "With what you changed below.", players)
        for choice in choices
    ]
    choose_river(options, key=_RIVER)


def _show_details(chosen: _Choice, layout: race.Layout, house: HouseRules) -> None:
    """Tell the rules that will be played, and where the order of the cards comes from."""
    with st.expander("All its rules"):
        st.markdown("\n".join(f"- {as_text(line)}" for line in rule_lines(layout)))
        st.caption(as_text(layout.source))
        rules_link(GAME, layout, chosen.key if layout == chosen.layout else None)
    if chosen.key.startswith(HOUSE):
        _own_rivers(house).forget_button(chosen.key.removeprefix(HOUSE))


def _ask_changes(
    choice: str, base: race.Layout, players: int, house: HouseRules
) -> tuple[race.Layout, str | None]:
    """Offer every part of the river for change; return it, and why it cannot be raced, if so."""
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
        draw_river(layout, players)  # last: on a narrow page it is a window high
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
        "Who begins",
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
    if not kernels.preparation().is_warm:
        with st.spinner("Reading the charts: only the first time takes long"):
            kernels.preparation().wait_until_warm(PATIENCE_SECONDS)
