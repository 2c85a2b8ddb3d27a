"""Every page and state is judged by axe, at a desk in the light or on a phone in the dark.

``python -m bench.judged`` looks at all of them at every size in both themes.
"""

import pytest

from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.judged import serious_findings
from tests.browser.matches import Matches
from tests.browser.moments import moments
from tests.browser.server import Server

PARTS = 4


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing_serious(
    server: Server, devices: Devices, matches: Matches, part: int
) -> None:
    dark = part % 2 == 1
    page = devices.new(PHONE if dark else DESKTOP, dark=dark, touch=dark)
    found: list[str] = []
    for moment in moments(matches)[part::PARTS]:
        moment.open(page, server.url)
        found += [f"{moment.name}: {line}" for line in serious_findings(page)]
    assert not found, "\n".join(found)
