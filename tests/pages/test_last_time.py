"""A set-up begins with who played last, what, and how long; a name is asked for where many play."""

from streamlit.testing.v1 import AppTest

from riverlib import cards, race
from riverlib.cards.bots import EVERY_BOT
from riverlib.learn.cards.first_game import FIRST_GAME
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.store import Games, open_database
from tests.pages.app import CARD_GAME, RACE, chosen_of, open_app, set_up, set_widgets, widget_of

PREDICTION = cards.find_variant("prediction")
COMPANY = (Player("Anna"), Player("Ben"), Player("Otter", "expert-bold"))


def played(variant: cards.Variant, players: tuple[Player, ...]) -> None:
    assert all(player.is_person or player.kind in EVERY_BOT for player in players)
    CardMatch.start(Games(open_database()), variant, players, first_dealer=0, seed=1)


def test_company_strength_rules_and_length_are_those_of_last_time() -> None:
    short = cards.short_evening(PREDICTION)
    assert short is not None
    played(short, COMPANY)
    played(FIRST_GAME, (Player("You"), Player("Otter", "casual")))  # for a newcomer, no choice
    at = open_app(CARD_GAME)
    assert widget_of(at, "setup_players").value == 3
    names = [widget_of(at, f"setup_name_{seat}").value for seat in range(3)]
    kinds = [widget_of(at, f"setup_kind_{seat}").value for seat in range(3)]
    assert names == ["Anna", "Ben", "Otter"]
    assert kinds == ["person", "person", "expert"]
    assert chosen_of(at, "setup_rules") == "prediction"
    assert at.segmented_control(key="setup_length").value == "A short evening"
    assert widget_of(at, "setup_manners").value
    assert at.segmented_control(key="setup_manner_2").value == "bold"
    match = start(at)
    assert match.players[2].kind == "expert-bold"


def start(at: AppTest) -> CardMatch:
    at.button(key="setup_start").click().run()
    match: CardMatch = at.session_state["table_session"].match
    return match


def test_a_second_person_has_no_bots_name_and_who_gave_none_is_asked_again() -> None:
    at = set_widgets(set_up(), setup_players=2, setup_kind_1="person")
    assert widget_of(at, "setup_name_1").value == ""
    match = start(at)
    assert [player.name for player in match.players] == ["Fox", "Otter"], (
        "called by their faces, as bots are"
    )
    at = open_app(CARD_GAME)
    assert names(at, 2) == ["", ""]
    at = set_widgets(at, setup_kind_1="steady")
    assert names(at, 2) == ["You", "Otter"]


def test_rules_that_are_offered_no_longer_leave_the_company() -> None:
    played(cards.Variant(key="own", name="Ours", hand_sizes=(3, 2)), COMPANY)
    at = open_app(CARD_GAME)
    assert widget_of(at, "setup_name_1").value == "Ben"
    assert chosen_of(at, "setup_rules") == "family-night"


def names(at: AppTest, seats: int, place: str = "setup") -> list[str]:
    return [widget_of(at, f"{place}_name_{seat}").value for seat in range(seats)]


def test_you_is_only_who_plays_alone_and_a_name_is_asked_for_in_the_field() -> None:
    at = set_widgets(set_up(), setup_kind_1="person")
    assert names(at, 2) == ["", ""]
    called = [widget_of(at, f"setup_name_{seat}").placeholder for seat in (0, 1)]
    assert called == ["Name", "Name"]
    dealers = next(each for each in at.selectbox if each.label == "Who deals first")
    assert "You" not in dealers.options
    assert asks_for_names(at)
    at = set_widgets(at, setup_name_0="Anna", setup_name_1="Ben")
    assert not asks_for_names(at)
    assert [player.name for player in start(at).players][:2] == ["Anna", "Ben"]


def asks_for_names(at: AppTest) -> bool:
    return any("Write your names" in each.value for each in at.caption)


def test_who_was_named_once_is_offered_again_after_games_alone() -> None:
    played(PREDICTION, COMPANY)
    played(PREDICTION, (Player("You"), Player("Otter", "steady")))
    at = open_app(CARD_GAME)
    assert names(at, 2) == ["You", "Otter"]
    at = set_widgets(at, setup_kind_1="person")
    assert names(at, 2) == ["Anna", ""]
    at = set_widgets(at, setup_name_0="you")
    assert names(at, 2)[0] == "Anna", "nobody is You to the others"
    at = set_widgets(at, setup_kind_1="steady")
    assert names(at, 2) == ["You", "Otter"], "alone again"


def test_a_race_begins_with_the_company_and_the_river_of_the_last_one() -> None:
    games = Games(open_database())
    crew = (Player("Mia"), Player("Ben"), Player("Otter", "pilot"))
    RaceMatch.start(games, race.find_layout("short-river"), crew, first=0, seed=1)
    played(PREDICTION, COMPANY)
    at = open_app(RACE)
    assert widget_of(at, "race_players").value == 3
    assert names(at, 3, "race") == ["Mia", "Ben", "Otter"]
    kinds = [widget_of(at, f"race_kind_{seat}").value for seat in range(3)]
    assert kinds == ["person", "person", "pilot"]
    assert chosen_of(at, "race_river") == "short-river"
