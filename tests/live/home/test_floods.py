"""Who asks too much is refused; the others play on."""

import sys
import time

import pytest

from riverlib.live.rooms import Seen
from tests.live.home.conftest import Opening
from tests.live.home.standing_in import PAGE, Visitor
from tests.live.home.test_lines import click, seated
from tests.live.home.wire import Wire

FROM_ELSEWHERE = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere a machine has one loopback address"
)
"""127.0.0.2 stands for another device at home."""


def statuses(port: int, times: int, source: str | None = None) -> list[int]:
    """Ask for a file again and again and return what was answered."""
    answers = []
    for _ in range(times):
        with Wire(port, source=source) as line:
            answers.append(line.ask("GET /phone.js").status)
    return answers


@FROM_ELSEWHERE
def test_a_flood_of_requests_is_refused_and_others_are_served(opened: Opening) -> None:
    port, tables = opened(requests_at_once=20, requests_a_second=0.5)
    tables.sit("anna")
    with seated(port) as good:
        flood = statuses(port, 60, source="127.0.0.2")
        assert flood[:20] == [200] * 20
        assert set(flood[21:]) <= {429, 200}
        assert flood.count(429) >= 30
        assert click(good) == 1
        assert statuses(port, 1) == [200]
        with Wire(port, source="127.0.0.2") as line:
            assert line.upgrade().status == 403, "opening a line is a request, too"


def test_a_refused_request_says_so_in_words(opened: Opening) -> None:
    port, _ = opened(requests_at_once=1, requests_a_second=0.001)
    statuses(port, 1)
    with Wire(port) as line:
        asked = line.ask("GET /")
    assert asked.status == 429
    assert b"Wait a moment" in asked.body


def test_ten_phones_behind_one_router_load_the_page_at_once(opened: Opening) -> None:
    port, _ = opened()
    assert statuses(port, 160) == [200] * 160


def test_requests_in_one_breath_are_counted_one_by_one(opened: Opening) -> None:
    port, _ = opened(requests_at_once=3, requests_a_second=0.001)
    with Wire(port) as line:
        line.write(f"GET / HTTP/1.1\r\nHost: {line.host}\r\n\r\n" * 4)
        line.write(f"GET / HTTP/1.1\r\nHost: {line.host}\r\nConnection: close\r\n\r\n")
        answers = line.rest()
    assert [answers.count(f"HTTP/1.1 {status}".encode()) for status in (200, 429)] == [3, 2]


@FROM_ELSEWHERE
def test_connections_without_number_are_cut_off_and_others_are_served(opened: Opening) -> None:
    port, tables = opened(connections_of_one=5)
    tables.sit("anna")
    flood = [Wire(port, source="127.0.0.2") for _ in range(9)]
    assert [line.is_cut_off() for line in flood[5:]] == [True] * 4
    with seated(port) as good:
        assert click(good) == 1
    for line in flood:
        line.close()


def test_all_connections_together_are_bounded(opened: Opening) -> None:
    port, _ = opened(connections_of_all=5)
    flood = [Wire(port) for _ in range(8)]
    assert [line.is_cut_off() for line in flood[5:]] == [True] * 3
    for line in flood:
        line.close()


def test_who_asks_drop_by_drop_is_cut_off(opened: Opening) -> None:
    port, tables = opened(first_request=0.3, longest_visit=0.8)
    tables.sit("anna")
    with seated(port) as good, Wire(port) as silent, Wire(port) as slow, Wire(port) as body:
        slow.write("GET / HTTP/1.1\r\nX: ")
        assert body.ask("GET /").body == PAGE
        body.write(f"POST /code HTTP/1.1\r\nHost: {body.host}\r\nOrigin: http://{body.host}\r\n")
        body.write("Content-Length: 9\r\n\r\n{")
        begun = time.perf_counter()
        assert silent.is_cut_off()
        assert slow.is_cut_off()
        assert body.is_cut_off()
        assert time.perf_counter() - begun < 5
        assert click(good) == 1, "a line is no visit: it lasts"


class Talkative(Visitor):
    """Somebody who has a lot to see."""

    def seen(self) -> Seen:
        return Seen(super().seen().serial, "", {"long": "x" * 1_000_000})


def test_who_never_reads_is_cut_off(opened: Opening) -> None:
    port, tables = opened(longest_silence=0.3, messages_at_once=100_000, bytes_at_once=10**9)
    tables.visitors["anna"] = Talkative()
    with Wire(port) as line:
        line.upgrade()
        begun = time.perf_counter()
        is_there = line.frame(b'{"token": "anna", "serial": 0}')
        while is_there and time.perf_counter() - begun < 10:
            is_there = line.frame(b'{"name": "think", "action": {}}')
            time.sleep(0.02)
    assert not is_there
