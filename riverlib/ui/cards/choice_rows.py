"""Every choice of a review as a row for a spreadsheet."""

from collections.abc import Sequence
from typing import Any

import pandas as pd

from riverlib.cards.coach.review import Decision, GameReview
from riverlib.cards.coach.story import THEMES, action_words, theme, trick_no
from riverlib.core.text import spreadsheet_cell


def csv(review: GameReview, names: Sequence[str]) -> bytes:
    """Return every choice as a table for a spreadsheet, costs in points."""
    rows = [_row(each, names) | {"About": THEMES[theme(each.view)]} for each in review.decisions]
    text: str = pd.DataFrame(rows).map(_cell).to_csv(index=False)
    return text.encode("utf-8-sig")  # the mark tells spreadsheets that it is UTF-8


def _row(decision: Decision, names: Sequence[str]) -> dict[str, Any]:
    costly = decision.verdict.is_costly
    return {
        "Deal": decision.deal_no + 1,
        "Trick": "bid" if decision.is_bid else str(trick_no(decision.view)),
        "Player": names[decision.seat],
        "Choice": action_words(decision.chosen),
        "Mark": decision.mark.value,
        "Cost": round(decision.cost, 2),
        "Better": action_words(decision.best) if costly else "",
    }


def _cell(value: Any) -> Any:
    return spreadsheet_cell(value) if isinstance(value, str) else value
