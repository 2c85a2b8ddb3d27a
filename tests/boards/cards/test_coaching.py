"""The coach behind one window: what it tells, to whom, and when it asks before a slip."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import Any, cast

import pytest
from hypothesis import given, settings

from riverlib import cards
from riverlib.boards.cards import coaching
from riverlib.boards.cards.coach_types import Coach
from riverlib.boards.cards.coaching import HINT_WORLDS, Brain, Coaching
from riverlib.boards.cards.session import TableSession
from riverlib.cards.coach import winning
from riverlib.cards.coach.compared import often
from riverlib.cards.coach.worth import Worth
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from tests.boards.cards.test_view import FISTS, FOREHEAD, PARTNERS, act, step
from tests.boards.test_view_types import misfits
from tests.cards.coach.known import BEST_BID, known_worth
from tests.cards.random_rules import TABLES, Table

FIVE = cards.Variant(key="five", name="Five", hand_sizes=(5, 1), hook=False)
ALONE = (Player("Anna"), *(Player(name, "random") for name in ("Otter", "Heron", "Pike")))
TWO_PEOPLE = (Player("Anna"), Player("Ben"))
PATIENCE = 30.0


@pytest.fixture(autouse=True)
def no_games_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    def even(view: cards.View, *_: Any) -> winning.WinChances:
        share = (1 / view.players,) * view.players
        return winning.WinChances(share, (0.0,) * view.players, (), ())

    monkeypatch.setattr(winning, "win_chances", even)


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


KNOWING = Brain(is_ready=lambda: True, prepare=lambda: None, weigh=known_worth)


def sit(
    games: Games,
    variant: cards.Variant = FIVE,
    players: tuple[Player, ...] = ALONE,
    brain: Brain = KNOWING,
) -> TableSession:
    match = CardMatch.start(games, variant, players, first_dealer=len(players) - 1, seed=5)
    return TableSession(match, brain)


def think(session: TableSession, **wishes: Any) -> dict[str, Any]:
    session.think({"turn": session.view()["turn"]} | wishes)
    return session.view()


def until(session: TableSession, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Look again until the coach has come so far."""
    end = time.monotonic() + PATIENCE
    while not wanted(view := session.view()):
        assert time.monotonic() < end, view["coach"]
        time.sleep(0.005)
    return view


def advised(session: TableSession) -> dict[str, Any]:
    think(session, hint=True)
    hint: dict[str, Any] = until(session, has_hint)["coach"]["hint"]
    return hint


def has_hint(view: dict[str, Any]) -> bool:
    return view["coach"]["hint"] is not None


# ---- what is told, and to whom ----


def test_nothing_is_told_before_it_is_asked_for(games: Games) -> None:
    assert sit(games).view()["coach"] == {
        "brain": "ready",
        "due": False,
        "chances": None,
        "glance": None,
        "hint": None,
        "warning": None,
    }


def test_the_chances_of_every_open_bid_grow_more_exact(games: Games) -> None:
    session = sit(games)
    think(session, chances=True)
    view = until(session, lambda view: view["coach"]["chances"] and not view["coach"]["due"])
    options = view["coach"]["chances"]["options"]
    assert view["coach"]["chances"]["settled"]
    assert [option["id"] for option in options] == [f"bid {no}" for no in view["bids"]["open"]]
    assert max(options, key=lambda option: option["points"])["id"] == f"bid {BEST_BID}"
    assert view["coach"]["chances"]["still"] == options[BEST_BID]["words"]
    assert view["coach"]["chances"]["win"] == ["25%"] * 4
    assert list(misfits(view["coach"], Coach)) == []


def test_a_hint_names_the_best_choice_why_and_what_else_there_is(games: Games) -> None:
    session = sit(games)
    hint = advised(session)
    assert hint["best"] == f"bid {BEST_BID}"
    assert hint["head"].endswith(f"bid {BEST_BID}")
    assert hint["text"]
    assert hint["numbers"]
    assert {each["id"] for each in hint["others"]} == {
        f"bid {no}" for no in session.view()["bids"]["open"] if no != BEST_BID
    }
    assert hint["own"]["id"] == hint["best"]
    assert hint["own"]["words"] == "best"
    assert list(misfits(session.view()["coach"], Coach)) == []
    assert advised(session) == hint, "it does not change under the eyes of who reads it"


def drifts_after(event: Event) -> Callable[..., Worth]:
    """Return what weighs otherwise in all worlds after the first, which wait for an event."""

    def weigh(view: cards.View, *, worlds: int = 400, seed: int = 0) -> Worth:
        if seed:
            event.wait(PATIENCE)
        known = known_worth(view, worlds=HINT_WORLDS)
        return replace(known, made=tuple(share + 0.1 * (seed > 0) for share in known.made))

    return weigh


