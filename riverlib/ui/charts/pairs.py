"""Head to head: who met whom, how it went, and how sure one can be."""

from collections.abc import Callable, Sequence
from html import escape

import streamlit as st

from riverlib.analysis.against_bots import bots_say, meetings_with_bots
from riverlib.analysis.counts import Estimate
from riverlib.analysis.game_lines import GameLine, number
from riverlib.analysis.head_to_head import FEWEST, Meeting, how_sure, meetings, meetings_say
from riverlib.cards.bots import parts_of
from riverlib.cards.log import GAME as CARDS
from riverlib.core.text import whole_percent
from riverlib.games import GAMES
from riverlib.ui.charts import colours, example, wide_table
from riverlib.ui.charts.chosen_games import choose, rule_sets
from riverlib.ui.charts.lines import all_lines
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.database import Storage
from riverlib.ui.shared.look import as_text

_DRAWN, _LISTED = 8, 45
_TWO_ALONE = (
    "Here only the two are compared, in the games that both played. My record sets one person"
    " beside everybody at the table, bots too, and looks at many things at once: so one of the two"
    " pages may be sure where the other is not."
)
_HOW_TO_READ = (
    "Each bar is where the real difference may lie. A full dot: more than luck, by the points (its"
    " whole bar is on one side of 0) or by who ended ahead in how many games."
)
_WHAT_A_HINT_IS = (
    " A hint is a pair that alone would pass for more than luck; of many pairs one does by luck."
)
_ASKS_OF_BOTS = "How do people do against the bots?"


def show(storage: Storage, address: Address, saved_as: str) -> None:
    """Show the people who met, the most frequent pairs first; then people and bots."""
    lines = choose(all_lines(storage), address)
    people, bots = meetings(lines), meetings_with_bots(lines, _level)
    if not people and not bots:
        example.invite("Nobody has met anybody yet: play a game with two people at the table.")
        example.show_pairs()
        return
    note = _HOW_TO_READ + _mixed(lines)
    if any(each.is_hint for each in (*people, *bots)):
        note += _WHAT_A_HINT_IS
    if people:
        _show(people, meetings_say, "Who beats whom?", note, "pairs", "head-to-head", saved_as)
        st.caption(_TWO_ALONE)
    if bots:
        again = "" if _drawn(people) else note  # below one figure it is enough
        _show(bots, bots_say, _ASKS_OF_BOTS, again, "against_bots", "against-bots", saved_as)
        st.caption("Several bots of a level at one table count as one, with their average.")


def _show(
    found: Sequence[Meeting],
    say: Callable[[Sequence[Meeting]], str],
    asks: str,
    note: str,
    key: str,
    name: str,
    saved_as: str,
) -> None:
    """Show pairs: those that met often enough as a figure, all of them in a table."""
    drawn = _drawn(found)
    says = say(drawn or found)
    if drawn:
        from riverlib.figures import pairs  # plotly takes half a second: only here

        picture.show(
            pairs.points_apart(drawn, colours.of_names(_names(drawn))),
            key=f"charts_{key}",
            alt="Points a game by which the first of each pair is ahead, with intervals",
            name=name,
            picture=saved_as,
            asks=asks,
            says=says,
        )
        if note:
            st.caption(note)
    else:
        with st.container(key=f"figure_words_{key}", gap=None):
            st.caption(asks)
            st.subheader(as_text(says), anchor=False)
    often = [each for each in found if each.games >= FEWEST][:_LISTED]
    if often:
        _table(often, key)
    if seldom := [each for each in found if each.games < FEWEST][:_LISTED]:
        many = f"{len(seldom)} {'more ' if often else ''}{'pair' if len(seldom) == 1 else 'pairs'}"
        with st.expander(f"{many} that met fewer than {FEWEST} times", expanded=not often):
            _table(seldom, f"{key}_seldom")


def _table(found: Sequence[Meeting], key: str) -> None:
    wide_table.show(_HEADINGS, [_cells(each) for each in found], key=key, verdict=_SURE)


def _drawn(found: Sequence[Meeting]) -> list[Meeting]:
    return [each for each in found if each.games >= FEWEST][:_DRAWN]


def _level(line: GameLine, seat: int) -> str:
    """Return what the level of a bot is called, whatever its manners."""
    kind = line.seats[seat].kind
    level = parts_of(kind)[0] if line.game == CARDS else kind
    bot = GAMES[line.game].bots.get(level)
    return bot.name if bot else ""


def _names(found: Sequence[Meeting]) -> list[str]:
    return [name for each in found for name in (each.one, each.other)]


def _mixed(lines: Sequence[GameLine]) -> str:
    kinds = rule_sets(lines)
    return f" Points of {kinds} kinds of tables are mixed; choose one above." if kinds > 1 else ""


_SURE = "How sure"
_HEADINGS = ("", "Met", "Ahead", "Points a game", "Bids made", _SURE)


def _cells(each: Meeting) -> list[str]:
    """Return the cells of a pair; who is named first was ahead more often."""
    level = f", level {each.level}" if each.level else ""
    return [
        f"{escape(each.one)} {each.joined} {escape(each.other)}",
        f"{each.games:,}",
        f"{each.ahead:,} : {each.behind:,}{level}",
        _difference(each.difference),
        f"{_made(each.one_made)} : {_made(each.other_made)}" if each.one_made.count else "",
        how_sure(each),
    ]


def _difference(gap: Estimate) -> str:
    whole = round(gap.value)
    said = f"+{whole}" if whole > 0 else number(whole)
    if gap.count < FEWEST:
        return said
    return f"{said} ({bound(gap.low)} to {bound(gap.high)})"


def bound(end: float) -> str:
    """Write an end of an interval as a whole number, but never as a 0 on whose side it is not.

    >>> bound(20.4), bound(-0.3), bound(0.02), bound(0.0)
    ('20', '\N{MINUS SIGN}0.3', 'above 0', '0')
    """
    if round(end) or not end:
        return number(round(end))
    if abs(end) < 0.05:
        return "above 0" if end > 0 else "below 0"
    return f"{end:.1f}".replace("-", "\N{MINUS SIGN}")


def _made(share: Estimate) -> str:
    return whole_percent(share.value)
