"""What matters at this moment of a card game, the most important first."""

from collections.abc import Iterator, Sequence

from riverlib.cards import SUIT_NAMES, Bidding, Phase, Suit, View
from riverlib.cards.rules import team_of, trick_taker
from riverlib.cards.suits import ONE, is_trump, the
from riverlib.core.counting import count, listed
from riverlib.learn.cards.four_steps import points_examples
from riverlib.learn.cards.moment import Moment, moment
from riverlib.learn.cards.taking import taker_reason
from riverlib.learn.tip import Tip

_TRICK = "A trick: everybody plays one card, the best one takes them all."
_BID = "Say how many tricks you will take, then try to take exactly that many."


def card_tips(view: View, names: Sequence[str]) -> tuple[Tip, ...]:
    """Return what the seat whose turn it is should know now; nothing for anybody else.

    >>> from riverlib.cards import find_variant, new_game, view
    >>> card_tips(view(new_game(find_variant("prediction"), players=3), 0), ["A", "B", "C"])
    ()
    """
    if view.seat is None or view.seat != view.to_move:
        return ()
    return tuple(_bid_tips(view, names) if view.phase is Phase.BID else _play_tips(view, names))


def _bid_tips(view: View, names: Sequence[str]) -> Iterator[Tip]:
    if view.is_forehead:
        text = "You see every card but your own. Bid on those: your card plays itself."
        yield Tip(key="forehead", text=text, mark="hand")
    yield from _partner_tips(view, names)
    is_first = not view.results  # a newcomer's first deal: what a trick is, and no sums yet
    yield Tip(key="trick", text=_TRICK, mark="bids")
    yield Tip(key="bid", text=_BID, mark="bids")
    if not is_first:
        points = points_examples(view.variant, view.hand_size)
        yield Tip(key="points", text=points, mark="bids")
    if view.variant.bidding is Bidding.SIMULTANEOUS:
        text = "Nobody sees your number before all have bid. No number is closed."
        yield Tip(key="fists", text=text, mark="bids")
    yield from _trump_tips(view)


def _partner_tips(view: View, names: Sequence[str]) -> Iterator[Tip]:
    mates = _partners(view)
    if mates:
        who = listed([names[seat] for seat in mates])
        are = "partner is" if len(mates) == 1 else "partners are"
        text = f"Your {are} {who}: your bids and your tricks are added up."
        yield Tip(key="partners", text=text, mark=f"seat:{mates[0]}")


def _partners(view: View) -> list[int]:
    assert view.seat is not None  # a tip is for a seat
    team = team_of(view.variant, view.seat, view.players)
    seats = range(view.players)
    return [s for s in seats if s != view.seat and team_of(view.variant, s, view.players) == team]


def _trump_tips(view: View) -> Iterator[Tip]:
    if view.trump is None:
        text = "This deal has no trumps: the highest card of the suit that was led takes a trick."
        yield Tip(key="no-trump", text=text, mark="trump")
        return
    suit = SUIT_NAMES[view.trump]
    if view.trump is Suit.JOKERS:
        others = view.variant.jokers * (view.variant.packs or 1) > 1
        trumps = "only jokers are trumps in this deal" if others else "this deal has no trumps"
        text = f"A joker was turned up: {trumps}."
        yield Tip(key="joker-trump", text=text, mark="trump")
    else:
        text = (
            f"{suit.capitalize()} are trumps in this deal: {ONE[view.trump]} beats all other suits."
        )
        yield Tip(key="trump", text=text, mark="trump")
    jokers = [card for card in view.hand if card.is_joker]
    if jokers and view.trump is not Suit.JOKERS:
        text = f"Your joker is a trump, higher than the ace of {suit}."
        yield Tip(key="joker", text=text, mark=f"card:{jokers[0]}")


_MUST = {
    Moment.FOLLOW: "follow",
    Moment.MUST_TRUMP: "must-trump",
    Moment.LEAD_NO_TRUMP: "lead-no-trump",
}


