"""Where nothing was played yet: the answer to the usual question, called an example."""

from collections.abc import Callable

import streamlit as st

from riverlib.analysis.lab.answer import games_text
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.example import example
from riverlib.analysis.lab.pace import Pace
from riverlib.analysis.lab.plan import Plan
from riverlib.ui.shared.look import as_text


def show(plan: Plan, pace: Pace, start: str, told: Callable[[Comparison], None]) -> None:
    """Show what a comparison gave in the games that came with the app, if it is among them.

    Parameters
    ----------
    start : str
        What the button says that plays games of the reader's own.
    told : callable
        Shows a comparison, in short.
    """
    kept = example(plan)
    if kept is None:
        return
    shown, sums = kept
    bots = " and ".join(shown.lab.game.bots[key].name.lower() for key in _bots(shown))
    words = as_text(
        f"{games_text(shown.games)} under each, which {shown.players} {bots} bots played. They came"
        f" with the app; “{start}” plays {games_text(plan.games)} for you under each."
    )
    st.caption(f":gray-badge[:material/visibility: An example] {words}")
    told(Comparison(shown, sums, pace))


def _bots(plan: Plan) -> tuple[str, ...]:
    lineups = plan.lineups or (plan.bots,)
    return tuple(dict.fromkeys(bot for lineup in lineups for bot in lineup))
