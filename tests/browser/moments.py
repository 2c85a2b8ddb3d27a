"""Every page and every state of both boards that a person can come to, each by its address.

The contact sheet shows them all, and axe looks at each.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from riverlib import cards, race
from riverlib.cards.bots import find_bot
from riverlib.core import generator
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.race.bots import find_bot as find_sailor
from tests.browser.matches import BROOK, Matches, company

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEED = 12
_TABLE = "window.__table?.view && !window.__table.busy && !window.__table.pending"
_RIVER = "window.__river?.view && !window.__river.busy && !window.__river.pending"
_STILL = """document.querySelector('[data-test-script-state="notRunning"]')
    && !document.querySelector('[data-stale="true"]')"""
"""Streamlit has drawn all of the page: while it works it fades what may be old."""


def _stay(page: "Page") -> None:
    """Do nothing more."""


def _begin(page: "Page") -> None:
    page.locator(".st-key-practice_start button").click()
    page.locator(".lesson-option").first.wait_for()


@dataclass(frozen=True, slots=True)
class Moment:
    """A page at an address; ``ready`` is a selector, or a condition in the page's own words."""

    name: str
    address: str
    ready: str
    arrive: Callable[["Page"], None] = _stay

    def open(self, page: "Page", url: str) -> None:
        """Go there and wait until it stands."""
        page.goto(f"{url}{self.address}")
        if self.ready.startswith("window."):
            page.wait_for_function(self.ready, timeout=45_000)
        else:
            page.locator(self.ready).first.wait_for(timeout=45_000)
        self.arrive(page)
        page.wait_for_function(_STILL, timeout=45_000)


PAGES = (
    Moment("home", "/", ".st-key-home_play_cards button"),
    Moment("set-up cards", "/cards", ".st-key-setup_start button"),
    Moment("set-up race", "/race", ".st-key-race_start button"),
    Moment("learn", "/learn", "h1"),
    Moment("lesson cards", "/learn?rules=family-night&part=hook", _TABLE),
    Moment("lesson race", "/learn?rules=family-river&part=tide", _RIVER),
    Moment("practice", "/practice", ".st-key-practice_start button"),
    Moment(
        "question",
        "/practice?rules=family-night",
        ".st-key-practice_start button",
        _begin,
    ),
    Moment("rules", "/rules?rules=family-night", "h1"),
    Moment("record", "/record", "h1"),
    Moment("lab", "/lab", "h1"),
    Moment("bots", "/bots", "h1"),
    Moment("trust", "/trust", ".js-plotly-plot .point"),
)
"""What needs no game."""


def moments(matches: Matches) -> tuple[Moment, ...]:
    """Return all moments; the games that they show are put into the database."""
    return (*_card_moments(matches), *_race_moments(matches), *PAGES)


# ---- the card game ----


def _card_moments(matches: Matches) -> tuple[Moment, ...]:
    def at_table(name: str, match: CardMatch, arrive: Callable[["Page"], None] = _stay) -> Moment:
        return Moment(name, f"/cards?game={match.game_id}", _TABLE, arrive)

    family = cards.find_variant("family-night")
    four = company(4, "Anna", bot="steady")
    trick = played(matches.start(family, four, seed=SEED), _is_my_choice)
    short = cards.Variant(key="short", name="Short", hand_sizes=(3, 2))
    over = played(matches.start(short, four, seed=SEED), lambda match: match.state.is_over)
    three = (Player("Anna"), Player("Ben"), Player("Grandpa William"), Player("Otter", "steady"))
    partners = cards.find_variant("ile-fourchue-partners")
    ten = company(10, "Anna", bot="steady")
    return (
        at_table("bidding", matches.start(family, four, seed=SEED)),
        at_table("tutor", matches.start(family, four, seed=SEED), _slip),
        at_table("my turn", trick),
        at_table("scores", trick, _press("S")),
        at_table("help", trick, _press("?")),
        at_table("hint", trick, _ask_why),
        at_table("deal over", played(matches.start(family, four, seed=SEED), _deal_is_over)),
        at_table("game over", over),
        at_table("several people", played(matches.start(family, three, seed=SEED), _is_third)),
        at_table("ten seats", played(matches.start(family, ten, seed=SEED), _is_my_choice)),
        at_table("partners", played(matches.start(partners, four, seed=SEED), _is_my_choice)),
        Moment("looking back", f"/cards?game={over.game_id}&look=1", _TABLE),
        Moment("game chart", f"/charts?game={over.game_id}", ".stPlotlyChart"),
    )


def played(match: CardMatch, wanted: Callable[[CardMatch], bool]) -> CardMatch:
    """Let the people play as steady bots would until it is as wanted."""
    while not wanted(match):
        if match.awaits_next_deal:
            match.next_deal()
            continue
        seat = match.state.to_move
        assert seat is not None, "the game is over before it is as wanted"
        action = find_bot("steady").choose(cards.view(match.state, seat), generator(SEED))
        if isinstance(action, cards.Bid):
            match.bid(seat, action.tricks)
        else:
            assert isinstance(action, cards.Play)
            match.play(seat, action.card)
    return match


