"""A hand face down: nobody's cards leave it, and what its person has missed is told truly."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from riverlib import cards
from riverlib.boards.cards.cover import news
from riverlib.boards.cards.session import TableSession
from riverlib.cards import events as happened
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from tests.boards.cards.test_view import FISTS, FOREHEAD, MATCHED, THREE_PEOPLE, act, sit, step
from tests.cards.random_rules import TABLES, Table

TWO_AND_A_BOT = (Player("Anna"), Player("Ben"), Player("Otter", "random"))
ALL_CARDS = cards.pack(jokers=3)
LONG = cards.Variant(key="l", name="L", hand_sizes=(4, 1), hook=False)


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


def until(session: TableSession, phase: str, tricks: int = 0) -> dict[str, Any]:
    """Play on to the beginning of a trick and return the view."""
    view: dict[str, Any] = session.view()
    while view["phase"] != phase or len(session.match.state.tricks) < tricks:
        view = step(session)
    return view


# ---- whose hand, and when ----


def test_the_table_is_turned_to_whose_hand_lies_face_down(games: Games) -> None:
    session = sit(games, MATCHED, THREE_PEOPLE)
    for _ in range(9):
        view = session.view()
        if view["cover"]:
            assert (view["me"], view["hand"], view["bids"]) == (view["cover"]["seat"], [], None)
        step(session)


def test_who_takes_the_trick_and_leads_need_not_tap_again(games: Games) -> None:
    session = sit(games, LONG, TWO_AND_A_BOT)
    taps, turns, last = 0, 0, None
    while session.view()["phase"] != "scored":
        mover = session.match.state.to_move
        if session.view()["cover"]:
            assert mover != last, "the same person moves again"
            taps += 1
        else:
            turns += 1
            last = mover
        step(session)
    assert taps < turns


def test_a_new_hand_is_nobodys_before_somebody_has_tapped(games: Games) -> None:
    session = sit(games, LONG, TWO_AND_A_BOT)
    until(session, "scored")
    view = act(session, "next")
    assert view["cover"] is not None
    assert view["hand"] == []


def test_on_the_forehead_the_others_cards_are_what_is_to_be_seen(games: Games) -> None:
    session = sit(games, FOREHEAD, THREE_PEOPLE)
    view = session.view()
    assert view["cover"]["ask"] == "Anna: tap to see the others' cards"
    assert [seat["shown"] for seat in view["seats"]] == [[], [], []]
    seen = [seat["shown"] for seat in act(session, "take")["seats"]]
    assert [bool(shown) for shown in seen] == [False, True, True]


# ---- what was missed ----


def test_what_was_missed_is_told_in_the_order_of_play(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    view = session.view()
    assert view["cover"]["news"].startswith("Deal 1: four cards each, ")
    until(session, "play")
    leader = session.view()["me"]
    told = []
    for _ in range(6):
        view = session.view()
        if view["cover"]:
            told.append(view["cover"]["news"])
        step(session)
    assert leader == 0
    assert told[0] == "Since you looked: Ben bid 0, Cleo 0."
    assert told[1].startswith("Since you looked: Cleo bid 0. Anna led the ")


def test_a_taken_trick_is_told_with_its_card_and_the_next_lead(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    until(session, "play", tricks=1)
    while not session.view()["cover"] or not session.match.state.trick:
        step(session)
    state = session.match.state
    trick = state.tricks[-1]
    card = trick.cards[(trick.taker - trick.leader) % 3]
    me = session.view()["me"]
    who = THREE_PEOPLE[trick.taker].name
    told = session.view()["cover"]["news"]
    if trick.taker != me:
        assert told.startswith(
            f"Since you looked: {who} took the trick with the {cards.card_name(card)}"
            f" and led the {cards.card_name(state.trick[0])}"
        )


def test_whoever_took_the_trick_is_told_to_lead(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    until(session, "play", tricks=1)
    while session.match.state.trick or not session.view()["cover"]:
        step(session)
    told = session.view()["cover"]["news"]
    assert told.startswith("Since you looked: you took the trick with the ")
    assert told.endswith(", and you lead.")


def test_a_card_that_was_led_and_still_leads_is_told_so(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    until(session, "play")
    told = set()
    for _ in range(30):
        view = session.view()
        trick, is_ahead = session.match.state.trick, view["trick"]["best"] == 0
        if view["cover"] and len(trick) == 2 and " led " in view["cover"]["news"]:
            assert view["cover"]["news"].endswith(", still ahead.") == is_ahead
            told.add(is_ahead)
        if view["phase"] != "play":
            break
        step(session)
    assert True in told


def test_laid_down_bids_are_told_without_their_numbers(games: Games) -> None:
    session = sit(games, FISTS, THREE_PEOPLE)
    act(session, "take")
    view = act(session, "bid", tricks=2)
    assert view["cover"]["news"].endswith(" Anna laid down a bid.")
    assert "2" not in view["cover"]["news"].removeprefix("Deal 1: two cards each")


def test_what_was_taken_back_is_told(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    act(session, "take")
    act(session, "bid", tricks=0)
    act(session, "take")
    act(session, "bid", tricks=1)
    view = act(session, "undo")
    assert view["cover"]["seat"] == 1
    assert view["cover"]["news"] == "Since you looked: your bid was taken back."
    assert view["note"] is None, "that is said once"


def test_whose_move_was_taken_back_is_told(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    for tricks in (0, 1):
        act(session, "take")
        act(session, "bid", tricks=tricks)
    events = session.match.events
    act(session, "undo")
    act(session, "bid", tricks=2)
    assert news(session.match, 2, events).startswith("Since you looked: Ben's bid was taken back.")


def test_after_a_reload_the_last_own_card_counts_as_the_last_look(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    until(session, "play", tricks=1)
    while not session.view()["cover"]:
        step(session)
    again = TableSession(CardMatch.resume(games, session.match.game_id))
    assert again.view()["cover"] == session.view()["cover"]


@given(table=TABLES)
def test_under_any_rules_the_news_are_what_has_happened_since(table: Table) -> None:
    """Every card that is told was played or took a trick meanwhile; every bid was said."""
    names = [f"P{seat}x" for seat in range(table.players)]
    looked: dict[int, tuple[happened.Event, ...]] = {}
    events: tuple[happened.Event, ...] = ()
    for before, _, _, more in table.moves():
        seat = before.to_move
        if seat is not None:
            shown = Shown(before, events, names)
            told = news(shown, seat, looked.get(seat))
            fresh = events[max(len(looked.get(seat, ())), shown.deal_start) :]
            assert bool(told) == bool(fresh)
            assert cards_in(told) <= played_in(fresh)
            assert names[seat] not in told, "the reader is you"
            assert secret_of(before) not in told
        events += more
        if seat is not None:
            looked[seat] = events


def cards_in(told: str) -> set[str]:
    return {name for card in ALL_CARDS if (name := cards.card_name(card)) in told}


def played_in(fresh: tuple[happened.Event, ...]) -> set[str]:
    played = {event.card for event in fresh if isinstance(event, happened.CardPlayed)}
    for event in fresh:
        if isinstance(event, happened.TrickTaken):
            played.add(event.cards[(event.seat - event.leader) % len(event.cards)])
    return {cards.card_name(card) for card in played}


def secret_of(state: cards.GameState) -> str:
    """A laid-down bid as it would be told."""
    secret = state.variant.bidding is cards.Bidding.SIMULTANEOUS
    return " bid " if secret and state.phase is cards.Phase.BID else "no secret at all"


class Shown:
    """A game on the table, without a store."""

    game_id, revision, can_undo, awaits_next_deal = "g", 0, False, False

    def __init__(
        self, state: cards.GameState, events: tuple[happened.Event, ...], names: list[str]
    ) -> None:
        self.state, self.events = state, events
        self.players = [Player(name) for name in names]
        dealt = [no for no, each in enumerate(events) if isinstance(each, happened.CardsDealt)]
        self.deal_start = dealt[-1] if dealt else 0


# ---- what plays by itself ----


def test_last_cards_go_round_by_themselves_and_are_taken_back_as_none(games: Games) -> None:
    session = sit(games, LONG, TWO_AND_A_BOT)
    until(session, "play", tricks=2)
    while session.view()["forced"] != "last":
        before = session.match.state
        step(session)
    view = act(session, "forced")
    assert view["phase"] == "scored"
    assert len(session.match.state.results[0].tricks) == 4
    view = act(session, "undo")
    assert view["phase"] == "play"
    assert session.match.state == before, "the last decision, not the last card"


def test_of_a_hand_face_down_only_the_last_card_is_told(games: Games) -> None:
    """That somebody has but one card that may be played is nobody's business."""
    told = set()
    for seed in range(12):
        match = CardMatch.start(games, LONG, THREE_PEOPLE[:2], first_dealer=1, seed=seed)
        session = TableSession(match)
        while (view := session.view())["phase"] != "over":
            last = view["phase"] == "play" and view["seats"][view["me"]]["cards"] == 1
            free = {card["card"] for card in view["hand"] if card["reason"] is None}
            only = view["phase"] == "play" and len(free) == 1
            assert view["forced"] == ("last" if last else "only" if only else None)
            told.add((view["forced"], bool(view["cover"])))
            if view["cover"] and not last:
                assert act(session, "forced")["note"]["kind"] == "refused"
            step(session)
    assert ("only", False) in told


