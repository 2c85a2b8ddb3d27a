"""Colours of figures can be seen and read, on light paper and on dark."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from colorspacious import cspace_convert

from riverlib.figures import theme

LOOK = Path(__file__).parents[2] / "riverlib/ui/shared/figures.css"
LIGHT, DARK = ("#ffffff", "#fbfaf6", "#f4ecd8"), ("#0e1a1d", "#12282c")
"""Paper: that of cards, that of the page, and the page's upper edge."""
KINDS = ("deuteranomaly", "protanomaly", "tritanomaly")


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours (WCAG 2.2)."""
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ (0.2126, 0.7152, 0.0722))


@pytest.mark.parametrize("colour", theme.SEAT_COLOURS)
def test_lines_are_seen_on_every_paper(colour: str) -> None:
    assert min(contrast(colour, paper) for paper in (*LIGHT[:2], *DARK)) >= 3


def in_the_dark() -> dict[str, str]:
    found = re.findall(
        r'tspan\[style\*="(#\w{6})"\] \{ fill: light-dark\(\1, (#\w{6})\)', LOOK.read_text("utf-8")
    )
    return dict(found)


@pytest.mark.parametrize("colour", theme.LETTER_COLOURS)
def test_letters_are_read_on_every_paper(colour: str) -> None:
    assert min(contrast(colour, paper) for paper in LIGHT) >= 4.5
    assert min(contrast(in_the_dark()[colour], paper) for paper in DARK) >= 4.5


def test_any_two_of_ten_are_told_apart_at_a_glance() -> None:
    seen = [
        cspace_convert([int(each[at : at + 2], 16) / 255 for at in (1, 3, 5)], "sRGB1", "CAM02-UCS")
        for each in theme.SEAT_COLOURS
    ]
    for one, other in combinations(seen, 2):
        assert np.linalg.norm(one - other) > 14  # orange and brown once were 13 apart


@pytest.mark.parametrize("sees", KINDS)
def test_a_family_of_four_is_told_apart_by_eyes_that_lack_a_cone(sees: str) -> None:
    """Names stand at the ends of the lines too: colour alone has to tell only the first four."""
    space = {"name": "sRGB1+CVD", "cvd_type": sees, "severity": 100}
    seen = [
        cspace_convert([int(each[at : at + 2], 16) / 255 for at in (1, 3, 5)], space, "CAM02-UCS")
        for each in theme.SEAT_COLOURS[:4]
    ]
    for one, other in combinations(seen, 2):
        assert np.linalg.norm(one - other) > 8
