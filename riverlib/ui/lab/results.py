"""What a comparison found: sentences, the differences, closer looks, all numbers as a table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd
import streamlit as st

from riverlib.analysis.lab import comparison, measures
from riverlib.analysis.lab.measures import Measure
from riverlib.analysis.lab.pace import Pace
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.tally import Tally
from riverlib.cards.bots import BOTS as CARD_BOTS
from riverlib.race.bots import BOTS as RACE_BOTS
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_CARD_LOOKS = {
    "size": "Bids made by hand size",
    "bid": "Bids made by bid",
    "worth": "Points by bid",
    "place": "Bids made by place",
    "wins": "Wins by place",
    "lead": "Leaders who win",
    "finals": "Final scores",
}
_RACE_LOOKS = {"wins": "Wins by place", "lost": "Boats lost by place", "finals": "Final scores"}
_SAID = {
    "size": "Bids that are made, by the cards in the hand.",
    "bid": "Bids that are made, by how much was bid.",
    "worth": "What a bid brings, made or missed.",
    "place": "Bids that are made, by the place in the bidding. The last to bid is the dealer.",
    "lead": "How often whoever leads after a deal wins in the end. Who shares the lead counts too.",
    "wins": "Who wins, by the place at the start; the line is where all would be alike.",
    "lost": "Boats lost in a race, by the place in the order of play.",
    "finals": "Where final scores lie. Scores of different rules are not worth the same.",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """What of a comparison is to be seen."""

    measure: str
    """Key of the measure that is compared."""
    base: int
    """Place of the rule set with which the others are compared."""
    look: str
    """What the closer look is at."""


def ask(plan: Plan, address: Address) -> Choice:
    """Ask what is to be seen."""
    keys, names = measures.offered(plan), plan.names
    what, look = ("race_measure", "race_look") if plan.is_race else ("measure", "look")
    looks = _RACE_LOOKS if plan.is_race else _CARD_LOOKS
    with st.container(horizontal=True, vertical_alignment="bottom"):
        key: str = st.selectbox(
            "What to compare",
            keys,
            format_func=lambda each: measures.kind_of(plan, each).name,
            key=address.key(what, keys, keys[0]),
            width=260,
        )
        numbers = tuple(range(1, len(names) + 1))
        base: int = st.selectbox(
            "Compared with",
            numbers,
            format_func=lambda number: names[number - 1],
            key=address.key("base", numbers, 1),
            width=260,
        )
        options = tuple(looks)
        looked: str = st.selectbox(
            "A closer look at",
            options,
            format_func=looks.__getitem__,
            key=address.key(look, options, options[0]),
            width=260,
        )
    address.keep(what, key, keys[0])
    address.keep("base", base, 1)
    address.keep(look, looked, options[0])
    return Choice(key, base - 1, looked)


def show(plan: Plan, tally: Tally, choice: Choice, pace: Pace, saved_as: str) -> None:
    """Show what has been found so far."""
    _differences(plan, tally, choice.measure, choice.base, pace, saved_as)
    _closer(plan, tally, choice.look, pace, saved_as)
    _table(plan, tally, pace)
    st.caption(
        f"{tally.games:,} games under each rule set, seed {plan.seed}, {_who(plan)}. Intervals"
        " hold in 95 of 100 cases; the games count as independent, the deals of a game do not."
    )


def _who(plan: Plan) -> str:
    return f"{plan.players} players: {as_text(_lineup(plan))}"


def _lineup(plan: Plan) -> str:
    names = {key: bot.name for key, bot in (RACE_BOTS if plan.is_race else CARD_BOTS).items()}
    seats = [names.get(bot, bot) for bot in plan.seats(0)]
    return ", ".join(seats) if plan.is_mixed(0) else f"all of them {seats[0]}"


def _differences(plan: Plan, tally: Tally, key: str, base: int, pace: Pace, saved_as: str) -> None:
    from riverlib.figures import lab as figures  # plotly takes half a second

    every = range(len(plan.rules))
    found = [measures.measure(plan, tally, key, no, pace) for no in every]
    others = [no for no in every if no != base]
    differences = [comparison.difference(plan, tally, key, no, base, pace) for no in others]
    for each in differences:
        st.markdown(f"- {as_text(each.measure.sentence)} {as_text(each.sentence)}")
    left, right = st.columns(2, gap="medium")
    with left:
        st.markdown(f"**{found[0].name}**")
        _picture(figures.estimates(plan.names, found), "values", found[0].name, saved_as)
    with right:
        st.markdown(f"**The difference from {as_text(plan.names[base])}**")
        _picture(figures.forest(differences, base=base), "differences", found[0].name, saved_as)
    strangers = [no for no in others if not comparison.shares_cards(plan, no, base)]
    for no in strangers:
        st.caption(as_text(comparison.pairing(plan, no, base)))
    with st.expander("Are the games the same?", icon=":material/style:"):
        for no in others:
            if no not in strangers:
                st.markdown(as_text(comparison.pairing(plan, no, base)))
        for note in comparison.notes(plan):
            st.markdown(as_text(note))


def _closer(plan: Plan, tally: Tally, look: str, pace: Pace, saved_as: str) -> None:
    title = (_RACE_LOOKS if plan.is_race else _CARD_LOOKS)[look]
    st.subheader(title)
    st.markdown(_SAID[look])
    _picture(_look(plan, tally, look, pace), look, title, saved_as)


def _look(plan: Plan, tally: Tally, look: str, pace: Pace) -> Any:
    """Return the figure of a closer look."""
    from riverlib.figures import lab as figures

    def lines(family: str) -> dict[str, dict[int, Measure]]:
        every = enumerate(_distinct(plan.names))
        return {name: measures.family(plan, tally, family, no, pace) for no, name in every}

    fair = 1 / plan.players
    drawn: dict[str, Callable[[], Any]] = {
        "size": lambda: figures.by_number(
            lines("made_size"), axis="cards in the hand", title="bids made"
        ),
        "bid": lambda: figures.by_number(lines("made_bid"), axis="bid", title="bids made"),
        "worth": lambda: figures.by_number(lines("points_bid"), axis="bid", title="a bid brings"),
        "place": lambda: figures.by_number(
            lines("made_place"),
            axis="place in the bidding",
            title="bids made",
            ticks=_ticks(plan.players, "first", "dealer"),
        ),
        "lead": lambda: figures.by_number(
            lines("leader_after"), axis="after deal", title="leaders who win"
        ),
        "wins": lambda: figures.by_number(
            lines("win_place"),
            axis="place in the order of play",
            title="games won",
            ticks=_ticks(plan.players, "first", "last" if plan.is_race else "first dealer"),
            fair=fair,
        ),
        "lost": lambda: figures.by_number(
            lines("lost_place"),
            axis="place in the order of play",
            title="boats lost",
            ticks=_ticks(plan.players, "first", "last"),
        ),
        "finals": lambda: figures.finals(plan.names, tally.finals),
    }
    return drawn[look]()


def _ticks(players: int, first: str, last: str) -> dict[int, str]:
    return {at: first if at == 1 else last if at == players else str(at) for at in _to(players)}


def _to(players: int) -> range:
    return range(1, players + 1)


def _distinct(names: Sequence[str]) -> list[str]:
    """Tell rule sets of the same name apart."""
    return [
        name if names.count(name) == 1 else f"{name} ({place})"
        for place, name in enumerate(names, start=1)
    ]


def _picture(figure: Any, what: str, alt: str, saved_as: str) -> None:
    picture.show(
        figure,
        key=f"lab_figure_{what}",
        alt=f"{alt}, by rule set",
        name=f"rules-{what}",
        picture=saved_as,
    )


def _table(plan: Plan, tally: Tally, pace: Pace) -> None:
    with st.expander("All the numbers", icon=":material/table:"):
        frame = table(plan, tally, pace)
        st.dataframe(frame, key="lab_table", hide_index=True, height="content")
        st.download_button(
            "All the numbers (CSV)",
            data=lambda: numbers_csv(plan, tally, pace),
            file_name="rules-compared.csv",
            mime="text/csv",
            on_click="ignore",
            key="lab_csv",
            type="tertiary",
            icon=":material/download:",
        )


def table(plan: Plan, tally: Tally, pace: Pace) -> pd.DataFrame:
    """Return a line for each measure and a column for each rule set."""
    names = _distinct(plan.names)
    columns: dict[str, dict[str, str]] = {}
    units: dict[str, str] = {}
    for no, name in enumerate(names):
        for each in measures.measures(plan, tally, no, pace):
            columns.setdefault(each.name, {})[name] = measures.label(each)
            units[each.name] = str(each.unit)
    rows = [
        {"Measure": what, "In": units[what], **{name: cells.get(name, "") for name in names}}
        for what, cells in columns.items()
    ]
    return pd.DataFrame(rows)


def numbers_csv(plan: Plan, tally: Tally, pace: Pace) -> bytes:
    """Return every measure, those by hand size, bid and place too, for a spreadsheet."""
    rows = []
    for no, name in enumerate(plan.names):
        single = [each.key for each in measures.measures(plan, tally, no, pace)]
        families = [key for key in tally.keys if ":" in key and tally.has(key, no)]
        for key in dict.fromkeys((*single, *families)):
            each = measures.measure(plan, tally, key, no, pace)
            safe = f"'{name}" if name[:1] in "=+-@\t\r" else name
            rows.append(
                {
                    "rules": safe,
                    "measure": each.name,
                    "value": each.value,
                    "plus or minus": each.error,
                    "games": tally.games,
                }
            )
    text: str = pd.DataFrame(rows).to_csv(index=False)
    return text.encode("utf-8-sig")  # the mark tells spreadsheets that it is UTF-8
