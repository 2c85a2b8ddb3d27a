"""Whether the coach's chances can be trusted: what came true of them, in words, figure, tables."""

from collections.abc import Mapping, Sequence
from typing import Any

import pandas as pd
import streamlit as st

from riverlib.cards.bots import BOTS
from riverlib.cards.coach import calibration
from riverlib.core.text import whole_percent
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text

Rows = Sequence[Mapping[str, Any]]
Figures = Mapping[str, Any]

MEANINGS = (
    "**Beside a number you could bid:** how often you would take exactly so many tricks if you bid"
    " it and then played for it. Next to it stand the points that brings on average.",
    "**On your plate, once you have bid:** how often you still make it if you play well from here."
    " **At a card:** how often you still make it if you play this card now.",
    "**Beside the score:** how often you win the game from here, when nobody at the table is much"
    " better than the others.",
    "**“Certain” and “impossible”** are said only when no card anybody can hold changes it."
    " Everything else is between “under 1%” and “over 99%”.",
    "The coach sees what you see: your cards, what lies on the table, the bids and what was played."
    " It never looks at a hidden card.",
)
"""What the numbers are, one paragraph each."""
KINDS = {"bids": "A bid is made", "wins": "The game is won"}
_CAME = {"bids": "the bid was made", "wins": "the game was won"}
_FEW = 200  # cases of a group under which it says too little
_FEW_OF_70 = 50


def show() -> None:
    """Show how far the chances can be trusted."""
    measured = calibration.measured()
    if "bids" not in measured:
        st.info("They have not been checked yet.", icon=":material/hourglass_empty:")
        return
    st.markdown(as_text(opening(measured)))
    kind = _kind()
    tenths = measured[kind]["tenths"]
    _draw(kind, tenths)
    st.markdown(as_text(" ".join(verdict(measured[kind], kind))))
    st.subheader("What the numbers mean", anchor=False)
    for meaning in MEANINGS:
        st.markdown(f"- {meaning}")
    st.subheader("How often “70%” came true", anchor=False)
    st.markdown(as_text("All times that the coach said about 70% (65 to 75) of a bid."))
    _tables(measured["bids"])
    st.subheader("How it was checked", anchor=False)
    for paragraph in checked(measured):
        st.markdown(as_text(paragraph))
    with st.expander("For those who like figures", icon=":material/functions:"):
        for name, title in KINDS.items():
            part = measured[name]
            st.markdown(as_text(f"{title}: {_gain(part['brier'], part['brier_uncorrected'])}"))
        st.caption(
            f"Seed {measured['seed']}, {measured['date']}. Anybody can check it again:"
            f" `{measured['command']}`"
        )


def opening(measured: Figures) -> str:
    """Say in two sentences what is asked here, and what came out."""
    bids = measured["bids"]
    (seventy,) = bids["all"]
    return (
        "When the coach says 70%, it should come true in 7 of 10 such cases: no more, no less."
        f" It was asked about {bids['decisions']:,} decisions that it had never seen: where it said"
        f" about 70%, it came true in {seventy['came_70'] * 100:.0f} of 100 cases."
    )


def finding(tenths: Rows) -> str:
    """Say what the figure shows: how far what came true is from what was said."""
    worst = furthest(tenths)
    points = max(1, round(worst * 100))
    off = "1 point" if points == 1 else f"{points} points"
    return f"What was said came true as often, give or take {off} of 100"


def verdict(part: Figures, kind: str) -> list[str]:
    """Say what else the test showed."""
    sentences = [
        f"Each point stands for a tenth of the scale; the number beside it says in how many of 100"
        f" cases {_CAME[kind]}.",
    ]
    if part.get("certain"):
        sentences.append(
            f"{part['certain']:,} of the decisions were certain, and"
            f" {'all of them' if not part['certain_wrong'] else 'not all of them'} came out so."
        )
    return sentences


def _gain(brier: float, uncorrected: float) -> str:
    return (
        f"the Brier score (0 is perfect, 0.25 is tossing a coin) is {brier:.3f};"
        f" before the correction it was {uncorrected:.3f}."
    )


def checked(measured: Figures) -> list[str]:
    """Say how it was measured, and what it cannot tell."""
    bids, wins = measured["bids"], measured["wins"]
    names = [BOTS[row["group"]].name for row in bids["by_bot"] if row["group"] in BOTS]
    return [
        f"Bots of every level ({', '.join(names)}) played {bids['deals']:,} deals together, with 1"
        " to 10 cards, 2 to 10 at the table, under all the built-in rules. In each deal a few"
        " decisions were stopped, the coach was asked, and then it was seen what came of them. One"
        " decision in three was made by lot, so that odd bids and odd cards were tried as well.",
        "The coach knows a bot's way of playing and had to learn how real company differs from it:"
        " that was done with other deals than those counted here."
        f" The chance to win was checked in {wins['games']:,} whole games.",
        "No records of real families were at hand. If you play much better or much worse than these"
        " bots, things will come true for you a little more or less often: what was"
        f" given about 70% came true for a Beginner in {_of_bot(bids['by_bot'], 'beginner')},"
        f" for a Steady in {_of_bot(bids['by_bot'], 'steady')}.",
    ]


def furthest(tenths: Rows) -> float:
    """Return how far what came is from what was said, at most, where there are cases enough."""
    return max(abs(float(row["said"] - row["came"])) for row in tenths if row["cases"] >= _FEW)


def table_of_70(rows: Rows, what: str) -> pd.DataFrame:
    """Return a line for each group with cases enough: how often about 70% came true."""
    return pd.DataFrame(
        [
            {
                what: row["group"],
                "Said": whole_percent(row["said_70"]),
                "Came true": whole_percent(row["came_70"]),
                "Times": row["cases_70"],
            }
            for row in rows
            if row["cases_70"] >= _FEW_OF_70
        ],
        columns=[what, "Said", "Came true", "Times"],
    )


def _of_bot(rows: Rows, key: str) -> str:
    for row in rows:
        if row["group"] == key and row["cases_70"] >= _FEW_OF_70:
            return whole_percent(row["came_70"])
    return "too few cases to say"


def _kind() -> str:
    chosen = st.segmented_control(
        "Which chance?",
        KINDS,
        format_func=KINDS.__getitem__,
        default="bids",
        required=True,
        key="trust_kind",
    )
    return str(chosen)


def _draw(kind: str, tenths: Rows) -> None:
    from riverlib.figures import trust  # plotly takes half a second

    picture.show(
        trust.reliability(tenths, what=_CAME[kind]),
        key=f"trust_{kind}",
        alt="Points along the line on which things come true as often as said.",
        name=f"chances_{kind}",
        asks=f"When the coach says 70%, is it so in 70 of 100 cases? {KINDS[kind]}.",
        says=finding(tenths),
    )


def _tables(bids: Figures) -> None:
    cards, players = st.columns(2, gap="medium")
    for column, name, what in (
        (cards, "by_cards", "Cards dealt"),
        (players, "by_players", "Players"),
    ):
        with column:
            st.dataframe(table_of_70(bids[name], what), key=f"trust_{name}", hide_index=True)
