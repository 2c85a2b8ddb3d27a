"""What the engine itself says under the one rule that a mix-up names, where it is one of ours.

The other mix-ups (the card it starts from counts, the highest card of any suit ...) are no rules of
the engine; for them each has its naive statement here, written from its sentence.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from riverlib import cards, race
from riverlib.cards.variant import JokerRanks
from riverlib.core import IllegalActionError
from riverlib.learn.exam.question import Question, Slip
from riverlib.race import engine as race_engine

ME = 0
Changed = Callable[[Question, Slip], Any]


def _tried(apply: Callable[[Any, Any], Any], state: Any, actions: list[Any]) -> list[Any]:
    found = []
    for action in actions:
        try:
            apply(state, action)
        except IllegalActionError:
            continue
        found.append(action)
    return found


def _state(question: Question, **rules: Any) -> Any:
    """Return the same position under other rules."""
    state = question.position.state
    if isinstance(state, cards.GameState):
        return replace(state, variant=replace(state.variant, **rules))
    return replace(state, layout=replace(state.layout, **rules))


def _plays(state: Any) -> frozenset[Any]:
    plays = _tried(cards.apply, state, [cards.Play(card) for card in state.hands[ME]])
    return frozenset(play.card for play in plays)


def _lead(rule: cards.TrumpLead) -> Changed:
    return lambda question, _slip: _plays(_state(question, trump_lead=rule))


def _must_trump(question: Question, _slip: Slip) -> Any:
    other = not question.position.state.variant.must_trump
    return _plays(_state(question, must_trump=other))


def _hook(question: Question, _slip: Slip) -> Any:
    state = _state(question, hook=not question.position.state.variant.hook)
    bids = _tried(cards.apply, state, [cards.Bid(n) for n in range(state.hand_size + 1)])
    return frozenset(bid.tricks for bid in bids)


def _first_lead(question: Question, _slip: Slip) -> Any:
    now = question.position.state.variant.first_lead
    (other,) = set(cards.FirstLead) - {now}
    state, _ = cards.apply(_state(question, first_lead=other), cards.Bid(question.case.given))
    return state.leader if state.phase is cards.Phase.PLAY else state.results[-1].tricks[0].leader


def _forehead(question: Question, _slip: Slip) -> Any:
    seen = cards.view(_state(question, forehead=False), ME)
    own = {ME} if seen.hand else set()
    return frozenset(own | {seat for seat, shown in enumerate(seen.shown) if shown})


def _trick_taken(question: Question, **position: Any) -> Any:
    """Play the card in a position in which something was put in another's place."""
    state = replace(question.position.state, **position)
    after, _ = cards.apply(state, cards.Play(question.case.given))
    tricks = after.tricks if len(after.results) == len(state.results) else after.results[-1].tricks
    return tricks[-1].taker


def _other_trump(trump: Any) -> Changed:
    def taker(question: Question, _slip: Slip) -> Any:
        state = question.position.state
        given = question.case.given
        alone = (*state.hands[:ME], (given,), *state.hands[ME + 1 :])  # no other card to follow
        return _trick_taken(question, trump=trump, hands=alone)

    return taker


def _joker_ranks(question: Question, _slip: Slip) -> Any:
    """Swap how jokers rank; several packs cannot have them ranked, so those are not asked here."""
    state = question.position.state
    if state.variant.packs != 1:
        return _SKIPPED
    equal = state.variant.joker_ranks is JokerRanks.EQUAL
    ranks = JokerRanks.RANKED if equal else JokerRanks.EQUAL
    return _trick_taken(question, variant=replace(state.variant, joker_ranks=ranks))


def _points(**changed: Any) -> Changed:
    def points(question: Question, _slip: Slip) -> Any:
        scoring = question.position.state.variant.scoring
        bid, taken, size = question.case.given
        return cards.score(replace(scoring, **changed), bid=bid, taken=taken, hand_size=size).points

    return points


def _as_bid(question: Question, _slip: Slip) -> Any:
    bid, _, size = question.case.given
    scoring = question.position.state.variant.scoring
    return cards.score(scoring, bid=bid, taken=bid, hand_size=size).points


def _choices(state: Any) -> tuple[bool, bool, bool]:
    places, seats = range(state.layout.cards), range(state.players)
    tried = (
        [race.GoodWind(at) for at in places],
        [race.IllWind(seat, at) for seat in seats for at in places],
        [race.LoseTurn()],
    )
    good, ill, passes = (bool(_tried(race.apply, state, actions)) for actions in tried)
    return good, ill, passes


def _decline(question: Question, _slip: Slip) -> Any:
    other = not question.position.state.layout.decline_wind
    return _choices(_state(question, decline_wind=other))


def _must_ride(question: Question, _slip: Slip) -> Any:
    (other,) = set(race.Ride) - {question.position.state.layout.ride}
    state = _state(question, ride=other)
    return bool(_tried(race.apply, state, [race.Sail(question.case.given.origin)]))


