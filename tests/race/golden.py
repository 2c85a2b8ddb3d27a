"""Golden logs: one whole race on every river on offer, and with every house flag, as text.

``python -m tests.race.golden`` writes them anew after a rule was changed on purpose; look at the
difference before you keep it. The texts hold the throws, so that a test replays them without
throwing: other random streams change nothing.
"""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import EnumMeta
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

from riverlib.race import (
    DEFAULT_LAYOUT,
    DOCKS,
    LAYOUTS,
    WIND,
    Action,
    Layout,
    RaceState,
    Roll,
    action_text,
    apply,
    layout_data,
    legal_actions,
    new_game,
    parse_action,
)
from riverlib.race.events import BoatLost, Event, RanAground, TideTurned
from tests.race.river import write

FOLDER = Path(__file__).parent / "golden"
SEED = 1988
PLAYERS = {"family-river": 4, "short-river": 2}
"""Players where they are not three."""


def house_flags() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every house flag that is not as in the text, named by field and value."""
    hints = get_type_hints(Layout)
    for field in fields(Layout):
        kind = hints[field.name]
        values = list(kind) if isinstance(kind, EnumMeta) else [True] if kind is bool else []
        for value in values:
            if value != field.default:
                yield f"{field.name}-{value}".lower().replace("_", "-"), {field.name: value}


def golden_races() -> dict[str, Layout]:
    """Return the rivers of the golden logs by the names of their files."""
    flags = dict(house_flags())
    every_flag = {name: value for axes in flags.values() for name, value in axes.items()}
    flagged = {
        f"{DEFAULT_LAYOUT.key}.{flag}": replace(DEFAULT_LAYOUT, **axes)
        for flag, axes in flags.items()
    }
    plain = {layout.key: layout for layout in LAYOUTS}
    full = {f"{layout.key}.every-flag": replace(layout, **every_flag) for layout in LAYOUTS}
    return plain | flagged | full


def golden_path(name: str) -> Path:
    """Return the file that holds a golden log."""
    return FOLDER / f"{name}.txt"


def opening(layout: Layout) -> RaceState:
    """Return the state before the first throw of a golden race."""
    return new_game(layout, players=PLAYERS.get(layout.key, 3), first=1)


def random_actions(layout: Layout) -> list[Action]:
    """Race at random and return what was done."""
    rng = Random(SEED)
    state = opening(layout)
    actions: list[Action] = []
    while not state.is_over:
        choices = legal_actions(state)
        actions.append(rng.choice(choices) if choices else Roll(rng.randint(1, WIND)))
        state, _ = apply(state, actions[-1])
    return actions


def stored_actions(text: str) -> list[Action]:
    """Read back from a golden log what was done: each throw with its choice."""
    turns = re.findall(r"^  seat \d throws (\d): (.+?)/\d+ ", text, flags=re.MULTILINE)
    return [parse_action(each) for face, choice in turns for each in (f"roll {face}", choice)]


def playthrough(layout: Layout, actions: list[Action]) -> str:
    """Write a race down: the river, then every round with each throw, choice and its outcome."""
    state = opening(layout)
    lines = [*_head(state), "", "round 1", f"  {_river(state)}"]
    for throw, choice in zip(actions[::2], actions[1::2], strict=True):
        assert isinstance(throw, Roll)
        thrown, _ = apply(state, throw)
        state, events = apply(thrown, choice)
        turn = f"{action_text(choice)}/{len(legal_actions(thrown))}"
        lines.append(f"  seat {thrown.turn} throws {throw.face}: {turn} {_outcome(state, events)}")
        if any(isinstance(event, TideTurned) for event in events) and not state.is_over:
            lines += ["", f"round {state.tides + 1}", f"  {_river(state)}"]
    assert state.is_over
    return "\n".join([*lines, "", *_end(state)]) + "\n"


def _head(state: RaceState) -> Iterator[str]:
    yield f"{state.layout.name}: {state.players} players, seat {state.first} begins."
    yield "A choice is followed by the number of choices there were: sail 3/2."
    yield "H is a boat in the harbour, - one that was lost; 0 is the card at the waterfall."
    for name, value in layout_data(state.layout).items():
        yield f"{name} = {value}"


def _river(state: RaceState) -> str:
    return f"sandbank {state.sandbank}, high tide {state.high_tide}, boats {write(state)}"


def _outcome(state: RaceState, events: tuple[Event, ...]) -> str:
    """Tell where the boats are then, and what else happened."""
    notes = ["aground"] * sum(isinstance(event, RanAground) for event in events)
    if any(isinstance(event, TideTurned) for event in events):
        notes.append("then the tide")
    notes += [f"takes seat {event.seat}'s" for event in events if isinstance(event, BoatLost)]
    return f"-> {write(state)}{''.join(f', {note}' for note in notes)}"


def _end(state: RaceState) -> Iterator[str]:
    docks = ", ".join(
        f"{DOCKS - place} seat {seat}" for place, (seat, _) in enumerate(state.docked)
    )
    yield f"docks: {docks or 'none'}"
    yield f"scores: {' '.join(map(str, state.scores))}"
    yield f"won by: {' '.join(map(str, state.winners))}"


def main() -> None:
    """Write every golden log."""
    FOLDER.mkdir(exist_ok=True)
    for name, layout in golden_races().items():
        text = playthrough(layout, random_actions(layout))
        golden_path(name).write_text(text, encoding="utf-8")
        print(f"{golden_path(name).name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
