"""What a seat can tell of a position by looking and counting: no chance, no judgement."""

from collections.abc import Sequence
from functools import cached_property

from riverlib.cards import SUIT_NAMES, Card, Suit, View, score, unseen_cards
from riverlib.cards.rules import suit_in_play, team_of, trick_taker
from riverlib.cards.suits import is_trump

_FEW = 2
"""A trump with so few cards above it is a high one."""


class Facts:
    """A position of a deal as the seat to move knows it, with what follows for certain."""

    def __init__(self, view: View) -> None:
        """Take what the seat sees; it must be its turn."""
        assert view.seat is not None, "an onlooker decides nothing"
        self.view = view
        self.seat: int = view.seat

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Cards in other hands or in the stock, as far as the seat can tell."""
        return unseen_cards(self.view)

    def suit(self, card: Card) -> Suit:
        """Return the suit that a card counts as."""
        return suit_in_play(card, self.view.trump)

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump of this deal, jokers included."""
        return is_trump(card, self.view.trump)

    def suit_word(self, card: Card) -> str:
        """Name the suit of one card: "heart", or "trump"."""
        return "trump" if self.is_trump(card) else SUIT_NAMES[self.suit(card)].removesuffix("s")

    # --- the running trick ------------------------------------------------------------------

    @cached_property
    def front_no(self) -> int:
        """Place in the running trick of the card that has it so far."""
        return trick_taker(self.view.variant, self.view.trick, self.view.trump)

    @property
    def front(self) -> Card:
        """The card that has the running trick so far."""
        return self.view.trick[self.front_no]

    @property
    def front_seat(self) -> int:
        """The seat that has the running trick so far."""
        assert self.view.leader is not None
        return (self.view.leader + self.front_no) % self.view.players

    @cached_property
    def later(self) -> tuple[int, ...]:
        """Seats that play to the running trick after this one, in their order."""
        count = self.view.players - len(self.view.trick) - 1
        return tuple((self.seat + place + 1) % self.view.players for place in range(count))

    def beats(self, new: Card, old: Card) -> bool:
        """Whether a card played later beats one that has a trick so far."""
        return trick_taker(self.view.variant, (old, new), self.view.trump) == 1

    def leads_trick(self, card: Card) -> bool:
        """Whether a card, played now, has the trick so far: any card does that is led."""
        trick = (*self.view.trick, card)
        return trick_taker(self.view.variant, trick, self.view.trump) == len(trick) - 1

    def beaters(self, card: Card) -> tuple[Card, ...]:
        """Return the unseen cards that could beat a card that has a trick so far."""
        return tuple(other for other in self.unseen if self.beats(other, card))

    def above(self, card: Card) -> tuple[Card, ...]:
        """Return those of them that are of its own suit."""
        return tuple(each for each in self.beaters(card) if self.suit(each) is self.suit(card))

    def takes(self, card: Card) -> bool:
        """Whether a card, played now, takes this trick whatever anybody holds."""
        return self.leads_trick(card) and not (self.later and self.beaters(card))

    def is_stronger(self, one: Card, other: Card) -> bool:
        """Whether one card is the likelier to take a later trick: by trump, or by what is above."""
        if self.is_trump(one) != self.is_trump(other):
            return self.is_trump(one)
        return len(self.above(one)) < len(self.above(other))

    def avoids(self, one: Card, other: Card) -> bool | None:
        """Whether one card takes fewer tricks than another, now or later; ``None``: unclear."""
        leads = self.leads_trick(one), self.leads_trick(other)
        takes = self.takes(one), self.takes(other)
        if leads[0] != leads[1]:
            return leads[1]
        if takes[0] != takes[1]:
            return takes[1]
        kept = not leads[0] or takes[0]  # the trick is settled: what counts is the card that stays
        if not kept and self.is_trump(one) != self.is_trump(other):
            return None  # a trump is harder to beat, but whoever could follows to it
        if not self.is_stronger(one, other) and not self.is_stronger(other, one):
            return None
        return self.is_stronger(one, other) if kept else self.is_stronger(other, one)

    # --- the own hand -----------------------------------------------------------------------

    def own(self, suit: Suit) -> tuple[Card, ...]:
        """Return the own cards that count as a suit, the highest first."""
        cards = (card for card in self.view.hand if self.suit(card) is suit)
        return tuple(sorted(cards, key=lambda card: card.rank, reverse=True))

    @cached_property
    def own_trumps(self) -> tuple[Card, ...]:
        """Own trumps, the highest first."""
        return self.own(self.view.trump) if self.view.trump else ()

    @cached_property
    def sure(self) -> tuple[Card, ...]:
        """Own trumps that nobody can beat: each takes a trick, whenever it is played."""
        return tuple(card for card in self.own_trumps if not self.beaters(card))

    def is_small(self, card: Card) -> bool:
        """Whether more than two different unseen cards beat a card: it takes no trick by rank."""
        return len(faces(self.beaters(card))) > _FEW

    @cached_property
    def trumps_out(self) -> tuple[Card, ...]:
        """Unseen trumps."""
        return tuple(card for card in self.unseen if self.is_trump(card))

    # --- the others -------------------------------------------------------------------------

    @cached_property
    def voids(self) -> tuple[frozenset[Suit], ...]:
        """Suits that a seat has shown to have none of, by seat (1.5, 4)."""
        shown: list[set[Suit]] = [set() for _ in range(self.view.players)]
        for leader, cards in self.tricks:
            led = self.suit(cards[0])
            for place, card in enumerate(cards):
                if self.suit(card) is not led:
                    seat = (leader + place) % self.view.players
                    shown[seat].add(led)
                    trump = self.view.trump
                    if self.view.variant.must_trump and trump and not self.is_trump(card):
                        shown[seat].add(trump)
        return tuple(map(frozenset, shown))

    @cached_property
    def tricks(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """Leader and cards of each trick of this deal, the running one last if it has a card."""
        done = tuple((trick.leader, trick.cards) for trick in self.view.tricks)
        if not self.view.trick:
            return done
        assert self.view.leader is not None
        return (*done, (self.view.leader, self.view.trick))

    def may_trump(self, seat: int, suit: Suit) -> bool:
        """Whether a seat has shown to have none of a plain suit, and may hold a trump."""
        trump, shown = self.view.trump, self.voids[seat]
        if trump is None or suit is trump or not self.trumps_out:
            return False
        return suit in shown and trump not in shown

    # --- bids and points --------------------------------------------------------------------

    def team(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose bids and tricks count together with a seat's, itself included."""
        variant, players = self.view.variant, self.view.players
        mine = team_of(variant, seat, players)
        return tuple(s for s in range(players) if team_of(variant, s, players) == mine)

    def need(self, seat: int) -> int:
        """Return the tricks that a seat and its partners still need once all have bid."""
        bids, taken = self.view.bids, self.view.taken
        return sum((bids[mate] or 0) - taken[mate] for mate in self.team(seat))

    @property
    def wants_few(self) -> bool:
        """Whether the own side wants at most half of the tricks left, by its bid and the scoring.

        Where the bid cannot be made any more: whether one trick more is worth less.
        """
        need = self.need(self.seat)
        if 0 < need <= self.left:
            return 2 * need <= self.left
        return self.team_points(1) < self.team_points(0)

    @property
    def wants_tricks(self) -> bool:
        """Whether one trick more is welcome to the own side: not where its bid is full, or 0."""
        need = self.need(self.seat)
        if 0 < need <= self.left:
            return True
        return need != 0 and self.team_points(1) > self.team_points(0)

    @property
    def left(self) -> int:
        """Tricks left, the running one included."""
        return len(self.view.hand)

    def points(self, bid: int, taken: int) -> int:
        """Return what a deal is worth: of partners for what they bid and took together."""
        scoring, size = self.view.variant.scoring, self.view.hand_size
        return score(scoring, bid=bid, taken=taken, hand_size=size).points

    def team_points(self, more: int) -> int:
        """Return what the deal is worth to the own side if it takes so many tricks more."""
        team = self.team(self.seat)
        bid = sum(self.view.bids[mate] or 0 for mate in team)
        return self.points(bid, sum(self.view.taken[mate] for mate in team) + more)


def faces(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the different faces among cards, in their order."""
    return tuple(dict.fromkeys(cards))
