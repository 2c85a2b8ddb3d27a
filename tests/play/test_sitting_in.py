"""A bot that must get ready first: who plays for it meanwhile, and how long."""

import pytest

from riverlib import cards
from riverlib.cards.bots import EVERY_BOT, expert, find_bot
from riverlib.play import CardMatch, Player, card_match
from riverlib.play.sitting_in import SittingIn, stand_in_for
from riverlib.store import Games
from tests.play.test_card_match import play_on

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(3, 2, 2))
EXPERTS = (Player("Anna"), Player("Otter", "expert"), Player("Heron", "expert-bold"))
ONE = (Player("Anna"), Player("Otter", "expert"), Player("Heron", "casual"))
STEADIES = (Player("Anna"), Player("Otter", "steady"), Player("Heron", "steady-bold"))
WARMING_UP = "Expert is still warming up: Steady plays this deal for it."


class Kernel:
    """Compiled kernels that are ready when a test says so."""

    ready = False

    def is_ready(self) -> bool:
        return self.ready


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    """Never ready, unless the test says so; whoever plays on in its head then is found out."""
    kernel = Kernel()
    monkeypatch.setattr(card_match, "SITTING_IN", SittingIn(kernel.is_ready))
    monkeypatch.setattr(expert, "best_no", _refuse)
    return kernel


def _refuse(*_: object) -> int:
    raise AssertionError("the expert was asked")


def test_a_kernel_that_is_never_ready_stops_no_game(games: Games, kernel: Kernel) -> None:
    match = CardMatch.start(games, SHORT, ONE, seed=2)
    assert match.sits_in == WARMING_UP
    play_on(match)
    assert match.state.is_over
    assert match.sits_in == ""
    assert [player.kind for player in match.players] == ["person", "expert", "casual"]


def test_who_sits_in_plays_as_steady_does_with_the_same_manners(
    games: Games, kernel: Kernel
) -> None:
    matches = [CardMatch.start(games, SHORT, seats, seed=5) for seats in (EXPERTS, STEADIES)]
    for match in matches:
        play_on(match)
    assert matches[0].log.actions == matches[1].log.actions
    assert stand_in_for("expert-spoiler") is find_bot("steady-spoiler")


def test_the_deal_is_played_to_its_end_by_whoever_began_it(
    games: Games, kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = CardMatch.start(games, SHORT, ONE, seed=2)
    kernel.ready = True
    assert match.sits_in == WARMING_UP
    while not match.awaits_next_deal:
        play_on(match, 1)  # ``best_no`` would refuse
    asked = []
    monkeypatch.setattr(expert, "best_no", lambda *_: asked.append(1) or 0)
    match.next_deal()
    assert match.sits_in == ""
    play_on(match)
    assert asked
    assert match.state.is_over


def test_another_window_is_told_the_same(games: Games, kernel: Kernel) -> None:
    match = CardMatch.start(games, SHORT, ONE, seed=2)
    kernel.ready = True
    assert CardMatch.resume(games, match.game_id).sits_in == WARMING_UP


def test_nobody_sits_in_where_nobody_needs_it(games: Games, kernel: Kernel) -> None:
    assert CardMatch.start(games, SHORT, STEADIES, seed=2).sits_in == ""
    assert {key.partition("-")[0] for key, bot in EVERY_BOT.items() if bot.plays_out} == {"expert"}


def test_it_says_how_many_are_not_ready() -> None:
    sitting_in = SittingIn(lambda: False)
    said = sitting_in.sentence(EXPERTS, "deal")
    assert said == "Expert is still warming up: Steady plays this deal for them."


def test_only_so_many_deals_are_remembered() -> None:
    kernel = Kernel()
    sitting_in = SittingIn(kernel.is_ready)
    assert all(sitting_in.is_on(deal) for deal in range(600))
    kernel.ready = True
    assert not sitting_in.is_on(0)
    assert sitting_in.is_on(599)
