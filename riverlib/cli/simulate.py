"""``simulate``: many games under one rule set."""

from typing import Any

import click

from riverlib.cli.playing import PlanCommand, plan_options, play


@click.command(cls=PlanCommand)
@click.argument("rules")
@plan_options
def simulate(rules: str, **options: Any) -> None:
    """Let bots play many games under one rule set and tell what comes of it.

    RULES is the key of a rule set, or of a river. The intervals hold in 95 of 100 cases.
    """
    play((rules,), **options)
