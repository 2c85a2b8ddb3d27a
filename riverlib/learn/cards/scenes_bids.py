"""Scenes about bids: saying one, the number closed to the last, and all at once."""

from collections.abc import Callable, Sequence
from random import Random

from riverlib.cards import Bid, Bidding, Card, Trump, Variant, view
from riverlib.cards.suits import the
from riverlib.learn.cards import says
from riverlib.learn.cards.asking import Action, board, question
from riverlib.learn.cards.laying import (
    Deal,
    all_bid,
    bids_to_come,
    drawn,
    has_tricks,
    is_plain,
    is_playable,
    seats_of,
)
from riverlib.learn.cards.why import bid_reason
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Answer, Scene, Step


def _size(variant: Variant) -> int:
    return 3 if has_tricks(variant) else 1


def _has_sure_tricks(variant: Variant) -> bool:
    """Whether the ace of trumps takes its trick whatever happens: one of it, nothing above."""
    one_pack = variant.packs == 1 and not variant.jokers
    return one_pack and variant.trump is not Trump.NONE


def sure_tricks(position: CardPosition) -> int:
    """Count the tricks that you cannot fail to take: the highest trumps without a gap.

    Only where each card is there once and no joker is higher, else 0.
    """
    state = position.state
    if not _has_sure_tricks(state.variant) or state.trump is None:
        return 0
    ranks = {card.rank for card in state.hands[0] if card.suit is state.trump}
    return next(count for count in range(14) if 14 - count not in ranks)


def _bid_step(variant: Variant, seed: int, *, sure: int, say: str) -> Step:
    def draw(rng: Random) -> Step | None:
        size = _size(variant)
        deal = Deal(variant, rng, players=seats_of(variant), size=size)
        top = 0 if not _has_sure_tricks(variant) else min(sure, size)
        mine = [deal.take(_trump_of_rank(deal, 14 - no)) for no in range(top)]
        mine += [deal.take(is_plain, _low) for _ in range(size - top)]
        position = deal.laid(
            [mine, *[None] * (deal.players - 1)], dealer=deal.players - 1, name="bid"
        )
        if sure_tricks(position) != top:
            return None
        known = f"{the(mine[0]).capitalize()} is the highest trump. " if top and say else ""
        return board(
            position,
            say=say,
            ask=f"{known}Your turn: how many tricks will you take?",
            judge=_can_come_true,
            marks=("hand",),
            hint="Count the cards that beat all others." if top else "Look for high cards.",
            look=("hand",),
        )

    return drawn(f"bid {sure}", seed, draw)


def _trump_of_rank(deal: Deal, rank: int) -> Callable[[Card], bool]:
    return lambda card: deal.is_trump(card) and card.rank == rank


def _low(card: Card) -> bool:
    return card.rank < 10


def _can_come_true(before: CardPosition, action: Action, _after: CardPosition) -> Answer:
    """Judge a bid: any may be said, but what is sure to be taken must be in it."""
    assert isinstance(action, Bid)  # the position asks for a bid
    sure = sure_tricks(before)
    state = before.state
    if state.variant.team_size > 1:
        whose = (
            "Your partner's bid is" if state.variant.team_size == 2 else "Your partners' bids are"
        )
        return Answer(True, f"You said {action.tricks}. {whose} added to it.")
    if action.tricks < sure:
        which = "Your highest trump is" if sure == 1 else f"Your {sure} highest trumps are"
        at_least = says.times(sure, "trick")
        return Answer(
            False, f"{which} sure to take {at_least}. So {action.tricks} cannot come true."
        )
    if not action.tricks:
        return Answer(True, "You said 0: then you must take no trick at all.")
    just = f"just {action.tricks} of the {state.hand_size} tricks"
    if state.hand_size == 1:
        just = "the only trick"
    return Answer(True, f"You said {action.tricks}: then you must take {just}.")


def _bid_steps(variant: Variant, seed: int) -> Sequence[Step]:
    say = "Look at your cards. Then say how many tricks you will take: not more, not fewer."
    first = _bid_step(variant, seed, sure=1, say=say)
    if not _has_sure_tricks(variant) or variant.team_size > 1 or not has_tricks(variant):
        return (first,)
    return first, _bid_step(variant, seed, sure=2, say="")


