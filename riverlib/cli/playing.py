"""What ``simulate`` and ``compare`` share: who plays, how often, where, and what is printed."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import click

from riverlib.analysis.lab.answer import games_text
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.enough import enough_words
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import run
from riverlib.cli import command
from riverlib.cli.answer import answer_facts, answer_lines
from riverlib.cli.bots import bulk_key, help_text, shown_name
from riverlib.core.game import Rules

NOTES = {
    "half_width_95": "half the width of the 95 % interval: value - low and high - value, unless the"
    " interval ends at what is possible; null where one game tells nothing",
    "difference_half_width_95": "the same for the difference from the first rule set, paired",
    "error": "the older name of half_width_95, and of no standard error",
    "difference_error": "the older name of difference_half_width_95",
}
"""What the names in the JSON mean."""
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
    bots["show_default"] = "steady"
    options = (
        click.option(
            "--players",
            type=int,
            show_default="4, in the race 2",
            help="How many sit at the table.",
        ),
        click.option("--bots", **bots, help=f"They take the seats in turn; {help_text()}."),
        click.option(
            "--games", default=1_000, show_default=True, help="Games under each rule set."
        ),
        click.option(
            "--workers",
            type=command.WORKERS,
            default=1,
            show_default=True,
            help="Processes that share the work.",
        ),
        command.scheduler,
        click.option(
            "--until-certain",
            is_flag=True,
            help="Stop when more games would change nothing that a family notices.",
        ),
        command.seed,
        command.as_json,
    )
    for option in reversed(options):  # the last decorator is the first in the help
        function = option(function)
    return function


def play(
    rules: tuple[str, ...],
    *,
    workers: int,
    scheduler: str | None,
    as_json: bool,
    until_certain: bool = False,
    **options: Any,
) -> None:
    """Play games under some rules and print what they give."""
    plan = plan_of(rules, **options)
    with command.progress("playing") as show:
        sums = run(
            plan,
            workers=scheduler or workers,
            on_progress=lambda done, games: show(done / games),
            until_certain=until_certain,
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
    return Plan(
        game=lab.game.key,
        rules=tuple(lab.game.find_rules(key) for key in rules),
        players=players or lab.game.usual_players,
        bots=tuple(bulk_key(lab.game.key, bot) for bot in bots),
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
            number = {"value": measure.value, "half_width_95": measure.error}
            number["error"] = measure.error
            number |= {"low": measure.low, "high": measure.high}
            if no:
                more = comparison.difference(measure.key, no, 0)
                number |= {"difference": more.value, "difference_half_width_95": more.error}
                number["difference_error"] = more.error
            numbers[measure.key] = number
        rules.append({"key": each.key, "measures": numbers})
    return {
        "games": comparison.sums.games,
        "players": plan.players,
        "seed": plan.seed,
        "bots": [shown_name(plan.game, key) for key in plan.seats(0)],
        "notes": NOTES,
        "answer": answer_facts(comparison),
        "rules": rules,
    }


def lines(comparison: Comparison) -> list[str]:
    """Return the comparison in words, a line each."""
    plan, others = comparison.plan, comparison.others(0)
    said = [f"{games_text(comparison.sums.games)} each, {plan.players} players, seed {plan.seed}."]
    if comparison.sums.games < plan.games:
        said.append(enough_words(comparison.sums.games, plan.games))
    said += answer_lines(comparison)
    said += [comparison.pairing(no, 0) for no in others]
    for key in plan.offered():
        said += ["", plan.kind(key).name, f"  {comparison.measure(key, 0).sentence}"]
        for more in comparison.differences(key, 0):
            said.append(f"  {more.measure.sentence} {more.sentence}")
    return said