def test_hint_question_and_chances_tell_the_same_numbers(games: Games) -> None:
    """However many worlds more are known when the next of them is asked for."""
    hinted = Event()
    session = sit(games, brain=replace(KNOWING, weigh=drifts_after(hinted)))
    hint = advised(session)
    hinted.set()
    thinking = session._coaching._thinking
    assert thinking is not None
    until(session, lambda _: thinking.is_over)
    view = think(session, chances=True)
    warning = act(session, "bid", tricks=5, tutor="gentle")["coach"]["warning"]
    made = {each["id"]: each["words"] for each in view["coach"]["chances"]["options"]}
    best = made[f"bid {BEST_BID}"]
    for told in (hint, warning):
        said = told["text"] + told["rest"] + told["numbers"]
        assert f" {best.removesuffix('%')} of 100" in said or often(best) in said
    assert all(
        each["numbers"].endswith(f" points a deal, made in {made[each['id']]}")
        for each in [hint["own"], *hint["others"]]
    )


def test_a_hint_is_gone_with_its_moment(games: Games) -> None:
    session = sit(games)
    advised(session)
    view = act(session, "bid", tricks=BEST_BID)
    assert view["phase"] == "play"
    assert view["coach"]["hint"] is None
    assert not view["coach"]["due"]


def test_before_the_kernels_are_ready_it_says_so_and_the_hint_comes_by_itself(
    games: Games,
) -> None:
    ready: list[bool] = []
    asked: list[bool] = []
    slow = [True]
    brain = Brain(
        lambda: bool(ready),
        lambda: asked.append(True),
        known_worth,
        is_slow=lambda: slow[0],
        share=lambda: 0.4,
    )
    session = sit(games, brain=brain)
    coach = think(session, hint=True)["coach"]
    assert (coach["brain"], coach["due"], coach["hint"]) == ("slow", True, None)
    assert coach["glance"]["head"].startswith("At a glance: bid "), "a first look is there at once"
    assert coach["glance"]["share"] == 0.4
    slow[0] = False
    assert session.view()["coach"]["brain"] == "soon"
    assert asked
    assert act(session, "bid", tricks=0, tutor="strict")["phase"] == "play", "nobody is held up"
    act(session, "undo")
    think(session, hint=True)
    ready.append(True)
    assert until(session, has_hint)["coach"]["glance"] is None


def test_where_nothing_can_be_reckoned_it_says_so_and_is_asked_no_more(games: Games) -> None:
    brain = Brain(lambda: False, lambda: None, known_worth, lambda: "no compiler")
    coach = think(sit(games, brain=brain), hint=True, chances=True)["coach"]
    assert (coach["brain"], coach["due"], coach["hint"]) == ("failed", False, None)


WISHES: dict[str, Any] = {
    "no object": "hint",
    "another turn": {"turn": 99, "hint": True},
    "words for yes": {"turn": 0, "hint": "yes", "chances": 1, "tutor": []},
}


@pytest.mark.parametrize("wish", WISHES.values(), ids=WISHES)
def test_what_no_board_asks_is_not_thought_about(games: Games, wish: Any) -> None:
    session = sit(games)
    before = session.view()
    session.think(wish)
    assert session.view() == before
    assert session._coaching._thinking is None


def test_a_hand_face_down_has_no_coach_and_the_next_person_sees_nothing_of_the_last(
    games: Games,
) -> None:
    session = sit(games, players=TWO_PEOPLE)
    assert think(session, hint=True, chances=True)["coach"] is None, "it lies face down"
    assert session._coaching._thinking is None
    act(session, "take")
    advised(session)
    view = act(session, "bid", tricks=0)
    assert view["cover"] is not None
    assert view["coach"] is None
    coach = act(session, "take")["coach"]
    assert (coach["hint"], coach["chances"]) == (None, None)


def test_a_card_on_my_own_forehead_is_never_told(games: Games) -> None:
    session = sit(games, FOREHEAD, TWO_PEOPLE)
    act(session, "take")
    own = str(session.match.state.hands[0][0])
    think(session, hint=True, chances=True)
    view = until(session, has_hint)
    assert own not in str(view)
    act(session, "bid", tricks=0)
    act(session, "take")
    act(session, "bid", tricks=0)
    view = act(session, "take")
    assert view["phase"] != "bid", "the cards play themselves"
    assert view["coach"] is None


def test_whoever_has_one_card_to_play_needs_no_hint(games: Games) -> None:
    session = sit(games)
    while not session.match.forced:
        step(session)
    assert session.view()["coach"] is None


@dataclass
class Stood:
    """A position of a game that no store holds."""

    state: cards.GameState
    players: tuple[Player, ...]
    revision: int = 0


