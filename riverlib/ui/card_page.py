"""The card table's page: the table in a fragment of its own, and what belongs below it."""

import streamlit as st

from riverlib import cards
from riverlib.cards.rules import team_of
from riverlib.core import RiverError
from riverlib.play import CardMatch
from riverlib.store import Games
from riverlib.ui.look import as_text
from riverlib.ui.table import card_table
from riverlib.ui.table.session import TableSession

_SESSION = "table_session"
GREETING = "table_greeting"
"""Session key of a sentence that the next table opens with."""


def enter(match: CardMatch) -> None:
    """Show a match that was just started: its id goes into the address, then the page reruns."""
    st.session_state[_SESSION] = TableSession(match)
    st.query_params["game"] = match.game_id
    st.rerun()


def session_of(games: Games, game_id: str) -> TableSession:
    """Return this window's session of a game, resumed from the store when it has none.

    Raises
    ------
    StoreError, LogError
        If there is no such game or it cannot be replayed.
    """
    session = st.session_state.get(_SESSION)
    if not isinstance(session, TableSession) or session.match.game_id != game_id:
        session = TableSession(CardMatch.resume(games, game_id))
        st.session_state[_SESSION] = session
    else:
        session.match.catch_up()
    return session


def show(session: TableSession, games: Games) -> None:
    """Show the table of a session, and go where its buttons ask to."""
    if session.wish == "leave":
        del st.session_state[_SESSION]
        st.query_params.clear()
        st.rerun()
    if session.wish == "again":
        session.wish = None
        try:
            enter(_again(session.match, games))
        except RiverError as error:
            st.text(str(error))
    _table(session)
    if greeting := st.session_state.pop(GREETING, None):
        st.text(greeting)  # below the table: a toast would lie over the trump
    _below(session.match)


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
    from riverlib.figures import cards as figures  # plotly takes half a second: only at the end

    st.subheader("How the totals went")
    names: dict[int, str] = {}
    for seat, player in enumerate(match.players):  # partners share one line
        team = team_of(match.state.variant, seat, len(match.players))
        names[team] = f"{names[team]} and {player.name}" if team in names else player.name
    st.plotly_chart(
        figures.totals_by_deal(names, match.state.results),
        key="totals_chart",
        alt="Line chart of each player's total after every deal",
    )


def _below(match: CardMatch) -> None:
    """Show the rules in force and a way to keep the game as a file."""
    rules_side, file_side = st.columns(2)
    with rules_side.expander(
        f"The rules: {as_text(match.state.variant.name)}", icon=":material/menu_book:"
    ):
        for line in cards.rule_lines(match.state.variant):
            st.text(line)
    with file_side.expander("Keep this game as a file", icon=":material/save:"):
        st.caption(
            "The game is saved here by itself. A file takes it to another device: every finished"
            " deal is in it, and the deal on the table is dealt afresh there."
        )
        st.download_button(
            "Export the game",
            data=lambda: match.export().to_json(),
            file_name=f"river-{match.game_id}.json",
            mime="application/json",
            on_click="ignore",
            key="export_game",
        )
