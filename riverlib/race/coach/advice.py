"""Advice at a choice in a family's words: how much better, why, and only then in per cent."""

from collections.abc import Sequence
from dataclasses import dataclass

from riverlib.core.counting import counted
from riverlib.core.text import whole_percent
from riverlib.race import (
    DOCKS,
    HARBOUR,
    Choice,
    GoodWind,
    IllWind,
    RaceState,
    Sail,
    choice_words,
    target_of,
)
from riverlib.race.certain import at_best_shared, certain
from riverlib.race.coach.odds import ChoiceOdds, is_worse
from riverlib.race.coach.outcome import outcomes
from riverlib.race.coach.reasons import home_next_turn, reason_over, what_it_gives_up

_EVEN, _LITTLE, _MUCH = 0.015, 0.05, 0.12
"""Differences in the chance to win: less is none, less is a little, and from here on much.
Whether one is spoken of at all is said by ``is_worse``."""
_HALF = 0.5
"""What a win that two share counts for each of them."""
_ROUNDED = 1e-6
"""So far from a half a computed chance may be of rounding alone."""
_LEAST = 0.01
"""The smallest chance that is told in a number, and as far from 1 the largest."""

_ALL_IN_ALL = "Sailed on from there, more races are won."
"""Why one choice is better than another where nothing on the river tells it: what the chance is."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to say at a choice: a few words, why, and the chances where there are any."""

    head: str
    text: str
    numbers: str
    best: Choice | None = None
    """The choice that is praised, or named where all are as good; none where nothing counts."""
    instead: str = ""
    """Of a choice that was made: what would be better, without the reason."""
    why: str = ""
    """Of a choice that was made: what is read behind "Why?" by whom nothing but ``instead`` was
    told; two sentences at the most."""
    outcome: str = ""
    """What that choice and the better one lead to for certain, and why points at once may wait."""
    is_even: bool = False
    """Whether no choice is better for certain: then one is named, and none is compared."""


def better(gain: float, error: float = 0.0) -> str:
    """Say how much better the better of two choices is; nothing where none is called worse.

    >>> better(0.25), better(0.06), better(0.04), better(0.02), better(0.06, error=0.07)
    ('Much better', 'Better', 'A little better', '', '')
    """
    if not is_worse(gain, error):
        return ""
    return "Much better" if gain >= _MUCH else "Better" if gain >= _LITTLE else "A little better"


def worth(cost: float, error: float = 0.0) -> str:
    """Say in two or three words what a choice is worth beside the best one.

    >>> worth(0.25), worth(0.06), worth(0.04), worth(0.02), worth(0.06, error=0.07)
    ('much worse', 'worse', 'a bit worse', 'as good', 'as good')
    """
    if not is_worse(cost, error):
        return "as good"
    return "much worse" if cost >= _MUCH else "worse" if cost >= _LITTLE else "a bit worse"


def hint(state: RaceState, odds: ChoiceOdds, names: Sequence[str]) -> Advice:
    """Say which choice is best, if one is, and why: nobody has chosen anything to compare it with.

    Parameters
    ----------
    odds : ChoiceOdds
        Of at least two choices.
    names : sequence of str
        The players' names by seat: text, never markup.
    """
    known = certain(state)
    if state.turn in known.out:
        return Advice("You cannot win any more", _for_points(state), "")
    if state.turn in known.won:
        return Advice("You have won either way", "Sail on as you like.", "")
    best = odds.best
    if _is_shared(state, odds):
        return Advice("You share the win either way", "Sail on as you like.", "")
    others = [chance for choice, chance in odds.chances.items() if choice != best]
    is_best = bool(better(odds.chances[best] - max(others), odds.error))
    next_best = max((each for each in odds.chances if each != best), key=odds.chances.__getitem__)
    why = reason_over(state, best, next_best, names)
    if is_best:
        head = f"Best: {_way(state, best, names)}"
        numbers = _numbers(odds, odds.chances[best], max(others))
        return Advice(head, why or _ALL_IN_ALL, numbers, best)
    if not better(spread := odds.chances[best] - min(others), odds.error):
        if odds.chances[best] < _EVEN:
            return Advice("Luck decides now", _for_points(state), "")
        if spread >= _EVEN:  # too little to be sure of, or to matter
            head = f"About equal: say, {_way(state, best, names)}"
            return Advice(head, why, _number(odds), best, is_even=True)
        best, why = _against_the_leader(state, odds, names)
        why = why or _why_alike(state, odds)
        head = f"It makes no difference: say, {_way(state, best, names)}"
        return Advice(head, why, _number(odds), best, is_even=True)
    also = "nearly as good" if odds.chances[best] - max(others) >= _EVEN else "as good"
    head = f"Good: {_way(state, best, names)}"
    return Advice(head, f"{why} Another way is {also}.".strip(), _number(odds), best)


def _against_the_leader(
    state: RaceState, odds: ChoiceOdds, names: Sequence[str]
) -> tuple[Choice, str]:
    """Return which of equal choices is named, and why: of ill winds one for whoever leads."""
    best = odds.best
    if not isinstance(best, IllWind):
        return best, ""
    ill = [each for each in odds.chances if isinstance(each, IllWind)]
    most = max(ill, key=lambda each: (state.scores[each.seat], odds.chances[each]))
    if state.scores[most.seat] == state.scores[best.seat]:
        return best, ""
    return most, f"{names[most.seat]} has more points than {names[best.seat]}."


