"""Hypothesis strategies: random rivers with random house flags, and random races on them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from riverlib.race import (
    BOATS,
    CARDS,
    DOCKS,
    PLAYERS,
    Action,
    FirstPlayer,
    LastAlone,
    Layout,
    RaceState,
    Ride,
    Roll,
    TieBreak,
    apply,
    legal_actions,
    new_game,
)
from riverlib.race.events import Event


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Draw any river that can be laid out, with any house flags."""
    cards = draw(st.sampled_from(CARDS))
    sandbank, high_tide = draw(
        st.lists(st.integers(0, cards - 1), min_size=2, max_size=2, unique=True)
    )
    return Layout(
        key="random",
        name="Random",
        source="Drawn by lot.",
        cards=cards,
        sandbank=sandbank,
        high_tide=high_tide,
        start=draw(st.integers(0, cards - 1)),
        boats=draw(st.sampled_from(BOATS)),
        ride=draw(st.sampled_from(Ride)),
        decline_wind=draw(st.booleans()),
        tie_break=draw(st.sampled_from(TieBreak)),
        last_alone=draw(st.sampled_from(LastAlone)),
        first_player=draw(st.sampled_from(FirstPlayer)),
    )


LAYOUTS = layouts()


@dataclass(frozen=True)
class Race:
    """A river with players, a first player and a seed."""

    layout: Layout
    players: int
    first: int
    seed: int

    def opening(self) -> RaceState:
        """Return the state before the first throw."""
        return new_game(self.layout, players=self.players, first=self.first)

    def moves(self) -> Iterator[tuple[RaceState, Action, RaceState, tuple[Event, ...]]]:
        """Race at random; yield each state, the action, the next state and the events."""
        rng = Random(self.seed)
        state = self.opening()
        while not state.is_over:
            choices = legal_actions(state)
            action = rng.choice(choices) if choices else Roll(rng.randint(1, 6))
            before = state
            state, events = apply(before, action)
            yield before, action, state, events


@st.composite
def races(draw: st.DrawFn) -> Race:
    """Draw a river and so many players as its boats find docks for."""
    layout = draw(LAYOUTS)
    fit = [players for players in PLAYERS if players * layout.boats <= DOCKS]
    players = draw(st.sampled_from(fit))
    first = draw(st.integers(0, players - 1))
    return Race(layout, players, first, draw(st.integers(0, 2**32)))


RACES = races()


def random_layout(rng: Random) -> Layout:
    """Return any river that can be laid out, without hypothesis."""
    cards = rng.choice(CARDS)
    sandbank, high_tide = rng.sample(range(cards), 2)
    return Layout(
        key="random",
        name="Random",
        source="Drawn by lot.",
        cards=cards,
        sandbank=sandbank,
        high_tide=high_tide,
        start=rng.randrange(cards),
        boats=rng.choice(BOATS),
        ride=rng.choice(list(Ride)),
        decline_wind=rng.random() < 0.3,
        tie_break=rng.choice(list(TieBreak)),
        last_alone=rng.choice(list(LastAlone)),
    )