def _play_tips(view: View, names: Sequence[str]) -> Iterator[Tip]:
    now = moment(view, names)
    closed = len(now.cards) < len(set(view.hand))
    if now.kind in _MUST and closed:
        is_open = now.kind is Moment.LEAD_NO_TRUMP and len(now.cards) > 1
        mark = "hand" if is_open else f"card:{now.cards[0]}"
        yield Tip(key=_MUST[now.kind], text=now.text, mark=mark)
    if now.kind is Moment.ANY_CARD:
        yield from _free_tips(view, now.text)
    yield from _goal_tips(view, names)
    yield from _ring_tips(view, names)
    if now.kind is Moment.LEAD:
        yield Tip(key="lead", text=now.text, mark="hand")
    yield from _taker_tips(view, names)


def _free_tips(view: View, text: str) -> Iterator[Tip]:
    trumps = [card for card in view.hand if is_trump(card, view.trump)]
    taking = [
        card
        for card in trumps
        if trick_taker(view.variant, (*view.trick, card), view.trump) == len(view.trick)
    ]
    if taking:  # what is named is what a newcomer plays: the lowest that is enough
        lowest = min(taking, key=lambda card: card.rank)
        text = f"{_no_suit(text)}, so you may take the trick with a trump, such as {the(lowest)}."
        yield Tip(key="trump-in", text=text, mark=f"card:{lowest}")
    elif trumps:
        text = f"{_no_suit(text)}, so play any card: your trumps are too low to win."
        yield Tip(key="any-card", text=text, mark="hand")
    else:
        text = f"{_no_suit(text)}, so play any card: only a trump could take the trick."
        yield Tip(key="any-card", text=text, mark="hand")


def _no_suit(text: str) -> str:
    """Return what is missing, of why any card may be played: "You have no spades"."""
    missing = text.partition(": ")[2].removesuffix(".")
    return f"{missing[:1].upper()}{missing[1:]}"


def _goal_tips(view: View, names: Sequence[str]) -> Iterator[Tip]:
    assert view.seat is not None
    seats = [view.seat, *_partners(view)]
    bid = sum(view.bids[seat] or 0 for seat in seats)
    taken = sum(view.taken[seat] for seat in seats)
    if taken != bid:
        return
    together = "together " if len(seats) > 1 else ""
    if bid:
        text = f"You {together}have the {count(bid, 'trick')} you bid. Take no more."
        yield Tip(key="reached", text=text, mark="goal")
    else:
        text = f"You {together}bid no tricks: try to take none."
        yield Tip(key="zero", text=text, mark="goal")


def _ring_tips(view: View, names: Sequence[str]) -> Iterator[Tip]:
    """Explain the little cards beside a bid at the first of the others' that has one filled.

    One's own lies below one's cards on a phone: no tip could stand there beside it.
    """
    others = (seat for seat in range(view.players) if seat != view.seat)
    filled = [seat for seat in others if _is_partly_filled(view, seat)]
    if filled:
        who = f"{names[filled[0]]}'s side" if _partners(view) else names[filled[0]]
        text = f"Each little card is a trick that {who} bid: a trick taken fills one."
        yield Tip(key="ring", text=text, mark=f"ring:{filled[0]}")


def _is_partly_filled(view: View, seat: int) -> bool:
    team = team_of(view.variant, seat, view.players)
    mates = [s for s in range(view.players) if team_of(view.variant, s, view.players) == team]
    return 0 < sum(view.taken[mate] for mate in mates) <= sum(view.bids[m] or 0 for m in mates)


def _taker_tips(view: View, names: Sequence[str]) -> Iterator[Tip]:
    """Explain the trick on the table: what lies there no more is not spoken of."""
    if len(view.trick) < 2 or view.leader is None:
        return
    reason = taker_reason(
        view.variant, view.trick, leader=view.leader, trump=view.trump, names=names, you=view.seat
    )
    yield Tip(key=f"takes-{reason.kind.value}", text=reason.text, mark="best")
