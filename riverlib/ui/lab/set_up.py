"""What the laboratory is to play: rule sets, players, bots, how many games, the seed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import streamlit as st

from riverlib import cards, race
from riverlib.analysis.lab.plan import Plan
from riverlib.cards.bots import BOTS as CARD_BOTS
from riverlib.cards.game import GAME as CARDS
from riverlib.cards.variant import MAX_PLAYERS, MIN_PLAYERS
from riverlib.core import RiverError
from riverlib.race.bots import BOTS as RACE_BOTS
from riverlib.race.game import GAME as RACE
from riverlib.store import HouseRules
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.own_rules import OwnRules

SIZES = (1_000, 10_000, 100_000, 1_000_000)
MOST_SEED = 2**31
_MOST_RULES = 6
_HOUSE = "house:"  # before the name of a saved rule set, so that it is nobody else's key
_CARD_KEYS = ("steady", "random")
_RACE_KEYS = ("steady", "front-runner", "rear-guard", "random")


def ask(house: HouseRules, address: Address, *, is_race: bool) -> Plan | None:
    """Ask for a comparison; say what is missing where it cannot be played."""
    rules: Mapping[str, cards.Variant | race.Layout]
    rules = _rivers(house) if is_race else _rule_sets(house)
    chosen = _choose(address, "rivers" if is_race else "rules", rules, is_race=is_race)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        low, high = (2, race.PLAYERS.stop - 1) if is_race else (MIN_PLAYERS, MAX_PLAYERS)
        players = ask_players(address, low, high, 2 if is_race else 4)
        bots = _ask_bots(address, is_race=is_race)
        games = ask_games(address, SIZES)
        seed = ask_seed(address)
    if len(chosen) < 2:
        st.info("Choose at least two to compare.", icon=":material/compare_arrows:")
        return None
    try:
        return Plan(
            rules=tuple(rules[key] for key in chosen),  # type: ignore[arg-type]
            players=players,
            bots=tuple(bots),
            games=games,
            seed=seed,
        )
    except RiverError as error:
        st.warning(as_text(str(error)), icon=":material/rule:")
        return None


def _choose(
    address: Address,
    name: str,
    rules: Mapping[str, cards.Variant | race.Layout],
    *,
    is_race: bool,
) -> Sequence[str]:
    options = tuple(rules)
    default = options[:3]
    chosen = st.multiselect(
        "Rivers to compare" if is_race else "Rule sets to compare",
        options,
        format_func=lambda key: rules[key].name,
        max_selections=_MOST_RULES,
        key=address.several_key(name, options, default),
        help="Two to six. Your own ones are among them.",
    )
    address.keep_several(name, chosen, default)
    return chosen


def ask_players(address: Address, low: int, high: int, usual: int) -> int:
    """Ask how many play."""
    players = st.number_input(
        "Players", low, high, key=address.number_key("players", low, high, usual), width=110
    )
    players = min(max(players, low), high)
    address.keep("players", players, usual)
    return players


def _ask_bots(address: Address, *, is_race: bool) -> Sequence[str]:
    name, options = ("crew", _RACE_KEYS) if is_race else ("bots", _CARD_KEYS)
    names = {key: bot.name for key, bot in (RACE_BOTS if is_race else CARD_BOTS).items()}
    bots = st.multiselect(
        "Bots, in turn round the table",
        options,
        format_func=lambda key: names[key],
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
        width=130,
    )
    address.keep("games", games, sizes[0])
    return games


def ask_seed(address: Address) -> int:
    """Ask for the seed."""
    seed = st.number_input(
        "Seed",
        0,
        MOST_SEED,
        key=address.number_key("seed", 0, MOST_SEED, 1),
        width=130,
        help="The same seed gives the same games, here and anywhere.",
    )
    address.keep("seed", seed, 1)
    return seed


def _rule_sets(house: HouseRules) -> dict[str, cards.Variant]:
    """Return the catalogue and the rule sets of the house by key."""
    own: OwnRules[cards.Variant] = OwnRules(house, CARDS, "lab_house")
    rules = {variant.key: variant for variant in cards.VARIANTS}
    return rules | {f"{_HOUSE}{name}": variant for name, variant in own.saved().items()}


def _rivers(house: HouseRules) -> dict[str, race.Layout]:
    """Return the rivers on offer, the family's river under each house flag, the house's own."""
    family = race.DEFAULT_LAYOUT
    flags = (
        replace(family, key="must-ride", name="Boats must ride", ride=race.Ride.ALWAYS),
        replace(family, key="wind-declined", name="Winds may be left", decline_wind=True),
        replace(
            family,
            key="boats-break-ties",
            name="Boats break ties",
            tie_break=race.TieBreak.BOATS_THEN_DOCK,
        ),
        replace(
            family,
            key="three-turns",
            name="Three last turns",
            last_alone=race.LastAlone.THREE_TURNS,
        ),
    )
    own: OwnRules[race.Layout] = OwnRules(house, RACE, "lab_rivers")
    rivers = {layout.key: layout for layout in (*race.LAYOUTS, *flags)}
    return rivers | {f"{_HOUSE}{name}": layout for name, layout in own.saved().items()}
