"""Pictures of the rules of the race: turns of races that the engine played, one for each rule."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random

from riverlib import race
from riverlib.learn.position import RacePosition
from riverlib.learn.race.places import card_at
from riverlib.learn.rules.picture import Picture, names_at
from riverlib.race.events import (
    BoatDocked,
    BoatLost,
    BoatSailed,
    Event,
    GoodWindBlew,
    IllWindBlew,
    LossReason,
    RaceEnded,
    RanAground,
    RodeTheTide,
    TideTurned,
    TurnLost,
)
from riverlib.race.words import sentence

RacePicture = Picture[RacePosition]
PLAYERS = 2
"""Boats of two are easily told apart; nothing in the rules needs more."""
RACES = 150
"""Races that are looked through before a rule counts as one that does not come up."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A throw and what was done with it."""

    opening: race.RaceState
    """Before the throw."""
    actions: tuple[race.Action, ...]
    """The throw and the choice."""
    thrown: race.RaceState
    after: race.RaceState
    events: tuple[Event, ...]
    """Of the choice, and of what follows by itself."""

    def has(self, kind: type[object]) -> bool:
        """Whether something of a kind happens."""
        return any(isinstance(event, kind) for event in self.events)

    @property
    def choice(self) -> race.Action:
        """What was done with the throw."""
        return self.actions[1]


def turns(layout: race.Layout, seed: int) -> Iterator[Turn]:
    """Race at random, turn by turn."""
    rng = Random(seed)
    state = race.new_game(layout, players=PLAYERS)
    while not state.is_over:
        throw = race.Roll(rng.randint(1, race.WIND))
        thrown, _ = race.apply(state, throw)
        choice = rng.choice(race.legal_actions(thrown))
        after, events = race.apply(thrown, choice)
        yield Turn(state, (throw, choice), thrown, after, events)
        state = after


def shows(key: str, turn: Turn) -> bool:
    """Whether a turn shows a rule, and nothing that would be taken for it."""
    calm = not turn.has(TideTurned)
    face = turn.thrown.face or 0
    sailed = [event for event in turn.events if isinstance(event, BoatSailed)]
    match key:
        case "turns":
            return calm and turn.has(BoatSailed) and turn.after.turn != turn.opening.turn
        case "tide":
            return turn.has(BoatLost) and not turn.has(BoatDocked)
        case "sail":
            other = (RanAground, RodeTheTide, BoatDocked)
            return calm and bool(sailed) and not any(map(turn.has, other))
        case "sandbank":
            cut = any(event.origin + face > event.target for event in sailed)
            return calm and turn.has(RanAground) and cut
        case "high_tide":
            return calm and turn.has(RodeTheTide)
        case "good_wind":
            return calm and turn.has(GoodWindBlew)
        case "ill_wind":
            return calm and turn.has(IllWindBlew)
        case "use_wind" | "no_wind":
            return calm and _lost(turn)
        case "sharing":
            return calm and any(_shared(turn, event.target) for event in sailed)
        case "harbour":
            return calm and turn.has(BoatDocked) and _farther(turn, sailed)
        case "end" | "winner":
            return turn.has(RaceEnded)
    return False


def _lost(turn: Turn) -> bool:
    reason = LossReason.DECLINED if turn.opening.layout.decline_wind else LossReason.NO_WIND
    if turn.opening.layout.boats == 1:
        reason = LossReason.NO_WIND
    return any(isinstance(each, TurnLost) and each.reason is reason for each in turn.events)


def _shared(turn: Turn, target: int) -> bool:
    there = [place for fleet in turn.after.boats for place in fleet if place == target]
    return race.is_on_river(target) and len(there) > 1 and target != turn.thrown.sandbank


def _farther(turn: Turn, sailed: Sequence[BoatSailed]) -> bool:
    """Whether the throw was more than the boat needed."""
    face, cards = turn.thrown.face or 0, turn.opening.layout.cards
    return any(event.origin + face > cards and event.target == race.HARBOUR for event in sailed)


_LESS_TELLING: dict[str, type[object]] = {
    "tide": TideTurned,
    "sail": BoatSailed,
    "good_wind": GoodWindBlew,
    "ill_wind": IllWindBlew,
    "high_tide": RodeTheTide,
    "harbour": BoatDocked,
    "sandbank": RanAground,
    "use_wind": TurnLost,
}
"""What shows a rule too, where a river is laid out so that nothing better comes up."""
_OF_WINDS = ("good_wind", "ill_wind", "use_wind", "no_wind")
_OF_TURNS = ("turns", "tide", "sail", "sandbank", "high_tide", "sharing", "harbour")
_MOVING = (*_OF_WINDS, *_OF_TURNS, "end", "winner")


def found_turns(layout: race.Layout, keys: Sequence[str]) -> dict[str, Turn]:
    """Look for a turn that shows each of these rules; those that never come up are left out."""
    wanted = [key for key in keys if key in _MOVING]
    found: dict[str, Turn] = {}
    spare: dict[str, Turn] = {}
    for seed in range(RACES):
        if not wanted:
            break
        for turn in turns(layout, seed):
            for key in [key for key in wanted if shows(key, turn)]:
                found[key] = turn
                wanted.remove(key)
            for key in wanted:
                if key not in spare and key in _LESS_TELLING and turn.has(_LESS_TELLING[key]):
                    spare[key] = turn
    return spare | found


