"""The rule laboratory: choose, play, look closer, stop; what is shown is in the address."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.analysis.lab import experiment
from riverlib.analysis.lab.experiment import Experiment, Stage
from riverlib.analysis.lab.kept import keep
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import run
from riverlib.analysis.lab.sums import Sums
from riverlib.core.job import Job
from riverlib.core.worker import Tell, in_worker
from riverlib.store import HouseRules, open_database
from riverlib.ui.lab import running, set_up
from tests.analysis.lab.samples import CARDS
from tests.core import slow_work
from tests.core.test_worker import PATIENCE, wait_for
from tests.pages.app import plain

PAGE = str(Path(__file__).resolve().parents[2] / "pages" / "lab.py")
SMALL = {"rules": ["prediction", "oh-hell"], "bots": ["random"]}
FEW = 60
PLAYED = experiment._played


@pytest.fixture(autouse=True)
def patient_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a browser nothing polls: the page waits until the few games are played."""
    monkeypatch.setattr(running, "_PATIENCE", 120.0)
    monkeypatch.setattr(set_up, "SIZES", (FEW, 1_000_000))
    monkeypatch.setattr(experiment, "in_worker", play_here)


def play_here(
    job: Job[None], work: Callable[..., Sums], plan: Plan, *arguments: Any, heard: Tell
) -> Sums:
    """Play a few games in this process: a new one is busy for seconds before it plays any."""
    if work is PLAYED and plan.games <= FEW:
        return work(plan, *arguments, heard)
    sums: Sums = in_worker(job, work, plan, *arguments, heard=heard)
    return sums


def open_lab(**query: Any) -> AppTest:
    at = AppTest.from_file(PAGE, default_timeout=150)
    for name, value in query.items():
        at.query_params[name] = value
    at.run()
    assert not at.exception
    return at


def play_lab(**query: Any) -> AppTest:
    """Open an address and press its start."""
    at = open_lab(**query)
    next(button for button in at.button if (button.key or "").endswith("_start")).click().run()
    assert not at.exception
    return at


def told(at: AppTest) -> str:
    parts = (*at.markdown, *at.caption, *at.info, *at.warning, *at.text, *at.subheader)
    return plain(" ".join(part.value for part in parts))


def charts(at: AppTest) -> int:
    return len(at.get("plotly_chart"))


def test_nothing_is_played_before_somebody_says_so() -> None:
    at = open_lab()
    assert not running._experiments()
    assert at.multiselect(key="lab_rules").value == [
        "family-night",
        "prediction",
        "ile-fourchue",
    ]
    assert not at.button(key="lab_cards_start").disabled


@pytest.mark.parametrize("page", [{}, {"game": "race"}, {"what": "wish", "wish": ["short"]}])
def test_an_address_starts_nothing(page: dict[str, Any]) -> None:
    at = open_lab(**page, run="yes", seed="77")
    (start,) = (button for button in at.button if (button.key or "").endswith("_start"))
    assert not start.disabled
    assert not running._experiments()


def test_of_two_windows_that_start_the_same_at_once_one_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(experiment, "_played", slow_work.plays_for_ever)
    first, second = Experiment(CARDS), Experiment(CARDS)
    assert running._remember(CARDS, first) is first
    assert running._remember(CARDS, second) is first
    assert second.wait(PATIENCE)
    assert second.progress.stage is Stage.STOPPED
    assert first.progress.stage is not Stage.STOPPED
    first.stop()
    assert first.wait(PATIENCE)


def test_another_part_of_the_page_starts_nothing() -> None:
    at = play_lab(**SMALL, seed="78")
    at.segmented_control(key="lab_what").set_value("wish").run()
    assert not at.button(key="lab_wishes_start").disabled
    assert at.session_state["lab_running_wishes"] is None


def test_each_part_of_the_page_is_found_as_it_was_left() -> None:
    at = open_lab(**SMALL, games="1000000", seed="5")
    at.segmented_control(key="lab_what").set_value("wish").run()
    at.segmented_control(key="lab_what").set_value("compare").run()
    assert not at.exception
    assert at.selectbox(key="lab_games").value == 1_000_000
    assert at.multiselect(key="lab_rules").value == SMALL["rules"]
    at.segmented_control(key="lab_game").set_value("race").run()
    at.number_input(key="lab_players").set_value(3).run()
    at.segmented_control(key="lab_game").set_value("cards").run()
    assert not at.exception
    assert at.query_params["games"] == "1000000"
    assert at.query_params["rules"] == SMALL["rules"]
    assert at.number_input(key="lab_players").value == 4
    at.segmented_control(key="lab_game").set_value("race").run()
    assert at.number_input(key="lab_players").value == 3


