"""Messages that are nearly a click: refused in a sentence that changes nothing, or a click."""

import pytest

from tests.fuzz.boards import DOORS
from tests.fuzz.trying import Door, check


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_no_message_breaks_a_board(door: Door) -> None:
    check(door)
