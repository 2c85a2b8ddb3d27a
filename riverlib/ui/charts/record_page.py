"""The page of somebody's record: how well they bid, in figures and in words."""

from collections.abc import Sequence

import pandas as pd
import streamlit as st

from riverlib import analysis
from riverlib.core import StoreError
from riverlib.core.text import whole_percent
from riverlib.store import Final, Results
from riverlib.store.results import Stamp
from riverlib.ui.charts import mine
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.database import Storage
from riverlib.ui.shared.look import as_text

_ALL = "All rules"
_SHOWN_NAMES = 200
_METRIC_WIDTH = 178
"""Pixels: two fit side by side on a phone."""


def show(storage: Storage) -> None:
    """Show the page."""
    address = Address("record")
    st.title("My record")
    saved_key = address.key("save", picture.FORMATS, picture.FORMATS[0])
    try:
        storage.backfill.start()
        mine.show_backfill(storage)
        _show(storage.results, address, st.session_state[saved_key])
    except StoreError as error:
        st.error("Your games cannot be read just now.", icon=":material/error:")
        st.text(str(error))
    picture.picture_format(address, saved_key)
    address.drop_the_rest()


def _show(results: Results, address: Address, saved_as: str) -> None:
    people = dict(results.people()[:_SHOWN_NAMES])
    if not people:
        _nothing()
        return
    names = _who(people, address)
    rules = _rules(results, address)
    if not names:
        st.info("Choose who you are.", icon=":material/person:")
        return
    stamp: Stamp = results.stamp()
    deals = _deals(results, stamp, tuple(names), rules)
    finals = _finals(results, stamp, tuple(names), rules, "cards")
    races = _finals(results, stamp, tuple(names), None, "race")
    if not len(deals):
        st.info("No deal is finished yet.", icon=":material/hourglass_empty:")
        return
    record = _record(results, stamp, tuple(names), rules)
    _numbers(record, finals, races)
    _words(record)
    _figures(record, saved_as)


def _nothing() -> None:
    st.info("You have not played a game yet.", icon=":material/hourglass_empty:")
    st.page_link("pages/home.py", label="Play a game", icon=":material/play_arrow:")


def _who(people: dict[str, int], address: Address) -> list[str]:
    usual = list(people)[:1]
    names: list[str] = st.multiselect(
        "Which of these are you?",
        list(people),
        format_func=lambda name: f"{name} ({people[name]:,})",
        key=address.several_key("who", list(people), usual),
        help="The names of people at the tables here, with their games.",
    )
    address.keep_several("who", names, usual)
    return names


def _rules(results: Results, address: Address) -> str | None:
    """Let the person choose rules; return their id, ``None`` for all."""
    ids = {each.rules: each.rules_id for each in results.played() if each.game == "cards"}
    options = (_ALL, *ids)
    rules: str = st.selectbox("Rules", options, key=address.key("rules", options, _ALL))
    address.keep("rules", rules, _ALL)
    return ids.get(rules)


def _numbers(record: analysis.Record, finals: Sequence[Final], races: Sequence[Final]) -> None:
    with st.container(horizontal=True, gap="small"):
        for game, ends in (("Games", finals), ("Races", races)):
            if ends:
                _won(f"{game} won", ends)
        _metric(
            "Bids made",
            whole_percent(record.made.value),
            f"by luck {whole_percent(record.by_luck)}",
            "By luck: if your bids were dealt out anew among your deals with as many cards.",
        )
        _metric(
            "Taken less bid",
            f"{record.off.value:+.2f}".replace("-", "\N{MINUS SIGN}"),
            f"\N{PLUS-MINUS SIGN}{record.off.half_width:.2f} a deal",
            "Tricks. Below 0 you bid too high, above 0 too low.",
        )
        _metric(
            "Made in a row",
            str(record.longest),
            f"{record.running} just now",
            "Most bids made in a row, over all games.",
        )


