"""One card game: how the totals went, and the deal behind each point."""

from collections.abc import Callable
from typing import Any

import streamlit as st

from riverlib import analysis, cards
from riverlib.cards import Variant
from riverlib.cards.bots import BOTS
from riverlib.cards.kernels.results import GameResults
from riverlib.play.players import seated
from riverlib.store import Results, StoredGame
from riverlib.ui.charts import deal as deal_table
from riverlib.ui.shared import kernels, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_SHOWN = {"totals": "Totals", "places": "Places", "chances": "Chances to win"}
_DEAL = "charts_deal"
_PLAYING = "Playing the rest of the game."


def show_stored(results: Results, stored: StoredGame, address: Address, saved_as: str) -> None:
    """Show a card game of the store."""
    show(
        _game(results, stored, stored.id, stored.revision),
        address,
        name=stored.id,
        game_id=stored.id,
        saved_as=saved_as,
        replayed=lambda: _replayed(stored, stored.id, stored.revision),
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
    replayed: Callable[[], analysis.GameScores] | None = None,
) -> None:
    """Show a game.

    Parameters
    ----------
    name : str
        Tells this game's figures from those of another, in keys and file names.
    game_id : str, optional
        The stored game's id, where it can be opened at its table.
    saved_as : str
        What the camera of a figure saves, ``"svg"`` or ``"png"``.
    replayed : callable, optional
        Returns the game with its tricks; asked when somebody opens a deal.
    """
    if not game.deals:
        st.info("No deal of this game is finished yet.", icon=":material/hourglass_empty:")
        return
    _trajectory(game, address, name, game_id, saved_as, replayed or (lambda: game))
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
    saved_as: str,
    replayed: Callable[[], analysis.GameScores],
) -> None:
    from riverlib.figures import one_game  # plotly takes half a second: only here

    shown = address.one_of("show", _SHOWN, "What to see")
    numbers = range(len(game.deals) + 1)
    deal_key = address.key("deal", numbers, 0)
    chosen: int = st.session_state[deal_key]
    address.keep("deal", chosen, 0)
    if shown == "chances":
        figure = _chances(game, chosen)
    else:
        draw = one_game.places if shown == "places" else one_game.totals
        figure = draw(game, chosen=chosen)
    if figure is not None:
        key = f"charts_{shown}_{name}"
        picture.show(
            figure,
            key=key,
            alt=f"{_SHOWN[shown]} after every deal, a line for each player",
            name=f"{shown}-{name}",
            picture=saved_as,
            on_point=lambda: _open_deal(key, len(game.deals)),
        )
    deal_no = _deal(game, numbers, deal_key, game_id)
    if deal_no:
        deal_table.show(replayed(), deal_no)


def _open_deal(key: str, deals: int) -> None:
    point = picture.chosen_point(key)
    deal_no = round(point["x"]) if point else 0
    st.session_state[_DEAL] = deal_no if 1 <= deal_no <= deals else 0


def _deal(game: analysis.GameScores, numbers: range, key: str, game_id: str | None) -> int:
    """Let the person choose a deal; return its number, 0 for none."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        deal_no: int = st.selectbox(
            "A deal (or click a point above)",
            numbers,
            format_func=lambda no: _deal_words(game, no),
            key=key,
            width=320,
        )
        if game_id is not None:
            st.page_link(
                "pages/cards.py",
                label="Open the game at its table",
                icon=":material/playing_cards:",
                query_params={"game": game_id},
            )
    return deal_no


def _deal_words(game: analysis.GameScores, deal_no: int) -> str:
    if not deal_no:
        return "None chosen"
    size = game.deals[deal_no - 1].hand_size
    return f"Deal {deal_no}: {size} {'card' if size == 1 else 'cards'}"


def _chances(game: analysis.GameScores, chosen: int) -> Any:
    from riverlib.figures import one_game

    if game.variant is None or len(game.deals) > len(game.variant.hand_sizes):
        st.info(
            "The chances need the rules of the game, and this file does not tell them.",
            icon=":material/info:",
        )
        return None
    if not kernels.are_ready(kernels.CARDS, "The rest of the game is played many times."):
        return None
    sample = chances_sample(game.variant, game.players)
    shares = analysis.win_chances(game, sample)
    st.caption(
        f"An estimate: the rest of the game is put together {analysis.RESAMPLES:,} times of deals"
        " that steady bots played. It knows the totals and who deals, not who plays better."
    )
    return one_game.win_chances(game, shares, chosen=chosen)


@st.cache_resource(show_spinner=_PLAYING, max_entries=16)
def chances_sample(variant: Variant, players: int) -> GameResults:
    """Keep the games that the chances of one rule set are drawn from."""
    return analysis.chances_sample(variant, players)


def _points(game: analysis.GameScores, name: str, saved_as: str) -> None:
    from riverlib.figures import one_game

    st.subheader("Where the points came from")
    picture.show(
        one_game.points_by_source(game),
        key=f"charts_parts_{name}",
        alt="Bars of each player's points: for exact bids, for tricks, and penalties",
        name=f"points-{name}",
        picture=saved_as,
    )


def _bids(game: analysis.GameScores, name: str, saved_as: str) -> None:
    from riverlib.figures import many_games

    st.subheader("Bids and tricks")
    deals = analysis.deals_of_games([game])
    made = analysis.is_made(deals)
    st.caption(
        as_text(
            f"{made.sum()} of {len(made)} bids were made, {made.mean() * 100:.0f} %."
            " In a cell the number of hands; the darker, the more often that bid ended so."
        )
    )
    picture.show(
        many_games.bid_against_taken(analysis.bid_against_taken(analysis.count_hands(deals))),
        key=f"charts_bids_{name}",
        alt="Heat map of tricks taken against tricks bid, all players together",
        name=f"bids-{name}",
        picture=saved_as,
    )
