"""The one-card deal, exactly: every deal counted, none drawn.

Where the first to bid leads, what a seat earns depends on the cards and its own bid alone, and what
it knows on its own card and the bids before: so each place in turn has one best bid, and the deal
is solved. Where bids decide who leads, only the best response to given bots is exact.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import one_card_kernel as kernel
from bench import seats
from riverlib import cards
from riverlib.cards.kernels import records, weights
from riverlib.cards.kernels.kernel import trump_of
from riverlib.cards.kernels.records import TURN_UP, card_of, face_of, points_of, rules_of
from riverlib.cards.variant import cards_in_play
from riverlib.core import RiverError, seeds
from riverlib.core.compiler import compiled, stamp_of

Policy = NDArray[np.int8]
"""Shape (places, turn-ups, faces, histories): the bid said by place on what it knows."""
MOST_DEALS = 4e8


@dataclass(frozen=True, slots=True)
class Worth:
    """What a place earns on average in points, all turn-ups and cards alike."""

    own: float
    """With the policy."""
    best: float
    """With the best response to the others' policy."""


@dataclass(frozen=True)
class OneCard:
    """The one-card deal of a rule set; suits that play the same part are counted once.

    Raises
    ------
    RiverError
        If the card is on the forehead, or there are too many deals to count.
    """

    variant: cards.Variant
    players: int

    def __post_init__(self) -> None:
        fit = cards.fitted(replace(self.variant, hand_sizes=(1,)), self.players)
        object.__setattr__(self, "variant", fit)
        deals = float(np.prod([len(self.deck) - 1 - place for place in range(self.players)]))
        if fit.forehead or deals * len(self.turn_ups) > MOST_DEALS:
            raise RiverError("only deals with the card in hand, with few players, can be counted")

    @property
    def deck(self) -> NDArray[np.int64]:
        """Face of every card in play."""
        return np.array([face_of(card) for card in cards_in_play(self.variant, self.packs)])

    @property
    def packs(self) -> int:
        """Packs in play."""
        return self.variant.packs or 1

    @property
    def rules(self) -> Any:
        """As ``records.RULES``."""
        tables = weights.PLAIN_WEIGHTS, weights.TRUMP_WEIGHTS
        return rules_of(self.variant, self.players, ("random",) * self.players, tables)

    @property
    def turn_ups(self) -> list[tuple[int, int, int]]:
        """By turn-up: its number in the deck, how many it stands for, the trump it makes.

        Clubs stand for every suit; each copy in several packs is the same.
        """
        rules, deck = self.rules, self.deck.tolist()
        if rules["trump_source"] != TURN_UP:
            return [(-1, 1, trump_of(_Attributes(rules), 0, -1))]
        faces = sorted({face for face in deck if face < 13 or face >= records.FIRST_JOKER})
        return [
            (
                deck.index(face),
                (4 if face < 13 else 1) * self.packs,
                trump_of(_Attributes(rules), 0, face),
            )
            for face in faces
        ]

    def blank(self) -> Policy:
        """Return a policy that bids 0 throughout."""
        shape = (self.players, len(self.turn_ups), records.FACES, 1 << self.players)
        return np.zeros(shape, np.int8)

    def sums(self, policy: Policy, place: int) -> tuple[NDArray[np.float64], float]:
        """Return points by what a place knows and bids (NaN where it may not), and the deals."""
        sums = np.zeros((*policy.shape[1:], 2))
        columns = [np.array(column, np.int64) for column in zip(*self.turn_ups, strict=True)]
        points = points_of(self.variant.scoring, frozenset((1,)), self.variant.team_size)
        turn_ups, counts, trumps = columns
        deals = _functions().count_deals(
            self.rules, points, self.deck, turn_ups, counts.astype(float), trumps, policy, place,
            sums,
        )  # fmt: skip
        return self._allowed(sums, place), deals

    def _allowed(self, sums: NDArray[np.float64], place: int) -> NDArray[np.float64]:
        if self.variant.hook and place == self.players - 1:
            for history in range(sums.shape[2]):
                said = (history & ((1 << place) - 1)).bit_count()
                if said < 2:
                    sums[:, :, history, 1 - said] = np.nan
        return sums

    def worth(self, policy: Policy, place: int) -> Worth:
        """Return what a place earns by the policy and by the best response to it."""
        sums, deals = self.sums(policy, place)
        own = np.take_along_axis(sums, policy[place][..., None].astype(np.int64), -1)
        return Worth(float(np.nansum(own)) / deals, float(np.nanmax(sums, axis=-1).sum()) / deals)

    def solved(self) -> tuple[Policy, tuple[float, ...]]:
        """Return the best policy and what it earns by place, the dealer last.

        Raises
        ------
        RiverError
            If bids decide who leads, or count for a partner too.
        """
        if self.variant.first_lead is cards.FirstLead.HIGHEST_BIDDER or self.variant.team_size > 1:
            raise RiverError("the one-card deal is solved only where a bid changes nothing else")
        policy, earned = self.blank(), []
        for place in range(self.players):
            sums, deals = self.sums(policy, place)
            policy[place] = np.nan_to_num(sums, nan=-np.inf).argmax(axis=-1)
            earned.append(float(np.nanmax(sums, axis=-1).sum()) / deals)
        return policy, tuple(earned)

    def policy_of(self, bot: str, seed: int = 1) -> Policy:
        """Ask a bot for its bid on everything that a place can know."""
        policy, choose, deck = self.blank(), seats.chooser(bot), self.deck.tolist()
        for number, (turn_up, _, _) in enumerate(self.turn_ups):
            rest = [face for no, face in enumerate(deck) if no != turn_up]
            for place in range(self.players):
                for face in sorted(set(rest)):
                    turned = deck[turn_up] if turn_up >= 0 else None
                    for history in range(1 << (0 if self._is_secret else place)):
                        view = self._view(turned, place, face, history)
                        action = choose(view, seeds.generator(seed, number, place, face, history))
                        assert isinstance(action, cards.Bid)
                        policy[place, number, face, history] = action.tricks
        return policy

    @property
    def _is_secret(self) -> bool:
        return self.variant.bidding is cards.Bidding.SIMULTANEOUS

    def _view(self, turned: int | None, place: int, face: int, history: int) -> cards.View:
        """Return what a place sees: the cards of the others are any that are left."""
        rest = self.deck.tolist()
        for gone in (face, turned):
            if gone is not None:
                rest.remove(gone)
        order = [rest.pop() for _ in range(self.players)]
        rest.append(order[place])
        order[place] = face
        whole = [*order, *([] if turned is None else [turned]), *rest]
        state = cards.new_game(self.variant, players=self.players, first_dealer=self.players - 1)
        state, _ = cards.apply(state, cards.Shuffle(tuple(map(card_of, whole))))
        for other in range(place):
            state, _ = cards.apply(state, cards.Bid(history >> other & 1))
        return cards.view(state, state.to_move)


class _Attributes:
    """A record of numpy whose fields are attributes, as in compiled code."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        return self._record[name]


@cache
def _functions() -> Any:
    return compiled((kernel,), stamp_of((kernel, records)), kept={kernel.count_deals})
