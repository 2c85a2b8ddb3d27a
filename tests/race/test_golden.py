"""Every river on offer and every house flag has a golden log, and the engine still plays it so."""

import pytest

from riverlib.race import LAYOUTS, Layout
from tests.race.golden import (
    FOLDER,
    golden_path,
    golden_races,
    house_flags,
    playthrough,
    stored_actions,
)

RACES = golden_races()


def test_there_is_a_golden_log_for_every_river_and_flag_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in RACES}
    assert {layout.key for layout in LAYOUTS} <= set(RACES)


def test_every_house_flag_was_found() -> None:
    flags = [name for _, axes in house_flags() for name in axes]
    assert flags == ["ride", "decline_wind", "tie_break", "last_alone", "first_player"]


@pytest.mark.parametrize(("name", "layout"), RACES.items(), ids=RACES)
def test_the_golden_log_replays_to_the_same_text(name: str, layout: Layout) -> None:
    text = golden_path(name).read_text(encoding="utf-8")
    assert playthrough(layout, stored_actions(text)) == text


def test_the_golden_logs_hold_everything_that_can_happen() -> None:
    written = "".join(golden_path(name).read_text(encoding="utf-8") for name in RACES)
    for word in ("sail", "ride/", "good", "ill", "lose", "aground", "the tide", "takes seat"):
        assert word in written
