"""What the laboratory is to play: rule sets, players, bots, how many games, the seed."""

from collections.abc import Mapping, Sequence

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.analysis.lab.plan import Plan
from riverlib.core import RiverError
from riverlib.core.counting import listed
from riverlib.core.game import Game, Rules
from riverlib.store import HouseRules
from riverlib.ui.lab.lab_page import LabPage
from riverlib.ui.lab.usual import GAMES, RULE_SETS
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.own_rules import OwnRules

SIZES = (GAMES, 10_000, 100_000, 1_000_000)
MOST_SEED = 2**31
_MOST_RULES, _USUAL = 6, RULE_SETS


def ask(page: LabPage, house: HouseRules, address: Address, notes: DeltaGenerator) -> Plan | None:
    """Ask for a comparison; say in ``notes`` what is missing where it cannot be played."""
    rules = rules_on_offer(page, house)
    chosen = _choose(page, address, rules)
    game = page.lab.game
    with st.container(horizontal=True, vertical_alignment="bottom"):
        players = ask_players(address, game)
        bots = ask_bots(page, address)
        games = ask_games(address, SIZES)
        seed = ask_seed(address)
    if len(chosen) < 2:
        notes.info("Choose at least two to compare.", icon=":material/compare_arrows:")
        return None
    try:
        return Plan(
            game=game.key,
            rules=tuple(rules[key] for key in chosen),
            players=players,
            bots=tuple(bots),
            games=games,
            seed=seed,
        )
    except RiverError as error:
        notes.warning(as_text(str(error)), icon=":material/rule:")
        return None


def words(page: LabPage, house: HouseRules, address: Address) -> str:
    """Say what is compared, before it is asked."""
    rules = rules_on_offer(page, house)
    key = address.several_key(page.rules_field, tuple(rules), tuple(rules)[:_USUAL], _MOST_RULES)
    names = [rules[each].name for each in st.session_state[key]]
    return f"{listed(names) or 'No rules chosen'} · {table_words(page, address, SIZES)}"


def table_words(
    page: LabPage, address: Address, sizes: Sequence[int], *, players: bool = True
) -> str:
    """Say how many play, and how many games."""
    game = page.lab.game
    low, high, usual = game.players[0], game.players[-1], game.usual_players
    seats = st.session_state[address.number_key("players", low, high, usual)] if players else 0
    games = st.session_state[address.key("games", sizes, sizes[0])]
    return f"{f'{seats} players, ' if players else ''}{games:,} games each"


def rules_on_offer(page: LabPage, house: HouseRules) -> dict[str, Rules]:
    """Return the rules on offer and those of the house by key."""
    game = page.lab.game
    own: OwnRules[Rules] = OwnRules(house, game, page.own_rules_place)
    rules = {each.key: each for each in page.offered_rules()}
    return rules | own.by_key()


def _choose(page: LabPage, address: Address, rules: Mapping[str, Rules]) -> Sequence[str]:
    options, name = tuple(rules), page.rules_field
    default = options[:_USUAL]
    chosen = st.multiselect(
        page.rules_label,
        options,
        format_func=lambda key: rules[key].name,
        max_selections=_MOST_RULES,
        key=address.several_key(name, options, default, _MOST_RULES),
        help="Two to six. Your own ones are among them.",
    )
    address.keep_several(name, chosen, default)
    return chosen


def ask_players(address: Address, game: Game) -> int:
    """Ask how many play."""
    low, high, usual = game.players[0], game.players[-1], game.usual_players
    players = st.number_input(
        "Players",
        low,
        high,
        key=address.number_key("players", low, high, usual),
        persist_state="page",
        width=110,
    )
    players = min(max(players, low), high)
    address.keep("players", players, usual)
    return players


def ask_bots(page: LabPage, address: Address) -> Sequence[str]:
    """Ask who plays."""
    name, options, known = page.bots_field, page.bots, page.lab.game.bots
    bots = st.multiselect(
        "Bots, in turn round the table",
        options,
        format_func=lambda key: known[key].name,
        key=address.several_key(name, options, options[:1]),
        width=300,
        help="One bot takes every seat; several take the seats in turn.",
    )
    address.keep_several(name, bots, options[:1])
    return bots


def ask_games(address: Address, sizes: Sequence[int]) -> int:
    """Ask how many games are to be played."""
    games: int = st.selectbox(
        "Games each",
        sizes,
        format_func="{:,}".format,
        key=address.key("games", sizes, sizes[0]),
        persist_state="page",
        width=130,
    )
    address.keep("games", games, sizes[0])
    return games


def ask_seed(address: Address) -> int:
    """Ask for the seed."""
    seed = st.number_input(
        "Shuffle number",
        0,
        MOST_SEED,
        key=address.number_key("seed", 0, MOST_SEED, 1),
        persist_state="page",
        width=130,
        help="The same number gives the same games, here and anywhere.",
    )
    address.keep("seed", seed, 1)
    return seed
