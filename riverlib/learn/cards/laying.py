"""Deals laid out for a lesson: few cards, chosen so that the idea shows, dealt by the engine."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from riverlib.cards import Bid, Card, Play, Suit, Trump, Variant, fitted, legal_actions
from riverlib.cards.rules import suit_in_play
from riverlib.cards.variant import MAX_PLAYERS, MIN_PLAYERS, cards_in_play
from riverlib.core import VariantError
from riverlib.learn.arranged import arranged
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import SceneError

NAMES = (
    "You",
    "Otter",
    "Heron",
    "Beaver",
    "Swan",
    "Trout",
    "Robin",
    "Badger",
    "Newt",
    "Finch",
)
"""Who sits at the table of a lesson; the learner first."""
DEALS = 5
"""Deals of a lesson's rules: as many as trumps that go round."""
_TRIES = 500
_ROUND = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, None)
_PLAIN = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
Made = TypeVar("Made")
Wanted = Callable[[Card], bool]


class NoCardError(SceneError):
    """A hand that cannot be drawn from what is left of the pack."""


def seats_for(variant: Variant, wish: int = 3) -> int | None:
    """Return how many sit at the table: ``wish``, else the next number that can play."""
    wished = (*range(wish, MAX_PLAYERS + 1), *range(wish - 1, MIN_PLAYERS - 1, -1))
    return next((players for players in wished if fits(variant, players) is not None), None)


def fits(variant: Variant, players: int) -> Variant | None:
    """Return the rules fitted to so many players, or ``None`` where they cannot play."""
    try:
        return fitted(variant, players)
    except VariantError:
        return None


def has_tricks(variant: Variant) -> bool:
    """Whether somebody ever has a choice of cards: hands of two or more are dealt."""
    seats = seats_for(variant)
    fit = fits(variant, seats) if seats else None
    return fit is not None and fit.largest_hand > 1


def is_playable(variant: Variant) -> bool:
    """Whether any number of players fits the rules."""
    return seats_for(variant) is not None


def seats_of(variant: Variant, wish: int = 3) -> int:
    """Return what ``seats_for`` does; raises ``SceneError`` where nobody can play."""
    seats = seats_for(variant, wish)
    if seats is None:
        raise SceneError(f"{variant.name}: nobody can play it, so nothing can be shown")
    return seats


def small(variant: Variant, players: int, size: int, *, forehead: bool = False) -> Variant:
    """Return the same rules for some deals of few cards; packs stay those of the real game."""
    fit = fitted(variant, players)
    return replace(fit, hand_sizes=(size,) * DEALS, forehead=forehead)


