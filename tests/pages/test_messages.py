"""What no component would send: refused before Streamlit reads it, and the game goes on."""

import logging

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from riverlib.ui.shared import messages
from tests.pages import app


def _component_id(at: AppTest) -> str:
    return str(app._component(at, "card_table").proto.id)


def send_text(at: AppTest, text: str, *, as_state: bool = False) -> AppTest:
    """Send a component's message as bare text, as a forged one may be."""
    states = at._tree.get_widget_states()
    state = states.widgets.add()
    if as_state:
        state.id, state.json_value = _component_id(at), text
    else:
        state.id = f"$$STREAMLIT_INTERNAL_KEY_{_component_id(at)}__events"
        state.json_trigger_value = text
    return at._run(states)


def _event(value: str) -> str:
    return f'[{{"event": "action", "value": {value}}}]'


FIVE = cards.Variant(key="five", name="Five", hand_sizes=(5, 4))
NESTED, HUGE = "[" * 100_000, "9" * 5_000
# fmt: off
FORGED = {
    "a huge integer":           _event(f'{{"turn": 0, "nonce": "a", "tricks": {HUGE}}}'),
    "deep nesting":             NESTED,
    "deep nesting, closed":     _event("[" * 900 + "]" * 900),
    "a little too deep":        _event("[" * 20 + "]" * 20),
    "a long text":              _event(f'"{"x" * 50_000}"'),
    "no JSON":                  "knock, knock",
    "half of a message":        _event("{"),
    "nothing":                  "",
    "null":                     "null",
    "a number":                 "7",
    "a text within a text":     '"[[[["',
    "no number":                _event('{"kind": "bid", "turn": NaN, "nonce": "b", "tricks": NaN}'),
    "without end":              _event('{"kind": "bid", "turn": 0, "nonce": "c", "tricks": 1e999}'),
    "half a character":         _event(r'{"kind": "\ud800", "turn": 0, "nonce": "\ud800"}'),
    "a key twice":              _event('{"kind": "undo", "kind": [0], "turn": 0, "nonce": "d"}'),
    "an event that is no text": '[{"event": ["action"], "value": 1}]',
    "another event":            '[{"event": "win", "value": 1}]',
}
# fmt: on


@pytest.fixture
def table() -> AppTest:
    people = (Player("Anna"), Player("Ben", "random"))
    match = CardMatch.start(Games(open_database()), FIVE, people, first_dealer=1, seed=1)
    return app.open_app(app.CARD_GAME, game=match.game_id)


@pytest.mark.parametrize("as_state", [False, True], ids=["event", "state"])
@pytest.mark.parametrize("text", FORGED.values(), ids=FORGED)
def test_a_forged_message_changes_nothing_and_the_game_goes_on(
    table: AppTest, text: str, as_state: bool
) -> None:
    before = app.table_view(table)
    send_text(table, text, as_state=as_state)
    assert not table.exception
    after = app.table_view(table)
    assert (after["turn"], after["seats"]) == (before["turn"], before["seats"])
    app.click(table, kind="bid", tricks=before["bids"]["open"][0])
    assert not table.exception
    assert app.table_view(table)["turn"] > before["turn"]


def test_a_refused_message_is_one_line_in_the_log(
    table: AppTest, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        send_text(table, NESTED)
    [record] = [each for each in caplog.records if each.name == messages.__name__]
    assert record.exc_info is None
    assert "\n" not in record.getMessage()
    assert len(record.getMessage()) < 300


def test_what_a_component_sends_is_read_as_it_was() -> None:
    assert messages.read('[{"event": "action", "value": {"turn": 3, "sure": true}}]') == [
        {"event": "action", "value": {"turn": 3, "sure": True}}
    ]
    assert messages.read("{}") == {}
