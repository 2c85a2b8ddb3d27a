"""A card game in progress: people and bots take turns, deals follow each other."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Self

from riverlib import cards
from riverlib.cards.events import CardsDealt, Event
from riverlib.cards.game import GAME
from riverlib.cards.seals import Seal, planned_shuffle, seal_of, with_seals
from riverlib.core import GameLog, IllegalActionError, generator, new_seed
from riverlib.play import match
from riverlib.play.match import Match
from riverlib.play.players import Player
from riverlib.play.sitting_in import SITTING_IN
from riverlib.store import Games, StoredGame

_BOTS, _DRAW = 1, 2  # purposes of the game's seed beside ``seals.SHUFFLES``: no stream serves two

Position = match.Position[cards.GameState, Event]


class Forced(StrEnum):
    """Why nothing is left to choose."""

    LAST = "last"
    """It is the last card of the hand."""
    ONLY = "only"
    """The rules allow one card alone."""


class CardMatch(Match[cards.GameState, cards.Action, Event]):
    """A stored card game with its players."""

    game = GAME

    def __init__(self, games: Games, stored: StoredGame) -> None:
        self._claimed = range(0)
        super().__init__(games, stored)

    @classmethod
    def start(
        cls,
        games: Games,
        variant: cards.Variant,
        players: Sequence[Player],
        *,
        first_dealer: int = 0,
        seed: int | None = None,
    ) -> Self:
        """Open a new game in the store, deal, and let bots move up to the first person."""
        log = cards.start_log(
            variant,
            players=len(players),
            first_dealer=first_dealer,
            seed=new_seed() if seed is None else seed,
            seats=[player.data() for player in players],
        )
        return cls.open(games, log)

    @classmethod
    def what_if(cls, games: Games, log: GameLog, length: int) -> "CardMatch":
        """Open a game of its own that goes on from a point in another game.

        Deals to come hold the same cards, if the log tells what they are drawn from: ``export``
        does so of a finished game alone.

        Parameters
        ----------
        log : GameLog
            The other game; it stays as it is.
        length : int
            How many of its actions are taken over.
        """
        return cls.open(games, replace(log, actions=log.actions[:length]))

    @property
    def deal_start(self) -> int:
        """Index of the event that opened the running or just finished deal."""
        starts = [no for no, event in enumerate(self.events) if isinstance(event, CardsDealt)]
        return starts[-1] if starts else 0

    @property
    def awaits_next_deal(self) -> bool:
        """Whether a finished deal is on show and the next waits to be dealt."""
        return self.state.phase is cards.Phase.SHUFFLE

    @property
    def sits_in(self) -> str:
        """Say who sits in for a bot that is not ready in this deal; empty where nobody does."""
        if self.state.is_over or self.awaits_next_deal:
            return ""
        return SITTING_IN.sentence(self.players, (self._seed, self.state.deal_no))

    @property
    def seal(self) -> Seal | None:
        """What fixes the deal at hand, or between two deals the next one; ``None`` if nothing."""
        return seal_of(self.log, self.state.deal_no)

    def bid(self, seat: int, tricks: int) -> None:
        """Let a person bid, then the bots up to the next person."""
        self._take(seat, cards.Bid(tricks))

    def play(self, seat: int, card: cards.Card) -> None:
        """Let a person play a card, then the bots up to the next person."""
        self._take(seat, cards.Play(card))

    @property
    def forced(self) -> Forced | None:
        """Whether the person whose turn it is has no choice which card to play, and why."""
        state = self.state
        if state.phase is not cards.Phase.PLAY or state.to_move is None:
            return None
        if len(state.hands[state.to_move]) == 1:
            return Forced.LAST
        return Forced.ONLY if len(set(cards.legal_actions(state))) == 1 else None

    def play_forced(self, seat: int) -> None:
        """Play the only card that a person may play; last cards go round to the end of the deal.

        Nobody has decided on them: undo goes back behind them to the last real decision.

        Raises
        ------
        IllegalActionError
            If the person has a choice.
        """
        self._check_turn(seat)
        forced = self.forced
        if forced is None:
            raise IllegalActionError("There is something to choose.")
        begun, position = len(self.log.actions), self._played_on(self._position)
        while forced is Forced.LAST and position.state.phase is cards.Phase.PLAY:
            position = self._played_on(position)
        self._save(position)
        self._by_itself |= frozenset(range(begun, len(self.log.actions)))

    def _played_on(self, position: Position) -> Position:
        """Let whose turn it is play the one card there is, then the bots."""
        after = self._after(position, cards.legal_actions(position.state)[0])
        return self._carried_on(after, self._who_plays(), self._seed)

    def next_deal(self) -> None:
        """Shuffle and deal; the same deal of the same game always holds the same cards."""
        self._save(self._dealt(self._position, self._seed))

    def claim(self, seat: int) -> None:
        """Let a person take all the tricks left, if that is certain.

        Raises
        ------
        IllegalActionError
            If it is not certain.
        """
        order = cards.certain_order(cards.view(self.state, seat))
        if order is None:
            raise IllegalActionError("The rest is not certain yet: play on.")
        leads = iter(order)
        begun = len(self.log.actions)

        def choose(position: Position, mover: int) -> cards.Action:
            if mover == seat:
                return cards.Play(next(leads))
            if self.players[mover].is_person:
                return cards.legal_actions(position.state)[0]  # nothing depends on it any more
            return _bot_action(position, self.players, self._seed, mover)

        deal_no, position = self.state.deal_no, self._position
        while position.state.phase is cards.Phase.PLAY and position.state.deal_no == deal_no:
            assert position.state.to_move is not None
            position = self._after(position, choose(position, position.state.to_move))
        self._save(position)
        self._claimed = range(begun, len(position.log.actions))

    @property
    def torn_deal(self) -> int | None:
        """Number of the finished deal that ``undo`` would go back into; ``None``: of none."""
        length = self._undo_length()
        if length is None:
            return None
        number = sum(seat is None for seat in self._position.actors[:length])
        return number if number <= len(self.state.results) else None

    def undo(self) -> None:
        """Go back to just before the last decision of a person; a claim goes back whole."""
        super().undo()
        self._claimed = range(0)

    def rematch(self, variant: cards.Variant | None = None) -> Self:
        """Start the next game of the same company; the deal goes on to the next in turn.

        ``variant`` takes the place of the rules of this game, as they were before they were fitted
        to the players.
        """
        rules = variant or cards.variant_from_data(self.log.setup["variant"])
        dealt_last = self.state.dealer
        dealer = (dealt_last + 1) % len(self.players) if self.state.is_over else dealt_last
        return type(self).start(self._games, rules, self.players, first_dealer=dealer)

    def export(self) -> GameLog:
        """Return the log as a file may hold it: nothing in it that is still hidden.

        Of a game in progress that is every finished deal, without the seed that the cards to
        come are drawn from; the running deal is dealt afresh when the file is taken up again.
        """
        if self.state.is_over:
            return self.log
        setup = {name: value for name, value in self.log.setup.items() if name != "seed"}
        length = len(self.log.actions)
        if not self.awaits_next_deal:
            shuffles = [no for no, seat in enumerate(self._position.actors) if seat is None]
            length = shuffles[-1]
        return replace(self.log, setup=setup, actions=self.log.actions[:length])

    def follow(self, other: Self) -> bool:
        """Stand where another match of the same game does, if that has come further."""
        has_moved = super().follow(other)
        if has_moved:
            self._claimed = other._claimed
        return has_moved

    def _adopt(self, stored: StoredGame) -> None:
        super()._adopt(stored)
        self._claimed = range(0)

    def _undo_length(self) -> int | None:
        length = super()._undo_length()
        return self._claimed.start if length in self._claimed else length

    @classmethod
    def _marked(cls, position: Position, *, is_new_seed: bool) -> GameLog:
        return with_seals(position.log, position.state, is_new_seed=is_new_seed)

    @classmethod
    def _begun(cls, position: Position, players: Sequence[Player], seed: int) -> Position:
        if not position.actors:
            position = cls._dealt(position, seed)
        return cls._carried_on(position, players, seed)

    @classmethod
    def _dealt(cls, position: Position, seed: int) -> Position:
        return cls._after(position, planned_shuffle(position.state, seed, position.state.deal_no))

    @classmethod
    def _carried_on(cls, position: Position, players: Sequence[Player], seed: int) -> Position:
        while (seat := position.state.to_move) is not None and not players[seat].is_person:
            position = cls._after(position, _bot_action(position, players, seed, seat))
        return position


def draw_first_dealer(players: int, seed: int) -> tuple[int, tuple[cards.Card, ...]]:
    """Let each seat draw a card for a game's first deal; return the dealer and the cards."""
    return cards.draw_for_deal(players, generator(seed, _DRAW))


def _bot_action(
    position: Position, players: Sequence[Player], seed: int, seat: int
) -> cards.Action:
    rng = generator(seed, _BOTS, len(position.log.actions))
    bot = SITTING_IN.bot(players[seat].kind, (seed, position.state.deal_no))
    return bot.choose(cards.view(position.state, seat), rng)
