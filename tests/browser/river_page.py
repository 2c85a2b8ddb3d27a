"""The river as a player sees it: what the tests click, press and read."""

from typing import TYPE_CHECKING

from tests.browser.board_page import BoardPage, View

if TYPE_CHECKING:
    from playwright.sync_api import Locator


class RiverPage(BoardPage):
    """One window at a river."""

    address = "race"
    handle = "window.__river"
    root = ".rv"

    # ---- reading ----

    @property
    def lit(self) -> "Locator":
        """The boats that may be chosen."""
        return self.page.locator(".boat.lit")

    @property
    def roll_button(self) -> "Locator":
        """The button beside the die."""
        return self.page.locator(".roll")

    @property
    def prompt(self) -> str:
        """What the river asks for or says now."""
        return self.page.locator(".prompt").inner_text()

    @property
    def panel(self) -> "Locator":
        """The panel in the middle: the result, or the tutor's question."""
        return self.page.locator(".panel")

    @property
    def advice(self) -> "Locator":
        """What the tutor says on the bank: a hint, or the question before a poor choice."""
        return self.page.locator(".advice")

    def boat(self, seat: int, boat: int) -> "Locator":
        """One boat, numbered as the game does."""
        return self.page.locator(_boat(seat, boat))

    def ghost(self, choice_id: str) -> "Locator":
        """The pale boat where a choice leads to."""
        return self.page.locator(f'.ghost[data-choice="{choice_id}"]')

    def plate(self, seat: int) -> "Locator":
        """The plate of one player."""
        return self.page.locator(".plate").nth(seat)

    # ---- doing ----

    def send_tutor_away(self) -> View:
        """Choose in the settings that nobody asks before a poor choice."""
        self.tool("Settings")
        self.page.get_by_role("group", name="tutor").get_by_role("button").first.click()
        self.wait_for_view("v.tutor === 'off'")
        return self.tool("Close")

    def roll(self) -> View:
        """Click the button beside the die and wait for the throw."""
        turn = self.view["turn"]
        self.roll_button.click()
        return self.wait_for_view(f"v.turn > {turn}")

    def choose(self, choice_id: str) -> View:
        """Make a choice with the mouse, and wait for the others."""
        choice = next(each for each in self.view["choices"] if each["id"] == choice_id)
        if choice["kind"] == "lose":
            self.roll_button.click()
            return self.wait_settled()
        lying = [f"{_boat(choice['seat'], boat)}:not(.under)" for boat in choice["boats"]]
        self.page.locator(", ".join(lying)).last.click()  # the one that none of them lies on
        if self.ghost(choice_id).and_(self.page.locator(".open")).count():
            self.ghost(choice_id).click()
        return self.wait_settled()

    def choose_first(self) -> View:
        """Make the first choice there is, whatever the tutor says."""
        view = self.choose(self.view["choices"][0]["id"])
        return self.tool("Sail anyway") if view["warning"] else view

    def go_on(self) -> View:
        """Throw, or make the first choice, whichever it is time for."""
        return self.choose_first() if self.view["phase"] == "choose" else self.roll()

    def turn(self) -> View:
        """Throw, and make the first choice if the throw leaves one."""
        view = self.roll()
        return self.choose_first() if view["phase"] == "choose" else view

    def race_to_the_end(self) -> View:
        """Throw and choose the first thing each time until the race is over."""
        view = self.wait_settled()
        while view["phase"] != "over":
            view = self.go_on()
        return view


def _boat(seat: int, boat: int) -> str:
    return f'.boat[data-seat="{seat}"][data-boat="{boat}"]'


def standing(view: View) -> View:
    """Return what must be the same after a reload: the river, the boats, the throw, the points."""
    names = ("game", "turn", "phase", "to_move", "face", "river", "boats", "docked", "choices")
    seats = [(seat["name"], seat["score"], seat["home"], seat["lost"]) for seat in view["seats"]]
    return {name: view[name] for name in names} | {"seats": seats}
