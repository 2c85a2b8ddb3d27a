"""What a card does in the running trick, and what it keeps for later ones."""

from collections.abc import Iterator

from riverlib.cards import SUIT_NAMES, SUITS, Card, Play, View, card_name
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.otherwise import (
    exchanged,
    lowest_of,
    nearest,
    stronger,
    weaker,
    with_bids,
    with_front,
)
from riverlib.cards.coach.reason import Kind, Pair, Reason
from riverlib.cards.suits import short, the
from riverlib.core.counting import number_word
from riverlib.core.people import People


def trick_reasons(
    facts: Facts, pair: Pair, best: Card, rival: Card, people: People
) -> Iterator[Reason]:
    """Yield what speaks for one card over another, the weightiest first."""
    takes, rival_takes = facts.takes(best), facts.takes(rival)
    leads, rival_leads = facts.leads_trick(best), facts.leads_trick(rival)
    if takes and not rival_takes:
        yield from _takes(facts, pair, best)
    if leads and facts.view.trick and facts.is_trump(best) and not rival_leads:
        yield from _trumps_in(facts, pair, best)
    if leads and rival_leads and facts.view.trick:
        yield from _trumps_low(facts, pair, best, rival)
    if leads and not rival_leads:
        yield from _beats_so_far(facts, pair, best)
    if not leads and rival_leads:
        yield from _mate_has_it(facts, pair, people)
        yield from _under(facts, pair, best, people)
    if takes and rival_takes:
        yield from _both_take(facts, pair, best, rival)
    yield from _gets_rid(facts, pair, best)
    yield from _keeps_sure(facts, pair, best)
    if not leads and not rival_leads:
        yield from _neither_takes(facts, pair, best, rival)
    yield from _makes_short(facts, pair, best)


def _lowered(facts: Facts, pair: Pair, kind: Kind, text: str, card: Card) -> Iterator[Reason]:
    """Yield a reason that is gone if the best card is the lowest unseen one of its suit."""
    low = weaker(facts, card)
    if low:
        yield from pair.reason(kind, text, exchanged(facts.view, card, low), best=low)


