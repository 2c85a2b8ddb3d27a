"""What must hold for each sentence of a coach, worked out another way.

Nothing of the coach's own code is used: cards and people are found by their names, who beats whom
by comparing two cards, what is unseen by laying out the pack again. What "nobody" can do is also
looked up in the hands.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from riverlib.cards import (
    SUIT_NAMES,
    Action,
    Bid,
    Card,
    GameState,
    Play,
    View,
    apply,
    card_name,
    pack,
    score,
    view,
)
from tests.cards.by_hand import CARDS, beats, best_of, suit_of

_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
Match = re.Match[str]
Check = Callable[["Said", Match], bool]


def number(text: str) -> int:
    """Read "three", "No", "both" or "13"."""
    if text == "both":
        return 2
    return _WORDS.index(text.lower()) if text.lower() in _WORDS else int(text)


@dataclass(frozen=True)
class Said:
    """Something said to the seat to move: that one choice is better than another."""

    state: GameState
    names: Sequence[str]
    best: Action
    rival: Action

    @cached_property
    def view(self) -> View:
        return view(self.state, self.state.to_move)

    @property
    def seat(self) -> int:
        assert self.state.to_move is not None
        return self.state.to_move

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.view.hand

    @cached_property
    def unseen(self) -> list[Card]:
        """The whole pack without what the seat has before its eyes."""
        state = self.state
        rest = Counter(pack(packs=state.variant.packs or 1, jokers=state.variant.jokers))
        seen = [*self.hand, *state.trick, *([state.turn_up] if state.turn_up else [])]
        seen += [card for trick in state.tricks for card in trick.cards]
        seen += [card for cards in self.view.shown for card in cards]
        rest.subtract(seen)
        assert min(rest.values()) >= 0
        return list(rest.elements())

    @property
    def later(self) -> list[int]:
        """The seats that play after this one to the running trick."""
        players = self.state.players
        return [(self.seat + n) % players for n in range(1, players - len(self.state.trick))]

    def who(self, name: str) -> int:
        return list(self.names).index(name)

    def word(self, card: Card) -> str:
        """The name of a card's suit as it counts: trump, or one of it."""
        if suit_of(card, self.state) is self.state.trump:
            return "trump"
        return SUIT_NAMES[card.suit].removesuffix("s")

    def front_after(self, card: Card) -> bool:
        """Whether a card would lie in front if it were played now."""
        trick = (*self.state.trick, card)
        return best_of(trick, self.state) == len(trick) - 1

    def over(self, new: Card, old: Card) -> bool:
        return beats(new, old, suit_of(old, self.state), self.state)

    def higher(self, card: Card) -> list[Card]:
        """Unseen cards of its own suit that beat it."""
        mine = suit_of(card, self.state)
        return [c for c in self.unseen if suit_of(c, self.state) is mine and self.over(c, card)]

    def wins(self, card: Card) -> bool:
        """Whether nothing unseen, and nothing that others really hold, beats it now."""
        rivals = [*self.unseen, *(c for seat in self.later for c in self.state.hands[seat])]
        free = not self.later or not any(self.over(rival, card) for rival in rivals)
        return self.front_after(card) and free

    def side(self, seat: int) -> list[int]:
        """The seats that count together with one (3.6)."""
        teams = self.state.players // self.state.variant.team_size
        return [s for s in range(self.state.players) if (s - seat) % teams == 0]

    def need(self, seat: int) -> int:
        side = self.side(seat)
        return sum(self.state.bids[s] or 0 for s in side) - sum(self.state.taken[s] for s in side)

    @property
    def left(self) -> int:
        return len(self.state.hands[self.seat])

    def worth(self, bid: int, taken: int) -> int:
        size = self.state.hand_size
        return score(self.state.variant.scoring, bid=bid, taken=taken, hand_size=size).points

    def step(self) -> int:
        """What one trick more is worth now to the own side."""
        side = self.side(self.seat)
        bid, taken = (sum(of[s] or 0 for s in side) for of in (self.state.bids, self.state.taken))
        return self.worth(bid, taken + 1) - self.worth(bid, taken)


def card_of(choice: Action) -> Card:
    assert isinstance(choice, Play)
    return choice.card


def bid_of(choice: Action) -> int:
    assert isinstance(choice, Bid)
    return choice.tricks


def both(said: Said) -> tuple[Card, Card]:
    return card_of(said.best), card_of(said.rival)


