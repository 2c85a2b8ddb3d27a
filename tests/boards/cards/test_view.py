"""What the card table is sent: everything a family needs to see, and nothing that is hidden."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database

MATCHED = cards.Variant(key="m", name="M", hand_sizes=(3, 1), hook=False)
FISTS = cards.Variant(
    key="f", name="F", hand_sizes=(2,), hook=False, bidding=cards.Bidding.SIMULTANEOUS
)
FOREHEAD = cards.Variant(key="h", name="H", hand_sizes=(1,), forehead=True)
PARTNERS = cards.Variant(key="p", name="P", hand_sizes=(2,), team_size=2)
ALONE = (Player("Anna"), Player("Otter", "random"), Player("Heron", "random"))
THREE_PEOPLE = (Player("Anna"), Player("Ben"), Player("Cleo"))
CARD_TEXTS = {str(card) for card in cards.pack(jokers=3)}
TEN = (Player("Anna"), *(Player(f"Bot {seat}", "random") for seat in range(1, 10)))


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


def sit(games: Games, variant: cards.Variant, players: tuple[Player, ...]) -> TableSession:
    dealer = len(players) - 1
    return TableSession(CardMatch.start(games, variant, players, first_dealer=dealer, seed=5))


def act(session: TableSession, kind: str, **fields: Any) -> dict[str, Any]:
    """Send one action for the turn on show and return the answer."""
    turn = session.view()["turn"]
    session.answer({"kind": kind, "turn": turn, "nonce": f"{kind}{turn}{fields}"[:60], **fields})
    return session.view()


def step(session: TableSession, **fields: Any) -> dict[str, Any]:
    """Do the first thing that is possible; every action carries the fields."""
    view = session.view()
    if view["cover"]:
        return act(session, "take", **fields)
    if view["phase"] == "scored":
        return act(session, "next", **fields)
    if view["phase"] == "bid":
        return act(session, "bid", tricks=view["bids"]["open"][0], **fields)
    card = next(each["card"] for each in view["hand"] if each["reason"] is None)
    return act(session, "play", card=card, **fields)


def whole_game(session: TableSession) -> Iterator[dict[str, Any]]:
    view = session.view()
    while view["phase"] != "over":
        yield view
        view = step(session)
        assert view["note"] is None or view["note"]["kind"] == "info"
    yield view


def every_card(value: object) -> set[str]:
    """Every card text anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*map(every_card, value.values()), set())
    if isinstance(value, list):
        return set().union(*map(every_card, value), set())
    return {value} if isinstance(value, str) and value in CARD_TEXTS else set()


@pytest.mark.parametrize("variant", [MATCHED, FISTS, FOREHEAD, PARTNERS, *cards.VARIANTS[:3]])
def test_no_hidden_card_is_ever_sent(games: Games, variant: cards.Variant) -> None:
    players = (*ALONE, Player("Ben"))
    session = sit(games, variant, players)
    for view in whole_game(session):
        state = session.match.state
        public = {str(card) for trick in state.tricks for card in trick.cards}
        public |= {str(card) for card in state.trick} | {str(state.turn_up)}
        mine = {str(card) for card in state.hands[view["me"]]}
        seen = every_card(view)
        if view["cover"]:
            assert seen <= public
        elif state.is_forehead:
            assert not (seen & mine - public)
        else:
            assert seen <= public | mine


@pytest.mark.parametrize("variant", [MATCHED, FISTS, FOREHEAD, PARTNERS])
def test_a_view_is_plain_json(games: Games, variant: cards.Variant) -> None:
    for view in whole_game(sit(games, variant, (*ALONE, Player("Ben", "random")))):
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("key", [variant.key for variant in cards.VARIANTS])
def test_a_view_stays_below_16_kb(games: Games, key: str) -> None:
    largest = max(
        len(json.dumps(view).encode())
        for view in whole_game(sit(games, cards.find_variant(key), TEN))
    )
    assert largest <= 16_000


