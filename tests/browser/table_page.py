"""The card table as a player sees it: what the tests click, press and read."""

from typing import TYPE_CHECKING

from riverlib.cards import card_name, parse_card
from tests.browser.board_page import BoardPage, View

if TYPE_CHECKING:
    from playwright.sync_api import Locator


class TablePage(BoardPage):
    """One window at a card table."""

    address = "cards"
    handle = "window.__table"
    root = ".rt"

    # ---- reading ----

    @property
    def hand(self) -> "Locator":
        """The buttons of my cards."""
        return self.page.get_by_role("toolbar", name="Your cards").get_by_role("button")

    def seat(self, no: int) -> "Locator":
        """The plate of one player, counted as the game does."""
        return self.page.locator(".seat").nth(no)

    def card(self, card: str) -> "Locator":
        """The button of one of my cards, playable or not."""
        return self.page.locator(f'.hc[data-card="{card}"]').first

    def playable(self) -> list[str]:
        """Return the cards that I may play now."""
        view = self.view
        mine = view["phase"] == "play" and view["to_move"] == view["me"] and not view["cover"]
        return [each["card"] for each in view["hand"] if each["reason"] is None] if mine else []

    # ---- doing ----

    def bid(self, tricks: int) -> View:
        """Click a number and wait for the others."""
        self.page.get_by_role("button", name=f"Bid {tricks}", exact=True).click()
        return self.wait_settled()

    def bid_first_open(self) -> View:
        """Bid the least that is allowed."""
        return self.bid(self.view["bids"]["open"][0])

    def play(self, card: str) -> View:
        """Click a card and wait for the others."""
        self.touch(self.card(card))
        return self.wait_settled()

    def play_first(self) -> View:
        """Play the first card that may be played."""
        return self.play(self.playable()[0])

    def touch(self, card: "Locator") -> None:
        """Click a card at its left edge, which no other card of the fan covers."""
        box = card.bounding_box()
        assert box is not None, "the card is not on the screen"
        self.page.mouse.click(box["x"] + 12, box["y"] + box["height"] / 3)

    def empty_felt(self) -> tuple[float, float]:
        """Return a spot in the corner of the felt where nothing lies."""
        box = self.page.locator(".stage").bounding_box()
        assert box is not None, "there is no table"
        return box["x"] + box["width"] - 24, box["y"] + box["height"] - 24

    def next_deal(self) -> View:
        """Close the result of the deal and wait for the cards."""
        return self.tool("Next deal")

    def take_device(self, name: str) -> View:
        """Say that I am the one whose turn it is."""
        self.page.locator(".reveal", has_text=f"{name}: tap to see").click()
        return self.wait_settled()

    def play_deal(self) -> View:
        """Bid and play to the end of the deal, the first allowed thing each time."""
        view = self.wait_settled()
        while view["phase"] in ("bid", "play"):
            view = self.bid_first_open() if view["phase"] == "bid" else self.play_first()
        return view


def standing(view: View) -> View:
    """Return what must be the same after a reload: the cards, the bids and whose turn it is."""
    names = ("game", "turn", "phase", "to_move", "hand", "trick", "last_trick", "turn_up", "deal")
    seats = [(seat["name"], seat["bid"], seat["taken"], seat["total"]) for seat in view["seats"]]
    return {name: view[name] for name in names} | {"seats": seats}


def spoken_name(card: str) -> str:
    """Return a card as the table says it aloud."""
    return card_name(parse_card(card))
