"""What was set up last here: with that the next set-up of the same game begins."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

import streamlit as st

from riverlib.core import GameLog, RiverError
from riverlib.core.game import Game, Rules
from riverlib.play.players import Player, as_offered, seated
from riverlib.store import Games

AnyRules = TypeVar("AnyRules", bound=Rules)


@dataclass(frozen=True, slots=True)
class Offer(Generic[AnyRules]):
    """A rule set, or a river, at one of its lengths."""

    key: str
    rules: AnyRules
    is_short: bool = False


@dataclass(frozen=True, slots=True)
class LastTime(Generic[AnyRules]):
    """Who played last, and what; empty where nobody has."""

    company: tuple[Player, ...] = ()
    rules: Offer[AnyRules] | None = None
    """``None`` too where they are offered no longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory(Generic[AnyRules]):
    """How a game's set-up remembers."""

    game: Game
    bots: Collection[str]
    """Every bot that the set-up can seat."""
    bot_key: str
    """Sits where another one sat."""
    but: AnyRules | None = None
    """Rules that nobody chose: those of a newcomer's first game."""

    def last(self, games: Games, offers: Iterable[Offer[AnyRules]]) -> LastTime[AnyRules]:
        """Return what was set up last, the same as long as the window is open.

        What is chosen in the window stays there by itself.

        Parameters
        ----------
        offers : iterable of Offer
            All rules there are, of which two that say the same are one.
        """
        key = f"{self.game.key}_last_time"
        if key not in st.session_state:
            st.session_state[key] = self._read(games, offers)
        found: LastTime[AnyRules] = st.session_state[key]
        return found

    def _read(self, games: Games, offers: Iterable[Offer[AnyRules]]) -> LastTime[AnyRules]:
        try:
            setups = games.setups()
        except RiverError:
            return LastTime()  # the list of saved games says what is wrong with them
        for setup in setups:
            log = GameLog(game=self.game.key, setup=setup)
            try:
                rules = self.game.rules_of(log)
                players = seated(log, self.game.bots)
            except (RiverError, KeyError):
                continue  # another game, or damaged
            if rules != self.but:
                wanted = self.game.rules_id(rules)
                same = (each for each in offers if self.game.rules_id(each.rules) == wanted)
                return LastTime(self._seatable(players), next(same, None))
        return LastTime()

    def _seatable(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        return tuple(
            player
            if player.is_person or player.kind in self.bots
            else replace(player, kind=self.bot_key)
            for player in as_offered(players)
        )


def was_last(games: Games, game: Game, *rules: Rules) -> bool:
    """Whether the game of this kind that was changed last is played under one of some rules.

    Raises
    ------
    StoreError
        If the games cannot be read.
    """
    for setup in games.setups():
        try:
            found = game.rules_of(GameLog(game=game.key, setup=setup))
        except (RiverError, KeyError):
            continue  # another game, or damaged
        return game.rules_id(found) in map(game.rules_id, rules)
    return False
