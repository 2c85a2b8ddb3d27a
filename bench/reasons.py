"""Whether the coach's reasons are so, and whether they matter.

    python -m bench.reasons [--positions 10000] [--weighed 600] [--seed 1]

First every sentence that could be said for one choice over another, in generated positions under
generated rules, is read back by a referee (``tests/cards/coach/truth.py``) who counts another way.
Then positions are weighed: how often a sentence of each kind is given, and how much of the margin
is left without its fact, weighed anew in other worlds. 0 % means that without it the choice would
be no better, below 0 % that the other one would be.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random

from riverlib.cards import Action, GameState, View, legal_actions, view
from riverlib.cards.coach.advice import advice, reasons
from riverlib.cards.coach.chances import corrected
from riverlib.cards.coach.levels import Level, level_of
from riverlib.cards.coach.mattering import points_without
from riverlib.cards.coach.reason import Kind, Reason
from riverlib.cards.coach.worth import Worth, weigh
from tests.cards.coach.claims import Said
from tests.cards.coach.positions import NAMES, all_decisions
from tests.cards.coach.truth import fault

Margins = tuple[float, float]
_ANEW, _ANEW_WORLDS = 1_000_003, 400
_EVERY = 7
"""Of so many decisions one is weighed, so that they come from many games."""


@dataclass
class Found:
    """What the weighed positions gave."""

    positions: int = 0
    same: int = 0
    bare: int = 0
    """Advice for which no fact of the position was found."""
    offered: Counter[Kind] = field(default_factory=Counter)
    used: Counter[Kind] = field(default_factory=Counter)
    margins: dict[Kind, list[Margins]] = field(default_factory=lambda: defaultdict(list))


def main() -> None:
    """Print the referee's count and the table by kind."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--weighed", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    sentences, faults = refereed(args.positions, args.seed)
    print(
        f"{args.positions:,} positions: {sum(sentences.values()):,} sentences of"
        f" {len(sentences)} kinds, {len(faults)} not so"
    )
    for text in faults[:20]:
        print(f"  {text}")
    if args.weighed:
        report(weighed(args.weighed, args.seed))


def refereed(positions: int, seed: int) -> tuple[Counter[Kind], list[str]]:
    """Return how often each kind could be said, and what was not so."""
    rng, kinds, faults = Random(seed), Counter[Kind](), []
    for state in islice(all_decisions(seed), positions):
        best, rival = rng.sample(legal_actions(state), 2)
        names = NAMES[: state.players]
        said = Said(state, names, best, rival)
        for group in reasons(said.view, best, rival, names):
            for reason in group:
                kinds[reason.kind] += 1
                if wrong := fault(reason.text, said):
                    faults.append(wrong)
    return kinds, faults


def weighed(positions: int, seed: int) -> Found:
    """Give advice in positions, and weigh anew without the facts that it names."""
    found = Found()
    for state in islice(all_decisions(seed), 0, positions * _EVERY, _EVERY):
        found.positions += 1
        _add(found, state)
    return found


def _add(found: Found, state: GameState) -> None:
    seen = view(state, state.to_move)
    worth, names = corrected(seen, weigh(seen)).worth, NAMES[: state.players]
    told = advice(seen, worth, names)
    if told.level is Level.SAME:
        found.same += 1
        return
    rival = next(
        each.action
        for each in told.alternatives
        if level_of(worth, each.action, seen) is not Level.SAME
    )
    offered = [each for group in reasons(seen, worth.best, rival, names) for each in group]
    found.offered.update({reason.kind for reason in offered})
    given = [reason for reason in offered if reason.text in told.sentences]
    found.bare += not given
    for reason in given:
        found.used[reason.kind] += 1
        if reason.kind is not Kind.HOOKED:  # its two choices are others
            found.margins[reason.kind].append(_left(reason, seen, worth.best, rival))


def _left(reason: Reason, seen: View, best: Action, rival: Action) -> Margins:
    """Return the margin with the fact and without it, in points, in worlds not used before."""
    now = _weighed_anew(replace(seen, legal=(best, rival)))
    left, _ = points_without(reason, _weighed_anew)
    return now.points[0] - now.points[1], left


def _weighed_anew(seen: View) -> Worth:
    return corrected(seen, weigh(seen, worlds=_ANEW_WORLDS, seed=_ANEW)).worth


def report(found: Found) -> None:
    """Print the table."""
    told = found.positions - found.same
    print(f"\n{found.positions} positions weighed, {found.same} of them make no difference;")
    print(f"{told - found.bare} of the {told} others are explained by a fact of the position")
    everything = [margins for each in found.margins.values() for margins in each]
    print(f"without its fact {_fallen(everything)}")
    for kind, used in found.used.most_common():
        margins = found.margins[kind]
        what = _fallen(margins) if margins else "the closed number is better"
        print(f"{kind:18} offered {found.offered[kind]:5}, given {used:4}: {what}")


def _fallen(margins: Sequence[Margins]) -> str:
    """Say how often a margin is less without the fact, and how much of all of them is left."""
    less = sum(left < margin for margin, left in margins) / len(margins)
    rest = sum(left for _, left in margins) / sum(margin for margin, _ in margins)
    return f"the margin falls in {less:.0%}, on average to {rest:.0%}"


if __name__ == "__main__":
    main()
