"""Several people around one device: the table stays in sight, and a hand lies face down."""

import json

import pytest

from riverlib import cards
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage
from tests.browser.test_secrets import in_hands, named_in

THREE = cards.Variant(key="three", name="Three", hand_sizes=(3, 1), hook=False)
LAST_CARDS = """try {
    localStorage.setItem("riverlib-table", '{"explain":false,"forced":"last"}');
} catch { }  // an empty page keeps nothing"""


@pytest.mark.slow
def test_three_people_play_a_deal_by_taps(
    server: Server, devices: Devices, matches: Matches
) -> None:
    """One tap a turn; who takes the trick plays on; the last cards go round by themselves."""
    match = matches.start(THREE, company(3, "Anna", "Ben", "Cleo"))
    page = devices.new(PHONE, touch=True)
    page.add_init_script(LAST_CARDS)
    table = TablePage(page, server.url).open(match.game_id)
    taps, turns, last = 0, 0, None
    while (view := table.view)["phase"] in ("bid", "play") and view["forced"] != "last":
        now = matches.stored(match)
        mover = now.state.to_move
        assert mover is not None
        if view["cover"]:
            assert mover != last, "the same person moves again"
            taps += 1
            sent = json.dumps(view) + table.board.evaluate("(board) => board.outerHTML")
            assert named_in(sent, in_hands(now, 0, 1, 2)) == set()
            assert (view["me"], table.hand.count()) == (mover, 0)
            for seat in range(3):
                assert table.seat(seat).is_visible(), "the table stays in sight"
            box = page.locator(".cover-ask").bounding_box()
            stage = page.locator(".stage").bounding_box()
            assert box is not None
            assert stage is not None
            assert box["height"] < stage["height"] / 6
            if taps <= 2:
                page.keyboard.press(" " if taps == 1 else "Enter")
                table.wait_for_view("!v.cover")
            elif taps == 3:  # beside the words, on the backs: all of the hand is pressed
                page.locator(".reveal").tap(position={"x": 12, "y": 12})
                table.wait_settled()
            else:
                page.locator(".reveal").tap()
                table.wait_settled()
        elif view["phase"] == "bid":
            table.bid_first_open()
            turns, last = turns + 1, mover
        else:
            table.play_first()
            turns, last = turns + 1, mover
    view = table.wait_for_view("v.phase === 'scored'")
    assert (turns, taps) == (9, taps)
    assert 3 <= taps <= turns
    assert len(matches.stored(match).state.results[0].tricks) == 3

    table.tool("Undo")
    assert matches.stored(match).state.phase is cards.Phase.SHUFFLE, "it is asked about first"
    page.get_by_role("button", name="Take it back").click()
    # behind the cards that went by themselves, and they stay where they are
    page.wait_for_timeout(1600)
    view = table.view
    assert (view["phase"], view["seats"][0]["cards"] + view["seats"][1]["cards"]) != ("scored", 0)
    assert matches.stored(match).state.phase is cards.Phase.PLAY


def test_what_comes_first_is_said_where_it_is_done(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(THREE, company(3, "Anna", "Ben", "Cleo"))
    page = devices.new()
    page.add_init_script(LAST_CARDS)
    table = TablePage(page, server.url).open(match.game_id)
    note = page.locator(".bubble")
    for key in ("h", "1"):
        page.keyboard.press(key)
        note.get_by_text("Tap to see your cards first.").wait_for()
        place, ask = note.bounding_box(), page.locator(".cover-ask").bounding_box()
        assert place is not None
        assert ask is not None
        assert abs(place["y"] + place["height"] - ask["y"]) < 40
        page.keyboard.press("Escape")
        note.wait_for(state="hidden")
    page.keyboard.press(" ")
    table.wait_for_view("!v.cover")
    page.locator(".number:not(.closed)").first.click()
    table.wait_for_view("v.cover")
    for _ in range(2):
        page.locator(".reveal").click()
        table.wait_for_view("!v.cover")
        table.bid_first_open()
    page.locator(".reveal").click()
    table.wait_for_view("v.phase === 'play' && !v.cover")
    page.locator(".weave").click(force=True)  # nothing is chosen any more
    page.keyboard.press("Enter")
    assert page.locator(".hc.legal:focus").count() == 1, "Enter chooses a card and plays none"
