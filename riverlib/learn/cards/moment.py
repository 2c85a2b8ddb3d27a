"""What a seat may do at this moment, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from riverlib.cards import SUIT_NAMES, Bidding, Card, Phase, Suit, TrumpLead, View
from riverlib.cards.rules import suit_in_play
from riverlib.cards.suits import is_trump, suits_named, the
from riverlib.core.counting import counted, listed, number_word
from riverlib.core.people import People
from riverlib.learn.cards.bidding import hook_sum, open_bids
from riverlib.learn.cards.playing import are_trumps_closed, playable_cards
from riverlib.learn.reason import Reason


class Moment(StrEnum):
    """What the seat is at."""

    BID = "bid"
    LAST_BID = "last-bid"
    """One number is closed."""
    LEAD = "lead"
    LEAD_NO_TRUMP = "lead-no-trump"
    FOLLOW = "follow"
    ANY_CARD = "any-card"
    """It has nothing of the suit that was led."""
    MUST_TRUMP = "must-trump"
    LAST_CARD = "last-card"
    WAIT = "wait"
    DEAL = "deal"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentReason(Reason):
    """What a seat may do now, and why."""

    kind: Moment
    cards: tuple[Card, ...] = ()
    """What it may play now."""
    bids: tuple[int, ...] = ()
    """What it may bid now."""
    closed_bid: int | None = None


def moment(view: View, names: Sequence[str]) -> MomentReason:
    """Say what the seat may do now and why; whoever looks on hears whose turn it is.

    >>> from riverlib.cards import find_variant, new_game, view
    >>> state = new_game(find_variant("prediction"), players=3)
    >>> moment(view(state, 0), ["Anna", "Ben", "Cleo"]).text
    'Now the cards are dealt, eight to everybody.'
    """
    if view.phase is Phase.SHUFFLE:
        return MomentReason(kind=Moment.DEAL, text=_dealing(view))
    if view.phase is Phase.OVER:
        return MomentReason(kind=Moment.OVER, text=_winners(view, names))
    if view.seat is None or view.seat != view.to_move:
        return MomentReason(kind=Moment.WAIT, text=_waiting(view, names))
    return _bidding(view) if view.phase is Phase.BID else _playing(view)


def _dealing(view: View) -> str:
    if not view.results:
        return f"Now the cards are dealt, {number_word(view.hand_size)} to everybody."
    size = view.hand_size
    come = "comes one card" if size == 1 else f"come {size} cards"
    return f"Deal {view.deal_no} is over. Next {come} each."


def _winners(view: View, names: Sequence[str]) -> str:
    best = max(view.totals)
    seats = [seat for seat, total in enumerate(view.totals) if total == best]
    people, points = People(names, view.seat), counted(best, "point")
    if len(seats) > 1:
        return f"The game is over: {people.together(seats)} win with {points}."
    return f"The game is over: {people.do(seats[0], 'win', f'with {points}')}"


def _waiting(view: View, names: Sequence[str]) -> str:
    assert view.to_move is not None  # somebody bids or plays
    people = People(names, view.seat)
    verb = "bid" if view.phase is Phase.BID else "play"
    turn = people.do(view.to_move, verb, "now")
    return turn if view.seat is None else f"{turn} Then it goes on round the table."


def _bidding(view: View) -> MomentReason:
    bids = open_bids(view)
    kind = Moment.BID if view.hooked is None else Moment.LAST_BID
    start = "You see every card but your own. " if view.is_forehead else ""
    if view.hooked is not None:
        say = f"Say {_numbers(bids)}, not {view.hooked}: {hook_sum(view)}."
    elif view.variant.bidding is Bidding.SIMULTANEOUS:
        say = f"Say {_numbers(bids)}, how many tricks you will take. All bids are shown at once."
    else:
        say = f"Say {_numbers(bids)}: how many tricks will you take?"
    return MomentReason(kind=kind, text=start + say, bids=bids, closed_bid=view.hooked)


def _numbers(bids: Sequence[int]) -> str:
    """List the open numbers: "0, 1 or 3", or "a number from 0 to 10"."""
    if len(bids) <= _FEW:
        return listed([str(bid) for bid in bids], "or")
    return f"a number from {bids[0]} to {bids[-1]}"


_FEW = 4


_ANY_LEAD = "Play any card: you lead, and whoever has its suit must follow."


def _playing(view: View) -> MomentReason:
    cards = playable_cards(view)
    if len(view.hand) == 1:
        text = f"Play {the(cards[0])}: it is your last card."
        return MomentReason(kind=Moment.LAST_CARD, text=text, cards=cards)
    if not view.trick:
        return _leading(view, cards)
    led = suit_in_play(view.trick[0], view.trump)
    suit = SUIT_NAMES[led]
    held = [card for card in view.hand if suit_in_play(card, view.trump) is led]
    if held:
        return MomentReason(kind=Moment.FOLLOW, text=_follow(view, held, led), cards=cards)
    if view.variant.must_trump and _trumps(view):
        text = f"Play a trump: you have no {suit}, and then you must."
        return MomentReason(kind=Moment.MUST_TRUMP, text=text, cards=cards)
    text = f"Play any card: you have no {suit}."
    return MomentReason(kind=Moment.ANY_CARD, text=text, cards=cards)


def _trumps(view: View) -> list[Card]:
    return [card for card in view.hand if is_trump(card, view.trump)]


def _follow(view: View, held: Sequence[Card], led: Suit) -> str:
    suit = SUIT_NAMES[led]
    was_led = f"{suit} were led"
    if view.trick[0].is_joker and led is not Suit.JOKERS:
        was_led = f"{the(view.trick[0])} was led, and it counts as {suit}"
    if len(held) > 1:
        return f"Play one of your {suits_named(held, led)}: {was_led}."
    if held[0].is_joker and led is not Suit.JOKERS:
        return f"Play {the(held[0])}: {was_led}, and jokers belong to the {suit}."
    return f"Play {the(held[0])}: {was_led}, and it is your only {suit.removesuffix('s')}."


def _leading(view: View, cards: tuple[Card, ...]) -> MomentReason:
    trumps = _trumps(view)
    if not trumps or not are_trumps_closed(view):
        return MomentReason(kind=Moment.LEAD, text=_ANY_LEAD, cards=cards)
    if len(trumps) == len(view.hand):
        text = "Play any card: you lead, and you have nothing but trumps."
        return MomentReason(kind=Moment.LEAD, text=text, cards=cards)
    assert view.trump is not None  # it holds trumps
    names = [SUIT_NAMES[view.trump]]
    if view.trump is not Suit.JOKERS and any(card.is_joker for card in trumps):
        names.append(SUIT_NAMES[Suit.JOKERS])
    ones = [f"a {name.removesuffix('s')}" for name in names]
    yet = (
        "no trump has been played yet"
        if view.variant.trump_lead is TrumpLead.BROKEN
        else "none may be led to the first trick"
    )
    is_one = len(set(cards)) == 1
    these = the(cards[0]) if is_one else f"any card but {listed(ones, 'or')}"
    text = f"Play {these}: {listed(names)} are trumps, and {yet}."
    return MomentReason(kind=Moment.LEAD_NO_TRUMP, text=text, cards=cards)
