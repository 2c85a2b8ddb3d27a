"""What ``simulate`` and ``compare`` share: who plays, how often, where, and what is printed."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import click

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import run
from riverlib.cli import command
from riverlib.core import RiverError
from riverlib.core.game import Rules

Function = TypeVar("Function", bound=Callable[..., Any])


class PlanCommand(click.Command):
    """Takes several bots after one ``--bots``, which click's own options cannot."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Write ``--bots steady random`` as ``--bots steady --bots random`` before it is read."""
        spread: list[str] = []
        is_taking = False
        for word, after in pairwise([*args, "-"]):
            if is_taking and not word.startswith("-"):
                spread += ["--bots", word]
                continue
            is_taking = word == "--bots" and not after.startswith("-")
            spread += [] if is_taking else [word]
        return super().parse_args(ctx, spread)


def plan_options(function: Function) -> Function:
    """Add who plays, how often and where; ``play`` takes them all."""
    bots: dict[str, Any] = {"multiple": True, "default": ["steady"], "metavar": "BOT..."}
    options = (
        click.option("--players", type=int, help="4, in the race 2, unless given."),
        click.option("--bots", **bots, help="They take the seats in turn."),
        click.option("--games", default=1_000, help="Games under each rule set (1000)."),
        click.option(
            "--workers", type=command.WORKERS, default=1, help="Processes that share the work (1)."
        ),
        command.scheduler,
        command.seed,
        command.as_json,
    )
    for option in reversed(options):  # the last decorator is the first in the help
        function = option(function)
    return function


def play(
    rules: tuple[str, ...], *, workers: int, scheduler: str | None, as_json: bool, **options: Any
) -> None:
    """Play games under some rules and print what they give."""
    plan = plan_of(rules, **options)
    with command.progress("playing") as show:
        sums = run(
            plan,
            workers=scheduler or workers,
            on_progress=lambda done, games: show(done / games),
        )
    comparison = Comparison(plan, sums)
    if as_json:
        command.print_facts(facts(comparison), as_json=True)
    else:
        click.echo("\n".join(lines(comparison)))


def plan_of(
    rules: tuple[str, ...], *, players: int | None, bots: tuple[str, ...], games: int, seed: int
) -> Plan:
    """Return the comparison that the options describe.

    Raises
    ------
    RiverError
        If there are no such rules or bots, or they cannot be played so.
    """
    found = [each for each in LAB_GAMES.values() if _has(each.game.catalogue, rules[0])]
    lab = found[0] if found else next(iter(LAB_GAMES.values()))
    known = lab.bots()
    for bot in bots:
        if bot not in known:
            raise RiverError(f"there is no bot called {bot!r} here; there are {', '.join(known)}")
    return Plan(
        game=lab.game.key,
        rules=tuple(lab.game.find_rules(key) for key in rules),
        players=players or lab.game.usual_players,
        bots=bots,
        games=games,
        seed=seed,
    )


def _has(catalogue: tuple[Rules, ...], key: str) -> bool:
    return any(each.key == key for each in catalogue)


def facts(comparison: Comparison) -> dict[str, Any]:
    """Return every number with its interval, and the differences from the first rule set."""
    plan, rules = comparison.plan, []
    for no, each in enumerate(plan.rules):
        numbers = {}
        for measure in comparison.measures(no):
            number = {"value": measure.value, "error": measure.error}
            number |= {"low": measure.low, "high": measure.high}
            if no:
                more = comparison.difference(measure.key, no, 0)
                number |= {"difference": more.value, "difference_error": more.error}
            numbers[measure.key] = number
        rules.append({"key": each.key, "measures": numbers})
    return {
        "games": comparison.sums.games,
        "players": plan.players,
        "seed": plan.seed,
        "bots": list(plan.seats(0)),
        "rules": rules,
    }


def lines(comparison: Comparison) -> list[str]:
    """Return the comparison in words, a line each."""
    plan, others = comparison.plan, comparison.others(0)
    said = [f"{comparison.sums.games:,} games each, {plan.players} players, seed {plan.seed}."]
    said += [comparison.pairing(no, 0) for no in others]
    for key in plan.offered():
        said += ["", plan.kind(key).name, f"  {comparison.measure(key, 0).sentence}"]
        for more in comparison.differences(key, 0):
            said.append(f"  {more.measure.sentence} {more.sentence}")
    return said
