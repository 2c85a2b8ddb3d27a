"""Scenes about points: an exact bid, a miss, and what zero is worth."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from riverlib.cards import Scoring, TrickPoints, Variant, legal_actions, score, signed
from riverlib.cards.rules import team_of
from riverlib.core.counting import number_word
from riverlib.learn.cards import says
from riverlib.learn.cards.asking import Action, question
from riverlib.learn.cards.laying import (
    Deal,
    all_bid,
    drawn,
    has_tricks,
    is_playable,
    seats_of,
)
from riverlib.learn.cards.why import points_reason
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Scene, Step

Wanted = Callable[[int, int], bool]
"""Whether a bid and the tricks taken are what is asked about."""
End = tuple[CardPosition, int, int]
"""A position at your last card, what was bid, and what will have been taken."""


def _exact(bid: int, taken: int) -> bool:
    return bid == taken > 0


def _zero(bid: int, taken: int) -> bool:
    return bid == taken == 0


def _over(bid: int, taken: int) -> bool:
    return taken > bid


def _under(bid: int, taken: int) -> bool:
    return taken < bid


def _last_card(variant: Variant, rng: Random, bid: int) -> CardPosition:
    """Play a deal at random up to your last card: nobody has a choice any more."""
    size = 2 if has_tricks(variant) else 1
    deal = Deal(variant, rng, players=seats_of(variant), size=size)
    mates = _mates(variant, deal.players)
    wish = [0 if seat in mates else rng.choice((0, 1)) for seat in range(deal.players)]
    position = deal.laid([None] * deal.players, dealer=deal.players - 1, name="points")
    position = all_bid(position, [bid, *wish[1:]])
    while position.state.to_move != 0 or len(position.state.hands[0]) > 1:
        position = position.after(rng.choice(legal_actions(position.state)))
    return position


def _mates(variant: Variant, players: int) -> list[int]:
    """Return the seats that score with yours, your own included."""
    team = team_of(variant, 0, players)
    return [seat for seat in range(players) if team_of(variant, seat, players) == team]


def _rest(position: CardPosition) -> list[Action]:
    """Return the cards that are still to be played, one from each hand."""
    plays: list[Action] = []
    deals = len(position.state.results)
    while len(position.state.results) == deals:
        plays.append(legal_actions(position.state)[0])
        position = position.after(plays[-1])
    return plays


def _drawn_end(variant: Variant, rng: Random, wanted: Wanted) -> End | None:
    """Draw the end of a deal, with what you, or your team, have bid and will have taken."""
    over = 1 if has_tricks(variant) else 0
    mine: dict[Wanted, tuple[int, ...]] = {
        _exact: (1,), _zero: (0,), _over: (over,), _under: (1, 2)
    }  # fmt: skip
    position = _last_card(variant, rng, rng.choice(mine[wanted]))
    result = position.after(*_rest(position)).state.results[-1]
    mates = _mates(variant, position.state.players)
    bid, taken = (sum(each[seat] for seat in mates) for each in (result.bids, result.taken))
    return (position, bid, taken) if wanted(bid, taken) else None


def outcome(variant: Variant, bid: int, taken: int) -> str:
    """Say what you, or your team, said and took: "You said 2 and took 1"."""
    who = "Your team" if variant.team_size > 1 else "You"
    return f"{who} said {bid} and took {taken}"


def counted(variant: Variant, bid: int, taken: int, size: int) -> str:
    """Say what came of a bid, and in words where its points come from; at most 25 words."""
    reason = points_reason(variant, bid=bid, taken=taken, hand_size=size)
    off = abs(taken - bid)
    missed = f"{number_word(off)} too {'many' if taken > bid else 'few'}"
    start = outcome(variant, bid, taken)
    points = f"{reason.counted} {_unit(reason.points)}."
    text = f"{start}: {missed if off else 'just right'}. {points}"
    return text if len(text.split()) <= says.MOST_WORDS else f"{start}. {points}"


def _unit(points: int) -> str:
    return "point" if abs(points) == 1 else "points"


def _see_step(variant: Variant, seed: int, wanted: Wanted, say: str) -> Step:
    """Show the last trick of a deal, and its points."""

    def draw(rng: Random) -> Step | None:
        end = _drawn_end(variant, rng, wanted)
        if end is None:
            return None
        position, bid, taken = end
        return Step(
            say=say,
            position=position,
            plays=tuple(_rest(position)),
            told=counted(variant, bid, taken, position.state.hand_size),
            marks=("seat:0",),
        )

    return drawn(f"points shown {wanted.__name__}", seed, draw)


def points_words(variant: Variant, bid: int, taken: int, size: int) -> str:
    """Say the arithmetic of a deal: "10 + 2 = +12 points."."""
    points = score(variant.scoring, bid=bid, taken=taken, hand_size=size)
    return f"{points.how} {_unit(points.points)}."


def _ask_step(variant: Variant, seed: int, wanted: Wanted, say: str) -> Step:
    """Ask for the points of a deal whose last card is still to be played."""

    def draw(rng: Random) -> Step | None:
        end = _drawn_end(variant, rng, wanted)
        if end is None:
            return None
        position, bid, taken = end
        size = position.state.hand_size
        right = score(variant.scoring, bid=bid, taken=taken, hand_size=size).points
        why = counted(variant, bid, taken, size)
        others = _other_points(variant.scoring, bid, taken, size) - {right}
        numbers = sorted([right, *rng.sample(sorted(others), 2)])
        will = "Your team" if variant.team_size > 1 else "You"
        return question(
            position,
            say=say,
            ask=f"{will} said {bid} and will have {taken}. How many points is that?",
            options=[(signed(number), number == right, why) for number in numbers],
            hint=_hint(bid, taken),
            look=("seat:0",),
        )

    return drawn(f"points {wanted.__name__}", seed, draw)


def _hint(bid: int, taken: int) -> str:
    if bid != taken:
        off = abs(bid - taken)
        return (
            f"{says.times(off, 'trick')} too {'many' if taken > bid else 'few'}: the bid is missed."
        )
    return "The bid came true." if bid else "Nothing said and nothing taken: the bid came true."


def _other_points(scoring: Scoring, bid: int, taken: int, size: int) -> set[int]:
    """Return the points that other rules would give, and some near them."""
    others = (
        scoring,
        replace(scoring, zero_bonus=None, zero_per_card=0),
        replace(scoring, trick_points=TrickPoints.NEVER),
        Scoring(),
    )
    found = {
        score(each, bid=said, taken=taken, hand_size=size).points
        for each in others
        for said in (bid, taken)
    }
    right = score(scoring, bid=bid, taken=taken, hand_size=size).points
    return found | {right + 5, right - 1, right + 10}


def _points_steps(variant: Variant, seed: int) -> Sequence[Step]:
    return (
        _see_step(variant, seed, _exact, "The last trick of a deal. Then the points are counted."),
        _see_step(variant, seed, _over, "One too many is a miss, too."),
        _ask_step(variant, seed, _under, ""),
        _ask_step(variant, seed, _zero, "Nothing said, nothing taken: that is exact too."),
    )


POINTS: Scene[Variant] = Scene(
    key="points",
    title="Points",
    idea=lambda _rules: "What you said and what you took make your points.",
    belongs=is_playable,
    steps=_points_steps,
)
