"""A card game in progress: people and bots take turns, and every action is saved at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from riverlib import cards
from riverlib.bots import find_bot
from riverlib.cards.events import CardsDealt, Event
from riverlib.core import (
    GameLog,
    IllegalActionError,
    LogError,
    StaleGameError,
    generator,
    new_seed,
)
from riverlib.play.players import Player, player_from_data
from riverlib.store import Games, StoredGame

_SHUFFLES, _BOTS, _DRAW = 0, 1, 2  # purposes of the game's seed, so that no stream serves two


@dataclass(frozen=True, slots=True)
class Position:
    """A point in a game: its log, the state it leads to and what happened on the way."""

    log: GameLog
    state: cards.GameState
    events: tuple[Event, ...] = ()
    actors: tuple[int | None, ...] = ()
    """The seat behind each action of the log, ``None`` for chance."""

    def after(self, action: cards.Action) -> "Position":
        """Return the position one action later."""
        state, events = cards.apply(self.state, action)
        return Position(
            cards.with_action(self.log, action),
            state,
            self.events + events,
            (*self.actors, self.state.to_move),
        )


class CardMatch:
    """A stored game with its players; every change is in the database before it is visible.

    The actions of people raise ``IllegalActionError`` when the rules refuse them and
    ``StaleGameError`` when the stored game has moved on elsewhere; the match then stands where
    the store says.
    """

    def __init__(self, games: Games, stored: StoredGame) -> None:
        self._games = games
        self.game_id = stored.id
        self._claimed = range(0)
        self._adopt(stored)

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

    @classmethod
    def open(cls, games: Games, log: GameLog) -> "CardMatch":
        """Put a log into the store as a game of its own and go on from where it ends.

        Raises
        ------
        LogError
            If the log cannot be replayed; the message names the place.
        """
        if "seed" not in log.setup:  # an exported game: what is still to come is dealt afresh
            log = replace(log, setup=log.setup | {"seed": new_seed()})
        position = _replayed(log)
        seed, players = _seed(log), _seated(log)
        if not any(player.is_person for player in players):
            raise LogError("setup.seats: at least one seat needs a person")
        if not position.actors:
            position = _dealt(position, seed)
        position = _with_bots(position, players, seed)
        title = f"{position.state.variant.name}: {', '.join(player.name for player in players)}"
        stored = games.start(position.log, title, finished=position.state.is_over)
        return cls(games, stored)

    @classmethod
    def resume(cls, games: Games, game_id: str) -> "CardMatch":
        """Take a stored game up again.

        Raises
        ------
        StoreError, LogError
            If there is no such game, or what is stored cannot be replayed.
        """
        return cls(games, games.load(game_id))

    @property
    def state(self) -> cards.GameState:
        """The position with every hidden card; never for a screen."""
        return self._position.state

    @property
    def log(self) -> GameLog:
        """Setup and actions so far."""
        return self._position.log

    @property
    def revision(self) -> int:
        """Count of saved changes; grows with undo too, so that a click can tell its moment."""
        return self._revision

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return self._position.events

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
        self._save(_dealt(self._position, self._seed))

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
            position = position.after(choose(position, position.state.to_move))
        self._save(position)
        self._claimed = range(begun, len(position.log.actions))

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return self._last_decision() is not None

    def undo(self) -> None:
        """Go back to just before the last decision of a person."""
        length = self._last_decision()
        if length is None:
            raise IllegalActionError("There is nothing to take back yet.")
        shorter = replace(self.log, actions=self.log.actions[:length])
        self._change(
            lambda: self._games.cut(self.game_id, revision=self._revision, length=length),
            _replayed(shorter),
        )
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

    def catch_up(self) -> bool:
        """Stand where the store says; return whether another window had moved the game on."""
        stored = self._games.load(self.game_id)
        if stored.revision == self._revision:
            return False
        self._adopt(stored)
        return True

    def _adopt(self, stored: StoredGame) -> None:
        self._position = _replayed(stored.log)
        self._revision = stored.revision
        self.players = _seated(stored.log)
        self._seed = _seed(stored.log)
        self._claimed = range(0)

    def _take(self, seat: int, action: cards.Action) -> None:
        if seat != self.state.to_move:
            raise IllegalActionError(f"It is not {self.players[seat].name}'s turn.")
        self._save(self._position.after(action))

    def _save(self, position: Position) -> None:
        """Add the bots' answers, write everything in one transaction, and only then show it."""
        position = _with_bots(position, self.players, self._seed)
        fresh = position.log.actions[len(self.log.actions) :]
        self._change(
            lambda: self._games.append(
                self.game_id,
                revision=self._revision,
                actions=fresh,
                finished=position.state.is_over,
            ),
            position,
        )

    def _change(self, write: Callable[[], int], position: Position) -> None:
        try:
            self._revision = write()
        except StaleGameError:
            self.catch_up()
            raise
        self._position = position

    def _last_decision(self) -> int | None:
        """Return how many actions came before the last one that a person chose."""
        for action_no in range(len(self._position.actors) - 1, -1, -1):
            seat = self._position.actors[action_no]
            if seat is None or not self.players[seat].is_person:
                continue
            return self._claimed.start if action_no in self._claimed else action_no
        return None


def draw_first_dealer(players: int, seed: int) -> tuple[int, tuple[cards.Card, ...]]:
    """Let each seat draw a card for a game's first deal; return the dealer and the cards."""
    return cards.draw_for_deal(players, generator(seed, _DRAW))


def _replayed(log: GameLog) -> Position:
    state = cards.opening_state(log)
    events: list[Event] = []
    actors: list[int | None] = []
    for after, more in cards.steps(log):
        actors.append(state.to_move)
        events.extend(more)
        state = after
    return Position(log, state, tuple(events), tuple(actors))


def _dealt(position: Position, seed: int) -> Position:
    rng = generator(seed, _SHUFFLES, position.state.deal_no)
    return position.after(cards.shuffle(position.state, rng))


def _with_bots(position: Position, players: Sequence[Player], seed: int) -> Position:
    """Let bots move up to the next person."""
    while (seat := position.state.to_move) is not None and not players[seat].is_person:
        position = position.after(_bot_action(position, players, seed, seat))
    return position


def _bot_action(
    position: Position, players: Sequence[Player], seed: int, seat: int
) -> cards.Action:
    rng = generator(seed, _BOTS, len(position.log.actions))
    return find_bot(players[seat].kind).choose(cards.view(position.state, seat), rng)


def _seed(log: GameLog) -> int:
    seed = log.setup.get("seed")
    if type(seed) is not int or seed < 0:
        raise LogError(f"setup.seed: a whole number from 0 is needed, got {seed!r}")
    return seed


def _seated(log: GameLog) -> tuple[Player, ...]:
    """Read who sits where from the log's setup; people where it does not say."""
    seats = log.setup.get("seats")
    players = log.setup["players"]
    if seats is None:
        return tuple(Player(f"Player {seat + 1}") for seat in range(players))
    if not isinstance(seats, list) or len(seats) != players:
        raise LogError(f"setup.seats: {players} players are needed")
    return tuple(player_from_data(data, seat) for seat, data in enumerate(seats))
