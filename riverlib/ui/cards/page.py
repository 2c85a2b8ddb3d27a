"""The card table's page: the table in a fragment of its own, and what belongs below it."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

import streamlit as st

from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.cards.coach import worth
from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.game import GAME
from riverlib.core import RiverError
from riverlib.core.faces import looks
from riverlib.learn.cards.first_game import FIRST_GAME, NEXT_GAME
from riverlib.play import CardMatch
from riverlib.play.sitting_in import is_playing_out
from riverlib.store import Games
from riverlib.ui.cards import kept_choices, review
from riverlib.ui.cards.check_cards import check_cards
from riverlib.ui.cards.looking_back import LookingBack
from riverlib.ui.cards.table import card_table
from riverlib.ui.shared import game_review, home_table, live, picture
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.rules_link import rules_link
from riverlib.ui.shared.window import Window, export_button, open_charts

GREETING = "table_greeting"
"""Session key of a sentence that the next table opens with."""
_PAST = "cards_past"
_LOOK = "look"
"""What an address calls the deal that is looked at again, from 1."""
_LOOKED = "cards_looked"
"""Session key of the game and the deal that the address had opened: it stays there meanwhile, so
that the browser's way back leads to where one came from, not to the same page once more."""

WINDOW: Window[TableSession] = Window(
    "table_session",
    "pages/cards.py",
    lambda games, game_id: TableSession(CardMatch.resume(games, game_id)),
)


def enter(match: CardMatch) -> None:
    """Show a match that was just started."""
    WINDOW.enter(TableSession(match))


def await_experts(kinds: Iterable[str]) -> None:
    """Have the kernels made ready in the background where a bot plays that needs them."""
    if any(map(is_playing_out, kinds)):
        worth.prepare()


def show(session: TableSession, games: Games) -> None:
    """Show the table of a session, and go where its buttons ask to."""
    if session.wish == "leave":
        WINDOW.leave()
    if session.wish == "charts":
        session.wish = None
        open_charts(session)
    if session.wish in ("again", "onward"):
        variant = NEXT_GAME if session.wish == "onward" else None
        session.wish = None
        try:
            following = session.match.rematch(variant)
            home_table.move(session.match, following)
            enter(following)
        except RiverError as error:
            st.text(str(error))
    await_experts(player.kind for player in session.match.players)
    if session.match.state.variant.key == FIRST_GAME.key:
        worth.prepare()  # the coach sits beside whoever is new, and answers their first question
    _look_from_address(session)
    _table(session, games, drawn_over=session.match.state.is_over)
    if greeting := st.session_state.pop(GREETING, None):
        st.text(greeting)  # below the table: a toast would lie over the trump
    home_table.show(session)
    _below(session)


@st.fragment
def _table(session: TableSession, games: Games, *, drawn_over: bool) -> None:
    """Show the table; ``drawn_over``: the page around it was drawn when the game was over."""
    if (deal_no := session.deal_to_look_at()) is not None:
        review.ask(review.Wish(deal_no, None, plays_on=False))
    _play_on_from_past()
    if (asked := review.wish()) is not None:
        _go_back(session, games, asked)
    past = _past(session)
    if past is not None:
        view = past.view()
        card_table(view, key="card_table", on_action=past.answer)
        review.wait_for_marks(session.match, past.deal_no)
        if view["looking"] and view["looking"]["judging"] and not past.is_judging:
            st.rerun()  # the marks came while the table was drawn without them
    else:
        guest = live.guest_of(session)
        card_table(
            live.data_of(guest), key="card_table", on_action=guest.answer, on_think=guest.think
        )
        if sits_in := session.match.sits_in:
            st.info(sits_in, icon=":material/hourglass_top:")
    if session.wish in ("again", "onward", "charts", "leave"):
        st.rerun()
    if drawn_over and not session.match.state.is_over:
        st.rerun()  # the end was taken back: phones may join again
    if session.result_shown:
        with st.container(key="card_review"):
            job = review.show(session.match)
            kept_choices.keep(session.match, job)
        with game_review.sheet("totals"):
            _totals_chart(session.match)
        review.show_more(session.match, job)
        check_cards(session.match)
    elif past is None and not session.match.state.is_over:
        review.show_button(session.match)


