"""What may be bid and played, who takes a trick, and why not (docs/rules/cards.md 1 to 4).

Plain functions of plain values: the engine, the views and the bots all ask these.
"""

from collections.abc import Sequence

from riverlib.cards.card import SUIT_NAMES, Card, Suit
from riverlib.cards.scoring import Score, score
from riverlib.cards.variant import FirstLead, JokerRanks, Trump, TrumpLead, Variant

_ROTATION = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, None)
_ONE = {
    Suit.CLUBS: "a club",
    Suit.DIAMONDS: "a diamond",
    Suit.HEARTS: "a heart",
    Suit.SPADES: "a spade",
    Suit.JOKERS: "a joker",
}


def hooked_bid(
    variant: Variant, bids: Sequence[int], *, hand_size: int, players: int
) -> int | None:
    """Return the number that the next bidder may not say, or ``None`` (1.4).

    Parameters
    ----------
    bids : sequence of int
        Bids of this deal so far, in bidding order.
    """
    if not variant.hook or len(bids) != players - 1:
        return None
    hooked = hand_size - sum(bids)
    return hooked if hooked >= 0 else None


def legal_bids(
    variant: Variant, bids: Sequence[int], *, hand_size: int, players: int
) -> tuple[int, ...]:
    """Return the bids open to the next bidder, ascending and never empty (1.3, 1.4).

    >>> from riverlib.cards import find_variant
    >>> legal_bids(find_variant("prediction"), (1, 0), hand_size=2, players=3)
    (0, 2)
    """
    hooked = hooked_bid(variant, bids, hand_size=hand_size, players=players)
    return tuple(bid for bid in range(hand_size + 1) if bid != hooked)


def suit_in_play(card: Card, trump: Suit | None) -> Suit:
    """Return the suit that a card counts as: jokers belong to the trump suit (3.4)."""
    if card.suit is Suit.JOKERS and trump is not None:
        return trump
    return card.suit


def legal_plays(
    variant: Variant,
    hand: Sequence[Card],
    *,
    led: Card | None,
    trump: Suit | None,
    first_trick: bool,
    trump_played: bool,
) -> tuple[Card, ...]:
    """Return the different cards of a hand that may be played now (1.5, 2, 3.4, 4).

    Parameters
    ----------
    led : Card or None
        The first card of the trick; ``None`` when this hand leads.
    """
    cards = tuple(dict.fromkeys(hand))  # two packs: the same face stands once
    if led is not None:
        led_suit = suit_in_play(led, trump)
        following = tuple(card for card in cards if suit_in_play(card, trump) is led_suit)
        if following:
            return following
        trumps = tuple(card for card in cards if suit_in_play(card, trump) is trump)
        return trumps if variant.must_trump and trumps else cards
    closed = (variant.trump_lead is TrumpLead.BROKEN and not trump_played) or (
        variant.trump_lead is TrumpLead.NOT_FIRST_TRICK and first_trick
    )
    if not closed or trump is None:
        return cards
    plain = tuple(card for card in cards if suit_in_play(card, trump) is not trump)
    return plain or cards


def why_not(
    variant: Variant, hand: Sequence[Card], card: Card, *, led: Card | None, trump: Suit | None
) -> str:
    """Say to the player why a card of their hand may not be played now."""
    if led is None:
        if variant.trump_lead is TrumpLead.BROKEN:
            return (
                f"{SUIT_NAMES[trump or Suit.JOKERS].capitalize()} are trumps: nobody may lead one"
                " before a trump has been played."
            )
        return "No trump may be led to the first trick."
    led_suit = suit_in_play(led, trump)
    held = [own for own in hand if suit_in_play(own, trump) is led_suit]
    if not held:
        plain_trump = any(own.suit is trump for own in hand)
        trump_held = _ONE[trump if plain_trump and trump else Suit.JOKERS]
        return f"You cannot follow and hold {trump_held}: you must play a trump."
    if all(own.is_joker for own in held) and led_suit is trump is not Suit.JOKERS:
        return f"Your joker counts as {_ONE[led_suit]}: you must follow with it."
    return f"You have {_ONE[led_suit]}: you must follow {SUIT_NAMES[led_suit]}."


def trick_taker(variant: Variant, cards: Sequence[Card], trump: Suit | None) -> int:
    """Return the index of the card that takes the trick: of equals the later one (1.5, 3.5)."""
    led_suit = suit_in_play(cards[0], trump)
    equal_jokers = variant.joker_ranks is JokerRanks.EQUAL
    best_no, best = 0, (-1, 0)
    for card_no, card in enumerate(cards):
        suit = suit_in_play(card, trump)
        if suit is not led_suit and suit is not trump:
            continue
        rank = 15 if card.is_joker and equal_jokers else card.rank
        strength = (int(suit is trump), rank)
        if strength >= best:
            best_no, best = card_no, strength
    return best_no


def trump_of(variant: Variant, deal_no: int, turn_up: Card | None) -> Suit | None:
    """Return the trump suit of a deal, or ``None`` for no trump (2, 3.4, 4)."""
    match variant.trump:
        case Trump.TURN_UP:
            return turn_up.suit if turn_up else None
        case Trump.ROTATION:
            return _ROTATION[deal_no % len(_ROTATION)]
        case Trump.SPADES:
            return Suit.SPADES
        case Trump.NONE:
            return None


def first_leader(variant: Variant, bids: Sequence[int], dealer: int) -> int:
    """Return the seat that leads the first trick, given all bids by seat (2)."""
    left = (dealer + 1) % len(bids)
    if variant.first_lead is FirstLead.LEFT_OF_DEALER:
        return left
    in_order = [(left + place) % len(bids) for place in range(len(bids))]
    return max(in_order, key=lambda seat: bids[seat])  # max keeps the first of equals


def team_of(variant: Variant, seat: int, players: int) -> int:
    """Return the team of a seat; partners sit evenly round the table (3.6)."""
    return seat % (players // variant.team_size)


def deal_scores(
    variant: Variant, *, hand_size: int, bids: Sequence[int], taken: Sequence[int]
) -> tuple[Score, ...]:
    """Score a deal, one score a seat; partners share one (3.6).

    Parameters
    ----------
    bids, taken : sequence of int, one a seat
        Tricks bid and tricks taken.
    """
    teams = len(bids) // variant.team_size
    scores = [
        score(
            variant.scoring,
            bid=sum(bids[team::teams]),
            taken=sum(taken[team::teams]),
            hand_size=hand_size,
        )
        for team in range(teams)
    ]
    return tuple(scores[team_of(variant, seat, len(bids))] for seat in range(len(bids)))
