"""A race in progress: bots answer, everything is stored, throws stay what they were."""

from dataclasses import replace

import pytest

from riverlib import race
from riverlib.core import GameLog, IllegalActionError, LogError, StaleGameError
from riverlib.play import Player, RaceMatch, calm_seed
from riverlib.play.race_match import Original
from riverlib.race.bots import BOTS
from riverlib.race.events import Rolled, TurnLost
from riverlib.store import Games
from tests.race.decided import won_log

ALONE = (Player("Anna"), Player("Otter", "random"))
PEOPLE = (Player("Anna"), Player("Otter", "random"), Player("Ben"))


def start(games: Games, players: tuple[Player, ...] = ALONE, seed: int = 1) -> RaceMatch:
    return RaceMatch.start(games, race.DEFAULT_LAYOUT, players, first=0, seed=seed)


def sail_on(match: RaceMatch, clicks: int = 1000) -> None:
    """Let every person throw and take the first legal choice until the race is over."""
    for _ in range(clicks):
        state = match.state
        if state.is_over:
            return
        if state.phase is race.Phase.ROLL:
            match.roll(state.turn)
        else:
            match.choose(state.turn, race.legal_actions(state)[0])


def throws(match: RaceMatch) -> list[int]:
    return [event.face for event in match.events if isinstance(event, Rolled)]


def test_a_person_throws_and_then_chooses(games: Games) -> None:
    match = start(games)
    assert (match.state.turn, match.state.phase) == (0, race.Phase.ROLL)
    match.roll(0)
    assert match.state.to_move == 0


def test_a_bot_throws_for_whoever_is_away(games: Games) -> None:
    """A throw is chance's in the log, but somebody must make it."""
    match = start(games, PEOPLE)
    assert match.waits_for == 0
    assert not match.carry_on()
    match.stand_ins = {0}
    assert match.carry_on()
    assert match.waits_for == match.state.turn == 2
    assert throws(match)


def test_bots_throw_and_sail_within_the_same_change(games: Games) -> None:
    match = start(games)
    match.roll(0)
    before = match.revision
    match.choose(0, race.legal_actions(match.state)[0])
    assert match.revision == before + 1
    assert (match.state.turn, match.state.phase) == (0, race.Phase.ROLL)
    assert match.state.tides == 1


def test_a_bot_that_begins_has_moved_when_the_race_is_shown(games: Games) -> None:
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, ALONE, first=1, seed=1)
    assert throws(match)
    assert match.state.turn == 0


def test_what_is_shown_is_already_stored(games: Games) -> None:
    match = start(games, PEOPLE, seed=3)
    while not match.state.is_over:
        assert games.load(match.game_id).log == match.log
        sail_on(match, 1)
    stored = games.load(match.game_id)
    assert stored.finished
    assert race.replay(stored.log) == match.state


def test_a_resumed_race_stands_where_it_was(games: Games) -> None:
    match = start(games, PEOPLE, seed=3)
    sail_on(match, 7)
    again = RaceMatch.resume(games, match.game_id)
    assert (again.state, again.events, again.revision, again.players) == (
        match.state,
        match.events,
        match.revision,
        match.players,
    )


def test_the_same_seed_and_choices_make_the_same_race(games: Games) -> None:
    first, second = start(games, seed=9), start(games, seed=9)
    sail_on(first)
    sail_on(second)
    assert first.log == second.log


def test_a_first_race_begins_with_throws_that_sail(games: Games) -> None:
    for _ in range(12):
        match = start(games, seed=calm_seed(4))
        match.roll(0)
        match.choose(0, race.legal_actions(match.state)[0])
        assert len(throws(match)) == 2
        assert race.WIND not in throws(match)


def test_undo_goes_back_to_the_choice_and_the_throw_stays(games: Games) -> None:
    match = start(games, seed=4)
    match.roll(0)
    seen = match.state
    match.choose(0, race.legal_actions(seen)[0])
    match.roll(0)
    match.undo()
    assert match.state == seen


def test_the_throws_to_come_do_not_depend_on_the_choice_taken_back(games: Games) -> None:
    match = start(games, (Player("Anna"), Player("Ben")), seed=4)
    sail_on(match, 8)
    before = throws(match)
    while match.can_undo:
        match.undo()
    sail_on(match, 8)
    assert throws(match)[: len(before)] == before


def test_a_throw_alone_cannot_be_taken_back(games: Games) -> None:
    match = start(games)
    match.roll(0)
    assert not match.can_undo
    with pytest.raises(IllegalActionError, match="nothing to take back"):
        match.undo()


