"""The page of the laboratory: two questions, one at a time."""

import streamlit as st

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.sums import Sums
from riverlib.store import HouseRules
from riverlib.ui.lab import pace_form, results, running, set_up, wishes
from riverlib.ui.lab.games import PAGES
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.picture import picture_format

_WHAT = {"compare": "Compare rules", "wish": "Which rules for us?"}
_LAST = "lab_address"
_PART, _PARTS = "lab_part", "lab_parts"  # session keys: the part on show, what each was left with
_SHARED = ("what", "game")
_GAMES = {key: page.lab.game.name for key, page in PAGES.items()}


def show(house: HouseRules) -> None:
    """Show the page."""
    _come_back()
    address = Address("lab")
    st.title("Rule laboratory")
    what = address.one_of("what", _WHAT, "What you want to know")
    saved_key = address.key("save", picture.FORMATS, picture.FORMATS[0])
    saved_as: str = st.session_state[saved_key]
    if what == "wish":
        _return_to("wish")
        wishes.show(address, saved_as)
    else:
        _compare(house, address, saved_as)
    picture_format(address, saved_key)
    address.drop_the_rest()
    left = {name: st.query_params.get_all(name) for name in st.query_params}
    st.session_state[_LAST] = left
    st.session_state.setdefault(_PARTS, {})[st.session_state[_PART]] = left


def _come_back() -> None:
    """Show again what was last shown, if somebody comes back from another page by the menu."""
    is_new = not st.query_params and "lab_what" not in st.session_state
    if is_new and (last := st.session_state.get(_LAST)):
        st.query_params.from_dict(last)


def _return_to(part: str) -> None:
    """Show a part of the page as it was left: the others use some of its fields otherwise."""
    before = st.session_state.get(_PART)
    st.session_state[_PART] = part
    left = st.session_state.get(_PARTS, {}).get(part)
    if before in (None, part) or left is None:
        return
    for name in {*left, *st.query_params}.difference(_SHARED):
        st.session_state.pop(f"lab_{name}", None)
    st.query_params.from_dict(left)


def _compare(house: HouseRules, address: Address, saved_as: str) -> None:
    st.markdown(
        "How do the rules change the game? Bots play the same deals, or the same throws, under"
        " each of them."
    )
    page = PAGES[address.one_of("game", _GAMES, "Which game")]
    _return_to(page.lab.game.key)
    plan = set_up.ask(page, house, address)
    pace = pace_form.ask(page, address)
    if plan is None:
        return

    experiment = running.begin(plan, part=plan.game, start="Play and compare")
    if experiment is None:
        results.remember(page, plan, address)
        return
    choice = results.ask(page, plan, address)

    def show_sums(sums: Sums) -> None:
        results.show(Comparison(plan, sums, pace), choice, saved_as)

    running.watch(experiment, part=plan.game, show_sums=show_sums)
