"""The host's panel below both boards: a table is opened to phones, led and closed."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards, race
from riverlib.live.home.codes import MINUTES, WRONG_TRIES
from riverlib.play import CardMatch, Match, Player, RaceMatch
from riverlib.store import Games, open_database
from riverlib.ui.shared import house as ui_house
from riverlib.ui.shared.at_home import words
from tests.pages.app import CARD_GAME, RACE, click, open_app, send, shows, table_view, view_of
from tests.pages.home_tables import CABLE, WIFI, HouseWithoutNetwork
from tests.pages.test_home import play_out

ANNA, BEN, GRANDPA, BOT = range(4)
FAMILY = (Player("Anna"), Player("Ben"), Player("*Grandpa* <b>"), Player("Otter", "random"))
GRANDPAS = FAMILY[GRANDPA].name
SHORT = cards.Variant(key="short", name="Short", hand_sizes=(1,))
PANEL = "home_table"


class Evening:
    """A game on the host's screen, and the house that it may be opened in."""

    def __init__(self, at: AppTest, games: Games, house: HouseWithoutNetwork) -> None:
        self.at, self.games, self.house = at, games, house

    def press(self, kind: str, **more: object) -> None:
        """Press a button of the panel."""
        self.at = send(self.at, PANEL, kind=kind, **more)
        assert not self.at.exception

    def look(self) -> None:
        """See what the panel shows after a while."""
        self.at.run()
        assert not self.at.exception

    @property
    def view(self):  # type: ignore[no-untyped-def]
        return view_of(self.at, PANEL)

    @property
    def open(self):  # type: ignore[no-untyped-def]
        return self.view["open"]

    @property
    def ways(self) -> tuple[object, object]:
        """What leads a phone and what leads a big screen to the table."""
        return self.open["invitation"]["picture"], self.open["watching"]["link"]

    def says(self, seat: int) -> str:
        return str(self.open["seats"][seat]["says"])


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Games:
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path))
    return Games(open_database())  # the app's own