def is_best(said: Said, match: Match) -> bool:
    """The card named is the one that is advised."""
    return said.best == Play(CARDS[match["card"]])


def is_trump(said: Said, card: Card) -> bool:
    return said.state.trump is not None and suit_of(card, said.state) is said.state.trump


# --- this trick -----------------------------------------------------------------------------


def takes(said: Said, match: Match) -> bool:
    """Nobody can beat it, whatever they hold and play."""
    card = CARDS[match["card"]]
    after_you = bool(match["after"]) == bool(said.state.trick)
    return is_best(said, match) and said.wins(card) and bool(said.later) and after_you


def takes_last(said: Said, match: Match) -> bool:
    card, state = CARDS[match["card"]], said.state
    after, events = apply(state, Play(card))
    del events
    done = after.tricks[-1] if after.tricks else after.results[-1].tricks[-1]
    front = state.trick[best_of(state.trick, state)]
    beaten = card_name(front) == match["other"]
    return is_best(said, match) and not said.later and done.taker == said.seat and beaten


def trumps_in(said: Said, match: Match) -> bool:
    card, led = CARDS[match["card"]], suit_of(said.state.trick[0], said.state)
    void = all(suit_of(own, said.state) is not led for own in said.hand)
    named = SUIT_NAMES[led] == match["suit"] and led is not said.state.trump
    return is_best(said, match) and void and named and is_trump(said, card)


def mate_has_it(said: Said, match: Match) -> bool:
    seat = said.who(match["who"])
    leader = said.state.leader
    assert leader is not None
    front = (leader + best_of(said.state.trick, said.state)) % said.state.players
    two = len(said.side(said.seat)) == 2
    return seat == front != said.seat and seat in said.side(said.seat) and two == bool(match["two"])


def under(said: Said, match: Match) -> bool:
    card, leader = CARDS[match["card"]], said.state.leader
    best = best_of(said.state.trick, said.state)
    assert leader is not None
    whose = (leader + best) % said.state.players == said.who(match["who"])
    lies = card_name(said.state.trick[best]) == match["other"]
    return is_best(said, match) and whose and lies and not said.front_after(card)


def off_suit(said: Said, match: Match) -> bool:
    card, led = CARDS[match["card"]], said.state.trick[0]
    none = said.word(led) == match["suit"] and suit_of(card, said.state) is not led.suit
    trumpless = not is_trump(said, card) and bool(match["no"]) == (said.state.trump is not None)
    return is_best(said, match) and none and trumpless and not said.front_after(card)


def stronger(said: Said, one: Card, other: Card) -> bool:
    if is_trump(said, one) != is_trump(said, other):
        return is_trump(said, one)
    return len(said.higher(one)) < len(said.higher(other))


def enough(said: Said, match: Match) -> bool:
    best, rival = both(said)
    named = (card_name(best), card_name(rival)) == (match["card"], match["other"])
    return named and said.wins(best) and said.wins(rival) and stronger(said, rival, best)


def more_than_enough(said: Said, match: Match) -> bool:
    best, rival = both(said)
    both_win = said.wins(best) and said.wins(rival)
    named = card_name(rival) == match["card"]
    return named and both_win and stronger(said, best, rival)


# --- later tricks ---------------------------------------------------------------------------


def unbeatable(said: Said, cards: Sequence[Card]) -> bool:
    """Whether these are trumps that no unseen card, and no other hand, beats."""
    others = [c for seat, hand in enumerate(said.state.hands) if seat != said.seat for c in hand]
    rivals = [*said.unseen, *others]
    free = not any(said.over(rival, card) for rival in rivals for card in cards)
    return free and all(is_trump(said, card) for card in cards)


