"""What each figure of a record says: a habit that was found, or what the numbers are."""

from collections.abc import Sequence

import numpy as np

from riverlib.analysis.bids_apart import BidsApart, bids_apart
from riverlib.analysis.company import GROUPS, Company, Gap, Numbers, cards_words
from riverlib.analysis.counts import Estimate
from riverlib.analysis.deals import tricks_off
from riverlib.analysis.habits import Habit
from riverlib.analysis.looks import LOOKS
from riverlib.analysis.record import Record
from riverlib.core.counting import counted
from riverlib.core.text import whole_percent

FIGURES = ("off", "made", "place", "points", "zero", "miss", "time", "bids")
"""The figures of a record, in the order in which they stand where nothing was found."""
_IN_FRONT = 2
"""Figures that stand in front where none tells anything."""
_MAY_BE_LUCK = 0.05
"""Chance above which a small gap is called luck."""
HINT = "a hint of a habit, not yet sure"
"""What a gap is called that one look alone would call sure, but not all looks together."""
_SPLIT = _MAY_BE_LUCK / len(GROUPS)
"""The same where every group of hands was looked at."""
IN_DEALS = 100
"""Deals for which tricks too many or too few are told: in one they are too few to compare."""
_RIGHT = 0.1
"""Tricks: what an average must surely be within to be said to be right."""


def title(figure: str, record: Record, habits: Sequence[Habit]) -> str:
    """Return the title of a figure: its first habit, or plainly what is seen."""
    found = next((each.sentence for each in habits if each.figure == figure), None)
    return found or _PLAIN[figure](record, habits)


def in_order(habits: Sequence[Habit]) -> tuple[str, ...]:
    """Return the figures: those that show something first, the largest first."""
    shown = dict.fromkeys(each.figure for each in habits)
    return (*shown, *(each for each in FIGURES if each not in shown))


def telling(record: Record, habits: Sequence[Habit]) -> tuple[str, ...]:
    """Return the figures that tell something: what was found, then the hints; perhaps none."""
    shown = dict.fromkeys(each.figure for each in habits)
    hints = (each for each in FIGURES if title(each, record, habits).endswith(f"{HINT}."))
    return tuple(shown | dict.fromkeys(hints))


def shown_first(record: Record, habits: Sequence[Habit]) -> tuple[str, ...]:
    """Return the figures that stand in front: those that tell something, else the nearest to it."""
    if shown := telling(record, habits):
        return shown
    chances = sorted((each.gap(record.company).chance, each.figure) for each in LOOKS)
    return tuple(dict.fromkeys(figure for _, figure in chances))[:_IN_FRONT]


def tricks_in_deals(off: Estimate) -> str:
    """Write a mean of tricks so that two of them compare at a glance, without its sign.

    >>> tricks_in_deals(Estimate(-0.06, -0.11, -0.01, 1153))
    '6 tricks'
    """
    return counted(max(1, abs(_in_deals(off.value))), "trick")


def misses(record: Record) -> tuple[int, int]:
    """Return in how many deals somebody took too few tricks, and in how many too many."""
    off = tricks_off(record.company.mine)
    return int((off < 0).sum()), int((off > 0).sum())


def off_tile(record: Record) -> tuple[str, str, str, str]:
    """Return label, value, what stands beside it and a tip: how far off bids are on average."""
    off, (under, over) = record.off, misses(record)
    counts = f"In {counted(under, 'deal')} you took too few tricks, in {over:,} too many."
    if off.low <= 0 <= off.high:
        value, beside = ("Neither", "on average") if _is_right(off) else ("Not sure", _so_far(off))
        return "Bid too high or low", value, beside, f"{_off(record, ())} {counts}"
    how = _low_or_high(off.value)
    sides = {
        "low": "took, less those that you bid",
        "high": "bid, less those that you took",
    }[how]
    mean = f"{abs(off.value):.2f} \N{PLUS-MINUS SIGN} {off.half_width:.2f} a deal"
    tip = f"On average over all deals the tricks that you {sides}: {mean}. {counts}"
    gap = record.company.at_table(record.company.off, record.company.everywhere())
    theirs = _in_deals(gap.others)
    others = f"others {_so_many(theirs, off.value)}"
    tip += _how_others_count(record.company, theirs, off.value)
    return f"Bid too {how} by", tricks_in_deals(off), f"in {IN_DEALS} deals; {others}", tip


