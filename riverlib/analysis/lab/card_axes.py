"""The rules of Up and Down the River that can be changed one by one: those of its form."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from riverlib import cards
from riverlib.analysis.lab.axis import Axis, at_table, choice, number, yes_no
from riverlib.analysis.lab.telling import Topic
from riverlib.cards import Variant
from riverlib.cards.choices import LABELS, SCHEDULES, WORDS, YES_NO
from riverlib.cards.schedule import lowered
from riverlib.cards.variant import MAX_HAND, MAX_PACKS, MAX_PLAYERS, MIN_PLAYERS
from riverlib.core import VariantError

_POINTS = range(1001)
_AS_GIVEN = "as-given"


def _schedule(rules: Variant, value: str) -> Variant:
    if value == _AS_GIVEN:
        return rules
    sizes = SCHEDULES[value](rules.largest_hand)
    if not sizes:
        raise VariantError(f"there is no hand of {rules.largest_hand} cards or fewer in it")
    return replace(rules, hand_sizes=sizes, lower_to_fit=True)


def _schedule_of(rules: Variant) -> str:
    own = (name for name, sizes in SCHEDULES.items() if _is(rules, name))
    return next(own, _AS_GIVEN)


def _is(rules: Variant, schedule: str) -> bool:
    return SCHEDULES[schedule](rules.largest_hand) == rules.hand_sizes


def _largest(rules: Variant, value: str) -> Variant:
    most, schedule = int(value), _schedule_of(rules)
    if schedule != _AS_GIVEN:
        sizes = SCHEDULES[schedule](most)
    elif most <= rules.largest_hand:
        sizes = lowered(rules.hand_sizes, most)
    else:
        raise VariantError(
            f"its hands are laid down deal by deal, up to {rules.largest_hand} cards"
        )
    if not sizes or max(sizes) != most:
        raise VariantError(f"it has no hand of {most} cards")
    return replace(rules, hand_sizes=sizes, lower_to_fit=False)


def _scoring_of(rules: Variant) -> str:
    known = (name for name, scoring in cards.SCORINGS.items() if scoring == rules.scoring)
    return next(known, "")


def _zero_of(rules: Variant) -> str:
    scoring = rules.scoring
    return str(scoring.bonus if scoring.zero_bonus is None else scoring.zero_bonus)


def _how_harsh(axis: Axis) -> Axis:
    return replace(axis, asks=Topic.HARSHNESS, first_look="worth")


def _scored(axis: Axis, *deals: tuple[int, int]) -> Axis:
    """Return an axis with what some deals, a bid and what was taken, bring under each value."""
    named = {f"bid {bid}, take {taken}": _points(bid, taken) for bid, taken in deals}
    return replace(axis, examples=named)


def _points(bid: int, taken: int) -> Callable[[Variant], str]:
    def points(rules: Variant) -> str:
        found = cards.score(rules.scoring, bid=bid, taken=taken, hand_size=_EXAMPLE_HAND)
        return cards.signed(found.points)

    return points


_EXAMPLE_HAND = 5
_MADE, _MISS = (2, 2), (3, 1)
_MISSES = (_MISS, (1, 3), (4, 1))  # no two penalties cost the same for all of them
_ZERO = number("zero_bonus", LABELS["zero_bonus"], _POINTS, inside="scoring", thing="point")
_PER_CARD = f"{LABELS['zero_bonus']} {LABELS['zero_per_card']}"  # the form has one below the other
_EVERY = (
    Axis(
        key="scoring",
        label=LABELS["scoring"],
        values={name: name for name in cards.SCORINGS},
        change=lambda rules, value: replace(rules, scoring=cards.SCORINGS[value]),
        value_of=_scoring_of,
    ),
    _scored(
        _how_harsh(choice("penalty", LABELS["penalty"], WORDS[cards.Penalty], inside="scoring")),
        *_MISSES,
    ),
    _scored(
        _how_harsh(
            number(
                "penalty_points", LABELS["penalty_points"], _POINTS, inside="scoring", thing="point"
            )
        ),
        *_MISSES,
    ),
    _scored(number("bonus", LABELS["bonus"], _POINTS, inside="scoring", thing="point"), _MADE),
    _scored(replace(_ZERO, value_of=_zero_of), (0, 0)),
    number("zero_per_card", _PER_CARD, _POINTS, inside="scoring", thing="point"),
    _scored(
        choice("trick_points", LABELS["trick_points"], WORDS[cards.TrickPoints], inside="scoring"),
        _MADE,
        _MISS,
    ),
    _scored(
        number("per_trick", LABELS["per_trick"], _POINTS, inside="scoring", thing="point"), _MADE
    ),
    yes_no("squared", LABELS["squared"], YES_NO["squared"], inside="scoring"),
    replace(yes_no("hook", LABELS["hook"], YES_NO["hook"]), first_look="place"),
    choice("bidding", LABELS["bidding"], WORDS[cards.Bidding]),
    yes_no("forehead", LABELS["forehead"], YES_NO["forehead"]),
    choice("first_lead", LABELS["first_lead"], WORDS[cards.FirstLead]),
    choice("first_dealer", LABELS["first_dealer"], WORDS[cards.FirstDealer]),
    choice("trump", LABELS["trump"], WORDS[cards.Trump]),
    choice("trump_lead", LABELS["trump_lead"], WORDS[cards.TrumpLead]),
    yes_no("must_trump", LABELS["must_trump"], YES_NO["must_trump"]),
    yes_no("whole_pack_no_trump", LABELS["whole_pack_no_trump"], YES_NO["whole_pack_no_trump"]),
    Axis(
        key="hand_sizes",
        label=LABELS["hand_sizes"],
        values={_AS_GIVEN: "as they are", **{name: name for name in SCHEDULES}},
        change=_schedule,
        value_of=lambda _: _AS_GIVEN,
    ),
    Axis(
        key="largest",
        label=LABELS["largest"],
        values={str(size): str(size) for size in range(1, MAX_HAND + 1)},
        change=_largest,
        value_of=lambda rules: str(rules.largest_hand),
        is_number=True,
        thing="card",
    ),
    number("packs", LABELS["packs"], range(MAX_PACKS + 1), none=0),
    number("jokers", LABELS["jokers"], range(4), thing="joker"),
    choice("joker_ranks", LABELS["joker_ranks"], WORDS[cards.JokerRanks]),
    number("team_size", LABELS["team_size"], range(1, MAX_PLAYERS // 2 + 1)),
    at_table("Players", range(MIN_PLAYERS, MAX_PLAYERS + 1), 4),
)
AXES: Mapping[str, Axis] = {each.key: each for each in _EVERY}
"""By key."""
