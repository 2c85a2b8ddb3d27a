"""Tables and notation that are nearly right: refused in a sentence, or read and kept the same."""

import pytest

from tests.fuzz.texts import DOORS
from tests.fuzz.trying import Door, check


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_no_text_breaks_the_reader(door: Door) -> None:
    check(door)