def lost_turn(games: Games) -> RaceMatch:
    """A race whose first throw is the wind: all boats stand on the start, so it is lost."""
    for seed in range(100):
        match = start(games, (Player("Anna"), Player("Ben")), seed=seed)
        match.roll(0)
        if throws(match) == [race.WIND]:
            return match
    raise AssertionError("no seed throws the wind first")


def test_a_wind_that_can_do_nothing_passes_the_turn_by_itself(games: Games) -> None:
    match = lost_turn(games)
    assert isinstance(match.events[-1], TurnLost)
    assert (match.state.turn, match.state.phase) == (1, race.Phase.ROLL)


def test_a_lost_turn_is_no_decision_to_take_back(games: Games) -> None:
    assert not lost_turn(games).can_undo


TOO_EARLY = {
    "nobody throws for somebody else": lambda match: match.roll(1),
    "no boat sails before the throw": lambda match: match.choose(0, race.Sail(3)),
    "nobody chooses for somebody else": lambda match: match.choose(1, race.Sail(3)),
}


@pytest.mark.parametrize("act", TOO_EARLY.values(), ids=TOO_EARLY)
def test_what_is_out_of_turn_changes_nothing(games: Games, act) -> None:  # type: ignore[no-untyped-def]
    match = start(games)
    before = (match.state, match.revision)
    with pytest.raises(IllegalActionError):
        act(match)
    assert (match.state, match.revision) == before
    assert games.load(match.game_id).revision == match.revision


def test_a_second_throw_is_refused(games: Games) -> None:
    match = start(games)
    match.roll(0)
    with pytest.raises(IllegalActionError):
        match.roll(0)


def test_an_illegal_choice_is_refused_and_nothing_is_lost(games: Games) -> None:
    match = start(games)
    match.roll(0)
    before = match.state
    with pytest.raises(IllegalActionError, match="possible are"):
        match.choose(0, race.Sail(9))
    assert match.state == before


def test_a_window_that_was_overtaken_catches_up(games: Games) -> None:
    match = start(games)
    other = RaceMatch.resume(games, match.game_id)
    match.roll(0)
    with pytest.raises(StaleGameError):
        other.roll(0)
    assert other.state == match.state


def test_what_if_goes_on_from_the_middle_with_the_same_dice(games: Games) -> None:
    match = start(games, (Player("Anna"), Player("Ben")), seed=5)
    sail_on(match)
    length = 6
    other = RaceMatch.what_if(games, match.log, length, game_id=match.game_id)
    assert other.game_id != match.game_id
    assert other.log.actions == match.log.actions[:length]
    sail_on(other)
    assert throws(other) == throws(match)
    assert games.load(match.game_id).log == match.log


def test_an_unfinished_race_leaves_without_the_dice_to_come(games: Games) -> None:
    match = start(games)
    sail_on(match, 4)
    exported = match.export()
    assert "seed" not in exported.setup
    again = RaceMatch.open(games, GameLog.from_json(exported.to_json()))
    assert again.state == match.state
    assert again.log.setup["seed"] != match.log.setup["seed"]


def test_throws_that_came_with_a_file_stay_after_undo(games: Games) -> None:
    match = start(games, (Player("Anna"), Player("Ben")), seed=5)
    sail_on(match, 20)
    again = RaceMatch.open(games, GameLog.from_json(match.export().to_json()))
    seen = throws(again)
    assert seen == throws(match)
    while again.can_undo:
        again.undo()
    again = RaceMatch.resume(games, again.game_id)
    sail_on(again, 20)
    assert throws(again)[: len(seen)] == seen


def test_a_race_from_a_file_leaves_without_the_dice_to_come(games: Games) -> None:
    match = start(games, (Player("Anna"), Player("Ben")), seed=5)
    sail_on(match, 20)
    again = RaceMatch.open(games, GameLog.from_json(match.export().to_json()))
    again.undo()
    assert again.export().setup == match.export().setup


def test_a_finished_race_leaves_whole(games: Games) -> None:
    match = start(games)
    sail_on(match)
    assert match.export() == match.log


@pytest.mark.parametrize("kind", BOTS)
def test_every_bot_finishes_a_race(games: Games, kind: str) -> None:
    match = RaceMatch.start(
        games, race.find_layout("short-river"), (Player("Anna"), Player("B", kind)), seed=2
    )
    sail_on(match)
    assert match.state.is_over


def test_the_first_player_can_be_drawn(games: Games) -> None:
    drawn = {
        RaceMatch.start(games, race.DEFAULT_LAYOUT, PEOPLE, seed=seed).state.first
        for seed in range(30)
    }
    assert drawn == {0, 1, 2}


def broken(log: GameLog, **setup: object) -> GameLog:
    return replace(log, setup=log.setup | setup)


