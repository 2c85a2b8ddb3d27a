"""One card game: how the totals went, and the deal behind each point."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from riverlib import analysis, cards
from riverlib.analysis import card_findings as findings
from riverlib.analysis.card_story import Moment, story_of
from riverlib.analysis.chance_story import story_of_chances
from riverlib.cards import Variant
from riverlib.cards.bots import BOTS
from riverlib.cards.kernels.results import GameResults
from riverlib.core.counting import counted
from riverlib.play.players import seated
from riverlib.store import Results, StoredGame
from riverlib.ui.charts import colours, luck, replay, sharing, taking
from riverlib.ui.charts import deal as deal_table
from riverlib.ui.charts.bring_out import bring_out
from riverlib.ui.charts.into_sight import choose, into_sight
from riverlib.ui.shared import file_names, kernels, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.look import as_text

_SHOWN = {"totals": "Totals", "behind": "Behind", "places": "Places", "chances": "Chances"}
"""What a phone has room for in one row; the question above the figure says the rest."""
_LUCK = {"luck": "Luck"}
"""Only of games with cards."""
_NAMED = {"totals": "Totals", "behind": "Behind the leader", "places": "Places"}
_NAMED |= {"chances": "Chances to win"}
_ASKS = {
    "totals": "How did the totals go?",
    "behind": "How far behind the leader was everybody?",
    "places": "Who was in front after each deal?",
    "chances": "Who had the best chance to win?",
}
_ESTIMATE = (
    f"An estimate: the rest of the game is put together {analysis.RESAMPLES:,} times of deals"
    " that steady bots played. It knows the totals and who deals, not who plays better."
)
_DEAL = "charts_deal"
_BELOW = "charts_deal_below"
_PLAYING = "Playing the rest of the game."


def scores_of(results: Results, stored: StoredGame) -> analysis.GameScores:
    """Return a card game of the store in the colours of its board."""
    return replace(
        _game(results, stored, stored.id, stored.revision),
        day=local(stored.created).date(),
        colours=colours.at_table(seated(stored.log, BOTS)),
    )


def show_stored(results: Results, stored: StoredGame, address: Address, saved_as: str) -> None:
    """Show a card game of the store."""
    show(
        scores_of(results, stored),
        address,
        name=stored.id,
        game_id=stored.id,
        saved_as=saved_as,
        stored=stored,
    )


@st.cache_resource(show_spinner=False, max_entries=64)
def _game(
    _results: Results, _stored: StoredGame, game_id: str, revision: int
) -> analysis.GameScores:
    """Return a game from its kept results; one that has none yet is replayed."""
    rows = _results.deals_of(game_id)
    if not rows:
        return _replayed(_stored, game_id, revision)
    variant = cards.opening_state(_stored.log).variant
    return analysis.from_rows(rows, _names(_stored), variant=variant, title=_stored.title)


@st.cache_resource(show_spinner=False, max_entries=16)
def _replayed(_stored: StoredGame, game_id: str, revision: int) -> analysis.GameScores:
    return analysis.from_log(_stored.log, _names(_stored), title=_stored.title)


def _names(stored: StoredGame) -> tuple[str, ...]:
    return tuple(player.name for player in seated(stored.log, BOTS))


def show(
    game: analysis.GameScores,
    address: Address,
    *,
    name: str,
    game_id: str | None,
    saved_as: str,
    stored: StoredGame | None = None,
) -> None:
    """Show a game.

    Parameters
    ----------
    name : str
        Tells this game's figures from those of another, in keys.
    game_id : str, optional
        The stored game's id, where it can be opened at its table.
    saved_as : str
        What the camera of a figure saves, ``"svg"`` or ``"png"``.
    stored : StoredGame, optional
        Where the game has cards: its deals are then shown on the table.
    """
    if not game.deals:
        st.info("No deal of this game is finished yet.", icon=":material/hourglass_empty:")
        return
    _trajectory(game, address, name, game_id, stored)
    left, right = st.columns(2, gap="medium")
    with left:
        _points(game, name, saved_as)
    with right:
        _bids(game, name, saved_as)


@st.fragment
def _trajectory(
    game: analysis.GameScores,
    address: Address,
    name: str,
    game_id: str | None,
    stored: StoredGame | None,
) -> None:
    with picture.gathered(address, "game") as saved_as:
        _figure_and_deal(game, address, name, game_id, saved_as, stored)
        taking.offer_game(game, name=name, file=file_names.of_game(game))


def _figure_and_deal(
    game: analysis.GameScores,
    address: Address,
    name: str,
    game_id: str | None,
    saved_as: str,
    stored: StoredGame | None,
) -> None:
    shown = address.one_of("show", _SHOWN | (_LUCK if stored else {}), "What to see")
    numbers = range(len(game.deals) + 1)
    deal_key = address.key("deal", numbers, 0)
    chosen: int = st.session_state[deal_key]
    address.keep("deal", chosen, 0)
    if shown == "luck" and stored is not None:
        open_deal = partial(_open_deal, len(game.deals))
        luck.show(replay.match_of(stored), file_names.of_game(game), saved_as, open_deal)
    else:
        _figure(game, shown, chosen, name, saved_as)
    with st.container(key=_BELOW):
        deal_no = _deal(game, numbers, deal_key, game_id)
        if deal_no:
            _opened(game, deal_no, deal_key, stored)
    into_sight(_BELOW, deal_no)


def _opened(
    game: analysis.GameScores, deal_no: int, deal_key: str, stored: StoredGame | None
) -> None:
    """Show a deal: on its table where there are its cards."""
    if stored is None:
        deal_table.show(game, deal_no)
        return
    replay.STEPPING.show(stored, deal_no, deal_key)
    deal_table.show_numbers(game, deal_no)
    with st.expander("Every trick as a table", icon=":material/list:"):
        deal_table.show_tricks(_replayed(stored, stored.id, stored.revision), deal_no)


def _figure(game: analysis.GameScores, shown: str, chosen: int, name: str, saved_as: str) -> None:
    """Show one figure over the deals, its finding above it, its moments below."""
    from riverlib.figures import one_game  # plotly takes half a second: only here

    story = story_of(game)
    says, moments = story.headline, story.moments
    if shown == "totals":
        figure = one_game.totals(game, chosen=chosen, moments=moments)
    elif shown == "behind":
        figure = one_game.behind_leader(game, chosen=chosen, moments=moments)
        says = findings.behind_words(game)
    elif shown == "places":
        figure, moments = one_game.places(game, chosen=chosen), ()
        says = findings.places_words(game)
    elif (shares := _chances(game)) is not None:
        story = story_of_chances(game, shares)
        says, moments = story.headline, story.moments
        figure = one_game.win_chances(game, shares, chosen=chosen, moments=moments)
    else:
        return
    key = f"charts_{shown}_{name}"
    picture.show(
        figure,
        key=key,
        alt=f"{_NAMED[shown]} after every deal, a line for each player",
        name=f"{shown}-{file_names.of_game(game)}",
        picture=saved_as,
        asks=_ASKS[shown],
        says=says,
        has_numbers=shown != "totals",  # the file of the whole game, right below
        on_point=partial(_open_deal, len(game.deals), key),
        source=sharing.source("cards", game.day),
        beside=partial(sharing.button, partial(sharing.of_game, game), name),
        notes=[f"{no}. {told}" for no, told in _numbered(moments)],
        below=partial(_tell, moments) if moments else None,
    )
    bring_out(key)
    if shown == "chances":
        st.caption(_ESTIMATE)
    elif shown in ("totals", "behind"):
        st.caption("Press a name to bring its line out.")


def _numbered(moments: Sequence[Moment]) -> list[tuple[int, str]]:
    return [(no, f"Deal {each.deal}: {each.sentence}") for no, each in enumerate(moments, start=1)]


def _tell(moments: Sequence[Moment]) -> None:
    """List the deals that are marked in the figure; choosing one chooses its deal."""
    with st.container(gap=None, key="charts_moments"):
        for number, told in _numbered(moments):
            st.button(
                f"**{number}**\u2002{as_text(told)}",
                key=f"charts_moment_{number}",
                type="tertiary",
                on_click=choose,
                args=(_DEAL, moments[number - 1].deal),
            )


def _open_deal(deals: int, key: str) -> None:
    point = picture.chosen_point(key)
    deal_no = round(point["x"]) if point else 0
    choose(_DEAL, deal_no if 1 <= deal_no <= deals else 0)


def _deal(game: analysis.GameScores, numbers: range, key: str, game_id: str | None) -> int:
    """Let the person choose a deal; return its number, 0 for none."""
    with picture.foot("game"):
        deal_no: int = st.selectbox(
            "A deal (or press a point above)",
            numbers,
            format_func=lambda no: _deal_words(game, no),
            key=key,
            width=320,
        )
        if game_id is not None:
            st.page_link(
                "pages/cards.py",
                label="Look at this deal at its table" if deal_no else "Open the game at its table",
                icon=":material/playing_cards:",
                query_params={"game": game_id} | ({"look": str(deal_no)} if deal_no else {}),
            )
    return deal_no


def _deal_words(game: analysis.GameScores, deal_no: int) -> str:
    if not deal_no:
        return "None chosen"
    size = game.deals[deal_no - 1].hand_size
    return f"Deal {deal_no}: {size} {'card' if size == 1 else 'cards'}"


def _chances(game: analysis.GameScores) -> NDArray[np.float64] | None:
    """Return the chances to win, or say why there are none."""
    if game.variant is None or len(game.deals) > len(game.variant.hand_sizes):
        st.info(
            "The chances need the rules of the game, and this file does not tell them.",
            icon=":material/info:",
        )
        return None
    if not kernels.are_ready(kernels.CARDS, "The rest of the game is played many times."):
        return None
    return analysis.win_chances(game, chances_sample(game.variant, game.players))


@st.cache_resource(show_spinner=_PLAYING, max_entries=16)
def chances_sample(variant: Variant, players: int) -> GameResults:
    """Keep the games that the chances of one rule set are drawn from."""
    return analysis.chances_sample(variant, players)


def _points(game: analysis.GameScores, name: str, saved_as: str) -> None:
    from riverlib.figures import one_game

    picture.show(
        one_game.points_by_source(game),
        key=f"charts_parts_{name}",
        alt="Bars of each player's points: of bids made, and of bids missed above and below zero",
        name=f"points-{file_names.of_game(game)}",
        picture=saved_as,
        asks="Where did the points come from?",
        says=findings.points_words(game),
        has_numbers=False,  # the file of the whole game has them
        source=sharing.source("cards", game.day),
    )


def _bids(game: analysis.GameScores, name: str, saved_as: str) -> None:
    from riverlib.figures import bid_squares, many_games

    deals = analysis.deals_of_games([game])
    counts = analysis.bid_against_taken(analysis.count_hands(deals))
    made = analysis.is_made(deals)
    picture.show(
        many_games.bid_against_taken(counts),
        key=f"charts_bids_{name}",
        alt="Heat map of tricks taken against tricks bid, all players together",
        name=f"bids-{file_names.of_game(game)}",
        picture=saved_as,
        asks="What became of the bids?",
        says=f"{made.sum()} of {counted(len(made), 'bid')} came true",
        has_numbers=False,  # as above
        source=sharing.source("cards", game.day),
    )
    st.caption(as_text(bid_squares.words(counts)))
