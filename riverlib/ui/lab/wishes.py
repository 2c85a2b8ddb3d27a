"""Which rules for us? What matters in, the catalogue ranked out, with the reasons."""

from collections.abc import Sequence

import streamlit as st

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.ranking import WISHES, Ranked, catalogue_plan, rank
from riverlib.analysis.lab.sums import Sums
from riverlib.cards import CATALOGUE
from riverlib.ui.lab import cards, pace_form, running, set_up
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_SIZES = (1_000, 10_000)
_USUAL = ("close", "kind")


def show(address: Address, saved_as: str) -> None:
    """Ask what matters, and rank the catalogue by it."""
    st.markdown(
        "Say how many you are and what matters to you. Bots then play every rule set of the"
        " catalogue for you."
    )
    wishes = _ask_wishes(address)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        players = set_up.ask_players(address, cards.PAGE.lab.game)
        games = set_up.ask_games(address, _SIZES)
        seed = set_up.ask_seed(address)
    pace = pace_form.ask(cards.PAGE, address)
    plan, refusals = catalogue_plan(players, games, seed)
    if not wishes:
        st.info("Choose what matters to you.", icon=":material/favorite:")
        return

    def show_sums(sums: Sums) -> None:
        _ranking(Comparison(plan, sums, pace), wishes, saved_as)

    experiment = running.begin(plan, part="wishes", start="Find our rules")
    if experiment is not None:
        running.watch(experiment, part="wishes", show_sums=show_sums)
    for refusal in refusals:
        st.caption(f"Left out: {as_text(refusal)}.")


def _ask_wishes(address: Address) -> Sequence[str]:
    options = tuple(WISHES)
    wishes = st.pills(
        "What matters to us",
        options,
        selection_mode="multi",
        format_func=lambda key: WISHES[key].name,
        key=address.several_key("wish", options, _USUAL),
    )
    chosen = [key for key in options if key in wishes]
    address.keep_several("wish", chosen, _USUAL)
    for key in chosen:
        st.caption(f"{WISHES[key].name}: {WISHES[key].how}")
    return chosen


def _ranking(comparison: Comparison, wishes: Sequence[str], saved_as: str) -> None:
    from riverlib.figures import lab  # plotly takes half a second

    plan, ranked = comparison.plan, rank(comparison, wishes)
    st.subheader("Rules for you")
    for place, each in enumerate(ranked[:3], start=1):
        _card(place, each, ranked)
    names = [each.variant.name for each in ranked]
    fits = [{WISHES[key].name: fit for key, fit in each.fits.items()} for each in ranked]
    picture.show(
        lab.ranking(names, fits),
        key="lab_ranking",
        alt="Bars of how well each rule set fits",
        name="rules-for-us",
        picture=saved_as,
    )
    with st.expander("The reasons for every rule set", icon=":material/list:"):
        for place, each in enumerate(ranked[3:], start=4):
            _card(place, each, ranked)
    st.caption(
        f"{comparison.sums.games:,} games of {plan.players} equal players under each rule set,"
        f" and as many in mixed company, seed {plan.seed}. 100 would be the best of the catalogue"
        " in all."
    )


def _card(place: int, each: Ranked, ranked: Sequence[Ranked]) -> None:
    lines = {entry.variant.key: entry.line for entry in CATALOGUE}
    with st.container(border=True):
        st.markdown(
            f"**{place}. {as_text(each.variant.name)}**: {100 * each.score:.0f} of 100"
            f"{_as_good(place, each, ranked)}"
        )
        st.markdown(as_text(lines[each.variant.key]))
        st.markdown("\n".join(f"- {as_text(reason)}" for reason in each.reasons))


def _as_good(place: int, each: Ranked, ranked: Sequence[Ranked]) -> str:
    """Say whether the next one may as well stand in its place."""
    if place == len(ranked):
        return ""
    after = ranked[place]
    is_open = each.score - after.score < (each.error**2 + after.error**2) ** 0.5
    return f"; {as_text(after.variant.name)} may be as good" if is_open else ""