def _why_alike(state: RaceState, odds: ChoiceOdds) -> str:
    """Say what equal choices have in common, if anything on the river tells it."""
    aims = {target_of(state, each) for each in odds.chances}
    if aims == {HARBOUR}:
        return f"Each boat would take dock {DOCKS - len(state.docked)}."
    sails = [each for each in odds.chances if isinstance(each, Sail) and not each.ride]
    throw = state.face
    if throw and len(sails) == len(odds.chances) and HARBOUR not in aims:
        ways = {(target_of(state, each) or 0) - each.origin for each in sails}
        if ways == {throw}:
            far = counted(throw, "card")
            return f"Each boat would sail {far}."
    return ""


def _is_shared(state: RaceState, odds: ChoiceOdds) -> bool:
    """Whether the win is shared whatever is chosen: half a win each, and one cannot win alone."""
    is_half = all(abs(each - _HALF) < _ROUNDED for each in odds.chances.values())
    return odds.exact and is_half and state.players == 2 and bool(at_best_shared(state))


def warning(state: RaceState, chosen: Choice, odds: ChoiceOdds, names: Sequence[str]) -> Advice:
    """Say what a choice would cost, and what would be better and why."""
    best, cost = odds.best, odds.cost(chosen)
    word = better(cost, odds.error)
    lost = what_it_gives_up(state, chosen, best)
    why = lost or reason_over(state, best, chosen, names) or _ALL_IN_ALL
    instead = f"{word}: {_way(state, best, names)}."
    text = f"{why} {instead}" if lost else f"{instead} {why}"
    head = "Careful!" if cost >= _MUCH else "Are you sure?"
    numbers = _numbers(odds, odds.chances[best], odds.chances[chosen])
    waits = home_next_turn(state, chosen, best)
    leads_to = outcomes(state, chosen, best, names) if lost or why == _ALL_IN_ALL else ""
    if waits and leads_to:  # two sentences are read: what is chosen, and why it may wait
        leads_to = f"{leads_to.partition('. ')[0].rstrip('.')}."
    outcome = f"{leads_to} {waits}".strip()
    first = f"{why.partition('. ')[0].rstrip('.')}." if waits else why
    behind = outcome if leads_to else f"{first} {waits}".strip()
    return Advice(head, text, numbers, best, instead, behind, outcome)


def chance_words(share: float, *, is_exact: bool = True) -> str:
    """Write a chance as a label's per cent: 0 and 100 are certain, never estimated or rounded.

    >>> chance_words(0.5949), chance_words(0.9999), chance_words(0.0001), chance_words(1)
    ('59%', '>99%', '<1%', '100%')
    """
    if is_exact and share in (0, 1):
        return whole_percent(share)
    if share < _LEAST / 2:
        return f"<{whole_percent(_LEAST)}"
    if share >= 1 - _LEAST / 2:
        return f">{whole_percent(1 - _LEAST)}"
    return whole_percent(share)


def told_beside(odds: ChoiceOdds, choice: Choice) -> str:
    """Write the chance of a choice beside the best one's: of one that is as good the same."""
    best = odds.chances[odds.best]
    told = odds.chances[choice] if odds.is_worse(choice) else best
    return chance_words(told, is_exact=odds.exact)


def _numbers(odds: ChoiceOdds, one: float, other: float) -> str:
    """Say two chances that differ."""
    best, second = (_told(share, is_exact=odds.exact) for share in (one, other))
    return f"{_begun(odds, best)} to win instead of {second}."


def _number(odds: ChoiceOdds) -> str:
    """Say the one chance that several choices have: two would tell them apart."""
    share = _told(odds.chances[odds.best], is_exact=odds.exact)
    return f"{_begun(odds, share)} to win."


def _told(share: float, *, is_exact: bool) -> str:
    words = chance_words(share, is_exact=is_exact)
    return words.replace("<", "under ").replace(">", "over ")


def _begun(odds: ChoiceOdds, share: str) -> str:
    """Begin a sentence with a chance: what is estimated says so."""
    if odds.exact or not share[0].isdigit():
        return share[:1].upper() + share[1:]
    return f"About {share}"


def _for_points(state: RaceState) -> str:
    """Say what whoever cannot win any more still sails for."""
    aim = "for your place" if state.players > 2 else "for points"
    return f"You still sail {aim}: every point counts."


def _way(state: RaceState, choice: Choice, names: Sequence[str]) -> str:
    """Name a choice within a sentence: "card 4 to card 6", "an ill wind for Ben, ..."."""
    target = target_of(state, choice)
    match choice:
        case GoodWind(origin):
            return f"a good wind from card {origin + 1} to card {_card(target)}"
        case IllWind(seat, origin):
            return f"an ill wind for {names[seat]}, card {origin + 1} back to card {_card(target)}"
    words = choice_words(state, choice, names)
    return words[:1].lower() + words[1:]


def _card(place: int | None) -> int:
    assert place is not None  # a wind moves a boat
    return place + 1