def test_the_first_change_of_a_rule_begins_with_its_own_question() -> None:
    at = open_lab(**SMALL, measure="margin")
    at.segmented_control(key="lab_what").set_value("change").run()
    assert not at.exception
    assert at.session_state["lab_measure"] == "most"
    assert "measure" not in at.query_params
    at.segmented_control(key="lab_what").set_value("compare").run()
    assert at.session_state["lab_measure"] == "margin"
    at = open_lab(what="change", measure="margin")
    assert at.session_state["lab_measure"] == "margin"


def test_what_was_played_is_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    play_lab(**SMALL, seed="79")
    running._experiments().clear()  # another server
    at = open_lab(**SMALL, seed="79")
    assert at.button(key="lab_cards_start").disabled
    assert charts(at) == 4


def test_a_comparison_is_chosen_played_and_told() -> None:
    at = open_lab(rules=["prediction", "oh-hell"], bots=["random"])
    at.button(key="lab_cards_start").click().run()
    assert not at.exception
    assert charts(at) == 4
    assert "Oh Hell: " in told(at)
    assert "than Prediction (between" in told(at)
    assert "60 games under each rule set, seed 1" in told(at)
    assert "share their shuffles" in told(at)
    assert len(at.dataframe[-1].value) > 20


def test_a_link_shows_the_same_picture() -> None:
    at = play_lab(**SMALL, measure="margin", base="2", look="lead", players="3", seed="9")
    assert charts(at) == 4
    assert at.selectbox(key="lab_measure").value == "margin"
    assert "Leaders who win" in told(at)
    assert "points ahead" in told(at)
    assert "“Prediction”, compared with “Oh Hell”" in told(at)
    assert "The difference from Oh Hell" in told(at)
    assert at.query_params["measure"] == "margin"
    assert at.query_params["rules"] == ["prediction", "oh-hell"]


def test_every_closer_look_has_a_figure() -> None:
    play_lab(**SMALL)
    for look in ("size", "bid", "worth", "place", "wins", "lead", "finals"):
        assert charts(open_lab(**SMALL, look=look)) == 4, look


def test_another_choice_waits_to_be_played() -> None:
    at = play_lab(**SMALL)
    at.number_input(key="lab_players").set_value(5).run()
    assert not at.exception
    assert charts(at) == 0
    assert not at.button(key="lab_cards_start").disabled


def test_who_comes_back_by_the_menu_finds_it_as_it_was() -> None:
    at = AppTest.from_file(PAGE, default_timeout=150)
    at.session_state["lab_address"] = {"players": ["6"], "rules": ["oh-hell", "prediction"]}
    at.run()
    assert at.number_input(key="lab_players").value == 6
    assert at.query_params["players"] == "6"
    assert at.multiselect(key="lab_rules").value == ["oh-hell", "prediction"]


def test_races_are_compared() -> None:
    at = play_lab(game="race", crew=["random"], race_look="lost")
    assert charts(at) == 3  # so few races answer nothing yet
    assert "Too early to say" in told(at)
    assert "boats go over the waterfall" in told(at)
    assert "the same throws" in told(at)


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ({"rules": ["prediction"]}, "Choose at least two"),
        (
            {"rules": ["prediction", "ile-fourchue-partners"], "players": "5"},
            "cannot make equal teams",
        ),
    ],
)
def test_what_cannot_be_compared_is_said(query: dict[str, Any], words: str) -> None:
    at = open_lab(**query)
    assert words in told(at)
    assert charts(at) == 0


def test_house_rules_are_among_the_rule_sets(data_folder: Path) -> None:
    data = cards.variant_data(cards.find_variant("prediction"))
    HouseRules(open_database(None)).save("Granny's", data, game="cards")
    at = play_lab(rules=["prediction", "house:Granny's"], bots=["random"])
    assert "Granny's: " in told(at)
    assert "no clear difference from Prediction" in told(at)


def test_a_long_comparison_shows_how_far_it_is_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_PATIENCE", 1.0)
    at = open_lab(**SMALL, games="1000000")
    at.checkbox(key="lab_cards_all").check().run()
    at.button(key="lab_cards_start").click().run()
    experiment: Experiment = at.session_state["lab_running_cards"]
    wait_for(lambda: experiment.progress.games)
    at.run()
    assert not at.exception
    assert experiment.progress.stage in (Stage.PLAYING, Stage.COMPILING)
    at.button(key="lab_cards_stop").click().run()
    assert not at.exception
    assert experiment.progress.stage is Stage.STOPPED
    assert "Stopped after" in told(at)
    assert any(button.key == "lab_cards_on" for button in at.button)


def test_what_was_certain_enough_says_what_it_saved_and_plays_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = replace(CARDS, rules=CARDS.rules[:2], games=1_000_000, seed=1)
    keep(plan, run(replace(plan, games=960)))
    monkeypatch.setattr(experiment, "_played", slow_work.plays_for_ever)
    at = open_lab(rules=["prediction", "oh-hell"], bots=["random"], games=1_000_000)
    words = "Enough after 960 of 1,000,000 games each: more would change nothing you would notice."
    assert words in told(at)
    monkeypatch.setattr(running, "_PATIENCE", 0.1)
    at.button(key="lab_cards_on").click().run()
    assert not at.exception
    work = running._experiments()[plan]
    assert work.progress.stage is Stage.PLAYING
    work.stop()


