"""An independent race plays the same throws and choices, and must agree at every step."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest

from riverlib.race import (
    DEFAULT_LAYOUT,
    DOCKS,
    LAYOUTS,
    Choice,
    IllWind,
    Layout,
    Phase,
    Roll,
    apply,
    is_on_river,
    legal_actions,
    new_game,
)
from tests.race.judge import check_boats, laid_out, translated
from tests.race.random_races import random_layout
from tests.race.referee import Referee

Pair = tuple[int, int]
Picker = Callable[[tuple[Choice, ...]], Choice]


def judged_race(layout: Layout, players: int, rng: Random, pick: Picker) -> Counter[str]:
    """Hold one race in both ways at once; return how often each kind of choice was made."""
    first = rng.randrange(players)
    state = new_game(layout, players=players, first=first)
    theirs = laid_out(layout, players)
    asks = theirs.race(first)
    asked = next(asks)
    made: Counter[str] = Counter()
    while True:
        check_boats(state, theirs)
        assert (state.turn, state.to_move) == (asked, None)
        face = rng.randint(1, 6)
        state, _ = apply(state, Roll(face))
        legal = legal_actions(state)
        words = {translated(state.turn, choice): choice for choice in legal}
        assert set(words) == asks.send(face), f"{state}"
        assert len(words) == len(legal)
        choice = pick(legal)
        word = translated(state.turn, choice)
        made[word[0]] += 1
        state, _ = apply(state, choice)
        try:
            asked = asks.send(word)
        except StopIteration:
            break
    assert state.is_over
    check_boats(state, theirs)
    assert list(state.scores) == [sum(theirs.docks(seat)) for seat in range(players)]
    assert set(state.winners) == theirs.winners()
    made["afloat"] += sum(is_on_river(place) for fleet in state.boats for place in fleet)
    made["ties"] += len(state.winners) > 1
    return made


def pickers(rng: Random) -> Iterator[Picker]:
    """Yield ways to choose: at random, the boat in front, the one at the back, ill winds."""

    def ill_first(legal: tuple[Choice, ...]) -> Choice:
        return legal[-1] if isinstance(legal[-1], IllWind) else rng.choice(legal)

    while True:
        yield rng.choice
        yield lambda legal: legal[-1]
        yield lambda legal: legal[0]
        yield ill_first


def judge(races: int, rng: Random) -> Counter[str]:
    """Judge so many races: a quarter on the family's river, the others on any."""
    made: Counter[str] = Counter()
    ways = pickers(rng)
    for race_no in range(races):
        layout = DEFAULT_LAYOUT if race_no % 4 == 0 else random_layout(rng)
        most = min(4, DOCKS // layout.boats)
        made += judged_race(layout, rng.randint(2, most), rng, next(ways))
    return made


def test_the_referee_agrees_on_600_races() -> None:
    made = judge(600, Random(1))
    for kind in ("sail", "ride", "good", "ill", "lose", "afloat", "ties"):
        assert made[kind] > 20, f"{kind} was hardly tried: {made}"


@pytest.mark.slow
def test_the_referee_agrees_on_2500_races() -> None:
    """What goes wrong in one race of 500 is met here but for one time in 150."""
    judge(2_500, Random(2))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.key)
def test_the_referee_agrees_on_the_rivers_on_offer(layout: Layout) -> None:
    rng = Random(3)
    ways = pickers(rng)
    for _ in range(100):
        judged_race(layout, rng.randint(2, 4), rng, next(ways))


SHORT = replace(DEFAULT_LAYOUT, key="six", cards=6, boats=2)
PAIRS = list(combinations_with_replacement(range(6), 2))


def check_choices(layout: Layout, own: Pair, other: Pair, face: int) -> None:
    """Compare what a throw allows in a position, and where each choice leads."""
    boats = (own, other)
    state = replace(new_game(layout, players=2), boats=boats, phase=Phase.CHOOSE, face=face)
    legal = {translated(0, choice): choice for choice in legal_actions(state)}
    assert set(legal) == at_table(layout, boats).choices(0, face)
    for word, choice in legal.items():
        table = at_table(layout, boats)
        table.do(word, face)
        moved, _ = apply(state, choice)
        if moved.tides == 0:  # else the opponent is passed over: the races above follow the tide
            check_boats(moved, table)


def at_table(layout: Layout, boats: tuple[Pair, ...]) -> Referee:
    """Lay a position on the referee's table."""
    table = laid_out(layout, len(boats))
    for card_no, card in enumerate(table.river):
        card.boats = [seat for seat, fleet in enumerate(boats) for at in fleet if at == card_no]
    return table


def test_the_referee_agrees_on_every_throw_of_a_short_river() -> None:
    for sandbank, high_tide in permutations(range(SHORT.cards), 2):
        layout = replace(SHORT, sandbank=sandbank, high_tide=high_tide)
        for own, face in product(PAIRS, range(1, 6)):
            check_choices(layout, own, (3, 3), face)


def test_the_referee_agrees_on_every_wind_of_a_short_river() -> None:
    for sandbank, own, other in product(range(SHORT.cards), PAIRS, PAIRS):
        layout = replace(SHORT, sandbank=sandbank, high_tide=(sandbank + 2) % SHORT.cards)
        check_choices(layout, own, other, 6)
