"""What the river component is sent: plain JSON, numbered events, choices with their boats."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riverlib import race
from riverlib.boards.race.view import EVENTS_SENT, preview, river_view
from riverlib.learn.position import RacePosition, seated
from riverlib.play import Player, RaceMatch
from riverlib.race.coach.advice import chance_words
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.store import Games, open_database
from tests.race.test_certain import late

PLAYERS = (Player("Anna"), Player("Otter", "random"), Player("Pike", "random"))
BEAVER = Player("Beaver", "random")
LONG_ALONE = (186, 75, 188)
"""Seeds of races of four in which a person who chooses the first boat has soon lost all."""


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


def start(games: Games, seed: int = 1, players: tuple[Player, ...] = PLAYERS) -> RaceMatch:
    return RaceMatch.start(games, race.DEFAULT_LAYOUT, players, first=0, seed=seed)


def sail(match: RaceMatch, clicks: int = 1000) -> list[dict[str, Any]]:
    """Play on with the first legal choice; return the view after every click."""
    views = []
    for _ in range(clicks):
        if match.state.is_over:
            break
        if match.state.phase is race.Phase.ROLL:
            match.roll(match.state.turn)
        else:
            match.choose(match.state.turn, race.legal_actions(match.state)[0])
        views.append(river_view(match))
    return views


def test_the_view_is_plain_json_and_small(games: Games) -> None:
    views = sail(start(games))
    assert all(json.loads(json.dumps(view)) == view for view in views)
    assert max(len(json.dumps(view)) for view in views) < 20_000


def test_before_the_throw_there_is_nothing_to_choose(games: Games) -> None:
    view = river_view(start(games))
    assert (view["phase"], view["mine"], view["choices"]) == ("roll", True, [])
    assert view["can"] == {"undo": False, "hint": False}


def test_each_choice_names_its_boats_and_its_target(games: Games) -> None:
    match = start(games)
    while match.state.phase is not race.Phase.CHOOSE:
        match.roll(0)
    (choice,) = [line for line in river_view(match)["choices"] if not line["ride"]]
    face = match.state.face
    assert face is not None
    assert choice == {
        "id": "sail 3",
        "kind": "sail",
        "ride": False,
        "seat": 0,
        "boats": [0, 1, 2],
        "origin": 3,
        "target": 3 + face,
        "asked": False,
        "grave": False,
    }


def test_events_are_numbered_without_holes_and_never_change(games: Games) -> None:
    told: dict[int, Any] = {}
    for view in sail(start(games, seed=5)):
        numbers = [event["number"] for event in view["events"]]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert len(numbers) <= EVENTS_SENT or view["phase"] == "over"
        for event in view["events"]:
            assert told.setdefault(event["number"], event) == event


def test_however_long_bots_sail_on_alone_all_of_it_is_told(games: Games) -> None:
    for seed in LONG_ALONE:
        before, *_, last = [{"events": []}, *sail(start(games, seed, (*PLAYERS, BEAVER)))][-2:]
        numbers = [event["number"] for event in last["events"]]
        seen = max((event["number"] for event in before["events"]), default=0)
        assert numbers[0] <= seen + 1, f"the river would jump from {seen} to {numbers[0]}"
        assert numbers[-1] - seen > EVENTS_SENT


def test_the_boats_that_a_tide_takes_belong_to_the_tide(games: Games) -> None:
    for seed in range(20):
        for view in sail(start(games, seed=seed)):
            for event in view["events"]:
                if event["kind"] == "tide" and event["lost"]:
                    assert "waterfall" in event["text"]
                    return
    raise AssertionError("no boat was ever lost")


def test_every_event_has_a_sentence(games: Games) -> None:
    *_, last = sail(start(games))
    assert all(event["text"].endswith(".") for event in last["events"])
    assert last["events"][-1]["kind"] == "end"


def test_the_result_names_places_with_ties_on_one_place(games: Games) -> None:
    *_, last = sail(start(games))
    scores = [seat["score"] for seat in last["seats"]]
    for place, seat in last["result"]["places"]:
        assert place == 1 + sum(score > scores[seat] for score in scores)
    assert last["to_move"] is None


def test_names_are_text(games: Games) -> None:
    players = (Player("<b>A</b>"), Player("Otter", "random"))
    view = river_view(start(games, players=players))
    assert view["seats"][0]["name"] == "<b>A</b>"


def test_chances_say_whether_they_are_exact(games: Games) -> None:
    view = river_view(start(games), odds=Odds((0.5, 0.3, 0.2), (0.03,) * 3, exact=False))
    assert view["chances"] == {
        "shares": [0.5, 0.3, 0.2],
        "percents": [50, 30, 20],
        "exact": False,
        "error": [0.03] * 3,
        "won": [],
        "out": [],
        "shared": [],
        "most": [33, 33, 33],
    }


def test_the_bar_tells_of_whoever_chooses_what_a_hint_does(games: Games) -> None:
    match = start(games)
    shares = {0: (0.337, 0.336, 0.327), 1: (0.336, 0.337, 0.327)}
    for seat, each in shares.items():
        state = replace(match.state, phase=race.Phase.CHOOSE, face=2, turn=seat)
        position = RacePosition(state=state, players=seated(("Anna", "Ben", "Cleo"), seat))
        chances = river_view(position, odds=Odds(each, (0.03,) * 3, exact=False))["chances"]
        assert chances is not None
        assert sum(chances["percents"]) == 100
        assert f"{chances['percents'][seat]}%" == chance_words(each[seat], is_exact=False)


SHARED = {
    "a boat that can only draw level, and almost surely does": ("99 5 -1", 0.4951, [0, 1]),
    "it may still fall": ("99 5 -1", 0.48, []),
    "even chances to win alone": ("99 5 5", 0.5, []),
}
"""The first one's boats, with 12 points against 21, and its share; who almost surely shares."""


