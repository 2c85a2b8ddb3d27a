"""The named errors: one base class, so that a page can catch what the library refuses."""

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
