"""The examiner: whether its questions are right, and how long one takes.

    python -m bench.examiner [--questions 12000] [--seed 1]

Questions about generated rule sets and rivers, every concept in turn. A referee answers each one
another way (by trying, by counting) and compares right answer, wrong answers and explanation. The
control is one new card game, shuffled and dealt, on the same machine in the same minute.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from riverlib import cards
from riverlib.cards import VARIANTS, find_variant
from riverlib.cards.variant import JokerRanks
from riverlib.core import VariantError
from riverlib.learn.exam.concepts import CONCEPTS, concepts_of
from riverlib.learn.exam.question import ExamError, question
from riverlib.race import LAYOUTS
from tests.learn.exam.changed_rules import false_mix_ups
from tests.learn.exam.referee import faults
from tests.race.random_races import random_layout

_PERCENT = 100
_RULES_A_GAME = 400
_BAR_MS = 100.0


@dataclass
class Found:
    """What was measured."""

    milliseconds: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    """The same as time of the processor: others at work on the machine do not count."""
    control: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    concepts: Counter[str] = field(default_factory=Counter)
    mix_ups: Counter[str] = field(default_factory=Counter)
    unasked: Counter[str] = field(default_factory=Counter)
    words: list[int] = field(default_factory=list)


def random_variant(rng: Random) -> cards.Variant:
    """Return any card rules that do not contradict themselves, without hypothesis."""
    while True:
        try:
            return _drawn(rng)
        except VariantError:
            continue


def _drawn(rng: Random) -> cards.Variant:
    base = rng.choice(VARIANTS)
    scoring = cards.Scoring(
        bonus=rng.randint(0, 30),
        trick_points=rng.choice(list(cards.TrickPoints)),
        per_trick=rng.randint(0, 10),
        squared=rng.random() < 1 / 4,
        zero_bonus=rng.choice((None, None, 5, 20)),
        zero_per_card=rng.choice((0, 0, 1)),
        penalty=rng.choice(list(cards.Penalty)),
        penalty_points=rng.randint(0, 10),
    )
    sizes = base.hand_sizes if rng.random() < 1 / 2 else (1, *(rng.randint(1, 7),) * 3, 2)
    return cards.Variant(
        key="random",
        name="Random",
        hand_sizes=sizes,
        packs=rng.choice((1, 1, 2, 3, None)),
        jokers=rng.choice((0, 0, 1, 2, 3)),
        joker_ranks=rng.choice(list(JokerRanks)),
        trump=rng.choice((cards.Trump.TURN_UP, *cards.Trump)),
        whole_pack_no_trump=rng.random() < 1 / 5,
        bidding=rng.choice(list(cards.Bidding)),
        hook=rng.random() < 1 / 2,
        forehead=rng.random() < 1 / 2,
        first_lead=rng.choice(list(cards.FirstLead)),
        trump_lead=rng.choice(list(cards.TrumpLead)),
        must_trump=rng.random() < 1 / 3,
        team_size=rng.choice((1, 1, 1, 2, 3)),
        usual_players=rng.choice(((2, 10), (4, 6))),
        scoring=scoring,
    )


def rule_sets(seed: int) -> list[Any]:
    """Return the catalogue and hundreds of generated rule sets and rivers that can be played."""
    rng = Random(seed)
    generated: list[Any] = [*VARIANTS, *LAYOUTS]
    while len(generated) < _RULES_A_GAME:
        variant = random_variant(rng)
        try:
            cards.fitted(variant, 4)
        except VariantError:
            continue
        generated.append(variant)
    return [*generated, *(random_layout(rng) for _ in range(_RULES_A_GAME))]


def _wanted(seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Go round concepts, each with rules that have it."""
    by_concept: dict[str, list[Any]] = {concept.key: [] for concept in CONCEPTS}
    for rules in rule_sets(seed):
        for concept in concepts_of(rules):
            by_concept[concept.key].append(rules)
    for turn in count():
        for concept in CONCEPTS:
            found = by_concept[concept.key]
            yield concept, found[turn % len(found)], seed * 1_000_000 + turn


def measure(questions: int, seed: int) -> Found:
    """Make questions and let the referee look at each."""
    found = Found()
    for concept, rules, number in _wanted(seed):
        if sum(found.concepts.values()) >= questions:
            return found
        began, busy = perf_counter(), process_time()
        try:
            made = question(concept, rules, number)
        except ExamError:
            made = None  # looking for one that there is not takes its time too
        found.milliseconds.append((perf_counter() - began) * 1000)
        found.busy.append((process_time() - busy) * 1000)
        if made is None:
            found.unasked[concept.key] += 1
            continue
        found.faults += [*faults(made), *false_mix_ups(made)]
        found.concepts[concept.key] += 1
        found.mix_ups.update(f"{concept.key} {c.slip.key}" for c in made.choices if c.slip)
        found.words.append(len(made.ask.split()) + len(made.case.why.split()))
        if number % 10 == 0:
            found.control.append(_control(number))
    return found


def _control(seed: int) -> float:
    began = perf_counter()
    state = cards.new_game(find_variant("family-night"), players=4)
    cards.apply(state, cards.shuffle(state, Random(seed)))
    return (perf_counter() - began) * 1000


def _print(found: Found) -> None:
    times = sorted(found.milliseconds)
    p95 = quantiles(times, n=_PERCENT)[94]
    control = median(found.control)
    asked, not_asked = sum(found.concepts.values()), sum(found.unasked.values())
    print(f"{asked} questions, {not_asked} times nothing to ask")
    print(f"faults found by the referee: {len(found.faults)}")
    for fault in found.faults[:10]:
        print("  ", fault)
    for name, value in (("median", median(times)), ("95 %", p95), ("worst", times[-1])):
        print(f"{name:>8}: {value:7.2f} ms, {value / control:7.1f} x one deal ({control:.3f} ms)")
    over = sum(time > _BAR_MS for time in times)
    print(f"bar {_BAR_MS:.0f} ms: {over} of {len(times)} over it; of the processor's own time the")
    busy = sorted(found.busy)
    print(f"   median is {median(busy):.2f} ms, 95 % {quantiles(busy, n=_PERCENT)[94]:.2f} ms,")
    print(f"   worst {busy[-1]:.2f} ms; worst deal of the control {max(found.control):.2f} ms")
    print(f"words of question and explanation: {median(found.words):.0f} (median)")
    for concept in CONCEPTS:
        key = concept.key
        slips = sorted(each for each in found.mix_ups if each.startswith(f"{key} "))
        listed = ", ".join(f"{each.split()[1]} {found.mix_ups[each]}" for each in slips)
        print(f"{key}: {found.concepts[key]} asked, {found.unasked[key]} not; {listed}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Make questions and have a referee check them.")
    parser.add_argument("--questions", type=int, default=12_000, help="how many (12000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of everything (1)")
    options = parser.parse_args()
    _print(measure(options.questions, options.seed))


if __name__ == "__main__":
    main()
