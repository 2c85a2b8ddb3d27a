"""A race that is won, or sailed by one alone, can be played out: when that is offered."""

from types import SimpleNamespace
from typing import cast

import pytest

from riverlib import race
from riverlib.boards.race.session import RiverSession
from riverlib.live.company import HERE, SCREEN, Company, Device
from riverlib.live.rooms import Room
from riverlib.play import Player, RaceMatch
from riverlib.race.certain import alone_afloat, certain
from riverlib.race.coach.review import review
from riverlib.store import Games
from tests.boards.race.test_session import Ready, click, games, known_chances
from tests.race.decided import RILL, won_log

__all__ = ["games", "known_chances"]

WON = "Otter has won: the others can get 19 at most, Otter has 23."


def nearly_won(
    games: Games, *others: Player, actions: int | None = None, device: Device = HERE
) -> RiverSession:
    log = won_log((Player("Anna"), *others), actions)
    return RiverSession(RaceMatch.open(games, log), Ready(), device=device)


BEN, CLEO, OTTER = Player("Ben"), Player("Cleo"), Player("Otter", "random")


def test_a_race_that_is_won_for_certain_can_be_played_out(games: Games) -> None:
    session = nearly_won(games, BEN, OTTER)
    view = session.view()
    assert view["decided"] == "Anna has won: the others can get 19 at most, Anna has 23."
    assert (view["bots_from"], view["played_out"]) == (None, False)
    last = view["events"][-1]["number"]
    view = click(session, kind="play_out")
    assert (view["phase"], view["result"]["winners"]) == ("over", [0])
    assert (view["bots_from"], view["played_out"], view["decided"]) == (last + 1, True, "")
    assert next(each for each in view["events"] if each["number"] == last + 1)["kind"] == "roll"
    view = click(session, kind="undo")
    assert (view["phase"], view["played_out"]) == ("choose", False)


def test_while_the_race_is_open_it_is_not_played_out(games: Games) -> None:
    session = nearly_won(games, BEN, OTTER, actions=6)
    assert session.view()["decided"] == ""
    assert "no such button" in click(session, kind="play_out")["note"]["text"]
    assert not session.match.state.is_over


def test_between_throw_and_choice_a_decided_race_can_be_played_out_too(games: Games) -> None:
    session = nearly_won(games, BEN, CLEO)
    while (view := click(session, kind="roll"))["phase"] != "choose":
        pass
    assert view["decided"] == "Anna has won: the others can get 19 at most, Anna has 23."
    thrown = view["events"][-1]["number"]
    view = click(session, kind="play_out")
    assert (view["phase"], view["result"]["winners"], view["played_out"]) == ("over", [0], True)
    assert view["bots_from"] > thrown
    view = click(session, kind="undo")
    assert (view["phase"], view["to_move"]) == ("choose", 0), "the last choice that somebody made"


def test_a_race_of_two_at_one_device_whose_bot_has_won_is_not_sailed_to_its_end_by_hand(
    games: Games,
) -> None:
    seats = (Player("Otter", "random"), Player("Anna"), Player("Ben"))
    session = RiverSession(RaceMatch.open(games, won_log(seats)), Ready(), device=HERE)
    for _ in range(2):
        view = session.view()
        assert (view["mine"], view["decided"]) == (True, WON)
        kind = "roll" if view["phase"] == "roll" else "choose"
        click(session, kind=kind, id=view["choices"][0]["id"] if view["choices"] else "")
    assert click(session, kind="play_out")["phase"] == "over"


def on_phones(session: RiverSession, *seats: int) -> None:
    company = Company(lambda: session.match.players)
    for seat in seats:
        company.offer([seat])
        company.take(seat)
    session.room = cast("Room", SimpleNamespace(company=company))


@pytest.mark.parametrize(
    ("phones", "device", "offered"),
    [
        ((), HERE, True),
        ((0,), HERE, True),  # whose boats are all home: there is nothing left for them to do
        ((2,), HERE, False),
        ((1,), HERE, False),
        ((1,), 1, False),
        ((), SCREEN, False),
    ],
)
def test_it_is_played_out_only_where_everybody_sits_who_still_sails(
    games: Games, phones: tuple[int, ...], device: Device, *, offered: bool
) -> None:
    session = nearly_won(games, BEN, CLEO, device=device)
    on_phones(session, *phones)
    assert bool(session.view()["decided"]) == offered
    click(session, kind="play_out")
    assert session.match.state.is_over == offered


def sailing_alone(games: Games, *others: Player, device: Device = HERE) -> RiverSession:
    """Return a race that is still open, in which only the first player has boats left."""
    for seed in range(500):
        match = RaceMatch.start(games, RILL, (Player("Anna"), *others), first=0, seed=seed)
        while not match.state.is_over:
            state = match.state
            if alone_afloat(state) == 0 and state.phase is race.Phase.ROLL:
                if certain(state).won:
                    break
                return RiverSession(match, Ready(), device=device)
            if state.phase is race.Phase.ROLL:
                match.roll(state.turn)
            else:
                match.choose(state.turn, race.legal_actions(state)[0])
    raise AssertionError("nobody sails alone")


@pytest.mark.parametrize("others", [(OTTER,), (BEN,), (BEN, OTTER)])
def test_who_sails_alone_can_have_the_rest_played_out_though_it_is_open(
    games: Games, others: tuple[Player, ...]
) -> None:
    session = sailing_alone(games, *others)
    view, boats = session.view(), session.match.state.boats
    assert view["decided"] == ("Only Anna sails on." if BEN in others else "Only you sail on.")
    assert view["chances"]
    assert not view["chances"]["won"]
    view = click(session, kind="play_out")
    assert (view["phase"], view["played_out"], view["decided"]) == ("over", True, "")
    assert view["bots_from"] is not None
    view = click(session, kind="undo")
    assert (view["phase"], view["played_out"]) == ("choose", False), "a choice that somebody made"
    assert session.match.state.boats != boats


def test_who_sails_alone_on_a_phone_says_so_there_and_nowhere_else(games: Games) -> None:
    session = sailing_alone(games, BEN)
    on_phones(session, 0)
    assert session.view()["decided"] == ""
    click(session, kind="play_out")
    assert not session.match.state.is_over


def test_what_the_computer_chose_for_whoever_sailed_alone_costs_nobody_anything(
    games: Games,
) -> None:
    session = sailing_alone(games, OTTER)
    begun = len(session.match.log.actions)
    click(session, kind="play_out")
    told = review(session.match.log, rollouts=200)
    assert not any(each.is_costly for each in told.decisions if each.action_no >= begun)
