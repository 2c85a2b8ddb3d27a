"""Addresses that no page of ours writes: the page shows what it can, and never breaks."""

from typing import Any
from urllib.parse import parse_qsl

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards, race
from tests.pages import app

KEYS = [each.key for each in cards.VARIANTS]
RIVERS = [each.key for each in race.LAYOUTS]
FEW: dict[str, str] = {
    "more rule sets than can be compared": "lab?" + "&".join(f"rules={key}" for key in KEYS),
    "a rule set twice": "lab?rules=oh-hell&rules=oh-hell&rules=prediction",
    "a river twice": "lab?game=race&rivers=short-river&rivers=short-river",
    "bots without end": "lab?" + "&".join(["bots=steady"] * 50),
    "a wish twice": "lab?what=wish&wish=close&wish=close",
    "a rule that is not there": "lab?what=change&rule=poker&values_poker=1",
    "values without end": "lab?what=change&rule=bonus"
    + "".join(f"&values_bonus={points}" for points in range(500)),
    "rules of the other game": "lab?what=change&game=race&of=oh-hell&rule=penalty",
    "no such game": "cards?game=%00",
    "a long game": "race?game=" + "x" * 5_000,
    "a deal that is not there": "charts?from=simulated&deal=999",
    "a file that is not there": "charts?from=file&file=" + "x" * 5_000,
    "a word without end": "charts?find=" + "%25" * 500,
    "numbers of another script": "lab?players=%D9%A4&seed=%D9%A1&games=%D9%A1",
}


def opened(address: str) -> AppTest:
    page, _, query = address.partition("?")
    at = AppTest.from_file(app.APP, default_timeout=60)
    values: dict[str, Any] = {}
    for name, value in parse_qsl(query, keep_blank_values=True):
        values.setdefault(name, []).append(value)
    for name, several in values.items():
        at.query_params[name] = several
    at.switch_page(f"pages/{page}.py")
    return at.run()


@pytest.mark.parametrize("address", FEW.values(), ids=FEW)
def test_a_strange_address_shows_a_page(address: str) -> None:
    at = opened(address)
    assert not at.exception, [each.message for each in at.exception]
