"""A first race explained while it is sailed: tips at the thing itself, help for the moment."""

import pytest

from riverlib.race import DEFAULT_LAYOUT
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage
from tests.browser.server import Server


def test_a_first_race_is_explained(server: Server, devices: Devices, matches: Matches) -> None:
    page = devices.new(newcomer=True, size=PHONE)
    river = RiverPage(page, server.url).open(matches.start_race().game_id)
    assert page.locator(".note-words:visible").inner_text() == river.view["tips"][0]["text"]
    river.roll()
    keys = [each["key"] for each in river.view["tips"]]
    assert keys
    assert page.locator(".note-words:visible").inner_text() in [
        each["text"] for each in river.view["tips"]
    ]
    river.tool("Help")
    assert page.locator(".help-now").inner_text() == river.view["help"]["now"]


@pytest.mark.slow
def test_every_tip_of_a_race_finds_its_thing(
    server: Server, devices: Devices, matches: Matches
) -> None:
    page = devices.new(newcomer=True)
    match = matches.start_race(DEFAULT_LAYOUT, company(2))
    river = RiverPage(page, server.url).open(match.game_id)
    river.send_tutor_away()
    said: list[str] = []
    view = river.view
    while view["phase"] != "over" and len(said) < 5:
        texts = [each["text"] for each in view["tips"]]
        assert not set(page.locator(".toast .note-words:visible").all_inner_texts()) & set(texts)
        said += page.locator(".bubble .note-words:visible").all_inner_texts()
        view = river.go_on()
    assert len(said) >= 4
    assert len(set(said)) == len(said)
