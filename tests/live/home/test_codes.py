"""The typed way in: what fits, how long, and how little a guesser gets."""

import re

import pytest

from riverlib.live.home import codes
from riverlib.live.home.codes import CodeDoor, Codes, WrongCodeError, as_typed
from riverlib.live.home.limits import LIMITS
from tests.live.clock import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(clock: Clock) -> Codes:
    return Codes(clock)


@pytest.fixture
def door(clock: Clock) -> CodeDoor:
    return CodeDoor(clock)


def shown(table: Codes) -> str:
    assert table.text is not None
    return table.text


def wrong(table: Codes) -> str:
    """Return a code that is not the table's."""
    first = codes.LETTERS[(codes.LETTERS.index(shown(table)[0]) + 1) % len(codes.LETTERS)]
    return first + shown(table)[1:]


def test_a_code_is_six_consonants_that_look_like_nothing_else(clock: Clock) -> None:
    drawn = {shown(Codes(clock)) for _ in range(200)}
    assert len(drawn) > 190, "drawn anew each time"
    letters = set("".join(drawn))
    assert letters == set(codes.LETTERS)
    assert not letters & set("AEIOUYGLNQSVZ0123456789")
    assert {len(code) for code in drawn} == {6}


WAYS = ("{}", " {} ", "{:.3} {rest}", "{:.3}-{rest}", "{small}", "{:.3}\u00a0{rest}\n")


@pytest.mark.parametrize("way", WAYS)
def test_capitals_and_spaces_do_not_matter(table: Codes, door: CodeDoor, way: str) -> None:
    code = shown(table)
    typed = way.format(code, rest=code[3:], small=code.lower())
    assert door.find(typed, "192.168.1.5", [(table, "in")]) == "in"


def test_a_code_is_good_for_ten_minutes_and_no_longer(
    table: Codes, door: CodeDoor, clock: Clock
) -> None:
    code = shown(table)
    clock.now += 599
    assert table.seconds_left == pytest.approx(1)
    assert door.find(code, "192.168.1.5", [(table, "in")]) == "in"
    clock.now += 1
    assert table.text is None
    assert table.seconds_left == 0
    with pytest.raises(WrongCodeError, match="No table has these letters"):
        door.find(code, "192.168.1.5", [(table, "in")])
    assert not table.is_guessed_at


def test_a_code_is_followed_by_another_while_somebody_looks_at_it(
    table: Codes, clock: Clock
) -> None:
    code = shown(table)
    clock.now += 599
    table.keep_good()
    assert table.text == code
    for _ in range(codes.WRONG_TRIES):
        table.miss()
    table.keep_good()
    assert table.text is None, "who guesses wins no further tries before the ten minutes are over"
    clock.now += 1
    table.keep_good()
    assert shown(table) != code
    assert table.seconds_left == 600


def test_a_code_lets_several_phones_in(table: Codes, door: CodeDoor) -> None:
    ways = [door.find(shown(table), f"192.168.1.{no}", [(table, "in")]) for no in range(10)]
    assert ways == ["in"] * 10


def test_five_wrong_tries_kill_a_code_from_however_many_addresses(
    table: Codes, door: CodeDoor
) -> None:
    code, other = shown(table), wrong(table)
    for no in range(5):
        assert table.text == code
        with pytest.raises(WrongCodeError):
            door.find(other, f"192.168.1.{no}", [(table, "in")])
    assert table.text is None
    assert table.is_guessed_at
    with pytest.raises(WrongCodeError):
        door.find(code, "192.168.1.9", [(table, "in")])
    assert table.renew() == table.text
    assert not table.is_guessed_at


def test_right_codes_in_between_do_not_give_a_guesser_more_tries(
    table: Codes, door: CodeDoor
) -> None:
    other = wrong(table)
    for no in range(5):
        assert door.find(shown(table), f"10.0.0.{no}", [(table, "in")]) == "in"
        with pytest.raises(WrongCodeError):
            door.find(other, "10.0.1.1", [(table, "in")])
    assert table.text is None


def test_a_guess_is_a_guess_at_every_table(clock: Clock, door: CodeDoor) -> None:
    tables = [(Codes(clock), no) for no in range(3)]
    for _ in range(5):
        with pytest.raises(WrongCodeError):
            door.find(wrong(tables[0][0]), "10.0.0.1", tables)
    assert [table.text for table, _ in tables] == [None] * 3


def test_each_code_leads_to_its_own_table(clock: Clock, door: CodeDoor) -> None:
    tables = [(Codes(clock), no) for no in range(3)]
    assert [door.find(shown(table), "10.0.0.1", tables) for table, _ in tables] == [0, 1, 2]


def test_one_address_has_ten_tries_a_minute_and_others_still_come_in(
    table: Codes, door: CodeDoor, clock: Clock
) -> None:
    assert LIMITS.codes_a_minute == 10
    for _ in range(10):
        with pytest.raises(WrongCodeError, match="No table has these letters"):
            door.find("no code", "192.168.1.66", [(table, "in")])
    with pytest.raises(WrongCodeError, match="a lot of letters"):
        door.find(shown(table), "::ffff:192.168.1.66", [(table, "in")])
    assert door.find(shown(table), "192.168.1.5", [(table, "in")]) == "in"
    clock.now += 60
    assert door.find(shown(table), "192.168.1.66", [(table, "in")]) == "in"


NO_CODES = (
    "",
    "BDF",
    "BDFHKMP",
    "BDFHK0",
    "BDFHKA",
    "bdfhkß",
    "\uff22\uff24\uff26\uff28\uff2b\uff2d",
    "BDF,HKM",
    "\0" * 6,
)


@pytest.mark.parametrize("typed", NO_CODES)
def test_what_no_code_looks_like_is_no_wrong_try(table: Codes, clock: Clock, typed: str) -> None:
    assert as_typed(typed) is None
    for _ in range(6):
        with pytest.raises(WrongCodeError):
            CodeDoor(clock).find(typed, "192.168.1.5", [(table, "in")])
    assert table.text is not None


def test_a_new_code_and_an_end_leave_the_old_one_without_worth(
    table: Codes, door: CodeDoor
) -> None:
    old = shown(table)
    while table.renew() == old:
        pass
    with pytest.raises(WrongCodeError):
        door.find(old, "192.168.1.5", [(table, "in")])
    last = shown(table)
    table.end()
    assert table.text is None
    with pytest.raises(WrongCodeError):
        door.find(last, "192.168.1.5", [(table, "in")])


def test_the_chance_to_guess_is_the_one_that_is_told() -> None:
    all_codes = len(codes.LETTERS) ** codes.LENGTH
    told = {int(each.replace(",", "")) for each in re.findall(r"\d[\d,]+", Codes.__doc__ or "")}
    assert {all_codes, round(all_codes / codes.WRONG_TRIES)} <= told
    assert round(all_codes / codes.WRONG_TRIES / 36, -2) in told