@pytest.mark.parametrize(("boats", "share", "shared"), SHARED.values(), ids=SHARED)
def test_a_win_that_is_almost_surely_shared_is_told_from_even_chances(
    boats: str, share: float, shared: list[int]
) -> None:
    state = late(f"{boats}, 99 99 -1", "0 1 1", turn=0)
    known = Odds((share, 1 - share), (0.0, 0.0), exact=True)
    view = river_view(RacePosition(state=state, players=PLAYERS[:2]), odds=known)
    assert view["chances"] is not None
    assert view["chances"]["shared"] == shared


def test_a_hint_marks_the_best_and_says_why(games: Games) -> None:
    match = start(games, players=PLAYERS[:2])
    while match.state.phase is not race.Phase.CHOOSE or match.state.face != 1:
        if match.state.phase is race.Phase.ROLL:
            match.roll(0)
        if match.state.phase is race.Phase.CHOOSE and match.state.face != 1:
            match = start(games, seed=int(match.log.setup["seed"]) + 1, players=PLAYERS[:2])
    odds = ChoiceOdds({race.Sail(3): 0.4, race.Sail(3, ride=True): 0.6}, 0.0, exact=True)
    hint = river_view(match, hint=odds)["hint"]
    assert hint["best"] == "sail 3 ride"
    assert hint["words"] == {"sail 3": "much worse", "sail 3 ride": "as good"}
    assert hint["chances"] == {"sail 3": "40%", "sail 3 ride": "60%"}
    assert hint["head"] == "Best: ride the tide to card 8"
    assert hint["text"].endswith(".")
    assert hint["numbers"] == "60% to win instead of 40%."


@pytest.mark.parametrize("layout", race.LAYOUTS, ids=lambda layout: layout.key)
def test_a_preview_shows_the_river_and_nothing_to_do(layout: race.Layout) -> None:
    view = preview(layout, 3)
    assert view["preview"]
    assert view["boats"] == [[layout.start] * layout.boats] * 3
    assert view["river"]["order"] == list(range(layout.cards))
    assert json.loads(json.dumps(view)) == view
    live = {"preview", "choices", "mine", "events"}
    assert live <= set(view)


@pytest.mark.parametrize("seed", range(6))
def test_from_some_event_on_only_bots_decide(games: Games, seed: int) -> None:
    match = start(games, seed=seed)
    views = sail(match)
    assert all(view["bots_from"] is None for view in views if view["phase"] != "over")
    last = views[-1]
    people = [no for no, seat in enumerate(last["seats"]) if not seat["bot"]]
    thrown = [each for each in last["events"] if each["kind"] == "roll"]
    mine = max(each["number"] for each in thrown if each["seat"] in people)
    after = [each["number"] for each in thrown if each["number"] > mine]
    assert (last["bots_from"] is None) == (not after)
    if after:
        assert mine < last["bots_from"] <= after[0]


def test_whoever_cannot_win_is_advised_nothing_by_chances() -> None:
    """A hint said "About 1% to win either way" beside a bar that said "cannot win"."""
    state = late("3 5 -1, 99 99 4, 4 4 4", "1 1", turn=0, phase=race.Phase.CHOOSE, face=2)
    hopeless = ChoiceOdds(dict.fromkeys(race.legal_actions(state), 0.0), 0.03, exact=False)
    position = RacePosition(state=state, players=seated(("Anna", "Ben", "Cleo")))
    hint = river_view(position, hint=hopeless)["hint"]
    assert hint == {
        "best": None,
        "words": {},
        "chances": {},
        "head": "You cannot win any more",
        "text": "You still sail for your place: every point counts.",
        "numbers": "",
    }
