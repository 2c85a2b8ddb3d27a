"""Whole per cents are rounded alike by Python and by the river's scripts."""

import json
from pathlib import Path
from random import Random

from riverlib.core.text import whole_percents
from tests.js.node import run_node

SCRIPT = Path(__file__).parents[2] / "riverlib/boards/race/chance_words.js"
ROUND = """const { wholePercents } = await import(process.argv[1]);
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(wholePercents)));"""


def shares(rng: Random) -> list[float]:
    """Return parts that add up to 1, some of which may be below 0."""
    parts = [round(rng.uniform(-0.3, 0.7), rng.choice((2, 4, 9))) for _ in range(rng.randint(1, 4))]
    return [*parts, 1 - sum(parts)]


def test_both_sides_round_alike_and_to_a_whole() -> None:
    rng = Random(7)
    samples = [shares(rng) for _ in range(500)]
    well, told = run_node("--input-type=module", "-e", ROUND, SCRIPT.as_uri(), json.dumps(samples))
    assert well, told
    assert json.loads(told) == [whole_percents(each) for each in samples]
    assert all(sum(whole_percents(each)) == 100 for each in samples)
