"""The facts of a finished game as a view sends them."""

from collections.abc import Iterable

from riverlib.boards import view_types as sent
from riverlib.core.fact import Fact


def sent_facts(facts: Iterable[Fact]) -> list[sent.Fact]:
    """Return facts as plain JSON, in their order."""
    return [{"title": fact.title, "text": fact.text} for fact in facts]
