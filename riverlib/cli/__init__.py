"""The command line: one file a command (``COMMANDS``), named errors on one line."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from riverlib.cli.backup import backup
from riverlib.cli.bench import bench
from riverlib.cli.card import card
from riverlib.cli.check import check
from riverlib.cli.compare import compare
from riverlib.cli.doctor import doctor
from riverlib.cli.play import play
from riverlib.cli.restore import restore
from riverlib.cli.rules import rules
from riverlib.cli.simulate import simulate
from riverlib.cli.solve_race import solve_race
from riverlib.core import LONGEST_REFUSAL, RiverError
from riverlib.core.text import shortened

COMMANDS: dict[str, click.Command] = {
    "play": play,
    "rules": rules,
    "simulate": simulate,
    "compare": compare,
    "solve-race": solve_race,
    "check": check,
    "card": card,
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
READER_GONE = 141
"""Exit code when whoever read the output has gone away, as after ``| head``; as shells have it."""


@contextmanager
def _for_a_reader() -> Iterator[None]:
    """End quietly when whoever reads the output goes away; click itself would say 1."""
    try:
        yield
    except BrokenPipeError as error:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())  # or Python tells of the pipe again when it ends
        os.close(nowhere)
        raise click.exceptions.Exit(READER_GONE) from error


class _Commands(click.Group):
    """Tells named errors on one line of the error stream."""

    def make_context(self, *args: Any, **options: Any) -> click.Context:
        with _for_a_reader():  # here the help is printed
            return super().make_context(*args, **options)

    def invoke(self, ctx: click.Context) -> object:
        try:
            with _for_a_reader():
                return super().invoke(ctx)
        except RiverError as error:
            said = f"riverlib {ctx.invoked_subcommand}: {error}"
            click.echo(shortened(said, LONGEST_REFUSAL), err=True)
            ctx.exit(COMMAND_FAILED)
        except KeyboardInterrupt:
            click.echo(f"riverlib {ctx.invoked_subcommand}: stopped", err=True)
            ctx.exit(INTERRUPTED)


_commands = _Commands(
    "riverlib", commands=COMMANDS, help="Two family games: play, count and compare."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return the exit code.

    0 is success, 2 a wrong use or a named error, which takes one line on the error stream, 141 a
    reader that has gone away.
    """
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = _commands.main(words, prog_name="python -m riverlib", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.UsageError as error:  # repeats the wrong word, however long it is
        short = shortened(error.format_message(), LONGEST_REFUSAL - len("Error: "))
        click.UsageError(short, error.ctx).show()
        return error.exit_code
    return int(code or 0)