@settings(max_examples=40)
@given(table=TABLES)
def test_under_any_rules_the_coach_tells_of_nothing_but_what_may_be_done(table: Table) -> None:
    """Wherever there is a choice; and of cards the seat sees alone."""
    players = tuple(Player(f"P{no}") for no in range(table.players))
    seen = 0
    for before, *_ in table.moves():
        seat = before.to_move
        if seat is None or seen > 6:
            continue
        coaching = Coaching(cast(CardMatch, Stood(before, players)), KNOWING)
        assert coaching.view((seat + 1) % table.players) is None, "it is not their turn"
        coaching.ask(seat, {"chances": True})
        if not coaching.has_choice(seat):
            assert coaching.view(seat) is None
            continue
        seen += 1
        assert coaching._thinking is not None
        assert coaching._thinking.wait(PATIENCE) is not None
        coaching._thinking.stop()
        told: Any = coaching.view(seat)
        assert list(misfits(told, Coach)) == []
        named = {option["id"] for option in told["chances"]["options"]}
        assert named == {cards.action_text(each) for each in cards.legal_actions(before)}
        if before.phase is cards.Phase.PLAY:
            assert named <= {f"play {card}" for card in before.hands[seat]}
            assert not before.is_forehead


# ---- the question before a slip ----


def test_a_slip_is_asked_about_and_played_when_it_is_meant(games: Games) -> None:
    session = sit(games)
    view = act(session, "bid", tricks=5, tutor="gentle")
    warning = view["coach"]["warning"]
    assert view["phase"] == "bid"
    assert (warning["id"], warning["best"]) == ("bid 5", f"bid {BEST_BID}")
    assert warning["head"] == "Careful!"
    assert f"bid {BEST_BID}" in warning["text"]
    assert list(misfits(view["coach"], Coach)) == []
    assert session.view()["coach"]["warning"] == warning, "it is put once, and stays as it is"
    view = act(session, "bid", tricks=5)
    assert view["seats"][0]["bid"] == 5
    assert view["coach"]["warning"] is None


def test_what_only_looks_like_a_slip_at_first_is_not_asked_about(games: Games) -> None:
    """The question waits until enough is known, and its verdict is that of what is told."""

    def surer(view: cards.View, *, worlds: int = 400, seed: int = 0) -> Worth:
        known = known_worth(view, worlds=worlds)
        if seed == 0:
            return known
        return replace(known, made=tuple(0.9 * (each == cards.Bid(4)) for each in view.legal))

    view = act(sit(games, brain=replace(KNOWING, weigh=surer)), "bid", tricks=4, tutor="strict")
    assert view["phase"] == "play"


def test_a_question_whose_reason_does_not_come_in_time_is_put_without_it(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "WORDS_SECONDS", 0.05)
    found = Event()

    def slow(view: cards.View, *, worlds: int = 400, seed: int = 0) -> Worth:
        if worlds == coaching.REASON_WORLDS and len(view.legal) == 2:
            found.wait(PATIENCE)
        return known_worth(view, worlds=worlds)

    session = sit(games, brain=replace(KNOWING, weigh=slow))
    warning = act(session, "bid", tricks=5, tutor="gentle")["coach"]["warning"]
    found.set()
    assert f"Better: bid {BEST_BID}." in warning["text"]
    time.sleep(0.1)
    assert session.view()["coach"]["warning"] == warning


def test_a_card_is_asked_about_like_a_bid(games: Games) -> None:
    session = sit(games)
    act(session, "bid", tricks=BEST_BID)
    costly = max(
        (
            each.card
            for each in cards.legal_actions(session.match.state)
            if isinstance(each, cards.Play)
        ),
        key=lambda card: card.rank,
    )
    view = act(session, "play", card=str(costly), tutor="strict")
    assert view["coach"]["warning"]["id"] == f"play {costly}"
    assert len(view["hand"]) == 5
    assert act(session, "undo")["coach"]["warning"] is None


LEVELS = {  # (bid, level): whether it is asked about; a bid made brings ten here
    "nothing is asked while it is off": (5, "off", False),
    "nothing is asked of whoever said nothing": (5, None, False),
    "the best bid": (2, "strict", False),
    "a level that is none": (5, "cruel", False),
    "a level that is no word": (5, ["strict"], False),
    "a big slip": (0, "gentle", True),
    "a big slip, asked of strictly": (0, "strict", True),
}


@pytest.mark.parametrize(("bid", "level", "asks"), LEVELS.values(), ids=LEVELS)
def test_the_level_says_what_is_asked_about(
    games: Games, bid: int, level: Any, *, asks: bool
) -> None:
    view = act(sit(games), "bid", tricks=bid, tutor=level)
    assert (view["phase"] == "bid") is asks


def test_what_may_not_be_bid_is_refused_before_it_is_weighed(games: Games) -> None:
    view = act(sit(games), "bid", tricks=77, tutor="strict")
    assert view["note"]["kind"] == "refused"
    assert view["coach"]["warning"] is None


@pytest.mark.parametrize("variant", [FISTS, PARTNERS], ids=["laid down", "partners"])
def test_laid_down_bids_and_partners_are_advised_too(games: Games, variant: cards.Variant) -> None:
    players = (Player("Anna"), *(Player(name, "steady") for name in ("Otter", "Heron", "Pike")))
    hint = advised(sit(games, variant, players))
    assert hint["best"] == f"bid {BEST_BID}"
