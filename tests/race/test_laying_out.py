"""A river laid out card by card: what moves with a card, and what is refused."""

import random

import pytest

from riverlib import race
from riverlib.core import VariantError
from riverlib.race.laying_out import (
    with_card_added,
    with_card_moved,
    with_card_removed,
    with_high_tide_at,
    with_sandbank_at,
    with_start_at,
)

FAMILY = race.DEFAULT_LAYOUT  # ten cards: sandbank 0, start 3, high tide 4


def places(layout: race.Layout) -> tuple[int, int, int, int]:
    return layout.cards, layout.sandbank, layout.start, layout.high_tide


# fmt: off
STEPS = {
    "the sandbank goes up, the others close the gap": (with_card_moved, (0, 6), (10, 6, 2, 3)),
    "a card of water goes below the start":           (with_card_moved, (9, 1), (10, 0, 4, 5)),
    "a card that stays changes nothing":              (with_card_moved, (5, 5), (10, 0, 3, 4)),
    "a card more at the waterfall":                   (with_card_added, (0,),   (11, 1, 4, 5)),
    "a card more at the harbour":                     (with_card_added, (10,),  (11, 0, 3, 4)),
    "a card less":                                    (with_card_removed, (1,), (9, 0, 2, 3)),
    "boats start on the next card if theirs is gone": (with_card_removed, (3,), (9, 0, 3, 3)),
    "the sandbank and a card change places":          (with_sandbank_at, (7,),  (10, 7, 3, 4)),
    "sandbank and high tide change places":           (with_sandbank_at, (4,),  (10, 4, 3, 0)),
    "the high tide and a card change places":         (with_high_tide_at, (9,), (10, 0, 3, 9)),
    "the boats start elsewhere":                      (with_start_at, (8,),     (10, 0, 8, 4)),
}
# fmt: on


@pytest.mark.parametrize(("step", "at", "expected"), STEPS.values(), ids=STEPS)
def test_a_step(step: object, at: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert callable(step)
    assert places(step(FAMILY, *at)) == expected


REFUSED = {
    "no sandbank": (with_card_removed, (0,), "A river needs its sandbank"),
    "no high tide": (with_card_removed, (4,), "A river needs its high tide"),
    "no such card": (with_card_moved, (0, 10), "There is no card 10"),
    "before the first": (with_start_at, (-1,), "There is no card -1"),
    "a truth for a place": (with_card_added, (True,), "There is no card True"),
}


@pytest.mark.parametrize(("step", "at", "why"), REFUSED.values(), ids=REFUSED)
def test_a_refusal(step: object, at: tuple[int, ...], why: str) -> None:
    assert callable(step)
    with pytest.raises(VariantError, match=why):
        step(FAMILY, *at)


def test_a_river_is_never_too_short_or_too_long() -> None:
    layout = FAMILY
    while layout.cards < race.CARDS.stop - 1:
        layout = with_card_added(layout, layout.cards)
    with pytest.raises(VariantError, match="at most 14 cards"):
        with_card_added(layout, 0)
    while layout.cards > race.CARDS.start:
        layout = with_card_removed(layout, layout.cards - 1)
    with pytest.raises(VariantError, match="at least 6 cards"):
        with_card_removed(layout, 5)


def test_whatever_is_dragged_leaves_a_river_that_can_be_raced() -> None:
    rng = random.Random(11)
    steps = (with_card_added, with_card_removed, with_sandbank_at, with_high_tide_at)
    layout = FAMILY
    for _ in range(2000):
        place = rng.randrange(layout.cards)
        try:
            if rng.random() < 0.4:
                layout = with_card_moved(layout, place, rng.randrange(layout.cards))
            else:
                layout = rng.choice((*steps, with_start_at))(layout, place)
        except VariantError:
            continue
        race.check_players(layout, 4)  # a layout checks itself when it is made
