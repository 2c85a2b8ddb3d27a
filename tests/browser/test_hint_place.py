"""Where the coach speaks: on nothing that is held, bid, asked or played, on no plate, no tool."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from riverlib import cards
from riverlib.learn.cards.first_game import FIRST_GAME
from tests.browser.coached import SERVED
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.moments import moments
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SIDEWAYS, TABLET, DESK, LARGE = (844, 390), (768, 1024), (1280, 800), (1920, 1080)
FIRST, LAST = -1, 0  # who deals: I lead, or play after all the others
ROWS = 5
SEATED = [  # each shape of the table with as many seats as change it, cards, and when I play
    (PHONE, 4, 10, FIRST), (PHONE, 4, 10, LAST), (PHONE, 5, 10, LAST), (PHONE, 6, 1, LAST),
    (SIDEWAYS, 4, 10, FIRST), (SIDEWAYS, 4, 10, LAST), (SIDEWAYS, 6, 1, LAST),
    (SIDEWAYS, 10, 5, LAST), (TABLET, 4, 10, FIRST), (TABLET, 4, 10, LAST), (LARGE, 4, 10, LAST),
    (DESK, 4, 10, FIRST), (DESK, 4, 10, 1), (DESK, 4, 10, LAST), (DESK, 10, 5, LAST),
]  # fmt: skip
CLEAR = (
    ".number", ".asks", ".trick .cd", ".seat", ".trump", ".info", ".hc", ".tool",
)  # fmt: skip
CROWDED = ((SIDEWAYS, 10),)
"""With so many seats no felt is bare beside a trick: a hint may lie on the feet of its cards."""
TOLD = 0.55  # of a card, from above, that shows its rank and suit
LAIN_ON = """(root, [clear, isCrowded, told]) => {
  const part = (node) => (isCrowded && node.closest('.trick') ? told : 1);
  const boxOf = (node) => {
    const { left, right, top, width, height } = node.getBoundingClientRect();
    return { left, right, top, width, bottom: top + height * part(node) };
  };
  const advice = boxOf(root.querySelector('.advice'));
  const shared = (box) => Math.min(
    Math.min(advice.right, box.right) - Math.max(advice.left, box.left),
    Math.min(advice.bottom, box.bottom) - Math.max(advice.top, box.top));
  const lain = clear.filter((what) => [...root.querySelectorAll(what)].map(boxOf)
    .some((box) => box.width && shared(box) > 2));
  if (!advice.width) lain.push('nothing: it is not there');
  if (advice.top < 0 || advice.bottom > innerHeight) lain.push('the edge of the window');
  const outside = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const aside = left < advice.left || right > advice.right;
    return aside || top < advice.top - 1 || bottom > advice.bottom + 3;
  };
  const buttons = [...root.querySelectorAll('.advice-do button:not(.advice-close)')];
  if (buttons.some(outside)) lain.push('its own edge: a button');
  const cross = root.querySelector('.advice-close')?.getBoundingClientRect();
  const under = (box) => Math.min(box.right, cross.right) - Math.max(box.left, cross.left) > 2
    && Math.min(box.bottom, cross.bottom) - Math.max(box.top, cross.top) > 2;
  if (cross?.width && buttons.some((button) => under(button.getBoundingClientRect()))) {
    lain.push('its own button: the cross');
  }
  const say = root.querySelector('.advice-say');
  const isCut = say.scrollHeight > say.clientHeight + 3;
  if (isCut && !root.querySelector('.advice.rolls')) lain.push('its own words: they are cut');
  return lain;
}"""

CUT_WORDS = """(root) => [...root.querySelectorAll('.card-chance.word')].filter((word) => {
  const box = word.getBoundingClientRect();
  const { x, y, right, bottom } = box;
  if (getComputedStyle(word).visibility === 'hidden') return false;
  const card = word.closest('.hc');
  const above = [...root.querySelectorAll('.hc')]
    .filter((each) => each !== card && Number(each.style.zIndex) > Number(card.style.zIndex))
    .map((each) => each.getBoundingClientRect());
  const lines = box.height / parseFloat(getComputedStyle(word).fontSize);
  return lines > 2.2 || above.some((other) => other.x < right - 3 && other.right > x
    && other.y < bottom - 3 && other.bottom > y);
}).map((word) => word.textContent)"""


@pytest.fixture(scope="module")
def wordy(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a coach that says as much as it ever does."""
    folder = tmp_path_factory.mktemp("wordy")
    by = (*SERVED, "--server.port={port}")
    server = Server(folder, by=by, RIVER_COACH_WORDY="yes")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


