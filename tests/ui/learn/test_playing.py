"""What begins at the end of a course."""

from pathlib import Path

import pytest
import streamlit as st

from riverlib import race
from riverlib.play import RaceMatch
from riverlib.race.game import GAME
from riverlib.store import Games, open_database
from riverlib.ui.learn.courses import Taught
from riverlib.ui.learn.playing import play_now
from riverlib.ui.race.home_card import first_players


class LeftError(Exception):
    """The page was left for another one."""


def test_whoever_has_learnt_the_race_meets_the_easiest_bot_as_on_the_first_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: dict[str, str] = {}

    def leave(_page: str, query_params: dict[str, str]) -> None:
        gone.update(query_params)
        raise LeftError

    monkeypatch.setattr(st, "switch_page", leave)
    games = Games(open_database(f"sqlite:///{tmp_path}/games.sqlite3"))
    with pytest.raises(LeftError):
        play_now(Taught(GAME, race.DEFAULT_LAYOUT.key, race.DEFAULT_LAYOUT), games)
    match = RaceMatch.resume(games, gone["game"])
    assert match.players == first_players()
    assert next(iter(GAME.bots)) in {player.kind for player in match.players}
