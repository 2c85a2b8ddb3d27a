"""The tricks that a hand is likely to take, counted up to the bid that they speak for."""

from collections.abc import Iterable, Iterator, Sequence

from riverlib.cards import SUIT_NAMES, SUITS, Card, Suit, View, card_name
from riverlib.cards.coach.facts import Facts, faces
from riverlib.cards.coach.otherwise import exchanged, lowered
from riverlib.cards.coach.reason import Kind, Pair, Reason
from riverlib.core.counting import count, listed

_LIKELY, _SECOND, _GUARDED, _DOUBTFUL, _UNLIKELY = range(5)
"""How doubtful a card's trick is: of a suit's best or a high trump, of the second best beside the
best, of a card that can wait until the one above it has gone, of a middling trump; of all others.
"""
_BY_TRUMPS_ABOVE = {0: _LIKELY, 1: _LIKELY, 2: _LIKELY, 3: _DOUBTFUL, 4: _DOUBTFUL}
"""Of a trump by the different unseen cards that beat it."""
_NAMED = 7
"""More cards make too long a sentence."""


def likely_reasons(facts: Facts, pair: Pair, best: int, rival: int) -> Iterator[Reason]:
    """Yield the likely tricks where there are just as many of them as the better bid says."""
    if facts.view.variant.packs != 1:
        return
    if best < rival:
        yield from _no_more(facts, pair, best)
    else:
        yield from _as_many(facts, pair, best)


def likely_words(view: View, best: int, rival: int) -> str:
    """Say which cards are likely to take tricks, before a bid that they do not speak for.

    Nothing where they speak for neither the better bid nor against the other one.
    """
    if view.is_forehead or view.variant.packs != 1 or view.variant.team_size > 1:
        return ""
    facts = Facts(view)
    found = [_as_doubtful(facts, doubt) for doubt in (_SECOND, _GUARDED, _DOUBTFUL)]
    if best < rival:
        fitting = [cards for cards in found if best - 1 <= len(cards) <= best]
        cards = max(fitting, key=len, default=None)
    else:
        fitting = [cards for cards in found if rival < len(cards) <= best + 1]
        cards = min(fitting, key=lambda cards: abs(len(cards) - best), default=None)
    if cards is None or len(cards) > _NAMED:
        return ""
    if not cards:
        return "No card of yours is likely to take a trick by itself."
    only = "Only " if best < rival else ""
    text = f"{only}{count(len(cards), 'likely trick')}: {_named(facts, cards)}."
    return f"{text[0].upper()}{text[1:]}"


def glanced_words(view: View, bid: int) -> str:
    """Say which cards a bid counts on at a first look, in sentences true by themselves."""
    facts = Facts(view)
    found = [_as_doubtful(facts, doubt) for doubt in (_SECOND, _GUARDED, _DOUBTFUL)]
    cards = min(found, key=lambda each: abs(len(each) - bid))
    if not cards and not bid:
        return "No card of yours is likely to take a trick by itself."
    if not cards:
        return f"No card of yours is sure, but together they may take {count(bid, 'trick')}."
    likely = "A likely trick" if len(cards) == 1 else "Likely tricks"
    text = f"{likely}: {_named(facts, cards[:_NAMED])}."
    if len(cards) < bid:
        return f"{text} The rest of your hand may take more."
    return f"{text} It may be beaten or trumped." if len(cards) == 1 > bid else text


def short_suits(facts: Facts) -> Iterator[Suit]:
    """Yield the suits of which the hand has at most one card and others may have some."""
    for suit in SUITS:
        is_out = any(facts.suit(card) is suit for card in facts.unseen)
        if suit is not facts.view.trump and len(facts.own(suit)) <= 1 and is_out:
            yield suit


def _as_many(facts: Facts, pair: Pair, best: int) -> Iterator[Reason]:
    cards, also = _counted(facts, best, range(_DOUBTFUL)), ""
    if not cards:
        cards = _counted(facts, best - 1, range(_DOUBTFUL))
        also = _trumping(facts, cards)
    if not also:
        cards = cards if len(cards) == best else _counted(facts, best, [_DOUBTFUL])
    if cards:
        plain = tuple(suit for suit in SUITS if suit is not facts.view.trump)
        text = f"{count(best, 'likely trick')}: {_named(facts, cards)}{also}."
        yield from pair.reason(Kind.LIKELY, text, lowered(facts, cards, plain))


def _trumping(facts: Facts, cards: Sequence[Card]) -> str:
    """Name a trick beside those of some cards: that of another trump, on a short suit."""
    suit = next(short_suits(facts), None)
    if not cards or suit is None or set(facts.own_trumps) <= set(cards):
        return ""
    name = SUIT_NAMES[suit]
    on = f"the second {name.removesuffix('s')}" if facts.own(suit) else name
    return f", and a trump on {on}"


def _no_more(facts: Facts, pair: Pair, best: int) -> Iterator[Reason]:
    cards = _counted(facts, best, range(_GUARDED, _DOUBTFUL + 1))
    others = [card for card in facts.view.hand if card not in cards]
    if not cards or not others or not facts.unseen:
        return
    low = min(others, key=lambda card: (facts.is_trump(card), card.rank))
    top = max(facts.unseen, key=lambda card: (facts.is_trump(card), card.rank))
    text = f"only {count(best, 'likely trick')}: {_named(facts, cards)}."
    yield from pair.reason(Kind.LIKELY, text, exchanged(facts.view, low, top))


def _counted(facts: Facts, number: int, doubts: Iterable[int]) -> tuple[Card, ...]:
    """Return so many cards, all that are at most as doubtful as one of these says, or none."""
    if not 0 < number <= _NAMED:
        return ()
    counted = (_as_doubtful(facts, doubt) for doubt in doubts)
    return next((cards for cards in counted if len(cards) == number), ())


def _as_doubtful(facts: Facts, doubt: int) -> tuple[Card, ...]:
    """Return the cards whose tricks are at most so doubtful."""
    cards = [card for card in faces(facts.view.hand) if _doubt(facts, card) <= doubt]
    return tuple(sorted(cards, key=lambda card: _place(facts, card)))


def _doubt(facts: Facts, card: Card) -> int:
    """Say how doubtful the trick of a card is."""
    higher = len(faces(facts.above(card)))
    if facts.is_trump(card):
        return _BY_TRUMPS_ABOVE.get(higher, _UNLIKELY)
    own = facts.own(facts.suit(card))
    place = own.index(card)
    if not higher and (not place or facts.view.trump is None):
        return _LIKELY
    if not higher and place == 1:
        return _SECOND
    is_guarded = higher == 1 and not place and len(own) > 1
    return _GUARDED if is_guarded else _UNLIKELY


def _place(facts: Facts, card: Card) -> tuple[bool, int, int]:
    return not facts.is_trump(card), SUITS.index(card.suit) if card.suit in SUITS else 0, -card.rank


def _named(facts: Facts, cards: Sequence[Card]) -> str:
    """Name cards by their suits: "big joker, ace of trumps, ace and king of spades"."""
    suits = dict.fromkeys(facts.suit(card) for card in cards if not card.is_joker)
    named = [card_name(card) for card in cards if card.is_joker]
    for suit in suits:
        mine = [each for each in cards if facts.suit(each) is suit and not each.is_joker]
        word = "trumps" if suit is facts.view.trump else SUIT_NAMES[suit]
        named.append(f"{listed([card_name(card).split(' of ')[0] for card in mine])} of {word}")
    return ", ".join(named)
