"""The style sheet of all pages, which stands in the sheet of HTML that each begins as."""

from riverlib.ui.shared import look


def test_nothing_in_the_sheet_ends_it() -> None:
    assert "</" not in look.STYLE


def test_heat_maps_turn_round_in_the_dark() -> None:
    dark = look.STYLE[look.STYLE.index("@container style(--figure-paper: #000000)") :]
    assert ".heatmaplayer { filter: invert" in dark[:200]
    assert "--figure-paper: light-dark(#ffffff, #000000)" in look.STYLE
