"""What to try where a habit was found: one sentence that follows from the deals in question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from riverlib.analysis.company import Company, Rows, cards_words
from riverlib.analysis.head_to_head import SURE, by_luck
from riverlib.analysis.looks import OF_BIDS, Found, direction

BIDDING, ZERO = "bidding", "zero"
"""What may be practised, as the page of practice calls it; bids in some hands are ``bids-7``."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do about a habit."""

    sentence: str
    practise: str = ""
    """What to practise for it; empty where all is well."""


_OF_ALL = ("off", "made", "points")
"""Looks at all deals, in which those at some hands show too."""
_OF_SOME = tuple(f"{value}-" for value in OF_BIDS)
GO_ON = Advice("Go on like that.")
_COUNT = "count your sure tricks before you bid, and while you play those that you still need."
Missed = Literal["few", "many", "both", "unknown"]


def advice_by_look(said: Sequence[Found], company: Company) -> dict[str, Advice]:
    """Return advice by key of the look; once where two habits show in the same deals.

    Where some hands are bid worse than others the advice is about those, and none about all.
    """
    given = {each.look.key: advice_of(each, company) for each in said}
    in_part = any(part.practise for key, part in given.items() if key.startswith(_OF_SOME))
    told, once = set(), {}
    for key, each in given.items():
        value, _, deals = key.partition("-")
        if (in_part and key in _OF_ALL) or (value in OF_BIDS and deals in told):
            continue
        told.add(deals if value in OF_BIDS else key)
        once[key] = each
    return once


def advice_of(found: Found, company: Company) -> Advice:
    """Return what to do about one habit."""
    value, _, part = found.look.key.partition("-")
    if value == "off":
        return _of_bids(found, part)
    if value in ("made", "place"):
        return _of_misses(found, company, part if value == "made" else "")
    return _OWN[found.look.key](found, company)


def missed_most(company: Company, where: Rows) -> Missed:
    """Return whether somebody's misses there are surely more of too few tricks, or of too many."""
    off = company.off[where & company.own]
    few, many = int((off < 0).sum()), int((off > 0).sum())
    if by_luck(few, many) > SURE:
        return "both" if 2 * min(few, many) >= max(few, many) > 0 else "unknown"
    return "few" if few > many else "many"


# --- bids ---------------------------------------------------------------------------------------


def _of_bids(found: Found, part: str) -> Advice:
    how = direction(found.gap)
    if not how:
        return GO_ON
    number = "one fewer" if how == "high" else "one more"
    when = f"With {cards_words(int(part))}, when" if part else "When"
    return Advice(f"{when} in doubt, bid {number}.", _practice(part))


def _of_misses(found: Found, company: Company, part: str = "") -> Advice:
    """Advise by how bids are missed in the deals in which too few are made."""
    if found.gap.apart.value > 0:
        return GO_ON
    there = " there" if found.look.whole else ""
    return _by_misses(missed_most(company, found.look.where(company)), there, _practice(part))


def _by_misses(missed: Missed, there: str, practise: str) -> Advice:
    if missed == "unknown":
        return Advice(f"{_COUNT[0].upper()}{_COUNT[1:]}", practise)
    if missed == "both":
        return Advice(f"You miss{there} by too few tricks and by too many: {_COUNT}", practise)
    number = "one fewer" if missed == "few" else "one more"
    most = f"Most of your misses{there} are too {missed} tricks"
    return Advice(f"{most}: when in doubt, bid {number}.", practise)


def _practice(part: str) -> str:
    return f"bids-{part}" if part else BIDDING


# --- zero, after a miss, over time --------------------------------------------------------------


def _zero(found: Found, company: Company) -> Advice:
    """Advise by what becomes of the zeros, or of the ones that stand in their place."""
    if found.gap.apart.value > 0:
        made = company.in_kind(company.made, company.zero == 1)
        if made.own < made.others:
            return Advice(
                "Yours come true less often than theirs: bid zero only if every card that you"
                " hold can lose.",
                BIDDING,
            )
        return Advice("They come true as often as theirs or more: no need to change it.")
    ones = np.asarray(company.table["bid"] == 1)
    if missed_most(company, ones) == "few":
        return Advice(
            "Your bids of one often end without a trick: when in doubt between the two, bid zero.",
            BIDDING,
        )
    return Advice("Your bids of one are not too high: no need to change it.")


def _zero_made(found: Found, _: Company) -> Advice:
    if found.gap.apart.value > 0:
        return GO_ON
    return Advice(
        "Bid zero only if every card that you hold can lose, and get rid of high cards wherever"
        " you cannot follow suit.",
        ZERO,
    )


def _after_miss_made(found: Found, _: Company) -> Advice:
    own, is_better = round(found.gap.own * 100), found.gap.apart.value > 0
    if own < 0 and not is_better:
        return Advice("After a miss, bid by your cards alone, as after a bid made.", BIDDING)
    if own > 0 and is_better:
        return Advice("After a bid made, take as much care as after a miss.", BIDDING)
    return GO_ON


def _after_miss_off(found: Found, _: Company) -> Advice:
    how = direction(found.gap)
    if not how:
        return GO_ON
    wrong = "try to win it back" if how == "high" else "grow timid"
    return Advice(
        f"After a miss, do not {wrong}: bid by your cards alone, as after a bid made.", BIDDING
    )


def _over_time(found: Found, company: Company) -> Advice:
    if found.gap.apart.value > 0:
        return GO_ON
    if round(found.gap.own * 100) >= 0:
        return Advice("You lost nothing; the others gained: a little practice will do.", BIDDING)
    late = company.game * 2 >= company.games
    return _by_misses(missed_most(company, late), " of late", BIDDING)


_OWN: dict[str, Callable[[Found, Company], Advice]] = {
    "points": _of_misses,
    "zero": _zero,
    "zero-made": _zero_made,
    "miss-made": _after_miss_made,
    "miss-off": _after_miss_off,
    "time": _over_time,
}
