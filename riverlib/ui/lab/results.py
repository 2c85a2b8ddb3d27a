"""What a comparison found: sentences, the differences, closer looks, all numbers as a table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd
import streamlit as st

from riverlib.analysis.lab import titles
from riverlib.analysis.lab.answer import games_text
from riverlib.analysis.lab.axis import Axis
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.lab_game import Look
from riverlib.analysis.lab.measures import label
from riverlib.analysis.lab.plan import Plan
from riverlib.core.text import spreadsheet_cell
from riverlib.ui.lab.lab_page import LabPage
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

MOST = "most"
"""Of one rule changed, instead of a measure: the one that differs most."""
_MOST_WORDS = "What differs most"


@dataclass(frozen=True, slots=True)
class Choice:
    """What of a comparison is to be seen."""

    measure: str
    """Key of the measure that is compared, or ``MOST``."""
    base: int
    """Place of the rule set with which the others are compared."""
    look: str
    """What the closer look is at."""


def remember(
    page: LabPage, plan: Plan, address: Address, fixed: int | None = None, axis: Axis | None = None
) -> None:
    """Keep in the address what is to be seen once the games have been played.

    Parameters
    ----------
    fixed : int, optional
        Place of the rule set with which the others are compared, where that is not asked.
    axis : Axis, optional
        The rule that is changed: it may say what is seen first.
    """
    numbers = tuple(range(1, len(plan.names) + 1))
    offered, looks = _offered(plan, axis), tuple(page.lab.looks)
    for name, options, usual in (
        (page.measure_field, offered, offered[0]),
        *([("base", numbers, 1)] if fixed is None else []),
        (page.look_field, looks, (axis and axis.first_look) or looks[0]),
    ):
        key = address.key(name, options, usual)
        address.keep(name, st.session_state[key], usual)


def base_of(plan: Plan, address: Address) -> int:
    """Return the place of the rule set that the others are compared with, before it is asked."""
    numbers = tuple(range(1, len(plan.names) + 1))
    base: int = st.session_state[address.key("base", numbers, 1)]
    return base - 1


def ask(
    page: LabPage, plan: Plan, address: Address, fixed: int | None = None, axis: Axis | None = None
) -> Choice:
    """Ask what is to be seen; ``fixed`` and ``axis`` as for ``remember``."""
    keys = _offered(plan, axis)
    what, look, looks = page.measure_field, page.look_field, page.lab.looks
    with st.container(horizontal=True, vertical_alignment="bottom"):
        key: str = st.selectbox(
            "What to compare",
            keys,
            format_func=lambda each: _MOST_WORDS if each == MOST else plan.kind(each).name,
            key=address.key(what, keys, keys[0]),
            width=260,
        )
        base = fixed if fixed is not None else _ask_base(plan, address)
        options = tuple(looks)
        usual_look = (axis and axis.first_look) or options[0]
        looked: str = st.selectbox(
            "A closer look at",
            options,
            format_func=lambda each: looks[each].title,
            key=address.key(look, options, usual_look),
            width=260,
        )
    address.keep(what, key, keys[0])
    address.keep(look, looked, usual_look)
    return Choice(key, base, looked)


def _offered(plan: Plan, axis: Axis | None) -> tuple[str, ...]:
    """Return what can be compared, the usual first; of one rule changed what differs most."""
    return (MOST, *plan.offered()) if axis else plan.offered()


def _ask_base(plan: Plan, address: Address) -> int:
    numbers = tuple(range(1, len(plan.names) + 1))
    base: int = st.selectbox(
        "Compared with",
        numbers,
        format_func=lambda number: plan.names[number - 1],
        key=address.key("base", numbers, 1),
        width=260,
    )
    address.keep("base", base, 1)
    return base - 1


def show(
    comparison: Comparison, choice: Choice, saved_as: str, first: Callable[[], None] | None = None
) -> None:
    """Show what has been found so far; ``first`` shows a measure otherwise than side by side."""
    plan = comparison.plan
    if first is None:
        _differences(comparison, choice, saved_as)
    else:
        first()
        _pairings(comparison, choice.base)
    _closer(comparison, choice.look, saved_as)
    _table(comparison)
    st.caption(
        f"{games_text(comparison.sums.games)} under each rule set, seed {plan.seed}, {_who(plan)}."
        " Intervals hold in 95 of 100 cases; the games count as independent, the deals of a game"
        " do not."
    )


def _who(plan: Plan) -> str:
    players = ", ".join(map(str, plan.tables)) or plan.players
    return f"{players} players: {as_text(_lineup(plan))}"


def _lineup(plan: Plan) -> str:
    known = plan.lab.game.bots
    seats = [known[bot].name if bot in known else bot for bot in plan.seats(0)]
    return ", ".join(seats) if plan.is_mixed(0) else f"all of them {seats[0]}"


def _differences(comparison: Comparison, choice: Choice, saved_as: str) -> None:
    from riverlib.figures import lab  # plotly takes half a second

    names, base = comparison.plan.names, choice.base
    measures = [comparison.measure(choice.measure, no) for no in range(len(names))]
    differences = comparison.differences(choice.measure, base)
    name = measures[0].name
    st.subheader(as_text(f"{name}. {titles.of_differences(differences)}"), anchor=False)
    for each in differences:
        st.markdown(f"- {as_text(each.measure.sentence)} {as_text(each.sentence)}")
    left, right = st.columns(2, gap="medium")
    with left:
        _picture(lab.estimates(names, measures), "values", name, saved_as, asks=name)
    with right:
        asks = f"The difference from {names[base]}"
        _picture(lab.forest(differences, base=base), "differences", name, saved_as, asks=asks)
    _pairings(comparison, base)


def _pairings(comparison: Comparison, base: int) -> None:
    """Say how far the games are the same; at once where they are not at all."""
    others = comparison.others(base)
    strangers = [no for no in others if not comparison.shares_chance(no, base)]
    for no in strangers:
        st.caption(as_text(comparison.pairing(no, base)))
    with st.expander("Are the games the same?", icon=":material/style:"):
        for no in others:
            if no not in strangers:
                st.markdown(as_text(comparison.pairing(no, base)))
        for note in comparison.notes():
            st.markdown(as_text(note))


def _closer(comparison: Comparison, key: str, saved_as: str) -> None:
    look = comparison.plan.lab.looks[key]
    asks = f"{look.title}. {look.words}"
    _picture(_figure(comparison, look), key, look.title, saved_as, asks, _says(comparison, look))


def _says(comparison: Comparison, look: Look) -> str:
    """Return what the figure of a closer look shows."""
    names = _distinct(comparison.plan.names)
    if not look.family:
        return titles.of_finals(names, comparison.sums.finals)
    lines = {name: comparison.family(look.family, no) for no, name in enumerate(names)}
    if look.ends and (even := _even(comparison.plan, look)):
        return titles.of_places(lines, look.axis, even, look.ends)
    return titles.of_numbers(lines, look.axis)


def _even(plan: Plan, look: Look) -> float | None:
    """Return what every place would have if all were alike, where that is shown."""
    return 1 / plan.players if look.is_even and not plan.tables else None


def _figure(comparison: Comparison, look: Look) -> Any:
    """Return the figure of a closer look."""
    from riverlib.figures import lab

    plan = comparison.plan
    if not look.family:
        return lab.finals(plan.names, comparison.sums.finals)
    return lab.by_number(
        {name: comparison.family(look.family, no) for no, name in enumerate(_distinct(plan.names))},
        axis=look.axis,
        title=look.counted,
        ticks=_ticks(plan.players, *look.ends) if look.ends and not plan.tables else None,
        fair=_even(plan, look),
    )


def _ticks(players: int, first: str, last: str) -> dict[int, str]:
    return {1: first} | {at: str(at) for at in range(2, players)} | {players: last}


def _distinct(names: Sequence[str]) -> list[str]:
    """Tell rule sets of the same name apart."""
    return [
        name if names.count(name) == 1 else f"{name} ({place})"
        for place, name in enumerate(names, start=1)
    ]


def _picture(
    figure: Any, what: str, alt: str, saved_as: str, asks: str = "", says: str = ""
) -> None:
    picture.show(
        figure,
        key=f"lab_figure_{what}",
        alt=f"{alt}, by rule set",
        name=f"rules-{what}",
        picture=saved_as,
        asks=asks,
        says=says,
    )


def _table(comparison: Comparison) -> None:
    with st.expander("All the numbers", icon=":material/table:"):
        frame = table(comparison)
        st.dataframe(frame, key="lab_table", hide_index=True, height="content")
        st.download_button(
            "All the numbers (CSV)",
            data=lambda: numbers_csv(comparison),
            file_name="rules-compared.csv",
            mime="text/csv",
            on_click="ignore",
            key="lab_csv",
            type="tertiary",
            icon=":material/download:",
        )


def table(comparison: Comparison) -> pd.DataFrame:
    """Return a line for each measure and a column for each rule set."""
    names = _distinct(comparison.plan.names)
    columns: dict[str, dict[str, str]] = {}
    units: dict[str, str] = {}
    for no, name in enumerate(names):
        for each in comparison.measures(no):
            columns.setdefault(each.name, {})[name] = label(each)
            units[each.name] = str(each.unit)
    rows = [
        {"Measure": what, "In": units[what], **{name: cells.get(name, "") for name in names}}
        for what, cells in columns.items()
    ]
    return pd.DataFrame(rows)


def numbers_csv(comparison: Comparison) -> bytes:
    """Return every measure, those by hand size, bid and place too, for a spreadsheet."""
    rows = []
    for no, name in enumerate(comparison.plan.names):
        for each in comparison.all_numbers(no):
            rows.append(
                {
                    "rules": spreadsheet_cell(name),
                    "measure": each.name,
                    "value": each.value,
                    "plus or minus": each.error,
                    "from": each.low,
                    "to": each.high,
                    "games": comparison.sums.games,
                }
            )
    text: str = pd.DataFrame(rows).to_csv(index=False)
    return text.encode("utf-8-sig")  # the mark tells spreadsheets that it is UTF-8
