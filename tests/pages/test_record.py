"""The page of the record: whose it is, what is counted, and what the address holds."""

from dataclasses import replace
from threading import Event

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards, race
from riverlib.cards.game import GAME
from riverlib.core import GameLog
from riverlib.play import CardMatch, Player, RaceMatch, default_players
from riverlib.play.backfill import Backfill
from riverlib.play.results import result_of
from riverlib.store import Games, HouseRules, Results, open_database
from riverlib.ui.charts.practising import rules_to_practise
from riverlib.ui.charts.record_page import _whose_it_is
from riverlib.ui.shared.database import storage_or_stop
from tests.analysis.games import SHORT, random_race
from tests.pages.app import open_app
from tests.pages.charts_page import DEARER, address, alts, card_log, open_charts, texts

RECORD = "pages/record.py"


def open_record(**query: str) -> AppTest:
    at = open_app(RECORD, **query)
    assert not at.exception
    return at


@pytest.fixture
def games() -> Games:
    games = Games(open_database())
    for seed in range(9):
        CardMatch.open(games, card_log(("Anna", "Ben") if seed % 3 else ("Anna", "Cleo"), seed))
    return games


def race_log(names: tuple[str, ...], seed: int) -> GameLog:
    """A whole race in which everybody does anything that is allowed."""
    log = random_race(seed, len(names))
    return replace(log, setup=log.setup | {"seats": [Player(name).data() for name in names]})


def metrics(at: AppTest) -> dict[str, str]:
    return {each.label: each.value for each in at.metric}


def test_without_games_it_says_where_to_go() -> None:
    at = open_record()
    assert "You have not played a game yet" in texts(at)
    assert "An example, not yours" in texts(at)
    assert len(alts(at)) == 4
    assert "At 7 or more cards" in alts(at)[0]


def test_a_habit_is_followed_by_advice_and_the_way_to_practise_it() -> None:
    at = open_record()
    assert "when in doubt, bid one fewer" in texts(at)
    links = [each.proto for each in at.get("page_link") if each.proto.label == "Practise it"]
    assert links
    assert all("about=bids-7" in each.query_string for each in links)


def test_it_says_whom_the_points_are_compared_with(games: Games) -> None:
    assert "The others are everybody else at your tables, bots too." in texts(open_record())
    pairs = open_charts(scope="pairs")
    assert "Here only the two are compared, in the games that both played." in texts(pairs)


def test_the_rules_to_practise_under_are_those_of_the_record(games: Games) -> None:
    results, house = Results(open_database()), HouseRules(open_database())
    (most, *_) = [each for each in results.played() if each.game == "cards"]
    key = rules_to_practise(results, house, None)
    assert key is None or GAME.rules_id(cards.find_variant(key)) == most.rules_id
    family = cards.find_variant("family-night")
    assert rules_to_practise(results, house, GAME.rules_id(family)) == "family-night"


def test_whoever_played_most_is_shown_at_once(games: Games) -> None:
    at = open_record()
    assert at.multiselect(key="record_who").value == ["Anna"]
    assert metrics(at)["Games won"].endswith(" of 9")
    assert len(alts(at)) == 8
    assert address(at) == {}


def test_the_misses_stand_in_front_and_nothing_says_that_there_is_nothing(games: Games) -> None:
    """What the eyes found: the most useful fact behind "Nothing to tell here yet"."""
    at = open_record()
    ways = "You missed ", "too few tricks as often", "Whenever you missed"
    assert any(way in each.value for each in at.caption for way in ways)


def test_two_figures_stand_in_front_and_the_others_are_folded(games: Games) -> None:
    """What the eyes found: where nothing was found all eight stood open, six screens of luck."""
    at = open_record()
    (folded,) = [each for each in at.expander if each.label == "More about your bids"]
    assert not folded.proto.expanded
    assert len(alts(at)) - len(folded.get("plotly_chart")) in (1, 2)


def test_it_opens_with_whose_record_it_is_and_what_was_made(games: Games) -> None:
    """What a new user found: it opened with what is not known, and "you" was whoever played."""
    at = open_record()
    assert "here “you” is Anna" in texts(at)
    made = next(no for no, each in enumerate(at.markdown) if "In 9 games you made" in each.value)
    assert "After 9 games nothing" in at.markdown[made + 1].value
    at.multiselect(key="record_who").set_value(["Ben", "Cleo"]).run()
    assert "the record of Ben and Cleo, counted as one person" in texts(at)


def test_the_record_of_you_is_said_to_be_yours() -> None:
    """What the eyes found: "This is You's record: here “you” is You."."""
    assert _whose_it_is(["You"]).startswith("This is your record")


