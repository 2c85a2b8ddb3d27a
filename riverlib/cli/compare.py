"""``compare``: the same games under several rule sets."""

from typing import Any

import click

from riverlib.cli.playing import PlanCommand, plan_options, play
from riverlib.core import RiverError


@click.command(cls=PlanCommand)
@click.argument("rules", nargs=-1, required=True)
@plan_options
def compare(rules: tuple[str, ...], **options: Any) -> None:
    """Let bots play the same games under several rule sets and tell how they differ.

    RULES are keys of rule sets, or of rivers. All are compared with the first one; the intervals
    are paired and hold in 95 of 100 cases.
    """
    if len(rules) < 2:
        raise RiverError("two or more rule sets are needed to compare")
    play(rules, **options)
