"""Whoever sits at a phone comes along to the next game of the evening, whatever it is."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import streamlit as st

from riverlib.core.counting import listed
from riverlib.play import Match, Player
from riverlib.ui.shared import home_table
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.players_form import forget_players

if TYPE_CHECKING:
    from riverlib.live.home.table import HomeTable

_BY_PLACE = {"phone": 0, "here": 1, "free": 1, "bot": 2}
"""Who goes on first where not all have room."""
_TAKES = "home_takes_along"
"""Session key of whether the phones come along."""
_OFFERED = "home_offered_{place}"
"""Session key of the game whose company a game's set-up began with."""


@dataclass(frozen=True, slots=True)
class Along:
    """Who would come to the game that is being set up."""

    at_phones: tuple[str, ...] = ()
    """What those at phones are called."""
    company: tuple[Player, ...] = ()
    """Everybody at their table, as the set-up begins with them; empty if nobody is at a phone."""


def offer(place: str, bots: Container[str], *, most: int, bot_key: str) -> Along:
    """Offer to take the phones of an open table along; return who they are.

    Parameters
    ----------
    place : str
        Beginning of the session keys of ``players_form.ask_players``, which is asked after this.
    bots : container of str
        Which bots may play the game.
    most : int
        The largest number of players.
    bot_key : str
        Plays where the game does not know a bot of the other one.
    """
    table = _table()
    if table is None:
        return Along()
    if st.session_state.get(_OFFERED.format(place=place)) != table.game_id:
        st.session_state[_OFFERED.format(place=place)] = table.game_id
        forget_players(place)  # what was typed for another company
    table.choose_next()
    names = _at_phones(table)
    verb = "sits" if len(names) == 1 else "sit"
    with st.container(border=True, key=f"{place}_along"):
        st.text(f"{listed(names)} {verb} at your table by phone.")
        st.toggle("Take everybody along to this game", value=True, key=_TAKES)
    return Along(names, _company(table, bots, most, bot_key))


def say_who_stays(along: Along, players: Sequence[Player]) -> None:
    """Say which of those at phones have no seat in the game that is being set up."""
    seated = {player.name for player in players if player.is_person}
    if left := [name for name in along.at_phones if name not in seated]:
        phones = "Their phone will show" if len(left) == 1 else "Their phones will show"
        st.caption(as_text(f"No seat here: {listed(left)}. {phones} who plays."))


def take(match: Match[Any, Any, Any]) -> None:
    """Bring the phones to a game just set up, if they are to come; raises ``StoreError``."""
    table = _table()
    if table is not None and st.session_state.get(_TAKES):
        table.move(match)


def is_expected() -> bool:
    """Whether phones wait at a table: then the next game is theirs too."""
    return _table() is not None


def _table() -> "HomeTable | None":
    """Return the table that was opened last of those with somebody at a phone."""
    tables = [table for table in home_table.open_tables() if _at_phones(table)]
    return tables[-1] if tables else None


def _at_phones(table: "HomeTable") -> tuple[str, ...]:
    return tuple(each.name for each in table.seats() if each.place == "phone")


def _company(
    table: "HomeTable", bots: Container[str], most: int, bot_key: str
) -> tuple[Player, ...]:
    """Return who sets out into another game: where not all have room, those at phones have."""
    seats = table.seats()
    first = min(each.seat for each in seats if each.place != "bot")
    wanted = sorted(seats, key=lambda each: (each.seat != first, _BY_PLACE[each.place]))[:most]
    players = [table.players[each.seat] for each in sorted(wanted, key=lambda each: each.seat)]
    return tuple(
        player if player.is_person else replace(player, kind=_known(player.kind, bots, bot_key))
        for player in players
    )


def _known(kind: str, bots: Container[str], bot_key: str) -> str:
    """Return the bot of this kind, or its level where the game knows no manners."""
    return next((key for key in (kind, kind.partition("-")[0]) if key in bots), bot_key)
