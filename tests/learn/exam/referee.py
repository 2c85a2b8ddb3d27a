"""Answers every question another way than it was made: by trying, and by counting.

What may be done is found by doing it; where a boat comes is read from the boats; who takes a trick
from the tricks that the engine has counted.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any

from riverlib import cards, race
from riverlib.core import IllegalActionError
from riverlib.learn.cards import why as card_why
from riverlib.learn.exam.cards.table import NAMES
from riverlib.learn.exam.question import Question
from riverlib.learn.race import why as race_why
from riverlib.race import engine as race_engine

ME = 0


def _allowed(apply: Callable[[Any, Any], Any], state: Any, actions: Iterable[Any]) -> list[Any]:
    """Return what the engine takes of actions."""
    found = []
    for action in actions:
        try:
            apply(state, action)
        except IllegalActionError:
            continue
        found.append(action)
    return found


def _playable(question: Question) -> Any:
    state = question.position.state
    plays = _allowed(cards.apply, state, map(cards.Play, state.hands[ME]))
    return frozenset(play.card for play in plays)


def _taker(question: Question) -> Any:
    state = question.position.state
    after, _ = cards.apply(state, cards.Play(question.case.given))
    trick = after.tricks[-1] if len(after.results) == len(state.results) else None
    return (trick or after.results[-1].tricks[-1]).taker


def _last_bid(question: Question) -> Any:
    state = question.position.state
    bids = _allowed(cards.apply, state, map(cards.Bid, range(-1, state.hand_size + 3)))
    return frozenset(bid.tricks for bid in bids)


def _points(question: Question) -> Any:
    """Score a deal of so many tricks, all of the side's by one of its partners."""
    variant = question.position.state.variant
    bid, taken, size = question.case.given
    players = 2 * variant.team_size
    bids, takes = (bid, *(0,) * (players - 1)), (taken, size - taken, *(0,) * (players - 2))
    return cards.deal_scores(variant, hand_size=size, bids=bids, taken=takes)[ME].points


def _first_lead(question: Question) -> Any:
    state = question.position.state
    after, _ = cards.apply(state, cards.Bid(question.case.given))
    if after.phase is cards.Phase.PLAY and not after.tricks:
        return after.leader
    return after.results[-1].tricks[0].leader  # foreheads: the cards have played themselves


def _forehead(question: Question) -> Any:
    seen = cards.view(question.position.state, ME)
    return frozenset(seat for seat, shown in enumerate(seen.shown) if shown) | (
        frozenset({ME}) if seen.hand else frozenset()
    )


def _played_out(state: cards.GameState) -> cards.GameState:
    """Play the running deal at random, and deal the next."""
    rng, deal = Random(1), state.deal_no
    while state.deal_no == deal or state.phase is cards.Phase.SHUFFLE:
        legal = cards.legal_actions(state)
        if not legal and state.is_over:
            break
        state, _ = cards.apply(state, rng.choice(legal) if legal else cards.shuffle(state, rng))
    return state


def _partners(question: Question) -> Any:
    """Partners sit a whole team's number of seats apart."""
    state = question.position.state
    step = state.players // state.variant.team_size
    return frozenset(range(step, state.players, step))


def _landing(question: Question) -> Any:
    before = question.position.state
    after, _ = race_engine._choose(before, question.case.given)
    (moved,) = [
        (old, new)
        for fleet, later in zip(before.boats, after.boats, strict=True)
        for old, new in zip(fleet, later, strict=True)
        if old != new
    ]
    return moved[1]


def _must_ride(question: Question) -> Any:
    state = question.position.state
    return bool(_allowed(race.apply, state, [race.Sail(question.case.given.origin)]))


def _falling(question: Question) -> Any:
    before = question.position.state
    after, _ = race_engine._turn_tide(before)
    return frozenset(
        seat
        for seat in range(before.players)
        if before.boats[seat].count(race.LOST) < after.boats[seat].count(race.LOST)
    )


def _docking(question: Question) -> Any:
    """Bring the learner's boat home from the last card."""
    state = question.position.state
    boat = next(no for no, at in enumerate(state.boats[ME]) if race.is_on_river(at))
    last = state.layout.cards - 1
    fleet = (*state.boats[ME][:boat], last, *state.boats[ME][boat + 1 :])
    near = replace(state, boats=(fleet, *state.boats[1:]), phase=race.Phase.CHOOSE, face=5, turn=ME)
    after, _ = race_engine._choose(near, race.Sail(last))
    return after.scores[ME] - state.scores[ME]


def _scoring(question: Question) -> Any:
    return question.position.state.totals[question.case.given]


