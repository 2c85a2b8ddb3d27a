"""What helps a player: the chances, the hint, the tutor's question, and taking back."""

from functools import cache

import pytest

from riverlib import race
from riverlib.play import RaceMatch
from riverlib.race import solver
from tests.browser.conftest import OpenRiver
from tests.browser.devices import PHONE
from tests.browser.matches import BROOK, Matches, company
from tests.browser.river_page import RiverPage, standing

APART = "roll 2, sail 2, roll 1, sail 2, roll 3"  # my boats lie on two cards


@pytest.fixture(scope="module")
def poor_choice() -> tuple[str, str, str]:
    """A position as a line, its worst choice and its best, by chances that are exact."""
    for face in range(1, 6):
        so_far = f"roll 2, sail 2, roll 1, sail 2, roll {face}"
        chances = solution().choices(after(so_far))
        worst, best = min(chances, key=chances.__getitem__), max(chances, key=chances.__getitem__)
        if chances[best] - chances[worst] > 0.15:
            return so_far, race.action_text(worst), race.action_text(best)
    raise AssertionError("no throw makes a clear difference")


@cache
def solution() -> solver.Solution:
    return solver.solve(BROOK)


def after(so_far: str) -> race.RaceState:
    state = race.new_game(BROOK, players=2)
    for text in so_far.split(", "):
        state, _ = race.apply(state, race.parse_action(text))
    return state


def sureness(river: RiverPage) -> str:
    """Return what a press on the chances answers."""
    river.page.locator(".chances").click()
    return river.page.locator(".bubble").inner_text()


def test_the_bar_says_how_sure_it_is(matches: Matches, open_river: OpenRiver) -> None:
    exact = open_river(matches.start_race())
    view = exact.wait_for_view("v.chances !== null")
    assert view["chances"]["exact"]
    assert "Exact" in sureness(exact)
    three = open_river(matches.start_race(players=company(3)))
    view = three.wait_for_view("v.chances !== null")
    assert not view["chances"]["exact"]
    assert "Estimated" in sureness(three)
    shares = three.page.locator(".chance-part").all_inner_texts()
    assert len(shares) == 3
    assert all(shares), "nobody's share is left out"
    assert sum(view["chances"]["shares"]) == pytest.approx(1, abs=0.001)


def test_a_hint_marks_the_best_choice(
    matches: Matches, open_river: OpenRiver, poor_choice: tuple[str, str, str]
) -> None:
    so_far, worst, best = poor_choice
    river = open_river(matches.start_race(so_far=so_far))
    before = river.view
    river.page.keyboard.press("h")
    view = river.wait_for_view("v.hint !== null")
    assert view["hint"]["best"] == best
    assert standing(view) == standing(before), "asking changes nothing"
    marked = river.page.locator(".odds.best")
    assert marked.count() == 1
    assert marked.inner_text().startswith("★")
    assert marked.get_attribute("data-choice") == best
    assert (
        river.page.locator(f'.odds[data-choice="{worst}"]').inner_text()
        == view["hint"]["words"][worst]
    )
    assert view["hint"]["text"] in river.advice.inner_text()
    assert view["hint"]["text"] in river.heard
    assert river.page.locator(".boat.advised").count() == 1


def no_matter() -> str:
    """A position as a line in which each of several choices is as good as the others."""
    for one in range(1, 6):
        for other in range(1, 6):
            so_far = f"roll {one}, sail 2, roll {other}, sail 2"
            for face in range(1, 6):
                chances = solution().choices(after(f"{so_far}, roll {face}")).values()
                if len(chances) > 1 and max(chances) - min(chances) < 0.01:
                    return f"{so_far}, roll {face}"
    raise AssertionError("everything matters")


def test_where_it_makes_no_difference_nothing_is_compared(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(so_far=no_matter()))
    river.page.keyboard.press("h")
    hint = river.wait_for_view("v.hint !== null")["hint"]
    assert hint["head"].startswith("It makes no difference: say, card ")
    assert not river.page.locator(".odds").count()
    assert river.page.locator(".ghost.best").get_attribute("data-choice") == hint["best"]
    assert river.page.locator(".boat.advised").count() == 1
    assert river.page.locator(".ghost:visible").count() == len(river.view["choices"]), "all stay"


