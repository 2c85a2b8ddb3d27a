"""Several choices in a few words: those that are as good, and the one or two that are not.

Cards are named in groups, as one says them at the table: "any heart", "the 4 and 6 of clubs".
"""

from collections.abc import Sequence
from itertools import pairwise

from riverlib.cards import SUIT_NAMES, Action, Bid, Card, Play, View, card_name
from riverlib.cards.coach.levels import Level
from riverlib.cards.suits import short, the
from riverlib.core.counting import listed

Group = tuple[str, tuple[Action, ...]]
"""Some choices, and what they are called together."""
_MANY = 3
"""So many good choices need not be told apart: what is not good is the shorter answer."""
_FEW = 2
"""So many at most are warned of at once, so many groups are named; so many make a suit."""
_RUN = 3
"""Touching cards from which on only their end is named."""
_BIDS = 3


def to_avoid(best: Action, levels: Sequence[tuple[Action, Level]]) -> tuple[Action, ...]:
    """Return the one or two cards that are clearly worse, where most others are equally good.

    Parameters
    ----------
    levels : sequence of tuple
        The other choices, the better first, and how much better the best one is.
    """
    if not isinstance(best, Play):
        return ()
    known = dict(levels)
    good = [best, *(each for each, level in known.items() if level is Level.SAME)]
    worse = [each for each, level in known.items() if level is not Level.SAME]
    clearly = [each for each in worse if known[each].is_clear]
    is_rest_small = len(good) >= _MANY and len(good) > len(worse)
    return tuple(clearly) if is_rest_small and 0 < len(clearly) <= _FEW else ()


def avoid_words(legal: Sequence[Action], best: Action, avoided: Sequence[Action]) -> str:
    """Say what to play, then what not: "Play the 4, say. Anything but the king is fine"."""
    assert isinstance(best, Play)
    named = listed([name for name, _ in groups(legal, avoided, last="or")], "or")
    others = [each.card for each in avoided if isinstance(each, Play)]
    if {each.suit for each in others} == {best.card.suit}:
        named = named.removesuffix(f" of {SUIT_NAMES[best.card.suit]}")
    named = named.replace("any ", "a ", 1) if named.startswith("any ") else named
    return f"Play {the(best.card)}, say. Anything but {named} is fine"


def as_good_words(legal: Sequence[Action], best: Action, same: Sequence[Action]) -> Group:
    """Say what is about as good as the best choice, and return what of it was named."""
    named = groups(legal, same, best)[:_FEW]
    words = listed([name for name, _ in named])
    are = "are" if len(named) > 1 or " and " in words else "is"
    actions = tuple(each for _, some in named for each in some)
    return f"{words[0].upper()}{words[1:]} {are} about as good.", actions


def bids_as_good(best: Bid, levels: Sequence[tuple[Action, Level]]) -> Group:
    """Say what to bid where few others are as good: "bid 0 or 1"; return the others so named.

    >>> bids_as_good(Bid(1), [(Bid(0), Level.SAME), (Bid(2), Level.MUCH)])
    ('bid 0 or 1', (Bid(tricks=0),))
    """
    same = [each for each, level in levels if isinstance(each, Bid) and level is Level.SAME]
    some = same if len(same) <= _FEW else []  # of many the best one is enough
    numbers = sorted(each.tricks for each in (best, *some))
    return f"bid {listed([str(each) for each in numbers], 'or')}", tuple(some)


def is_whole_suit(view: View, best: Play, same: Sequence[Action]) -> bool:
    """Whether the cards that are as good as the best one are all others of its suit, no more."""
    suit = best.card.suit
    of_suit = {each for each in view.legal if isinstance(each, Play) and each.card.suit is suit}
    is_all = len(of_suit) >= _FEW and not best.card.is_joker and of_suit <= {best, *same}
    return is_all and not set(same) - of_suit  # two ways at once would be said to be the best one


def groups(
    legal: Sequence[Action],
    actions: Sequence[Action],
    best: Action | None = None,
    *,
    last: str = "and",
) -> list[Group]:
    """Return what some choices are called together, suit by suit.

    Parameters
    ----------
    legal : sequence of Action
        All that may be chosen.
    best : Action, optional
        Named already: "any other heart" is meant beside it.
    last : str
        Stands between the last two of several cards.
    """
    bids = sorted(each.tricks for each in actions if isinstance(each, Bid))
    if bids:
        return [_bids(bids)]
    cards = [each.card for each in actions if isinstance(each, Play)]
    beside = best.card if isinstance(best, Play) else None
    held = [each.card for each in legal if isinstance(each, Play)]
    found: list[Group] = []
    for suit in dict.fromkeys(card.suit for card in cards):
        some = sorted({card for card in cards if card.suit is suit}, key=_rank)
        whole = sorted({card for card in held if card.suit is suit}, key=_rank)
        found.append((_of_suit(some, whole, beside, last), tuple(map(Play, some))))
    return found


def _bids(bids: Sequence[int]) -> Group:
    if len(bids) >= _RUN and all(low + 1 == high for low, high in pairwise(bids)):
        return f"bidding anything from {bids[0]} to {bids[-1]}", tuple(map(Bid, bids))
    named = bids[:_BIDS]
    return f"bidding {listed([str(each) for each in named], 'or')}", tuple(map(Bid, named))


def _of_suit(some: Sequence[Card], held: Sequence[Card], best: Card | None, last: str) -> str:
    """Name some cards of one suit, of all that may be played of it, the lowest first."""
    if len(some) == 1:
        return the(some[0])
    one = SUIT_NAMES[some[0].suit].removesuffix("s")
    known = sorted({*some, best}, key=_rank) if best in held and best else list(some)
    if known == list(held):
        return f"any {one}" if len(known) == len(some) else f"any other {one}"
    if len(some) >= _RUN and known == list(held[: len(known)]):
        return f"any {one} up to {short(known[-1])}"
    if len(some) >= _RUN and known == list(held[-len(known) :]):
        return f"any {one} from {short(known[0])} up"
    if some[0].is_joker:
        return listed([the(each) for each in some], last)
    ranks = [card_name(each).split(" of ")[0] for each in some]
    return f"the {listed(ranks, last)} of {SUIT_NAMES[some[0].suit]}"


def _rank(card: Card) -> int:
    return card.rank
