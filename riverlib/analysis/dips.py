"""The size of hands at which somebody falls furthest behind in bids made, told as what it is."""

from dataclasses import dataclass

from riverlib.analysis.company import GROUPS
from riverlib.analysis.looks import SURE
from riverlib.analysis.record import Record
from riverlib.core.counting import counted, number_word
from riverlib.core.text import whole_percent

_FEWEST = 12
"""Deals of a size below which its mark is hollow in the figure, and does not count here."""


@dataclass(frozen=True, slots=True)
class Dip:
    """A mark that stands out below the others' line; of many marks one does so by luck."""

    sentence: str
    practise: str
    """What to practise for it, as the page of practice calls it."""


def deepest_dip(record: Record) -> Dip | None:
    """Return the dip that luck would least often make, if its bar is clear of the others' line."""
    looked_at = {
        size: gap for size, gap in record.made_by_size.items() if gap.apart.count >= _FEWEST
    }
    dips = {
        size: gap for size, gap in looked_at.items() if gap.apart.value < 0 and gap.chance < SURE
    }
    if not dips or len(looked_at) < 2:
        return None
    size, gap = min(dips.items(), key=lambda each: each[1].chance)
    sizes = f"Among {number_word(len(looked_at))} sizes"
    by_luck = (
        f"{sizes} one such dip may be luck."
        if gap.chance >= SURE / len(looked_at)
        else f"{sizes} luck alone seldom makes such a dip."
    )
    cards = counted(size, "card")
    most = f"At {cards} you are furthest behind: you make {whole_percent(gap.own)} of your bids"
    group = next(low for low, high in GROUPS if low <= size <= high)
    return Dip(f"{most}, the others {whole_percent(gap.others)}. {by_luck}", f"bids-{group}")
