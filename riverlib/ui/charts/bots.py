"""How good the bots are: what was measured, beside them in ``strength.json``, shown to people."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import streamlit as st
from numpy.typing import NDArray

from riverlib.cards import bots as card_bots
from riverlib.core.bot import Bot
from riverlib.core.text import percent
from riverlib.race import bots as race_bots
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text

RACE_FILE = Path(race_bots.__file__).with_name("strength.json")
"""What ``python -m bench.race_bots`` wrote: ``pairings`` with ``players``, ``bot``, ``against``,
``games``, ``share`` of the win and ``error``, ``first_share`` and ``first_error``."""
CARD_FILE = Path(card_bots.__file__).with_name("strength.json")

Figures = Mapping[str, Any]


def show_race() -> None:
    """Show the bots of the race, all against all."""
    st.header("Race to the Harbour")
    _introduce(race_bots.BOTS)
    measured = read(RACE_FILE)
    if measured is None:
        st.info("They have not been measured yet.", icon=":material/hourglass_empty:")
        return
    names = {key: bot.name for key, bot in race_bots.BOTS.items()}
    st.markdown(as_text(" ".join(race_sentences(measured, names))))
    _all_against_all(measured, names)
    with st.expander("Every pairing", icon=":material/table:"):
        st.dataframe(race_table(measured, names), key="race_strength_table", hide_index=True)
    games = min(pairing["games"] for pairing in _of_two(measured))
    _how(
        f"Races of two, each pairing at least {games:,} times, either bot as often first. The"
        " intervals hold in 95 of 100 cases.",
        measured,
    )


def show_cards() -> None:
    """Show the bots of the card game."""
    st.header("Up and Down the River")
    _introduce(card_bots.BOTS)
    measured = read(CARD_FILE)
    if measured is None:
        st.info("They have not been measured yet.", icon=":material/hourglass_empty:")
        return
    st.markdown(as_text(" ".join(card_sentences(measured))))
    st.dataframe(card_table(measured), key="card_strength_table", hide_index=True)
    _how(
        f"{measured['games']:,} games, every set of deals played with the bot in each seat:"
        f" {measured['rules']}. The intervals hold in 95 of 100 cases.",
        measured,
    )


def read(path: Path) -> Figures | None:
    """Return what was measured, ``None`` if nothing was yet."""
    if not path.exists():
        return None
    measured: Figures = json.loads(path.read_text("utf-8"))
    return measured


def race_sentences(measured: Figures, names: Mapping[str, str]) -> list[str]:
    """Say how each bot does against the next weaker one, and what going first is worth."""
    shares = _shares(measured)
    order = [key for key in names if any(key in pair for pair in shares)]
    sentences = [
        f"{names[better]} beats {names[worse]} in {_of_100(shares[better, worse])} races."
        for worse, better in zip(order[-2::-1], order[:0:-1], strict=True)
        if (better, worse) in shares
    ]
    best = order[-1]
    for pairing in measured["pairings"]:
        if pairing["bot"] != best:
            continue
        if pairing["players"] > 2:
            sentences.append(_among_many(pairing, names))
        elif pairing["against"] == best:
            sentences.append(
                f"Of two {names[best]} bots the one that goes first wins"
                f" {_of_100(pairing['first_share'])} races (± {_number(pairing['first_error'])})."
            )
    return sentences


def _among_many(pairing: Figures, names: Mapping[str, str]) -> str:
    others = pairing["players"] - 1
    return (
        f"One {names[pairing['bot']]} among {others} {names[pairing['against']]} bots wins"
        f" {_of_100(pairing['share'])} (± {_number(pairing['error'])};"
        f" {_number(1 / pairing['players'])} would be even)."
    )


def race_table(measured: Figures, names: Mapping[str, str]) -> pd.DataFrame:
    """Return a line for each pairing."""
    return pd.DataFrame(
        [
            {
                "Bot": names.get(pairing["bot"], pairing["bot"]),
                "Against": names.get(pairing["against"], pairing["against"]),
                "Wins": f"{percent(pairing['share'])} ± {percent(pairing['error'])}",
                "Races": pairing["games"],
            }
            for pairing in _of_two(measured)
            if pairing["bot"] != pairing["against"]
        ]
    )


def card_sentences(measured: Figures) -> list[str]:
    """Say how many bids the bot makes."""
    first = measured["tables"][0]
    by_size = measured["bids_made_by_hand_size"]
    return [
        f"{first['table']} makes {_of_100(first['bids_made'])} bids and"
        f" {first['points']:.1f} points a deal.",
        f"Among its own kind it makes {_of_100(by_size[0])} bids with one card in hand and"
        f" {_of_100(by_size[-1])} with {len(by_size)}.",
        f"The dealer, who may not bid freely, makes {_of_100(measured['dealer_bids_made'])}.",
    ]


def card_table(measured: Figures) -> pd.DataFrame:
    """Return a line for each table of bots."""
    return pd.DataFrame(
        [
            {
                "Table": row["table"],
                "Bids made": f"{percent(row['bids_made'])} ± {percent(row['bids_made_error'])}",
                "Points a deal": f"{row['points']:.2f} ± {row['points_error']:.2f}",
            }
            for row in measured["tables"]
        ]
    )


def matrix(measured: Figures, order: list[str]) -> NDArray[np.float64]:
    """Return the share of the win of each bot (row) against each (column), NaN if not paired."""
    shares = np.full((len(order), len(order)), np.nan)
    for (bot, other), share in _shares(measured).items():
        if bot in order and other in order and bot != other:
            shares[order.index(bot), order.index(other)] = share
    return shares


def _all_against_all(measured: Figures, names: Mapping[str, str]) -> None:
    from riverlib.figures import bots as bot_figures  # plotly takes half a second

    order = [key for key in reversed(list(names)) if any(key in pair for pair in _shares(measured))]
    st.markdown("**Wins in 100 races: the bot of a row against the bot of a column**")
    picture.show(
        bot_figures.all_against_all([names[key] for key in order], matrix(measured, order)),
        key="race_strength",
        alt="Heat map of how often each bot beats each other",
    )


def _shares(measured: Figures) -> dict[tuple[str, str], float]:
    """Return the share of the win by bot and opponent, each pairing from both sides."""
    shares: dict[tuple[str, str], float] = {}
    for pairing in _of_two(measured):
        shares[pairing["bot"], pairing["against"]] = pairing["share"]
        shares.setdefault((pairing["against"], pairing["bot"]), 1 - pairing["share"])
    return shares


def _of_two(measured: Figures) -> list[Figures]:
    return [pairing for pairing in measured["pairings"] if pairing["players"] == 2]


def _introduce(bots: Mapping[str, Bot[Any, Any]]) -> None:
    """Say in one line each how the bots play, the strongest first."""
    for bot in reversed(list(bots.values())):
        st.markdown(f"**{as_text(bot.name)}**: {as_text(bot.line)}")


def _how(text: str, measured: Figures) -> None:
    st.caption(
        f"{as_text(text)} Seed {measured['seed']}, {measured['date']}. Anybody can measure it"
        f" again: `{measured['command']}`"
    )


def _of_100(share: float) -> str:
    return f"{_number(share)} of 100"


def _number(share: float) -> str:
    return percent(share).removesuffix(" %")
