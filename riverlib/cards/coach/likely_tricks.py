"""The tricks that a hand is likely to take, counted up to the bid that they speak for."""

from collections.abc import Iterable, Iterator, Sequence

from riverlib.cards import SUIT_NAMES, SUITS, Action, Bid, Card, Suit, View, card_name
from riverlib.cards.coach.facts import Facts, faces
from riverlib.cards.coach.otherwise import exchanged, lowered
from riverlib.cards.coach.reason import COUNTS, OF_THE_HAND, Kind, Pair, Reason
from riverlib.core.counting import count, listed, number_word

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
        together = ", but together they may take one" if best else ""
        return f"No card of yours is likely to take a trick by itself{together}."
    only = "Only " if best < rival else ""
    text = f"{only}{count(len(cards), 'likely trick')}: {_named(facts, cards)}."
    return f"{text[0].upper()}{text[1:]}"


def first_words(view: View, best: Action, kinds: Sequence[Kind]) -> str:
    """Say where the tricks of a bid come from, unless the reasons for it begin with that.

    Parameters
    ----------
    kinds : sequence of Kind
        What the reasons are about. Where the hook closed a better bid, that one's are counted.
    """
    if not isinstance(best, Bid) or view.is_forehead:
        return ""
    told = COUNTS if best.tricks else OF_THE_HAND  # that a card is beaten explains no trick
    if not told.isdisjoint(kinds[:1]):
        return ""
    hooked = view.hooked if Kind.HOOKED in kinds else None
    return counted_words(view, hooked or best.tricks)


def counted_words(view: View, bid: int) -> str:
    """Say where the tricks of a bid come from: the likely ones by their cards, then perhaps more.

    Whoever asks what to bid wants to hear this first; it compares with no other bid.
    """
    if view.hand_size == 1:
        takes = "may well take" if bid else "is unlikely to take"
        return f"Your card {takes} the trick."
    facts = Facts(view)
    found = [_as_doubtful(facts, doubt) for doubt in (_GUARDED, _SECOND, _LIKELY)]
    likely = min(found, key=lambda cards: max(0, len(cards) - bid))
    if not likely:
        return _perhaps(facts, bid, likely)
    if len(likely) > bid:
        doubt = "It is not one to count on" if len(likely) == 1 else "Hardly all of them will come"
        return f"{_counting(facts, 'possible trick', likely)}. {doubt}."
    is_sure = set(likely) <= set(facts.sure)
    said = f"{_counting(facts, 'sure trick' if is_sure else 'likely trick', likely)}."
    more = bid - len(likely)
    return f"{said} {_perhaps(facts, more, likely)}" if more else said


def _counting(facts: Facts, one: str, cards: Sequence[Card]) -> str:
    text = f"{count(len(cards), one)}: {_named(facts, cards[:_NAMED])}"
    return f"{text[0].upper()}{text[1:]}"


def _perhaps(facts: Facts, more: int, likely: Sequence[Card]) -> str:
    """Say where so many tricks may come from beside likely ones."""
    if not more:
        return "No card of yours is likely to take a trick by itself."
    able = _as_doubtful(facts, _DOUBTFUL)
    middling = tuple(card for card in able if card not in likely)[:more]
    also = _trumping(facts, (*likely, *middling)) if len(middling) == more - 1 else ""
    number = f"{number_word(more)} more" if likely else count(more, "trick")
    tricks = list(filter(None, [_named(facts, middling), also]))
    if len(middling) == more or also:
        return f"Perhaps {number}: {listed(tricks)}."
    if likely:
        return f"The rest of your hand may take {number}."
    return f"No card of yours is sure, but together they may take {number}."


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
        trumping = _trumping(facts, cards) if cards else ""
        also = f", and {trumping}" if trumping else ""
    if not also:
        cards = cards if len(cards) == best else _counted(facts, best, [_DOUBTFUL])
    if cards:
        plain = tuple(suit for suit in SUITS if suit is not facts.view.trump)
        text = f"{count(best, 'likely trick')}: {_named(facts, cards)}{also}."
        yield from pair.reason(Kind.LIKELY, text, lowered(facts, cards, plain))


def _trumping(facts: Facts, cards: Sequence[Card]) -> str:
    """Name a trick beside those of some cards: that of another trump, on the shortest suit."""
    suit = min(short_suits(facts), key=lambda suit: len(facts.own(suit)), default=None)
    if suit is None or set(facts.own_trumps) <= set(cards):
        return ""
    name = SUIT_NAMES[suit]
    on = f"the second {name.removesuffix('s')}" if facts.own(suit) else name
    return f"a trump on {on}"


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
