"""What must hold for each sentence about a bid, worked out another way."""

import re

from riverlib.cards import SUIT_NAMES, Bid, Card, FirstLead
from tests.cards.by_hand import CARDS, SINGLE, best_of, suit_of
from tests.cards.coach.claims import (
    Match,
    Said,
    bid_of,
    highest_trumps,
    is_trump,
    number,
    unbeatable,
)
from tests.cards.coach.trump_claims import is_small


def sure(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    return card in said.hand and unbeatable(said, [card])


def sure_tricks(said: Said, match: Match) -> bool:
    return unbeatable(said, highest_trumps(said, number(match["n"])))


def guarded(said: Said, match: Match) -> bool:
    card, other = CARDS[match["card"]], CARDS[match["other"]]
    suit = suit_of(card, said.state)
    lower = [c for c in said.hand if suit_of(c, said.state) is suit and c.rank < card.rank]
    named = said.word(card) == match["suit"] and card in said.hand
    return named and said.higher(card) == [other] and len(lower) == number(match["n"])


def high_trump(said: Said, match: Match) -> bool:
    """No card but those named beats it, whichever of the two is played first."""
    card, named = (
        CARDS[match["card"]],
        {CARDS[name] for name in (match["one"], match["two"]) if name},
    )
    over = {rival for rival in said.unseen if said.over(rival, card) or not said.over(card, rival)}
    return card in said.hand and is_trump(said, card) and over == named


def can_trump(said: Said, match: Match) -> bool:
    """The trump named is a small one: it takes no trick that it would not take by trumping."""
    one = match["one"]
    suit = SINGLE[one] if one else SINGLE[match["none"].removesuffix("s")]
    held = sum(suit_of(card, said.state) is suit for card in said.hand)
    fits = held == (1 if one else 0) and bool(match["soon"]) == bool(one)
    return fits and is_small(said, CARDS[match["card"]]) and SUIT_NAMES[suit] == match["suit"]


def only_trump(said: Said, _match: Match) -> bool:
    """The one card is a small trump, and no card but a trump beats it, first or last."""
    (card,) = said.hand
    plain = [rival for rival in said.unseen if not is_trump(said, rival)]
    beaten = all(said.over(card, rival) and not said.over(rival, card) for rival in plain)
    return is_small(said, card) and beaten


def many_trumps(said: Said, match: Match) -> bool:
    held, named = sum(is_trump(said, card) for card in said.hand), number(match["n"])
    return held > named if match["more"] else held == named > 1


def likely(said: Said, match: Match) -> bool:
    """Each card named may well take a trick, and no better one is left out."""
    named = _cards_named(said, match["cards"])
    tricks = len(named) + bool(match["also"])
    counts = tricks == number(match["n"]) == bid_of(said.best)
    fits = bool(match["only"]) == (bid_of(said.best) < bid_of(said.rival))
    able = all(card in said.hand and _may_take(said, card) for card in named)
    best = {card for card in said.hand if _is_high(said, card)}
    return counts and fits and able and best <= named and _also_trumps(said, match, named)


def _cards_named(said: Said, text: str) -> set[Card]:
    """Read "big joker, ace of trumps, ace and king of spades"."""
    found = set()
    for ranks, suit, joker in re.findall(r"((?:\w+(?:, | and ))*\w+) of (\w+)|(\w+ joker)", text):
        trump = SUIT_NAMES.get(said.state.trump, "") if said.state.trump else ""
        of = trump if suit == "trumps" else suit
        assert joker or (suit == "trumps") == (of == trump)
        names = [joker] if joker else [f"{rank} of {of}" for rank in re.split(", | and ", ranks)]
        found |= {CARDS[name] for name in names}
    return found


def _is_high(said: Said, card: Card) -> bool:
    """The best of a plain suit there is, or a trump that two cards beat at most."""
    higher = set(said.higher(card))
    return len(higher) <= 2 if is_trump(said, card) else not higher and not _own_above(said, card)


def _may_take(said: Said, card: Card) -> bool:
    higher, own = len(set(said.higher(card))), _own_above(said, card)
    if is_trump(said, card):
        return higher <= 4
    suit = suit_of(card, said.state)
    guards = sum(suit_of(each, said.state) is suit for each in said.hand) - 1
    unbeaten = not higher and (own <= 1 or said.state.trump is None)
    return unbeaten or (higher == 1 and not own and guards > 0)


def _own_above(said: Said, card: Card) -> int:
    suit = suit_of(card, said.state)
    return sum(c.rank > card.rank for c in said.hand if suit_of(c, said.state) is suit)


def _also_trumps(said: Said, match: Match, named: set[Card]) -> bool:
    """Besides there is a trump, and at most one card of a suit that others may lead."""
    if not match["also"]:
        return True
    one = match["one"]
    suit = SINGLE[one] if one else SINGLE[match["none"].removesuffix("s")]
    held = sum(suit_of(card, said.state) is suit for card in said.hand)
    out = any(suit_of(card, said.state) is suit for card in said.unseen)
    spare = any(is_trump(said, card) for card in said.hand if card not in named)
    return held == bool(one) and out and spare and suit is not said.state.trump


def no_trump(said: Said, _match: Match) -> bool:
    """No card of the hand is a trump, others may have one, and each of these beats each card."""
    out = [card for card in said.unseen if is_trump(said, card)]
    beaten = all(said.over(trump, card) for trump in out for card in said.hand)
    return bool(out) and beaten and not any(is_trump(said, card) for card in said.hand)


def bare(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    suit = suit_of(card, said.state)
    alone = [c for c in said.hand if suit_of(c, said.state) is suit] == [card]
    return alone and set(said.higher(card)) == {CARDS[n] for n in (match["one"], match["two"]) if n}


def all_beatable(said: Said, _match: Match) -> bool:
    return all(said.higher(card) for card in said.hand)


def beatable(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    named = said.word(card) == match["suit"] and card in said.hand
    return named and len(said.higher(card)) == number(match["n"])


def hooked(said: Said, match: Match) -> bool:
    """The number is closed, and would bring all bids to the tricks there are."""
    bid, total = int(match["bid"]), sum(each or 0 for each in said.state.bids)
    even = total + bid == said.state.hand_size == int(match["size"])
    return even and Bid(bid) not in said.view.legal


def made_pays(said: Said, match: Match) -> bool:
    best, rival = bid_of(said.best), bid_of(said.rival)
    numbers = [int(match[name]) for name in ("best", "points", "rival", "less")]
    pays = [best, said.worth(best, best), rival, said.worth(rival, rival)]
    return numbers == pays and pays[1] > pays[3]


def bid_costs(said: Said, match: Match) -> bool:
    """Missed, both bids leave what the tricks bring, if anything, less that much."""
    scores = {
        taken: {said.worth(bid, taken) + cost for bid, cost in _prices(said, match) if bid != taken}
        for taken in range(said.state.hand_size + 1)
    }
    alike = all(len(left) <= 1 for left in scores.values())
    rising = [min(left) for left in scores.values() if left]
    is_kept = rising[-1] > 0  # what the tricks of a miss bring
    said_so = is_kept == (match["how"] == "takes")
    return alike and said_so and rising[0] == 0 and rising == sorted(rising)


def _prices(said: Said, match: Match) -> list[tuple[int, int]]:
    """Return the two bids, each with what the sentence says of it."""
    best, rival = bid_of(said.best), bid_of(said.rival)
    assert (int(match["rival"]), int(match["best"])) == (rival, best)
    prices = [(rival, int(match["points"])), (best, int(match["less"] or 0))]
    assert prices[0][1] > prices[1][1]
    return prices


def _missed(said: Said, bid: int) -> set[int]:
    return {said.worth(bid, taken) for taken in range(said.state.hand_size + 1) if taken != bid}


def bid_so_far(said: Said, match: Match) -> bool:
    size, seen = said.state.hand_size, [bid or 0 for bid in said.view.bids]
    facts = match.groupdict()
    total = 0 if facts.get("n") is None else number(facts["n"])
    total = 1 if "has been bid" in match[0] else total
    there = number(facts["size"]) if facts.get("size") else size
    assert "every one" not in match[0] or total == size
    more = "more than" not in match[0] or total > size
    return sum(seen) == total and there == size and more


def mate_bid(said: Said, match: Match) -> bool:
    seat = said.who(match["who"])
    mates = seat != said.seat and seat in said.side(said.seat)
    return mates and said.view.bids[seat] == int(match["n"])


def highest_leads(said: Said, _match: Match) -> bool:
    return said.state.variant.first_lead is FirstLead.HIGHEST_BIDDER


def you_lead(said: Said, _match: Match) -> bool:
    left = said.state.variant.first_lead is FirstLead.LEFT_OF_DEALER
    return left and said.seat == (said.state.dealer + 1) % said.state.players


def forehead(said: Said, match: Match) -> bool:
    """As many of the unseen cards win, each put on the own forehead in turn."""
    state = said.state
    order = [(state.dealer + 1 + n) % state.players for n in range(state.players)]
    wins = 0
    for card in said.unseen:
        cards = tuple(card if seat == said.seat else state.hands[seat][0] for seat in order)
        wins += order[best_of(cards, state)] == said.seat
    facts = match.groupdict()
    if facts.get("all"):
        return wins == (len(said.unseen) if facts["all"] == "Every" else 0)
    count = 1 if facts["wins"] == "only one" else int(facts["wins"])
    takes = said.state.variant.first_lead is FirstLead.LEFT_OF_DEALER
    return takes and (wins, len(said.unseen)) == (count, int(facts["out"]))


def sees_yours(said: Said, match: Match) -> bool:
    seat = said.who(match["who"])
    return seat != said.seat and said.view.is_forehead and said.view.bids[seat] == int(match["n"])


def is_for_less(said: Said, rival: int) -> bool:
    """The number that it speaks against is the other bid, and the better one is less but some."""
    return bid_of(said.rival) == rival and 0 < bid_of(said.best) < rival
