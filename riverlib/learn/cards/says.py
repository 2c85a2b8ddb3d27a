"""Short sentences about a deal of a lesson, each read off the position; reasons come from why."""

from riverlib.cards import SUIT_NAMES, Bid, Card, GameState, Play, Suit, card_name, view
from riverlib.cards.rules import suit_in_play
from riverlib.cards.state import Trick
from riverlib.cards.suits import ONE
from riverlib.learn.cards.laying import NAMES
from riverlib.learn.cards.why import TakerReason, bid_reason, card_reason, taker_reason

MOST_WORDS = 25
"""Words that one sees at once."""


def single(suit: Suit) -> str:
    """Name a card of a suit without a number: "diamond"."""
    return ONE[suit].removeprefix("a ")


def doing(seat: int, does: str) -> str:
    """Say who does it: "You take", "Otter takes"; ``does`` as of you."""
    return f"You {does}" if seat == 0 else f"{NAMES[seat]} {does}s"


def times(count: int, thing: str) -> str:
    """Count things: "1 trick", "3 tricks"."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


def last_trick(state: GameState) -> Trick:
    """Return the trick that was taken last."""
    return state.tricks[-1]


def mine_in(trick: Trick) -> Card:
    """Return the card that you played to a trick."""
    return trick.cards[-trick.leader % len(trick.cards)]


def taken_by(state: GameState) -> str:
    """Say who took the last trick and by what, and why your card was no help to you."""
    why = _taker(state)
    besides = _no_help(state, why)
    short = len(f"{why.text}{besides}".split()) <= MOST_WORDS
    return why.text + (besides if short else "")


def _taker(state: GameState) -> TakerReason:
    trick = last_trick(state)
    names = NAMES[: state.players]
    return taker_reason(
        state.variant, trick.cards, leader=trick.leader, trump=state.trump, names=names, you=0
    )


def _no_help(state: GameState, why: TakerReason) -> str:
    """Say why your card could not win, where it neither followed nor trumped; else nothing."""
    trick = last_trick(state)
    mine, led = mine_in(trick), suit_in_play(trick.cards[0], state.trump)
    if mine in why.no_use or suit_in_play(mine, state.trump) in (led, state.trump):
        return ""
    no_trump = " and no trump" if state.trump else ""
    return f" Your {card_name(mine)} is no {single(led)}{no_trump}."


def refused(state: GameState, action: Bid | Play) -> str:
    """Say in short why the rules do not let you do this now."""
    seen = view(state, 0)
    if isinstance(action, Bid):
        return bid_reason(seen, action.tricks).text
    return card_reason(seen, action.card).text


def suits(suit: Suit) -> str:
    """Name a suit at the beginning of a sentence: "Diamonds"."""
    return SUIT_NAMES[suit].capitalize()