def _won(label: str, ends: Sequence[Final]) -> None:
    won, by_chance = analysis.win_share(
        [each.won for each in ends], [each.players for each in ends]
    )
    _metric(
        label,
        f"{round(won.value * won.count):,} of {won.count:,}",
        f"by chance {whole_percent(by_chance)}",
        f"{whole_percent(won.value)}. From so many games the true share may be anywhere from"
        f" {whole_percent(won.low)} to {whole_percent(won.high)}.",
    )


def _metric(label: str, value: str, beside: str, tip: str) -> None:
    st.metric(
        label,
        value,
        beside,
        delta_color="off",
        delta_arrow="off",
        border=True,
        help=tip,
        width=_METRIC_WIDTH,
    )


def _words(record: analysis.Record) -> None:
    sentences = analysis.conclusions(record)
    if sentences:
        st.markdown("\n".join(f"- {as_text(each)}" for each in sentences))
        st.caption(
            "Said only where a 99 % interval supports it; \N{PLUS-MINUS SIGN} is half of the 95 %"
            " interval."
        )
    else:
        st.caption(
            f"After {record.made.count:,} deals nothing can be said for sure: all differences may"
            " be luck."
        )


def _figures(record: analysis.Record, saved_as: str) -> None:
    from riverlib.figures import many_games
    from riverlib.figures import record as record_figures

    left, right = st.columns(2, gap="medium")
    with left:
        st.subheader("Too high or too low?")
        picture.show(
            record_figures.off_by_hand_size(record.off_by_size),
            key="record_off",
            alt="Bars of tricks taken less tricks bid by hand size, with intervals",
            name="too-high-or-low",
            picture=saved_as,
        )
        st.caption("Below 0 you bid too high. Grey: the interval holds 0, so it may be luck.")
    with right:
        st.subheader("Bids made, by hand size")
        picture.show(
            many_games.made_by_hand_size({"you": record.made_by_size}, analysis.BASELINES),
            key="record_sizes",
            alt="Share of bids made by hand size, with intervals, beside known players",
            name="bids-made",
            picture=saved_as,
        )
        st.caption(_beside(record))
    left, right = st.columns(2, gap="medium")
    with left:
        st.subheader("By place in the bidding")
        picture.show(
            record_figures.made_by_turn(record.made_by_turn),
            key="record_turns",
            alt="Share of bids made by place in the bidding, with intervals",
            name="by-place",
            picture=saved_as,
        )
    with right:
        st.subheader("Bids and tricks")
        picture.show(
            many_games.bid_against_taken(
                analysis.bid_against_taken(analysis.count_hands(record.deals))
            ),
            key="record_bids",
            alt="Heat map of tricks taken against tricks bid",
            name="bids-and-tricks",
            picture=saved_as,
        )
    st.subheader("Over time")
    if record.trend is None:
        st.caption("A trend needs eight games.")
        return
    picture.show(
        record_figures.trend(record.trend),
        key="record_trend",
        alt="Share of bids made in blocks of games, with a straight line and its band",
        name="over-time",
        picture=saved_as,
    )


def _beside(record: analysis.Record) -> str:
    others = []
    for baseline in analysis.BASELINES:
        share = analysis.expected(record.deals, baseline)
        if share is not None:
            others.append(f"{baseline.label} would make {whole_percent(share)}")
    beside = f"On the same hand sizes {' and '.join(others)}. " if others else ""
    return f"{beside}It depends on the opponents; the grey lines are tables of four and five."


@st.cache_resource(show_spinner=False, max_entries=4)
def _deals(
    _results: Results, stamp: Stamp, names: tuple[str, ...], rules_id: str | None
) -> pd.DataFrame:
    return analysis.deals_of_rows(_results.deals(names=names, rules_id=rules_id))


@st.cache_resource(show_spinner=False, max_entries=4)
def _record(
    _results: Results, stamp: Stamp, names: tuple[str, ...], rules_id: str | None
) -> analysis.Record:
    return analysis.record_of(_deals(_results, stamp, names, rules_id))


@st.cache_resource(show_spinner=False, max_entries=4)
def _finals(
    _results: Results, stamp: Stamp, names: tuple[str, ...], rules_id: str | None, game: str
) -> list[Final]:
    return _results.finals(game=game, names=names, rules_id=rules_id)
