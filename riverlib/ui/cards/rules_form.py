"""The house-rules form: every rule of a rule set as a widget, and the rule set that comes out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import streamlit as st

from riverlib import cards
from riverlib.cards.choices import LABELS, SCHEDULES, WORDS
from riverlib.core import VariantError
from riverlib.ui.shared.rules_form import RulesForm

_OWN = "Our own"


def house_rules_form(base: cards.Variant, choice: str, *, with_sizes: bool = True) -> cards.Variant:
    """Show every rule of ``base`` for change and return the rule set as it stands.

    Parameters
    ----------
    choice : str
        Under what ``base`` was chosen: each choice keeps what was changed in its own form.
    with_sizes : bool
        Whether hand sizes are asked here too; without, ``base`` has them.

    Raises
    ------
    VariantError
        If the choices contradict each other; the message says what would fit.
    """
    ask = _form(choice)
    left, middle, right = st.columns(3)
    with left:
        st.markdown("**Cards**")
        sizes, lower_to_fit = base.hand_sizes, base.lower_to_fit
        if with_sizes:
            sizes, lower_to_fit = _ask_sizes(base, ask)
        packs = ask.number("packs", LABELS["packs"], base.packs or 0, 5) or None
        jokers = ask.number("jokers", LABELS["jokers"], base.jokers, 3)
        ranks = ask.one("joker_ranks", LABELS["joker_ranks"], base.joker_ranks, jokers == 0)
        team = ask.number("team_size", LABELS["team_size"], base.team_size, 5, low=1)
    with middle:
        st.markdown("**Trumps and bids**")
        changes: dict[str, Any] = {
            "trump": ask.one("trump", LABELS["trump"], base.trump),
            "trump_lead": ask.one("trump_lead", LABELS["trump_lead"], base.trump_lead),
            "must_trump": ask.yes("must_trump", LABELS["must_trump"], base.must_trump),
            "whole_pack_no_trump": ask.yes(
                "whole_pack_no_trump",
                LABELS["whole_pack_no_trump"],
                base.whole_pack_no_trump,
            ),
            "bidding": ask.one("bidding", LABELS["bidding"], base.bidding),
            "hook": ask.yes("hook", LABELS["hook"], base.hook),
            "forehead": ask.yes("forehead", LABELS["forehead"], base.forehead),
            "first_lead": ask.one("first_lead", LABELS["first_lead"], base.first_lead),
            "first_dealer": ask.one("first_dealer", LABELS["first_dealer"], base.first_dealer),
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


def _form(choice: str) -> RulesForm:
    return RulesForm(f"rule_{choice}", WORDS)


def sizes_word(choice: str) -> str:
    """Say which hand sizes are chosen, in a word or two: those given are just called so."""
    picked: str | None = st.session_state.get(_form(choice).key("schedule"))
    return picked if picked in (*SCHEDULES, _OWN) else LABELS["hand_sizes"]


def ask_hand_sizes(base: cards.Variant, choice: str) -> cards.Variant:
    """Ask for nothing but hand sizes; return the rule set with them.

    Raises
    ------
    VariantError
        As for ``house_rules_form``.
    """
    sizes, lower_to_fit = _ask_sizes(base, _form(choice))
    return replace(base, hand_sizes=sizes, lower_to_fit=lower_to_fit)


def _ask_sizes(base: cards.Variant, ask: RulesForm) -> tuple[tuple[int, ...], bool]:
    """Return the hand sizes, and whether they are lowered where the pack is too small (1.6)."""
    as_given = f"As in {base.name}"
    pick = st.selectbox(
        LABELS["hand_sizes"],
        (as_given, _OWN, *SCHEDULES),
        key=ask.key("schedule"),
        filter_mode=None,
        persist_state="session",
        on_change=_fill_in,
        args=(ask.key("schedule"), ask.key("own_sizes"), base.hand_sizes),
    )
    text = st.text_input(
        "Our own: cards in each deal, in order",
        placeholder="such as 3 2 1",
        key=ask.key("own_sizes"),
        persist_state="session",
        on_change=_choose_own,
        args=(ask.key("schedule"), ask.key("own_sizes")),
    )
    if pick == as_given:
        return base.hand_sizes, base.lower_to_fit
    if pick == _OWN:
        return read_sizes(text) or base.hand_sizes, False
    largest = ask.number("largest", LABELS["largest"], base.largest_hand, 26, low=1)
    sizes = SCHEDULES[pick](largest)
    if not sizes:
        raise VariantError(f"{pick}: there is no hand of {largest} cards or fewer in it")
    return sizes, True


def _fill_in(schedule: str, own_sizes: str, sizes: Sequence[int]) -> None:
    """Let own sizes begin with those given, and let the field say nothing where others count."""
    if st.session_state[schedule] != _OWN:
        st.session_state[own_sizes] = ""
    elif not str(st.session_state.get(own_sizes) or "").strip():
        st.session_state[own_sizes] = " ".join(map(str, sizes))


def _choose_own(schedule: str, own_sizes: str) -> None:
    """Whoever types sizes means them, without a look at the list."""
    if st.session_state[own_sizes].strip():
        st.session_state[schedule] = _OWN


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
        LABELS["scoring"],
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
        LABELS["zero_bonus"],
        given.bonus if given.zero_bonus is None else given.zero_bonus,
        1000,
    )
    bonus = ask.number("bonus", LABELS["bonus"], given.bonus, 1000)
    scoring = cards.Scoring(
        bonus=bonus,
        zero_bonus=None if zero == bonus else zero,
        zero_per_card=ask.number(
            "zero_per_card", LABELS["zero_per_card"], given.zero_per_card, 1000
        ),
        trick_points=ask.one("trick_points", LABELS["trick_points"], given.trick_points),
        per_trick=ask.number("per_trick", LABELS["per_trick"], given.per_trick, 1000),
        squared=ask.yes("squared", LABELS["squared"], given.squared),
        penalty=ask.one("penalty", LABELS["penalty"], given.penalty),
        penalty_points=ask.number(
            "penalty_points", LABELS["penalty_points"], given.penalty_points, 1000
        ),
    )
    st.caption(cards.scoring_line(scoring))
    return scoring
