"""What stands below the table after a game: sentences, ways back, marks, a table, exercises."""

import re
from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from typing import Any

import pandas as pd
import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.cards.coach import judging, review_job
from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.coach.story import when_words
from riverlib.core.job import Job
from riverlib.learn.exam.choices import kept_choices
from riverlib.play import CardMatch
from riverlib.store import Games, Progress, open_database
from riverlib.ui.cards import choice_rows, looking_back, review
from riverlib.ui.shared import card_review, game_review, kernels
from tests.cards.coach.played import by_lot, even, random_log
from tests.core import slow_work
from tests.pages.app import click, open_app, table_view, view_of

NAMES = ("=Anna", "**Ben** <b>", "Cleo")
RULES = cards.Variant(key="three", name="Three deals", hand_sizes=(3, 4, 2))


def at_once(job: Job[Any], work: Callable[..., Any], *arguments: Any, heard: Any) -> Any:
    """Stand in for ``in_worker``."""
    return work(*arguments, heard)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job, "in_worker", at_once)
    monkeypatch.setattr(review_job, "even_deals", lambda *_: even)
    monkeypatch.setattr(judging, "weigh", by_lot)
    monkeypatch.setattr(review, "_PATIENCE", 60.0)  # however slow the machine is


def opened(kinds: str = "person random random", *, deals: int | None = None) -> CardMatch:
    """A game by lot whose seats are of these kinds, in the store."""
    seats = [{"name": name, "kind": kind} for name, kind in zip(NAMES, kinds.split(), strict=True)]
    log = random_log(RULES, seed=2, deals=deals)
    setup = log.setup | {"seats": seats, "seed": 2}
    return CardMatch.open(Games(open_database()), replace(log, setup=setup))


def page_of(match: CardMatch, **query: str) -> AppTest:
    at = open_app("pages/cards.py", game=match.game_id, **query)
    assert not at.exception
    return at


def said(at: AppTest) -> str:
    texts = (*at.markdown, *at.caption, *at.subheader)
    said_first = (each.value.replace("\\", "") for each in texts)
    return " ".join((*said_first, *(each.proto.body for each in at.get("html"))))


def test_a_finished_game_is_told_with_its_turning_points() -> None:
    match = opened()
    at = page_of(match)
    assert "How =Anna played" in said(at), "the seat has a name: called so everywhere"
    job = review_job.ReviewJob(match.log, match.people)
    job.wait()
    worst = job.so_far.worst(match.people)
    back = [each.key for each in at.button if str(each.key).startswith("review_back_")]
    assert back == [f"review_back_{each.action_no}" for each in worst]
    assert "What cost =Anna most" in said(at)
    folded = "Also worth another look" in [each.label for each in at.expander]
    assert folded is (len(worst) > game_review.AT_ONCE)
    assert " points" in next(each.value for each in at.markdown if "Anna came " in each.value)
    lines = [str(each.key) for each in at.button if str(each.key).startswith("review_line_")]
    assert lines == [
        f"review_line_{each.action_no}" for each in job.so_far.decisions if round(each.cost, 1) > 0
    ]
    mine = job.so_far.seats[0]
    assert f"= {mine.points} point" in said(at)
    assert said(at).count("cost about") == 1  # told once


def test_each_costly_choice_is_a_table_as_it_stood_with_both_ways_and_no_other_hand() -> None:
    match = opened()
    at = page_of(match)
    job = review_job.ReviewJob(match.log, match.people)
    job.wait()
    for decision in job.so_far.worst(match.people):
        view = view_of(at, f"review_table_{decision.action_no}")
        assert view["me"] == decision.seat
        choice = view["looking"]["choice"]
        assert (choice["played"], choice["better"]) == (
            cards.action_text(decision.chosen),
            cards.action_text(decision.best),
        )
        assert not any(view["looking"]["hands"]), "the picture shows what the one who chose saw"
        assert view["lesson"] is None
        assert view["help"]["now"], "who does not see it hears it"
        kept = {each["card"] for each in view["hand"]}
        if isinstance(decision.chosen, cards.Play):
            assert str(decision.chosen.card) not in kept
            assert str(decision.chosen.card) in view["trick"]["cards"], "it lies on the table"