@pytest.mark.parametrize("again", ["key", "button"])
def test_asked_again_a_hint_shows_each_choices_chance(
    matches: Matches, open_river: OpenRiver, poor_choice: tuple[str, str, str], again: str
) -> None:
    so_far, worst, best = poor_choice
    river = open_river(matches.start_race(so_far=so_far))
    river.page.keyboard.press("h")
    chances = river.wait_for_view("v.hint !== null")["hint"]["chances"]

    def turn() -> None:
        if again == "key":
            river.page.keyboard.press("h")
        else:
            river.page.locator(".advice-more:visible").click()

    turn()
    for choice, chance in chances.items():
        chip = river.page.locator(f'.odds[data-choice="{choice}"]').inner_text()
        assert chip.replace("\u00a0", " ").removeprefix("★ ") == chance
    assert chances[best] in river.heard.replace("\u00a0", " ")
    assert river.page.locator(".odds.best").inner_text().startswith("★")
    turn()
    chip = river.page.locator(f'.odds[data-choice="{worst}"]')
    assert chip.inner_text() == river.view["hint"]["words"][worst]


def test_where_there_is_no_hint_each_press_says_why(
    matches: Matches, open_river: OpenRiver
) -> None:
    one_way = open_river(matches.start_race(so_far="roll 2, sail 2, roll 1, sail 2"))
    for _ in range(2):
        one_way.page.keyboard.press("h")
        assert one_way.note == "Throw the die first: then there is something to choose."
    assert one_way.note in one_way.heard


WATCH_BOATS = """() => {
  const fleet = [...document.querySelectorAll("*")].map((node) => node.shadowRoot)
    .map((root) => [...(root?.querySelectorAll(".boat") ?? [])]).find((boats) => boats.length);
  const place = (boat) => { const { x, y } = boat.getBoundingClientRect(); return [x, y]; };
  const before = fleet.map(place);
  window.__strayed = 0;
  const watch = () => {
    const far = fleet.map(place)
      .map(([x, y], no) => Math.hypot(x - before[no][0], y - before[no][1]));
    window.__strayed = Math.max(window.__strayed, Math.round(Math.max(...far) / 30));
    requestAnimationFrame(watch);
  };
  watch();
}"""


def test_the_tutor_asks_before_a_poor_choice(
    matches: Matches, open_river: OpenRiver, poor_choice: tuple[str, str, str]
) -> None:
    so_far, worst, best = poor_choice
    match = matches.start_race(so_far=so_far)
    river = open_river(match)
    before = river.view

    river.page.evaluate(WATCH_BOATS)
    view = river.choose(worst)
    assert (view["warning"]["id"], view["warning"]["best"]) == (worst, best)
    assert standing(view) == standing(before)
    assert river.page.evaluate("window.__strayed") == 0, "no boat sails only to come back"
    assert view["warning"]["text"] in river.advice.inner_text().replace("\u00a0", " ")
    assert view["warning"]["text"] in " ".join(river.page.locator(".spoken > *").all_inner_texts())
    assert covered(river, ".boat, .river-card, .taken-way") == 0, "the advice hides nothing"
    ways = river.page.locator(".taken-ways .way-words").all_inner_texts()
    assert sorted(ways) == ["Better", "Chosen"], "both are seen on the water"
    assert not river.page.locator(".ghost").count(), "and no third one beside them"
    think = river.page.get_by_role("button", name="Choose again")
    assert think.evaluate("(button) => button.getRootNode().activeElement === button")

    think.click()
    assert not river.advice.is_visible()
    assert river.lit.count() >= 2
    assert matches.stored(match).revision == match.revision

    river.choose(worst)
    view = river.tool("Sail anyway")
    assert view["turn"] == match.revision + 1
    assert first_choice(matches.stored(match), match) == worst