def _takes(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    if facts.later:
        who = "after you " if facts.view.trick else ""
        text = f"nobody {who}can beat {the(best)}: it takes this trick."
        yield from _lowered(facts, pair, Kind.TAKES_SURE, text, best)
        return
    text = f"you play last, and {the(best)} beats {the(facts.front)}: the trick is yours."
    low = weaker(facts, best)
    if low and not facts.leads_trick(low):
        without = exchanged(facts.view, best, low)
        yield from pair.reason(Kind.TAKES_LAST, text, without, best=low)
        return
    over = max(facts.above(facts.front), key=lambda card: card.rank, default=None)
    if over and not facts.beats(best, over):
        yield from pair.reason(Kind.TAKES_LAST, text, with_front(facts, over))


def _trumps_in(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    led = facts.suit(facts.view.trick[0])
    if led is facts.view.trump:
        return
    text = f"you have no {SUIT_NAMES[led]}, so {the(best)} can trump this trick."
    low = lowest_of(facts, tuple(s for s in SUITS if s not in (led, facts.view.trump)))
    if low:
        without = exchanged(facts.view, best, low)
        yield from pair.reason(Kind.TRUMPS_IN, text, without, best=low)


def _trumps_low(facts: Facts, pair: Pair, best: Card, rival: Card) -> Iterator[Reason]:
    led, trump = facts.suit(facts.view.trick[0]), facts.view.trump
    both = facts.is_trump(best) and facts.is_trump(rival) and facts.is_stronger(rival, best)
    if led is trump or not both or facts.need(facts.seat) <= 0:
        return
    text = (
        f"you have no {SUIT_NAMES[led]}: trump with {the(best)} and keep {short(rival)} for later."
    )
    low = nearest(facts, best, rival)
    if low and facts.leads_trick(low):
        without = exchanged(facts.view, rival, low)
        yield from pair.reason(Kind.TRUMPS_LOW, text, without, rival=low)


def _beats_so_far(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    if not facts.later or facts.takes(best) or facts.suit(best) is not facts.suit(facts.front):
        return
    text = f"{the(best)} beats {the(facts.front)}, so it may take this trick."
    low = weaker(facts, best)
    if low and not facts.leads_trick(low):
        yield from _lowered(facts, pair, Kind.BEATS_SO_FAR, text, best)


def _mate_has_it(facts: Facts, pair: Pair, people: People) -> Iterator[Reason]:
    if facts.front_seat not in facts.team(facts.seat):
        return
    name = people.name(facts.front_seat)
    text = f"{name} has the trick so far, and you two play together."
    low = weaker(facts, facts.front)
    if len(facts.team(facts.seat)) > 2:
        text = f"{name} has the trick so far, and plays on your side."
    if low and len(facts.view.trick) > 1:
        yield from pair.reason(Kind.MATE_HAS_IT, text, with_front(facts, low))


def _under(facts: Facts, pair: Pair, best: Card, people: People) -> Iterator[Reason]:
    led = facts.view.trick[0]
    if facts.suit(best) is facts.suit(facts.front):
        whose = people.whose(facts.front_seat)
        front = f"{whose} {card_name(facts.front)}"
        text = f"{the(best)} does not beat {front}, so you do not take this trick."
        low = weaker(facts, facts.front)
        high = stronger(facts, best)
        if low and facts.beats(best, low):
            yield from pair.reason(Kind.UNDER, text, with_front(facts, low))
        elif high and facts.leads_trick(high):
            yield from pair.reason(Kind.UNDER, text, exchanged(facts.view, best, high), best=high)
        return
    if facts.is_trump(best) or facts.suit(best) is facts.suit(led):
        return
    no_trump = " and no trump" if facts.view.trump else ""
    text = f"{the(best)} is no {facts.suit_word(led)}{no_trump}, so it cannot take this trick."
    trump = facts.view.trump
    if facts.is_trump(led) or trump is None:
        return
    top = max(facts.trumps_out, key=lambda card: card.rank, default=None)
    if top and facts.leads_trick(top):
        yield from pair.reason(Kind.OFF_SUIT, text, exchanged(facts.view, best, top), best=top)


def _both_take(facts: Facts, pair: Pair, best: Card, rival: Card) -> Iterator[Reason]:
    if facts.is_stronger(rival, best):
        text = f"{the(best)} is enough for this trick: you keep {the(rival)} for another."
        low = nearest(facts, best, rival)
        if low and facts.suit(best) is facts.suit(rival) and facts.takes(low):
            without = exchanged(facts.view, rival, low)
            yield from pair.reason(Kind.ENOUGH, text, without, rival=low)
        else:
            yield from pair.reason(Kind.ENOUGH, text, _needing(facts, 1))
    if facts.is_stronger(best, rival):
        text = f"it takes this trick as {the(rival)} does, and is likelier to take another."
        yield from pair.reason(Kind.MORE_THAN_ENOUGH, text, _needing(facts, facts.left))


def _needing(facts: Facts, tricks: int) -> View:
    """Return the position in which the seat's side needs so many tricks more."""
    bid = (facts.view.bids[facts.seat] or 0) + tricks - facts.need(facts.seat)
    return with_bids(facts.view, {facts.seat: max(0, bid)})


def _gets_rid(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    """Where sure trumps are all the tricks that are needed, another high card is led to lose."""
    sure, above = facts.sure, facts.above(best)
    if facts.view.trick or not sure or facts.is_trump(best) or not above:
        return
    if facts.need(facts.seat) != len(sure) or len(facts.team(facts.seat)) > 1:
        return
    if len(sure) == 1:
        have = f"{the(sure[0])} is the one trick you need"
    else:
        have = f"your {number_word(len(sure))} highest trumps are the tricks you need"
    text = f"{have}: get rid of {the(best)} while a higher {facts.suit_word(best)} can take it."
    yield from _lowered(facts, pair, Kind.GETS_RID, text, best)
    low = weaker(facts, sure[-1])
    if low and pair.rival != Play(sure[-1]):
        yield from pair.reason(Kind.GETS_RID, text, exchanged(facts.view, sure[-1], low))


def _keeps_sure(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    need, sure = facts.need(facts.seat), [card for card in facts.sure if card != best]
    if not 0 < need <= len(sure) or len(facts.team(facts.seat)) > 1:
        return
    if len(sure) == 1:
        text = f"{the(sure[0])} is sure to take a trick later, and you need only one."
    else:
        cards = f"your {number_word(len(sure))} highest trumps are sure to take tricks later"
        text = f"{cards}, and you need only {number_word(need)}."
        if best in facts.sure:
            return
    low = weaker(facts, sure[-1])
    if low:
        rival = low if pair.rival == Play(sure[-1]) else None
        without = exchanged(facts.view, sure[-1], low)
        yield from pair.reason(Kind.KEEPS_SURE, text, without, rival=rival)


def _neither_takes(facts: Facts, pair: Pair, best: Card, rival: Card) -> Iterator[Reason]:
    if facts.is_stronger(best, rival) and facts.wants_few:
        same = facts.suit(best) is facts.suit(rival)
        if same and _is_highest_under(facts, best):
            text = f"{the(best)} is your highest card that does not take this trick."
            yield from _lowered(facts, pair, Kind.HIGHEST_UNDER, text, best)
        text = f"{the(best)} cannot take this trick; kept, it might take a later one."
        yield from _lowered(facts, pair, Kind.THROWN, text, best)
    if facts.is_stronger(rival, best) and facts.need(facts.seat) != 0:
        both = f"neither it nor {the(rival)} can take this trick"
        text = f"{both}: keep {short(rival)} for a later one."
        low = weaker(facts, rival)
        if low:
            yield from pair.reason(Kind.KEPT, text, exchanged(facts.view, rival, low), rival=low)


def _is_highest_under(facts: Facts, best: Card) -> bool:
    legal = [action.card for action in facts.view.legal if isinstance(action, Play)]
    under = [card for card in legal if not facts.leads_trick(card)]
    return all(facts.suit(card) is facts.suit(best) and card.rank <= best.rank for card in under)


def _makes_short(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    trumps = [card for card in facts.own_trumps if facts.is_small(card)]
    suit = facts.suit(best)
    if not trumps or facts.is_trump(best) or len(facts.own(suit)) > 1:
        return
    if not any(facts.suit(card) is suit for card in facts.unseen):
        return
    name = SUIT_NAMES[suit]
    one = name.removesuffix("s")
    text = f"it is your only {one}: after it you can trump {name} with {the(trumps[-1])}."
    low = lowest_of(facts, (suit,))
    for card in facts.view.hand:
        if low and not facts.is_trump(card) and Play(card) not in (pair.best, pair.rival):
            yield from pair.reason(Kind.MAKES_SHORT, text, exchanged(facts.view, card, low))
            break
    low = lowest_of(facts, tuple(s for s in SUITS if s not in (suit, facts.view.trump)))
    if low and Play(trumps[-1]) != pair.rival:
        yield from pair.reason(Kind.MAKES_SHORT, text, exchanged(facts.view, trumps[-1], low))
