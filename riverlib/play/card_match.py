"""A card game in progress: people and bots take turns, deals follow each other."""

from collections.abc import Sequence
from dataclasses import replace

from riverlib import cards
from riverlib.cards.bots import find_bot
from riverlib.cards.events import CardsDealt, Event
from riverlib.cards.game import GAME
from riverlib.core import GameLog, IllegalActionError, generator, new_seed
from riverlib.play import match
from riverlib.play.match import Match
from riverlib.play.players import Player
from riverlib.play.results import card_result
from riverlib.store import GameResult, Games, StoredGame

_SHUFFLES, _BOTS, _DRAW = 0, 1, 2  # purposes of the game's seed, so that no stream serves two

Position = match.Position[cards.GameState, Event]


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
    ) -> "CardMatch":
        """Open a new game in the store, deal, and let bots move up to the first person."""
        log = cards.start_log(
            variant,
            players=len(players),
            first_dealer=first_dealer,
            seed=new_seed() if seed is None else seed,
            seats=[player.data() for player in players],
        )
        return cls.open(games, log)

    @property
    def deal_start(self) -> int:
        """Index of the event that opened the running or just finished deal."""
        starts = [no for no, event in enumerate(self.events) if isinstance(event, CardsDealt)]
        return starts[-1] if starts else 0

    @property
    def awaits_next_deal(self) -> bool:
        """Whether a finished deal is on show and the next waits to be dealt."""
        return self.state.phase is cards.Phase.SHUFFLE

    def bid(self, seat: int, tricks: int) -> None:
        """Let a person bid, then the bots up to the next person."""
        self._take(seat, cards.Bid(tricks))

    def play(self, seat: int, card: cards.Card) -> None:
        """Let a person play a card, then the bots up to the next person."""
        self._take(seat, cards.Play(card))

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

    def undo(self) -> None:
        """Go back to just before the last decision of a person; a claim goes back whole."""
        super().undo()
        self._claimed = range(0)

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

    def _adopt(self, stored: StoredGame) -> None:
        super()._adopt(stored)
        self._claimed = range(0)

    def _undo_length(self) -> int | None:
        length = super()._undo_length()
        return self._claimed.start if length in self._claimed else length

    @staticmethod
    def _rules(state: cards.GameState) -> cards.Variant:
        return state.variant

    @staticmethod
    def _result(state: cards.GameState, players: Sequence[Player]) -> GameResult:
        return card_result(state, players)

    @classmethod
    def _begun(cls, position: Position, players: Sequence[Player], seed: int) -> Position:
        if not position.actors:
            position = cls._dealt(position, seed)
        return cls._carried_on(position, players, seed)

    @classmethod
    def _dealt(cls, position: Position, seed: int) -> Position:
        rng = generator(seed, _SHUFFLES, position.state.deal_no)
        return cls._after(position, cards.shuffle(position.state, rng))

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
    return find_bot(players[seat].kind).choose(cards.view(position.state, seat), rng)