BID: Scene[Variant] = Scene(
    key="bid",
    title="Your bid",
    idea=lambda _rules: "Say how many tricks you will take, then take exactly that many.",
    belongs=lambda rules: is_playable(rules) and (has_tricks(rules) or not rules.forehead),
    steps=_bid_steps,
)


def _dealt_to_last(deal: Deal, bids: Sequence[int]) -> tuple[CardPosition, tuple[Bid, ...]]:
    """Deal at random with you as the dealer; return it with the bids of the others."""
    position = deal.laid([None] * deal.players, dealer=0, name="bids")
    return position, bids_to_come(position, bids, until=0)


def _said_words(variant: Variant, bids: Sequence[Bid], size: int) -> str:
    there = "is 1 trick" if size == 1 else f"are {size} tricks"
    return f"The others said {sum(bid.tricks for bid in bids)}, and there {there}."


def _hook_draw(variant: Variant, rng: Random) -> tuple[CardPosition, tuple[Bid, ...], int]:
    deal = Deal(variant, rng, players=seats_of(variant), size=_size(variant))
    bids = [0, *(rng.choice((0, 1, 1, 2)) for _ in range(deal.players - 1))]
    return *_dealt_to_last(deal, bids), deal.size


def _hook_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        position, plays, size = _hook_draw(variant, rng)
        if view(position.after(*plays).state, 0).hooked is None:
            return None
        return board(
            position,
            plays=plays,
            say="The dealer bids last. The bids must not add up to the number of tricks.",
            ask=f"{_said_words(variant, plays, size)} Your turn: say your bid.",
            judge=_open_bid,
            hint="One number would make it come out even. Say another.",
        )

    return drawn("hook", seed, draw)


def _open_bid(before: CardPosition, action: Action, _after: CardPosition) -> Answer:
    assert isinstance(action, Bid)  # the position asks for a bid
    return Answer(True, bid_reason(view(before.state, 0), action.tricks).text)


def _closed_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        position, plays, size = _hook_draw(variant, rng)
        seen = view(position.after(*plays).state, 0)
        reasons = [(tricks, bid_reason(seen, tricks).text) for tricks in range(size + 1)]
        options = [(str(tricks), tricks == seen.hooked, text) for tricks, text in reasons]
        none = seen.hooked is None
        options.append(("None", none, reasons[0 if none else seen.hooked or 0][1]))
        return question(
            position,
            plays=plays,
            ask=f"{_said_words(variant, plays, size)} You are last. Which bid is closed to you?",
            options=options,
            hint=f"Which number makes {size} together with what was said?",
        )

    return drawn("closed", seed, draw)


HOOK: Scene[Variant] = Scene(
    key="hook",
    title="The last bid",
    idea=lambda _rules: "The bids may not add up to the number of tricks: somebody must miss.",
    belongs=lambda rules: is_playable(rules) and rules.hook,
    steps=lambda rules, seed: (_hook_step(rules, seed), _closed_step(rules, seed)),
)


def _fists_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step:
        deal = Deal(variant, rng, players=seats_of(variant), size=_size(variant))
        bids = [0, *(rng.randint(0, min(2, deal.size)) for _ in range(deal.players - 1))]
        position = deal.laid([None] * deal.players, dealer=deal.players - 1, name="fists")
        return board(
            position,
            say="All bids are shown at the same moment. Nobody knows what the others say.",
            ask="Your turn: choose your bid.",
            judge=_all_shown,
            reply=lambda after: all_bid(after, bids),
            marks=("hand",),
            hint="Look at your cards: any number may be said.",
            look=("hand",),
        )

    return drawn("fists", seed, draw)


def _all_shown(_before: CardPosition, _action: Action, after: CardPosition) -> Answer:
    state = after.state
    total = sum(bid or 0 for bid in state.bids)
    there = "There is 1 trick" if state.hand_size == 1 else f"There are {state.hand_size} tricks"
    return Answer(True, f"All bids together make {total}. {there}. Any sum is allowed.")


FISTS: Scene[Variant] = Scene(
    key="fists",
    title="All at once",
    idea=lambda _rules: "All bids are shown at the same moment, and any sum is allowed.",
    belongs=lambda rules: is_playable(rules) and rules.bidding is Bidding.SIMULTANEOUS,
    steps=lambda rules, seed: (_fists_step(rules, seed),),
)
