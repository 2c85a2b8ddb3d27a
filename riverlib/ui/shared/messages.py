"""What a browser's component may send, looked at before Streamlit reads it.

Streamlit 1.67 reads the JSON of a component itself, and expects only one of the ways in which
that can fail: a number of thousands of digits, deep nesting or a text in place of an object end
in a traceback and stop the page. Boards send a few short fields. So both places where Streamlit
reads a message are given this reader, which refuses everything that no board of ours sends;
a refused message is as if it had never come.
"""

import json
import logging
from typing import Any

from streamlit.components.v2.bidi_component import serialization
from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.runtime.state import session_state
from streamlit.runtime.state.common import unpack_widget_state_value

from riverlib.core.reading import is_deeper

LONGEST = 10_000
"""Characters of a message; a click takes some hundred."""
DEEPEST = 6
"""Lists and objects within each other; a click is an object within an event within a list."""

_log = logging.getLogger(__name__)


def look_at_each() -> None:
    """Have every message of a component read by ``read``; idempotent."""
    serialization.handle_deserialize = read  # type: ignore[assignment]
    session_state.unpack_widget_state_value = _unpack  # type: ignore[attr-defined,assignment]


def read(text: str | None) -> Any:
    """Return what a component sent; ``None`` in place of what none would send."""
    if text is None:
        return None
    try:
        reason = f"it has {len(text):,} characters" if len(text) > LONGEST else ""
        message = None if reason else json.loads(text)
    except json.JSONDecodeError:
        message, reason = None, "it is no JSON"
    except (ValueError, RecursionError) as error:  # a number without end, or nesting
        message, reason = None, str(error)[:80]
    if not reason and is_deeper(message, DEEPEST):
        message, reason = None, "it is nested too deeply"
    if reason:
        _log.warning("A message from a browser was refused: %s.", reason)
    return message


def _unpack(state: WidgetState) -> Any:
    """Read the state of a component, which is an object or nothing; all else as Streamlit does."""
    if state.WhichOneof("value") != "json_value":
        return unpack_widget_state_value(state)
    values = read(state.json_value)
    return values if isinstance(values, dict) else None