@pytest.fixture
def house(games: Games, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HouseWithoutNetwork:
    made = HouseWithoutNetwork(games, tmp_path)
    monkeypatch.setattr(ui_house, "house", lambda: made)
    return made


def evening(games: Games, house: HouseWithoutNetwork, match: Match) -> Evening:
    page = CARD_GAME if isinstance(match, CardMatch) else RACE
    at = open_app(page, game=match.game_id)
    assert not at.exception
    return Evening(at, games, house)


@pytest.fixture
def closed(games: Games, house: HouseWithoutNetwork) -> Evening:
    match = CardMatch.start(games, SHORT, FAMILY, first_dealer=0, seed=3)
    return evening(games, house, match)


@pytest.fixture
def opened(closed: Evening) -> Evening:
    closed.press("open")
    return closed


def test_nothing_listens_until_a_table_is_opened_and_the_panel_says_what_that_means(
    closed: Evening,
) -> None:
    assert closed.open is None
    assert closed.house.door.port is None
    assert "same Wi-Fi" in closed.view["about"]
    assert "could see your cards" in closed.view["openness"]
    assert "do not trust" in closed.view["openness"]
    assert closed.view["alone"] == ""


def test_an_open_table_shows_picture_address_and_letters(opened: Evening) -> None:
    invitation, table = opened.open["invitation"], opened.house.table
    assert opened.house.door.port == 8600
    assert invitation["text"] == "http://192.168.1.5:8600"
    assert invitation["code"].replace(" ", "") == table.codes.text
    assert invitation["code_says"] == "good for 10 more minutes"
    assert invitation["picture"]["path"].startswith("M0 0h7v1h-7z")  # a corner of every such code
    assert table.invitation not in str(opened.open)  # in the picture alone
    assert opened.open["watching"]["link"] == f"http://192.168.1.5:8600/#{table.watch_token}"


def test_the_first_person_stays_and_all_others_wait_for_phones(opened: Evening) -> None:
    assert [opened.says(seat) for seat in range(4)] == [
        "at this device",
        "waits for a phone",
        "waits for a phone",
        "a bot",
    ]
    assert opened.open["seats"][GRANDPA]["name"] == GRANDPAS  # text, drawn as text
    assert opened.view["summary"] == "0 of 2 phones here"
    assert opened.open["is_wanted"]
    assert opened.open["all_here"] == ""


def test_whoever_has_no_name_is_asked_for_one_before_the_way_in_is_shown(
    games: Games, house: HouseWithoutNetwork
) -> None:
    players = (Player("You"), Player("Player 2"), Player("Otter", "random"))
    match = CardMatch.start(games, SHORT, players, first_dealer=0, seed=3)
    at_you = evening(games, house, match)
    assert at_you.view["asks"] == "What are you called?"
    for nothing in ({}, {"name": " you "}, {"name": 7}, {"name": "Player 2"}):
        at_you.press("open", **nothing)
        assert at_you.open is None
        assert at_you.view["note"].startswith("Type what you are called")
    at_you.press("open", name="Otter")
    assert at_you.open is None
    assert "Otter sits here already" in at_you.view["note"]
    at_you.press("open", name=" Papa ")
    assert [seat["name"] for seat in at_you.open["seats"]] == ["Papa", "Player 2", "Otter"]
    assert table_view(at_you.at)["seats"][0]["name"] == "Papa"
    house.sit_down(BEN)
    names = [seat["name"] for seat in house.table.guest_at(BEN).seen().view["seats"]]
    assert names == ["Papa", "Player 2", "Otter"]


def test_the_first_page_leads_to_an_open_table(opened: Evening) -> None:
    at = open_app("pages/home.py")
    (lead,) = [button for button in at.button if button.key == "at_home_0"]
    assert lead.label == "Go to the table\\: Short, open for phones"
    opened.house.sit_down(BEN)
    at = open_app("pages/home.py")
    (lead,) = [button for button in at.button if button.key == "at_home_0"]
    assert lead.label == "Go to the table\\: Short with Ben"
    opened.press("close")
    at = open_app("pages/home.py")
    assert not [button for button in at.button if button.key == "at_home_0"]


def test_a_race_is_opened_the_same_way_and_has_no_cards_to_see(
    games: Games, house: HouseWithoutNetwork
) -> None:
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, FAMILY[:2], first=0, seed=3)
    race_evening = evening(games, house, match)
    assert "could move in your place" in race_evening.view["openness"]
    race_evening.press("open")
    assert race_evening.says(BEN) == "waits for a phone"
    assert "cards" not in race_evening.view["openness"]


def test_who_is_there_who_is_away_and_who_a_bot_plays_for(opened: Evening) -> None:
    opened.house.sit_down(BEN)
    opened.look()
    assert opened.says(BEN) == "on their phone"
    assert opened.view["summary"] == "1 of 2 phones here"
    opened.house.fall_asleep(BEN)
    opened.look()
    assert (opened.says(BEN), opened.view["summary"]) == ("away", "Ben is away")
    assert opened.view["is_alarmed"]
    opened.press("bot", seat=BEN, on=True)
    assert opened.says(BEN) == "away: a bot plays for them"
    assert not opened.view["is_alarmed"]
    opened.press("bot", seat=BEN, on=False)
    assert opened.says(BEN) == "away"
    opened.house.wake_up(BEN)
    opened.look()
    assert opened.says(BEN) == "on their phone"


def test_a_bot_cannot_push_somebody_out_and_the_panel_says_so(opened: Evening) -> None:
    opened.house.sit_down(BEN)
    opened.press("bot", seat=BEN, on=True)
    assert opened.view["note"] == "Nobody is missing there."
    answered = opened.view["answered"]
    opened.press("bot", seat=BEN, on=True)
    assert opened.view["answered"] != answered  # else the panel would go on waiting
    opened.press("lock", on=True)
    assert opened.view["note"] == ""


