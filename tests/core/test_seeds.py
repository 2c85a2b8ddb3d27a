"""Generators: the same seed and path give the same stream, different ones do not."""

from itertools import combinations
from random import Random

import pytest

from riverlib.core import Shuffler, generator, new_seed

# fmt: off
PATHS = {
    "no path":                     (5,),
    "a path of zero":              (5, 0),
    "a longer path of zeros":      (5, 0, 0),
    "deal 3":                      (5, 3),
    "deal 3 of another purpose":   (5, 3, 0),
    "another seed":                (6,),
    "a seed beyond 32 bits":       (5 + (3 << 32),),
    "seed and path the other way": (3, 5),
}
# fmt: on


def draws(path: tuple[int, ...]) -> list[int]:
    return list(generator(*path).integers(0, 2**31, 4))


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
def test_the_same_path_gives_the_same_stream(path: tuple[int, ...]) -> None:
    assert draws(path) == draws(path)


@pytest.mark.parametrize(("one", "other"), list(combinations(PATHS, 2)))
def test_two_paths_never_share_a_stream(one: str, other: str) -> None:
    assert draws(PATHS[one]) != draws(PATHS[other])


def test_new_seed_survives_javascript() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_numpy_and_the_standard_library_both_shuffle() -> None:
    shufflers: tuple[Shuffler, ...] = (generator(1), Random(1))
    for shuffler in shufflers:
        items = list(range(20))
        shuffler.shuffle(items)
        assert sorted(items) == list(range(20)) != items
