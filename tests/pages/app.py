"""The app under Streamlit's AppTest: pages run for real, only the browser is missing."""

import json
from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest

APP = str(Path(__file__).resolve().parents[2] / "app.py")
CARD_GAME = "pages/cards.py"


def open_app(page: str | None = None, **query: str) -> AppTest:
    at = AppTest.from_file(APP, default_timeout=30)
    for name, value in query.items():
        at.query_params[name] = value
    at.run()
    if page is not None:
        at.switch_page(page).run()
    return at


def table_view(at: AppTest) -> dict[str, Any]:
    """What the browser was sent for the card table."""
    view: dict[str, Any] = json.loads(_component(at).proto.json)
    return view


def click(at: AppTest, **action: Any) -> AppTest:
    """Send what the component sends; the turn is the one on show unless it is given."""
    view = table_view(at)
    action = {"turn": view["turn"], "nonce": f"n{view['turn']}-{len(str(action))}"} | action
    states = at._tree.get_widget_states()
    state = states.widgets.add()
    state.id = f"$$STREAMLIT_INTERNAL_KEY_{_component(at).proto.id}__events"
    state.json_trigger_value = json.dumps([{"event": "action", "value": action}])
    return at._run(states)


def _component(at: AppTest) -> Any:
    return next(element for element in at.get("bidi_component") if element.key == "card_table")