def test_secret_bids_stay_secret_until_all_lie_on_the_table(games: Games) -> None:
    session = sit(games, FISTS, THREE_PEOPLE)
    step(session), step(session)
    view = step(session)
    assert [seat["bid"] for seat in view["seats"]] == [None, None, None]
    assert [seat["laid"] for seat in view["seats"]] == [True, False, False]
    while view["phase"] == "bid":
        view = step(session)
    assert {"number": 6, "kind": "revealed", "bids": [0, 0, 0]} in view["events"]


def test_the_hand_is_covered_until_the_next_person_takes_the_device(games: Games) -> None:
    session = sit(games, MATCHED, THREE_PEOPLE)
    view = session.view()
    assert (view["cover"]["seat"], view["cover"]["name"]) == (0, "Anna")
    assert view["cover"]["ask"] == "Anna: tap to see your cards"
    assert view["hand"] == []
    view = act(session, "take")
    assert view["cover"] is None
    assert len(view["hand"]) == 3
    view = act(session, "bid", tricks=0)
    assert (view["cover"]["seat"], view["me"]) == (1, 1)
    assert view["hand"] == []


def test_nobody_bids_behind_the_cover(games: Games) -> None:
    session = sit(games, MATCHED, THREE_PEOPLE)
    view = act(session, "bid", tricks=0)
    assert view["note"] == {
        "kind": "refused",
        "text": "Pass the device first: it is somebody else's turn.",
    }


def test_a_card_that_may_not_be_played_carries_its_reason(games: Games) -> None:
    variant = cards.Variant(key="b", name="B", hand_sizes=(13,), trump_lead=cards.TrumpLead.BROKEN)
    session = sit(games, variant, ALONE)
    for view in whole_game(session):
        dim = next((card for card in view["hand"] if card["reason"] is not None), None)
        if dim:
            reason = view["reasons"][dim["reason"]]
            refused = act(session, "play", card=dim["card"])
            assert refused["note"] == {"kind": "refused", "text": reason}
            return
    raise AssertionError("no dimmed card in 13 tricks")


FORGED = {
    "a bid out of range": {"kind": "bid", "tricks": 77},
    "a bid that is no number": {"kind": "bid", "tricks": "2"},
    "a bid that is a boolean": {"kind": "bid", "tricks": True},
    "a card before the bidding is over": {"kind": "play", "card": "Ah"},
    "no card at all": {"kind": "play"},
    "a button that does not exist": {"kind": "deal me aces"},
    "no button": {},
    "the next deal too early": {"kind": "next"},
    "a claim that is not certain": {"kind": "claim"},
    "undo before any decision": {"kind": "undo"},
    "another turn": {"kind": "bid", "tricks": 0, "turn": 99},
}


@pytest.mark.parametrize("action", FORGED.values(), ids=FORGED)
def test_a_forged_action_changes_nothing_and_is_told_why(
    games: Games, action: dict[str, Any]
) -> None:
    session = sit(games, MATCHED, ALONE)
    before = session.match.state
    session.answer({"turn": session.view()["turn"], "nonce": "x", **action})
    view = session.view()
    assert session.match.state == before
    assert view["answered"] == "x"
    assert view["note"]["kind"] == "refused"
    assert view["note"]["text"].endswith(".")
    assert "seat 0" not in view["note"]["text"]


def test_the_next_deal_too_early_is_refused_in_a_familys_words(games: Games) -> None:
    note = act(sit(games, MATCHED, ALONE), "next")["note"]
    assert note == {"kind": "refused", "text": "This deal is not over yet."}


@pytest.mark.parametrize("action", [None, "bid", 3, [], {}, {"nonce": 3}, {"nonce": "n" * 99}])
def test_what_is_no_action_is_ignored(games: Games, action: object) -> None:
    session = sit(games, MATCHED, ALONE)
    before = session.view()
    session.answer(action)
    assert session.view() == before


