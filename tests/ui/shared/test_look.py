"""The style sheet of all pages comes through what cleans markup."""

import re
from pathlib import Path

from riverlib.ui.shared import look

SHEET = Path(look.__file__).with_name("look.css").read_text("utf-8")


def test_nothing_in_the_sheet_looks_like_a_tag() -> None:
    assert not re.search(r"<[/\w!]", SHEET), "the browser's cleaning would drop the whole sheet"


def test_heat_maps_turn_round_in_the_dark() -> None:
    dark = SHEET[SHEET.index("@container style(--figure-paper: #000000)") :]
    assert ".heatmaplayer { filter: invert" in dark[:200]
    assert "--figure-paper: light-dark(#ffffff, #000000)" in SHEET
