"""What must hold for each sentence that a lesson says, checked by hand.

Nothing of the sentences' own code is used: seats are found by the names on the table, cards by
their names, and who takes a trick by comparing each card with each other.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product

from riverlib.cards import (
    SUIT_NAMES,
    Action,
    Bid,
    Bidding,
    Card,
    FirstLead,
    GameState,
    Play,
    Suit,
    TrumpLead,
    apply,
    card_name,
    legal_actions,
    pack,
)
from riverlib.learn.position import CardPosition
from tests.cards.by_hand import CARDS, SINGLE, beats, best_of, suit_of
from tests.learn.cards.parts import WORDS, parts_of


@dataclass(frozen=True)
class Said:
    """A sentence with the position before the answer, the answer, and the position after it."""

    before: CardPosition
    action: Action | None
    after: CardPosition

    def seat(self, name: str) -> int:
        return [player.name for player in self.before.players].index(name)


ACES = {name: suit for suit, name in SUIT_NAMES.items()}
Check = Callable[[Said, re.Match[str]], bool]


def trick_of(said: Said) -> tuple[GameState, int, tuple[Card, ...]]:
    """Return the trick that the answer is about: just taken, or to be ended by your one card."""
    if said.action is None:
        state = said.before.state
        return state, state.leader, (*state.trick, state.hands[0][0])
    trick = said.after.state.tricks[-1]
    return said.after.state, trick.leader, trick.cards


def takes(said: Said, match: re.Match[str]) -> bool:
    """The seat named takes the trick, with the card named, which is what it is called."""
    state, leader, cards = trick_of(said)
    best = best_of(cards, state)
    facts = match.groupdict()
    suit = suit_of(cards[best], state)
    rivals = [c for no, c in enumerate(cards) if no != best and suit_of(c, state) is suit]
    equal = [c for c in rivals if beats(c, cards[best], suit_of(cards[0], state), state)]
    kinds = {**SINGLE, "trump": state.trump, "joker": suit, None: suit}
    return (
        said.seat(facts["who"]) == (leader + best) % state.players
        and facts.get("card") in (None, card_name(cards[best]))
        and kinds[facts.get("kind")] is suit
        and (facts.get("kind") != "joker" or cards[best].is_joker)
        and facts.get("how") in (None, "highest" if rivals else "only")
        and ("led" not in facts or SUIT_NAMES[suit_of(cards[0], state)] == facts["led"])
        and bool(equal) == (facts.get("equal") is not None)
        and (facts.get("ace") is None or (cards[best].is_joker and suit is ACES[facts["ace"]]))
        and (facts.get("equal") != "all jokers are" or equal[0].is_joker)
    )


def no_use(said: Said, match: re.Match[str]) -> bool:
    """All cards of other suits than the best one are meant, and one of them is higher."""
    state, _, cards = trick_of(said)
    best = cards[best_of(cards, state)]
    others = [card for card in cards if suit_of(card, state) is not suit_of(best, state)]
    named = match.groupdict().get("card")
    meant = others == [CARDS[named]] if named else len(others) > 1
    return meant and any(card.rank > best.rank for card in others)


def trumpless(said: Said, _match: re.Match[str]) -> bool:
    return said.before.state.trump is None


def no_help(said: Said, match: re.Match[str]) -> bool:
    state, _, cards = trick_of(said)
    mine = CARDS[match["card"]]
    other = suit_of(mine, state) is not SINGLE[match["suit"]] is suit_of(cards[0], state)
    trumpless = state.trump is None or suit_of(mine, state) is not state.trump
    played = said.action in (None, Play(mine)) and mine in cards
    return played and other and trumpless == bool(match["no"] or not state.trump)


def follow(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    suit = SINGLE[match["suit"]]
    return suit_of(state.trick[0], state) is suit and holds(state, suit)


def holds(state: GameState, suit: Suit | None) -> bool:
    return any(suit_of(card, state) is suit for card in state.hands[0])


def free(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    suit = SINGLE[match["suit"].removesuffix("s")]
    trumpless = not holds(state, state.trump) if match["no"] else not state.variant.must_trump
    led = suit_of(state.trick[0], state)
    return led is suit and not holds(state, suit) and trumpless


def must_trump(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    void = not holds(state, suit_of(state.trick[0], state))
    return void and holds(state, state.trump) and state.variant.must_trump


def sure(said: Said, match: re.Match[str]) -> bool:
    """No card that others may hold beats any of so many trumps of yours."""
    state = said.before.state
    count = int(match["tricks"])
    trumps = [card for card in state.hands[0] if suit_of(card, state) is state.trump]
    best = sorted(trumps, key=lambda card: card.rank)[-count:]
    others = list(pack(packs=state.variant.packs, jokers=state.variant.jokers))
    for card in state.hands[0]:
        others.remove(card)
    beaten = any(beats(other, card, state.trump, state) for other in others for card in best)
    return len(best) == count and not beaten and said.action.tricks < count


def named_bid(said: Said, match: re.Match[str]) -> bool:
    facts = match.groupdict()
    size = facts.get("size")
    return said.action == Bid(int(facts["bid"])) and size in (
        None,
        str(said.before.state.hand_size),
    )


def with_partner(said: Said, match: re.Match[str]) -> bool:
    partners = {"partner's bid is": 1, "partners' bids are": 2}[match["whose"]]
    return named_bid(said, match) and min(2, said.before.state.variant.team_size - 1) == partners


def total_of(state: GameState) -> int:
    return sum(bid or 0 for bid in state.bids)


_NUMBERS = {"one": 1, "only one": 1, "two": 2, "three": 3}


def open_bid(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    bid, before, total = int(match["bid"]), int(match["said"]), int(match["total"])
    adds_up = before == total_of(state) and before + bid == total != state.hand_size
    return adds_up and Bid(bid) in legal_actions(state) and size_in(match) == state.hand_size


def size_in(match: re.Match[str]) -> int:
    return _NUMBERS.get(match["size"]) or int(match["size"])


def closed(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    bid, before = int(match["bid"]), int(match["said"])
    even = before == total_of(state) and before + bid == state.hand_size == size_in(match)
    last = sum(each is None for each in state.bids) == 1
    return even and last and Bid(bid) not in legal_actions(state)


def none_closed(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    over = int(match["said"]) == total_of(state) > state.hand_size == size_in(match)
    return over and len(legal_actions(state)) == state.hand_size + 1


def all_bids(said: Said, match: re.Match[str]) -> bool:
    state = said.after.state
    free = not state.variant.hook and state.variant.bidding is Bidding.SIMULTANEOUS
    return free and int(match["total"]) == total_of(state) and size_in(match) == state.hand_size


def leads(said: Said, match: re.Match[str]) -> bool:
    state = said.after.state
    order = [(state.dealer + 1 + place) % state.players for place in range(state.players)]
    best = max(state.bids)
    first = next(seat for seat in order if state.bids[seat] == best)
    several = state.bids.count(best) > 1
    secret = state.variant.bidding is Bidding.SIMULTANEOUS
    again = match["again"] is None or said.seat(match["again"].capitalize()) == first
    return (
        said.seat(match["who"]) == first == state.leader
        and int(match["bid"]) == best
        and again
        and (match["again"] is not None) == (several and not secret)
        and (match["left"] is not None) == (several and secret)
    )


def team(state: GameState) -> list[int]:
    return list(range(0, state.players, state.players // state.variant.team_size))


def seats(said: Said, names: str) -> list[int]:
    return [said.seat(name) for name in re.split(", | and ", names)]


def partners(said: Said, match: re.Match[str]) -> bool:
    return [0, *seats(said, match["names"])] == team(said.before.state)


def together(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    told = [part.rsplit(" ", 1) for part in re.split(", | and ", match["names"])]
    bids = {said.seat(name.removesuffix(" said")): int(bid) for name, bid in told}
    right = {seat: state.bids[seat] for seat in team(state)}
    possible = sum(bids.values()) <= state.hand_size
    return possible and bids == right and sum(bids.values()) == int(match["total"])


def points(said: Said, match: re.Match[str]) -> bool:
    """Play the last cards; the arithmetic comes out, and is what the engine has counted."""
    state = said.after.state
    if said.action is None:
        while len(state.results) == len(said.before.state.results):
            state, _ = apply(state, legal_actions(state)[0])
    result = state.results[-1]
    mine = team(state)
    facts = [sum(each[seat] for seat in mine) for each in (result.bids, result.taken)]
    words = match["how"].replace("\N{MINUS SIGN}", "-").replace("\N{MULTIPLICATION SIGN}", "*")
    terms = words.split(" = ")
    assert re.fullmatch(r"[-+*\d ]+(?: = [-+\d]+)?", words)
    values = {eval(term) for term in terms}  # digits and signs only
    who = "Your team" if state.variant.team_size > 1 else "You"
    off = facts[1] - facts[0]
    side = "just right" if not off else f"{WORDS[abs(off)]} too {'many' if off > 0 else 'few'}"
    parts = parts_of(match["parts"], state.variant.scoring, *facts) if match["parts"] else values
    return (
        match["who"] == who
        and facts == [int(match["bid"]), int(match["taken"])]
        and match["off"] in (None, side)
        and values == {result.points[0]} == {sum(parts)}
        and (match["unit"] == "point") == (abs(result.points[0]) == 1)
    )


def deal_size(said: Said, match: re.Match[str]) -> bool:
    sizes = said.before.state.variant.hand_sizes
    return sizes[int(match["deal"]) - 1] == int(match["cards"])


def leads_plain(said: Said, _match: re.Match[str]) -> bool:
    state = said.before.state
    return not state.trick and suit_of(said.action.card, state) is not state.trump


def may_lead(said: Said, _match: re.Match[str]) -> bool:
    state = said.before.state
    trumps = [card for card in state.hands[0] if suit_of(card, state) is state.trump]
    return not state.trick and all(Play(card) in legal_actions(state) for card in trumps)


def trump_was_played(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    cards = [card for trick in state.tricks for card in trick.cards]
    any_trump = any(suit_of(card, state) is state.trump for card in cards)
    return any_trump and may_lead(said, match)


def after_first(said: Said, match: re.Match[str]) -> bool:
    return bool(said.before.state.tricks) and may_lead(said, match)


def only_trumps(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    only = all(suit_of(card, state) is state.trump for card in state.hands[0])
    return only and may_lead(said, match)


def not_broken(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    named = SUIT_NAMES[state.trump] == match["suit"].lower()
    broken = state.variant.trump_lead is TrumpLead.BROKEN
    return named and broken and not may_lead(said, match) and not trump_was_played(said, match)


def not_first(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    rule = state.variant.trump_lead is TrumpLead.NOT_FIRST_TRICK
    return rule and not state.tricks and not may_lead(said, match)


def this_is_trump(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    led = suit_of(state.trick[0], state)
    named = SUIT_NAMES[led] == match["suit"] and not holds(state, led)
    return named and state.variant.must_trump and suit_of(said.action.card, state) is state.trump


def joker_follows(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    led = suit_of(state.trick[0], state)
    return (
        said.action.card.is_joker
        and led is state.trump
        and SUIT_NAMES[led] == match["suit"].lower()
    )


def joker_must(said: Said, match: re.Match[str]) -> bool:
    state = said.before.state
    led = suit_of(state.trick[0], state)
    held = [card for card in state.hands[0] if suit_of(card, state) is led]
    return led is state.trump is SINGLE[match["suit"]] and all(card.is_joker for card in held)


def next_trump(said: Said, match: re.Match[str]) -> bool:
    order = ["spades", "hearts", "diamonds", "clubs", None]
    state = said.before.state
    here = order.index(SUIT_NAMES[state.trump])
    return match["here"] == order[here] and match.groupdict().get("next") == order[here + 1]


def outcomes(said: Said) -> set[int]:
    """Let the engine play your card on the forehead, whichever it is and whatever all bid."""
    state = said.before.state
    unseen = Counter(state.stock) + Counter(state.hands[0])
    taken = set()
    for card in unseen:
        hands = ((card,), *state.hands[1:])
        for bids in product((0, 1), repeat=state.players):
            at = replace(state, hands=hands)
            for bid in bids:
                if Bid(bid) not in legal_actions(at):
                    break
                at, _ = apply(at, Bid(bid))
            else:
                taken.add(at.results[-1].taken[0])
                if state.variant.first_lead is FirstLead.LEFT_OF_DEALER:
                    break  # no bid changes who leads
        if len(taken) == 2:
            break
    return taken


def own_card(said: Said, match: re.Match[str]) -> bool:
    """The card named took what is said; only one whose bid came true is told so."""
    taken = said.after.state.results[-1].taken[0]
    made = said.action == Bid(taken)
    return (
        said.before.state.hands[0] == (CARDS[match["card"]],)
        and taken == ["nothing", "the trick"].index(match["took"])
        and made == (match["praise"] == "Just what you said")
    )
