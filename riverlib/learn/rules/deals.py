"""Deals to look through for a position that shows a rule: dealt and played by the engine."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from riverlib import cards
from riverlib.cards.variant import MAX_PLAYERS, MIN_PLAYERS, cards_in_play
from riverlib.core import VariantError
from riverlib.learn.arranged import Hand, arranged
from riverlib.learn.position import CardPosition
from riverlib.learn.rules.picture import names_at

_BEST_SIZE = 4  # cards of a hand that is seen at a glance
_LIKED_PLAYERS = (4, 3, 6, 5, 2, 8, 7, 9, 10)
TRIES = 120
"""Deals that are looked through before a rule counts as one that does not come up."""

Found = TypeVar("Found")


def tables(variant: cards.Variant) -> Iterator["PictureTable"]:
    """Seat so many people as the rules let play, a number that is easily looked over first."""
    for players in _LIKED_PLAYERS:
        if MIN_PLAYERS <= players <= MAX_PLAYERS:
            try:
                yield PictureTable(variant, cards.fitted(variant, players), players)
            except VariantError:
                continue


@dataclass(frozen=True, slots=True)
class PictureTable:
    """A rule set with people who can play it."""

    variant: cards.Variant
    """As the family keeps it."""
    fit: cards.Variant
    """Fitted to the players."""
    players: int

    @property
    def largest(self) -> int:
        """Cards of the largest hand that is dealt."""
        return self.fit.largest_hand

    @property
    def leaves_cards(self) -> bool:
        """Whether every hand size leaves a card to turn up."""
        whole = len(cards_in_play(self.fit, self.fit.packs or 1))
        return self.largest * self.players < whole

    def sizes(self, least: int = 1) -> list[int]:
        """Return the hand sizes that are played, those that are easily looked over first."""
        played = {size for size in self.fit.hand_sizes if size >= least}
        return sorted(played, key=lambda size: (abs(size - _BEST_SIZE), size))

    def dealt(
        self,
        size: int,
        seed: int,
        *,
        hands: dict[int, Hand] | None = None,
        turn_up: cards.Card | None = None,
        dealer: int | None = None,
    ) -> CardPosition:
        """Deal one hand size of these rules as if it were the first deal.

        ``hands`` gives some seats the first cards of their hands; the rest is drawn by the seed.
        """
        dealer = self.players - 1 if dealer is None else dealer
        rules = replace(self.fit, hand_sizes=(size, size), forehead=self.fit.forehead and size == 1)
        names = names_at(self.players, 0)
        position = CardPosition.start(rules, names, dealer=dealer)
        given: list[Hand | None] = [None] * self.players
        rng = Random(seed)
        left = list(cards.shuffle(position.state, rng).order)
        for card in [*(card for hand in (hands or {}).values() for card in hand), turn_up]:
            if card is not None:
                left.remove(card)
        for seat, hand in (hands or {}).items():
            given[seat] = [*hand, *(left.pop() for _ in range(size - len(hand)))]
        shuffle = arranged(
            rules, self.players, hands=given, turn_up=turn_up, dealer=dealer, seed=seed
        )
        return position.after(shuffle)

    def played(self, position: CardPosition, seed: int) -> Iterator[CardPosition]:
        """Go on at random to the end of the deal; bids are small, so that they add up to little."""
        rng = Random(seed)
        while True:
            yield position
            legal = cards.legal_actions(position.state)
            if not legal:
                return
            few = legal[:3] if position.state.phase is cards.Phase.BID else legal
            position = position.after(rng.choice(few))

    def search(
        self,
        deal: Callable[[int, int], CardPosition],
        look: Callable[[list[CardPosition]], Found | None],
        least: int = 1,
    ) -> Found | None:
        """Look through deals, easily seen sizes first, for one that shows something.

        Parameters
        ----------
        deal : callable
            From a hand size and a seed to a position just dealt.
        look : callable
            From all positions of a deal to what was looked for, or ``None``.
        """
        for size in self.sizes(least)[:3]:
            for seed in range(TRIES):
                found = look(list(self.played(deal(size, seed), seed)))
                if found is not None:
                    return found
        return None