@pytest.mark.parametrize(("size", "players", "dealt", "dealer"), SEATED)
def test_what_the_coach_says_lies_on_nothing_that_is_looked_at(
    wordy: Server, devices: Devices, size: tuple[int, int], players: int, dealt: int, dealer: int
) -> None:
    matches = Matches(wordy.database)
    variant = cards.Variant(key="even", name="Even", hand_sizes=(dealt,), hook=False)
    match = matches.start(variant, company(players, "Anna"), dealer=dealer % players)
    matches.close()
    page = devices.new(size, touch=size == PHONE)
    kept = json.dumps({"explain": False, "forced": "off", "tutor": "gentle"})
    page.add_init_script(f"localStorage.setItem('riverlib-table', '{kept}')")
    table = TablePage(page, wordy.url).open(match.game_id)
    hint_and_more(table)
    if dealt > 2:  # a hand of one is worth one bid as much as the other
        page.get_by_role("button", name=f"Bid {dealt}", exact=True).click()
        page.get_by_role("button", name="Take back").wait_for()
        assert lain_on(table) == [], "the question about a bid"
        assert "Much better: play" in page.locator(".advice").inner_text()
        page.get_by_role("button", name="Why?").click()
        assert lain_on(table) == [], "all of the question"
        page.get_by_role("button", name="Bid it anyway").click()
        table.wait_settled()
        hint_and_more(table)


def first_game(wordy: Server, devices: Devices, size: tuple[int, int]) -> TablePage:
    """Open a newcomer's first game."""
    matches = Matches(wordy.database)
    match = matches.start(FIRST_GAME, company(3, "Anna"))
    matches.close()
    return TablePage(devices.new(size, touch=size == PHONE), wordy.url).open(match.game_id)


@pytest.mark.parametrize("size", [DESK, SIDEWAYS, PHONE])
def test_in_a_first_game_a_hint_leads_on_as_it_does_in_every_other(
    wordy: Server, devices: Devices, size: tuple[int, int]
) -> None:
    page = first_game(wordy, devices, size).page
    page.keyboard.press("h")
    page.locator(".advice-first", has_text="keep the ace for later").wait_for()
    page.get_by_role("button", name="What else?").click()
    page.locator(".advice-others:visible").wait_for()
    assert page.locator(".advice-others:visible li").count() <= ROWS + 1


@pytest.mark.parametrize("size", [DESK, SIDEWAYS, PHONE])
def test_in_a_first_game_a_slip_is_asked_about_shortly_and_figures_wait(
    wordy: Server, devices: Devices, size: tuple[int, int]
) -> None:
    table = first_game(wordy, devices, size)
    page = table.page
    for _ in range(2):  # whoever takes it back and does it again is asked as shortly
        page.get_by_role("button", name="Bid 3", exact=True).click()
        why = page.get_by_role("button", name="Why?")
        why.wait_for()
        assert lain_on(table) == []
        assert "Much better: play" in page.locator(".advice").inner_text()
        assert "points" not in page.locator(".advice").inner_text()
        why.click()
        page.locator(".advice-numbers:visible", has_text="About 10 points").wait_for()
        assert not why.count()
        page.get_by_role("button", name="Take back").click()


@pytest.mark.parametrize("size", [(1280, 720), DESK, TABLET, SIDEWAYS, PHONE])
def test_a_short_hint_keeps_its_cross_off_its_button(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    page = devices.new(size, touch=size == PHONE)
    next(each for each in moments(matches) if each.name == "hint").open(page, server.url)
    assert lain_on(TablePage(page, server.url)) == []


def hint_and_more(table: TablePage) -> None:
    """Ask for all that there is to say of this moment, and look where each of it lies."""
    page = table.page
    page.keyboard.press("h")
    table.wait_for_view("v.coach?.hint")
    page.locator(".advice-more:visible").first.wait_for()
    assert lain_on(table) == [], "the hint"
    assert not page.locator(".advice.rolls").count(), "no sentence of a hint is cut"
    page.locator(".for-others:visible").click()
    page.locator(".advice-others:visible").wait_for()
    assert lain_on(table) == [], "what else there is"
    assert table.board.evaluate(CUT_WORDS) == [], "words on cards that are not read whole"
    page.keyboard.press("h")
    assert not page.locator(".advice").is_visible()


def lain_on(table: TablePage) -> Any:
    return table.board.evaluate(LAIN_ON, [CLEAR, is_crowded(table), TOLD])


def is_crowded(table: TablePage) -> bool:
    size = table.page.viewport_size
    assert size is not None
    return ((size["width"], size["height"]), len(table.view["seats"])) in CROWDED
