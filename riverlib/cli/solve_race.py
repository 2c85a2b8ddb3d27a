"""``solve-race``: exact chances of the race for two."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import click

from riverlib import race
from riverlib.cli import command
from riverlib.race import solver

Function = TypeVar("Function", bound=Callable[..., Any])
_ITS_OWN = "the river's"
_RIVERS = [layout.key for layout in race.LAYOUTS]
_NUMBERS = {
    "cards": "River cards.",
    "sandbank": "Index of the sandbank, 0 is at the waterfall.",
    "high_tide": "Index of the high tide.",
    "start": "Index of the card that every boat begins on.",
    "boats": "Boats of each player.",
}
_FLAGS = {"ride": race.Ride, "tie_break": race.TieBreak, "last_alone": race.LastAlone}


def _river_options(function: Function) -> Function:
    for name, words in reversed(_NUMBERS.items()):
        function = click.option(
            _option(name), type=int, metavar="N", help=words, show_default=_ITS_OWN
        )(function)
    for name, members in reversed(_FLAGS.items()):
        values = click.Choice([str(member) for member in members])
        function = click.option(
            _option(name), type=values, help="House rule.", show_default=_ITS_OWN
        )(function)
    return function


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


@click.command
@click.option(
    "--river",
    "--layout",
    "layout",
    default=_RIVERS[0],
    show_default=True,
    help=f"River: {', '.join(_RIVERS)}.",
)
@_river_options
@click.option("--decline-wind", is_flag=True, help="House rule.")
@click.option("--again", is_flag=True, help="Solve it even if it is kept.")
@command.as_json
def solve_race(layout: str, again: bool, as_json: bool, **changes: Any) -> None:
    """Find the value of every position of the race for two players, and keep it for the app.

    A river that was solved before is read from disk.
    """
    river = layout_of(layout, **changes)
    solution = None if again else solver.kept(river)
    was_kept = solution is not None
    if solution is None:
        with command.progress(f"solving {river.name}") as show:
            solution = solver.solve(river, progress=show)
        solver.keep(solution)
    state = race.new_game(river, players=2, first=0)
    path = solver.path_of(river)
    facts = {
        "layout": river.key,
        "value": solution.win_chance(state, 0),
        "value_second": solution.win_chance(state, 1),
        "margin": solution.margin(state, 0),
        "residual": solution.residual,
        "states": solution.states,
        "seconds": round(solution.seconds, 3),
        "bytes": path.stat().st_size,
        "was_kept": was_kept,
        "path": str(path),
    }
    command.print_facts(facts, as_json=as_json)


def layout_of(key: str, **options: Any) -> race.Layout:
    """Return the river that the options describe; those that are not given change nothing.

    Raises
    ------
    VariantError
        If there is no such river, or it cannot be laid out.
    """
    layout = race.find_layout(key)
    changes: dict[str, Any] = {
        name: _FLAGS[name](value) if name in _FLAGS else value
        for name, value in options.items()
        if value is not None and value is not False
    }
    if not changes:
        return layout
    source = f"Changed on the command line from {layout.key}."
    return replace(layout, key="own-river", name="Your own river", source=source, **changes)
