"""Tips on their way to a board."""

from collections.abc import Iterable

from riverlib.boards import view_types as sent
from riverlib.learn.tip import Tip


def sent_tips(tips: Iterable[Tip]) -> list[sent.Tip]:
    """Return tips as a board is sent them."""
    return [{"key": tip.key, "text": tip.text, "mark": tip.mark} for tip in tips]
