"""Why a card may be played now, or may not (docs/rules/cards.md 1.5, 2.1, 3.4, 4)."""

from dataclasses import dataclass
from enum import StrEnum

from riverlib.cards import SUIT_NAMES, Card, Phase, Play, Suit, TrumpLead, View
from riverlib.cards.rules import suit_in_play, why_not
from riverlib.cards.suits import ONE, is_trump, the
from riverlib.learn.reason import Reason


class CardAnswer(StrEnum):
    """Why a card is open or closed."""

    LEADS = "leads"
    """Open: the seat leads, and any card may be led."""
    LEADS_PLAIN = "leads-plain"
    """Open: no trump may be led now, and this is none."""
    TRUMPS_OPEN = "trumps-open"
    """Open: a trump, and the rule about leading trumps lets it through by now."""
    ONLY_TRUMPS = "only-trumps"
    """Open: no trump may be led now, but the hand holds nothing else."""
    FOLLOWS = "follows"
    JOKER_FOLLOWS = "joker-follows"
    """Open: a joker follows the trumps that it belongs to."""
    CANNOT_FOLLOW = "cannot-follow"
    """Open: the hand has none of the suit that was led, so any card may go."""
    TRUMPS_IN = "trumps-in"
    """Open: a trump of a hand that has none of the suit that was led."""
    MUST_TRUMP_OPEN = "must-trump-open"
    """Open: who cannot follow must play a trump, and this is one."""
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    NOT_BROKEN = "not-broken"
    NOT_TO_FIRST_TRICK = "not-to-first-trick"
    BIDDING_FIRST = "bidding-first"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_HELD = "not-held"
    NO_PLAY = "no-play"
    """Closed: no cards are dealt, or the game is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardReason(Reason):
    """Why a card may be played now, or may not."""

    kind: CardAnswer
    card: Card
    is_open: bool
    instead: tuple[Card, ...] = ()
    """What the hand may play now; empty when the seat is not to play."""


def card_reason(view: View, card: Card) -> CardReason:
    """Say why the seat may play this card now, or may not.

    >>> from riverlib.cards import find_variant, new_game, parse_card, view
    >>> state = new_game(find_variant("prediction"), players=3)
    >>> card_reason(view(state, 0), parse_card("Td")).text
    'The cards are not dealt yet.'
    """
    open_cards = playable_cards(view)
    closed = _closed_for_now(view, card)
    if closed:
        kind, text = closed
    elif card in open_cards:
        kind = _open_kind(view, card)
        text = _open_text(view, card, kind)
    else:
        kind = _closed_kind(view)
        text = _closed_text(view, card)
    is_open = card in open_cards
    return CardReason(kind=kind, text=text, card=card, is_open=is_open, instead=open_cards)


def playable_cards(view: View) -> tuple[Card, ...]:
    """Return the cards that the seat may play now; empty when it is not to play."""
    return tuple(action.card for action in view.legal if isinstance(action, Play))


def are_trumps_closed(view: View) -> bool:
    """Whether a seat that leads now may lead a trump only for want of other cards."""
    rule = view.variant.trump_lead
    return (rule is TrumpLead.BROKEN and not view.trump_played) or (
        rule is TrumpLead.NOT_FIRST_TRICK and not view.tricks
    )


def _closed_for_now(view: View, card: Card) -> tuple[CardAnswer, str] | None:
    """Say what keeps every card of the seat back, or ``None``."""
    if view.phase is Phase.SHUFFLE:
        return CardAnswer.NO_PLAY, "The cards are not dealt yet."
    if view.phase is Phase.OVER:
        return CardAnswer.NO_PLAY, "The game is over."
    if view.phase is Phase.BID:
        return CardAnswer.BIDDING_FIRST, "First everybody bids, then the cards are played."
    if card not in view.hand:
        return CardAnswer.NOT_HELD, f"You do not hold {the(card)}."
    if view.seat != view.to_move:
        return CardAnswer.NOT_YOUR_TURN, "It is not your turn yet."
    return None


def _open_kind(view: View, card: Card) -> CardAnswer:
    trump = is_trump(card, view.trump)
    if not view.trick:
        return _lead_kind(view, trump=trump)
    led = suit_in_play(view.trick[0], view.trump)
    if suit_in_play(card, view.trump) is led:
        joker = card.is_joker and led is not Suit.JOKERS
        return CardAnswer.JOKER_FOLLOWS if joker else CardAnswer.FOLLOWS
    if trump:
        must = view.variant.must_trump
        return CardAnswer.MUST_TRUMP_OPEN if must else CardAnswer.TRUMPS_IN
    return CardAnswer.CANNOT_FOLLOW


def _lead_kind(view: View, *, trump: bool) -> CardAnswer:
    if view.trump is None or view.variant.trump_lead is TrumpLead.ANY:
        return CardAnswer.LEADS
    if are_trumps_closed(view):
        return CardAnswer.ONLY_TRUMPS if trump else CardAnswer.LEADS_PLAIN
    return CardAnswer.TRUMPS_OPEN if trump else CardAnswer.LEADS


def _open_text(view: View, card: Card, kind: CardAnswer) -> str:
    led = SUIT_NAMES[suit_in_play(view.trick[0], view.trump)] if view.trick else ""
    suit = suit_in_play(card, view.trump)
    broken = view.variant.trump_lead is TrumpLead.BROKEN
    texts = {
        CardAnswer.LEADS: "You lead, so you may play any card.",
        CardAnswer.LEADS_PLAIN: "You lead, and this is not a trump.",
        CardAnswer.TRUMPS_OPEN: "A trump has been played before, so now you may lead one."
        if broken
        else "The first trick is over, so now you may lead a trump.",
        CardAnswer.ONLY_TRUMPS: "You hold nothing but trumps, so you may lead one.",
        CardAnswer.FOLLOWS: f"{led.capitalize()} were led, and this is {ONE[suit]}.",
        CardAnswer.JOKER_FOLLOWS: f"{led.capitalize()} were led, and your joker counts as one.",
        CardAnswer.CANNOT_FOLLOW: f"You have no {led}, so you may play any card.",
        CardAnswer.TRUMPS_IN: f"You have no {led}, so you may play any card, even a trump.",
        CardAnswer.MUST_TRUMP_OPEN: f"You have no {led}, so you must play a trump: this is one.",
    }
    return texts[kind]


def _closed_kind(view: View) -> CardAnswer:
    if not view.trick:
        broken = view.variant.trump_lead is TrumpLead.BROKEN
        return CardAnswer.NOT_BROKEN if broken else CardAnswer.NOT_TO_FIRST_TRICK
    led = suit_in_play(view.trick[0], view.trump)
    follows = any(suit_in_play(own, view.trump) is led for own in view.hand)
    return CardAnswer.MUST_FOLLOW if follows else CardAnswer.MUST_TRUMP


def _closed_text(view: View, card: Card) -> str:
    """Say what the refusal says, and first what a led joker counts as."""
    led = view.trick[0] if view.trick else None
    refusal = why_not(view.variant, view.hand, card, led=led, trump=view.trump)
    if led is not None and led.is_joker and view.trump not in (None, Suit.JOKERS):
        return f"The joker that was led counts as {ONE[view.trump]}. {refusal}"
    return refusal
