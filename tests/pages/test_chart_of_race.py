"""One race on the page of charts: findings, moments, and the river as it was after a turn."""

from dataclasses import replace
from functools import cache
from string import ascii_uppercase
from types import SimpleNamespace

import pytest
from streamlit.testing.v1 import AppTest

from riverlib.analysis import RaceCourse, course_of
from riverlib.analysis.race_story import Moment, points_words, story_of
from riverlib.core import GameLog
from riverlib.core.people import People
from riverlib.figures.race_drawn import drawn_until
from riverlib.play import Player, RaceMatch
from riverlib.race.coach.review import Decision, RaceReview
from riverlib.race.coach.review import review as review_of
from riverlib.race.coach.review_words import seat_words
from riverlib.race.coach.turning import turning_words
from riverlib.store import Games, open_database
from riverlib.ui.charts import one_race
from riverlib.ui.charts.one_race import swings_of
from riverlib.ui.shared import race_review
from tests.analysis.games import random_race
from tests.pages.app import plain, send, shows, view_of
from tests.pages.charts_page import address, alts, open_charts, texts

PLAYERS = (Player("**Anna**", colour=8), Player("Otter", "steady"), Player("Ben"))
RIVER = "charts_river"


def log_of(share: float = 1.0) -> GameLog:
    log = random_race(1, players=len(PLAYERS))
    setup = log.setup | {"seed": 1, "seats": [player.data() for player in PLAYERS]}
    return replace(log, setup=setup, actions=log.actions[: round(len(log.actions) * share)])


def course() -> RaceCourse:
    return course_of(log_of(), [player.name for player in PLAYERS])


