"""A game file brought to the charts: a race that was taken away whole, or a card game's log."""

from datetime import UTC, datetime

import streamlit as st

from riverlib import analysis
from riverlib.analysis.score_json import FORMAT, is_json
from riverlib.cards.bots import BOTS as CARD_BOTS
from riverlib.cards.log import GAME as CARDS
from riverlib.core import GameLog, RiverError
from riverlib.core.text import shortened
from riverlib.play.players import seated
from riverlib.race.bots import BOTS as RACE_BOTS
from riverlib.store import KeptFile, StoredGame, import_game
from riverlib.ui.charts import one_race
from riverlib.ui.shared.address import Address

_BEGINNING = 200
"""Characters within which a file of scores says that it is one."""
_LONGEST_REASON = 200


def is_log(text: str) -> bool:
    """Return whether a text means to be a game that was played, and no written scores."""
    return is_json(text) and FORMAT not in text[:_BEGINNING] and '"actions"' in text


def games_of(text: str) -> tuple[analysis.GameScores, ...]:
    """Return the card game in a game file, none for a race.

    Raises
    ------
    TableError
        If it is no game file, cannot be replayed, or nothing has happened in it yet.
    """
    try:
        log = import_game(text)
        if log.game == CARDS:
            names = [player.name for player in seated(log, CARD_BOTS)]
            game = analysis.from_log(log, names)
            if game.deals:
                return (game,)
        else:
            names = [player.name for player in seated(log, RACE_BOTS)]
            if analysis.course_of(log, names).turns:
                return ()
    except RiverError as error:
        raise _refused(shortened(str(error), _LONGEST_REASON)) from error
    raise _refused("nothing has happened in this game yet")


def _refused(reason: str) -> analysis.TableError:
    return analysis.TableError([analysis.Fault(0, "", reason)])


def show_race(kept: KeptFile, address: Address) -> None:
    """Show the race in a kept file as one of the store's is shown."""
    try:
        one_race.show_brought(_stored(kept.id, kept), address)
    except RiverError as error:
        st.error("This race cannot be shown.", icon=":material/error:")
        st.text(str(error))


@st.cache_resource(show_spinner=False, max_entries=8)
def _stored(file_id: str, _kept: KeptFile) -> StoredGame:
    """Return a race as if it were stored; its id is the file's, so that no table knows it."""
    log: GameLog = import_game(_kept.text)
    now = datetime.now(UTC)
    return StoredGame(
        id=f"file-{file_id}",
        log=log,
        revision=0,
        title=_kept.name,
        created=now,
        updated=now,
        finished=True,
    )
