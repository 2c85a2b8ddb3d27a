"""The line of a phone: what is said on it, and what ends it."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.client import ClientConnection, connect

from riverlib.live import channel
from riverlib.live.home.doors import TOO_FAST
from tests.live.home.conftest import Opening
from tests.live.home.wire import BYTES, CLOSE, PING, TEXT, Wire, complaints

CLICK = json.dumps({"name": "action", "action": {"kind": "roll", "turn": 1, "nonce": "n"}})


@contextmanager
def seated(port: int, token: str = "anna") -> Iterator[ClientConnection]:
    """Sit at a table, as a phone does."""
    own = f"http://127.0.0.1:{port}"
    with connect(f"ws://127.0.0.1:{port}/live", origin=own) as line:  # type: ignore[arg-type]
        line.send(json.dumps({"token": token, "serial": 0}))
        assert json.loads(line.recv(10))["view"] == {"heard": 0}
        yield line


def click(line: ClientConnection) -> int:
    """Click and return how many clicks were heard by then."""
    line.send(CLICK)
    return int(json.loads(line.recv(10))["view"]["heard"])


def test_a_phone_is_heard_and_answered(opened: Opening) -> None:
    port, tables = opened()
    anna = tables.sit("anna")
    with seated(port) as line:
        assert click(line) == 1
    assert anna.heard == [json.loads(CLICK)["action"]]


HELLOS = {  # what is said first: how the line is closed
    "a token of nobody's": ('{"token": "guessed", "serial": 0}', channel.UNKNOWN),
    "words": ("hello", 1003),
    "a token that is a number": ('{"token": 7, "serial": 0}', 1003),
    "half a character": ('{"token": "\\ud800", "serial": 0}', 1003),
    "a book": ("x" * 12_000, 1003),
    "brackets in brackets": ("[" * 4000, 1003),
    "nothing": ("", 1003),
}


@pytest.mark.parametrize(("said", "code"), HELLOS.values(), ids=HELLOS)
def test_who_does_not_say_who_it_is_hears_nothing(port: int, said: str, code: int) -> None:
    with Wire(port) as line:
        line.upgrade()
        line.frame(said.encode())
        assert line.ends() == code


@pytest.mark.slow
def test_who_says_nothing_for_five_seconds_is_cut_off(port: int) -> None:
    with Wire(port) as line:
        line.upgrade()
        begun = time.perf_counter()
        assert line.ends() == 1003
        assert time.perf_counter() - begun > 4


FRAMES = {  # kind, data, first bits, whether masked: how the line is closed
    "more than a message may hold": (TEXT, b"x" * 17_000, 0x80, True, 1009),
    "a kind that there is not": (7, b"x", 0x80, True, 1002),
    "no mask": (TEXT, b"{}", 0x80, False, 1002),
    "bits that mean nothing": (TEXT, b"{}", 0xB0, True, 1002),
    "the end of something that never began": (0, b"{}", 0x80, True, 1002),
    "a ping in pieces": (PING, b"x", 0x00, True, 1002),
    "a ping that is long": (PING, b"x" * 126, 0x80, True, 1002),
    "no text": (TEXT, b"\xff\xfe\xfd", 0x80, True, 1007),
    "packed rubbish": (TEXT, b"\xff\xfe\xfd", 0xC0, True, 1002),
    "a goodbye of one byte": (CLOSE, b"x", 0x80, True, 1002),
    "bytes": (BYTES, b"{}", 0x80, True, 1003),
}


@pytest.mark.parametrize(("kind", "data", "head", "is_masked", "code"), FRAMES.values(), ids=FRAMES)
def test_a_frame_that_no_browser_sends_ends_the_line_and_no_other(
    opened: Opening, kind: int, data: bytes, head: int, is_masked: bool, code: int
) -> None:
    port, tables = opened()
    tables.sit("anna")
    with seated(port) as good, Wire(port) as bad:
        assert bad.upgrade().status == 101
        bad.frame(data, kind, head=head, is_masked=is_masked)
        assert bad.ends() == code
        assert click(good) == 1


def test_pieces_do_not_add_up_to_more_than_a_message(port: int) -> None:
    with Wire(port) as line:
        line.upgrade()
        line.frame(b"x" * 10_000, TEXT, head=0)
        line.frame(b"x" * 10_000, 0, head=0)
        assert line.ends() == 1009


def test_nothing_that_strangers_send_is_written_to_the_hosts_screen(
    opened: Opening, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    port, _ = opened()
    for data, kind in ((b"\xff", TEXT), (b"x" * 17_000, TEXT), (b"hello", TEXT), (b"x", 7)):
        with Wire(port) as line:
            line.upgrade()
            line.frame(data, kind)  # and gone
    with Wire(port) as line:
        line.write("RUBBISH\r\n\r\n")
        line.answer()
    with Wire(port) as line:
        line.ask("GET /", connection="Upgrade", upgrade="h2c")
    time.sleep(0.2)
    assert complaints(caplog) == []
    assert capfd.readouterr() == ("", "")


def test_a_flood_of_clicks_ends_its_line_and_no_other(opened: Opening) -> None:
    port, tables = opened(messages_at_once=20, messages_a_second=0.5)
    anna, ben = tables.sit("anna"), tables.sit("ben")
    with seated(port, "ben") as good, Wire(port) as bad:
        bad.upgrade()
        bad.frame(b'{"token": "anna", "serial": 0}')
        for _ in range(100):
            bad.frame(CLICK.encode())
        assert bad.ends() == TOO_FAST
        assert click(good) == 1
    assert len(anna.heard) == 19, "the hello was a message, too"
    assert len(ben.heard) == 1


@pytest.mark.parametrize("kind", [PING, 10], ids=["pings", "pongs"])
def test_a_flood_that_says_nothing_ends_its_line_and_no_other(opened: Opening, kind: int) -> None:
    port, tables = opened(bytes_at_once=20_000, bytes_a_second=100.0)
    tables.sit("anna")
    with seated(port) as good, Wire(port) as bad:
        bad.upgrade()
        for _ in range(400):
            bad.frame(b"x" * 100, kind)
        assert bad.ends() == 0, "cut off"
        assert click(good) == 1


def test_clicks_as_fast_as_anybody_can_click_are_all_heard(opened: Opening) -> None:
    port, tables = opened()
    anna = tables.sit("anna")
    with seated(port) as line:
        for _ in range(40):
            line.send(CLICK)
        while json.loads(line.recv(10))["view"]["heard"] < 40:
            pass
    assert len(anna.heard) == 40


def test_one_caller_has_so_many_lines_and_a_closed_one_makes_room(opened: Opening) -> None:
    port, tables = opened(lines_of_one=3)
    tables.sit("anna")
    with seated(port), seated(port):
        with seated(port) as last, Wire(port) as more:
            assert more.upgrade().status == 101
            assert more.ends() == TOO_FAST
            assert click(last) == 1
        for _ in range(50):  # until the closed line is forgotten
            with Wire(port) as again:
                again.upgrade()
                again.frame(b'{"token": "guessed", "serial": 0}')
                if again.ends() == channel.UNKNOWN:
                    return
            time.sleep(0.05)
    pytest.fail("there is no room any more")


def test_all_callers_together_have_so_many_lines(opened: Opening) -> None:
    port, tables = opened(lines_of_all=2)
    tables.sit("anna")
    with seated(port), seated(port) as last, Wire(port) as more:
        more.upgrade()
        assert more.ends() == TOO_FAST
        assert click(last) == 1