def test_a_choice_that_fills_a_trick_is_shown_before_the_trick_is_taken() -> None:
    """What the eyes found: "you play last, and the trick is yours" below an empty table."""
    match = opened()
    job = review_job.ReviewJob(match.log, match.people)
    job.wait()
    deals = finished_deals(match.log)
    filling = [each for each in job.so_far.decisions if len(each.view.trick) == len(NAMES) - 1]
    assert filling
    for decision in filling:
        assert isinstance(decision.chosen, cards.Play)
        view = looking_back.choice_view(match, deals, review.reviewed(match), decision, "")
        played = [*decision.view.trick, decision.chosen.card]
        assert view["trick"]["cards"] == [str(card) for card in played]
        assert [each["taken"] for each in view["seats"]] == list(decision.view.taken)
        assert str(decision.chosen.card) not in [each["card"] for each in view["hand"]]


def test_names_stay_text() -> None:
    at = page_of(opened("person person random"))
    markup = " ".join(each.value for each in at.markdown)
    assert "\\*\\*Ben\\*\\* \\<b\\>" in markup
    assert "How all played" in said(at)


def test_a_choice_is_shown_on_the_table_with_all_hands_open_and_left_again() -> None:
    match = opened()
    at = page_of(match)
    job = review_job.ReviewJob(match.log, match.people)
    job.wait()
    worst = job.so_far.worst(match.people)[0]
    at.button(key=f"review_look_{worst.action_no}").click().run()
    assert not at.exception
    view = table_view(at)
    state = cards.replay(replace(match.log, actions=match.log.actions[: worst.action_no + 1]))
    assert [sorted(hand) for hand in view["looking"]["hands"]] == [
        sorted(map(str, hand)) for hand in state.hands
    ]
    assert "Better: " in view["lesson"]["say"]
    assert view["looking"]["mark"] in ("doubtful", "bad")
    choice = view["looking"]["choice"]
    assert choice == {
        "seat": worst.seat,
        "played": cards.action_text(worst.chosen),
        "better": cards.action_text(worst.best),
    }
    stretches = view["looking"]["stretches"]
    assert all(bool(each["marks"]) != each["forced"] for each in stretches)
    assert stretches[-1]["forced"], "the last trick says that there was no choice"
    assert view["to_move"] == worst.seat, "whose choice is told"
    assert [each["now"] for each in stretches].count(True) == 1
    at = click(at, kind="lesson", step="next")
    at = click(at, kind="lesson", step="back")
    assert table_view(at)["lesson"]["say"] == view["lesson"]["say"]
    at = click(at, kind="lesson", step="out")
    assert table_view(at)["looking"] is None


def test_a_deal_says_as_long_as_its_choices_are_being_weighed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not table_view(page_of(opened(), look="1"))["looking"]["judging"], "it was quick"
    match = opened(deals=1)
    match.next_deal()
    monkeypatch.setattr(review_job, "in_worker", slow_work.until_it_is_stopped)
    monkeypatch.setattr(review, "_PATIENCE", 0.1)
    view = table_view(page_of(match, look="1"))
    looking = view["looking"]
    assert looking["judging"]
    assert view["lesson"]["say"].endswith(" The coach is still weighing this deal.")
    assert not any(each["marks"] or each["forced"] for each in looking["stretches"])
    job = card_review.review_job(match, 0)
    job.stop()
    assert job.wait(60)
    assert not table_view(page_of(match, look="1"))["looking"]["judging"], "nobody works on it"


def test_all_of_a_deal_can_be_walked_through_to_the_next() -> None:
    at = page_of(opened(), look="1")
    view = table_view(at)
    say = view["lesson"]["say"]
    assert say == "This is how the cards were dealt." or "dealt" not in say, "a verdict alone"
    assert view["looking"]["choice"] is None
    assert [each["title"] for each in view["looking"]["stretches"]] == ["Bids", "1", "2", "3"]
    steps = view["lesson"]["steps"]
    for _ in range(steps - 1):
        at = click(at, kind="lesson", step="next")
    assert table_view(at)["lesson"]["go"] == "Deal 2"
    at = click(at, kind="lesson", step="next")
    assert table_view(at)["deal"]["number"] == 2
    at = click(at, kind="lesson", step="to", option=3)
    assert table_view(at)["lesson"]["step"] == 2
    assert "1" in at.query_params["look"]
    at = click(at, kind="lesson", step="out")
    assert table_view(at)["looking"] is None
    assert "look" not in at.query_params