def _is_my_choice(match: CardMatch) -> bool:
    """Whether a card of mine must follow, and another may not be played."""
    state = match.state
    if state.to_move != 0 or state.phase is not cards.Phase.PLAY or len(state.trick) < 2:
        return False
    playable = len(cards.legal_actions(state))
    return 1 < playable < len(cards.view(state, 0).hand)


def _is_third(match: CardMatch) -> bool:
    return match.state.phase is cards.Phase.PLAY and match.state.to_move == 2


def _deal_is_over(match: CardMatch) -> bool:
    return match.awaits_next_deal


# ---- the race ----


def _race_moments(matches: Matches) -> tuple[Moment, ...]:
    def on_river(name: str, match: RaceMatch, arrive: Callable[["Page"], None] = _stay) -> Moment:
        return Moment(name, f"/race?game={match.game_id}", _RIVER, arrive)

    layout = race.DEFAULT_LAYOUT
    over = race_to(matches, lambda state: state.is_over, BROOK, 2)
    choice = race_to(matches, may_ride_or_not, layout, 3)
    return (
        on_river("throw", race_to(matches, _is_under_way, layout, 2)),
        on_river("choice", choice),
        on_river("chances", choice, _wait_for_chances),
        on_river("winds", race_to(matches, has_both_winds, layout, 4)),
        on_river("race over", over),
        Moment(
            "race review",
            f"/race?game={over.game_id}",
            _RIVER,
            lambda page: page.get_by_text("How the race went").first.scroll_into_view_if_needed(),
        ),
        Moment("race chart", f"/charts?game={over.game_id}", ".stPlotlyChart"),
    )


def loses_a_boat(state: race.RaceState) -> bool:
    """Whether the next tide may take a boat of mine while I sail another one."""
    own = state.boats[0]
    choosing = state.phase is race.Phase.CHOOSE and state.turn == 0 and state.face != race.WIND
    return choosing and 0 in own and any(0 < at < race.HARBOUR for at in own)


def race_to(
    matches: Matches,
    wanted: Callable[[race.RaceState], bool],
    layout: race.Layout = race.DEFAULT_LAYOUT,
    players: int = 3,
) -> RaceMatch:
    """Return the first race, seed by seed, that comes to a moment as wanted, and stands there."""
    for seed in range(SEED, 1000):
        match = matches.start_race(layout, company(players, "Anna", bot="steady"), seed=seed)
        while not match.state.is_over and not wanted(match.state):
            _sail_on(match)
        if wanted(match.state):
            return match
        matches.games.delete(match.game_id)
    raise AssertionError("no race comes to the wanted moment")


def _sail_on(match: RaceMatch) -> None:
    """Let the person do what a steady bot would do."""
    if match.state.phase is race.Phase.ROLL:
        match.roll(0)
    else:
        match.choose(0, find_sailor("steady").choose(match.state, generator(SEED)))


def may_ride_or_not(state: race.RaceState) -> bool:
    """Whether the person may choose between boats, one of which may ride; some are home."""
    sails = [each for each in race.legal_actions(state) if isinstance(each, race.Sail)]
    boats = {sail.origin for sail in sails}
    return len(boats) > 1 and any(sail.ride for sail in sails) and bool(state.docked)


def has_both_winds(state: race.RaceState) -> bool:
    """Whether a wind may blow the person's boats on and a rival's back."""
    kinds = {type(choice) for choice in race.legal_actions(state)}
    return {race.GoodWind, race.IllWind} <= kinds


def _is_under_way(state: race.RaceState) -> bool:
    return state.phase is race.Phase.ROLL and bool(state.docked)


# ---- how to come there ----


def _press(key: str) -> Callable[["Page"], None]:
    def press(page: "Page") -> None:
        page.locator(".stage").press(key)
        page.locator(".popover:visible").wait_for()

    return press


def _ask_why(page: "Page") -> None:
    page.locator(".stage").press("h")
    page.wait_for_function("window.__table.view.coach?.hint", timeout=120_000)
    page.locator(".advice:visible").wait_for()


def _slip(page: "Page") -> None:
    """Bid so many that the tutor asks; it is quiet again for whatever is opened afterwards."""
    kept = "JSON.parse(localStorage.getItem('riverlib-table') ?? '{}')"
    keep = f"localStorage.setItem('riverlib-table', JSON.stringify({{ ...{kept}, tutor: '%s' }}))"
    page.evaluate(keep % "gentle")
    page.reload()
    page.wait_for_function(_TABLE)
    _ask_why(page)  # it can reckon then
    page.get_by_role("button", name="Bid 10", exact=True).click()
    page.locator(".advice[role=dialog]").wait_for()
    page.evaluate(keep % "off")


def _wait_for_chances(page: "Page") -> None:
    page.wait_for_function("window.__river.view.chances !== null", timeout=90_000)