def test_all_games_can_be_asked_for_where_there_are_many() -> None:
    assert [box.key for box in open_lab(**SMALL).checkbox if "_all" in str(box.key)] == []
    at = open_lab(**SMALL, games=1_000_000)
    assert not at.checkbox(key="lab_cards_all").value


def test_which_rules_for_us_ranks_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    from riverlib.ui.lab import wishes

    monkeypatch.setattr(wishes, "_SIZES", (20,))
    at = play_lab(what="wish", wish=["short"])
    assert charts(at) == 1
    assert "1. " in told(at)
    assert "100 of 100" in told(at)
    assert "(elsewhere " in told(at)
    assert at.query_params["wish"] == "short"
    at = play_lab(what="wish", wish=["skill"], players="5")
    assert "Left out: Ile Fourchue partners" in told(at)


def test_house_rules_and_rivers_are_ranked_too(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    from riverlib.ui.lab import wishes

    monkeypatch.setattr(wishes, "_SIZES", (20,))
    data = cards.variant_data(cards.find_variant("prediction"))
    ours = data | {"hand_sizes": [1], "name": "Granny's"}
    HouseRules(open_database(None)).save("Granny's", ours, game="cards")
    at = play_lab(what="wish", wish=["short"])
    assert "Granny's fits you best" in told(at)
    assert "One of your own rule sets." in told(at)
    at = play_lab(what="wish", game="race", wish=["close"])
    assert "Too early to say: after 20 games" in told(at)


def test_your_own_pace_changes_the_minutes() -> None:
    at = play_lab(**SMALL, measure="minutes", card="20")
    assert at.query_params["card"] == "20"
    assert "minutes" in told(at)
    assert "Prediction: a game takes about 4" not in told(at)


CHANGE = {"what": "change", "of": "prediction", "bots": ["random"]}


def test_one_rule_is_changed_and_the_link_shows_it_again() -> None:
    query = CHANGE | {"rule": "penalty_points", "values_penalty_points": ["1", "5"]}
    at = play_lab(**query | {"of": "ile-fourchue"})
    assert charts(at) == 3  # too few games for an answer's figure: the clock alone
    said = told(at)
    now = "How many points a miss costs (5)"
    assert f"“How many points a miss costs (1)”, compared with “{now}”" in said
    assert at.selectbox(key="lab_measure").value == "most"
    assert at.selectbox(key="lab_look").value == "worth"
    assert not {"measure", "look"} & set(at.query_params)
    assert "Compared on the same cards, deal by deal" in said
    assert "what does it change, all else equal?" in said
    assert at.query_params["values_penalty_points"] == ["1", "5"]
    assert at.query_params["of"] == "ile-fourchue"


@pytest.mark.parametrize(
    ("query", "words"),
    [
        (CHANGE | {"rule": "bidding"}, "the hook needs a last bidder"),
        (CHANGE | {"rule": "penalty_points"}, "this rule changes nothing"),
        (CHANGE | {"rule": "hook", "values_hook": "no"}, "Choose at least two values"),
        (CHANGE | {"rule": "team_size"}, "cannot make equal teams"),
        ({"what": "change", "game": "race"}, "would be on card 5"),
    ],
)
def test_what_cannot_be_changed_is_said(query: dict[str, Any], words: str) -> None:
    at = open_lab(**query | ({"values_sandbank": ["1", "5"]} if "game" in query else {}))
    assert words in told(at)
    assert charts(at) == 0


def test_how_many_play_can_be_changed_too() -> None:
    at = play_lab(**CHANGE, rule="players", values_players=["3", "5"])
    assert "cannot be compared with Players (3) on the same cards" in told(at)


def test_every_rule_of_both_games_can_be_chosen() -> None:
    for game in ("cards", "race"):
        at = open_lab(what="change", game=game)
        for rule in at.selectbox(key="lab_rule").options:
            at.selectbox(key="lab_rule").select(rule).run()
            assert not at.exception, rule


def test_while_it_plays_it_says_how_many_games_will_do() -> None:
    progress = experiment.Progress(Stage.PLAYING, 10_000, 1_000_000, 3_000.0, "", 32_567)
    said = running.progress_words(progress, 3)
    assert said.endswith(
        "10,000 of 1,000,000 games each, 1,000 a second, about 33,000 will do, 23 s left"
    )
    every = experiment.Progress(Stage.PLAYING, 10_000, 20_000, 3_000.0, "", 32_567)
    assert "will do" not in running.progress_words(every, 3)
