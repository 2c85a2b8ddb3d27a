"""What the reviews of both games are made of: the ending beside its facts, and moments as bands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.ui.shared.look import as_text

AT_ONCE = 2
"""Costly moments that are shown at once; further ones are folded."""
LUCK = ("bad", "even", "good")
"""Words below a bar of luck."""
_MOST_PIPS = 20
MOST_JUDGED = 5
"""Choices just weighed that are told at once."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One of the three things that made a game: a word, how much, and a bar."""

    title: str
    said: str
    """In a family's words: ``"very good luck"``."""
    more: str = ""
    """The same as a number, for whoever wants it."""
    gain: float | None = None
    """What it gave or took; bars of one review have one scale. ``None`` for no such bar."""
    ends: tuple[str, ...] = ()
    """Words below that bar, from its left end by its middle to its right: ``LUCK``."""
    part: tuple[int, int] | None = None
    """So many of so many, drawn as pips."""
    kinds: Sequence[tuple[str, str, int]] = ()
    """A bar of good and bad parts in place of the other one: each ``"fine"``, ``"doubtful"`` or
    ``"bad"``, a family's word for it, and how many there are."""


@dataclass(frozen=True, slots=True)
class Told:
    """How a game went for one person, or for partners."""

    key: str
    name: str
    """Above it where there are several; empty for who reads."""
    lead: str
    """How it ended."""
    more: Sequence[str]
    """What else there is to tell: a paragraph each."""
    facts: Sequence[Fact]


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice that has just been weighed."""

    when: str
    what: str
    verdict: str
    is_costly: bool


def how_far(text: str, share: float, *, is_getting_ready: bool) -> None:
    """Show how far a review is, or that what weighs is being made ready for the first time.

    Parameters
    ----------
    share : float
        How much of it is done, in [0, 1].
    """
    if not is_getting_ready:
        st.progress(share, text=text)
        return
    st.html(
        '<p class="review-getting-ready"><span>The coach is getting ready: about half a minute,'
        ' only this once.</span><i aria-hidden="true"></i></p>'
    )


def growing(board: str, found: Sequence[Judged], how_far: Callable[[], None]) -> None:
    """Show a review under way on the paper of a moment: its board still empty, words beside it.

    Parameters
    ----------
    board : str
        Key of the game whose empty board it is.
    found : sequence of Judged
        What has been weighed so far.
    how_far : callable
        Draws how far it is.
    """
    with st.container(border=True, key=f"review_growing_{board}"):
        picture_side, words_side = st.columns((1, 1), gap="large", vertical_alignment="center")
        picture_side.container(border=True, key=f"review_board_picture_{board}")
        with words_side:
            how_far()
            _judged(found)


def _judged(found: Sequence[Judged]) -> None:
    """Show the choices that were weighed last, in the order of play, in room that never changes.

    Rows that are still to come are there, empty, so that the room is no hole.
    """
    last = list(found)[-MOST_JUDGED:]
    rows = "".join(_judged_row(each, is_new=each is last[-1]) for each in last)
    to_come = '<li class="to-come" aria-hidden="true"></li>' * (MOST_JUDGED - len(last))
    st.html(f'<ol class="review-judged">{rows}{to_come}</ol>')


def _judged_row(found: Judged, *, is_new: bool) -> str:
    kind = ("cost" if found.is_costly else "fine") + (" new" if is_new else "")
    return (
        f'<li class="{kind}"><small>{escape(found.when)}</small>'
        f"<span>{escape(found.what)}</span><b>{escape(found.verdict)}</b></li>"
    )


def show(
    told: Sequence[Told], *, what_bars_are: str, leads_on: Callable[[], None] | None = None
) -> None:
    """Show for each person how it ended, and beside it the facts, on one scale.

    Parameters
    ----------
    what_bars_are : str
        How a bar is read, in a sentence.
    leads_on : callable, optional
        Draws what leads to the board once more, where it may.
    """
    gains = [abs(fact.gain) for each in told for fact in each.facts if fact.gain is not None]
    scale = max([*gains, 1e-9])
    for each in told:
        with st.container(key=f"review_story_{each.key}"):
            words, facts = st.columns((1, 1), gap="large", vertical_alignment="center")
            with words:
                if each.name:
                    st.caption(as_text(each.name))
                st.markdown(f"**{as_text(each.lead)}**")
                for paragraph in filter(None, each.more):
                    st.markdown(as_text(paragraph))
                if leads_on and len(told) == 1:
                    leads_on()
            with facts:
                st.html(_facts(each.facts, scale))
                if each is told[-1]:
                    st.caption(as_text(what_bars_are))
    if leads_on and len(told) > 1:
        leads_on()


def moments(title: str, show_one: Sequence[Callable[[], None]]) -> None:
    """Show the costliest moments one below the other, the worst first; many are folded."""
    st.markdown(f"### {title}")
    for show_moment in show_one[:AT_ONCE]:
        show_moment()
    if rest := show_one[AT_ONCE:]:
        with st.expander("Also worth another look", icon=":material/visibility:"):
            for show_moment in rest:
                show_moment()


def moment(
    key: str,
    picture: Callable[[], None],
    when: str,
    rows: Sequence[tuple[str, str]],
    why: str,
    ways_on: Callable[[], None],
) -> None:
    """Show one moment: its picture at the left, words and the ways on from it at the right.

    Parameters
    ----------
    key : str
        Tells it from the others.
    rows : sequence of tuple
        What was done, what would have been better and what it cost: a word and what it is.
    why : str
        Why the better one is.
    ways_on : callable
        Draws them (``ways_on``).
    """
    with st.container(border=True, key=f"review_moment_{key}"):
        picture_side, words_side = st.columns((1, 1), gap="large", vertical_alignment="center")
        with picture_side:
            picture()
        with words_side:
            st.html(_moment(when, rows))
            if why:
                st.markdown(as_text(why))
            with st.container(horizontal=True, gap="small", key=f"review_ways_on_{key}"):
                ways_on()


def praise(text: str) -> None:
    """Say on paper that no choice cost anything worth telling; text, never markup."""
    st.html(f'<p class="review-praise">{escape(text)}</p>')


def sheet(place: str) -> DeltaGenerator:
    """Return a sheet of paper for a figure of the review.

    Parameters
    ----------
    place : str
        Tells it from the others, in keys.
    """
    return st.container(border=True, key=f"review_sheet_{place}")


def more() -> DeltaGenerator:
    """Return the place of what only some ask for: folded, two beside each other at a desk."""
    return st.container(horizontal=True, key="review_more")


def ways_on(
    action_no: int, *, board: str, opens: str, look: Callable[[], None], play_on: Callable[[], None]
) -> None:
    """Offer to look at a choice on its board, and to play on from it.

    Parameters
    ----------
    board : str
        What the board is called: ``"table"``.
    opens : str
        What playing on opens, and what stays, in two sentences.
    """
    st.button(
        f"Show it on the {board}",
        icon=":material/visibility:",
        key=f"review_look_{action_no}",
        on_click=look,
    )
    st.button(
        "Play on from here",
        icon=":material/replay:",
        key=f"review_back_{action_no}",
        help=opens,
        on_click=play_on,
    )


def _moment(when: str, rows: Sequence[tuple[str, str]]) -> str:
    told = "".join(
        f'<div class="{_row_kind(no, len(rows))}">'
        f"<dt>{escape(name)}</dt><dd>{escape(what)}</dd></div>"
        for no, (name, what) in enumerate(rows)
    )
    return f'<div class="review-moment"><p>{escape(when)}</p><dl>{told}</dl></div>'


def _row_kind(no: int, rows: int) -> str:
    """Name what a row of a moment tells: its last three are what was chosen, better, and the cost.

    >>> [_row_kind(no, 4) for no in range(4)]
    ['known', 'chosen', 'better', 'cost']
    """
    return {rows - 3: "chosen", rows - 2: "better", rows - 1: "cost"}.get(no, "known")


def _facts(facts: Sequence[Fact], scale: float) -> str:
    rows = "".join(
        f"<dt>{escape(fact.title)}</dt>"
        f"<dd><b>{escape(fact.said)}</b> <small>{escape(fact.more)}</small>{_bar(fact, scale)}</dd>"
        for fact in facts
    )
    return f'<dl class="review-facts">{rows}</dl>'


def _bar(fact: Fact, scale: float) -> str:
    if fact.part is not None:
        return _pips(*fact.part)
    if fact.kinds:
        return _kinds(fact.kinds)
    if fact.gain is None:
        return ""
    side = "gave" if fact.gain > 0 else "took"
    width = 50 * abs(fact.gain) / scale
    ends = "".join(f"<span>{escape(word)}</span>" for word in fact.ends)
    return (
        '<span class="review-bar" aria-hidden="true">'
        f'<i class="{side}" style="width: {width:.1f}%"></i></span>'
        + (f'<span class="review-ends" aria-hidden="true">{ends}</span>' if ends else "")
    )


def _kinds(kinds: Sequence[tuple[str, str, int]]) -> str:
    """Draw how many were of which kind: a part of the bar for each, and below it its word."""
    there = [each for each in kinds if each[2]]
    parts = "".join(f'<i class="{kind}" style="flex-grow: {many}"></i>' for kind, _, many in there)
    words = "".join(
        f'<span class="{kind}">{many} {escape(word)}</span>' for kind, word, many in there
    )
    return (
        f'<span class="review-kinds" aria-hidden="true">{parts}</span>'
        f'<span class="review-words">{words}</span>'
    )


def _pips(done: int, among: int) -> str:
    if among > _MOST_PIPS:
        return ""
    pips = '<i class="done"></i>' * done + "<i></i>" * (among - done)
    return f'<span class="review-pips" aria-hidden="true">{pips}</span>'
