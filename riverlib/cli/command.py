"""What the commands share: their shape, the seed, and how results are printed."""

import argparse
import json
from collections.abc import Callable, Mapping

from riverlib.core import seeds

Run = Callable[[argparse.Namespace], int]
"""Does the work and returns the exit code."""
Command = Callable[[argparse.ArgumentParser], Run]
"""Adds its options to the parser and returns what runs it; its docstring is the help."""

COMMAND_FAILED = 2
"""Exit code after a named error, the same as argparse's for a wrong use."""


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Add ``--seed`` to a command with chance in it; without one it draws and reports one."""
    parser.add_argument(
        "--seed", type=_seed, default=None, help="whole number from 0: the same one, the same dice"
    )


def seed_of(options: argparse.Namespace) -> int:
    """Return the seed asked for, or a fresh one."""
    return seeds.new_seed() if options.seed is None else int(options.seed)


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"a whole number from 0 is needed, not {text!r}")
    return int(text)


def print_facts(facts: Mapping[str, object], *, as_json: bool) -> None:
    """Print results: one JSON object, or a line each."""
    if as_json:
        print(json.dumps(facts))
        return
    longest = max(map(len, facts))
    for name, fact in facts.items():
        text = f"{fact:,}" if isinstance(fact, int) and not isinstance(fact, bool) else f"{fact}"
        print(f"{name.replace('_', ' '):{longest}}  {text}")
