"""A deal that was chosen in a figure, once more on its own table, trick by trick."""

from collections.abc import Callable

import streamlit as st

from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.coach.review import DealReview
from riverlib.play import CardMatch
from riverlib.store import StoredGame
from riverlib.ui.cards.looking_back import LookingBack
from riverlib.ui.cards.table import card_table
from riverlib.ui.charts import luck
from riverlib.ui.charts.stepping import Stepping
from riverlib.ui.shared import database

_MATCH = "charts_match"


def match_of(stored: StoredGame) -> CardMatch:
    """Return a stored game with its log replayed, once for this window.

    Raises
    ------
    LogError
        If the log cannot be replayed; names the place.
    """
    kept: CardMatch | None = st.session_state.get(_MATCH)
    if kept is None or (kept.game_id, kept.revision) != (stored.id, stored.revision):
        kept = st.session_state[_MATCH] = CardMatch(database.storage_or_stop().games, stored)
    return kept


def _begin(stored: StoredGame, deal_no: int) -> LookingBack:
    match = match_of(stored)
    return LookingBack(
        match,
        finished_deals(match.log),
        lambda number: _reviewed(match, number),
        deal_no=deal_no - 1,
        out="Close",
        can_play_on=False,
        is_judging=lambda _: _is_judging(match),
    )


def _reviewed(match: CardMatch, number: int) -> DealReview | None:
    """Return what is known of a deal's choices, if somebody has asked for that."""
    job = luck.asked_for(match)
    found = job.so_far.deals if job else ()
    return next((deal for deal in found if deal.deal_no == number), None)


def _is_judging(match: CardMatch) -> bool:
    job = luck.asked_for(match)
    return job is not None and not job.is_over


def _deal(past: LookingBack) -> int:
    return past.deal_no + 1


def _go_to(past: LookingBack, deal_no: int) -> None:
    past.go_to(deal_no - 1)


def _mount(past: LookingBack, answer: Callable[[object], None]) -> None:
    card_table(past.view(), key="charts_table", on_action=answer)


STEPPING = Stepping("charts_replay", _begin, _deal, _go_to, _mount)
"""Through a card game by its deals, all hands open."""
