"""One window at the river: clicks, hints, the tutor's warning, refusals."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riverlib import race
from riverlib.boards.race.session import RiverSession
from riverlib.play import Player, RaceMatch
from riverlib.race.coach import odds
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.race.coach.preparing import Preparation
from riverlib.race.coach.review import RaceReview, Throw
from riverlib.store import Games, open_database
from tests.race.coach.logs import random_log

ALONE = (Player("Anna"), Player("Otter", "random"))


class Ready(Preparation):
    """A preparation that has nothing left to do."""

    @property
    def is_warm(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def known_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first legal choice is worth 60%, every other one 40%."""

    def choice_odds(state: race.RaceState) -> ChoiceOdds:
        first, *others = race.legal_actions(state)
        return ChoiceOdds({first: 0.6} | dict.fromkeys(others, 0.4), 0.0, exact=True)

    monkeypatch.setattr(odds, "choice_odds", choice_odds)
    monkeypatch.setattr(odds, "odds", lambda _, **__: Odds((0.5, 0.5), (0.0, 0.0), exact=True))


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


def window(games: Games, seed: int = 1) -> RiverSession:
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, ALONE, first=0, seed=seed)
    return RiverSession(match, Ready())


def click(session: RiverSession, **action: Any) -> dict[str, Any]:
    view = session.view()
    nonce = f"n{view['turn']}{len(str(action))}{action.get('kind')}"
    session.answer({"turn": view["turn"], "nonce": nonce} | action)
    return session.view()


def with_two_choices(games: Games) -> RiverSession:
    """A window whose person may ride the high tide or stay."""
    for seed in range(200):
        session = window(games, seed)
        if len(click(session, kind="roll")["choices"]) == 2:
            return session
    raise AssertionError("no seed throws a one")


def test_what_the_tutor_was_told_in_another_race_comes_with_a_click(games: Games) -> None:
    session = window(games)
    assert click(session, kind="hint", tutor="off")["tutor"] == "off"
    assert click(session, kind="hint", tutor="all of it")["tutor"] == "off"


def test_a_throw_and_a_choice(games: Games) -> None:
    session = window(games)
    view = click(session, kind="roll")
    assert view["phase"] == "choose"
    view = click(session, kind="choose", id=view["choices"][0]["id"])
    assert (view["phase"], view["to_move"], view["note"]) == ("roll", 0, None)


def test_the_same_click_twice_is_one(games: Games) -> None:
    session = window(games)
    action = {"kind": "roll", "turn": 0, "nonce": "once"}
    session.answer(action)
    before = session.view()
    session.answer(action)
    assert session.view() == before


REFUSED = {
    "a choice that does not exist": ({"kind": "choose", "id": "sail 9"}, "Anna cannot do"),
    "text that is no choice": ({"kind": "choose", "id": "<b>"}, "No boat can do that."),
    "a throw of one's own wish": ({"kind": "choose", "id": "roll 5"}, "choose a boat"),
    "a button that is not there": ({"kind": "sink"}, "no such button"),
    "a tutor that is not there": ({"kind": "tutor", "level": "cruel"}, "no such button"),
    "a tutor that is no word": ({"kind": "tutor", "level": []}, "no such button"),
    "a second throw": ({"kind": "roll"}, "not for Anna to throw"),
    "a click made for another moment": ({"kind": "roll", "turn": 99}, "moment too late"),
}


