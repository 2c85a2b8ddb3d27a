"""Who plays: a row for each player with a name and what plays for it."""

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from riverlib.core.bot import Bot
from riverlib.play import PERSON, Player, default_players
from riverlib.play.players import MAX_NAME, tidy_name

_DRAWN = -1  # for no seat; of None a select box would make an empty one


def ask_players(
    bots: Mapping[str, Bot[Any, Any]], *, most: int, usual: int, bot: str, place: str
) -> tuple[Player, ...]:
    """Ask how many play, their names and kinds.

    Parameters
    ----------
    most, usual : int
        The largest number of players and the one that is offered first.
    bot : str
        Key of the bot that is offered first.
    place : str
        Beginning of the session keys, so that the games keep their own company.
    """
    count = int(
        st.number_input(
            "Players",
            min_value=2,
            max_value=most,
            value=usual,
            key=f"{place}_players",
            persist_state="session",
        )
    )
    names = {PERSON: "Person"} | {key: f"{bot.name} bot" for key, bot in bots.items()}
    players = tuple(
        _ask_player(given, seat, names, place)
        for seat, given in enumerate(default_players(count, bot))
    )
    for kind in sorted({player.kind for player in players} - {PERSON}):
        st.caption(f"{names[kind]}: {bots[kind].line}")
    return players


def ask_seat(
    label: str, players: Sequence[Player], *, draw: str, usual: int, key: str
) -> int | None:
    """Ask for one of the players, or whether to draw for it (``None``).

    Parameters
    ----------
    draw : str
        What the draw is called; it stands before the players.
    usual : int
        Place in the list of what is offered first.
    """
    labels = (draw, *_told_apart(players, draw))
    before = f"{key}_labels"
    was_chosen = key in st.session_state
    if was_chosen and st.session_state.get(before) != labels:
        # the browser knows an entry by its label: it must be told the new one, or it is forgotten
        st.session_state[key] = st.session_state[key]
    st.session_state[before] = labels
    seat = st.selectbox(
        label,
        range(_DRAWN, len(players)),
        index=0 if was_chosen else usual,
        format_func=lambda seat: labels[seat + 1],
        key=key,
        persist_state="session",
    )
    return None if seat == _DRAWN else seat


def _told_apart(players: Sequence[Player], *others: str) -> tuple[str, ...]:
    """Name the players in a list to choose from, in which no two entries may be alike.

    ``others`` stand in the same list.

    >>> _told_apart((Player("Anna"), Player("Ben"))), _told_apart((Player("Jo"), Player("Jo")))
    (('Anna', 'Ben'), ('1. Jo', '2. Jo'))
    """
    names = tuple(player.name for player in players)
    if len({*names, *others}) == len(names) + len(others):
        return names
    return tuple(f"{seat + 1}. {name}" for seat, name in enumerate(names))


def _ask_player(given: Player, seat: int, names: Mapping[str, str], place: str) -> Player:
    row = st.container(horizontal=True, gap="small")  # side by side on a phone too
    name = row.text_input(
        f"Name of player {seat + 1}",
        value=given.name,
        max_chars=MAX_NAME,
        key=f"{place}_name_{seat}",
        persist_state="session",
        label_visibility="collapsed",
    )
    kinds = list(names)
    kind = row.selectbox(
        f"Who plays for player {seat + 1}",
        kinds,
        index=kinds.index(given.kind),
        format_func=names.__getitem__,
        key=f"{place}_kind_{seat}",
        persist_state="session",
        label_visibility="collapsed",
    )
    return Player(tidy_name(name, seat), kind)
