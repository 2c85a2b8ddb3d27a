"""What undo takes back is said before and after it; what lies rounds back is asked about first."""

from riverlib import race
from riverlib.boards.race.session import RiverSession
from riverlib.play import Player, RaceMatch
from riverlib.store import Games
from tests.boards.race.test_session import Ready, click, games, known_chances, window
from tests.race.decided import won_log

__all__ = ["games", "known_chances"]
BOTH = (Player("Anna"), Player("Ben"))


def sailed(games: Games, *, players: tuple[Player, ...] = BOTH) -> RiverSession:
    """A window at a race in which the last throws left no choice: two tides have turned since."""
    for seed in range(60):
        match = RaceMatch.start(games, race.DEFAULT_LAYOUT, players, first=0, seed=seed)
        while not match.state.is_over:
            if match.state.phase is race.Phase.ROLL:
                match.roll(match.state.turn)
            else:
                match.choose(match.state.turn, race.legal_actions(match.state)[0])
            if match.tides_back == 2 and not match.state.is_over:
                return RiverSession(match, Ready())
    raise AssertionError("every throw leaves a choice")


def test_what_lies_rounds_back_is_asked_about_and_said(games: Games) -> None:
    session = sailed(games)
    round_no = session.match.state.tides - 1
    last = session.match.last_choice
    assert last is not None
    name = BOTH[last[0]].name
    asked = session.view()["undo_asked"]
    assert asked is not None
    assert asked["title"] == f"Take back to round {round_no}?"
    assert asked["text"].startswith(f"{name}'s last choice was in round {round_no}.")
    view = click(session, kind="undo")
    assert view["note"]["text"] == f"Back to {name}'s throw of round {round_no}."
    assert len(view["choices"]) > 1, "it is a real choice"


def test_a_finished_race_is_asked_about(games: Games) -> None:
    log = won_log((Player("Anna"), Player("Ben"), Player("Otter", "random")))
    session = RiverSession(RaceMatch.open(games, log), Ready())
    assert session.view()["undo_asked"] is None, "the race still runs"
    view = click(session, kind="play_out")
    assert view["phase"] == "over"
    assert view["undo_asked"]["text"].endswith("The race is then not over any more.")


def test_undo_within_a_round_says_whose_throw_is_there_again(games: Games) -> None:
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, BOTH, first=0, seed=1)
    session = RiverSession(match, Ready())
    view = click(session, kind="roll")
    view = click(session, kind="choose", id=view["choices"][0]["id"])
    assert view["undo_asked"] is None
    note = click(session, kind="undo")["note"]
    assert note == {"kind": "info", "text": "Back to Anna's throw of round 1."}


def test_undo_behind_one_tide_says_to_where_and_does_not_ask(games: Games) -> None:
    session = window(games)
    view = click(session, kind="roll")
    view = click(session, kind="choose", id=view["choices"][0]["id"])
    assert view["undo_asked"] is None
    note = click(session, kind="undo")["note"]
    assert note == {"kind": "info", "text": "Back to your throw of round 1."}


def test_undo_says_beforehand_whose_moves_it_takes_back(games: Games) -> None:
    session = window(games)
    assert session.view()["takes_back"] == ""
    view = click(session, kind="roll")
    assert view["takes_back"] == ""
    view = click(session, kind="choose", id=view["choices"][0]["id"])
    assert view["takes_back"] == "Otter's move and yours"


def test_where_several_play_on_one_device_undo_names_them(games: Games) -> None:
    both = (Player("Anna"), Player("Ben"))
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, both, first=0, seed=1)
    session = RiverSession(match, Ready())
    view = click(session, kind="roll")
    view = click(session, kind="choose", id=view["choices"][0]["id"])
    assert view["takes_back"] == "Anna's move"
    view = click(session, kind="roll")
    assert view["phase"] == "choose"
    assert view["takes_back"] == "Ben's throw and Anna's move"
