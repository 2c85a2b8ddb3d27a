"""What is still out: cards above one's own, trumps, and who can trump a suit."""

from collections.abc import Iterator, Sequence

from riverlib.cards import SUIT_NAMES, SUITS, Card, Play
from riverlib.cards.coach.facts import Facts, faces
from riverlib.cards.coach.otherwise import exchanged, following, lowest_of, stronger, weaker
from riverlib.cards.coach.reason import Kind, Pair, Reason
from riverlib.cards.suits import short, the
from riverlib.core.counting import count
from riverlib.core.people import People

_FEW = 2
"""So many cards above one are few; more are many."""


def out_reasons(
    facts: Facts, pair: Pair, best: Card, rival: Card, people: People
) -> Iterator[Reason]:
    """Yield what the unseen cards say for one card over another."""
    avoids, leads = facts.avoids(best, rival), not facts.view.trick
    if facts.leads_trick(best) and facts.later and avoids is not True:
        yield from _boss(facts, pair, best)
    wants = facts.need(facts.seat) > 0
    if leads and facts.wants_tricks:
        yield from _out_of_suit(facts, pair, rival, people)
    if facts.leads_trick(rival) and facts.later:
        yield from _beaten_by(facts, pair, rival)
    if facts.later and avoids and wants:
        yield from _kept_back(facts, pair, rival)
    if wants and facts.left > 1:
        yield from _keeps_trump(facts, pair, best, rival)
    if facts.leads_trick(best) and facts.later:
        if avoids is not True:
            yield from _few_above(facts, pair, best)
        if avoids is not False:
            yield from _many_above(facts, pair, best)
    if leads and avoids is not False and not facts.wants_tricks:
        yield from _out_of_suit(facts, pair, best, people)
    if leads:
        yield from _trumps_out(facts, pair, best)


def _boss(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    low = weaker(facts, best)
    if facts.above(best) or not facts.beaters(best) or not low:
        return
    text = f"nobody can hold a {facts.suit_word(best)} that beats {the(best)}: only a trump can."
    yield from pair.reason(Kind.BOSS, text, exchanged(facts.view, best, low), best=low)


def _kept_back(facts: Facts, pair: Pair, rival: Card) -> Iterator[Reason]:
    above, low = facts.above(rival), weaker(facts, rival)
    if len(above) > _FEW or not low:
        return
    why = f"no {facts.suit_word(rival)} can beat it"
    if not above and facts.is_trump(rival):
        why = "it is sure to take a trick later"
    elif above:
        why = f"only {_beat(facts, above, rival)} it"
    text = f"keep {the(rival)}: {why}."
    yield from pair.reason(Kind.KEPT_BACK, text, exchanged(facts.view, rival, low), rival=low)


def _beat(facts: Facts, above: Sequence[Card], card: Card) -> str:
    """Count what may still come of a card's suit and beat it: "two clubs still out beat"."""
    beat = "beats" if len(above) == 1 else "beat"
    return f"{count(len(above), facts.suit_word(card))} still out {beat}"


def _keeps_trump(facts: Facts, pair: Pair, best: Card, rival: Card) -> Iterator[Reason]:
    trump = facts.view.trump
    if trump is None or facts.is_trump(best) or not facts.is_trump(rival):
        return
    text = f"keep {the(rival)}: a trump may still take another trick."
    low = lowest_of(facts, tuple(suit for suit in SUITS if suit is not trump))
    if low:
        without = exchanged(facts.view, rival, low)
        yield from pair.reason(Kind.KEEPS_TRUMP, text, without, rival=low)


def _few_above(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    above, low = facts.above(best), weaker(facts, best)
    out = [card for card in facts.unseen if facts.suit(card) is facts.suit(best)]
    if (
        not 0 < len(above) <= _FEW * (facts.view.variant.packs or 1)
        or len(out) <= len(above)
        or not low
    ):
        return
    text = f"only {_beat(facts, above, best)} {short(best)}."
    yield from pair.reason(Kind.FEW_ABOVE, text, exchanged(facts.view, best, low), best=low)


def _many_above(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    above, high = facts.above(best), stronger(facts, best)
    if len(above) <= _FEW or not high:
        return
    text = f"{_beat(facts, above, best)} {short(best)}."
    yield from pair.reason(Kind.MANY_ABOVE, text, exchanged(facts.view, best, high), best=high)


def _beaten_by(facts: Facts, pair: Pair, rival: Card) -> Iterator[Reason]:
    above, high = faces(facts.above(rival)), stronger(facts, rival)
    if not 0 < len(above) <= _FEW or not high or facts.view.variant.packs != 1:
        return
    have, it = ("has", "it beats") if len(above) == 1 else ("have", "they beat")
    cards = " and ".join(map(the, above))
    text = f"{cards} {have} not been seen yet, and {it} {the(rival)}."
    yield from pair.reason(Kind.BEATEN_BY, text, exchanged(facts.view, rival, high), rival=high)


def _out_of_suit(facts: Facts, pair: Pair, card: Card, people: People) -> Iterator[Reason]:
    suit = facts.suit(card)
    for seat in facts.later:
        if facts.may_trump(seat, suit):
            text = f"{people.name(seat)} has no {SUIT_NAMES[suit]} left and may trump {the(card)}."
            yield from pair.reason(Kind.OUT_OF_SUIT, text, following(facts, seat, suit))


def _trumps_out(facts: Facts, pair: Pair, best: Card) -> Iterator[Reason]:
    if not facts.is_trump(best) or not facts.trumps_out:
        return
    plain = [card for card in faces(facts.view.hand) if not facts.is_trump(card)]
    for card in plain:
        low = weaker(facts, card)
        if low and not facts.above(card) and facts.left > 1:
            trumps = count(len(facts.trumps_out), "trump")
            text = f"{trumps} you have not seen could still beat {the(card)}."
            rival = low if pair.rival == Play(card) else None
            yield from pair.reason(
                Kind.TRUMPS_OUT, text, exchanged(facts.view, card, low), rival=rival
            )
