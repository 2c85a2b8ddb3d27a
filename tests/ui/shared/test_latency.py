"""The two patches that make a click fast still take hold; they reach into other people's code."""

import asyncio
import asyncio.base_events as base_events
import socket
import tomllib
from pathlib import Path

from streamlit import config

from riverlib.ui.shared import latency


def test_a_server_socket_without_a_named_protocol_sends_at_once() -> None:
    async def connection_option() -> int:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            seen.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = socket.socket(socket.AF_INET)  # no protocol, as Streamlit makes it
        listener.bind(("127.0.0.1", 0))
        server = await asyncio.start_server(serve, sock=listener)
        _, writer = await asyncio.open_connection(*listener.getsockname())
        option = await asyncio.wait_for(seen, 10)
        writer.close()
        server.close()
        return option

    latency.send_at_once()
    assert asyncio.run(connection_option()) != 0


def test_it_can_be_called_again_and_again() -> None:
    latency.send_at_once()
    patched = base_events._set_nodelay
    latency.send_at_once()
    assert base_events._set_nodelay is patched


def test_the_collection_after_each_run_is_an_option_that_exists() -> None:
    path = Path(__file__).resolve().parents[3] / ".streamlit" / "config.toml"
    options = tomllib.loads(path.read_text("utf-8"))
    assert options["runner"]["postScriptGC"] is False
    assert "runner.postScriptGC" in config.get_config_options()


def test_the_palette_has_the_ten_colours_that_plotly_needs() -> None:
    path = Path(__file__).resolve().parents[3] / ".streamlit" / "config.toml"
    colours = tomllib.loads(path.read_text("utf-8"))["theme"]["chartCategoricalColors"]
    assert len(colours) >= 10
