"""The three things that can happen to a game, and how they are written in its log."""

from dataclasses import dataclass
from typing import assert_never

from riverlib.cards.card import Card, parse_card
from riverlib.core import NotationError


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance: the pack in a new order. Dealing and turning up follow from it."""

    order: tuple[Card, ...]
    """The whole pack, the top card first."""


@dataclass(frozen=True, slots=True)
class Bid:
    """The seat to move says how many tricks it will take."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Play:
    """The seat to move plays a card to the trick."""

    card: Card


Action = Shuffle | Bid | Play


def action_text(action: Action) -> str:
    """Write an action for the log: ``shuffle AhTd…``, ``bid 3`` or ``play Td``."""
    match action:
        case Shuffle(order):
            return "shuffle " + "".join(map(str, order))
        case Bid(tricks):
            return f"bid {tricks}"
        case Play(card):
            return f"play {card}"
    assert_never(action)


def parse_action(text: str) -> Action:
    """Read an action from the log.

    Raises
    ------
    NotationError
        If the text is no action.

    >>> parse_action("bid 3")
    Bid(tricks=3)
    """
    verb, _, rest = text.partition(" ")
    if verb == "play":
        return Play(parse_card(rest))
    if verb == "bid" and rest.isascii() and rest.isdigit() and len(rest) <= 3:
        return Bid(int(rest))
    if verb == "shuffle" and len(rest) % 2 == 0:
        return Shuffle(tuple(parse_card(rest[at : at + 2]) for at in range(0, len(rest), 2)))
    raise NotationError(f"{text[:40]!r} is no action: write 'shuffle …', 'bid 3' or 'play Td'")