def test_the_same_boat_once_more_answers_the_question(
    matches: Matches, open_river: OpenRiver, poor_choice: tuple[str, str, str]
) -> None:
    """Somebody tapped it 36 times: nothing sailed, and each tap had the question read out."""
    so_far, worst, _best = poor_choice
    match = matches.start_race(so_far=so_far)
    river = open_river(match)
    asked = river.choose(worst)
    river.page.wait_for_timeout(500)  # no double tap
    choice = next(each for each in asked["choices"] if each["id"] == worst)
    river.boat(choice["seat"], choice["boats"][0]).click()
    river.wait_for_view(f"v.turn > {match.revision}")
    assert first_choice(matches.stored(match), match) == worst


COVERED = """(root, [over, under]) => {
    const boxes = (query) => [...root.querySelectorAll(query)]
        .filter((node) => node.offsetParent).map((node) => node.getBoundingClientRect());
    const meet = (one, box) => box.left < one.right - 1 && one.left < box.right - 1
        && box.top < one.bottom - 1 && one.top < box.bottom - 1;
    return boxes(under).filter((one) => boxes(over).some((box) => meet(one, box))).length;
}"""


def covered(river: RiverPage, under: str) -> int:
    """Count the things that a piece of the advice lies over."""
    count: int = river.board.evaluate(COVERED, [".advice-say, .advice-do", under])
    return count


def first_choice(now: RaceMatch, before: RaceMatch) -> str:
    return now.log.actions[len(before.log.actions)]


def test_the_tutor_is_silent_when_it_is_off_and_for_the_best_choice(
    matches: Matches, open_river: OpenRiver, poor_choice: tuple[str, str, str]
) -> None:
    so_far, worst, best = poor_choice
    asked = open_river(matches.start_race(so_far=so_far))
    assert asked.choose(best)["warning"] is None
    match = matches.start_race(so_far=so_far)
    river = open_river(match)
    assert river.send_tutor_away()["tutor"] == "off"
    assert river.choose(worst)["turn"] == match.revision + 1