@pytest.mark.parametrize(("action", "words"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_is_a_sentence_and_changes_nothing(
    games: Games, action: dict[str, Any], words: str
) -> None:
    session = window(games)
    click(session, kind="roll")
    before = session.match.log
    note = click(session, **action)["note"]
    assert note["kind"] == "refused"
    assert words in note["text"]
    assert session.match.log == before


def test_a_choice_that_does_not_exist_is_refused_before_the_tutor_weighs_it(games: Games) -> None:
    note = click(with_two_choices(games), kind="choose", id="sail 9")["note"]
    assert note["kind"] == "refused"
    assert "Anna cannot do" in note["text"]


def finished(games: Games) -> RiverSession:
    log = random_log(players=2, seed=2)
    setup = log.setup | {"seats": [player.data() for player in ALONE], "seed": 2}
    session = RiverSession(RaceMatch.open(games, replace(log, setup=setup)), Ready())
    assert session.match.state.is_over
    return session


def test_nobody_throws_when_the_race_is_over(games: Games) -> None:
    session = finished(games)
    assert click(session, kind="roll")["note"]["text"] == "It is nobody's turn here."


def test_a_hint_needs_a_throw(games: Games) -> None:
    note = click(window(games), kind="hint")["note"]
    assert note["text"] == "Throw the die first: then there is something to choose."


HINTLESS = {  # by whether boats stand together: then the first choice, of the boat behind, is best
    True: "Tap any of them. Next time, if the others stay put, a boat behind is best with any "
    "number.",
    False: "There is only one move now: go ahead.",
}


def test_where_only_one_thing_can_be_done_there_is_no_hint(games: Games) -> None:
    said = {}
    for seed in range(200):
        session = window(games, seed)
        view = click(session, kind="roll")
        if len(view["choices"]) != 1:
            continue
        together = len(view["choices"][0]["boats"]) > 1
        assert view["can"]["hint"] == together
        view = click(session, kind="hint")
        assert view["hint"] is None
        said[together] = view["note"]["text"]
        brief = click(session, kind="hint", brief=True)["note"]["text"]
        assert brief == ("They are equal: tap any." if together else HINTLESS[False])
        if len(said) == len(HINTLESS):
            break
    assert said.items() <= HINTLESS.items()
    assert said


def test_a_hint_lasts_until_the_next_click(games: Games) -> None:
    session = with_two_choices(games)
    view = click(session, kind="hint")
    assert view["hint"]["best"] == view["choices"][0]["id"]
    assert click(session, kind="choose", id=view["choices"][0]["id"])["hint"] is None


def test_a_hint_stays_when_the_tutor_is_set(games: Games) -> None:
    session = with_two_choices(games)
    hint = click(session, kind="hint")["hint"]
    assert hint is not None
    assert click(session, kind="tutor", level="off")["hint"] == hint


def test_chances_are_worked_out_once_for_each_position_and_again_when_better_ones_are_known(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, known = [], odds.odds
    monkeypatch.setattr(odds, "odds", lambda state, **_: asked.append(state) or known(state))
    session = window(games)
    session.view(), session.view()
    assert asked == [before := session.match.state]
    click(session, kind="roll")
    assert asked == [before, after := session.match.state]
    monkeypatch.setattr(odds, "is_solved", lambda *_: True)  # of this river, meanwhile
    session.view(), session.view()
    assert asked == [before, after, after]


def test_choices_are_weighed_once_for_each_position(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, known = [], odds.choice_odds
    monkeypatch.setattr(odds, "choice_odds", lambda state: asked.append(state) or known(state))
    session = with_two_choices(games)
    best, worse = (choice["id"] for choice in click(session, kind="hint")["choices"])
    click(session, kind="choose", id=worse)  # the tutor warns
    assert asked == [first := session.match.state]
    view = click(session, kind="choose", id=best)
    while view["phase"] == "roll":
        view = click(session, kind="roll")
    click(session, kind="hint")
    assert asked == [first, session.match.state]


def test_the_tutor_warns_and_nothing_is_played(games: Games) -> None:
    session = with_two_choices(games)
    before = session.match.log
    worse = session.view()["choices"][1]["id"]
    warning = click(session, kind="choose", id=worse)["warning"]
    assert warning["id"] == worse
    assert warning["head"] == "Careful!"
    assert warning["instead"] == "Much better: card 4 to card 5."
    assert warning["text"].startswith(f"{warning['instead']} ")
    assert warning["numbers"] == "60% to win instead of 40%."
    assert session.match.log == before


def test_it_is_known_beforehand_which_choice_is_asked_about(games: Games) -> None:
    """The boat sailed, and jumped back when the question came."""
    session = with_two_choices(games)
    assert [choice["asked"] for choice in session.view()["choices"]] == [False, True]
    view = click(session, kind="tutor", level="off")
    assert [choice["asked"] for choice in view["choices"]] == [False, False]


def test_no_tip_points_where_much_is_given_away_and_the_gravest_slips_are_known(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choice_odds(state: race.RaceState) -> ChoiceOdds:
        stay, ride = race.legal_actions(state)
        return ChoiceOdds({stay: 0.6, ride: 0.25}, 0.0, exact=True)

    session = with_two_choices(games)
    assert "ride" not in [tip["key"] for tip in session.view()["tips"]]
    assert [choice["grave"] for choice in session.view()["choices"]] == [False, False]
    monkeypatch.setattr(odds, "choice_odds", choice_odds)
    session = with_two_choices(games)
    assert [choice["grave"] for choice in session.view()["choices"]] == [False, True]


def test_whoever_is_sure_sails_all_the_same(games: Games) -> None:
    session = with_two_choices(games)
    worse = session.view()["choices"][1]["id"]
    click(session, kind="choose", id=worse)
    view = click(session, kind="choose", id=worse, sure=True)
    assert view["warning"] is None
    assert view["phase"] == "roll"


def test_the_best_choice_is_never_warned_of(games: Games) -> None:
    session = with_two_choices(games)
    best = session.view()["choices"][0]["id"]
    assert click(session, kind="choose", id=best)["phase"] == "roll"


def test_what_may_be_chance_alone_is_not_warned_of(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = odds.choice_odds

    def estimated(state: race.RaceState) -> ChoiceOdds:
        return ChoiceOdds(known(state).chances, 0.15, exact=False)  # 20% less, give or take 15%

    monkeypatch.setattr(odds, "choice_odds", estimated)
    session = with_two_choices(games)
    worse = session.view()["choices"][1]["id"]
    assert click(session, kind="choose", id=worse)["phase"] == "roll"


def test_a_tutor_that_is_off_is_silent(games: Games) -> None:
    session = with_two_choices(games)
    assert click(session, kind="tutor", level="off")["tutor"] == "off"
    worse = session.view()["choices"][1]["id"]
    assert click(session, kind="choose", id=worse)["phase"] == "roll"


def test_without_chances_there_is_no_bar_and_no_warning(games: Games) -> None:
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, ALONE, first=0, seed=1)
    session = RiverSession(match, Preparation())
    assert session.view()["chances"] is None
    while len((view := click(session, kind="roll"))["choices"]) < 2:
        view = click(session, kind="choose", id=view["choices"][0]["id"])
    assert "got ready" in click(session, kind="hint")["note"]["text"]
    assert click(session, kind="choose", id=view["choices"][0]["id"])["phase"] == "roll"


@pytest.mark.parametrize("is_exact", [True, False])
def test_what_turned_a_race_is_said_by_its_exact_chances_alone(
    games: Games, monkeypatch: pytest.MonkeyPatch, *, is_exact: bool
) -> None:
    """So that the podium says what the review below it says."""
    rows, none = ((0.5, 0.5), (0.93, 0.07)), (0.0, 0.0)
    throw = Throw(0, 0, 5, *rows, none)
    swung = RaceReview(2, True, rows, (none, none), (throw,), (), ((), ()))
    monkeypatch.setattr(odds, "is_solved", lambda *_: is_exact)
    monkeypatch.setattr("riverlib.boards.race.session.reviewed", lambda _log: swung)
    view = finished(games).view()
    facts = {fact["title"]: fact["text"] for fact in view["result"]["facts"]}
    assert ("What turned it" in facts) == is_exact
    assert ("The lead" in facts) != is_exact
    if is_exact:
        assert facts["What turned it"].endswith("5 in round 1: your chance rose from 50% to 93%.")


def test_what_turned_a_race_is_told_first_once_its_estimates_are_done(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds, "is_solved", lambda *_: False)
    rows, near = ((0.5, 0.5), (0.07, 0.93)), (0.02, 0.02)
    session = finished(games)
    before = session.view()["result"]
    session.read(
        RaceReview(2, False, rows, (near, near), (Throw(0, 0, 5, *rows, near),), (), ((), ()))
    )
    after = session.view()["result"]
    assert before
    assert after
    assert "What turned it" not in [fact["title"] for fact in before["facts"]]
    assert after["facts"][0]["title"] == "What turned it"
    assert len(after["facts"]) == len(before["facts"]) == 3


def test_a_game_that_is_gone_is_told_in_words(games: Games) -> None:
    session = window(games)
    games.delete(session.match.game_id)
    text = click(session, kind="roll")["note"]["text"]
    assert text == "This game is not here any more: it was deleted, or older games were put back."


def elsewhere(games: Games, session: RiverSession) -> None:
    """Another window sails, and this one's page runs again."""
    other = RaceMatch.resume(games, session.match.game_id)
    other.choose(0, race.legal_actions(other.state)[0])
    session.match.catch_up()


def test_a_hint_is_forgotten_when_another_window_has_moved_on(games: Games) -> None:
    session = with_two_choices(games)
    click(session, kind="hint")
    elsewhere(games, session)
    assert session.view()["hint"] is None


def test_a_warning_is_forgotten_when_another_window_has_moved_on(games: Games) -> None:
    session = with_two_choices(games)
    worse = session.view()["choices"][1]["id"]
    assert click(session, kind="choose", id=worse)["warning"]
    elsewhere(games, session)
    assert session.view()["warning"] is None


# ---- the bar moves with every turn that is shown ----


def test_the_chances_on_the_way_belong_to_the_events_that_led_there(games: Games) -> None:
    company = (*ALONE, Player("Pike", "random"))
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, company, first=0, seed=3)
    session = RiverSession(match, Ready())
    assert session.view()["passing"] == []
    view = click(session, kind="roll")
    assert view["passing"] == [], "a throw leads nowhere on the way"
    told = view["events"][-1]["number"]
    view = click(session, kind="choose", id=view["choices"][0]["id"], sure=True)
    numbers = [each["number"] for each in view["passing"]]
    turns = [each["number"] for each in view["events"] if each["kind"] == "roll"]
    assert numbers, "the bots have had their turns"
    assert all(told < number < view["events"][-1]["number"] for number in numbers)
    assert all(number + 1 in turns for number in numbers), "each is the end of a turn"
    assert session.view()["passing"] == view["passing"]
    assert click(session, kind="undo")["passing"] == []


def test_a_copy_says_so_and_offers_the_way_back_at_the_hosts_device(games: Games) -> None:
    session = window(games)
    assert session.view()["copy"] is None
    copy = RaceMatch.what_if(games, session.match.log, 0, game_id=session.match.game_id)
    here, phone = RiverSession(copy, Ready()), RiverSession(copy, Ready(), device=0)
    told = here.view()["copy"]
    assert told is not None
    assert "played on from round 1" in told["text"]
    assert phone.view()["copy"] == told | {"back": ""}
    click(here, kind="original")
    assert here.wish == "original"
    assert "no such button" in click(session, kind="original")["note"]["text"]
