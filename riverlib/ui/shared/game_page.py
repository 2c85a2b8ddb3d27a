"""What the pages that offer any game know of one: its page, its icon and how to begin."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

import streamlit as st

from riverlib.core.game import Game
from riverlib.store import Games


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstGame:
    """A smaller game than the usual one: for whoever has never played, or for a short evening."""

    label: str
    """What its button says."""
    start: Callable[[Games], str]
    """Starts it with one person, and returns its id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePage:
    """One game as the first page offers it."""

    game: Game
    path: str
    """The page that sets games up and shows them: ``"pages/cards.py"``."""
    board: str
    """The key of the board on it: a game that begins has an empty one laid out for it."""
    icon: str
    line: str
    """What it is about, in a sentence."""
    choose: str
    """What the button to the set-up says."""
    steps: tuple[tuple[str, str], ...]
    """How it goes: a word and a sentence each."""
    start: Callable[[Games], str]
    """Starts a game on good defaults with one person, and returns its id."""

    takes: str
    """About how long that game takes people: ``"about an hour"``."""
    short: FirstGame | None = None
    """What is offered beside the usual game: one that takes another time, or more at the table."""
    first: FirstGame | None = None
    """What newcomers are offered besides, until a game of this kind has been played out."""
    leads_on: Callable[[Games], bool] = lambda _: False
    """Says whether the short game comes first: after the newcomers' one, or a short one."""

    def open(self, game_id: str) -> NoReturn:
        """Go to the table of a stored game."""
        st.switch_page(self.path, query_params={"game": game_id})
