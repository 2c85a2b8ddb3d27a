"""What speaks for one bid over another: the hand, the bids so far, the hook, the scoring."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from riverlib.cards import SUIT_NAMES, SUITS, Card, FirstLead, Penalty, Suit, TrickPoints, View
from riverlib.cards.coach.facts import Facts, faces
from riverlib.cards.coach.likely_tricks import likely_reasons, short_suits
from riverlib.cards.coach.otherwise import (
    exchanged,
    lowered,
    stronger,
    weaker,
    with_bids,
    with_rules,
    with_scoring,
)
from riverlib.cards.coach.reason import Kind, Pair, Reason
from riverlib.cards.suits import the
from riverlib.core.counting import count, listed, number_word
from riverlib.core.people import People

_SOME = 4
"""A card with more than so many above it is not one to count on."""


def bid_reasons(
    facts: Facts, pair: Pair, best: int, rival: int, people: People
) -> Iterator[Reason]:
    """Yield what speaks for one bid over another, the weightiest first.

    A sentence that counts tricks counts as many as the better bid: fewer would speak for less.
    """
    yield from _hooked(facts, pair, best, rival)
    if best > rival:
        if len(facts.sure) == best:
            yield from _sure(facts, pair)
        if best == 1:
            yield from _high_trump(facts, pair)
            yield from _high_cards(facts, pair)
            yield from _can_trump(facts, pair)
        else:
            yield from likely_reasons(facts, pair, best, rival)
        yield from _many_trumps(facts, pair, best)
    else:
        yield from likely_reasons(facts, pair, best, rival)
        yield from _no_trump(facts, pair, best, rival)
        yield from _bare(facts, pair, best, rival)
        if not best:
            yield from _all_beatable(facts, pair)
        yield from _beatable(facts, pair, best, rival)


def said_reasons(
    facts: Facts, pair: Pair, best: int, rival: int, people: People
) -> Iterator[Reason]:
    """Yield what the others' bids and the scoring say for one bid over another."""
    if facts.view.variant.team_size == 1:
        yield from _made_pays(facts, pair, best, rival)
        yield from _bid_costs(facts, pair, best, rival)
    yield from _mate_bid(facts, pair, best, rival, people)
    yield from _bid_so_far(facts, pair, best, rival)
    yield from _leads(facts, pair, best, rival)