def test_undo_keeps_the_throw(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(so_far=APART)
    river = open_river(match)
    before = river.view
    assert river.choose_first()["face"] is None
    undo = river.page.get_by_role("button", name="Undo", exact=True)
    assert undo.get_attribute("title") == "Undo: takes back Otter's move and yours (U)"
    river.page.keyboard.press("u")
    view = river.wait_for_view(f"v.turn > {match.revision + 1}")
    now, then = standing(view), standing(before)
    assert now.pop("turn") > then.pop("turn"), "the turn never falls, so old clicks stay old"
    assert now == then
    assert (view["face"], view["phase"]) == (3, "choose")
    assert "Back to your throw of round 2. " in river.heard
    assert river.lit.count() >= 2


def test_between_two_people_undo_says_who_decides_again(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race(players=company(2, "Anna", "Ben"), so_far="roll 2")
    river = open_river(match)
    river.choose_first()
    river.page.get_by_role("button", name="Undo", exact=True).click()
    assert river.note == "Back to Anna's throw of round 1."


def test_the_bar_shows_the_chances_of_this_very_position(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race(so_far=APART)
    shown = open_river(match).wait_for_view("v.chances !== null")["chances"]["shares"]
    exact = solution().win_chance(match.state, 0)
    assert shown == pytest.approx([exact, 1 - exact], abs=0.0001)


def test_the_tutor_stays_as_it_was_set_for_the_next_race(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.find_race(is_over_soon, players=company(2), so_far="")
    river = open_river(match)
    river.send_tutor_away()
    river.race_to_the_end()
    river.page.get_by_role("button", name="Race again").click()
    again = river.wait_for_view(f"v.game !== {match.game_id!r}")
    assert again["tutor"] == "off"


def is_over_soon(match: RaceMatch) -> bool:
    for _ in range(12):
        if match.state.is_over:
            return True
        if match.state.phase is race.Phase.ROLL:
            match.roll(0)
        else:
            match.choose(0, race.legal_actions(match.state)[0])
    return False


def test_on_a_phone_a_question_leaves_in_sight_what_one_judges_it_by(
    matches: Matches, open_river: OpenRiver, poor_choice: tuple[str, str, str]
) -> None:
    so_far, worst, _best = poor_choice
    river = open_river(matches.start_race(so_far=so_far), PHONE)
    river.wait_for_view("v.chances !== null")
    view = river.choose(worst)
    said = river.advice.inner_text().replace("\u00a0", " ")
    assert view["warning"]["numbers"] in said.split(view["warning"]["instead"])[1]
    assert covered(river, ".tide-plate, .boat, .ghost, .river-card, .plate, .dock") == 0


NEAREST = """(root) => {
    const nodes = (query) => [...root.querySelectorAll(query)].filter((node) => node.offsetParent);
    const middle = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const away = (one, other) => {
        const [a, b] = [middle(one), middle(other)];
        return Math.hypot(a[0] - b[0], a[1] - b[1]);
    };
    const things = nodes(".ghost, .boat");
    return nodes(".chip").map((chip) => {
        const far = things.map((thing) => away(chip, thing));
        const nearest = things[far.indexOf(Math.min(...far))];
        return [chip.dataset.choice, nearest.dataset.choice];
    });
}"""


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_in_the_hand_words_stand_on_their_own_pale_boats_and_a_hint_hides_no_water(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int], players: int
) -> None:
    """What fresh eyes found: the best choice was labelled "much worse", and no ghost said Ride."""
    match = matches.start_race(race.DEFAULT_LAYOUT, company(players), so_far="roll 1")
    river = open_river(match, size)
    assert river.page.locator(".chip").all_inner_texts() == ["Stay", "Ride"]
    river.page.keyboard.press("h")
    river.wait_for_view("v.hint !== null")
    for chip, ghost in river.board.evaluate(NEAREST):
        assert chip == ghost
    assert covered(river, ".boat, .ghost, .river-card, .dock, .plate, .tide-plate") == 0
    say = river.page.locator(".advice-say")
    assert say.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1"), "nothing is cut"
    river.boat(0, 0).click()
    assert covered(river, ".boat, .ghost, .river-card") == 0
    assert say.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1"), "nothing is cut"
    why = river.page.get_by_role("button", name="Why?")
    if why.count():
        why.click()
        assert river.view["hint"]["text"] in say.inner_text()


@pytest.mark.parametrize("players", [2, 4])
def test_on_a_phones_side_a_hint_is_one_box_and_hides_neither_boats_nor_the_harbours_name(
    matches: Matches, open_river: OpenRiver, players: int
) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(players), so_far="roll 1")
    river = open_river(match, (844, 390))
    river.page.keyboard.press("h")
    river.wait_for_view("v.hint !== null")
    say = river.page.locator(".advice-say")
    assert say.locator(".advice-numbers").count() == 1
    assert say.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1"), "nothing is cut"
    assert covered(river, ".boat, .ghost, .dock") == 0

    river.boat(0, 0).click()
    worth = river.page.locator(".ride-choice small").all_inner_texts()
    assert sorted(worth) == sorted(
        "★ best" if choice["id"] == river.view["hint"]["best"] else words
        for choice in river.view["choices"]
        if (words := river.view["hint"]["words"][choice["id"]])
    )
    assert covered(river, ".ghost") == 0
    river.page.get_by_role("button", name="All chances").click()
    worth = river.page.locator(".ride-choice small").all_inner_texts()
    chances = river.view["hint"]["chances"].values()
    said = [each.replace("\u00a0", " ").removeprefix("★ ") for each in worth]
    assert sorted(said) == sorted(chances)


def test_on_a_phones_side_a_question_shows_its_chances_and_whose_turn_the_tide_waits_for(
    matches: Matches, open_river: OpenRiver, poor_choice: tuple[str, str, str]
) -> None:
    so_far, worst, _best = poor_choice
    river = open_river(matches.start_race(so_far=so_far), (844, 390))
    river.choose(worst)
    said, numbers = (
        river.page.locator(which).bounding_box() for which in (".advice-say", ".advice-numbers")
    )
    assert said is not None
    assert numbers is not None
    assert numbers["width"] > 100
    assert said["y"] <= numbers["y"]
    assert numbers["y"] + numbers["height"] <= said["y"] + said["height"] + 1
    assert covered(river, ".boat, .ghost") == 0
    assert river.page.locator(".tide-when").inner_text().startswith("after ")
