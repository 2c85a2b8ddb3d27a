"""The command line: one function a command (``COMMANDS``), named errors on one line."""

import argparse
import inspect
import sys
from collections.abc import Sequence

from riverlib.cli.bench import bench
from riverlib.cli.command import COMMAND_FAILED, Command
from riverlib.cli.compare import compare
from riverlib.cli.play import play
from riverlib.cli.rules import rules
from riverlib.cli.simulate import simulate
from riverlib.cli.solve_race import solve_race
from riverlib.core import RiverError

COMMANDS: dict[str, Command] = {
    "play": play,
    "rules": rules,
    "simulate": simulate,
    "compare": compare,
    "solve-race": solve_race,
    "bench": bench,
}
"""By name. To add one, write such a function and name it here."""

INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return the exit code.

    0 is success, 2 a wrong use or a named error, which takes one line on the error stream.
    """
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except RiverError as error:
        print(f"riverlib {options.command}: {error}", file=sys.stderr)
        return COMMAND_FAILED
    except KeyboardInterrupt:
        print(f"riverlib {options.command}: stopped", file=sys.stderr)
        return INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m riverlib", description="Two family games: play, count and compare."
    )
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    for name, command in COMMANDS.items():
        words = inspect.cleandoc(command.__doc__ or "")
        sub = commands.add_parser(name, help=words.partition("\n")[0], description=words)
        sub.add_argument("--json", action="store_true", help="print one JSON object")
        sub.set_defaults(run=command(sub))
    return parser