def test_every_step_is_one_moment_what_is_told_stands_on_the_table() -> None:
    match = opened()
    at = page_of(match, look="1")
    view = table_view(at)
    assert (view["to_move"], view["last_trick"]) == (None, None), "nobody acts while it is dealt"
    states = [cards.opening_state(match.log), *(state for state, _ in cards.steps(match.log))]
    for told in range(1, view["lesson"]["steps"]):
        at = click(at, kind="lesson", step="next")
        view = table_view(at)
        before = states[told]
        stretches = view["looking"]["stretches"]
        [lit] = [each for each in stretches if each["now"]]
        is_bid = before.phase is cards.Phase.BID
        assert lit["title"] == ("Bids" if is_bid else str(len(before.tricks) + 1))
        assert view["to_move"] == before.to_move
        trick = view["last_trick"] or view["trick"]
        laid = [] if is_bid else [*map(str, before.trick), match.log.actions[told].split()[1]]
        assert trick["cards"] == laid


def test_playing_on_opens_a_game_of_its_own() -> None:
    match = opened()
    at = page_of(match)
    job = review_job.ReviewJob(match.log, match.people)
    job.wait()
    worst = job.so_far.worst(match.people)[0]
    at.button(key=f"review_back_{worst.action_no}").click().run()
    assert not at.exception
    game = str(at.query_params["game"])
    assert game != match.game_id
    other = CardMatch.resume(Games(open_database()), game)
    assert other.log.actions == match.log.actions[: worst.action_no]
    assert cards.view(other.state, other.state.to_move) == worst.view
    assert other.log.setup["seed"] == match.log.setup["seed"]


def test_while_a_game_goes_on_only_finished_deals_are_seen_and_nothing_to_come() -> None:
    match = opened(deals=1)
    match.next_deal()
    at = page_of(match)
    at = click(at, kind="look", deal=1)
    assert "not over yet" in table_view(at)["note"]["text"]
    at = click(at, kind="look", deal=0)
    view = table_view(at)
    assert view["deal"]["number"] == 1
    assert view["looking"]["mark"] == ""
    assert view["lesson"]["go"] == "Next"
    for _ in range(view["lesson"]["steps"] - 1):
        at = click(at, kind="lesson", step="next")
    assert table_view(at)["lesson"]["go"] == "Done"
    at.run()
    job = review_job.ReviewJob(match.export(), match.people, 0)
    job.wait()
    action_no = job.so_far.decisions[0].action_no
    other = CardMatch.what_if(Games(open_database()), match.export(), action_no)
    assert other.log.setup["seed"] != match.log.setup["seed"]  # what is to come stays unknown


def test_a_deal_looked_at_is_played_on_from_where_a_person_chooses() -> None:
    match = opened()
    at = click(page_of(match), kind="look", deal=0)
    at = click(at, kind="lesson", step="next")
    while table_view(at)["looking"]["plays_on"]:
        at = click(at, kind="lesson", step="next")
    at = click(at, kind="lesson", step="on")
    assert table_view(at)["looking"], "nobody plays on where a bot chooses"
    while not table_view(at)["looking"]["plays_on"]:
        at = click(at, kind="lesson", step="next")
    kept = table_view(at)["lesson"]["step"]
    at = click(at, kind="lesson", step="on")
    game = str(at.query_params["game"])
    assert game != match.game_id
    other = CardMatch.resume(Games(open_database()), game)
    assert other.log.actions == match.log.actions[:kept]
    view = table_view(at)
    assert view["looking"] is None
    assert view["deal"]["again"]


def test_costly_choices_are_kept_once_for_who_learns() -> None:
    match = opened()
    page_of(match)
    kept = kept_choices(Progress(open_database()), "Me")
    assert 0 < len(kept) <= 6
    assert all(key.startswith(match.game_id) for key in kept)
    page_of(match)
    assert kept_choices(Progress(open_database()), "Me").keys() == kept.keys()