def test_a_seat_is_offered_kept_and_freed(opened: Evening) -> None:
    opened.press("offer", seat=ANNA, on=True)
    opened.press("offer", seat=BEN, on=False)
    assert (opened.says(ANNA), opened.says(BEN)) == ("waits for a phone", "at this device")
    opened.house.sit_down(GRANDPA)
    opened.press("free", seat=GRANDPA)
    assert (opened.says(GRANDPA), opened.view["summary"]) == (
        words.EMPTY,
        f"{GRANDPAS}'s seat is empty",
    )
    opened.press("bot", seat=GRANDPA, on=True)
    assert (opened.says(GRANDPA), opened.view["is_alarmed"]) == (words.EMPTY_TO_BOT, False)
    opened.press("here", seat=GRANDPA)
    assert opened.says(GRANDPA) == "at this device"


def test_the_way_in_folds_when_nobody_is_missing_or_the_table_is_locked(opened: Evening) -> None:
    opened.press("lock", on=True)
    assert opened.open["is_locked"]
    assert (opened.open["is_wanted"], opened.open["way_says"]) == (False, words.LOCKED)
    opened.press("lock", on=False)
    for seat in (BEN, GRANDPA):
        opened.house.sit_down(seat)
    opened.look()
    assert (opened.open["is_wanted"], opened.open["way_says"]) == (False, words.GIVEN_WAY)
    assert opened.open["all_here"].startswith("All are here. ")
    assert opened.open["all_here"].endswith(" is to move.")
    for seat in (BEN, GRANDPA):
        opened.press("free", seat=seat)
        opened.press("offer", seat=seat, on=False)
    assert opened.open["way_says"] == words.NO_SEAT


def test_letters_follow_each_other_by_themselves_and_the_picture_stays(opened: Evening) -> None:
    before, letters = opened.ways, opened.open["invitation"]["code"]
    for seconds, is_same in ((60 * (MINUTES - 1) + 1, True), (60, False)):
        opened.house.clock.now += seconds
        opened.look()
        assert (opened.open["invitation"]["code"] == letters) is is_same
    assert opened.ways == before


def test_letters_guessed_at_and_the_picture_are_drawn_anew_when_asked(opened: Evening) -> None:
    before = opened.ways
    for _ in range(WRONG_TRIES):
        opened.house.table.codes.miss()
    opened.look()
    assert "too often" in opened.open["invitation"]["code_says"]
    opened.press("letters")
    assert (bool(opened.open["invitation"]["code"]), opened.ways) == (True, before)
    opened.press("renew")
    assert [new == old for new, old in zip(opened.ways, before, strict=True)] == [False, True]


def test_another_address_is_tried_and_stays_chosen(opened: Evening) -> None:
    assert opened.open["invitation"]["others"] == [
        {"number": CABLE.number, "text": "http://10.0.0.7:8600", "word": "cable"}
    ]
    before = opened.open["invitation"]["picture"]
    opened.press("address", number=CABLE.number)
    assert opened.open["invitation"]["text"] == "http://10.0.0.7:8600"
    assert opened.open["invitation"]["picture"] != before
    assert opened.open["invitation"]["others"][0]["number"] == WIFI.number
    opened.house.networks = (WIFI,)  # the cable was pulled out
    opened.look()
    assert opened.open["invitation"]["text"] == "http://192.168.1.5:8600"
    assert opened.open["invitation"]["others"] == []


def test_without_a_network_it_says_so(opened: Evening) -> None:
    opened.house.networks = ()
    opened.look()
    assert (opened.open["invitation"], opened.open["watching"]) == (None, None)
    assert opened.open["no_way"] == words.NO_NETWORK
    assert not opened.open["is_shut"]


def test_the_checklist_names_the_port_and_the_next_address(opened: Evening) -> None:
    trouble = " ".join(" ".join(row) for row in opened.open["trouble"])
    for word in ("guest Wi-Fi", "mobile data", "8600/tcp", "Windows", "macOS", "ufw", "VPN"):
        assert word in trouble
    assert "http://192.168.1.5:8600" in trouble
    assert "another one" in trouble
    opened.house.networks = (WIFI,)
    opened.look()
    assert "another one" not in str(opened.open["trouble"])


