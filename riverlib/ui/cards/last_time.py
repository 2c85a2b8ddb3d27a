"""What was set up last here: with that the next set-up begins."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import streamlit as st

from riverlib import cards
from riverlib.cards.bots import EVERY_BOT, LEVELS, parts_of
from riverlib.cards.game import GAME
from riverlib.core import GameLog, RiverError
from riverlib.learn.cards.first_game import FIRST_GAME
from riverlib.play.players import Player, as_offered, seated
from riverlib.store import Games

_LAST = "setup_last_time"
_BOT = "steady"
ON_OFFER = frozenset(key for key in EVERY_BOT if parts_of(key)[0] in LEVELS)
"""Every bot that a set-up can seat: a level, with a manner or without."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A rule set at one of its lengths."""

    key: str
    variant: cards.Variant
    is_short: bool


@dataclass(frozen=True, slots=True)
class LastTime:
    """Who played last, and what; empty where nobody has."""

    company: tuple[Player, ...] = ()
    rules: Offer | None = None
    """``None`` too where they are offered no longer."""


def last_time(games: Games, offers: Iterable[Offer]) -> LastTime:
    """Return what was set up last, the same as long as the window is open: its own choices stay.

    Parameters
    ----------
    offers : iterable of Offer
        Every rule set there is, of which two that say the same are one.
    """
    if _LAST not in st.session_state:
        st.session_state[_LAST] = _read(games, offers)
    found: LastTime = st.session_state[_LAST]
    return found


def _read(games: Games, offers: Iterable[Offer]) -> LastTime:
    try:
        setups = games.setups()
    except RiverError:
        return LastTime()  # the list of saved games says what is wrong with them
    for setup in setups:
        try:
            variant = cards.variant_from_data(setup.get("variant"))
            players = seated(GameLog(game=GAME.key, setup=setup), EVERY_BOT)
        except (RiverError, KeyError):
            continue  # a race, or damaged
        if variant != FIRST_GAME:
            wanted = GAME.rules_id(variant)
            same = (each for each in offers if GAME.rules_id(each.variant) == wanted)
            return LastTime(_as_offered(players), next(same, None))
    return LastTime()


def _as_offered(players: tuple[Player, ...]) -> tuple[Player, ...]:
    return tuple(
        player if player.is_person or player.kind in ON_OFFER else replace(player, kind=_BOT)
        for player in as_offered(players)
    )
