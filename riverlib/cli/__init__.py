"""The command line: one file a command (``COMMANDS``), named errors on one line."""

import sys
from collections.abc import Sequence

import click

from riverlib.cli.backup import backup
from riverlib.cli.bench import bench
from riverlib.cli.compare import compare
from riverlib.cli.doctor import doctor
from riverlib.cli.play import play
from riverlib.cli.restore import restore
from riverlib.cli.rules import rules
from riverlib.cli.simulate import simulate
from riverlib.cli.solve_race import solve_race
from riverlib.core import RiverError

COMMANDS: dict[str, click.Command] = {
    "play": play,
    "rules": rules,
    "simulate": simulate,
    "compare": compare,
    "solve-race": solve_race,
    "backup": backup,
    "restore": restore,
    "doctor": doctor,
    "bench": bench,
}
"""By name. To add one, write such a function and name it here."""

COMMAND_FAILED = 2
"""Exit code after a named error, the same as click's for a wrong use."""
INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells have it."""


class _Commands(click.Group):
    """Tells named errors on one line of the error stream."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except RiverError as error:
            click.echo(f"riverlib {ctx.invoked_subcommand}: {error}", err=True)
            ctx.exit(COMMAND_FAILED)
        except KeyboardInterrupt:
            click.echo(f"riverlib {ctx.invoked_subcommand}: stopped", err=True)
            ctx.exit(INTERRUPTED)


_commands = _Commands(
    "riverlib", commands=COMMANDS, help="Two family games: play, count and compare."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return the exit code.

    0 is success, 2 a wrong use or a named error, which takes one line on the error stream.
    """
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = _commands.main(words, prog_name="python -m riverlib", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    return int(code or 0)
