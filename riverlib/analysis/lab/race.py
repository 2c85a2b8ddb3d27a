"""Race to the Harbour in the laboratory."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

import numpy as np

from riverlib.analysis.lab import race_axes, telling, wish
from riverlib.analysis.lab.lab_game import FINALS, WINS_WORDS, LabGame, Look, Ratio
from riverlib.analysis.lab.measures import COMMON_FAMILIES, LUCK, MARGIN, SPREAD, Kind, Unit
from riverlib.analysis.lab.pace import Pace, race_minutes
from riverlib.analysis.lab.race_counts import race_counts, race_keys
from riverlib.analysis.lab.sums import Counted, Statistic
from riverlib.core import seeds
from riverlib.core.counting import counted
from riverlib.race import DEFAULT_LAYOUT, Layout
from riverlib.race.game import GAME

RACES = 240
"""Races with one seed: a multiple of 2, 3 and 4, so that each seat begins as often."""
_S, _C, _M = Unit.SHARE, Unit.COUNT, Unit.MINUTES
_KINDS = {
    "lost": Kind("Boats lost", _C, "{} boats go over the waterfall in a race"),
    "lost_share": Kind("Boats lost, share", _S, "{} of 100 boats go over the waterfall"),
    "docked": Kind("Docks taken", _C, "{} boats come home in a race"),
    "points": Kind("Points a player", Unit.POINTS, "a player ends with {} points"),
    "rounds": Kind("Rounds", _C, "a race has {} rounds"),
    "throws": Kind("Throws", _C, "the die is thrown {} times in a race"),
    "unused": Kind("Unused winds", _S, "{} of 100 winds blow for nothing"),
    "rides": Kind("Rides on the high tide", _C, "{} boats ride the high tide in a race"),
    "groundings": Kind("Boats run aground", _C, "{} times a race a boat runs onto the sandbank"),
    "win_place:1": Kind("The first player wins", _S, "who begins wins {} of 100 races"),
    "spread": SPREAD,
    "margin": MARGIN,
    "shared": Kind("Shared wins", _S, "{} of 100 races have more than one winner"),
    "luck": LUCK,
    "minutes": Kind("Minutes at the table", _M, "a race takes about {} minutes"),
}
_FAMILIES = {
    "lost_place": Kind("Boats lost by player @", _C, "player @ loses {} boats"),
    "points_place": Kind("Points of player @", _C, "player @ makes {} points"),
    **COMMON_FAMILIES,
}
_LOOKS = {
    "wins": Look(
        "Wins by place",
        WINS_WORDS,
        "win_place",
        "place in the order of play",
        "games won",
        ends=("first", "last"),
        is_even=True,
    ),
    "lost": Look(
        "Boats lost by place",
        "Boats lost in a race, by the place in the order of play.",
        "lost_place",
        "place in the order of play",
        "boats lost",
        ends=("first", "last"),
    ),
    "finals": FINALS,
}


def _bots() -> Collection[str]:
    from riverlib.race.kernels.codes import BOTS  # numba takes a moment to load

    return BOTS


def _keys(_: Sequence[Layout], players: int, bots: Sequence[str]) -> tuple[str, ...]:
    return race_keys(players, bots)


def _warm(on_compile: Callable[[], None]) -> None:
    from riverlib.race.kernels import races

    races.warm(on_compile)


def _version() -> int:
    from riverlib.race.kernels import compiled

    return compiled.STAMP


def _play(layout: Layout, seats: Sequence[str], seed: int, batch: range) -> Counted:
    """Play races in blocks with a seed of their own: that is how their throws are drawn."""
    from riverlib.race.kernels import races

    counted = []
    for start in range(batch.start, batch.stop, RACES):
        games = min(RACES, batch.stop - start)
        block = block_seed(seed, start // RACES)
        counted.append(race_counts(races.play_races(layout, len(seats), games, block, seats)))
    return _joined(counted)


def block_seed(seed: int, block: int) -> int:
    """Return the seed of one block of ``RACES`` races."""
    return int(seeds.generator(seed, block).integers(2**53))


def _joined(blocks: list[Counted]) -> Counted:
    """Put the counts of several blocks one after another."""
    counts = {
        key: (
            np.concatenate([block[key][0] for block, _ in blocks]),
            np.concatenate([block[key][1] for block, _ in blocks]),
        )
        for key in blocks[0][0]
    }
    finals: Counter[int] = Counter()
    for _, more in blocks:
        finals.update(more)
    return counts, finals


def _minutes(_: Layout, __: int, ratio: Ratio, pace: Pace) -> Statistic:
    throws, rounds = ratio("throws"), ratio("rounds")
    error = race_minutes(throws.standard_error, rounds.standard_error, pace)  # they go together
    return Statistic(race_minutes(throws.value, rounds.value, pace), error)


def _pairing(layout: Layout, base: Layout, _: int) -> str:
    return f"{layout.name} and {base.name} are raced with the same throws."


def _aside(layout: Layout, base: Layout) -> str:
    """Say how many boats there are where that is another number, and not all that differs."""
    same_boats = replace(layout, boats=base.boats, name=base.name)
    if layout.boats == base.boats or same_boats == base:
        return ""
    return f"{counted(layout.boats, 'boat')} each instead of {base.boats}."


RACE = LabGame(
    game=GAME,
    bots=_bots,
    kinds=_KINDS,
    families=_FAMILIES,
    reckoned={"minutes": _minutes},
    looks=_LOOKS,
    keys=_keys,
    warm=_warm,
    version=_version,
    play=_play,
    pairing=_pairing,
    shares_chance=lambda *_: True,
    notes=lambda *_: (),
    telling=telling.RACE,
    wishes=wish.RACE,
    axes=race_axes.AXES,
    chance="throws",
    sameness=lambda *_: " in the same order",
    aside=_aside,
    worth=lambda layout: layout.boats / DEFAULT_LAYOUT.boats,
)