class Deal:
    """A deal in the making: a trump, and what is left of the pack to draw hands from.

    Parameters
    ----------
    variant : Variant
        The rules in force, as the family plays them.
    size : int
        Cards to each seat; the whole rule set is kept but for its hand sizes.
    no_trump, joker_up, forehead : bool
        The deal of a round without trump; a joker turned up; cards on the foreheads.
    """

    def __init__(
        self,
        variant: Variant,
        rng: Random,
        *,
        players: int,
        size: int,
        no_trump: bool = False,
        joker_up: bool = False,
        forehead: bool = False,
    ) -> None:
        self.rng = rng
        self.players = players
        self.size = size
        self.rules = small(variant, players, size, forehead=forehead)
        self._left = Counter(cards_in_play(self.rules, self.rules.packs or 1))
        goes_round = self.rules.trump is Trump.ROTATION
        self.deal_no = (4 if no_trump else rng.randrange(4)) if goes_round else 0
        self.turn_up = self._turn_up(joker_up)
        self.trump = self._trump()

    def _turn_up(self, joker_up: bool) -> Card | None:
        whole = self.size * self.players == self._left.total()
        if self.rules.trump is not Trump.TURN_UP or whole:
            return None
        return self.take(lambda card: card.is_joker is joker_up)

    def _trump(self) -> Suit | None:
        match self.rules.trump:
            case Trump.TURN_UP:
                return self.turn_up.suit if self.turn_up else None
            case Trump.ROTATION:
                return _ROUND[self.deal_no]
            case Trump.SPADES:
                return Suit.SPADES
        return None

    def take(self, *wanted: Wanted) -> Card:
        """Draw a card that is all that is wanted; raises ``NoCardError`` if none is left."""
        fitting = [card for card in self._left.elements() if all(want(card) for want in wanted)]
        if not fitting:
            raise NoCardError("no such card is left in the pack")
        card = self.rng.choice(fitting)
        self._left[card] -= 1
        return card

    def best(self) -> Card:
        """Return the best card that is left: the highest trump, or the highest card."""
        return max(self._left.elements(), key=lambda card: (self.is_trump(card), card.rank))

    def plain_suits(self) -> list[Suit]:
        """Return the suits that are not trumps, in any order."""
        suits = [suit for suit in _PLAIN if suit is not self.trump]
        self.rng.shuffle(suits)
        return suits

    def is_trump(self, card: Card) -> bool:
        """Whether a card counts as a trump in this deal, jokers included."""
        return self.trump is not None and suit_in_play(card, self.trump) is self.trump

    def not_trump(self, card: Card) -> bool:
        """Whether a card is no trump in this deal."""
        return not self.is_trump(card)

    def laid(
        self, hands: Sequence[Sequence[Card] | None], *, dealer: int, name: str
    ) -> CardPosition:
        """Deal these hands and stand before the first bid.

        Raises
        ------
        ArrangementError
            If the pack does not hold them.
        """
        start = CardPosition.start(
            self.rules,
            NAMES[: self.players],
            dealer=dealer,
            deal_no=self.deal_no,
            game_id=f"{name} {self.rng.random()}",
            seed=self.rng.randrange(1_000_000),
        )
        return start.after(
            arranged(
                self.rules,
                self.players,
                hands=hands,
                turn_up=self.turn_up,
                dealer=dealer,
                deal_no=self.deal_no,
                seed=self.rng.randrange(1_000_000),
            )
        )


def is_plain(card: Card) -> bool:
    """Whether a card is no joker: jokers have a scene of their own."""
    return not card.is_joker


def of(suit: Suit) -> Wanted:
    """Whether a card is of a suit."""
    return lambda card: card.suit is suit


def not_of(suit: Suit) -> Wanted:
    """Whether a card is not of a suit."""
    return lambda card: card.suit is not suit


def above(other: Card) -> Wanted:
    """Whether a card is of the same suit and higher."""
    return lambda card: card.suit is other.suit and card.rank > other.rank


def below(other: Card) -> Wanted:
    """Whether a card is of the same suit and lower."""
    return lambda card: card.suit is other.suit and card.rank < other.rank


def drawn(key: str, seed: int, draw: Callable[[Random], Made | None]) -> Made:
    """Draw until what is drawn shows the idea; the same key and seed give the same.

    Raises
    ------
    SceneError
        If nothing did in many draws.
    """
    rng = Random(f"{key} {seed}")
    for _ in range(_TRIES):
        try:
            made = draw(rng)
        except NoCardError:
            continue
        if made is not None:
            return made
    raise SceneError(f"no cards were found that show {key!r}")


def all_bid(position: CardPosition, bids: Sequence[int]) -> CardPosition:
    """Let every seat that has not bid say its number, or the nearest that is open to it."""
    return position.after(*bids_to_come(position, bids))


def bids_to_come(
    position: CardPosition, bids: Sequence[int], until: int | None = None
) -> tuple[Bid, ...]:
    """Return the bids that are still to be said, up to the turn of seat ``until``."""
    said: list[Bid] = []
    while any(bid is None for bid in position.state.bids) and position.state.to_move != until:
        seat = position.state.to_move
        assert seat is not None  # a bid is missing, so somebody is to bid
        open_bids = [act for act in legal_actions(position.state) if isinstance(act, Bid)]
        bid = min(open_bids, key=lambda act: (abs(act.tricks - bids[seat]), act.tricks))
        said.append(bid)
        if sum(each is None for each in position.state.bids) == 1:
            break  # the last: cards on foreheads would play themselves now
        position = position.after(bid)
    return tuple(said)


def leads(position: CardPosition, cards: Sequence[Card]) -> tuple[Play, ...] | None:
    """Return these plays, or ``None`` where the rules would not let them happen."""
    state_after = position
    for card in cards:
        if Play(card) not in legal_actions(state_after.state):
            return None
        state_after = state_after.after(Play(card))
    return tuple(map(Play, cards))
