"""Which rules for us? What matters in, the rule sets ranked out, with the reasons."""

from collections.abc import Sequence
from math import hypot

import streamlit as st

from riverlib.analysis.lab import ranking
from riverlib.analysis.lab.answer import games_text
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.ranking import Ranked, as_good, can_tell, plan_for, rank
from riverlib.analysis.lab.sums import Sums
from riverlib.core import RiverError
from riverlib.store import HouseRules
from riverlib.ui.lab import examples, pace_form, running, set_up
from riverlib.ui.lab.lab_page import LabPage
from riverlib.ui.lab.usual import GAMES
from riverlib.ui.shared import ease, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_SIZES = (GAMES, 10_000)
_USUAL = ("close", "kind")
_START = "Find our rules"


def show(page: LabPage, house: HouseRules, address: Address, saved_as: str) -> None:
    """Ask what matters, and rank all rule sets by it, the house's own among them."""
    wishes = _ask_wishes(page, address)
    with ease.chosen(set_up.table_words(page, address, _SIZES), "lab"):
        with st.container(horizontal=True, vertical_alignment="bottom"):
            players = set_up.ask_players(address, page.lab.game)
            games = set_up.ask_games(address, _SIZES)
            seed = set_up.ask_seed(address)
        pace = pace_form.ask(page, address)
        for key in wishes:
            known = page.lab.wishes[key]
            st.caption(f"{known.name}: {known.how}")
    offered = tuple(set_up.rules_on_offer(page, house).values())
    try:
        plan, refusals = plan_for(page.lab.game.key, offered, players, games, seed)
    except RiverError as error:
        st.warning(as_text(str(error)), icon=":material/rule:")
        return
    if not wishes:
        st.info("Choose what matters to you.", icon=":material/favorite:")
        return

    def show_sums(sums: Sums) -> None:
        _ranking(page, Comparison(plan, sums, pace), wishes, saved_as)

    part = part_of(page)
    experiment = running.begin(plan, part=part, start=_START)
    if experiment is not None:
        running.watch(experiment, part=part, show_sums=show_sums)
    else:
        ours, _ = plan_for(page.lab.game.key, page.offered_rules(), players, games, seed)
        examples.show(ours, pace, _START, lambda found: _ranking(page, found, wishes, saved_as))
    for refusal in refusals:
        st.caption(f"Left out: {as_text(refusal)}.")


def part_of(page: LabPage) -> str:
    """Return the beginning of the session keys of what is ranked of a game."""
    return "wishes" if page.lab.game.key == "cards" else f"wishes_{page.lab.game.key}"


def _ask_wishes(page: LabPage, address: Address) -> Sequence[str]:
    known = page.lab.wishes
    options = tuple(known)
    wishes = st.pills(
        "What matters to us",
        options,
        selection_mode="multi",
        format_func=lambda key: known[key].name,
        key=address.several_key("wish", options, _USUAL),
    )
    chosen = [key for key in options if key in wishes]
    address.keep_several("wish", chosen, _USUAL)
    return chosen


def _ranking(page: LabPage, comparison: Comparison, wishes: Sequence[str], saved_as: str) -> None:
    from riverlib.figures import lab  # plotly takes half a second

    plan, ranked = comparison.plan, rank(comparison, wishes)
    games = games_text(comparison.sums.games)
    if not can_tell(ranked):
        st.info(
            f"Too early to say: after {games} with each of them, any of"
            f" {1 + len(as_good(ranked))} {page.lab.game.rules_word}s may still fit you best. More"
            " games will tell.",
            icon=":material/hourglass_top:",
        )
        return
    st.subheader(as_text(ranking.headline(ranked)), anchor=False)
    for place, each in enumerate(ranked[:3], start=1):
        _card(page, place, each, ranked)
    if "short" in wishes:
        _offer_shorter(page.shorter(ranked[0].rules, plan.players, comparison.pace))
    names = [each.rules.name for each in ranked]
    known = page.lab.wishes
    fits = [{known[key].name: fit for key, fit in each.fits.items()} for each in ranked]
    picture.show(
        lab.ranking(names, fits),
        key="lab_ranking",
        alt="Bars of how well each rule set fits",
        name="rules-for-us",
        picture=saved_as,
        asks="How well does each fit what matters to you?",
        says=ranking.marks_title(ranked),
    )
    if ranked[3:]:
        with st.expander("All the others, with the reasons", icon=":material/list:"):
            for place, each in enumerate(ranked[3:], start=4):
                _card(page, place, each, ranked)
    st.caption(
        f"{games} of {plan.players} equal players with each, and as many with beginners among them"
        f" (seed {plan.seed}). For each thing that matters, whatever does best gets full marks,"
        " whatever does worst none, and the others something in between."
    )


def _offer_shorter(said: str) -> None:
    """Say how the best one is shorter still, and lead to where it is set up."""
    if said:
        st.caption(as_text(said))
        if st.button("Set up a game", type="tertiary", key="lab_shorter"):
            st.switch_page("pages/cards.py")


def _may_be_as_good(one: Ranked, other: Ranked) -> bool:
    return one.score - other.score < hypot(one.error, other.error)


def _card(page: LabPage, place: int, each: Ranked, ranked: Sequence[Ranked]) -> None:
    with st.container(border=True):
        st.markdown(
            f"**{place}. {as_text(each.rules.name)}**: {100 * each.score:.0f} of 100 marks"
            f"{_as_good(place, each, ranked)}"
        )
        st.markdown(as_text(page.line_of(each.rules)))
        st.markdown("\n".join(f"- {as_text(reason)}" for reason in each.reasons))


def _as_good(place: int, each: Ranked, ranked: Sequence[Ranked]) -> str:
    """Say whether the next one may as well stand in its place."""
    if place == len(ranked):
        return ""
    after = ranked[place]
    is_open = _may_be_as_good(each, after)
    return f"; {as_text(after.rules.name)} may fit just as well" if is_open else ""