def test_the_same_click_twice_plays_once(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    action = {"kind": "bid", "tricks": 1, "turn": session.view()["turn"], "nonce": "once"}
    session.answer(action)
    once = session.view()
    session.answer(action)
    assert session.view() == once


def test_a_stale_window_changes_nothing_and_says_so(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    other = TableSession(CardMatch.resume(games, session.match.game_id))
    step(other)
    view = act(session, "bid", tricks=2)
    assert "another window" in view["note"]["text"]
    assert session.match.state == other.match.state


@pytest.mark.parametrize("key", ["family-night", "ile-fourchue"])
def test_the_best_card_of_every_full_trick_is_its_takers(games: Games, key: str) -> None:
    session = sit(games, cards.find_variant(key), ALONE)
    for view in whole_game(session):  # also of the last trick, after which the deal has no trump
        led: list[dict[str, Any]] = []
        for event in view["events"]:
            if event["kind"] == "play":
                led.append(event)
            elif event["kind"] == "trick":
                assert led[led[-1]["best"]]["seat"] == event["seat"]
                led.clear()


def test_what_is_in_short_above_the_hand_belongs_to_the_dimmed_cards(games: Games) -> None:
    session = sit(games, cards.find_variant("ile-fourchue"), ALONE)
    said = set()
    for view in whole_game(session):
        if any(card["reason"] is not None for card in view["hand"]):
            assert view["turn_words"]
            said.add(view["turn_words"].split()[0])
        if view["to_move"] != view["me"] or view["phase"] != "play":
            assert view["turn_words"] == ""
    assert "follow" in said


def test_a_closed_number_says_so_in_short(games: Games) -> None:
    session = sit(games, cards.find_variant("family-night"), ALONE)
    short = {view["bids"]["short"] for view in whole_game(session) if view["bids"]}
    assert "" in short
    assert any(re.fullmatch(r"Not \d+: the bids may not add up to \d+", each) for each in short)


def test_a_joker_counts_as_the_trump_of_its_deal(games: Games) -> None:
    session = sit(games, cards.find_variant("ile-fourchue"), ALONE)
    for view in whole_game(session):
        if view["trump"]:
            assert view["jokers_as"] == view["trump"]
        assert len(view["jokers_as"]) == 1


def test_partners_stand_in_one_row_of_the_summary(games: Games) -> None:
    session = sit(games, PARTNERS, (*ALONE, Player("Ben", "random")))
    *_, last = whole_game(session)
    rows = sorted(last["summary"], key=lambda row: row["seats"])
    assert [row["seats"] for row in rows] == [[0, 2], [1, 3]]
    result = session.match.state.results[-1]
    assert [row["bid"] for row in rows] == [
        result.bids[0] + result.bids[2],
        result.bids[1] + result.bids[3],
    ]
    assert [row["points"] for row in rows] == list(result.points[:2])
    made = {seat for row in rows if row["made"] for seat in row["seats"]}
    assert last["sheet"]["deals"][-1]["made"] == sorted(made)


def test_the_summary_adds_up(games: Games) -> None:
    session = sit(games, cards.find_variant("family-night"), ALONE)
    for view in whole_game(session):
        if view["summary"]:
            result = session.match.state.results[-1]
            by_seat = sorted(view["summary"], key=lambda row: row["seats"])
            assert [row["points"] for row in by_seat] == list(result.points)
            assert [row["made"] for row in by_seat] == [
                bid == taken for bid, taken in zip(result.bids, result.taken, strict=True)
            ]
            totals = [view["seats"][row["seats"][0]]["total"] for row in view["summary"]]
            assert totals == sorted(result.totals, reverse=True)
            assert [row["place"] for row in view["summary"]] == [
                1 + totals.index(total) for total in totals
            ]
            assert view["deal"]["number"] == len(session.match.state.results)


def test_events_count_up_without_holes_and_undo_takes_them_back(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    view = step(session)
    numbers = [event["number"] for event in view["events"]]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    back = act(session, "undo")
    assert back["events"][-1]["number"] < numbers[-1]
    assert back["note"] == {"kind": "info", "text": "Taken back: bid again."}
    assert back["turn"] > view["turn"]


def test_leaving_and_playing_again_are_wishes_for_the_page(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    act(session, "leave")
    assert session.wish == "leave"
    act(session, "again")
    assert session.wish == "again"


def test_the_end_of_a_game_is_on_show_only_once_it_was_seen(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    for _ in whole_game(session):
        assert not session.result_shown
    act(session, "shown")
    assert session.result_shown


def test_undo_from_behind_the_cover_shows_nobodys_hand(games: Games) -> None:
    session = sit(games, MATCHED, THREE_PEOPLE)
    act(session, "take")
    act(session, "bid", tricks=0)
    view = act(session, "undo")
    assert view["cover"]["seat"] == 0
    assert view["hand"] == []


def test_a_player_may_be_called_seat_9(games: Games) -> None:
    session = sit(games, MATCHED, (Player("seat 9"), *ALONE[1:]))
    view = act(session, "play", card="Ah")
    assert view["note"]["kind"] == "refused"


@pytest.mark.parametrize("variant", [MATCHED, FISTS, FOREHEAD, PARTNERS, *cards.VARIANTS[:3]])
def test_what_explains_names_no_hidden_card(games: Games, variant: cards.Variant) -> None:
    session = sit(games, variant, (*ALONE, Player("Ben")))
    for view in whole_game(session):
        state = session.match.state
        told = json.dumps([view["tips"], view["help"]["now"], view["why"]])
        told = re.sub("higher than (even )?the ace", "", told)  # of jokers, whoever holds the ace
        named = {card for card in cards.pack(jokers=3) if f"the {cards.card_name(card)}" in told}
        public = {card for trick in state.tricks for card in trick.cards} | set(state.trick)
        mine = set() if view["cover"] or state.is_forehead else set(state.hands[view["me"]])
        assert named <= public | mine
        assert not (view["cover"] and view["tips"])


def test_secret_bids_are_in_no_sentence(games: Games) -> None:
    session = sit(games, FISTS, THREE_PEOPLE)
    views = [step(session)]
    act(session, "bid", tricks=2)
    views += [session.view(), act(session, "take")]
    for view in views:
        said = json.dumps([view["tips"], view["help"]["now"], view["bids"]])
        assert "bid already" not in said
        assert " + " not in said


def test_a_score_says_why_on_request(games: Games) -> None:
    session = sit(games, PARTNERS, (*ALONE, Player("Ben")))
    *_, last = whole_game(session)
    result = session.match.state.results[0]
    for seat in range(4):
        note = act(session, "why", deal=0, seat=seat)["note"]
        bid, taken = (sum(each[seat % 2 :: 2]) for each in (result.bids, result.taken))
        names = [last["seats"][mate]["name"] for mate in range(seat % 2, 4, 2)]
        team = " and ".join("You" if name == ALONE[0].name else name for name in names)
        assert note["text"].startswith(f"{team} together bid {bid}, took {taken}: ")


@pytest.mark.parametrize(
    "asked", [{}, {"deal": 5, "seat": 0}, {"deal": 0, "seat": -1}, {"deal": True}]
)
def test_no_score_no_reason(games: Games, asked: dict[str, Any]) -> None:
    session = sit(games, MATCHED, ALONE)
    while session.view()["phase"] != "scored":
        step(session)
    before = session.match.revision
    assert act(session, "why", **asked)["note"]["kind"] == "refused"
    assert session.match.revision == before


def test_a_finished_deal_is_not_torn_up_unasked(games: Games) -> None:
    session = sit(games, MATCHED, THREE_PEOPLE)
    while (view := step(session))["phase"] != "scored":
        assert "torn" not in view
    assert view["can"]["undo"]
    assert act(session, "next")["torn"] == 1, "the next deal has only been dealt"
    step(session)
    assert "torn" not in step(session), "a bid of the running deal is taken back"
    act(session, "undo")
    while session.view().get("torn") is None:
        act(session, "undo")
    assert session.match.awaits_next_deal is False
    back = act(session, "undo")
    assert back["deal"]["number"] == 1
    assert back["note"] is None or back["note"]["text"].endswith("again.")