def _so_many(theirs: int, own: float) -> str:
    """Write the others' tricks beside one's own: "9", or "9 too low" where one's own are high."""
    is_other_way = theirs and (theirs > 0) != (own > 0)
    return f"{abs(theirs)}{f' too {_low_or_high(theirs)}' if is_other_way else ''}"


def _low_or_high(off: float) -> str:
    return "low" if off > 0 else "high"


def _how_others_count(company: Company, theirs: int, own: float) -> str:
    """Say how the others' tricks are counted where a plain count of their deals may differ."""
    if len(set(np.bincount(company.deal[~company.own]).tolist())) < 2:
        return ""
    said = " Others: the average of those at your table, every deal of yours counting once, however"
    said += " many they were"
    plain = _in_deals(float(company.off[~company.own].mean()))
    if plain != theirs:
        said += f"; all their deals just added up would say {_so_many(plain, own)}"
    return f"{said}."


def _is_right(off: Estimate) -> bool:
    """Return whether bids are surely right on average; not yet known is not the same."""
    return -_RIGHT < off.low <= 0 <= off.high < _RIGHT


def _so_far(off: Estimate) -> str:
    if not _in_deals(off.value):
        return "so far right"
    return f"so far rather {_low_or_high(off.value)}"


def _in_deals(off: float) -> int:
    return round(off * IN_DEALS)


def _off(record: Record, habits: Sequence[Habit]) -> str:
    off, company = record.off, record.company
    if _is_right(off):
        return "On average your bids are neither too high nor too low."
    if off.low <= 0 <= off.high:
        if not _in_deals(off.value):
            return "So far your bids are right on average, but that is not sure yet."
        tricks = f"{tricks_in_deals(off)} too {_how(off.value)}"
        return f"So far you bid {tricks} in {IN_DEALS} deals; that may be luck."
    gap = company.at_table(company.off, company.everywhere())
    how_sure = "the difference may be luck" if gap.chance > _MAY_BE_LUCK else HINT
    return f"{both_off(off.value, gap.others)}; {how_sure}."


def both_off(own: float, others: float) -> str:
    """Say how far bids are off on average, and how far the others' are.

    >>> both_off(-0.07, 0.01)
    'You bid 7 tricks too many in 100 deals, the others 1 too few'
    """
    tricks, theirs = counted(max(1, abs(_in_deals(own))), "trick"), abs(_in_deals(others))
    said = f"{theirs} too {_how(others)}" if theirs else "none"
    return f"You bid {tricks} too {_how(own)} in {IN_DEALS} deals, the others {said}"


def _how(off: float) -> str:
    """Return how many tricks were bid: too few where more were taken."""
    return "few" if off > 0 else "many"


def _made(record: Record, habits: Sequence[Habit]) -> str:
    company = record.company
    split = _split(company, company.made, habits)
    if split:
        where, here, elsewhere, how_sure = split
        own, others, own_else, others_else = (
            whole_percent(each) for each in (here.own, here.others, elsewhere.own, elsewhere.others)
        )
        return (
            f"With {where} you make {own} of your bids, the others {others}; in all other deals"
            f" you make {own_else}, they {others_else}{how_sure}."
        )
    return _beside("You make", "of your bids", company.at_table(company.made, company.everywhere()))


def _place(record: Record, habits: Sequence[Habit]) -> str:
    return "No place after the dealer is sure to suit you better or worse than the others."


