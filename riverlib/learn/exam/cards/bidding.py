"""What the last bidder may say, who leads first, and what is seen on foreheads."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from riverlib import cards
from riverlib.cards import Bid, Bidding, FirstLead, Variant
from riverlib.cards.events import LeadGiven
from riverlib.cards.rules import first_leader, legal_bids
from riverlib.learn.cards.why import BidReason, bid_reason
from riverlib.learn.exam.cards import table
from riverlib.learn.exam.cards.card_words import bids_words
from riverlib.learn.exam.question import Case, Concept, Slip
from riverlib.learn.position import CardPosition


def _my_last_bid(variant: Variant, rng: Random, fits: table.SizeTest = bool) -> CardPosition | None:
    """Deal a hand in which the learner is the dealer and bids last."""
    state = table.opening(variant, rng, fits=fits, dealer=table.ME)
    if state is None:
        return None
    return table.bidding(table.dealt(state, rng), rng, until=table.ME)


def _last_bids(variant: Variant, rng: Random) -> Iterator[Case]:
    position = _my_last_bid(variant, rng)
    if position is None:
        return
    state = position.state
    size, said = state.hand_size, cards.bids_in_order(state)
    reason = _bid_reason(state)
    there = "There is one trick." if size == 1 else f"There are {size} tricks."
    legal = [bid for bid in cards.legal_actions(state) if isinstance(bid, Bid)]
    yield Case(
        position=position,
        ask=f"{there} {_said(said)} You bid last. Which bids are open to you?",
        right=frozenset(bid.tricks for bid in legal),
        why=reason.text,
        reason=reason,
        slips=tuple(_bid_slips(state, said)),
        words=lambda bids: bids_words(size, bids),
        hint=f"The others have bid {sum(said)} together. There {_are(size)}.",
    )


def _said(said: Sequence[int]) -> str:
    if len(said) == 1:
        return f"{table.NAMES[1]} has bid {said[0]}."
    return f"The others bid {', '.join(map(str, said[:-1]))} and {said[-1]}."


def _are(size: int) -> str:
    return "is one trick" if size == 1 else f"are {size} tricks"


def _bid_reason(state: cards.GameState) -> BidReason:
    seen = cards.view(state, table.ME)
    return bid_reason(seen, 0 if seen.hooked is None else seen.hooked)


def _bid_slips(state: cards.GameState, said: Sequence[int]) -> Iterator[Slip]:
    size, left = state.hand_size, state.hand_size - sum(said)
    other = replace(state.variant, hook=not state.variant.hook)
    changed = legal_bids(other, said, hand_size=size, players=state.players)
    yield Slip(
        "hook",
        frozenset(changed),
        "the last bidder could say anything"
        if state.variant.hook
        else "the bids might not come out even",
    )
    even = frozenset({left}) if left >= 0 else None
    yield Slip("must-be-even", even, f"the bids had to add up to {size}")
    legal = frozenset(legal_bids(state.variant, said, hand_size=size, players=state.players))
    yield Slip("at-least-one", legal - {0}, "nobody could bid 0")
    not_over = legal & frozenset(range(left + 1))
    yield Slip("not-over", not_over, f"the bids could not add up to more than {size}")


def _leads(variant: Variant, rng: Random) -> Iterator[Case]:
    position = _my_last_bid(variant, rng)
    if position is None:
        return
    state = position.state
    mine = rng.choice([bid for bid in cards.legal_actions(state) if isinstance(bid, Bid)])
    after = position.after(mine)
    leader = [event for event in after.events if isinstance(event, LeadGiven)][-1].seat
    all_bids = (mine.tricks, *(bid or 0 for bid in state.bids[1:]))
    other = (
        FirstLead.LEFT_OF_DEALER
        if variant.first_lead is FirstLead.HIGHEST_BIDDER
        else FirstLead.HIGHEST_BIDDER
    )
    changed = first_leader(replace(state.variant, first_lead=other), all_bids, state.dealer)
    top = [seat for seat, bid in enumerate(all_bids) if bid == max(all_bids)]
    last = table.ME if table.ME in top else top[-1]  # the learner bids last of all
    yield Case(
        position=position,
        ask=f"You deal, bid last and say {mine.tricks}. Who leads the first trick?",
        right=leader,
        why=_lead_why(state.variant, all_bids, leader),
        slips=(
            Slip("first-lead", changed, _LEAD[other]),
            Slip("dealer-leads", state.dealer, "the dealer led"),
            Slip("right-of-dealer", state.players - 1, "whoever sits right of the dealer led"),
            Slip("last-highest", last, "the last of the highest bidders led"),
        ),
        words=lambda seat: table.NAMES[seat],
        hint="Who led in the deals before: somebody's left, or somebody's bid?",
        given=mine.tricks,
    )


_LEAD = {
    FirstLead.LEFT_OF_DEALER: "whoever sits left of the dealer led",
    FirstLead.HIGHEST_BIDDER: "the highest bidder led",
}


def _lead_why(variant: Variant, bids: Sequence[int], leader: int) -> str:
    who = "You lead" if leader == table.ME else f"{table.NAMES[leader]} leads"
    if variant.first_lead is FirstLead.LEFT_OF_DEALER:
        return f"{who}: left of the dealer, whatever was bid."
    best = max(bids)
    if list(bids).count(best) == 1:
        return f"{who}: {best} is the highest bid."
    return f"{who}: {best} is the highest bid, and of equal ones the first said counts."


def _foreheads(variant: Variant, rng: Random) -> Iterator[Case]:
    state = table.opening(variant, rng, fits=lambda size: size == 1)
    if state is None:
        return
    position = table.bidding(table.dealt(state, rng), rng, until=table.ME)
    yield Case(
        position=position,
        ask="Everybody gets one card. Whose cards do you see when you bid?",
        right=_seen(position.state),
        why="With one card each it goes on your forehead: you see all cards but your own.",
        slips=(
            Slip(
                "forehead",
                _seen(_without_forehead(position.state)),
                "one card were held like any other hand",
            ),
            Slip("all-open", frozenset(range(position.state.players)), "all cards lay open"),
        ),
        words=_seats_words,
        hint="Deals of one card can be special.",
    )


def _without_forehead(state: cards.GameState) -> cards.GameState:
    return replace(state, variant=replace(state.variant, forehead=False))


def _seen(state: cards.GameState) -> frozenset[int]:
    seen = cards.view(state, table.ME)
    own = {table.ME} if seen.hand else set()
    return frozenset(own | {seat for seat, shown in enumerate(seen.shown) if shown})


def _seats_words(seats: frozenset[int]) -> str:
    if seats == {table.ME}:
        return "Only my own"
    return "Everybody's" if table.ME in seats else "All but my own"


LAST_BID = Concept(
    key="last-bid",
    game="cards",
    title="What the last bidder may say",
    belongs=lambda variant: variant.bidding is Bidding.IN_TURN,
    cases=_last_bids,
)
FIRST_LEAD = Concept(
    key="first-lead",
    game="cards",
    title="Who leads first",
    belongs=lambda variant: variant.bidding is Bidding.IN_TURN,
    cases=_leads,
)
FOREHEAD = Concept(
    key="forehead",
    game="cards",
    title="Whose cards you see",
    belongs=lambda variant: variant.forehead and 1 in table.sizes(variant),
    cases=_foreheads,
)