BROKEN = {
    "somebody must be a person": ({"seats": [{"name": "A", "kind": "random"}] * 2}, "person"),
    "the bots of the card game do not race": (
        {"seats": [{"name": "A", "kind": "person"}, {"name": "B", "kind": "nobody"}]},
        "setup.seats\\[1\\].kind",
    ),
    "a kind is a word": (
        {"seats": [{"name": "A", "kind": []}, {"name": "B", "kind": "person"}]},
        "setup.seats\\[0\\].kind",
    ),
    "known throws are faces": ({"thrown": [7]}, "setup.thrown"),
    "known throws are a list": ({"thrown": 5}, "setup.thrown"),
    "a seat for each player": ({"seats": []}, "2 players are needed"),
    "a seed is a whole number": ({"seed": "x"}, "setup.seed"),
}


@pytest.mark.parametrize(("setup", "words"), BROKEN.values(), ids=BROKEN)
def test_a_log_that_cannot_be_raced_is_refused(
    games: Games, setup: dict[str, object], words: str
) -> None:
    log = race.start_log(race.DEFAULT_LAYOUT, players=2, first=0, seed=1)
    with pytest.raises(LogError, match=words):
        RaceMatch.open(games, broken(log, **setup))
    assert games.recent() == []


def test_the_only_choice_can_be_left_to_the_race_and_undo_goes_behind_it(games: Games) -> None:
    match = start(games, (Player("Anna"), Player("Ben")), seed=4)
    decided = None
    while decided is None or len(race.legal_actions(match.state)) != 1:
        if match.state.phase is race.Phase.CHOOSE:
            decided = match.state
        sail_on(match, 1)
    match.choose_forced(match.state.turn)
    match.undo()
    assert match.state == decided


def test_a_choice_is_not_left_to_the_race(games: Games) -> None:
    match = start(games, seed=4)
    match.roll(0)
    while len(race.legal_actions(match.state)) == 1:
        sail_on(match, 2)
    with pytest.raises(IllegalActionError, match="something to choose"):
        match.choose_forced(0)


def test_a_rematch_keeps_the_company_and_the_next_one_begins(games: Games) -> None:
    match = start(games, PEOPLE, seed=5)
    sail_on(match)
    again = match.rematch()
    assert again.players == match.players
    assert again.state.layout == match.state.layout
    assert again.state.first == 1


def test_a_copy_knows_the_race_it_was_played_on_from_and_tells_no_file(games: Games) -> None:
    match = start(games)
    sail_on(match)
    tides = [no for no, (state, _) in enumerate(race.steps(match.log), 1) if state.tides == 2]
    copy = RaceMatch.what_if(games, match.log, tides[0], game_id=match.game_id)
    assert match.original is None
    assert copy.original == Original(match.game_id, 3)
    assert RaceMatch.resume(games, copy.game_id).original == copy.original
    assert match.game_id not in copy.export().to_json()
    sail_on(copy)
    assert copy.state.is_over
    assert match.game_id not in copy.export().to_json()
    assert copy.rematch().original is None


@pytest.mark.parametrize("copy", [7, {}, {"game": 1, "round": 2}, {"game": "x", "round": "2"}])
def test_what_is_no_race_is_not_gone_back_to(games: Games, copy: object) -> None:
    log = start(games).log
    match = RaceMatch.open(games, replace(log, setup=log.setup | {"copy": copy}))
    assert match.original is None


# ---- a decided race is played out ----

THREE = (Player("Anna"), Player("Ben"), Player("Otter", "random"))


def nearly_won(games: Games, actions: int | None = None) -> RaceMatch:
    return RaceMatch.open(games, won_log(THREE, actions))


def test_a_decided_race_is_played_out_in_one_change_and_undo_goes_behind_it(games: Games) -> None:
    match = nearly_won(games)
    before, told = match.revision, len(match.events)
    assert match.played_out is None
    match.play_out(1)
    assert match.state.is_over
    assert match.state.winners == (0,)
    assert match.revision == before + 1
    assert match.played_out == told
    assert isinstance(match.events[told], Rolled)
    assert games.load(match.game_id).finished
    match.undo()
    assert match.state.boats[0].count(race.HARBOUR) == 1, "Anna's last choice is taken back"
    assert match.played_out is None


@pytest.mark.parametrize(
    ("actions", "seat", "words"), [(6, 0, "still open"), (None, 0, "not Anna's turn")]
)
def test_only_a_decided_race_is_played_out_by_whose_turn_it_is(
    games: Games, actions: int | None, seat: int, words: str
) -> None:
    match = nearly_won(games, actions)
    with pytest.raises(IllegalActionError, match=words):
        match.play_out(seat)