def _winds(question: Question) -> Any:
    state = question.position.state
    places = range(state.layout.cards)
    tried = (
        [race.GoodWind(at) for at in places],
        [race.IllWind(seat, at) for seat in range(state.players) for at in places],
        [race.LoseTurn()],
    )
    return tuple(bool(_allowed(race.apply, state, actions)) for actions in tried)


ANSWERS: dict[str, Callable[[Question], Any]] = {
    "playable": _playable,
    "taker": _taker,
    "jokers": _taker,
    "equals": _taker,
    "last-bid": _last_bid,
    "points": _points,
    "first-lead": _first_lead,
    "forehead": _forehead,
    "partners": _partners,
    "next-trump": lambda question: _played_out(question.position.state).trump or "none",
    "next-size": lambda question: _played_out(question.position.state).hand_size,
    "sailing": _landing,
    "riding": _landing,
    "blown": _landing,
    "must-ride": _must_ride,
    "falling": _falling,
    "docking": _docking,
    "scoring": _scoring,
    "winds": _winds,
}
"""The answer to a question of each concept."""


def faults(question: Question) -> list[str]:
    """Say everything that is wrong with a question; nothing if it is sound."""
    found = []
    key, right = question.concept.key, ANSWERS[question.concept.key](question)
    texts = [choice.text for choice in question.choices]
    if not 2 <= len(texts) <= 4 or len(set(texts)) < len(texts):
        found.append(f"the answers {texts} are too few, too many, or two read the same")
    for choice in question.choices:
        if choice.is_right != (choice.value == right):
            found.append(f"{choice.text!r} is marked {choice.is_right}, the engine says {right}")
    if sum(choice.is_right for choice in question.choices) != 1:
        found.append("not just one answer is right")
    if not _holds(question, right):
        found.append(f"the explanation does not hold: {question.case.why!r}, but {right}")
    said = [question.ask, question.case.hint]
    said += [question.answer(no).text for no in range(len(texts))]
    found += [f"too long: {text!r}" for text in said if not 0 < len(text.split()) <= 25]
    return [f"{key} {question.seed}: {fault}" for fault in found]


def _holds(question: Question, right: Any) -> bool:
    """Compare the facts that an explanation states with the right answer."""
    reason, why = question.case.reason, question.case.why
    match reason:
        case card_why.MomentReason():
            return bool(frozenset(reason.cards) == right and reason.text == why)
        case card_why.TakerReason():
            return bool(reason.seat == right and _names(question, right, why))
        case card_why.BidReason():
            return bool(reason.is_open == (reason.tricks in right))
        case card_why.PointsReason():
            return bool(reason.points == right == sum(reason.parts))
        case race_why.LandingReason():
            return bool(reason.target == right and _says_place(why, right))
        case race_why.TideReason():
            named = {seat for seat in range(4) if _names(question, seat, why, "yours")}
            return bool({seat for seat, _ in reason.falls} == set(right) == named)
        case race_why.WindReason():
            winds = bool(reason.good), bool(reason.ill), reason.may_pass
            return bool(winds == right)
    return _TEXTS[question.concept.key](question, right, why)


def _names(question: Question, seat: int, text: str, you: str = "you") -> bool:
    word = you if seat == ME else NAMES[seat]
    return re.search(rf"\b{word}\b", text, re.IGNORECASE) is not None


def _says_place(text: str, place: int) -> bool:
    if place == race.HARBOUR:
        return "arbour" in text or "ome" in text
    return f"card {place + 1}" in text


def _number_words(size: int) -> str:
    return "one card" if size == 1 else f"{size} cards"


_TEXTS: dict[str, Callable[[Question, Any, str], bool]] = {
    "first-lead": lambda question, right, why: why.startswith(NAMES[right]),
    "forehead": lambda _question, right, why: ME not in right and "all cards but your own" in why,
    "partners": lambda question, right, why: all(NAMES[seat] in why for seat in right),
    "next-trump": lambda _question, right, why: (
        ("comes a deal without trumps" if right == "none" else f"come {cards.SUIT_NAMES[right]}")
        in why
    ),
    "next-size": lambda _question, right, why: f"{_number_words(right)}, by" in why,
    "must-ride": lambda _question, right, why: ("you choose" if right else "must ride") in why,
    "docking": lambda question, right, why: (
        re.search(rf"\b{(12 - right) or 'no'}\b|one boat" if right != 11 else "one boat", why)
        is not None
    ),
    "scoring": lambda _question, right, why: why.rstrip(".").endswith(str(right)),
}
