"""What was set up last here: with that the next set-up begins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import streamlit as st

from riverlib import cards
from riverlib.cards.bots import EVERY_BOT, LEVELS
from riverlib.cards.game import GAME
from riverlib.core import GameLog, RiverError
from riverlib.learn.cards.first_game import FIRST_GAME
from riverlib.play.players import Player, seated
from riverlib.store import Games

_LAST = "setup_last_time"
_BOT = "steady"


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
    """Bots by their level: a manner is chosen anew."""
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
            return LastTime(_by_level(players), next(same, None))
    return LastTime()


def _by_level(players: Sequence[Player]) -> tuple[Player, ...]:
    return tuple(
        player if player.is_person else replace(player, kind=_level(player.kind))
        for player in players
    )


def _level(kind: str) -> str:
    """Return the level of a bot, without its manner.

    >>> _level("expert-bold"), _level("random")
    ('expert', 'steady')
    """
    level = kind.partition("-")[0]
    return level if level in LEVELS else _BOT