def _hooked(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    """Yield the hook, which is the reason where without it the closed number would be said."""
    view = facts.view
    if view.hooked is None:
        return
    open_view = replace(with_rules(view, hook=False), hooked=None)
    text = f"{view.hooked} would be best, but the bids may not add up to {view.hand_size}."
    yield from pair.reason(Kind.HOOKED, text, open_view, rival=view.hooked)


# --- the hand -------------------------------------------------------------------------------


def _sure(facts: Facts, pair: Pair) -> Iterator[Reason]:
    sure = facts.sure
    if not sure:
        return
    if len(sure) == 1:
        text = f"nobody can beat {the(sure[0])}: it is sure to take a trick."
    else:
        text = (
            f"nobody can beat your {number_word(len(sure))} highest trumps: they are sure tricks."
        )
    yield from pair.reason(Kind.SURE_TRUMPS, text, lowered(facts, sure, _plain(facts)))


def _high_trump(facts: Facts, pair: Pair) -> Iterator[Reason]:
    """Name the highest trump that is not sure, where only one or two cards can beat it."""
    card = next((card for card in facts.own_trumps if facts.beaters(card)), None)
    if card is None or facts.is_small(card) or facts.view.variant.packs != 1:
        return
    text = f"only {listed([the(each) for each in faces(facts.beaters(card))])} can beat"
    text += f" your trump, {the(card)}."
    yield from pair.reason(Kind.HIGH_TRUMP, text, lowered(facts, [card], _plain(facts)))


def _high_cards(facts: Facts, pair: Pair) -> Iterator[Reason]:
    for card in sorted(faces(facts.view.hand), key=lambda card: -card.rank):
        low = weaker(facts, card)
        if facts.is_trump(card) or low is None:
            continue
        above = faces(facts.above(card))
        lower = sum(other.rank < card.rank for other in facts.own(facts.suit(card)))
        one = facts.suit_word(card)
        if not above:
            kind, text = Kind.NO_HIGHER, f"nobody can hold a {one} that beats {the(card)}."
        elif len(above) == 1 and lower and facts.view.variant.packs == 1:
            smaller = count(lower, f"lower {one}")
            text = f"{the(card)} can wait until {the(above[0])} has gone: you hold {smaller}."
            kind = Kind.GUARDED
        else:
            continue
        yield from pair.reason(kind, text, exchanged(facts.view, card, low))


def _can_trump(facts: Facts, pair: Pair) -> Iterator[Reason]:
    """Name a short suit and the small trump for it: a high one takes its trick anyway.

    A hand of one card has no such suit: it is the trump.
    """
    small = [card for card in facts.own_trumps if facts.is_small(card)]
    if not small:
        return
    for suit in short_suits(facts):
        held = len(facts.own(suit))
        name = SUIT_NAMES[suit]
        if len(facts.view.hand) == 1:
            text = "your only card is a trump: it beats every other suit."
            yield from pair.reason(Kind.CAN_TRUMP, text, lowered(facts, small, _plain(facts)))
            return
        have = f"no {name}" if not held else f"only one {name.removesuffix('s')}"
        soon = "" if not held else "soon "
        text = f"you hold {have}: you can {soon}trump {name} with {the(small[-1])}."
        yield from pair.reason(Kind.CAN_TRUMP, text, lowered(facts, small, _plain(facts)))


def _many_trumps(facts: Facts, pair: Pair, best: int) -> Iterator[Reason]:
    trumps = facts.own_trumps
    if len(trumps) < max(2, best):
        return
    held = count(best, "trump") if len(trumps) == best else f"more than {count(best, 'trump')}"
    text = f"you hold {held}, and any trump beats every other suit."
    yield from pair.reason(Kind.MANY_TRUMPS, text, lowered(facts, trumps, _plain(facts)))


def _plain(facts: Facts) -> tuple[Suit, ...]:
    return tuple(suit for suit in SUITS if suit is not facts.view.trump)


def _less(best: int, rival: int, text: str) -> str:
    """Say what it is that speaks for less: beside a bid of some tricks it might be for none."""
    return f"not {rival}: {text}" if 0 < best < rival else text


def _no_trump(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    if facts.view.trump is None or facts.own_trumps or not facts.trumps_out:
        return
    top = max(facts.trumps_out, key=lambda card: card.rank)
    low = min(facts.view.hand, key=lambda card: card.rank)
    text = _less(best, rival, "you hold no trump, and any trump beats your cards.")
    yield from pair.reason(Kind.NO_TRUMP, text, exchanged(facts.view, low, top))


def _bare(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    for card in sorted(faces(facts.view.hand), key=lambda card: -card.rank):
        above, high = faces(facts.above(card)), stronger(facts, card)
        if facts.is_trump(card) or len(facts.own(facts.suit(card))) > 1 or not high:
            continue
        if len(above) <= 2 and facts.view.variant.packs == 1:
            text = f"{the(card)} stands alone, so it cannot wait until {_cards(above)} gone."
            text = _less(best, rival, text)
            yield from pair.reason(Kind.BARE, text, exchanged(facts.view, card, high))


def _cards(cards: tuple[Card, ...]) -> str:
    names = listed([the(card) for card in cards])
    return f"{names} {'has' if len(cards) == 1 else 'have'}"


def _all_beatable(facts: Facts, pair: Pair) -> Iterator[Reason]:
    hand = faces(facts.view.hand)
    if not hand or not all(facts.above(card) for card in hand):
        return
    best = min(hand, key=lambda card: (not facts.is_trump(card), len(facts.above(card))))
    high = stronger(facts, best)
    if len(facts.view.hand) == 1:
        text = f"{count(len(facts.above(best)), facts.suit_word(best))} can beat {the(best)}."
    else:
        text = "each card you hold can be beaten in its own suit."
    if high:
        yield from pair.reason(Kind.ALL_BEATABLE, text, exchanged(facts.view, best, high))


def _beatable(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    """Name the best card that can be beaten in its suit: it is one that a higher bid counts on."""
    cards = [card for card in faces(facts.view.hand) if 0 < len(facts.above(card)) <= _SOME]
    for card in sorted(cards, key=lambda card: len(facts.above(card)))[:2]:
        above, high = facts.above(card), stronger(facts, card)
        beat = "beats" if len(above) == 1 else "beat"
        text = f"{count(len(above), facts.suit_word(card))} you have not seen {beat} {the(card)}."
        if high:
            text = _less(best, rival, text)
            yield from pair.reason(Kind.BEATABLE, text, exchanged(facts.view, card, high))


# --- bids and points ------------------------------------------------------------------------


def _made_pays(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    mine, other = facts.points(best, best), facts.points(rival, rival)
    if mine <= other:
        return
    text = f"made, {best} brings {_points(mine)} and {rival} only {other}."
    scoring = facts.view.variant.scoring
    without = with_scoring(
        facts.view,
        trick_points=TrickPoints.NEVER,
        zero_bonus=None,
        zero_per_card=0,
        bonus=max(scoring.bonus, 10),
    )
    yield from pair.reason(Kind.MADE_PAYS, text, without)


def _points(points: int) -> str:
    return f"{points} point{'' if points == 1 else 's'}" if points >= 0 else str(points)


def _bid_costs(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    scoring = facts.view.variant.scoring
    if scoring.penalty is not Penalty.BID or best > rival or not scoring.penalty_points:
        return
    price = _points(scoring.penalty_points * rival)
    less = f"only {scoring.penalty_points * best}" if best else "nothing"
    counts = scoring.trick_points is TrickPoints.ALWAYS  # what was taken still counts
    costs = f"takes {price} off your tricks" if counts else f"costs {price}"
    text = f"missed, a bid of {rival} {costs}, a bid of {best} {less}."
    without = with_scoring(facts.view, penalty=Penalty.NONE)
    yield from pair.reason(Kind.BID_COSTS, text, without)


def _bid_so_far(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    view = facts.view
    said = {seat: bid for seat, bid in enumerate(view.bids) if bid is not None}
    if not said or view.is_forehead:
        return
    size = view.hand_size
    total = sum(said.values())
    if total > size:
        there = "the one trick there is" if size == 1 else f"the {count(size, 'trick')} there are"
        text = f"so far the bids make {number_word(total)}, more than {there}."
    else:
        are = "is" if total == 1 else "are"
        text = f"so far {number_word(total)} of the {count(size, 'trick')} {are} bid."
        if not total:
            text = "so far nobody has bid a trick."
        elif total == size > 1:
            text = f"so far every one of the {count(size, 'trick')} is bid."
        elif size == 1:
            text = "the one trick there is has been bid already."
    if best < rival:
        text = _less(best, rival, text)
        changed = dict.fromkeys(said, 0)
    else:
        changed = {seat: min(size, bid + -(-size // view.players)) for seat, bid in said.items()}
    if changed != said:
        yield from pair.reason(Kind.BID_SO_FAR, text, with_bids(view, changed))


def _mate_bid(facts: Facts, pair: Pair, best: int, rival: int, people: People) -> Iterator[Reason]:
    view = facts.view
    for seat in facts.team(facts.seat):
        bid = view.bids[seat]
        if seat == facts.seat or bid is None:
            continue
        text = f"{people.name(seat)} has bid {bid}, and your tricks are counted together."
        other = 0 if best < rival else min(view.hand_size, bid + 2)
        if other != bid:
            yield from pair.reason(Kind.MATE_BID, text, with_bids(view, {seat: other}))


def mate_words(view: View, names: Sequence[str]) -> str:
    """Say in a sentence what partners have to do with a bid; nothing to whoever plays alone."""
    facts, people = Facts(view), People(names, view.seat)
    mates = [seat for seat in facts.team(facts.seat) if seat != facts.seat]
    if not mates:
        return ""
    bids = [(seat, view.bids[seat]) for seat in mates]
    said = [f"{people.name(seat)} has bid {bid}" for seat, bid in bids if bid is not None]
    if said:
        return f"{listed(said)}, and your tricks are counted together."
    together = people.together_within([facts.seat, *mates])
    return f"What {together} bid and take is counted together."


def _leads(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    view = facts.view
    if view.variant.first_lead is FirstLead.HIGHEST_BIDDER:
        text = "the highest bidder leads first."
        without = with_rules(view, first_lead=FirstLead.LEFT_OF_DEALER)
        if best > rival and not view.is_forehead:
            yield from pair.reason(Kind.LEADS, text, without)
    elif facts.seat == (view.dealer + 1) % view.players and best > rival:
        without = with_rules(view, first_lead=FirstLead.HIGHEST_BIDDER)
        yield from pair.reason(Kind.LEADS, "you lead to the first trick.", without)
