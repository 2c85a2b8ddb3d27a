"""Why a card takes the trick (docs/rules/cards.md 1.5, 3.4, 3.5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from riverlib.cards import SUIT_NAMES, Card, JokerRanks, Suit, Variant, card_name
from riverlib.cards.rules import suit_in_play, trick_taker
from riverlib.cards.suits import ONE, is_trump, the
from riverlib.core import IllegalActionError
from riverlib.core.people import People
from riverlib.learn.reason import Reason


class Taker(StrEnum):
    """What makes a card the best of its trick."""

    ALONE = "alone"
    """No other card has been played yet."""
    ONLY_TRUMP = "only-trump"
    HIGHEST_TRUMP = "highest-trump"
    JOKER = "joker"
    """A joker beats every other trump in the trick."""
    HIGHEST_JOKER = "highest-joker"
    ONLY_OF_SUIT = "only-of-suit"
    """Nobody else had the suit that was led, and no trump was played."""
    HIGHEST_OF_SUIT = "highest-of-suit"
    LATER_OF_EQUAL = "later-of-equal"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakerReason(Reason):
    """Why a card takes a trick, or has it so far."""

    kind: Taker
    seat: int
    """Who takes it."""
    card_no: int
    """Which card of the trick, in the order of play."""
    is_complete: bool
    """Whether every seat has played."""
    no_use: tuple[Card, ...] = ()
    """The cards of other suits, which count for nothing, where the sentence says so."""


def taker_reason(
    variant: Variant,
    trick_cards: Sequence[Card],
    *,
    leader: int,
    trump: Suit | None,
    names: Sequence[str],
    you: int | None = None,
    past: bool = False,
) -> TakerReason:
    """Say why a card takes this trick, or so far has it.

    Parameters
    ----------
    trick_cards : sequence of Card
        In the order of play from the leader; fewer than seats while the trick is running.
    names : sequence of str, one a seat
    you : int, optional
        Seat of the reader.
    past : bool, default False
        Speak of a whole trick that has gone: "took it", "was the only trump".

    Raises
    ------
    IllegalActionError
        If there is no card in the trick yet.

    >>> from riverlib.cards import find_variant, parse_card
    >>> cards = [parse_card(text) for text in ("Kd", "2h", "Ad")]
    >>> rules = find_variant("prediction")
    >>> taker_reason(rules, cards, leader=0, trump=Suit.HEARTS, names=["Anna", "Ben", "Cleo"]).text
    'Ben takes it: the 2 of hearts is the only trump, and a trump beats every other suit.'
    """
    if not trick_cards:
        raise IllegalActionError("nobody can have a trick with no card in it: a card must be led")
    best = trick_taker(variant, trick_cards, trump)
    seat = (leader + best) % len(names)
    kind = _kind(variant, trick_cards, best, trump)
    no_use = _no_use(trick_cards, best, trump) if kind in _WITHOUT_TRUMPS else ()
    complete = len(trick_cards) == len(names)
    people = People(names, you)
    takes = f"{people.name(seat)} took" if past else people.doing(seat, "take")
    has = f"{takes} it" if complete else _so_far(people, seat)
    why = _why(trick_cards, best, trump, kind, past=past)
    besides = _besides(kind, trump, no_use, past=past)
    return TakerReason(
        kind=kind,
        text=f"{has}: {why}.{besides}",
        seat=seat,
        card_no=best,
        is_complete=complete,
        no_use=no_use,
    )


_WITHOUT_TRUMPS = (Taker.ONLY_OF_SUIT, Taker.HIGHEST_OF_SUIT)


def _kind(variant: Variant, cards: Sequence[Card], best: int, trump: Suit | None) -> Taker:
    card = cards[best]
    rivals = _rivals(cards, best, trump)
    if len(cards) == 1:
        return Taker.ALONE
    equal_jokers = card.is_joker and variant.joker_ranks is JokerRanks.EQUAL
    if any(other == card or (equal_jokers and other.is_joker) for other in rivals):
        return Taker.LATER_OF_EQUAL
    trumps = is_trump(card, trump)
    if not rivals:
        return Taker.ONLY_TRUMP if trumps else Taker.ONLY_OF_SUIT
    if trumps and card.is_joker and trump is not Suit.JOKERS:
        return Taker.HIGHEST_JOKER if any(each.is_joker for each in rivals) else Taker.JOKER
    return Taker.HIGHEST_TRUMP if trumps else Taker.HIGHEST_OF_SUIT


def _rivals(cards: Sequence[Card], best: int, trump: Suit | None) -> list[Card]:
    """Return the other cards of the trick in the suit that the best one counts as."""
    suit = suit_in_play(cards[best], trump)
    others = (card for card_no, card in enumerate(cards) if card_no != best)
    return [card for card in others if suit_in_play(card, trump) is suit]


def _no_use(cards: Sequence[Card], best: int, trump: Suit | None) -> tuple[Card, ...]:
    """Return all cards of other suits, if a beginner might think one of them the better card."""
    suit = suit_in_play(cards[best], trump)
    others = tuple(card for card in cards if suit_in_play(card, trump) is not suit)
    return others if any(card.rank > cards[best].rank for card in others) else ()


def _why(cards: Sequence[Card], best: int, trump: Suit | None, kind: Taker, *, past: bool) -> str:
    card = cards[best]
    suit = suit_in_play(card, trump)
    led = suit_in_play(cards[0], trump)
    is_ = "was" if past else "is"
    match kind:
        case Taker.ALONE:
            return f"{the(card)} {is_} the only card yet"
        case Taker.ONLY_TRUMP if suit is led:
            has = "had" if past else "has"
            return f"{the(card)} {is_} the only trump, and nobody else {has} followed"
        case Taker.ONLY_TRUMP:
            return f"{the(card)} {is_} the only trump{_trump_name(card, suit)}, and {_BEATS}"
        case Taker.HIGHEST_TRUMP:
            return f"{the(card)} {is_} the highest trump"
        case Taker.JOKER:
            return f"{the(card)} {is_} a trump, higher than {_ace(suit)}"
        case Taker.HIGHEST_JOKER:
            return f"{the(card)} {is_} the highest joker, and jokers are the highest trumps"
        case Taker.LATER_OF_EQUAL if card.is_joker:
            return "all jokers are equal, and of equal cards the later one takes the trick"
        case Taker.LATER_OF_EQUAL:
            return f"of equal cards the later one takes the trick, here the last {card_name(card)}"
        case Taker.ONLY_OF_SUIT:
            return f"{the(card)} {is_} the only {_one(led)}, and {SUIT_NAMES[led]} were led"
        case Taker.HIGHEST_OF_SUIT:
            return f"{the(card)} {is_} the highest {_one(led)}, and {SUIT_NAMES[led]} were led"


_BEATS = "a trump beats every other suit"


def _ace(trump: Suit) -> str:
    return f"even the ace of {SUIT_NAMES[trump]}"


def _trump_name(card: Card, trump: Suit) -> str:
    joker = card.is_joker and trump is not Suit.JOKERS
    return f" (jokers count as {SUIT_NAMES[trump]})" if joker else ""


def _one(suit: Suit) -> str:
    return ONE[suit].removeprefix("a ")


def _besides(kind: Taker, trump: Suit | None, no_use: Sequence[Card], *, past: bool) -> str:
    if kind not in _WITHOUT_TRUMPS:
        return ""
    if len(no_use) == 1:
        return f" So {the(no_use[0])} {'was' if past else 'is'} no help."
    if no_use:  # one of them alone would leave the others open
        return f" So cards of other suits {'were' if past else 'are'} no help."
    return " This deal has no trumps." if trump is None else ""


def _so_far(people: People, seat: int) -> str:
    return f"So far it is {'yours' if people.is_you(seat) else people.whose(seat)}"
