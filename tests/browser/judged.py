"""What axe, a judge written by others, finds hard to see, to hear or to reach on a page."""

from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

_SERIOUS = ("serious", "critical")
_ALL_BUT = {"exclude": [['[data-testid="stSidebarNavItems"]']]}
"""Streamlit's own menu in a drawer: its sections stand in a list without being items of it."""


def serious_findings(page: "Page") -> list[str]:
    """Return what axe finds serious or worse, a line each."""
    found: list[dict[str, Any]] = Axe().run(page, context=_ALL_BUT).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for each in found
        if each["impact"] in _SERIOUS
        for node in each["nodes"]
    ]
