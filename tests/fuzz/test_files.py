"""Files that are nearly right: refused with a short sentence, or taken and written the same."""

import pytest

from tests.fuzz.files import DOORS
from tests.fuzz.trying import Door, check


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_no_file_breaks_the_reader(door: Door) -> None:
    check(door)
