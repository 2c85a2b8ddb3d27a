"""The last scenes: a card on the forehead, and a whole small deal."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from riverlib.cards import (
    Bid,
    Card,
    FirstLead,
    GameState,
    Play,
    Scoring,
    Variant,
    card_name,
    legal_actions,
    view,
)
from riverlib.cards.bots.steady import good_actions
from riverlib.cards.claim import unseen_cards
from riverlib.cards.rules import team_of, trick_taker
from riverlib.learn.cards.asking import Action, board, mark_of, refuse
from riverlib.learn.cards.laying import (
    Deal,
    all_bid,
    drawn,
    fits,
    has_tricks,
    is_playable,
    seats_of,
)
from riverlib.learn.cards.scenes_points import outcome, points_words
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Answer, Hint, Scene, Step


def chances(position: CardPosition) -> set[bool]:
    """Return whether you may take the trick with a card that you cannot see, over all of them."""
    state = position.state
    seen = view(state, 0)
    left_leads = state.variant.first_lead is FirstLead.LEFT_OF_DEALER
    leaders = [(state.dealer + 1) % state.players] if left_leads else range(state.players)
    shown = [hand[0] if hand else None for hand in seen.shown]
    return {
        _takes(state, [shown[seat] or mine for seat in range(state.players)], leader)
        for mine in set(unseen_cards(seen))
        for leader in leaders
    }


def _takes(state: GameState, cards: Sequence[Card], leader: int) -> bool:
    in_order = [cards[(leader + place) % len(cards)] for place in range(len(cards))]
    best = trick_taker(state.variant, in_order, state.trump)
    return (leader + best) % len(cards) == 0


def _forehead_step(variant: Variant, seed: int, *, sure: bool, say: str) -> Step:
    """Ask for a bid on a card that you cannot see; ``sure`` lets the best card lie open."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=1, forehead=True)
        others: list[list[Card] | None] = [None] * (deal.players - 1)
        if sure:
            best = deal.best()
            others[rng.randrange(len(others))] = [deal.take(lambda card: card == best)]
        position = deal.laid([None, *others], dealer=deal.players - 1, name="forehead")
        return board(
            position,
            say=say,
            ask="Your turn: you do not see your card. Will you take the trick? Say 1 or 0.",
            judge=_fair_guess,
            reply=lambda after: all_bid(after, [0] * deal.players),
            marks=tuple(f"seat:{seat}" for seat in range(1, deal.players)),
            hint="Look for the best card of the others. How many cards beat it?",
            look=tuple(f"seat:{seat}" for seat in range(1, deal.players)),
        )

    return drawn(f"forehead {sure}", seed, draw)


def _fair_guess(before: CardPosition, action: Action, after: CardPosition) -> Answer:
    """Judge a bid by what you could see, and tell what your card was."""
    assert isinstance(action, Bid)  # the position asks for a bid
    possible = chances(before)
    if action.tricks and possible == {False}:
        return Answer(False, "No card that you can have beats those you see. So say 0.")
    if not action.tricks and possible == {True}:
        return Answer(False, "Every card that you can have beats those you see. So say 1.")
    mine = before.state.hands[0][0]
    taken = after.state.results[-1].taken[0]
    took = "took the trick" if taken else "took nothing"
    praise = "Just what you said!" if taken == action.tricks else "A fair guess!"
    return Answer(True, f"Your card was the {card_name(mine)}: it {took}. {praise}")


def _forehead_steps(variant: Variant, seed: int) -> Sequence[Step]:
    say = "One card each, on the forehead. You see all cards but your own, and bid."
    return (
        _forehead_step(variant, seed, sure=True, say=say),
        _forehead_step(variant, seed, sure=False, say=""),
    )


def _has_foreheads(variant: Variant) -> bool:
    fit = fits(variant, seats_of(variant)) if is_playable(variant) else None
    return fit is not None and fit.forehead


FOREHEAD: Scene[Variant] = Scene(
    key="forehead",
    title="On the forehead",
    idea=lambda _rules: "With one card each you see all cards but your own.",
    belongs=_has_foreheads,
    steps=_forehead_steps,
)


