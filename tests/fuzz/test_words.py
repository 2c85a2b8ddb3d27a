"""Addresses and commands that are nearly right: what fits is taken, the rest refused in a line."""

import pytest

from tests.fuzz import addresses, commands
from tests.fuzz.trying import Door, check


@pytest.mark.slow
@pytest.mark.parametrize("door", [addresses.DOOR, commands.DOOR], ids=lambda door: door.name)
def test_no_words_break_a_page_or_a_command(door: Door) -> None:
    check(door)
