"""``solve-race``: exact chances of the race for two."""

import argparse
from dataclasses import replace

from riverlib import race
from riverlib.cli.command import Run, print_facts
from riverlib.cli.progress import ProgressBar
from riverlib.race import solver

_NUMBERS = {
    "cards": "river cards",
    "sandbank": "index of the sandbank, 0 is at the waterfall",
    "high_tide": "index of the high tide",
    "start": "index of the card that every boat begins on",
    "boats": "boats of each player",
}
_FLAGS = {"ride": race.Ride, "tie_break": race.TieBreak, "last_alone": race.LastAlone}


def solve_race(parser: argparse.ArgumentParser) -> Run:
    """Find the value of every position of the race for two players, and keep it for the app.

    A river that was solved before is read from disk.
    """
    keys = [layout.key for layout in race.LAYOUTS]
    parser.add_argument("--layout", default=keys[0], help=f"river: {', '.join(keys)}")
    for name, words in _NUMBERS.items():
        parser.add_argument(_option(name), type=int, metavar="N", help=words)
    for name, members in _FLAGS.items():
        values = [str(member) for member in members]
        parser.add_argument(_option(name), choices=values, help="house rule")
    parser.add_argument("--decline-wind", action="store_true", help="house rule")
    parser.add_argument("--again", action="store_true", help="solve it even if it is kept")
    return _run


def _run(options: argparse.Namespace) -> int:
    layout = layout_of(options)
    solution = None if options.again else solver.kept(layout)
    was_kept = solution is not None
    if solution is None:
        with ProgressBar(f"solving {layout.name}") as bar:
            solution = solver.solve(layout, progress=bar)
        solver.keep(solution)
    state = race.new_game(layout, players=2, first=0)
    path = solver.path_of(layout)
    facts = {
        "layout": layout.key,
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
    print_facts(facts, as_json=options.json)
    return 0


def layout_of(options: argparse.Namespace) -> race.Layout:
    """Return the river that the options describe.

    Raises
    ------
    VariantError
        If there is no such river, or it cannot be laid out.
    """
    layout = race.find_layout(options.layout)
    changes = {
        name: kind(getattr(options, name))
        for name, kind in {**dict.fromkeys(_NUMBERS, int), **_FLAGS}.items()
        if getattr(options, name) is not None
    }
    if options.decline_wind:
        changes["decline_wind"] = True
    if not changes:
        return layout
    source = f"Changed on the command line from {layout.key}."
    return replace(layout, key="own-river", name="Your own river", source=source, **changes)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"