def opening(layout: race.Layout, key: str, words: str, *marks: str) -> RacePicture:
    """Show the river before the race."""
    state = race.new_game(layout, players=PLAYERS)
    position = RacePosition.at(state, names_at(PLAYERS, 0), game_id=f"rule {key}")
    return Picture(before=position, after=position, me=0, words=words, marks=marks)


def river(layout: race.Layout) -> RacePicture:
    """Show sandbank and high tide at the beginning."""
    words = (
        f"The waterfall is at card 1. Card {layout.sandbank + 1} is the sandbank,"
        f" card {layout.high_tide + 1} the high tide; the harbour lies beyond card {layout.cards}."
    )
    marks = (f"tile:{layout.sandbank}", f"tile:{layout.high_tide}")
    return opening(layout, "river", words, *marks)


def boats(layout: race.Layout) -> RacePicture:
    """Show where the boats begin."""
    each = "one boat" if layout.boats == 1 else f"{layout.boats} boats"
    words = f"Two players with {each} each: all of them begin on card {layout.start + 1}."
    return opening(layout, "boats", words, f"tile:{layout.start}")


def sharing(layout: race.Layout) -> RacePicture:
    """Show all boats on one card, as they are at the beginning."""
    words = f"At the beginning all boats share card {layout.start + 1}, and none is in the way."
    return opening(layout, "sharing", words, f"tile:{layout.start}")


def turn_picture(layout: race.Layout, key: str, turn: Turn) -> RacePicture:
    """Show a turn from its throw on."""
    me = turn.opening.turn
    names = names_at(PLAYERS, me)
    start = RacePosition.at(turn.opening, names, me=me, game_id=f"rule {key}")
    before = start.after(turn.actions[0])
    after = before.after(turn.choice)
    if key == "winner":
        before = after
    last = turn.events[-1:] if key == "winner" else ()
    own = (*takewhile(lambda event: not isinstance(event, TideTurned), turn.events), *last)
    said = [sentence(event, names, you=me) for event in own]
    words = _words(key, turn, said)
    marks = _marks(key, turn)
    return Picture(
        before=before, after=after, me=me, words=words, marks=marks, shows_points=key == "winner"
    )


def _words(key: str, turn: Turn, said: Sequence[str]) -> str:
    face = turn.thrown.face or 0
    throw = "You throw the wind." if face == race.WIND else f"You throw a {face}."
    moved = next((event for event in turn.events if isinstance(event, BoatSailed)), None)
    match key:
        case "tide":
            return _fallen(turn)
        case "turns":
            return f"{throw} {said[0]} Then it is Anna's turn."
        case "sharing" if moved:
            return f"{throw} Your boat shares {card_at(moved.target)}, and nothing stops it."
        case "sandbank" if moved:
            short = moved.origin + face - moved.target
            lost = f"; {_cards(short)} of the throw {'is' if short == 1 else 'are'} lost"
            return f"{throw} Your boat stops at the sandbank{lost if short else ''}."
        case "harbour" if moved and moved.target == race.HARBOUR:
            needed = turn.opening.layout.cards - moved.origin
            home = "your boat comes home, and takes the best dock that is free"
            return f"{throw} {needed} {'is' if needed == face else 'would be'} enough: {home}."
        case "use_wind" if turn.opening.layout.decline_wind and _is_declined(turn):
            return f"{throw} You may use it, and you let it pass."
        case "use_wind" | "no_wind":
            why = "No boat has another one of its colour on another card"
            return f"{throw} {why}: your turn is lost."
        case "end":
            return f"{throw} {_ended(turn)}"
        case "winner":
            return said[-1]
    return " ".join([throw, *said[:2]])


def _fallen(turn: Turn) -> str:
    fallen = sum(isinstance(event, BoatLost) for event in turn.events)
    if not fallen:
        return "The tide turns: the lowest card goes up, and every boat drifts one card back."
    lie, fall = ("One boat lies", "falls") if fallen == 1 else (f"{fallen} boats lie", "fall")
    return (
        f"{lie} on card 1, at the waterfall. The tide turns: the card goes, what is on it {fall}."
    )


def _is_declined(turn: Turn) -> bool:
    events = (event for event in turn.events if isinstance(event, TurnLost))
    return any(event.reason is LossReason.DECLINED for event in events)


def _ended(turn: Turn) -> str:
    if any(map(turn.after.is_afloat, range(PLAYERS))):
        late = "what is still on the river is too late"
        return f"The third turn alone is over, and so is the race: {late}."
    return "Now no boat is left on the river: the race is over."


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"


def _marks(key: str, turn: Turn) -> tuple[str, ...]:
    match key:
        case "tide":
            return ("tile:0",)
        case "sandbank":
            return (f"tile:{turn.thrown.sandbank}",)
        case "high_tide":
            return (f"tile:{turn.thrown.high_tide}",)
    return ()


def never(layout: race.Layout, key: str) -> RacePicture:
    """Show the river where a rule hardly ever comes up."""
    picture = opening(layout, key, "On this river this hardly ever comes up.")
    return Picture(
        before=picture.before, after=picture.before, me=0, words=picture.words, matters=False
    )
