"""``rules``: a rule sheet on the terminal."""

import argparse
import json

from riverlib import cards, race
from riverlib.cli.command import Run
from riverlib.core import RiverError


def rules(parser: argparse.ArgumentParser) -> Run:
    """Print the rules of a rule set or a river; without a name, the names there are."""
    parser.add_argument("name", nargs="?", help="a rule set's or a river's key")
    return _run


def _run(options: argparse.Namespace) -> int:
    sheets = {entry.variant.key: cards.rule_lines(entry.variant) for entry in cards.CATALOGUE}
    sheets |= {layout.key: race.rule_lines(layout) for layout in race.LAYOUTS}
    if options.name is None:
        print(json.dumps({"names": list(sheets)}) if options.json else "\n".join(sheets))
        return 0
    if options.name not in sheets:
        raise RiverError(f"there are no rules called {options.name!r}: {', '.join(sheets)}")
    lines = sheets[options.name]
    print(json.dumps({"name": options.name, "rules": lines}) if options.json else "\n".join(lines))
    return 0
