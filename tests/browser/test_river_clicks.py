"""Every click on the river counts once, and what is not allowed changes nothing and says why."""

from typing import Any

import pytest

from riverlib import race
from riverlib.play import RaceMatch
from tests.browser.conftest import OpenRiver
from tests.browser.devices import SECOND_TAP, Devices
from tests.browser.forging import cut_line, forge_every_click, send
from tests.browser.matches import BROOK, Matches, company
from tests.browser.moments import race_to
from tests.browser.river_page import RiverPage, standing
from tests.browser.server import Server

each_pace = pytest.mark.parametrize("moving", [False, True], ids=["still", "moving"])


# ---- once ----


@each_pace
def test_a_double_click_on_roll_throws_once(
    matches: Matches, open_river: OpenRiver, moving: bool
) -> None:
    match = matches.start_race(seed=5)
    river = open_river(match, moving=moving)
    river.roll_button.dblclick()
    assert river.wait_for_view("v.turn > 0")["turn"] == 1
    assert matches.stored(match).revision == 1


@each_pace
def test_a_double_click_on_a_boat_sails_one(
    matches: Matches, open_river: OpenRiver, moving: bool
) -> None:
    match = matches.start_race(players=company(2, "Anna", "Ben"), so_far="roll 2")
    river = open_river(match, moving=moving)
    river.boat(0, 1).dblclick()
    view = river.wait_for_view(f"v.turn > {match.revision}")
    assert view["turn"] == match.revision + 1
    assert sorted(view["boats"][0]) == [2, 4]


def test_space_throws_after_a_click_on_a_boat(matches: Matches, open_river: OpenRiver) -> None:
    """The boat that was clicked keeps the focus; before the throw it has no use for the key."""
    river = open_river(matches.start_race())
    turn = river.view["turn"]
    river.boat(0, 0).click(force=True)
    river.page.keyboard.press("Space")
    river.wait_for_view(f"v.turn > {turn}")


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_key_throws_while_the_cards_still_drift_after_the_tide(
    matches: Matches, open_river: OpenRiver, key: str
) -> None:
    """The tide has been told and drawn: a press that only cut its drift short seemed lost."""
    match = matches.start_race(so_far="roll 2")
    river = open_river(match, moving=True)
    river.boat(0, 1).click()
    river.page.wait_for_function(
        "window.__river.busy && window.__river.view.river.tides === 1", timeout=20_000
    )
    told = river.page.locator(".tide-plate", has_text="Round 2")
    told.wait_for(timeout=20_000)
    turn = river.view["turn"]
    river.page.keyboard.press(key)
    river.wait_for_view(f"v.turn > {turn}")


def test_whatever_is_opened_while_the_tide_moves_the_river_stands_whole(
    matches: Matches, open_river: OpenRiver
) -> None:
    """The tide went on behind the panel, and took the new lowest card with it."""
    river = open_river(matches.start_race(so_far="roll 2"), moving=True)
    river.page.evaluate(_HELP_AS_THE_TIDE_TURNS)
    river.boat(0, 1).click()
    river.page.locator(".popover").wait_for(timeout=20_000)
    river.page.wait_for_timeout(700)
    assert river.page.locator(".river-card.gone").count() == 0


_HELP_AS_THE_TIDE_TURNS = """() => {
    const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
        .find((each) => each?.querySelector(".rv"));
    const look = () => {
        const told = root.querySelector(".air .banner")?.textContent ?? "";
        if (!told.includes("The tide turns")) return requestAnimationFrame(look);
        [...root.querySelectorAll(".tools button")]
            .find((each) => each.textContent.includes("Help")).click();
    };
    look();
}"""
"""Open a panel in the frame in which the water begins to rise."""


def _throws_with_two_boats_apart(state: race.RaceState) -> bool:
    own = {at for at in state.boats[0] if race.is_on_river(at)}
    if state.turn != 0 or state.phase is not race.Phase.ROLL or len(own) < 2:
        return False
    thrown = [race.apply(state, race.Roll(face))[0] for face in range(1, race.WIND + 1)]
    return all(len(race.legal_actions(each)) > 1 for each in thrown)


