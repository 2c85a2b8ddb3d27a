"""The second server listens when it is opened, and only then."""

import socket
import sys
import threading
import time
from typing import Any

import psutil
import pytest

from riverlib.live.home import doors, listener
from riverlib.live.home.listener import Listener, PortTakenError
from tests.live.home.conftest import Opening
from tests.live.home.standing_in import CONTENT, PAGE, Tables
from tests.live.home.wire import Wire


def made() -> Listener:
    return Listener(doors.app(Tables(), CONTENT))


def ears() -> set[int]:
    """Return the ports at which this process listens."""
    return {
        each.laddr.port
        for each in psutil.Process().net_connections("tcp")
        if each.status == psutil.CONN_LISTEN
    }


def test_nothing_listens_before_it_is_opened() -> None:
    before = ears()
    home = made()
    assert ears() == before
    assert not home.is_open
    assert home.port is None
    home.close()  # nothing to close, nothing to complain of


def test_a_closed_listener_listens_no_more_and_its_lines_are_closed() -> None:
    home = made()
    before = ears()
    port = home.open()
    assert ears() == before | {port}
    assert (home.is_open, home.port) == (True, port)
    with Wire(port) as line, Wire(port) as idle:
        assert line.upgrade().status == 101
        begun = time.perf_counter()
        home.close()
        assert time.perf_counter() - begun < 5  # a second, on a machine with nothing else to do
        assert line.ends() == 1012, "the line says that the server goes away"
        assert idle.is_cut_off()
    assert ears() == before
    assert (home.is_open, home.port) == (False, None)
    with pytest.raises(ConnectionRefusedError):
        Wire(port)
    last = [thread for thread in threading.enumerate() if thread.name == "home-listener"]
    for thread in last:
        thread.join(20)  # on a machine with much else to do
    assert not any(thread.is_alive() for thread in last)


def test_who_does_not_hear_the_goodbye_does_not_hold_it_up() -> None:
    home = made()
    port = home.open()
    with Wire(port) as half, Wire(port) as line:
        half.write(f"POST /code HTTP/1.1\r\nHost: {half.host}\r\nOrigin: http://{half.host}\r\n")
        half.write("Content-Length: 9\r\n\r\n")
        line.upgrade()
        line.write(b"\x81")  # half a frame
        home.close()
        assert half.is_cut_off()
    assert not home.is_open


def test_opening_twice_is_opening_once_and_it_opens_again() -> None:
    home = made()
    with socket.create_server(("", 0)) as somebody:
        port = somebody.getsockname()[1]  # a usual one may be taken by another test meanwhile
    assert home.open(port) == port
    assert home.open() == port
    home.close()
    home.close()
    assert home.open(port) == port, "phones come back to the address they know"
    with Wire(port) as line:
        assert line.ask("GET /").body == PAGE
    home.close()


def test_two_servers_on_one_machine_do_not_collide(opened: Opening) -> None:
    first, second = opened()[0], opened()[0]
    assert first != second
    for port in (first, second):
        with Wire(port) as line:
            assert line.ask("GET /").status == 200


def test_a_port_that_is_taken_gives_way_to_a_free_one() -> None:
    with socket.create_server(("", 0)) as other:
        taken = other.getsockname()[1]
        home = made()
        port = home.open(taken)
        assert port != taken
        home.close()


def test_the_usual_ports_are_tried_first_and_then_any(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(listener, "USUAL_PORTS", range(taken, taken + 1))
        home = made()
        assert home.open() not in (0, taken)
        home.close()


def test_a_machine_without_long_addresses_listens_at_its_short_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    create_server = socket.create_server

    def without(address: tuple[str, int], *, family: int, **given: Any) -> socket.socket:
        if family == socket.AF_INET6:
            raise OSError("no such family here")
        return create_server(address, family=family, **given)

    monkeypatch.setattr(socket, "create_server", without)
    home = made()
    port = home.open()
    with Wire(port) as line:
        assert line.ask("GET /").status == 200
    home.close()


def test_an_address_that_is_not_this_machines_is_a_named_error() -> None:
    home = made()
    with pytest.raises(PortTakenError, match="Nothing can be opened on the home network"):
        home.open(host="198.51.100.7")
    assert not home.is_open


def test_a_port_that_is_none_is_as_if_it_were_taken() -> None:
    home = made()
    assert home.open(99_999) <= 65_535
    home.close()


def test_it_can_be_kept_to_one_address(opened: Opening) -> None:
    port, _ = opened(host="127.0.0.1")
    with Wire(port) as line:
        assert line.ask("GET /").status == 200
    if sys.platform == "linux":  # elsewhere a machine has one loopback address
        with pytest.raises(ConnectionRefusedError):
            Wire(port, "127.0.0.2")
