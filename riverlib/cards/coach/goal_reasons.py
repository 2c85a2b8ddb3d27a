"""Who still needs tricks and who has all or is past it, and what the scoring makes of that."""

from collections.abc import Iterator

from riverlib.cards import Card, Penalty, TrickPoints
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.otherwise import with_bids, with_scoring
from riverlib.cards.coach.reason import Kind, Pair, Reason
from riverlib.cards.suits import the
from riverlib.core.counting import count, number_word
from riverlib.core.people import People


def goal_reasons(facts: Facts, pair: Pair, best: Card, rival: Card) -> Iterator[Reason]:
    """Yield what the tricks that the own side wants say for one card over another."""
    need, avoids = facts.need(facts.seat), facts.avoids(best, rival)
    if need == 0 and avoids is not False:
        yield from _needs_none(facts, pair)
    elif 0 < need <= facts.left and (avoids is not True or 2 * need <= facts.left):
        yield from _needs(facts, pair, need, few=avoids is True)
    elif need < 0 or need > facts.left:
        yield from _missed(facts, pair, avoids)


def other_reasons(
    facts: Facts, pair: Pair, best: Card, rival: Card, people: People
) -> Iterator[Reason]:
    """Yield what the tricks that others want say for one card over another."""
    if len(facts.team(facts.seat)) > 1:
        return
    avoids = facts.avoids(best, rival)
    for seat in facts.later:
        if avoids is not None:
            yield from _other(facts, pair, seat, people, avoids=avoids)
    yield from _wanted(facts, pair)


def _together(facts: Facts) -> str:
    return "together " if len(facts.team(facts.seat)) > 1 else ""


def _own_bid(facts: Facts, change: int) -> Iterator[int]:
    """Yield the own bid changed by so many, if that is a bid."""
    bid = (facts.view.bids[facts.seat] or 0) + change
    if 0 <= bid <= facts.view.hand_size:
        yield bid


def _needs_none(facts: Facts, pair: Pair) -> Iterator[Reason]:
    if facts.team_points(0) <= facts.team_points(1):
        return
    bid = sum(facts.view.bids[seat] or 0 for seat in facts.team(facts.seat))
    together = _together(facts)
    if bid:
        text = f"you {together}have the {count(bid, 'trick')} you bid, and want no more."
    else:
        text = f"you {together}bid no tricks, so you want none."
    for changed in _own_bid(facts, 1):
        without = with_bids(facts.view, {facts.seat: changed})
        yield from pair.reason(Kind.NEEDS_NONE, text, without)


def _needs(facts: Facts, pair: Pair, need: int, *, few: bool) -> Iterator[Reason]:
    if facts.team_points(need) <= facts.team_points(need - 1):
        return
    together = _together(facts)
    if need == facts.left:
        kind = Kind.NEEDS_ALL
        all_of_them = "both" if need == 2 else f"every one of the {number_word(need)}"
        text = f"you {together}need {all_of_them} tricks left."
    else:
        kind = Kind.NEEDS_SOME
        left = count(facts.left, "trick")
        verb = "need only" if few else "still need"
        text = f"you {together}{verb} {number_word(need)} of the {left} left."
        if len(facts.sure) == need and not together:
            one, more = the(facts.sure[0]), "your highest trumps"
            takes = f"{one} takes it" if need == 1 else f"{more} take them"
            text = f"you need only {number_word(need)} of the {left} left, and {takes}."
    for changed in _own_bid(facts, -need):
        yield from pair.reason(kind, text, with_bids(facts.view, {facts.seat: changed}))


def _missed(facts: Facts, pair: Pair, avoids: bool | None) -> Iterator[Reason]:
    """Say what the scoring makes of a bid that cannot be made any more."""
    scoring = facts.view.variant.scoring
    need, now = facts.need(facts.seat), facts.team_points(0)
    then = facts.team_points(1)
    side = "your side's bid" if len(facts.team(facts.seat)) > 1 else "your bid"
    start = f"{side} can no longer be made"
    if (
        scoring.trick_points is TrickPoints.ALWAYS
        and then > now
        and need < 0
        and avoids is not True
    ):
        text = f"{start}, but one more trick brings {count(then - now, 'point')}."
        without = with_scoring(facts.view, trick_points=TrickPoints.NEVER)
        yield from pair.reason(Kind.TRICKS_COUNT, text, without)
    if (
        scoring.penalty not in (Penalty.NONE, Penalty.BID)
        and then < now
        and need < 0
        and avoids is not False
    ):
        text = f"{start}, and one more trick costs {count(now - then, 'point')}."
        without = with_scoring(facts.view, penalty=Penalty.NONE)
        yield from pair.reason(Kind.MISS_COSTS, text, without)
    if then > now and need > 0 and avoids is not True:
        text = f"{start}, but one more trick brings {count(then - now, 'point')}."
        without = with_scoring(facts.view, penalty=Penalty.NONE, trick_points=TrickPoints.NEVER)
        yield from pair.reason(Kind.TRICKS_COUNT, text, without)


def _other(
    facts: Facts, pair: Pair, seat: int, people: People, *, avoids: bool
) -> Iterator[Reason]:
    need, taken = facts.need(seat), facts.view.taken[seat]
    name = people.name(seat)
    if 0 < need <= facts.left and avoids:
        text = f"{name} plays after you and still needs {count(need, 'trick')}."
        without = with_bids(facts.view, {seat: taken})
        yield from pair.reason(Kind.OTHER_NEEDS, text, without)
    bid = facts.view.bids[seat] or 0
    if need == 0 and not avoids and facts.points(bid, taken) > facts.points(bid, taken + 1):
        text = f"{name} plays after you and wants no more tricks."
        if not taken:
            text = f"{name} plays after you and wants no trick."
        without = with_bids(facts.view, {seat: min(facts.view.hand_size, taken + 2)})
        yield from pair.reason(Kind.OTHER_IS_DONE, text, without)


def _wanted(facts: Facts, pair: Pair) -> Iterator[Reason]:
    """Say whether the others want more tricks than there are, or fewer."""
    others = [seat for seat in range(facts.view.players) if seat != facts.seat]
    wanted = sum(max(0, facts.need(seat)) for seat in others)
    tricks = f"the {count(facts.left, 'trick')} left"
    text = f"the others want {number_word(wanted) if wanted else 'none'} of {tricks}."
    if wanted > facts.left:
        left = number_word(facts.left)
        text = f"the others want {number_word(wanted)} tricks, and only {left} are left."
    taken = facts.view.taken
    if 2 * wanted >= facts.left:
        bids = {seat: taken[seat] for seat in others}
    else:
        most = facts.view.hand_size
        bids = {seat: min(most, taken[seat] + max(1, facts.need(seat) + 1)) for seat in others}
    yield from pair.reason(Kind.WANTED, text, with_bids(facts.view, bids))