def test_the_file_holds_every_choice_and_no_formula() -> None:
    match = opened("person person person")
    job = review_job.ReviewJob(match.log, match.people)
    job.wait()
    frame = pd.read_csv(StringIO(choice_rows.csv(job.so_far, NAMES).decode("utf-8-sig")))
    assert len(frame) == len(job.so_far.decisions)
    assert set(frame["Player"]) == {"'=Anna", "**Ben** <b>", "Cleo"}
    assert set(frame["Mark"]) <= {"fine", "doubtful", "bad"}


def test_the_file_is_called_by_the_game_and_its_day() -> None:
    """What the eyes found: ``cards-ctZiZ6-c_WqJ.csv``."""
    match = opened()
    told, day = review._file(match, NAMES), match.created.date().isoformat()
    assert told.startswith("cleo-won-by-")
    assert told.endswith(f"-{day}")
    assert match.game_id.lower() not in told


def test_a_long_review_shows_what_is_ready_and_can_be_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_job.ReviewJob, "wait", lambda *_: False)
    at = page_of(opened())
    assert "of 3 deals" in at.get("progress")[0].proto.text
    assert at.button(key="review_stop")


def test_on_a_new_computer_a_review_says_what_it_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_job.ReviewJob, "wait", lambda *_: False)
    monkeypatch.setattr(kernels, "are_compiling", lambda *_: True)
    at = page_of(opened())
    assert "only this once" in said(at)
    assert not at.get("progress")


def test_what_is_being_weighed_is_told_in_the_order_of_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (job := review_job.ReviewJob(opened().log, (0,))).wait(120)
    monkeypatch.setattr(review_job.ReviewJob, "judged", job.judged)
    monkeypatch.setattr(review_job.ReviewJob, "wait", lambda *_: False)
    whens = [when_words(each) for each in job.judged[-game_review.MOST_JUDGED :]]
    assert re.findall(r"<small>(Deal[^<]*)</small>", said(page_of(opened()))) == whens != []


def test_a_review_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        cards.parse_card("??")

    monkeypatch.setattr(review_job, "even_deals", fail)
    at = page_of(opened())
    assert any("is no card" in each.value for each in at.text)


def test_a_review_that_nobody_waited_for_begins_anew_and_one_that_was_stopped_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = opened()
    monkeypatch.setattr(review_job, "in_worker", slow_work.that_nobody_wants)
    unwanted = card_review.review_job(match)
    assert unwanted.wait(60)
    monkeypatch.setattr(review_job, "in_worker", at_once)
    job = card_review.review_job(match)
    assert job is not unwanted
    assert job.wait(60)
    assert job.is_done
    card_review.forget(match)
    monkeypatch.setattr(review_job, "in_worker", slow_work.until_it_is_stopped)
    stopped = card_review.review_job(match)
    stopped.stop()
    assert stopped.wait(60)
    assert card_review.review_job(match) is stopped


def test_the_deal_just_finished_is_offered_to_be_looked_at() -> None:
    match = opened(deals=2)
    at = page_of(match)
    assert at.button(key="review_look_deal").label == "Look at deal 2 again"
    at.selectbox(key="review_deal").select(0).run()
    assert at.button(key="review_look_deal").label == "Look at deal 1 again", "as chosen"
    at.session_state["cards_review_offered"] = (match.game_id, 1)  # one more has come since
    at.run()
    assert at.button(key="review_look_deal").label == "Look at deal 2 again"


def test_a_game_taken_back_while_it_is_weighed_is_told_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the browser met: the story was drawn anew after the game's last card was taken back."""
    match = opened()
    monkeypatch.setattr(review_job.ReviewJob, "wait", lambda *_: False)
    job = review_job.ReviewJob(match.log, match.people)
    match.undo()
    assert not match.state.is_over

    class WholePageAgain(Exception):  # noqa: N818
        pass

    def again(*, scope: str) -> None:
        raise WholePageAgain(scope)

    monkeypatch.setattr(review.st, "rerun", again)
    with pytest.raises(WholePageAgain, match="app"):
        review._growing.__wrapped__(match, job)
