"""How much one caller gets, and that others do not pay for it."""

import ast
from dataclasses import fields
from pathlib import Path

import pytest

from riverlib.live.home import limits
from riverlib.live.home.limits import LIMITS, Allowance, Allowances, Limits, caller_at


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_grows_again_up_to_what_it_was() -> None:
    clock = Clock()
    allowed = Allowance(3, 2.0, clock)
    assert [allowed.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [allowed.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert allowed.is_whole
    assert [allowed.take() for _ in range(4)] == [True, True, True, False]
    assert not allowed.take(5)


def test_a_flood_of_one_takes_nothing_from_others() -> None:
    allowed = Allowances(5, 1.0, Clock())
    assert sum(allowed.take("flood") for _ in range(1000)) == 5
    assert allowed.take("mother")


def test_callers_without_number_do_not_fill_the_memory() -> None:
    clock = Clock()
    allowed = Allowances(5, 1.0, clock)
    for no in range(20_000):
        clock.now += 0.01
        allowed.take(f"192.168.{no}")
    assert len(allowed._by_caller) <= limits._FORGOTTEN_ABOVE
    clock.now += 0.1
    assert sum(allowed.take("192.168.19999") for _ in range(9)) == 4, "who was here is remembered"


SAME = {
    "an address": ("192.168.1.5", "192.168.1.5"),
    "the same through a socket for both kinds": ("::ffff:192.168.1.5", "192.168.1.5"),
    "all that a device may call itself": ("fd00:1:2:3:aaaa:bbbb:cccc:dddd", "fd00:1:2:3::/64"),
    "one with the name of an adapter": ("fe80::1%eth0", "fe80::/64"),
    "none": ("", ""),
}


@pytest.mark.parametrize(("address", "caller"), SAME.values(), ids=SAME)
def test_who_counts_as_one_caller(address: str, caller: str) -> None:
    assert caller_at(address) == caller


def test_ten_phones_behind_one_router_may_load_the_page_at_once() -> None:
    assert LIMITS.requests_at_once >= 10 * 16
    assert LIMITS.lines_of_one >= 2 * 10, "old lines and new ones"
    assert LIMITS.connections_of_one >= 10 * 6 + 10


def test_every_limit_is_told_in_the_docs() -> None:
    text = (Path(__file__).parents[3] / "docs" / "security.md").read_text("utf-8")
    words = set(text.replace("(", " ").replace("|", " ").replace(";", " ").split())
    for field in fields(Limits):
        number = getattr(LIMITS, field.name)
        told = f"{number / 1024:,.0f}" if number >= 1024 else f"{number:,.0f}"
        assert told in words, field.name


def test_no_limit_stands_without_a_use() -> None:
    folder = Path(limits.__file__).parent
    used = {
        node.attr
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert {field.name for field in fields(Limits)} <= used