def test_after_a_minute_the_host_hears_how_far_the_phones_have_come(opened: Evening) -> None:
    assert opened.open["hint"] == ""
    opened.house.clock.now += 61
    opened.look()
    assert opened.open["hint"] == words.NOBODY_YET
    opened.house.knocks.have_come = True
    opened.look()
    assert opened.open["hint"] == words.NOBODY_SITS
    opened.house.sit_down(BEN)
    opened.look()
    assert opened.open["hint"] == ""
    opened.press("free", seat=BEN)  # the evening is over: the way in was found all the same
    opened.house.knocks.have_come = False
    opened.look()
    assert opened.open["hint"] == ""


def test_at_a_locked_table_nothing_waits_for_a_phone(opened: Evening) -> None:
    opened.press("lock", on=True)
    opened.house.clock.now += 61
    opened.look()
    assert opened.open["hint"] == ""
    assert opened.says(BEN) == words.FREE_BUT_LOCKED


def test_a_closed_table_is_played_at_one_device_and_the_door_is_shut(opened: Evening) -> None:
    opened.house.sit_down(BEN)
    opened.press("close")
    assert (opened.open, opened.house.door.port, opened.house.tables.all) == (None, None, ())


def test_a_taken_port_is_explained_and_leaves_nothing_open(closed: Evening) -> None:
    closed.house.door.is_taken = True
    closed.press("open")
    assert (closed.open, closed.house.tables.all) == (None, ())
    assert "no port is free" in closed.view["note"]
    closed.house.door.is_taken = False
    closed.press("open")
    assert (bool(closed.open), closed.view["note"]) == (True, "")


def test_a_shut_door_is_opened_again_and_everybody_has_their_seat(opened: Evening) -> None:
    opened.house.sit_down(BEN)
    opened.house.door.close()
    opened.look()
    assert (opened.open["no_way"], opened.open["trouble"]) == (words.SHUT, [])
    assert opened.open["is_shut"]
    opened.press("open")
    assert opened.open["invitation"]["text"] == "http://192.168.1.5:8600"
    assert opened.says(BEN) == "on their phone"


def test_one_person_alone_is_told_how_more_could_play(
    games: Games, house: HouseWithoutNetwork
) -> None:
    players = (Player("Anna"), Player("Otter", "random"))
    match = CardMatch.start(games, SHORT, players, first_dealer=0, seed=3)
    alone = evening(games, house, match)
    assert "one phone" in alone.view["alone"]
    alone.press("open")
    assert alone.open["way_says"] == words.NO_SEAT
    assert alone.view["summary"] == "Play at home"


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "free", "seat": 9},
        {"kind": "free", "seat": "1"},
        {"kind": "offer", "seat": BOT, "on": True},
        {"kind": "free", "seat": None},
        {"kind": "bot", "seat": [], "on": "yes"},
        {"kind": "dance"},
        {"kind": ["open"]},
        {"kind": "address", "number": {"a": 1}},
    ],
    ids=str,
)
def test_what_no_button_sends_changes_nothing(opened: Evening, action: dict[str, object]) -> None:
    before = opened.house.table.seats()
    opened.press(**action)  # type: ignore[arg-type]
    assert opened.house.table.seats() == before
    assert opened.open["invitation"]["text"] == "http://192.168.1.5:8600"


def test_phones_go_along_to_the_next_game(opened: Evening) -> None:
    opened.house.sit_down(BEN)
    table, before = opened.house.table, opened.house.table.game_id
    opened.at = click(opened.at, kind="again")
    assert not opened.at.exception
    assert opened.house.table is table
    assert table.game_id != before
    assert opened.open["seats"][BEN]["place"] == "phone"


def test_a_game_that_is_over_is_not_offered_but_an_open_one_stays(opened: Evening) -> None:
    play_out(CardMatch.resume(opened.games, opened.house.table.game_id))
    opened.look()
    assert opened.says(ANNA) == "at this device"
    opened.press("close")
    assert not shows(opened.at, PANEL)


def test_a_table_left_open_is_open_again_after_a_restart(opened: Evening, tmp_path: Path) -> None:
    opened.house.sit_down(BEN)
    after = HouseWithoutNetwork(opened.games, tmp_path)
    after.restore()
    assert after.port == 8600
    assert [each.place for each in after.table.seats()] == ["here", "phone", "free", "bot"]
