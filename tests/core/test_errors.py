"""The named errors: one base class, so that a page can catch what the library refuses."""

import pickle

import pytest

from riverlib import core

REFUSALS = (
    core.VariantError,
    core.IllegalActionError,
    core.NotationError,
    core.LogError,
    core.StoreError,
)


@pytest.mark.parametrize("error", REFUSALS, ids=lambda error: error.__name__)
def test_every_refusal_is_a_river_error_and_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, core.RiverError)
    assert issubclass(error, ValueError)


def test_everything_core_offers_exists() -> None:
    assert all(hasattr(core, name) for name in core.__all__)


@pytest.mark.parametrize("error", REFUSALS, ids=lambda error: error.__name__)
def test_a_refusal_never_repeats_a_bad_value_of_any_length(error: type[Exception]) -> None:
    told = str(error(f"setup.seed: a whole number is needed, got {'9' * 10_000!r}; write 7"))
    assert len(told) <= core.LONGEST_REFUSAL
    assert told.startswith("setup.seed: a whole number is needed, got '999")
    assert told.endswith("999'; write 7")
    assert " … " in told


def test_a_refusal_within_a_refusal_stays_as_short() -> None:
    inner = core.VariantError("the start " + "x" * 5_000 + " the end")
    told = str(core.LogError(f"setup: {inner}"))
    assert len(told) <= core.LONGEST_REFUSAL
    assert (told[:16], told[-7:]) == ("setup: the start", "the end")


@pytest.mark.parametrize("length", [299, 300])
def test_a_short_refusal_stays_as_it_is(length: int) -> None:
    assert str(core.RiverError("x" * length)) == "x" * length


def test_a_refusal_can_always_be_shown_and_travel_to_another_process() -> None:
    refused = core.LogError("half a character: \ud800")
    str(refused).encode()
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), str(again)) == (core.LogError, str(refused))