def _landed(before: Any, choice: Any) -> Any:
    after, _ = race_engine._choose(before, choice)
    moved = [
        new
        for fleet, later in zip(before.boats, after.boats, strict=True)
        for old, new in zip(fleet, later, strict=True)
        if old != new
    ]
    return moved[0] if moved else _SKIPPED


def _without_sandbank(question: Question, _slip: Slip) -> Any:
    """Put the sandbank where it can stop nobody: on the card the boat comes from."""
    state, choice = question.position.state, question.case.given
    at = (choice.origin + state.tides) % state.layout.cards
    if at == state.layout.high_tide:
        return _SKIPPED
    return _landed(_state(question, sandbank=at), choice)


def _sandbank_stays(question: Question, _slip: Slip) -> Any:
    """Move the sandbank of the beginning to where today's has drifted from."""
    state, choice = question.position.state, question.case.given
    at = (state.layout.sandbank + state.tides) % state.layout.cards
    if at == state.layout.high_tide:
        return _SKIPPED
    return _landed(_state(question, sandbank=at), choice)


def _counted_short(question: Question, _slip: Slip) -> Any:
    state, choice = question.position.state, question.case.given
    return _landed(replace(state, face=state.face - 1), choice) if state.face > 1 else choice.origin


def _stays(question: Question, _slip: Slip) -> Any:
    return question.case.given.origin


def _tide_place(question: Question, _slip: Slip) -> Any:
    state = question.position.state
    if question.concept.key == "must-ride":
        return "stay"
    return (state.layout.high_tide - state.tides) % state.layout.cards


def _seats_on(*places: int) -> Changed:
    def seats(question: Question, _slip: Slip) -> Any:
        state = question.position.state
        wanted = {at % state.layout.cards for at in places}
        return frozenset(s for s, fleet in enumerate(state.boats) if wanted & set(fleet))

    return seats


def _only_first(question: Question, _slip: Slip) -> Any:
    state = question.position.state
    return frozenset({state.first}) if 0 in state.boats[state.first] else frozenset()


def _docks_of(question: Question) -> list[int]:
    docked = question.position.state.docked
    return [12 - at for at, (seat, _) in enumerate(docked) if seat == question.case.given]


_SKIPPED = object()
"""Where the engine has no such position to try it in."""
_LEADS = {f"lead-{rule}": _lead(rule) for rule in cards.TrumpLead}
CHANGED: dict[str, Changed] = {
    **_LEADS,
    "follow": lambda question, _: frozenset(question.position.state.hands[ME]),
    "must-trump": _must_trump,
    "no-trump": _other_trump(None),
    "spades": _other_trump(cards.Suit.SPADES),
    "joker-ranks": _joker_ranks,
    "hook": _hook,
    "must-be-even": lambda question, _: frozenset(
        {question.position.state.hand_size - sum(cards.bids_in_order(question.position.state))}
    ),
    "first-lead": _first_lead,
    "dealer-leads": lambda question, _: question.position.state.dealer,
    "forehead": _forehead,
    "tricks-when-made": _points(trick_points=cards.TrickPoints.WHEN_MADE),
    "tricks-never": _points(trick_points=cards.TrickPoints.NEVER),
    "not-squared": _points(squared=False),
    "no-bonus": _points(bonus=0),
    "bonus-10": _points(bonus=10),
    "zero-as-others": _points(zero_bonus=None),
    "zero-per-card": _points(zero_per_card=0),
    "penalty": _points(penalty=cards.Penalty.TRICKS_OFF, penalty_points=1),
    "no-penalty": _points(penalty=cards.Penalty.NONE),
    "zero-nothing": lambda *_: 0,
    "as-bid": _as_bid,
    "decline": _decline,
    "must-ride": _must_ride,
    "sandbank-passes": _without_sandbank,
    "sandbank-stays": _sandbank_stays,
    "count-own-card": _counted_short,
    "stuck": _stays,
    "tide-carries-nothing": _tide_place,
    "two-cards": _seats_on(0, 1),
    "harbour-end": _seats_on(-1),
    "sandbank-holds": lambda *_: frozenset(),
    "only-first": _only_first,
    "one-each": lambda question, _: len(_docks_of(question)),
    "best-only": lambda question, _: _docks_of(question)[0],
    "rank": lambda question, _: sum(13 - dock for dock in _docks_of(question)),
    "lowest-first": lambda question, _: len(question.position.state.docked) + 1,
}
"""The answer under the rule that a mix-up names, by the mix-up's key."""


def false_mix_ups(question: Question) -> list[str]:
    """Say which wrong answers are not what their mix-up would lead to."""
    found = []
    for choice in question.choices:
        slip = choice.slip
        if slip is None or slip.key not in CHANGED:
            continue
        value = CHANGED[slip.key](question, slip)
        if value is not _SKIPPED and value != choice.value:
            found.append(
                f"{question.concept.key} {question.seed}: {slip.text!r} leads to {value!r},"
                f" not to {choice.value!r}"
            )
    return found