def keeps_sure(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    kept = card in said.hand and said.best != Play(card)
    return kept and unbeatable(said, [card]) and said.need(said.seat) == 1


def keeps_several(said: Said, match: Match) -> bool:
    best = highest_trumps(said, number(match["n"]))
    kept = card_of(said.best) not in best
    return kept and unbeatable(said, best) and said.need(said.seat) == number(match["need"])


def highest_trumps(said: Said, count: int) -> list[Card]:
    trumps = [card for card in said.hand if is_trump(said, card)]
    best = sorted(trumps, key=lambda card: card.rank)[-count:]
    assert len(best) == count
    return best


def highest_under(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    legal = [card_of(action) for action in said.view.legal]
    same = [own for own in legal if suit_of(own, said.state) is suit_of(card, said.state)]
    under = [own for own in same if not said.front_after(own)]
    highest = max(own.rank for own in under) == card.rank
    return is_best(said, match) and not said.front_after(card) and highest


def thrown(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    return is_best(said, match) and not said.front_after(card) and said.left > 1


def kept(said: Said, match: Match) -> bool:
    best, rival = both(said)
    neither = not said.front_after(best) and not said.front_after(rival)
    named = (card_name(rival), card_name(rival).split(" of ")[0]) == (match["card"], match["short"])
    return neither and named and said.left > 1


# --- what is out ----------------------------------------------------------------------------


def boss(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    hands = enumerate(said.state.hands)
    others = [own for seat, hand in hands if seat != said.seat for own in hand]
    mine = suit_of(card, said.state)
    held = any(suit_of(c, said.state) is mine and said.over(c, card) for c in others)
    out = any(is_trump(said, c) for c in said.unseen)
    fits = said.word(card) == match["suit"] and card in said.hand
    trump = out if match.groupdict().get("trump") else True
    return fits and not held and not said.higher(card) and trump


def above(said: Said, match: Match) -> bool:
    """So many of its suit beat the best card, which is named without it."""
    assert isinstance(said.best, Play)
    card = said.best.card
    named = card_name(card).split(" of ")[0] == match["short"] and said.word(card) == match["suit"]
    return named and len(said.higher(card)) == number(match["n"])


def kept_back(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    count = 0 if match["n"] == "none" else number(match["n"])
    fits = said.word(card) == match["suit"] and said.rival == Play(card)
    return fits and len(said.higher(card)) == count


def beaten_by(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    named = {CARDS[name] for name in (match["one"], match["two"]) if name}
    return said.rival == Play(card) and set(said.higher(card)) == named


def out_of_suit(said: Said, match: Match) -> bool:
    """The seat has none in truth, has shown it, plays later, and might hold a trump."""
    seat, card, state = said.who(match["who"]), CARDS[match["card"]], said.state
    suit = suit_of(card, state)
    has = any(suit_of(own, state) is suit for own in state.hands[seat])
    shown = any(
        (trick.leader + no) % state.players == seat
        and suit_of(trick.cards[0], state) is suit is not suit_of(own, state)
        for trick in state.tricks
        for no, own in enumerate(trick.cards)
    )
    trump = suit is not state.trump and any(is_trump(said, c) for c in said.unseen)
    named = SUIT_NAMES[suit] == match["suit"] and Play(card) in (said.best, said.rival)
    return named and not has and shown and trump and seat in said.later


def trumps_out(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    out = sum(is_trump(said, c) for c in said.unseen) == number(match["n"])
    return out and card in said.hand and not is_trump(said, card)


# --- who needs what -------------------------------------------------------------------------


def _together(said: Said, match: Match) -> bool:
    return bool(match["together"]) == (len(said.side(said.seat)) > 1)


def needs_none(said: Said, match: Match) -> bool:
    bid = sum(said.state.bids[seat] or 0 for seat in said.side(said.seat))
    reached = said.need(said.seat) == 0 and bid == number(match["n"])
    return reached and _together(said, match) and said.step() < 0


def needs(said: Said, match: Match) -> bool:
    need = number(match["n"])
    left = number(match["left"]) if match["left"] else need
    return said.need(said.seat) == need and said.left == left and _together(said, match)


def missed(said: Said, match: Match) -> bool:
    need, step = said.need(said.seat), said.step()
    gone = need < 0 or need > said.left
    words = match["verb"], abs(step)
    side = bool(match["side"]) == (len(said.side(said.seat)) > 1)
    return gone and side and words == ("brings" if step > 0 else "costs", number(match["n"]))


def other_needs(said: Said, match: Match) -> bool:
    seat = said.who(match["who"])
    return seat in said.later and said.need(seat) == number(match["n"])


def other_is_done(said: Said, match: Match) -> bool:
    seat = said.who(match["who"])
    bid, taken = said.state.bids[seat] or 0, said.state.taken[seat]
    worse = said.worth(bid, taken + 1) < said.worth(bid, taken)
    done = said.need(seat) == 0 and bool(match["more"]) == bool(bid)
    return seat in said.later and done and worse


def wanted(said: Said, match: Match) -> bool:
    others = [seat for seat in range(said.state.players) if seat != said.seat]
    tricks = sum(max(0, said.need(seat)) for seat in others)
    count = 0 if match["n"] == "none" else number(match["n"])
    return tricks == count and said.left == number(match["left"])
