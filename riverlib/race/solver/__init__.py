"""Exact values of every two-player position of a layout (docs/rules/race.md).

>>> from riverlib import race
>>> from riverlib.race import solver
>>> river = race.Layout(key="pond", name="The pond", source="Ours.", cards=6, boats=1)
>>> solution = solver.solve(river)
>>> start = race.new_game(river, players=2)
>>> round(solution.win_chance(start, 0) + solution.win_chance(start, 1), 6)
1.0

Kernels can read the tables too: ``riverlib.race.solver.kernels.state_index``. Only ``solve`` and
that module load numba.
"""

from riverlib.race.solver.errors import SolverCancelledError, TableError, UnsolvableError
from riverlib.race.solver.files import keep, kept, load, path_of, save
from riverlib.race.solver.solution import Solution, rules_of
from riverlib.race.solver.solving import MAX_POSITIONS, solve, why_not

__all__ = [
    "MAX_POSITIONS",
    "Solution",
    "SolverCancelledError",
    "TableError",
    "UnsolvableError",
    "keep",
    "kept",
    "load",
    "path_of",
    "rules_of",
    "save",
    "solve",
    "why_not",
]
