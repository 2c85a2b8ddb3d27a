"""Which browser windows are open: long work stops when nobody is there to see it."""

from collections.abc import Hashable

from streamlit.runtime import Runtime
from streamlit.runtime.scriptrunner import get_script_run_ctx


def this_window() -> str:
    """Return a name for the browser window that this script runs for."""
    context = get_script_run_ctx()
    return context.session_id if context else ""


def is_open(window: Hashable) -> bool:
    """Return whether a window is connected now; a page without a server is always open."""
    return not Runtime.exists() or Runtime.instance().is_active_session(str(window))
