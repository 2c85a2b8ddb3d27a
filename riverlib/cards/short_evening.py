"""A rule set for a short evening: the same rules with fewer deals."""

from dataclasses import replace

from riverlib.cards.log import MAX_NAME
from riverlib.cards.schedule import down_only
from riverlib.cards.variant import Variant

SHORT_SIZES = down_only(5)
"""Five cards down to one: about ten minutes for four."""
_SHORT = ", short evening"


def short_evening(variant: Variant) -> Variant | None:
    """Return the rules with five deals, five cards down to one; ``None`` if they are as short.

    >>> from riverlib.cards import find_variant
    >>> short = short_evening(find_variant("prediction"))
    >>> short.name, short.hand_sizes
    ('Prediction, short evening', (5, 4, 3, 2, 1))
    >>> short_evening(short) is None
    True
    """
    if sum(variant.hand_sizes) <= sum(SHORT_SIZES) or variant.largest_hand < SHORT_SIZES[0]:
        return None
    name = f"{variant.name[: MAX_NAME - len(_SHORT)]}{_SHORT}"
    return replace(variant, key="house", name=name, hand_sizes=SHORT_SIZES, lower_to_fit=True)
