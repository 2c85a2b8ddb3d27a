"""Somebody's habits in words: what sets them apart from the others at the same tables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil

from riverlib.analysis.advice import Advice, advice_by_look
from riverlib.analysis.company import Company, Gap, cards_words
from riverlib.analysis.habit_costs import costs_of
from riverlib.analysis.looks import (
    LOOKS,
    SHARE,
    SURE,
    TRICKS,
    Found,
    directions,
    found_in,
    worth_saying,
)
from riverlib.core import student
from riverlib.core.text import whole_percent

_THEY = "the others at your tables"
_AMOUNTS = (
    (0.15, "a tenth of a trick"),
    (0.22, "a fifth of a trick"),
    (0.29, "a quarter of a trick"),
    (0.42, "a third of a trick"),
    (0.58, "half a trick"),
    (0.71, "two thirds of a trick"),
    (0.88, "three quarters of a trick"),
    (1.12, "a whole trick"),
)
_NOTHING_TO_ADD = Advice("")
_MINUS, _PLUS_MINUS = "\N{MINUS SIGN}", "\N{PLUS-MINUS SIGN}"
_NAMED, _HALF_OF_THAT = 0.5, 0.25
"""Tricks a deal: the habits that are named where nothing was found, as one in some deals."""
_TRICK = "one trick too many or too few in every"
_POWER = 0.84
"""Standard errors beyond the border with which four of five records show what is there."""
_ENOUGH = 8
"""Games from which on their own spread is known well enough to reckon with."""
_USUAL = 1.2
"""Standard error of the gap of one deal in tricks, where too few were played to know it."""


@dataclass(frozen=True, slots=True)
class Habit:
    """One sentence about somebody."""

    key: str
    """Key of the look that found it."""
    figure: str
    """Name of the figure that shows it."""
    sentence: str
    numbers: str
    """The same for those who want to know how sure it is."""
    cost: str = ""
    """What it costs or brings in a game; empty where luck could have done it, or told already."""
    advice: str = ""
    """What to do about it; empty where another habit of the same deals says it already."""
    practise: str = ""
    """What to practise for it (``advice.Advice``); empty where there is nothing to mend."""


def habits_of(company: Company) -> tuple[Habit, ...]:
    """Return what sets somebody apart, the largest first; nothing where luck could have done it."""
    if not len(company.table):
        return ()
    said = worth_saying(found_in(company), company)
    costs, advice = costs_of(said, company), advice_by_look(said, company)
    return tuple(_habit(each, costs.get(each.look.key, ""), advice) for each in said)


def _habit(found: Found, cost: str, advice: Mapping[str, Advice]) -> Habit:
    key, given = found.look.key, advice.get(found.look.key, _NOTHING_TO_ADD)
    return Habit(
        key,
        found.look.figure,
        _sentence(found),
        _numbers(found),
        cost=cost,
        advice=given.sentence,
        practise=given.practise,
    )


def _sentence(found: Found) -> str:
    key, gap = found.look.key, found.gap
    if key in _OWN_WORDS:
        return _OWN_WORDS[key](gap)
    value, _, part = key.partition("-")
    if value == "place":
        return _share_words(_PLACES[int(part)], gap)
    where = f"At {cards_words(int(part))}" if part else "All in all"
    return _off_words(where, gap) if value == "off" else _share_words(where, gap)


# --- too high, too low ----------------------------------------------------------------------


def _off_words(where: str, gap: Gap) -> str:
    own, others = _pair(gap.own, gap.others)
    how, their_how = directions(gap)
    if not how:
        return f"{where} {_THEY} bid {others} too {their_how}; you did not."
    if not their_how:
        return f"{where} you bid {own} too {how}; {_THEY} did not."
    return f"{where} you bid {own} too {how}; {_THEY} {others} too {their_how}."


def _pair(own: float, others: float) -> tuple[str, str]:
    """Write two amounts of tricks so that they read differently where they are."""
    words = amount(own), amount(others)
    if words[0] != words[1] or (own > 0) != (others > 0):
        return words
    return f"{abs(own):.2f} tricks", f"{abs(others):.2f} tricks"


def amount(tricks: float) -> str:
    """Write a mean of tricks as people say it, without its sign.

    >>> amount(-0.52), amount(0.31), amount(1.74)
    ('half a trick', 'a third of a trick', '1.7 tricks')
    """
    small = abs(tricks)
    return next((words for below, words in _AMOUNTS if small < below), f"{small:.1f} tricks")


def _after_miss_off(gap: Gap) -> str:
    own, others = _pair(gap.own, gap.others)
    how, their_how = (f"{each}er" if each else "" for each in directions(gap))
    than = "than after a bid made, for the tricks that follow"
    if not how:
        return f"After a miss {_THEY} bid {others} {their_how} {than}; you do not."
    if not their_how:
        return f"After a miss you bid {own} {how} {than}; {_THEY} do not."
    return f"After a miss you bid {own} {how} {than}; {_THEY} {others} {their_how}."


# --- bids made, and points ------------------------------------------------------------------


def _share_words(where: str, gap: Gap) -> str:
    more = "more" if gap.apart.value > 0 else "fewer"
    return (
        f"{where} you make {more} of your bids than {_THEY}: {whole_percent(gap.own)},"
        f" they {whole_percent(gap.others)}."
    )


def _zero(gap: Gap) -> str:
    often = "more often" if gap.apart.value > 0 else "less often"
    return (
        f"You bid zero {often} than {_THEY}: in {gap.own * 100:.0f} deals of 100, they in"
        f" {gap.others * 100:.0f}."
    )


def _zero_made(gap: Gap) -> str:
    often = "more often" if gap.apart.value > 0 else "less often"
    return (
        f"When you bid zero you make it {often} than {_THEY} do: {whole_percent(gap.own)}, they"
        f" {whole_percent(gap.others)}."
    )


def _points(gap: Gap) -> str:
    more = "more" if gap.apart.value > 0 else "fewer"
    apart = abs(gap.apart.value)
    return (
        f"A deal brings you {apart:.1f} points {more} than {_THEY}: {_signed(gap.own, 1)}, they"
        f" {_signed(gap.others, 1)}."
    )


def _after_miss_made(gap: Gap) -> str:
    return (
        f"After a miss you make {_of_100(gap.own)} of 100 than after a bid made; {_THEY}"
        f" {_of_100(gap.others, short=True)}."
    )


def _over_time(gap: Gap) -> str:
    return (
        f"From your first game to your last you came to make {_of_100(gap.own)} of 100; {_THEY}"
        f" {_of_100(gap.others, short=True)}."
    )


def _of_100(change: float, *, short: bool = False) -> str:
    """Write a change of a share: ``"12 fewer bids"``."""
    number = round(abs(change) * 100)
    if not number:
        return "as many" if short else "as many bids"
    bids = "" if short else " bid" if number == 1 else " bids"
    return f"{number} {'more' if change > 0 else 'fewer'}{bids}"


_PLACES = (
    "As the first after the dealer",
    "In the seats between the first and the dealer",
    "As the dealer",
)
_OWN_WORDS: dict[str, Callable[[Gap], str]] = {
    "points": _points,
    "zero": _zero,
    "zero-made": _zero_made,
    "miss-made": _after_miss_made,
    "miss-off": _after_miss_off,
    "time": _over_time,
}


# --- numbers, and what would show -----------------------------------------------------------


def _numbers(found: Found) -> str:
    gap, unit = found.gap, found.look.unit
    up = -1 if unit == TRICKS else 1  # bids that are too high are told as tricks too many
    numbers = (up * gap.own, up * gap.others, gap.apart.half_width)
    own, others, width = (_plain(each, unit) for each in numbers)
    return (
        f"You {own}, the others {others}; the gap is known to {_PLUS_MINUS}{width}, from"
        f" {gap.apart.count:,} of your deals."
    )


def _plain(number: float, unit: str) -> str:
    if unit == SHARE:
        return f"{_signed(number * 100, 0)}%"
    return _signed(number, 2 if unit == TRICKS else 1)


def _signed(number: float, places: int) -> str:
    text = f"{abs(number):.{places}f}"
    return f"{_MINUS}{text}" if number < 0 and float(text) else text


def not_yet(company: Company, *, has_hints: bool = False) -> str:
    """Say what would have shown by now, and what more games would show, where nothing was found.

    Parameters
    ----------
    has_hints : bool
        Whether figures below show what one look alone would call sure.
    """
    games = company.games
    look = max(
        (each for each in LOOKS if each.key.startswith("off-")),
        key=lambda each: int(each.where(company).sum()),
    )
    where = f"deal with {cards_words(int(look.key.partition('-')[2]))}"
    gap = look.gap(company)
    is_known = games >= _ENOUGH and gap.error > 0
    one = gap.error * games**0.5 if is_known else _error_of_a_game(company, look.key)
    half, quarter = (games_needed(one, habit) for habit in (_NAMED, _HALF_OF_THAT))
    so_far = f"{games:,} {'game' if games == 1 else 'games'}"
    hints = ": what you see below are hints" if has_hints else ""
    if half > games:
        sure = f"nothing about your bids is sure yet{hints}"
        return (
            f"After {so_far} {sure}. If you bid {_TRICK} second {where},"
            f" {_would_show(half - games)}."
        )
    apart = f"nothing {'surely ' * has_hints}sets your bids apart from those of {_THEY}{hints}"
    if quarter > games:
        return (
            f"After {so_far} {apart}. If you bid {_TRICK} second {where}, it would show by now."
            f" If in every fourth, {_would_show(quarter - games)}."
        )
    return f"After {so_far} {apart}. If you bid {_TRICK} fourth {where}, it would show by now."


def _would_show(games: int) -> str:
    """Say how many games show a habit, most of the time.

    >>> _would_show(1), _would_show(33)
    ('your next game should show it', 'about 30 more games should show it')
    """
    return f"{'your next game' if games == 1 else f'about {_more(games)}'} should show it"


def games_needed(error: float, habit: float) -> int:
    """Return after how many games four of five records show a habit.

    Parameters
    ----------
    error : float
        Standard error of the gap after a single game.
    habit : float
        Size of the gap, in the same unit.

    >>> games_needed(0.4, 0.5), games_needed(0.4, 0.25)
    (14, 45)
    """
    games = 3
    while games < 100_000:
        border = student.beyond(SURE / len(LOOKS), games - 1)
        enough = ((border + _POWER) * error / habit) ** 2
        if games >= enough:
            return games
        games = max(games + 1, min(ceil(enough), games * 2))
    return games


def _error_of_a_game(company: Company, key: str) -> float:
    look = next(each for each in LOOKS if each.key == key)
    deals = (look.where(company) & company.own).sum() / max(company.games, 1)
    return float(_USUAL / max(deals, 1) ** 0.5)


def _more(games: int) -> str:
    """Write a number of games as roughly as it is known.

    >>> _more(1), _more(7), _more(33), _more(148)
    ('1 more game', '7 more games', '30 more games', '150 more games')
    """
    step = 1 if games < 10 else 5 if games < 30 else 10 if games < 200 else 50
    rounded = max(1, round(games / step) * step)
    return f"{rounded:,} more {'game' if rounded == 1 else 'games'}"
