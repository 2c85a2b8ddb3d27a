"""Phones at home are often iPhones: the way in and both boards in Safari's engine."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from riverlib import cards
from tests.browser.devices import Devices
from tests.browser.matches import BROOK, Matches, company
from tests.browser.phones import Host, step
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage
from tests.browser.webkit import WebKitPhone, webkit_phone

if TYPE_CHECKING:
    pass

TINY = cards.Variant(key="tiny", name="Tiny", hand_sizes=(2,))
_FACES = """
const boxes = [...document.querySelectorAll(".choice")].map((each) => each.getBoundingClientRect());
return boxes.map(({ width, height }) => [width, height]);
"""


def come_in(phone: WebKitPhone, host: Host) -> None:
    """Type the letters, take the free seat and sit down under another name."""
    address, letters = host.typed
    phone.knock(address)
    phone.fill("#code", letters)
    phone.press(".row.free")
    faces = phone.run(_FACES)
    assert len(faces) > 8
    assert all(abs(width - height) < 1 for width, height in faces), "faces are round"
    phone.fill("#name", "Ben")
    phone.press("button", "Sit down")
    assert phone.wait_settled()["seats"][1]["name"] == "Ben"
    assert phone.overflow <= 0


def play_a_card(phone: WebKitPhone) -> bool:
    """Bid or play the first thing that may be; return whether it was this phone's turn."""
    view = phone.wait_settled()
    if view["bids"]:
        phone.press("button", f"Bid {view['bids']['open'][0]}")
    elif view["phase"] == "play" and view["to_move"] == view["me"]:
        card = next(each["card"] for each in view["hand"] if each["reason"] is None)
        phone.press(f'.hc[data-card="{card}"]')
    else:
        return False
    phone.wait(f"window.__table.view.turn > {view['turn']}")
    return True


def sail(phone: WebKitPhone) -> bool:
    """Throw, or choose the first boat; return whether it was this phone's turn."""
    view = phone.wait_settled()
    if not view["mine"]:
        return False
    choice = view["choices"][0] if view["phase"] == "choose" else None
    if choice is None or choice["kind"] == "lose":
        phone.press(".roll")
    else:
        phone.press(f'.boat[data-seat="{choice["seat"]}"][data-boat="{choice["boats"][0]}"]')
    phone.wait(f"window.__river.view.turn > {view['turn']}")
    return True


@pytest.mark.slow
def test_an_iphones_engine_plays_cards_to_the_end(
    home: Server, devices: Devices, tmp_path: Path
) -> None:
    matches = Matches(home.database)
    host = Host(devices, home, TablePage)
    with webkit_phone(tmp_path, "window.__table") as phone:
        host.open(matches.start(TINY, company(3, "Anna", "Tom")).game_id)
        come_in(phone, host)
        while phone.wait_settled()["phase"] != "over":
            assert play_a_card(phone) or step(host.board)
            host.board.wait_for_view(f"v.turn >= {phone.view['turn']}")
        assert "win" in phone.find(".panel h2").text
        assert phone.faults == []
    matches.close()


@pytest.mark.slow
def test_an_iphones_engine_throws_and_sails(home: Server, devices: Devices, tmp_path: Path) -> None:
    matches = Matches(home.database)
    host = Host(devices, home, RiverPage)
    with webkit_phone(tmp_path, "window.__river") as phone:
        host.open(matches.start_race(BROOK, company(2, "Anna", "Tom")).game_id)
        come_in(phone, host)
        sailed = 0
        while sailed < 2:
            mine = sail(phone)
            sailed += mine
            assert mine or step(host.board)
            host.board.wait_for_view(f"v.turn >= {phone.view['turn']}")
        assert phone.faults == []
    matches.close()
