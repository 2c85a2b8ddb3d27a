"""The same source plain and compiled, and the generator of numbers that both games' kernels use."""

from pathlib import Path
from types import ModuleType

import numpy as np

from riverlib.cards.kernels import bits
from riverlib.core import streams
from riverlib.core.compiler import compiled, stamp_of


def module(folder: Path, name: str, source: str, **imported: object) -> ModuleType:
    path = folder / f"{name}.py"
    path.write_text(source, "utf-8")
    made = ModuleType(name)
    made.__file__ = str(path)
    vars(made).update(imported)
    exec(compile(source, str(path), "exec"), vars(made))
    return made


def test_numbers_are_those_of_splitmix64() -> None:
    """The first three of its generator from 0, as its authors give them."""
    known = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    mixed = compiled([streams], 0).mixed
    with np.errstate(over="ignore"):
        counters = [streams.GOLDEN * np.uint64(count) for count in (1, 2, 3)]
        assert [int(streams.mixed(counter)) for counter in counters] == known
    assert [int(mixed(counter)) for counter in counters] == known


def test_compiled_functions_of_several_modules_call_each_other() -> None:
    functions, key = compiled([streams, bits], 0), np.uint64(7)
    with np.errstate(over="ignore"):
        assert int(bits.stream_of(key, 3)) == int(functions.stream_of(key, 3))
    assert functions.mixed.signatures  # it was compiled for the call of the other module


def test_what_is_replaced_is_replaced_for_every_caller(tmp_path: Path) -> None:
    ground = module(tmp_path, "ground", "def one():\n    return 1\n")
    above = module(tmp_path, "above", "def two():\n    return 2 * one()\n", one=ground.one)
    ten = compiled([module(tmp_path, "other", "def ten():\n    return 10\n")], 0).ten
    functions = compiled([ground, above], 0, inlined=[above.two], replaced={ground.one: ten})
    assert (above.two(), functions.two(), functions.one()) == (2, 20, 10)


def test_the_stamp_changes_with_any_source(tmp_path: Path) -> None:
    first, second = (module(tmp_path, name, "X = 1\n") for name in ("first", "second"))
    before = stamp_of([first, second])
    assert before == stamp_of([first, second])
    Path(str(second.__file__)).write_text("X = 2\n", "utf-8")
    assert stamp_of([first, second]) != before
