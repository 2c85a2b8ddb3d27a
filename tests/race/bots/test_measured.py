"""What is said of the strength of the race's bots is what was measured."""

from itertools import pairwise

from riverlib.race.bots import BOTS
from riverlib.race.bots.measured import FILE, read, shares, strength_words


def test_every_bot_says_how_it_fares_beside_the_one_before_it() -> None:
    """What fresh eyes found: one without a plan stood above one with a plan, and no word why."""
    found = shares(read(FILE) or {"pairings": []})
    for easier, harder in pairwise(BOTS):
        share = found[harder, easier]
        assert share > 0.5, "from easy to hard"
        said = f"Beats {BOTS[easier].name} in {round(100 * share)} of 100 races."
        assert strength_words(harder) == said
    assert strength_words("rear-guard") == "Beats Dreamer in 34 of 100 races."
