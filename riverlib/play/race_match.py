"""A race in progress: people throw and choose, bots do both by themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from riverlib import race
from riverlib.core import GameLog, IllegalActionError, LogError, generator, new_seed
from riverlib.play import match
from riverlib.play.match import Match
from riverlib.play.players import Player
from riverlib.race.bots import BOTS, find_bot
from riverlib.race.certain import alone_afloat, certain
from riverlib.race.events import Event, Rolled, TideTurned
from riverlib.race.game import GAME
from riverlib.store import Games

_DICE, _BOTS, _DRAW = 0, 1, 2  # purposes of the race's seed, so that no stream serves two
_THROWN = "thrown"  # in the setup of a race from a file: the faces that were seen before
_BEST = tuple(BOTS)[-1]  # the bots are sorted, weakest first
_COPY = "copy"  # in the setup of a race played on from the middle of another: which, and from where

Position = match.Position[race.RaceState, Event]


@dataclass(frozen=True, slots=True)
class Original:
    """The race that another one was played on from."""

    game_id: str
    round_no: int
    """The round in which the copy begins, from 1."""


def original_of(setup: dict[str, Any]) -> Original | None:
    """Return the race that one with this setup is a copy of; ``None`` for a race of its own."""
    data = setup.get(_COPY)
    data = data if isinstance(data, dict) else {}
    game_id, round_no = data.get("game"), data.get("round")
    if not isinstance(game_id, str) or type(round_no) is not int:
        return None
    return Original(game_id, round_no)


def calm_seed(throws: int) -> int:
    """Draw the seed of a race whose first throws are no wind: a newcomer learns to sail first."""
    state = race.new_game(race.DEFAULT_LAYOUT, players=2)
    while True:
        seed = new_seed()
        rolls = (race.roll(state, generator(seed, _DICE, number)) for number in range(throws))
        if all(each.face != race.WIND for each in rolls):
            return seed


class RaceMatch(Match[race.RaceState, race.Action, Event]):
    """A stored race with its players.

    The throws of a race follow from its seed and their number: a throw that was seen is the same
    throw after undo, and the dice of a race that is played on from the middle are the same dice.
    A race from a file has another seed; the throws that it came with are kept in its setup.
    """

    game = GAME

    @classmethod
    def start(
        cls,
        games: Games,
        layout: race.Layout,
        players: Sequence[Player],
        *,
        first: int | None = None,
        seed: int | None = None,
    ) -> Self:
        """Open a new race in the store and let bots move up to the first person.

        ``first`` is the first player's seat; ``None`` draws it from the seed.
        """
        seed = new_seed() if seed is None else seed
        if first is None:
            first = int(generator(seed, _DRAW).integers(len(players)))
        log = race.start_log(
            layout,
            players=len(players),
            first=first,
            seed=seed,
            seats=[player.data() for player in players],
        )
        return cls.open(games, log)

    @classmethod
    def open(cls, games: Games, log: GameLog) -> Self:
        """Put a log into the store as a race of its own and go on from where it ends.

        Raises
        ------
        LogError
            If the log cannot be replayed; the message names the place.
        """
        if "seed" not in log.setup:
            faces = [event.face for _, events in race.steps(log) for event in _rolls(events)]
            log = replace(log, setup=log.setup | {_THROWN: faces})
        _known_throws(log)
        return super().open(games, log)

    @classmethod
    def what_if(cls, games: Games, log: GameLog, length: int, *, game_id: str) -> "RaceMatch":
        """Open a race of its own that goes on from a point in another race, with the same dice.

        Parameters
        ----------
        log : GameLog
            The other race; it stays as it is.
        length : int
            How many of its actions are taken over.
        game_id : str
            The other race's id: the copy knows the way back to it.
        """
        begun = replace(log, actions=log.actions[:length])
        original = {"game": game_id, "round": race.replay(begun).tides + 1}
        return cls.open(games, replace(begun, setup=log.setup | {_COPY: original}))

    @property
    def original(self) -> Original | None:
        """The race that this one is a copy of; ``None`` for a race of its own."""
        return original_of(self.log.setup)

    @property
    def taken_back(self) -> tuple[int, ...]:
        """Seats whose throws and choices ``undo`` takes back, the last of them first."""
        length = self._undo_length()
        if length is None:
            return ()
        thrown = [event.seat for event in _rolls(self.events)[self._throws_before(length) :]]
        chose = self._position.actors[length]
        return tuple(dict.fromkeys([*reversed(thrown), *([] if chose is None else [chose])]))

    @property
    def tides_back(self) -> int:
        """How many tides ``undo`` takes back: none where it stays within the round."""
        length = self._undo_length()
        if length is None:
            return 0
        rolls = [no for no, event in enumerate(self.events) if isinstance(event, Rolled)]
        since = self.events[rolls[self._throws_before(length) - 1] :]
        return sum(isinstance(event, TideTurned) for event in since)

    def _throws_before(self, length: int) -> int:
        return sum(action.startswith("roll") for action in self.log.actions[:length])

    def roll(self, seat: int) -> None:
        """Let a person throw the die; a throw that can do nothing loses the turn by itself."""
        self._check_throw(seat)
        self._save(self._thrown(self._position, self._seed))

    def choose(self, seat: int, choice: race.Choice) -> None:
        """Let a person use the throw, then the bots up to the next person."""
        self._take(seat, choice)

    def choose_forced(self, seat: int) -> None:
        """Use the throw in the only way there is; nobody has decided on it, so undo goes past it.

        Raises
        ------
        IllegalActionError
            If the person has a choice.
        """
        self._check_turn(seat)
        legal = race.legal_actions(self.state)
        if len(legal) != 1:
            raise IllegalActionError("There is something to choose.")
        begun = len(self.log.actions)
        self._take(seat, legal[0])
        self._by_itself |= {begun}

    def play_out(self, seat: int) -> None:
        """Let the best bot throw and choose for all people to the end of a race.

        That may be once somebody has won for certain, or only one player is still sailing. Nobody
        has decided on any of it, so undo goes past it.

        Raises
        ------
        IllegalActionError
            If it is not this person's turn, or several still race for the win.
        """
        if seat != self.state.turn:
            raise IllegalActionError(f"It is not {self.players[seat].name}'s turn.")
        if not certain(self.state).won and alone_afloat(self.state) is None:
            raise IllegalActionError("The race is still open.")
        begun = len(self.log.actions)
        bots = [replace(each, kind=_BEST) if each.is_person else each for each in self.players]
        self._save(self._carried_on(self._position, bots, self._seed))
        self._by_itself |= frozenset(range(begun, len(self.log.actions)))

    @property
    def played_out(self) -> int | None:
        """How many events there were before the rest of the race was played out, if it was.

        Only then has nobody decided on a throw.
        """
        rolls = [no for no, text in enumerate(self.log.actions) if text.startswith("roll")]
        begun = next((nth for nth, no in enumerate(rolls) if no in self._by_itself), None)
        if begun is None:
            return None
        return [no for no, event in enumerate(self.events) if isinstance(event, Rolled)][begun]

    def rematch(self) -> Self:
        """Start the next race of the same company: the next player begins, or whoever is drawn."""
        layout = self.state.layout
        drawn = layout.first_player is race.FirstPlayer.RANDOM
        first = None if drawn else (self.state.first + 1) % len(self.players)
        return type(self).start(self._games, layout, self.players, first=first)

    def export(self) -> GameLog:
        """Return the log as a file may hold it: without the seed while throws are to come.

        The race it is a copy of is only here.
        """
        hidden = (_COPY,) if self.state.is_over else ("seed", _THROWN, _COPY)
        setup = {name: value for name, value in self.log.setup.items() if name not in hidden}
        return replace(self.log, setup=setup)

    def _check_throw(self, seat: int) -> None:
        if seat != self.state.turn or self.state.phase is not race.Phase.ROLL:
            raise IllegalActionError(f"It is not for {self.players[seat].name} to throw now.")

    @classmethod
    def _actor(cls, state: race.RaceState) -> int | None:
        return None if _is_lost(state) else state.to_move  # a lost turn is nobody's decision

    def _undo_length(self) -> int | None:
        """Go past what could be done in one way alone; a first boat may be called back anyway."""
        chosen = self._last_decision(self._by_itself | self._position.only_ways)
        return self._last_decision(self._by_itself) if chosen is None else chosen

    @classmethod
    def _has_one_way(cls, state: race.RaceState) -> bool:
        return len(race.legal_actions(state)) == 1

    @classmethod
    def _thrown(cls, position: Position, seed: int) -> Position:
        thrown, known = len(_rolls(position.events)), _known_throws(position.log)
        if thrown < len(known):
            return cls._after(position, race.Roll(known[thrown]))
        return cls._after(position, race.roll(position.state, generator(seed, _DICE, thrown)))

    @property
    def waits_for(self) -> int | None:
        """Whose turn it is: somebody must also throw."""
        return None if self.state.is_over else self.state.turn

    @classmethod
    def _carried_on(cls, position: Position, players: Sequence[Player], seed: int) -> Position:
        while not (state := position.state).is_over:
            if _is_lost(state):
                position = cls._after(position, race.LoseTurn())
            elif players[state.turn].is_person:
                break
            elif state.phase is race.Phase.ROLL:
                position = cls._thrown(position, seed)
            else:
                rng = generator(seed, _BOTS, len(position.log.actions))
                choice = find_bot(players[state.turn].kind).choose(state, rng)
                position = cls._after(position, choice)
        return position


def _is_lost(state: race.RaceState) -> bool:
    """Whether the throw can do nothing (4.3)."""
    return race.legal_actions(state) == (race.LoseTurn(),)


def _rolls(events: Sequence[Event]) -> list[Rolled]:
    return [event for event in events if isinstance(event, Rolled)]


def _known_throws(log: GameLog) -> Sequence[int]:
    faces = log.setup.get(_THROWN, [])
    if not isinstance(faces, list) or any(
        type(face) is not int or not 1 <= face <= race.WIND for face in faces
    ):
        raise LogError(f"setup.{_THROWN}: a list of faces from 1 to {race.WIND} is needed")
    return faces