def _points(record: Record, habits: Sequence[Habit]) -> str:
    company = record.company
    split = _split(company, company.points, habits)
    if split:
        where, here, elsewhere, how_sure = split
        text = (
            f"With {where} a deal brings you {here.own:.1f} points, the others {here.others:.1f};"
            f" all other deals bring you {elsewhere.own:.1f}, them"
            f" {elsewhere.others:.1f}{how_sure}."
        )
        return text.replace("-", "\N{MINUS SIGN}")
    gap = company.at_table(company.points, company.everywhere())
    own, others = f"{gap.own:.1f}", f"{gap.others:.1f}"
    if own == others:
        return f"A deal brings you {own} points, as many as the others.".replace(
            "-", "\N{MINUS SIGN}"
        )
    text = f"A deal brings you {own} points, the others {others}; {_luck(gap)}."
    return text.replace("-", "\N{MINUS SIGN}")


def _zero(record: Record, habits: Sequence[Habit]) -> str:
    return _beside("You bid zero in", "of the deals", record.zero["zero bid"])


def _miss(record: Record, habits: Sequence[Habit]) -> str:
    return "A miss does not show in your next bid, as far as anybody can tell."


def _time(record: Record, habits: Sequence[Habit]) -> str:
    if record.trend is None:
        return "It takes eight games to see a change."
    return "You have neither gained nor lost on the others, as far as anybody can tell."


def _bids(record: Record, habits: Sequence[Habit]) -> str:
    apart = bids_apart(record.company)
    return misses_say(record) if apart is None else _apart(apart)


def _apart(apart: BidsApart) -> str:
    return f"{apart.sentence}; {HINT if apart.is_apart else 'that may be luck'}."


def opening(record: Record, over: int | None = None) -> str:
    """Return what was played and made, and which bids were furthest from the others'.

    Parameters
    ----------
    over : int, optional
        How many of the games are over, if that is known.
    """
    made, games = record.made, counted(record.company.games, "game")
    if over is not None and over < record.company.games:
        games += f" ({record.company.games - over:,} not over yet)"
    bids = f"{made.count:,} {'bid' if made.count == 1 else 'bids'}"
    said = f"In {games} you made {round(made.value * made.count):,} of {bids}."
    apart = bids_apart(record.company)
    return said if apart is None else f"{said} {_apart(apart)}"


def misses_say(record: Record) -> str:
    """Say how many bids were missed by too few tricks, and how many by too many."""
    under, over = misses(record)
    if not under + over:
        return "You have not missed a bid yet."
    if under == over:
        return f"You took too few tricks as often as too many: {under:,} deals each."
    word, most, least = ("few", under, over) if under > over else ("many", over, under)
    other = "many" if word == "few" else "few"
    if not least:
        return f"Whenever you missed a bid, you took too {word} tricks."
    times = f"{most:,} times too {word}, {least:,} {'time' if least == 1 else 'times'} too {other}"
    return f"You missed {under + over:,} bids: {times}."


def _split(
    company: Company, values: Numbers, habits: Sequence[Habit]
) -> tuple[str, Gap, Gap, str] | None:
    """Return the hands that make the gap, in words, the gaps there and elsewhere, and a caveat.

    There is no caveat where a habit is sure of the same hands.

    ``None`` where no group of hands is surely apart, or none more than the rest.
    """
    apart = []
    for low, high in GROUPS:
        where = company.sized((low, high))
        here, elsewhere = (company.at_table(values, each) for each in (where, ~where))
        beyond = company.beyond_the_rest(values, where, same_deals=True)
        if elsewhere.apart.count and max(here.chance, beyond.chance) < _SPLIT:
            is_sure = any(each.key in (f"off-{low}", f"made-{low}") for each in habits)
            how_sure = "" if is_sure else f"; {HINT}"
            apart.append((here.chance, (cards_words(low), here, elsewhere, how_sure)))
    return min(apart, key=lambda each: each[0])[1] if apart else None


def _luck(gap: Gap) -> str:
    return "that may be luck" if gap.chance > _MAY_BE_LUCK else HINT


def _beside(begin: str, of: str, gap: Gap) -> str:
    own, others = whole_percent(gap.own), whole_percent(gap.others)
    if own == others:
        return f"{begin} {own} {of}, just as the others."
    return f"{begin} {own} {of}, the others {others}; {_luck(gap)}."


_PLAIN = {
    "off": _off,
    "made": _made,
    "place": _place,
    "points": _points,
    "zero": _zero,
    "miss": _miss,
    "time": _time,
    "bids": _bids,
}
