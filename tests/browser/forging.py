"""Sending what no button of the page would send."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.board_page import BoardPage


def forge_every_click(page: "Page") -> None:
    """Keep the board that the component makes, so that a test can send what no button sends."""
    page.add_init_script(
        """{
          const set = WeakMap.prototype.set;
          WeakMap.prototype.set = function (key, value) {
            if (value?.actions && value?.update) window.__forged = value;
            return set.call(this, key, value);
          };
        }"""
    )


def send(board: "BoardPage", action: Any) -> None:
    """Send an action as the component would, whatever it is."""
    board.page.evaluate("(action) => window.__forged.send('action', action)", action)


def cut_line(board: "BoardPage") -> None:
    """Leave a board without its own line, as where nothing but pages is let through.

    Its clicks then go by the page, and what other windows do it learns with its next click.
    """
    board.page.evaluate(
        "() => { const { channel } = window.__forged; channel.close();"
        " channel.line.open = () => {}; }"
    )