@cache
def reviewed() -> RaceReview:
    """The review of the race, its one large swing in the throw of the third turn."""
    review = review_of(log_of(), rollouts=4)
    rest = len(review.chances) - 5
    return replace(review, chances=((0.1, 0.9, 0.0),) * 5 + ((0.99, 0.0, 0.01),) * rest)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the review be known, without a process that works it out."""
    for name in ("review_at_hand", "review_of"):
        monkeypatch.setattr(one_race, name, lambda *_: reviewed())


@pytest.fixture
def race_id() -> str:
    return RaceMatch.open(Games(open_database()), log_of()).game_id


def told() -> tuple[Moment, ...]:
    return story_of(course(), swings_of(course(), reviewed())).moments


def listed(at: AppTest) -> list[str]:
    """Return the moments below a figure, without its costly choices."""
    keys = [f"charts_moment_{letter}" for letter in ascii_uppercase]
    return [plain(each.label) for each in at.button if each.key in keys]


def choose(at: AppTest, turn: int) -> AppTest:
    return at.selectbox(key="charts_turn").set_value(turn).run()


def test_figures_say_what_they_show(race_id: str) -> None:
    at = open_charts(game=race_id)
    assert alts(at)[0].startswith(story_of(course()).headline)
    assert story_of(course()).headline in plain(texts(at))
    at = open_charts(game=race_id, show="points")
    assert alts(at)[0].startswith(points_words(course()))
    both = [
        open_charts(game=race_id, boats=view).get("plotly_chart")[0] for view in ("all", "each")
    ]
    assert both[0].proto.spec != both[1].proto.spec
    assert not shows(at, RIVER)


def test_a_moment_shows_the_river_then(race_id: str) -> None:
    at = open_charts(game=race_id)
    moments = told()
    assert 3 in [moment.turn for moment in moments], "the largest swing is one of them"
    for number, moment in enumerate(moments, start=1):
        button = at.button(key=f"charts_moment_{'ABCDEFGH'[number - 1]}")
        assert plain(button.label) == f"**{'ABCDEFGH'[number - 1]}**\u2002{moment.sentence}"
        at = button.click().run()
        assert address(at)["turn"] == str(moment.turn)
        view = view_of(at, RIVER)
        places = [
            boat.places[moment.turn] for boat in course().boats if len(boat.places) > moment.turn
        ]
        cards = course().layout.cards
        afloat = [place for fleet in view["boats"] for place in fleet if 0 <= place < cards]
        assert sorted(afloat) == sorted(place for place in places if 0 <= place < cards)
        assert [seat["score"] for seat in view["seats"]] == list(course().scores[moment.turn])
        assert view["seats"][0]["colour"] == 8


def test_all_figures_tell_the_same_moments(race_id: str) -> None:
    """What a new user found: another A beside the boats, and none under the chances.

    And fresh eyes: C and D below chances that end before them.
    """
    last = drawn_until(reviewed())
    drawn = [each for each in told() if 2 * each.turn <= last]
    assert 0 < len(drawn) < len(told())
    asked = [open_charts(game=race_id, show=show) for show in ("boats", "points", "chances")]
    for at, there in zip(asked, (told(), told(), drawn), strict=True):
        assert listed(at) == [
            f"**{'ABCDEF'[no]}**\u2002{each.sentence}" for no, each in enumerate(there)
        ]
    (swing,) = [each.sentence for each in told() if each.turn == 3]
    assert "90% to " in swing
    title = turning_words(reviewed(), course().winners, People(course().names, None))
    assert alts(asked[-1])[0].startswith(title)


def test_costly_choices_are_told_below_the_chances(
    race_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fresh eyes found: a cross that was explained only to who pointed at it."""
    review = reviewed()
    rows = tuple(
        (0.3 + 0.1 * (no % 2), 0.3, 0.4 - 0.1 * (no % 2)) for no in range(len(reviewed().chances))
    )
    review = replace(review, chances=rows)
    people = (0,)  # the review, too, numbers theirs alone
    free = [no for no, each in enumerate(review.moments) if isinstance(each, Decision)
            and not each.is_forced and each.seat in people][:2]  # fmt: skip
    assert free
    moments = [
        replace(each, cost=0.2 if no in free else 0.0) if isinstance(each, Decision) else each
        for no, each in enumerate(review.moments)
    ]
    costly = replace(review, moments=tuple(moments))
    monkeypatch.setattr(one_race, "review_of", lambda *_: costly)
    at = open_charts(game=race_id, show="chances")
    told = [plain(at.button(key=f"charts_moment_{no}").label) for no in range(1, len(free) + 1)]
    for no, (action_no, said) in enumerate(zip(free, told, strict=True), 1):
        assert said.startswith(f"**{no}**\u2002Round {review.round_of(action_no)}: ")
        assert "in 100 races." in said
    at = at.button(key="charts_moment_1").click().run()
    assert address(at)["turn"] == str(free[0] // 2 + 1)


def test_the_review_is_not_waited_for(race_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_race, "review_at_hand", lambda *_: None)
    at = open_charts(game=race_id)
    assert listed(at) == [
        f"**{'ABCD'[no]}**\u2002{each.sentence}"
        for no, each in enumerate(story_of(course()).moments)
    ]


@pytest.mark.parametrize("exact", [True, False])
def test_only_a_review_that_is_there_at_once_is_at_hand(
    exact: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    job = SimpleNamespace(result=None, wait=waited.append)
    monkeypatch.setattr(race_review, "is_solved", lambda *_: exact)
    monkeypatch.setattr(race_review, "_watched", lambda *_: job)
    assert race_review.review_at_hand(log_of(), course().layout, 3) is None
    assert waited == [0.4 if exact else 0]


def test_the_river_goes_on_step_by_step_and_the_address_follows(race_id: str) -> None:
    at = open_charts(game=race_id, turn="2")
    assert at.selectbox(key="charts_turn").value == 2
    first = view_of(at, RIVER)["lesson"]
    assert first["step"] == 2, "a step is a turn"
    assert first["say"]
    at = send(at, RIVER, kind="lesson", step="next")
    assert view_of(at, RIVER)["lesson"]["step"] == 3
    assert address(at)["turn"] == "3"
    for _ in range(3):
        at = send(at, RIVER, kind="lesson", step="back")
    assert view_of(at, RIVER)["lesson"]["say"] == "This is how it began."
    at = send(at, RIVER, kind="lesson", step="next")
    at = send(at, RIVER, kind="lesson", step="out")
    assert not shows(at, RIVER)
    assert "turn" not in address(at)


def test_nothing_can_be_changed_there(race_id: str) -> None:
    at = send(open_charts(game=race_id, turn="2"), RIVER, kind="roll")
    view = view_of(at, RIVER)
    assert view["note"]["kind"] == "refused"
    assert not view["mine"]
    assert RaceMatch.resume(Games(open_database()), race_id).log.actions == log_of().actions


def test_an_unfinished_race_can_be_looked_at_too() -> None:
    race_id = RaceMatch.open(Games(open_database()), log_of(0.5)).game_id
    at = open_charts(game=race_id)
    assert "So far, in round " in alts(at)[0]
    last = max(at.selectbox(key="charts_turn").options, key=len)
    assert last
    assert shows(choose(at, 1), RIVER)
    assert "when the race is over" in texts(open_charts(game=race_id, show="chances"))


def test_an_address_with_another_turn_is_harmless(race_id: str) -> None:
    at = open_charts(game=race_id, turn="999", boats="<b>", show="?")
    assert address(at) == {"game": race_id}


def test_the_chances_say_whether_it_was_luck(race_id: str) -> None:
    """What new eyes asked below the chances: was it the dice? The people first, then the bots."""
    at = open_charts(game=race_id, show="chances")
    people = People([player.name for player in PLAYERS], None)
    anna, otter, ben = (plain(seat_words(each, people)) for each in reviewed().seats)
    lines = [plain(each.value) for each in at.markdown]
    assert lines.index(anna) + 1 == lines.index(ben)
    assert otter in [plain(each.value) for each in at.caption]
