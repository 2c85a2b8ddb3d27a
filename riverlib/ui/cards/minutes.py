"""How long a card game takes at the laboratory's pace, in words."""

from riverlib import cards
from riverlib.analysis.lab.pace import Pace, card_minutes
from riverlib.core import VariantError
from riverlib.ui.shared.setting_up import in_words


def about_minutes(variant: cards.Variant, players: int) -> str:
    """Say about how long people take over a game; empty where so many cannot play it."""
    try:
        fit = cards.fitted(variant, players)
    except VariantError:
        return ""
    return in_words(card_minutes(fit, players, Pace()))