def _past(session: TableSession) -> LookingBack | None:
    """Return the deal that is looked at again, until whoever looks has seen enough."""
    past: LookingBack | None = st.session_state.get(_PAST)
    if past is not None and (past.wish or past.game_id != session.match.game_id):
        past = st.session_state[_PAST] = None
        if st.session_state.pop(_LOOKED, None) and _LOOK in st.query_params:
            del st.query_params[_LOOK]
    return past


def _play_on_from_past() -> None:
    """Go on in a new game where somebody has asked for it at the deal that is looked at."""
    past: LookingBack | None = st.session_state.get(_PAST)
    if past is None or past.wish != "on" or past.decision is None:
        return
    past.wish = None  # who comes back to this game finds the deal as it was left
    review.ask(review.Wish(past.deal_no, past.decision.action_no, plays_on=True))


def _look_from_address(session: TableSession) -> None:
    """Open the deal that an address names, once."""
    wanted = st.query_params.get(_LOOK)
    asked = wanted and (session.match.game_id, wanted)
    if st.session_state.get(_LOOKED) == asked:
        return
    st.session_state[_LOOKED] = asked
    if wanted and wanted.isdecimal() and 1 <= int(wanted) <= len(session.match.state.results):
        review.ask(review.Wish(int(wanted) - 1, None, plays_on=False))


def _go_back(session: TableSession, games: Games, asked: review.Wish) -> None:
    """Play on from a choice in a new game, or look at its deal again from there."""
    match = session.match
    if asked.plays_on and asked.action_no is not None:
        on_yes = partial(review.ask, replace(asked, takes_all=True))
        if asked.takes_all or not home_table.asks_first(match, on_yes):
            _play_on(match, games, asked.action_no)
        return
    deals = finished_deals(match.log)
    if asked.deal_no < len(deals):
        at = 1 if asked.action_no is None else asked.action_no - deals[asked.deal_no].first + 1
        known = review.reviewed(match)
        st.session_state[_PAST] = LookingBack(
            match,
            deals,
            known,
            deal_no=asked.deal_no,
            at=at,
            is_judging=partial(review.is_judging, match),
        )


def _play_on(match: CardMatch, games: Games, action_no: int) -> None:
    """Go to a new game that goes on from a choice; whoever is at a phone comes along."""
    try:
        following = CardMatch.what_if(games, match.export(), action_no)
        home_table.move(match, following)
        WINDOW.enter(TableSession(following, again=True))
    except RiverError as error:
        st.text(str(error))


def _totals_chart(match: CardMatch) -> None:
    from riverlib.analysis import GameScores  # pandas and plotly take a second: only at the end
    from riverlib.analysis.card_story import story_of
    from riverlib.figures import one_game

    names = tuple(player.name for player in match.players)
    game = GameScores(
        names=names,
        deals=match.state.results,
        variant=match.state.variant,
        colours=tuple(look.colour for look in looks(match.players)),  # as at the table above
    )
    picture.show(
        one_game.totals(game),
        key="totals_chart",
        alt="Line chart of each player's total after every deal",
        asks="How did the totals go?",
        says=story_of(game).headline,
    )


def _below(session: TableSession) -> None:
    """Show the rules in force and a way to keep the game as a file."""
    variant = session.match.state.variant
    rules_side, file_side = st.columns(2)
    with rules_side.expander(f"The rules: {as_text(variant.name)}", icon=":material/menu_book:"):
        for line in cards.rule_lines(variant):
            st.text(line)
        rules_link(GAME, GAME.rules_of(session.match.log))
    with file_side:
        export_button(
            session,
            "The game is saved here by itself. A file takes it to another device: every finished"
            " deal is in it, and the deal on the table is dealt afresh there.",
        )
