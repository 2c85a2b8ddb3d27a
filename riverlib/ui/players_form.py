"""Who plays: a row for each player with a name and what plays for it."""

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from riverlib.bots.bot import Bot
from riverlib.play import PERSON, Player, default_players
from riverlib.play.players import MAX_NAME, tidy_name


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


def choosable(players: Sequence[Player], *others: str) -> tuple[str, ...]:
    """Name the players in a list to choose from, in which no two entries may be alike.

    ``others`` stand in the same list.

    >>> choosable((Player("Anna"), Player("Ben"))), choosable((Player("Anna"), Player("Anna")))
    (('Anna', 'Ben'), ('1. Anna', '2. Anna'))
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