def test_after_a_throw_by_hand_enter_goes_on_from_the_first_boat(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(race_to(matches, _throws_with_two_boats_apart))
    view = river.roll()
    assert float(river.roll_button.evaluate("roll => getComputedStyle(roll).opacity")) == 0
    river.page.keyboard.press("Enter")
    assert river.page.locator(".boat.lit:focus").count() == 1
    assert river.view["turn"] == view["turn"], "the first press only shows where the keys are"
    river.page.keyboard.press("Enter")
    river.page.wait_for_function(
        f"window.__river.view.turn > {view['turn']} || window.__river.view.warning"
    )


def test_a_slow_double_click_on_a_boat_does_not_answer_the_question_it_opens(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race(so_far="roll 1")
    river = open_river(match)
    river.boat(0, 0).dblclick()
    assert matches.stored(match).revision == match.revision
    assert river.page.locator(".ghost.open").count() in (0, 2)


def loses_two_turns(match: RaceMatch) -> bool:
    """Whether the first throw is used up at once, so that the next throw is mine again."""
    match.roll(0)
    return match.state.face is None


def test_a_slow_double_click_throws_once(matches: Matches, open_river: OpenRiver) -> None:
    """The second click may come when the next throw is already mine."""
    match = matches.find_race(loses_two_turns)
    river = open_river(match)
    river.roll_button.evaluate(_CLICK_AGAIN_ONCE_SETTLED)
    assert river.wait_settled()["turn"] == 1


_CLICK_AGAIN_ONCE_SETTLED = """async (roll) => {
  const click = (detail) => roll.dispatchEvent(
    new MouseEvent("click", { detail, bubbles: true, composed: true }));
  const isSettled = ({ view, busy, pending }) => view.turn > 0 && !busy && !pending;
  click(1);
  while (!isSettled(window.__river)) await new Promise((go) => setTimeout(go));
  click(2);
}"""
"""A double click whose second half comes in the very moment in which the next throw is due."""


@each_pace
def test_a_key_pressed_twice_throws_once(
    matches: Matches, open_river: OpenRiver, moving: bool
) -> None:
    match = matches.start_race(seed=5)
    river = open_river(match, moving=moving)
    river.page.evaluate(
        """() => { for (const repeat of [false, false, true])
          document.body.dispatchEvent(new KeyboardEvent("keydown",
            { key: "r", repeat, bubbles: true, composed: true })); }"""
    )
    assert river.wait_for_view("v.turn > 0")["turn"] == 1


@each_pace
def test_a_click_on_the_water_brings_everything_to_its_end(
    matches: Matches, open_river: OpenRiver, moving: bool
) -> None:
    river = open_river(matches.start_race(so_far="roll 2"), moving=moving)
    river.boat(0, 0).click()
    if moving:
        river.wait_until_busy()
        stage = river.page.locator(".stage").bounding_box()
        assert stage is not None
        for _ in range(2):  # the first tap hurries, the second ends it
            river.page.mouse.click(
                stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] - 8
            )
            river.page.wait_for_timeout(SECOND_TAP)
        assert not river.is_busy
    assert river.wait_settled()["turn"] == 1


# ---- refused ----

FORGED_BEFORE_THE_THROW: dict[str, dict[str, Any]] = {
    "a choice before the throw": {"kind": "choose", "id": "sail 2"},
    "a hint before the throw": {"kind": "hint"},
    "something taken back before anything was done": {"kind": "undo"},
    "a tutor that there is not": {"kind": "tutor", "level": "cruel"},
    "a button that there is not": {"kind": "win"},
    "no kind at all": {},
    "a turn long gone": {"kind": "roll", "turn": -1},
    "a turn to come": {"kind": "roll", "turn": 99},
    "no turn": {"kind": "roll", "turn": None},
}
FORGED_AFTER_THE_THROW: dict[str, dict[str, Any]] = {
    "a second throw": {"kind": "roll"},
    "a throw by choosing": {"kind": "choose", "id": "roll 6"},
    "a card without a boat": {"kind": "choose", "id": "sail 5"},
    "a ride without the high tide": {"kind": "choose", "id": "sail 2 ride"},
    "a wind that does not blow": {"kind": "choose", "id": "good 2"},
    "a boat of another seat": {"kind": "choose", "id": "ill 1 2"},
    "a turn thrown away": {"kind": "choose", "id": "lose"},
    "a choice that is no text": {"kind": "choose", "id": ["sail 2"]},
    "no choice": {"kind": "choose"},
    "a refused choice that is sure": {"kind": "choose", "id": "sail 9", "sure": True},
}


@pytest.mark.parametrize(
    ("so_far", "forged"),
    [("", FORGED_BEFORE_THE_THROW), ("roll 2", FORGED_AFTER_THE_THROW)],
    ids=["before the throw", "after the throw"],
)
def test_forged_actions_are_refused_with_a_sentence(
    server: Server,
    devices: Devices,
    matches: Matches,
    so_far: str,
    forged: dict[str, dict[str, Any]],
) -> None:
    match = matches.start_race(so_far=so_far)
    page = devices.new()
    forge_every_click(page)
    river = RiverPage(page, server.url).open(match.game_id)
    before = river.view
    for number, (what, action) in enumerate(forged.items()):
        nonce = f"forged-{number}"
        send(river, {"turn": before["turn"], "nonce": nonce} | action)
        view = river.wait_for_view(f"v.answered === {nonce!r}")
        assert view["note"] is not None, what
        assert view["note"]["kind"] == "refused", what
        assert view["note"]["text"].endswith((".", "?", "!")), f"{what}: {view['note']['text']}"
        assert standing(view) == standing(before), what
    assert matches.stored(match).revision == match.revision
    assert river.note == view["note"]["text"]


def test_what_is_no_action_at_all_is_ignored(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start_race()
    page = devices.new()
    forge_every_click(page)
    river = RiverPage(page, server.url).open(match.game_id)
    before = river.view
    good = {"kind": "roll", "turn": before["turn"]}
    junk: tuple[Any, ...] = (
        "roll",
        7,
        [good],
        {},
        good,
        good | {"nonce": 5},
        good | {"nonce": "n" * 500},
    )
    for number, action in enumerate(junk):
        send(river, action)
        send(river, {"kind": "knock", "turn": before["turn"], "nonce": f"knock-{number}"})
        view = river.wait_for_view(f"v.answered === 'knock-{number}'")
        assert standing(view) == standing(before), action
    assert river.roll()["turn"] == match.revision + 1, "the river still works"


def test_a_click_sent_again_later_counts_no_more(
    server: Server, devices: Devices, matches: Matches
) -> None:
    """Neither with its own nonce, as a wire may repeat it, nor with a new one, as a forger may."""
    match = matches.start_race(BROOK, so_far="roll 2")
    page = devices.new()
    forge_every_click(page)
    river = RiverPage(page, server.url).open(match.game_id)
    action = {"kind": "choose", "id": "sail 2", "turn": 0, "nonce": "first", "sure": True}
    send(river, action)
    played = river.wait_for_view("v.answered === 'first'")
    assert played["turn"] == 1
    send(river, action)
    send(river, action | {"nonce": "second"})
    view = river.wait_for_view("v.answered === 'second'")
    assert view["note"]["kind"] == "refused"
    assert standing(view) == standing(played)


def test_two_windows_at_one_river_are_one_river(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(so_far="roll 2")
    first, second = open_river(match), open_river(match)
    ahead = first.choose_first()
    beside = second.wait_for_view(f"v.turn === {ahead['turn']}")
    assert standing(beside) == standing(ahead)
    assert matches.stored(match).revision == ahead["turn"]
    assert second.roll()["turn"] == ahead["turn"] + 1
    first.wait_for_view(f"v.turn === {ahead['turn'] + 1}")


def test_a_window_without_a_line_that_was_overtaken_changes_nothing_and_says_so(
    server: Server, devices: Devices, matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race(so_far="roll 2")
    page = devices.new()
    forge_every_click(page)
    first, second = open_river(match), RiverPage(page, server.url).open(match.game_id)
    cut_line(second)
    ahead = first.choose_first()
    second.boat(0, 0).click()
    behind = second.wait_for_view("v.note !== null")
    assert second.note == "That was a moment too late."
    assert standing(behind) == standing(ahead)
    assert matches.stored(match).revision == ahead["turn"]
    assert second.roll()["turn"] == ahead["turn"] + 1, "the window that has caught up races on"


def test_a_choice_that_is_refused_brings_the_boat_back(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start_race(so_far="roll 2")
    page = devices.new(moving=True)
    forge_every_click(page)
    river = RiverPage(page, server.url).open(match.game_id)
    cut_line(river)
    home = river.boat(0, 0).bounding_box()
    other = matches.stored(match)  # another window takes the same boat first
    river.page.wait_for_function("window.__river.view.choices.length")
    other.choose(0, next(iter(choices(other))))
    other.undo()
    river.boat(0, 0).click()
    view = river.wait_for_view("v.note !== null")
    assert view["note"]["kind"] == "refused"
    river.wait_settled()
    river.page.wait_for_timeout(600)
    back = river.boat(0, 0).bounding_box()
    assert home is not None
    assert back is not None
    assert abs(back["x"] - home["x"]) < 3
    assert abs(back["y"] - home["y"]) < 3


def choices(match: RaceMatch) -> Any:
    from riverlib import race

    return race.legal_actions(match.state)
