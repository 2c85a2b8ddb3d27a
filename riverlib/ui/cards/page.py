"""The card table's page: the table in a fragment of its own, and what belongs below it."""

import streamlit as st

from riverlib import cards
from riverlib.core import RiverError
from riverlib.play import CardMatch
from riverlib.store import Games
from riverlib.ui.cards.table import card_table
from riverlib.ui.cards.table.session import TableSession
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.window import Window, export_button

GREETING = "table_greeting"
"""Session key of a sentence that the next table opens with."""

WINDOW: Window[TableSession] = Window(
    "table_session",
    "pages/cards.py",
    lambda games, game_id: TableSession(CardMatch.resume(games, game_id)),
)


def enter(match: CardMatch) -> None:
    """Show a match that was just started."""
    WINDOW.enter(TableSession(match))


def show(session: TableSession, games: Games) -> None:
    """Show the table of a session, and go where its buttons ask to."""
    if session.wish == "leave":
        WINDOW.leave()
    if session.wish == "again":
        session.wish = None
        try:
            enter(_again(session.match, games))
        except RiverError as error:
            st.text(str(error))
    _table(session)
    if greeting := st.session_state.pop(GREETING, None):
        st.text(greeting)  # below the table: a toast would lie over the trump
    _below(session)


@st.fragment
def _table(session: TableSession) -> None:
    card_table(session.view(), key="card_table", on_action=session.answer)
    if session.wish in ("again", "leave"):
        st.rerun()
    if session.result_shown:
        _totals_chart(session.match)


def _again(match: CardMatch, games: Games) -> CardMatch:
    """Start the next game of the same company; the deal passes on from the first dealer."""
    variant = cards.variant_from_data(match.log.setup["variant"])
    dealer = (int(match.log.setup["first_dealer"]) + 1) % len(match.players)
    return CardMatch.start(games, variant, match.players, first_dealer=dealer)


def _totals_chart(match: CardMatch) -> None:
    from riverlib.analysis import GameScores  # pandas and plotly take a second: only at the end
    from riverlib.figures import one_game

    st.subheader("How the totals went")
    names = tuple(player.name for player in match.players)
    game = GameScores(names=names, deals=match.state.results, variant=match.state.variant)
    picture.show(
        one_game.totals(game),
        key="totals_chart",
        alt="Line chart of each player's total after every deal",
    )


def _below(session: TableSession) -> None:
    """Show the rules in force and a way to keep the game as a file."""
    variant = session.match.state.variant
    rules_side, file_side = st.columns(2)
    with rules_side.expander(f"The rules: {as_text(variant.name)}", icon=":material/menu_book:"):
        for line in cards.rule_lines(variant):
            st.text(line)
    with file_side:
        export_button(
            session,
            "The game is saved here by itself. A file takes it to another device: every finished"
            " deal is in it, and the deal on the table is dealt afresh there.",
        )
