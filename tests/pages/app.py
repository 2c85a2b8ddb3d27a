"""The app under Streamlit's AppTest: pages run for real, only the browser is missing."""

import json
from itertools import count
from pathlib import Path
from typing import Any

from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.testing.v1 import AppTest

APP = str(Path(__file__).resolve().parents[2] / "app.py")
CARD_GAME = "pages/cards.py"
RACE = "pages/race.py"
_CLICKS = count()


def open_app(page: str | None = None, **query: str) -> AppTest:
    at = AppTest.from_file(APP, default_timeout=30)
    for name, value in query.items():
        at.query_params[name] = value
    if page is not None:
        at.switch_page(page)
    return at.run()


def set_widgets(at: AppTest, **values: object) -> AppTest:
    """Give widgets values by key, one after another."""
    for key, value in values.items():
        if shows(at, key):
            at = choose(at, key, key=value)  # a component of pictures to choose from
        else:
            widget_of(at, key).set_value(value).run()
        assert not at.exception
    return at


def options_of(at: AppTest, key: str) -> dict[str, dict[str, Any]]:
    """What pictures to choose from were sent, by key; ``chosen_of`` says which one is chosen."""
    return {option["key"]: option for option in view_of(at, key)["options"]}


def chosen_of(at: AppTest, key: str) -> str:
    """Which of the pictures is the chosen one."""
    return str(view_of(at, key)["chosen"])


def widget_of(at: AppTest, key: str) -> Any:
    boxes = ("number_input", "text_input", "selectbox", "slider")
    kinds = (*boxes, "radio", "toggle", "checkbox", "button_group")
    return next(widget for kind in kinds for widget in at.get(kind) if widget.key == key)


def upload(at: AppTest, key: str, content: bytes) -> None:
    at.file_uploader(key=key).set_value(("game.json", content, "application/json")).run()
    assert not at.exception


def plain(text: str) -> str:
    """Take out the escapes that keep typed text from being markup."""
    return text.replace("\\", "")


def table_view(at: AppTest) -> dict[str, Any]:
    """What the browser was sent for the card table."""
    return view_of(at, "card_table")


def river_view(at: AppTest) -> dict[str, Any]:
    """What the browser was sent for the river."""
    return view_of(at, "river")


def view_of(at: AppTest, key: str) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(_component(at, key).proto.json)
    return view


def click(at: AppTest, **action: Any) -> AppTest:
    """Send what the card table sends; the turn is the one on show unless it is given."""
    return send(at, "card_table", **action)


def send(at: AppTest, key: str, **action: Any) -> AppTest:
    """Send what a component sends; the turn is the one on show unless it is given."""
    turn = view_of(at, key).get("turn")
    action = {"turn": turn, "nonce": f"n{next(_CLICKS)}"} | action
    states = at._tree.get_widget_states()
    state = states.widgets.add()
    state.id = f"$$STREAMLIT_INTERNAL_KEY_{_component(at, key).proto.id}__events"
    state.json_trigger_value = json.dumps([{"event": "action", "value": action}])
    return at._run(states)


def choose(at: AppTest, component: str, **chosen: Any) -> AppTest:
    """Choose in a component of a set-up: it says so in its state, with the next number."""
    return at._run(chosen_state(at, component, **chosen))


def chosen_state(at: AppTest, component: str, **chosen: Any) -> WidgetStates:
    """Return what a browser says in whose component something was chosen."""
    states = at._tree.get_widget_states()
    state = states.widgets.add()
    state.id = _component(at, component).proto.id
    no = view_of(at, component)["heard"] + 1
    state.json_value = json.dumps({"chosen": {"no": no} | chosen})
    return states


def shows(at: AppTest, key: str) -> bool:
    """Whether a component is on the page."""
    return any(element.key == key for element in at.get("bidi_component"))


def _component(at: AppTest, key: str) -> Any:
    return next(element for element in at.get("bidi_component") if element.key == key)


def set_up(**values: object) -> AppTest:
    """Open the set-up and give widgets values by key, one after another."""
    return set_widgets(open_app(CARD_GAME), **values)


def start(at: AppTest) -> AppTest:
    at.button(key="setup_start").click().run()
    assert not at.exception
    return at
