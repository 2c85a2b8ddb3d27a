"""``compare``: the same games under several rule sets."""

import argparse
from typing import Any

from riverlib import cards, race
from riverlib.analysis.lab import comparison, measures
from riverlib.analysis.lab.experiment import run
from riverlib.analysis.lab.pace import Pace
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.tally import Tally
from riverlib.cli.command import Run, add_seed, print_facts, seed_of
from riverlib.cli.progress import ProgressBar
from riverlib.core import RiverError


def compare(parser: argparse.ArgumentParser) -> Run:
    """Let bots play the same games under several rule sets and tell how they differ.

    All are compared with the first one; the intervals are paired and hold in 95 of 100 cases.
    """
    parser.add_argument("rules", nargs="+", metavar="RULES", help="keys of rule sets, or of rivers")
    add_plan(parser)
    return _run


def add_plan(parser: argparse.ArgumentParser) -> None:
    """Add who plays and how often."""
    parser.add_argument("--players", type=int, default=None, help="4, in the race 2, unless given")
    parser.add_argument(
        "--bots", nargs="+", default=["steady"], metavar="BOT", help="they take the seats in turn"
    )
    parser.add_argument("--games", type=int, default=1_000, help="games under each rule set")
    add_seed(parser)


def _run(options: argparse.Namespace) -> int:
    if len(options.rules) < 2:
        raise RiverError("two or more rule sets are needed to compare")
    return play(plan_of(options), as_json=options.json)


def play(plan: Plan, *, as_json: bool) -> int:
    """Play a plan and print what it gives."""
    with ProgressBar("playing") as bar:
        tally = run(plan, bar)
    if as_json:
        print_facts(facts(plan, tally), as_json=True)
        return 0
    for line in lines(plan, tally):
        print(line)
    return 0


def plan_of(options: argparse.Namespace) -> Plan:
    """Return the comparison that the options describe.

    Raises
    ------
    RiverError
        If there are no such rules or bots, or they cannot be played so.
    """
    from riverlib.cards.kernels.records import BOTS as CARD_BOTS
    from riverlib.race.kernels.codes import BOTS as RACE_BOTS

    is_race = options.rules[0] in {layout.key for layout in race.LAYOUTS}
    find = race.find_layout if is_race else cards.find_variant
    known = RACE_BOTS if is_race else CARD_BOTS
    for bot in options.bots:
        if bot not in known:
            raise RiverError(f"there is no bot called {bot!r} here; there are {', '.join(known)}")
    return Plan(
        rules=tuple(find(key) for key in options.rules),  # type: ignore[arg-type]
        players=options.players or (2 if is_race else 4),
        bots=tuple(options.bots),
        games=options.games,
        seed=seed_of(options),
    )


def facts(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Return every number with its interval, and the differences from the first rule set."""
    pace = Pace()
    found: dict[str, Any] = {"games": tally.games, "players": plan.players, "seed": plan.seed}
    found["bots"], found["rules"] = list(plan.seats(0)), []
    for no, key in enumerate([rules.key for rules in plan.rules]):
        numbers = {}
        for each in measures.measures(plan, tally, no, pace):
            numbers[each.key] = {"value": each.value, "error": each.error}
            if no:
                more = comparison.difference(plan, tally, each.key, no, 0, pace)
                numbers[each.key] |= {"difference": more.value, "difference_error": more.error}
        found["rules"].append({"key": key, "measures": numbers})
    return found


def lines(plan: Plan, tally: Tally) -> list[str]:
    """Return the comparison in words, a line each."""
    pace = Pace()
    said = [f"{tally.games:,} games each, {plan.players} players, seed {plan.seed}."]
    said += [comparison.pairing(plan, no, 0) for no in range(1, len(plan.rules))]
    for key in measures.offered(plan):
        said += ["", measures.kind_of(plan, key).name]
        said.append(f"  {measures.measure(plan, tally, key, 0, pace).sentence}")
        for no in range(1, len(plan.rules)):
            more = comparison.difference(plan, tally, key, no, 0, pace)
            said.append(f"  {more.measure.sentence} {more.sentence}")
    return said