def test_games_still_being_read_are_not_called_not_over(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a phone met: "In 38 games (38 not over yet)" of 38 finished ones, and once it stayed."""
    results, may_read, fill = Results(open_database()), Event(), Backfill._fill
    for stored in games.recent(9):
        outdated = replace(result_of(games.load(stored.id).log), finished=False)
        results.keep(stored.id, outdated, revision=stored.revision)

    def wait_and_fill(backfill: Backfill, game_id: str) -> None:
        assert may_read.wait(60)
        fill(backfill, game_id)

    monkeypatch.setattr(Backfill, "_fill", wait_and_fill)
    at = open_record()
    assert "Reading older games: 9 to go." in texts(at)
    assert "In 9 games you made" in texts(at)
    assert "Games won" not in metrics(at)
    may_read.set()
    assert storage_or_stop().backfill.wait(60)
    at.run()
    assert "Reading older games" not in texts(at)
    assert "In 9 games you made" in texts(at)
    assert metrics(at)["Games won"].endswith(" of 9")


def test_who_has_only_begun_is_not_shown_first(games: Games) -> None:
    """What a phone met in CI: the busiest had no finished deal, and no figure was shown."""
    seats = (Player("Busy"), *default_players(2)[1:])
    for seed in range(12):
        CardMatch.start(games, SHORT, seats, first_dealer=0, seed=seed)
    backfill = Backfill(games, Results(open_database()))
    backfill.start()
    assert backfill.wait(30)
    at = open_record()
    assert at.multiselect(key="record_who").value == ["Anna"]
    assert alts(at)


def test_races_stand_beside_the_cards_and_alone(games: Games) -> None:
    for seed in range(4):
        RaceMatch.open(games, race_log(("Anna", "Dora"), seed))
    at = open_record()
    assert len(alts(at)) == 9
    assert "four races tell nothing yet" in alts(at)[-1]
    at = open_record(who="Dora")
    assert "Here are your races" in texts(at)
    assert len(alts(at)) == 1


def test_the_tile_and_the_figure_of_races_reckon_chance_alike(games: Games) -> None:
    """What the eyes found: 33 % by chance above 37 % by chance, where wins were shared."""
    for seed, names in enumerate([("Anna", "Dora"), ("Anna", "Dora", "Eva")] * 6):
        RaceMatch.open(games, race_log(names, seed))
    finals = Results(open_database()).finals(game="race", names=["Anna"])
    assert [each.winners for each in finals] == [
        len(race.replay(games.load(each.game_id).log).winners) for each in finals
    ]
    assert {each.winners for each in finals} > {1}, "some wins are shared"
    at = open_record(who="Anna")
    (said,) = [alt for alt in alts(at) if "(luck alone " in alt]
    (tile,) = [each for each in at.metric if each.label == "Races won"]
    assert f"({tile.delta})" in said
    assert f"You won {tile.value} races" in said


def test_who_sits_everywhere_has_nobody_to_be_compared_with(games: Games) -> None:
    at = open_record()
    at.multiselect(key="record_who").set_value(["Anna", "Ben", "Cleo"]).run()
    assert not at.exception
    assert "choose fewer names" in texts(at)


def test_one_tap_on_a_name_shows_that_person_alone(games: Games) -> None:
    at = open_record()
    (names,) = (each for each in at.button_group if each.key == "record_tap")
    assert names.value == "Anna"
    names.set_value("Ben").run()
    assert at.multiselect(key="record_who").value == ["Ben"]
    assert address(at) == {"who": "Ben"}
    assert metrics(at)["Games won"].endswith(" of 6")
    at.multiselect(key="record_who").set_value(["Ben", "Cleo"]).run()
    assert at.session_state["record_tap"] is None


def test_a_link_shows_somebody_else(games: Games) -> None:
    at = open_record(who="Ben", rules="Short")
    assert metrics(at)["Games won"].endswith(" of 6")
    assert address(at) == {"who": "Ben", "rules": "Short"}


def test_other_rules_of_the_same_name_count_apart(games: Games) -> None:
    CardMatch.open(games, card_log(("Anna", "Ben"), 9, DEARER))
    assert metrics(open_record())["Games won"].endswith(" of 10")
    assert metrics(open_record(rules="Short"))["Games won"].endswith(" of 9")
    assert "one game of cards by these rules" in texts(open_record(rules="Short (2)"))


def test_first_games_are_told_in_a_sentence_and_lead_to_all_games(games: Games) -> None:
    """What a family met after one evening: "By chance 0 of 1 game would be won", a blank chart."""
    CardMatch.open(games, card_log(("Gran", "Ben"), 9))
    for seed in range(2):
        RaceMatch.open(games, race_log(("Gran", "Dora"), seed))
    at = open_record(who="Gran")
    assert "You have played one game of cards" in texts(at)
    assert "You have sailed two races" in texts(at)
    assert not metrics(at)
    assert not alts(at)
    (link,) = [each.proto for each in at.get("page_link") if each.proto.label == "Our games"]
    assert link.query_string == "scope=list"
    assert at.button(key="record_play").label == "Play a game"
    assert open_record(who="Dora").button(key="record_play"), "of races alone, too"


def test_several_names_may_be_one_person(games: Games) -> None:
    at = open_record()
    at.multiselect(key="record_who").set_value(["Ben", "Cleo"]).run()
    assert metrics(at)["Games won"].endswith(" of 9")
    assert at.query_params["who"] == ["Ben", "Cleo"]


def test_nobody_chosen_is_asked(games: Games) -> None:
    at = open_record()
    at.multiselect(key="record_who").set_value([]).run()
    assert not at.exception
    assert "Choose who you are" in texts(at)


def test_few_games_say_that_nothing_is_sure(games: Games) -> None:
    at = open_record(who="Cleo")
    assert "After 3 games nothing about your bids is sure yet" in texts(at)
    assert "It takes eight games to see a change" in texts(at)


def test_a_name_from_elsewhere_is_not_taken(games: Games) -> None:
    at = open_record(who="<script>", rules="Nobody's")
    assert at.multiselect(key="record_who").value == ["Anna"]
    assert address(at) == {}
