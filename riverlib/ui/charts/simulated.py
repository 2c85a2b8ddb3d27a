"""Games that bots play by the hundred as a source of charts."""

import streamlit as st

from riverlib import analysis, cards
from riverlib.analysis.many_told import margin_told
from riverlib.cards.kernels import play_games
from riverlib.cards.kernels.results import GameResults
from riverlib.cards.variant import MAX_PLAYERS, MIN_PLAYERS
from riverlib.core import RiverError
from riverlib.ui.charts import one_game, taking, together
from riverlib.ui.shared import ease, kernels
from riverlib.ui.shared.address import Address

_SIZES = (100, 300, 1000)
_MOST_SEED = 2**31
_MOST_ROWS = 25_000
"""Rows of a file that can be brought back: two megabytes."""
_PLAYING = "The bots play."


def show(address: Address, saved_as: str, *, is_one: bool) -> None:
    """Let steady bots play, and show one of their games or all of them."""
    rules = {variant.key: variant for variant in cards.VARIANTS}
    keys = tuple(rules)
    rules_key = address.key("rules", keys, keys[0])
    players_key = address.number_key("players", MIN_PLAYERS, MAX_PLAYERS, 4)
    games_key = address.key("games", _SIZES, _SIZES[1])
    seed_key = address.number_key("seed", 0, _MOST_SEED, 1)
    now = st.session_state
    many = f"{now[games_key]:,} games"
    if is_one:
        pick_key = address.number_key("pick", 1, _SIZES[-1], 1)
        now[pick_key] = min(now[pick_key], now[games_key])  # of fewer games the last
        many = f"game {now[pick_key]:,} of {now[games_key]:,}"
    words = f"{rules[now[rules_key]].name}, {now[players_key]} players, {many}"
    number = 1
    with ease.chosen(words, "simulated"):
        if is_one:
            number = st.number_input(
                f"Which of the {now[games_key]:,} games", 1, now[games_key], key=pick_key
            )
        key: str = st.selectbox(
            "Rules",
            keys,
            format_func=lambda each: rules[each].name,
            key=rules_key,
            persist_state="page",
        )
        players = st.number_input(
            "Players", MIN_PLAYERS, MAX_PLAYERS, key=players_key, persist_state="page"
        )
        games = st.selectbox(
            "Games", _SIZES, format_func="{:,}".format, key=games_key, persist_state="page"
        )
        seed = st.number_input(
            "Shuffle number",
            0,
            _MOST_SEED,
            key=seed_key,
            persist_state="page",
            help="The same number gives the same games.",
        )
    address.keep("rules", key, keys[0])
    address.keep("players", players, 4)
    address.keep("games", games, _SIZES[1])
    address.keep("seed", seed, 1)
    if is_one:
        address.keep("pick", number, 1)
    if not kernels.are_ready(kernels.CARDS, "Steady bots play these games."):
        st.stop()  # the page goes no further, so the address keeps what is to be seen then
    try:
        played = _played(rules[key], players, games, seed)
    except RiverError as error:
        st.error("These rules cannot be played so.", icon=":material/error:")
        st.text(str(error))
        return
    name = f"{key}-{players}-{seed}"
    if is_one:
        game = analysis.game_of(played, number - 1)
        one_game.show(game, address, name=f"{name}-{number}", game_id=None, saved_as=saved_as)
    else:
        _show_all(played, rules[key], name, saved_as)


@st.cache_resource(show_spinner=_PLAYING, max_entries=8)
def _played(variant: cards.Variant, players: int, games: int, seed: int) -> GameResults:
    return play_games(variant, players, games, seed)


def _show_all(played: GameResults, variant: cards.Variant, name: str, saved_as: str) -> None:
    hands = analysis.count_hands(analysis.deals_of_results(played))
    st.markdown(f"{margin_told(played.totals, variant.team_size)}.")
    st.caption("All seats are the same bot; the first deal goes round, so no seat is favoured.")
    together.show(
        {f"{played.bots[0].capitalize()}, each seat": played.totals.ravel()},
        hands,
        {f"these {played.games:,} games": hands},
        name=name,
        saved_as=saved_as,
    )
    rows = _rows(played)
    most = min(played.games, max(1, _MOST_ROWS // rows))
    taking.offer_games(
        lambda: (analysis.game_of(played, no) for no in range(most)),
        name=f"games-{name}",
        what="All games" if most == played.games else f"First {most} games",
    )


def _rows(played: GameResults) -> int:
    """Return how many rows one of the games takes in a table."""
    return len(played.variant.hand_sizes) * len(played.bots)
