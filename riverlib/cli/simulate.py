"""``simulate``: many games under one rule set."""

import argparse

from riverlib.cli.command import Run
from riverlib.cli.compare import add_plan, plan_of, play


def simulate(parser: argparse.ArgumentParser) -> Run:
    """Let bots play many games under one rule set and tell what comes of it.

    The intervals hold in 95 of 100 cases.
    """
    parser.add_argument("rules", nargs=1, metavar="RULES", help="key of a rule set, or of a river")
    add_plan(parser)
    return _run


def _run(options: argparse.Namespace) -> int:
    return play(plan_of(options), as_json=options.json)
