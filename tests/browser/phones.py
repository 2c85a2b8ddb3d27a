"""A family at home: a host's window, phones and a big screen at one game."""

import json
from typing import TYPE_CHECKING, Any

from tests.browser.board_page import BoardPage, View
from tests.browser.devices import PHONE, Devices
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

AT_LOOPBACK = {"RIVER_HOME_ADDRESS": "127.0.0.1"}
"""Phones of a test knock at this machine alone."""


class Phone:
    """Somebody's phone: what it shows, and every word that it was ever sent."""

    def __init__(self, devices: Devices, kind: type[BoardPage], **looks: Any) -> None:
        self.page: Page = devices.new(**{"size": PHONE, "touch": True, "strict": False, **looks})
        self.board = kind(self.page, "")
        self.frames: list[str] = []
        self.page.on("websocket", self._listen)

    def _listen(self, line: "WebSocket") -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def wait_for_word(self, after: int) -> None:
        """Wait until the server has said more than ``after`` frames to this phone."""
        for _ in range(200):
            if len(self.frames) > after:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("the server says nothing")

    def knock(self, address: str) -> None:
        """Open what the picture says, or the address that was typed."""
        self.page.goto(address)

    def type_code(self, letters: str) -> None:
        """Type the letters of the host's screen."""
        self.page.locator("#code").fill(letters)

    def sit(self, seat: str, name: str) -> View:
        """Pick a seat by the name it has, say another one, and sit down."""
        self.page.locator(".row", has_text=seat).tap()
        self.page.locator("#name").fill(name)
        self.page.get_by_role("button", name="Sit down").tap()
        return self.board.wait_settled()


class Host:
    """The window on the computer, with the panel below its board."""

    def __init__(self, devices: Devices, server: Server, kind: type[BoardPage]) -> None:
        self.board = kind(devices.new(), server.url)
        self.page = self.board.page
        self._server = server

    def open(self, game_id: str) -> None:
        """Go to a game and open it to phones."""
        self.board.open(game_id)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.locator(".code-picture").first.wait_for()

    @property
    def typed(self) -> tuple[str, str]:
        """The address and the letters that stand on the screen."""
        address = self.page.locator(".address").text_content() or ""  # also where it is folded
        return address, (self.page.locator(".code").text_content() or "").replace(" ", "")

    @property
    def kept(self) -> Any:
        """What the server keeps of its tables."""
        return json.loads((self._server.folder / "home-tables.json").read_text("utf-8"))

    def link(self, token: str = "invitation") -> str:
        """What the picture holds; with ``"watch_token"`` that of the big screen."""
        return f"{self.typed[0]}/#{self.kept['tables'][0][token]}"


def step(board: BoardPage) -> bool:
    """Do the first thing that may be done at a window; return whether there was one."""
    view = board.wait_settled()
    if isinstance(board, RiverPage):
        if view["mine"]:
            board.go_on()
        return bool(view["mine"])
    assert isinstance(board, TablePage)
    if view["cover"] and not view["cover"]["waits"]:
        board.take_device(view["cover"]["name"])
    elif view["bids"]:
        board.page.get_by_role("button", name=f"Bid {view['bids']['open'][0]}", exact=True).click()
    elif board.playable():
        board.touch(board.card(board.playable()[0]))
    else:
        return False
    return True
