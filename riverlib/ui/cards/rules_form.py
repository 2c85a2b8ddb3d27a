"""The house-rules form: every rule of a rule set as a widget, and the rule set that comes out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

import streamlit as st

from riverlib import cards
from riverlib.cards import schedule
from riverlib.core import VariantError
from riverlib.ui.shared.rules_form import RulesForm

_OWN = "Our own"
_SCHEDULES: dict[str, Callable[[int], tuple[int, ...]]] = {
    "Down and up again": schedule.down_and_up,
    "Down only": schedule.down_only,
    "Up and down again": schedule.up_and_down,
    "Evens up, odds down": lambda largest: schedule.lowered(schedule.EVENS_UP_ODDS_DOWN, largest),
    "By threes": lambda largest: schedule.lowered(schedule.BY_THREES, largest),
    "One pack for six": lambda largest: schedule.lowered(schedule.SIX_PLAYERS_ONE_PACK, largest),
}
_WORDS: dict[StrEnum, str] = {
    cards.Trump.TURN_UP: "the card turned up",
    cards.Trump.ROTATION: "each suit in turn, then none",
    cards.Trump.SPADES: "always spades",
    cards.Trump.NONE: "no trumps at all",
    cards.TrumpLead.ANY: "at any time",
    cards.TrumpLead.BROKEN: "once a trump has been played",
    cards.TrumpLead.NOT_FIRST_TRICK: "not to the first trick",
    cards.FirstLead.LEFT_OF_DEALER: "left of the dealer",
    cards.FirstLead.HIGHEST_BIDDER: "the highest bidder",
    cards.FirstDealer.ANY: "anybody",
    cards.FirstDealer.LEFT_OF_SCOREKEEPER: "left of whoever keeps score",
    cards.FirstDealer.DRAW: "whoever draws the highest card",
    cards.JokerRanks.AUTO: "ranked in one pack, equal in several",
    cards.JokerRanks.RANKED: "big, middle, small",
    cards.JokerRanks.EQUAL: "all equal",
    cards.Bidding.IN_TURN: "one after another",
    cards.Bidding.SIMULTANEOUS: "all at once",
    cards.TrickPoints.ALWAYS: "always",
    cards.TrickPoints.WHEN_MADE: "only with an exact bid",
    cards.TrickPoints.NEVER: "never",
    cards.Penalty.NONE: "nothing",
    cards.Penalty.TRICKS_OFF: "points for each trick off",
    cards.Penalty.TRICKS_OFF_SQUARED: "points for the square of the tricks off",
    cards.Penalty.TRICKS_OFF_TRIANGLE: "1, 3, 6, 10… times the points",
    cards.Penalty.BID: "points for each trick bid",
}


def house_rules_form(base: cards.Variant, choice: str) -> cards.Variant:
    """Show every rule of ``base`` for change and return the rule set as it stands.

    Parameters
    ----------
    choice : str
        Under what ``base`` was chosen: each choice keeps what was changed in its own form.

    Raises
    ------
    VariantError
        If the choices contradict each other; the message says what would fit.
    """
    ask = RulesForm(f"rule_{choice}", _WORDS)
    left, middle, right = st.columns(3)
    with left:
        st.markdown("**Cards**")
        sizes, lower_to_fit = _ask_sizes(base, ask)
        packs = ask.number("packs", "Packs (0: as many as needed)", base.packs or 0, 5) or None
        jokers = ask.number("jokers", "Jokers in each pack", base.jokers, 3)
        ranks = ask.one("joker_ranks", "Jokers among themselves", base.joker_ranks, jokers == 0)
        team = ask.number("team_size", "Partners in a team (1: none)", base.team_size, 5, low=1)
    with middle:
        st.markdown("**Trumps and bids**")
        changes: dict[str, Any] = {
            "trump": ask.one("trump", "Trump", base.trump),
            "trump_lead": ask.one("trump_lead", "Trumps may be led", base.trump_lead),
            "must_trump": ask.yes("must_trump", "Must trump when void", base.must_trump),
            "whole_pack_no_trump": ask.yes(
                "whole_pack_no_trump",
                "A deal may use the whole pack, without trump",
                base.whole_pack_no_trump,
            ),
            "bidding": ask.one("bidding", "Bids are said", base.bidding),
            "hook": ask.yes("hook", "The bids may not come out even", base.hook),
            "forehead": ask.yes("forehead", "One card: on the forehead", base.forehead),
            "first_lead": ask.one("first_lead", "First lead", base.first_lead),
            "first_dealer": ask.one("first_dealer", "First dealer", base.first_dealer),
        }
    with right:
        st.markdown("**Points**")
        scoring = _ask_scoring(base, ask)
    return replace(
        base,
        hand_sizes=sizes,
        lower_to_fit=lower_to_fit,
        packs=packs,
        jokers=jokers,
        joker_ranks=ranks,
        team_size=team,
        scoring=scoring,
        **changes,
    )


def _ask_sizes(base: cards.Variant, ask: RulesForm) -> tuple[tuple[int, ...], bool]:
    """Return the hand sizes, and whether they are lowered where the pack is too small (1.6)."""
    as_given = f"As in {base.name}"
    pick = st.selectbox(
        "Hand sizes",
        (as_given, *_SCHEDULES, _OWN),
        key=ask.key("schedule"),
        persist_state="session",
    )
    if pick == as_given:
        return base.hand_sizes, base.lower_to_fit
    if pick == _OWN:
        text = st.text_input(
            "Cards in each deal, in order",
            value=" ".join(map(str, base.hand_sizes)),
            key=ask.key("own_sizes"),
            persist_state="session",
        )
        return read_sizes(text), False
    largest = ask.number("largest", "Largest hand", base.largest_hand, 26, low=1)
    sizes = _SCHEDULES[pick](largest)
    if not sizes:
        raise VariantError(f"{pick}: there is no hand of {largest} cards or fewer in it")
    return sizes, True


def read_sizes(text: str) -> tuple[int, ...]:
    """Read hand sizes as people type them: ``2 4 6``, ``2, 4, 6``.

    Raises
    ------
    VariantError
        If something in it is no number; the message names it.
    """
    words = text.replace(",", " ").replace(";", " ").split()
    wrong = [word for word in words if not (word.isascii() and word.isdigit() and len(word) < 4)]
    if wrong:
        raise VariantError(f"hand sizes are whole numbers such as 2 4 6, {wrong[0][:20]!r} is none")
    return tuple(map(int, words))


def _ask_scoring(base: cards.Variant, ask: RulesForm) -> cards.Scoring:
    names: Sequence[str] = (*cards.SCORINGS, _OWN)
    known = [name for name, scoring in cards.SCORINGS.items() if scoring == base.scoring]
    pick = st.selectbox(
        "Scoring",
        names,
        index=names.index(known[0] if known else _OWN),
        key=ask.key("scoring"),
        persist_state="session",
    )
    if pick != _OWN:
        st.caption(cards.scoring_line(cards.SCORINGS[pick]))
        return cards.SCORINGS[pick]
    given = base.scoring
    zero = ask.number(
        "zero_bonus",
        "Points for zero made",
        given.bonus if given.zero_bonus is None else given.zero_bonus,
        1000,
    )
    bonus = ask.number("bonus", "Points for an exact bid", given.bonus, 1000)
    scoring = cards.Scoring(
        bonus=bonus,
        zero_bonus=None if zero == bonus else zero,
        zero_per_card=ask.number("zero_per_card", "… and for each card", given.zero_per_card, 1000),
        trick_points=ask.one("trick_points", "Tricks count", given.trick_points),
        per_trick=ask.number("per_trick", "Points for each trick", given.per_trick, 1000),
        squared=ask.yes("squared", "The square of the tricks counts", given.squared),
        penalty=ask.one("penalty", "A miss costs", given.penalty),
        penalty_points=ask.number("penalty_points", "How many points", given.penalty_points, 1000),
    )
    st.caption(cards.scoring_line(scoring))
    return scoring
