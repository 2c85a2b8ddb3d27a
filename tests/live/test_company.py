"""The talk between several devices at one game: seats, who is there, who is asked."""

from collections.abc import Callable

import pytest

from riverlib.core import IllegalActionError
from riverlib.live.company import GRACE, HERE, SCREEN, Company
from riverlib.play import Player
from tests.live.clock import Clock

ANNA, BEN, OTTER, GRANDMA = range(4)
PLAYERS = (Player("Anna"), Player("Ben"), Player("Otter", "steady"), Player("Grandma"))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def company(clock: Clock) -> Company:
    """Anna at the host's device; Ben and Grandma at their phones, all there."""
    company = Company(lambda: PLAYERS, clock)
    company.offer([BEN, OTTER, GRANDMA])
    company.came(HERE)
    for seat in (BEN, GRANDMA):
        company.take(seat)
        company.came(seat)
    return company


def test_every_seat_is_played_in_one_place(company: Company) -> None:
    assert [company.place(seat) for seat in range(4)] == ["here", "phone", "bot", "phone"]
    assert company.seats_of(HERE) == (ANNA,)
    assert company.seats_of(BEN) == (BEN,)
    assert company.seats_of(SCREEN) == ()
    company.give_back(BEN)
    assert company.place(BEN) == "free"
    assert company.seats_of(HERE) == (ANNA,), "nobody has said yet who plays for who has left"
    assert company.seats_of(BEN) == ()
    company.play_here(BEN)
    assert (company.place(BEN), company.seats_of(HERE)) == ("free", (ANNA, BEN))
    company.offer([BEN], on=False)
    assert company.place(BEN) == "here"


def test_a_seat_that_was_left_is_empty_until_somebody_is_found_for_it(company: Company) -> None:
    company.give_back(BEN)
    assert (company.empty, company.is_there(BEN)) == ((BEN,), False)
    company.stand_in(BEN, on=True)
    assert (company.stand_ins, company.empty) == ({BEN}, (BEN,))
    company.take(BEN)
    assert (company.stand_ins, company.empty) == (set(), ())
    company.came(BEN)
    assert company.welcome(BEN) is None, "it was not for them that a bot played"
    company.give_back(BEN)
    company.offer([BEN], on=False)
    assert (company.empty, company.seats_of(HERE)) == ((), (ANNA, BEN))


def test_a_phone_that_is_turned_is_not_away_and_one_that_sleeps_is(
    company: Company, clock: Clock
) -> None:
    company.has_changed()
    company.went(BEN)
    assert company.is_present(BEN)
    assert not company.has_changed()
    clock.now += GRACE
    assert not company.is_present(BEN)
    assert company.has_changed()
    assert not company.has_changed()
    company.came(BEN)
    assert company.is_present(BEN)


def test_a_bot_plays_only_for_who_is_away_and_stops_when_they_are_back(
    company: Company, clock: Clock
) -> None:
    for seat in (ANNA, BEN, OTTER):
        with pytest.raises(IllegalActionError, match="Nobody is missing there"):
            company.stand_in(seat, on=True)
    company.went(BEN)
    clock.now += GRACE
    company.stand_in(BEN, on=True)
    assert company.stand_ins == {BEN}
    company.came(BEN)
    assert company.stand_ins == set()


Step = Callable[[Company], object]


@pytest.mark.parametrize(
    ("steps", "undone"),
    {
        "all others agree": ([(ANNA, True), (GRANDMA, True)], True),
        "one is still silent": ([(GRANDMA, True)], False),
        "one would rather play on": ([(GRANDMA, True), (ANNA, False)], False),
    }.values(),
    ids=["all others agree", "one is still silent", "one would rather play on"],
)
def test_the_others_are_asked_before_a_move_is_taken_back(
    company: Company, steps: list[tuple[int, bool]], undone: bool
) -> None:
    assert not company.asks_undo(BEN, 7)
    assert company.asks(GRANDMA, 7) == company.asks(HERE, 7) == BEN
    assert company.asks(BEN, 7) is None
    agreed = False
    for seat, yes in steps:
        agreed = company.answers(HERE if seat == ANNA else seat, 7, yes=yes)
    assert agreed is undone


def test_who_refused_is_told_to_who_asked_alone(company: Company) -> None:
    company.asks_undo(BEN, 7)
    company.answers(GRANDMA, 7, yes=False)
    assert company.refused(BEN, 7) == GRANDMA
    assert company.refused(HERE, 7) is None
    assert company.refused(BEN, 8) is None
    assert company.waits_for(BEN, 7) == ()
    assert company.asks(HERE, 7) is None


def test_a_question_belongs_to_its_position(company: Company) -> None:
    company.asks_undo(BEN, 7)
    assert company.asks(GRANDMA, 8) is None
    with pytest.raises(IllegalActionError, match="Nothing is asked any more"):
        company.answers(GRANDMA, 8, yes=True)
    with pytest.raises(IllegalActionError, match="already"):
        company.asks_undo(GRANDMA, 7)
    assert not company.asks_undo(GRANDMA, 8)


def test_nobody_waits_for_the_answer_of_who_is_away(company: Company, clock: Clock) -> None:
    company.went(GRANDMA)
    company.went(HERE)
    clock.now += GRACE
    assert company.asks_undo(BEN, 7)  # nobody is left to be asked


def test_the_next_deal_waits_for_all_who_are_there(company: Company, clock: Clock) -> None:
    company.gets_ready(BEN, 7)
    assert company.ready(7) == (BEN,)
    assert company.not_ready(7) == (GRANDMA, HERE)
    assert not company.may_go_on(7)
    company.gets_ready(HERE, 7)
    company.went(GRANDMA)
    clock.now += GRACE
    assert company.not_ready(7) == ()  # who is away is not waited for
    assert company.may_go_on(7)
    assert company.ready(8) == ()
    assert not company.may_go_on(8)


def test_who_has_come_back_is_told_once_since_when_a_bot_played(
    company: Company, clock: Clock
) -> None:
    company.went(BEN)
    clock.now += GRACE
    company.stand_in(BEN, on=True, since=12)
    company.stand_in(BEN, on=False)
    company.stand_in(BEN, on=True, since=20)
    assert company.welcome(BEN) is None
    company.came(BEN)
    assert company.welcome(GRANDMA) is None
    assert company.welcome(BEN) == 12
    assert company.welcome(BEN) is None


def test_only_who_asked_can_do_without_an_answer(company: Company) -> None:
    company.asks_undo(BEN, 7)
    company.withdraws(GRANDMA, 7)
    assert company.asker(7) == BEN
    company.withdraws(BEN, 7)
    assert company.asker(7) is None
    assert company.asks(GRANDMA, 7) is None


def test_a_window_that_is_about_to_open_its_line_is_there(clock: Clock) -> None:
    company = Company(lambda: PLAYERS, clock)
    assert company.is_present(HERE)
    clock.now += GRACE
    assert not company.is_present(HERE)
    company.begin_again()
    assert company.is_present(HERE), "it goes to the next game with everybody"
