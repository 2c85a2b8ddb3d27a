"""The page of the laboratory: three questions, one at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.experiment import Experiment
from riverlib.analysis.lab.pace import Pace
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Sums
from riverlib.store import HouseRules
from riverlib.ui.lab import (
    answers,
    changing,
    examples,
    pace_form,
    results,
    running,
    set_up,
    wishes,
)
from riverlib.ui.lab.games import PAGES
from riverlib.ui.lab.lab_page import LabPage
from riverlib.ui.shared import ease, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.picture import picture_format

_WHAT = {
    "compare": "Compare rules",
    "change": "Change one rule",
    "wish": "Which rules for us?",
}
_START = "Play and compare"
_LAST = "lab_address"
_PART, _PARTS = "lab_part", "lab_parts"  # session keys: the part on show, what each was left with
_PART_GAME = "lab_part_game"  # session key: the game of the part on show
_FIELDS = "lab_fields"  # session key: the fields that the last run had
_SHARED = ("what", "game", "save")
_GAMES = {key: page.lab.game.name for key, page in PAGES.items()}


def show(house: HouseRules) -> None:
    """Show the page."""
    _come_back()
    address = Address("lab")
    with ease.headline("Rule laboratory", wraps=True):
        what = address.one_of("what", _WHAT, "What you want to know")
        page = PAGES[address.one_of("game", _GAMES, "Which game")]
    saved_key = picture.format_key(address)
    saved_as: str = st.session_state[saved_key]
    if what == "wish":
        _wish(page, house, address, saved_as)
    elif what == "change":
        _change(page, house, address, saved_as)
    else:
        _compare(page, house, address, saved_as)
    picture_format(address, saved_key)
    address.drop_the_rest()
    left = {name: st.query_params.get_all(name) for name in st.query_params}
    st.session_state[_LAST] = left
    st.session_state[_FIELDS] = address.fields
    st.session_state.setdefault(_PARTS, {})[st.session_state[_PART]] = left


def _come_back() -> None:
    """Show again what was last shown, if somebody comes back from another page by the menu."""
    is_new = not st.query_params and "lab_what" not in st.session_state
    if is_new and (last := st.session_state.get(_LAST)):
        st.query_params.from_dict(last)


def _return_to(part: str, game: str, own: Sequence[str] = ()) -> None:
    """Show a part of the page as it was left: the others use some of its fields otherwise.

    Each game begins with as many players as are usual there.

    Parameters
    ----------
    own : sequence of str
        Fields that it begins with by itself, whatever another part was left with.
    """
    before, game_before = st.session_state.get(_PART), st.session_state.get(_PART_GAME)
    st.session_state[_PART], st.session_state[_PART_GAME] = part, game
    left = st.session_state.get(_PARTS, {}).get(part)
    if before in (None, part):
        return
    if left is None:
        for name in (*own, *(("players",) if game != game_before else ())):
            st.session_state.pop(f"lab_{name}", None)
            st.query_params.pop(name, None)
        return
    for name in {*left, *st.session_state[_FIELDS]}.difference(_SHARED):
        st.session_state.pop(f"lab_{name}", None)
    st.query_params.from_dict(left)


def _compare(page: LabPage, house: HouseRules, address: Address, saved_as: str) -> None:
    st.caption("What do the rules change? Bots play by each of them.")
    game = page.lab.game.key
    _return_to(game, game, (page.measure_field, page.look_field))
    row, notes = _controls(), st.container()
    with row:
        opened = ease.chosen(set_up.words(page, house, address), "lab")
    with opened:
        plan = set_up.ask(page, house, address, notes)
        pace = pace_form.ask(page, address)
    if plan is None:
        return

    with row:
        experiment = running.begin(plan, part=plan.game, start=_START, may_stop=True)
    if experiment is None:
        results.remember(page, plan, address)
        base = results.base_of(plan, address)
        examples.show(plan, pace, _START, lambda found: answers.show(found, base, saved_as))
        return
    _told(page, Comparing(plan, pace, experiment), address, saved_as)


def _controls() -> DeltaGenerator:
    """Return the one row above the answer: what is played, and the button that plays it."""
    return st.container(horizontal=True, vertical_alignment="center", key="lab_controls")


def _wish(page: LabPage, house: HouseRules, address: Address, saved_as: str) -> None:
    st.caption("Say what matters to you; bots try every rule set, yours too.")
    game = page.lab.game.key
    _return_to("wish" if game == "cards" else f"wish_{game}", game)
    wishes.show(page, house, address, saved_as)


def _change(page: LabPage, house: HouseRules, address: Address, saved_as: str) -> None:
    st.caption("See what one rule does by itself, all else equal.")
    part = f"change_{page.lab.game.key}"
    _return_to(part, page.lab.game.key, (page.measure_field, page.look_field))
    row, notes = _controls(), st.container()
    with row:
        opened = ease.chosen(changing.words(page, house, address), "lab")
    with opened:
        change = changing.ask(page, house, address, notes)
        pace = pace_form.ask(page, address)
    if change is None:
        return
    if change.example:
        st.caption("Points for one deal, by what was bid and taken:")
        st.markdown(change.example, width="content")

    with row:
        experiment = running.begin(change.plan, part=part, start=_START)
    if experiment is None:
        results.remember(page, change.plan, address, change.base, change.axis)

        def told(found: Comparison) -> None:
            answers.show(found, change.base, saved_as, change)
            changing.show(found, change, results.MOST, saved_as)

        examples.show(change.plan, pace, _START, told)
        return
    _told(page, Comparing(change.plan, pace, experiment, change), address, saved_as)


@dataclass(frozen=True, slots=True)
class Comparing:
    """What is compared, and what plays it."""

    plan: Plan
    pace: Pace
    experiment: Experiment
    change: changing.Change | None = None

    @property
    def part(self) -> str:
        """Beginning of the session keys of the part of the page that it belongs to."""
        return f"change_{self.plan.game}" if self.change else self.plan.game

    @property
    def fixed(self) -> int | None:
        """Place of the rule set that the others are compared with; ``None`` where that is asked."""
        return self.change.base if self.change else None


def _told(page: LabPage, comparing: Comparing, address: Address, saved_as: str) -> None:
    """Show the answer, then what else there is to see; what is asked for stands between them.

    While games are played all that grows is drawn in one piece, below what is asked for.
    """
    plan, fixed, change = comparing.plan, comparing.fixed, comparing.change
    experiment = comparing.experiment
    base = results.base_of(plan, address) if fixed is None else fixed
    axis = change.axis if change else None
    over = running.is_over(experiment)
    choice = None if over else results.ask(page, plan, address, fixed, axis)
    results.remember(page, plan, address, fixed, axis)

    def show_sums(sums: Sums) -> None:
        comparison = Comparison(plan, sums, comparing.pace)
        answers.show(comparison, base, saved_as, change)
        shown = choice or results.ask(page, plan, address, fixed, axis)
        curve = None
        if change:
            curve = partial(changing.show, comparison, change, shown.measure, saved_as)
        results.show(comparison, shown, saved_as, curve)

    running.watch(experiment, part=comparing.part, show_sums=show_sums)