def test_an_only_choice_plays_itself_face_down_where_the_window_says_so(games: Games) -> None:
    """Nobody takes the device for a card that is no choice; the hand stays face down."""
    played = 0
    for seed in range(12):
        match = CardMatch.start(games, LONG, THREE_PEOPLE[:2], first_dealer=1, seed=seed)
        session = TableSession(match)
        while (view := session.view())["phase"] != "over":
            if not (view["cover"] and view["forced"] == "only"):
                step(session, forced="only")
                continue
            mover, before = match.state.to_move, len(match.events)
            assert view["hand"] == []
            act(session, "forced", forced="only")
            after = match.events[before:]
            assert next(e.seat for e in after if isinstance(e, happened.CardPlayed)) == mover
            played += 1
    assert played


def test_nothing_is_forced_where_there_is_a_choice(games: Games) -> None:
    session = sit(games, LONG, TWO_AND_A_BOT)
    act(session, "take")
    assert act(session, "forced")["note"]["text"] == "There is something to choose."


def test_after_a_deal_that_several_people_watch_nobody_is_you(games: Games) -> None:
    session = sit(games, LONG, THREE_PEOPLE)
    view = until(session, "scored")
    assert "You" not in f"{view['help']['now']} {view['why']['last']}"
    alone = sit(games, LONG, (Player("Anna"), Player("Otter", "random")))
    told = {until(alone, "scored")["why"]["last"].split()[0]}
    assert told <= {"You", "Otter"}
