"""How good the bots are: what was measured, beside them in ``strength.json``, shown to people."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pandas as pd
import streamlit as st
from numpy.typing import NDArray

from riverlib.cards import bots as card_bots
from riverlib.cards.bots import measured as card_strength
from riverlib.core.text import percent
from riverlib.race import bots as race_bots
from riverlib.race.bots import measured as race_strength
from riverlib.race.bots.measured import Pair, pairs, read, shares
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.setting_up.faces import show_bots

RACE_FILE = race_strength.FILE
_COMPANY_WORDS = {card_strength.OWN_KIND: "three of its own kind"}

Figures = Mapping[str, Any]


def show_race() -> None:
    """Show the bots of the race, all against all."""
    st.header("Race to the Harbour", anchor=False)
    show_bots(
        race_bots.BOTS,
        key="race_bots",
        measured=race_strength.strength_words,
        strongest_first=True,
    )
    measured = read(RACE_FILE)
    if measured is None:
        st.info("They have not been measured yet.", icon=":material/hourglass_empty:")
        return
    names = {key: bot.name for key, bot in race_bots.BOTS.items()}
    _all_against_all(measured, names)
    st.markdown(as_text(" ".join(race_sentences(measured, names))))
    with st.expander("Every pairing", icon=":material/table:"):
        st.dataframe(race_table(measured, names), key="race_strength_table", hide_index=True)
    _how(
        f"{_how_many(measured)}, either bot as often first. A shared win counts half. The"
        " intervals hold in 95 of 100 cases.",
        measured,
    )


def _how_many(measured: Figures) -> str:
    """Say how many races were played of a pairing, at least: of two, and with more players."""
    said = f"Races of two, at least {min(each.games for each in pairs(measured)):,} of each pairing"
    more = [each["games"] for each in measured["pairings"] if each["players"] > 2]
    return f"{said}; of three or four at least {min(more):,}" if more else said


def show_cards() -> None:
    """Show the levels of the card game, what manners change, and every figure behind that."""
    st.header("Up and Down the River", anchor=False)
    show_bots(card_bots.LEVELS, key="card_bots", measured=_measured_words, strongest_first=True)
    measured = card_strength.figures()
    st.markdown("\n".join(["**Manners** that any of them can have:", "", *manner_lines()]))
    if not measured:
        return
    _bids_made(measured)
    st.markdown(as_text(" ".join(card_sentences(measured))))
    with st.expander("Every figure", icon=":material/table:"):
        st.dataframe(card_table(measured), key="card_strength_table", hide_index=True)
    _card_note(measured)


def made_finding(measured: Mapping[str, Figures]) -> str:
    """Say how often the strongest and the weakest level make their bids among the usual company."""
    made = _made(measured)
    weakest, strongest = min(made, key=made.__getitem__), max(made, key=made.__getitem__)
    best = f"{strongest} makes {made[strongest][0] * 100:.0f} of 100 bids"
    return best if len(made) == 1 else f"{best}, {weakest} {made[weakest][0] * 100:.0f}"


def _made(measured: Mapping[str, Figures]) -> dict[str, tuple[float, float]]:
    """Return by name the share of bids made and its error, the strongest level first."""
    usual = card_strength.COMPANIES[0]
    return {
        card_bots.LEVELS[key].name: (
            measured[key][usual]["made"],
            measured[key][usual]["made_error"],
        )
        for key in reversed(list(card_bots.LEVELS))
        if usual in measured.get(key, ())
    }


def _bids_made(measured: Mapping[str, Figures]) -> None:
    from riverlib.figures import bots as bot_figures  # plotly takes half a second

    made = _made(measured)
    if not made:
        return
    usual = card_bots.LEVELS[card_strength.COMPANIES[0]].name
    picture.show(
        bot_figures.bids_made(made),
        key="card_strength",
        alt=f"Points of how often each level makes its bids among three {usual} bots",
        name="bots-bids-made",
        asks=f"How often does a bot make its bid, among three {usual} bots?",
        says=made_finding(measured),
    )


def _measured_words(level: str) -> str:
    return card_strength.strength_words(level) or "Not measured yet."


def manner_lines() -> list[str]:
    """Say what each manner does and what was measured of it, one item of a list each."""
    lines = []
    for manner in card_bots.MANNERS.values():
        found = card_strength.strength_words(card_bots.key_of(card_strength.MANNERED, manner.key))
        lines.append(f"- **{as_text(manner.name)}**: {as_text(f'{manner.line} {found}'.strip())}")
    return lines


def _card_note(measured: Figures) -> None:
    fewest = min(row["games"] for rows in measured.values() for row in _rows(rows).values())
    dates = sorted({rows["date"] for rows in measured.values()})
    days = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    st.caption(
        f"Whole games of four, at least {fewest} of each, every set of deals played with the bot"
        f" in each seat: {as_text(card_strength.rules())}. The intervals hold in 95 of 100 cases."
        f" {days}. Anybody can measure it again: `python -m bench.levels`"
    )


def race_sentences(measured: Figures, names: Mapping[str, str]) -> list[str]:
    """Say of the best bot what no pair of two shows: going first, and races of three and four."""
    won = shares(measured)
    best = [key for key in names if any(key in pair for pair in won)][-1]
    sentences = []
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
    """Return a line for each pairing, those of the strongest bot first."""
    order = list(names)

    def strength(pair: Pair) -> tuple[int, ...]:
        return tuple(-order.index(key) for key in (pair.bot, pair.against))

    return pd.DataFrame(
        [
            {
                "Bot": names[pair.bot],
                "Against": names[pair.against],
                "Wins": f"{percent(pair.share)} ± {percent(pair.error)}",
                "Races": pair.games,
            }
            for pair in sorted((each.by_strength(order) for each in pairs(measured)), key=strength)
        ]
    )


def card_sentences(measured: Mapping[str, Figures]) -> list[str]:
    """Say what the strongest level wins, and how its bids depend on the hand and on the dealer."""
    known = [key for key in card_bots.LEVELS if key in measured]
    if not known:
        return []
    best = known[-1]
    own = measured[best][card_strength.OWN_KIND]
    by_size = own["by_hand_size"]
    usual = card_strength.COMPANIES[0]
    won = (
        f"One {card_bots.LEVELS[best].name} among three {card_bots.LEVELS[usual].name} bots wins"
        f" {card_strength.in_hundred(measured[best][usual]['won'])} games (25 would be even)."
    )
    return [
        *([won] if best != usual else []),
        f"Four {card_bots.LEVELS[best].name} bots make {card_strength.in_hundred(by_size[0])} bids"
        f" with one card in hand and {card_strength.in_hundred(by_size[-1])} with {len(by_size)}.",
        f"The dealer, who may not bid freely, makes {card_strength.in_hundred(own['dealer'])}, the"
        f" others {card_strength.in_hundred(own['others'])}.",
    ]


def card_table(measured: Mapping[str, Figures]) -> pd.DataFrame:
    """Return a line for each bot in each company, the strongest bot first."""
    return pd.DataFrame(
        [
            {
                "Bot": card_bots.find_bot(bot).name,
                "Among": _among(company),
                "Bids made": _with_error(row, "made"),
                "Points a deal": f"{row['points']:.2f} ± {row['points_error']:.2f}",
                "Ends ahead of one of them": _with_error(row, "ahead"),
                "Wins the game": _with_error(row, "won"),
                "Games": row["games"],
            }
            for bot, rows in reversed(list(measured.items()))
            for company, row in _rows(rows).items()
        ]
    )


def _rows(rows: Figures) -> dict[str, Figures]:
    """Return what was measured of one bot by company."""
    return {name: row for name, row in rows.items() if isinstance(row, dict)}


def _among(company: str) -> str:
    if company in card_bots.LEVELS:
        return f"three {card_bots.LEVELS[company].name}"
    return _COMPANY_WORDS[company]


def _with_error(row: Figures, name: str) -> str:
    return f"{percent(row[name])} ± {percent(row[f'{name}_error'])}"


def matrix(measured: Figures, order: list[str]) -> NDArray[np.float64]:
    """Return the share of the win of each bot (row) against each (column), NaN if not paired."""
    won = np.full((len(order), len(order)), np.nan)
    for (bot, other), share in shares(measured).items():
        if bot in order and other in order and bot != other:
            won[order.index(bot), order.index(other)] = share
    return won


def _all_against_all(measured: Figures, names: Mapping[str, str]) -> None:
    from riverlib.figures import bots as bot_figures  # plotly takes half a second

    order = [key for key in reversed(list(names)) if any(key in pair for pair in shares(measured))]
    picture.show(
        bot_figures.all_against_all([names[key] for key in order], matrix(measured, order)),
        key="race_strength",
        alt="Table of how many of 100 races each bot wins against each other one",
        asks="How many of 100 races does the bot at the left win against the one below?",
        says=race_finding(measured, names),
    )


def race_finding(measured: Figures, names: Mapping[str, str]) -> str:
    """Say how often the strongest bot beats the next one and the weakest."""
    won = shares(measured)
    best = next(key for key in reversed(list(names)) if any(key == bot for bot, _ in won))
    beaten = {other: share for (bot, other), share in won.items() if bot == best != other}
    hardest, easiest = min(beaten, key=beaten.__getitem__), max(beaten, key=beaten.__getitem__)
    said = f"{names[best]} beats {names[hardest]} in {beaten[hardest] * 100:.0f} of 100 races"
    return (
        said if hardest == easiest else f"{said}, {names[easiest]} in {beaten[easiest] * 100:.0f}"
    )


def _how(text: str, measured: Figures) -> None:
    st.caption(
        f"{as_text(text)} Seed {measured['seed']}, {measured['date']}. Anybody can measure it"
        f" again: `{measured['command']}`"
    )


def _of_100(share: float) -> str:
    return f"{_number(share)} of 100"


def _number(share: float) -> str:
    return percent(share).removesuffix("%")