def others_act(position: CardPosition) -> CardPosition:
    """Let the others bid and play, as a steady player does, up to your turn or the end.

    They want their bids to come true, whatever the points are: where nothing is lost by a miss, a
    steady player might bid what cannot come true together with anything you say.
    """
    deals = len(position.state.results)
    while position.state.to_move not in (None, 0) and len(position.state.results) == deals:
        state = position.state
        fair = replace(state, variant=replace(state.variant, scoring=Scoring()))
        position = position.after(good_actions(view(fair, state.to_move))[0])
    return position


def _judge_deal(before: CardPosition, _action: Action, after: CardPosition) -> Answer | None:
    """Judge the bid when the deal is over, and say nothing before."""
    if len(after.state.results) == len(before.state.results):
        return None
    state = after.state
    result = state.results[-1]
    team = team_of(state.variant, 0, state.players)
    mine = [no for no in range(state.players) if team_of(state.variant, no, state.players) == team]
    bid, taken = (sum(each[no] for no in mine) for each in (result.bids, result.taken))
    words = points_words(state.variant, bid, taken, result.hand_size)
    return Answer(bid == taken, f"{outcome(state.variant, bid, taken)}. {words}")


def good_move(position: CardPosition) -> Action | None:
    """Return a move after which what was said, or is said by it, can still come out exactly."""
    for action in legal_actions(position.state):
        after = others_act(position.after(action))
        answer = _judge_deal(position, action, after)
        if answer.right if answer else good_move(after) is not None:
            return action
    return None


def _guide(position: CardPosition) -> tuple[Hint, ...]:
    """Return the hints for a card in the middle of the deal."""
    state = position.state
    first = Hint(f"You said {state.bids[0]}, and have taken {state.taken[0]}.", ("seat:0",))
    move = good_move(position)
    open_now = legal_actions(state)[0] if move is None else move
    assert isinstance(open_now, Play)  # you have bid, and the deal is not over
    words = f"With the {card_name(open_now.card)} it can still come out."
    if move is None:
        words = f"It cannot come out any more. Play the {card_name(open_now.card)}, then try again."
    return first, Hint(words, (mark_of(open_now),), ghost=open_now)


def _deal_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        players = seats_of(variant)
        fit = fits(variant, players)
        deal = Deal(variant, rng, players=players, size=min(3, fit.largest_hand if fit else 1))
        start = deal.laid([None] * players, dealer=rng.randrange(players), name="deal")
        asked = others_act(start)
        good = good_move(asked)
        if not isinstance(good, Bid):
            return None
        made = f"With these cards {good.tricks} can come true."
        aim = (
            "your team takes just what it said"
            if variant.team_size > 1
            else "you take just what you said"
        )
        return Step(
            say="",
            position=start,
            plays=tuple(_between(start, asked)),
            ask=f"A whole deal. Your turn: bid, then play so that {aim}.",
            judge=_judge_deal,
            refuse=refuse,
            reply=others_act,
            guide=_guide,
            hints=(
                Hint("Look at your high cards, and at what the others have said.", ("hand",)),
                Hint(made, (mark_of(good),)),
                Hint(made, (mark_of(good),), ghost=good),
            ),
        )

    return drawn("deal", seed, draw)


def _between(start: CardPosition, asked: CardPosition) -> list[Bid]:
    """Return the bids that were said between two positions."""
    bids = []
    while start.state.to_move != 0:
        seat = start.state.to_move
        assert seat is not None  # the deal is not over: you have not bid
        bids.append(Bid(asked.state.bids[seat] or 0))
        start = start.after(bids[-1])
    return bids


DEAL: Scene[Variant] = Scene(
    key="deal",
    title="A whole deal",
    idea=lambda _rules: "Bid, play, and take exactly what you said.",
    belongs=lambda rules: is_playable(rules) and (has_tricks(rules) or not rules.forehead),
    steps=lambda rules, seed: (_deal_step(rules, seed),),
)
