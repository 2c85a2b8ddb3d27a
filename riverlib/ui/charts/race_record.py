"""The races of somebody's record: won, and boats home."""

from collections import defaultdict
from collections.abc import Sequence

import streamlit as st

from riverlib.analysis import first_games, race_record
from riverlib.core import LogError, StoreError
from riverlib.store import Final, Games
from riverlib.ui.shared import picture

_MOST = 100
"""Races that are replayed: the last ones."""


def show(games: Games, finals: Sequence[Final], saved_as: str) -> None:
    """Show the races to which these ends of somebody's seats belong."""
    own: dict[str, list[int]] = defaultdict(list)
    for each in finals:
        own[each.game_id].append(each.seat)
    last = list(own)[-_MOST:]
    races = [_ended(games, game_id, tuple(own[game_id])) for game_id in last]
    record = race_record.RaceRecord(tuple(each for each in races if each))
    if not record.races:
        return
    if len(record.races) < first_games.ENOUGH:
        won = len({each.game_id for each in finals if each.won})
        told = first_games.races_told(len(record.races), won)
        st.markdown(f"{told} {first_games.soon(len(record.races))}")
        return
    from riverlib.figures import record as figures

    picture.show(
        figures.side_by_side(
            record.gaps,
            "of races, and of boats",
            beside={race_record.WON: race_record.BY_CHANCE},
            thing="race",
        ),
        key="record_races",
        alt="Marks of races won, you and by chance, and of boats home, you and the others.",
        asks="How do you do on the river?",
        says=race_record.title(record),
        name="record-races",
        picture=saved_as,
    )
    for sentence in race_record.sentences(record)[1:]:
        st.caption(sentence)
    if len(own) > _MOST:
        st.caption(f"Your last {_MOST} races.")


@st.cache_data(show_spinner=False, max_entries=4 * _MOST)
def _ended(
    _games: Games, game_id: str, own: tuple[int, ...]
) -> tuple[race_record.Ended, ...] | None:
    """Return what each seat had; ``None`` for a race that cannot be read, or is not over."""
    try:
        return race_record.ended(_games.load(game_id).log, own)
    except (LogError, StoreError):
        return None
