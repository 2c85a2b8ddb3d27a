"""Two choices in numbers: what each brings, and how often the bid then comes true, as one says it.

>>> from riverlib.cards import Bid
>>> compared((1.4, 1.4), ("43%", "3%"), Bid(2), Bid(0))
'A bid of 2 comes true in about 4 of 10 deals, a bid of 0 only in 1 of 30.'
"""

from collections.abc import Sequence

from riverlib.cards import Action, Bid, Play
from riverlib.cards.coach.worth import Worth
from riverlib.cards.suits import the

_TENTHS = range(10, 95)
"""Percent that are told in tenths; what is rarer as one deal of so many."""
_ONCE_IN = (10, 12, 15, 20, 25, 30, 40, 50, 70, 100)
_SAFE = 45
"""Percent from which on a choice is called safer: in about 5 of 10 deals."""
_WORTH_A_FIGURE = 0.5
"""Points: of two choices that are closer nobody is told whole numbers, which would part them."""
_PAIR = 2
_FAR = 5  # percent: of chances that are closer none is "only" so small
_SURE = {
    "impossible": "never",
    "under 1%": "hardly ever",
    "over 99%": "nearly always",
    "certain": "always",
}


def compared(
    points: tuple[float, float],
    made: tuple[str, str],
    best: Action,
    rival: Action,
    *,
    together: bool = False,
    is_named: bool = False,
) -> str:
    """Put the numbers of two choices beside each other; those that tell nothing are left out.

    Those are the same for both, or points by which the first would not be the better one.

    Parameters
    ----------
    points : tuple of float
        What the two bring on average.
    made : tuple of str
        How often the bid comes true with each, in the words of ``chances.words``.
    together : bool
        Whether the bid is a team's.
    is_named : bool
        Whether the other choice is named with its points, as where a third one was spoken of.

    >>> from riverlib.cards import parse_card
    >>> ace, two = Play(parse_card("Ah")), Play(parse_card("2h"))
    >>> compared((9.0, 4.0), ("45%", "45%"), ace, two)
    'It brings about 9 points instead of 4 (the 2 of hearts).'
    """
    shares = ""
    if made[0] != made[1]:
        is_rarer = _percent(made[0]) < _percent(made[1])
        say = _rarer if is_rarer else _oftener
        shares = say(made, best, rival, together=together)
        if is_rarer and points[0] > points[1]:  # or nobody knows why it is the better one
            shares += f", but {'' if isinstance(rival, Bid) else 'it '}brings fewer points"
        shares += "."
    other = f" ({way(rival)})" if is_named or not shares else ""
    if pays := instead_words(points):
        brings = f"{_it(best)} brings {pays}{other}."
    else:
        brings = "" if shares else _little_more(points, best, rival)
    return " ".join(filter(None, [brings, shares]))


def instead_words(points: tuple[float, float]) -> str:
    """Say in whole points what the first brings beside the second; "" where that tells nothing.

    >>> instead_words((5.0, 1.3)), instead_words((5.0, 4.9))
    ('about 5 points instead of 1', '')
    """
    one, other = (number(each) for each in points)
    if one == other or points[0] - points[1] < _WORTH_A_FIGURE:
        return ""
    return f"about {counted_points(points[0])} instead of {other}"


def _it(best: Action) -> str:
    """Name a bid: two of them were spoken of, and "it" might be either."""
    return f"A bid of {best.tricks}" if isinstance(best, Bid) else "It"


def _little_more(points: tuple[float, float], best: Action, rival: Action) -> str:
    if round(points[0] - points[1], 1) <= 0:
        return ""
    doing = f"bidding {rival.tricks}" if isinstance(rival, Bid) else way(rival)
    return f"{_it(best)} brings a little more than {doing}."


def shortly(
    points: tuple[float, float],
    made: tuple[str, str],
    best: Action,
    rival: Action,
    *,
    together: bool = False,
) -> str:
    """Say in one sentence what speaks for the first: how often it works out, or what it brings.

    >>> shortly((6.0, 3.7), ("57%", "65%"), Bid(1), Bid(0))
    'A bid of 1 brings about 6 points instead of 4 (bid 0).'
    >>> shortly((6.0, 3.7), ("65%", "57%"), Bid(1), Bid(0))
    'A bid of 1 comes true in about 7 of 10 deals, a bid of 0 only in 6 of 10.'
    """
    if _percent(made[0]) > _percent(made[1]) and isinstance(best, Play):
        named = f"with {way(rival)}"  # the other one was named just before
        side = "Your side makes its bid" if together else "You make your bid"
        return f"{side} {safer_words(made, named)}."
    if _percent(made[0]) > _percent(made[1]):
        return f"{_oftener(made, best, rival, together=together)}."
    return compared(points, (made[0], made[0]), best, rival, together=together, is_named=True)


def alone(made: str, best: Action, *, together: bool = False) -> str:
    """Say how often the bid comes true with one choice.

    >>> alone("43%", Bid(2))
    'A bid of 2 comes true in about 4 of 10 deals.'
    """
    return f"{_begun(best, together=together)} {often(made)}."


def _rarer(made: tuple[str, str], best: Action, rival: Action, *, together: bool) -> str:
    one, other = _told_apart(made)
    begun = _begun(rival, together=together, verb="makes it" if together else "make it")
    return f"{_begun(best, together=together)} {one}; {begun[0].lower()}{begun[1:]} {other}"


def _oftener(made: tuple[str, str], best: Action, rival: Action, *, together: bool) -> str:
    named = f"a bid of {rival.tricks}" if isinstance(rival, Bid) else f"with {way(rival)}"
    return f"{_begun(best, together=together)} {safer_words(made, named)}"


def is_safe(made: str) -> bool:
    """Whether a bid that comes true so often may be called safer than another.

    >>> is_safe("45%"), is_safe("33%")
    (True, False)
    """
    return _percent(made) >= _SAFE


def safer_words(made: tuple[str, str], named: str) -> str:
    """Say how often the first comes true and how often the other, in one scale.

    What is the same in tenths is a little more or less often: nobody weighs 41 against 37.

    >>> safer_words(("65%", "57%"), "a bid of 2")
    'in about 7 of 10 deals, a bid of 2 only in 6 of 10'
    >>> safer_words(("41%", "37%"), "a bid of 2")
    'in about 4 of 10 deals, a bid of 2 a little less often'
    """
    one, other = often(made[0]), often(made[1])
    if one == other:
        return f"{one}, {named} a little less often"
    is_far = _percent(made[0]) - _percent(made[1]) >= _FAR
    only = "only " if is_far and other.startswith("in ") else ""
    return f"{one}, {named} {only}{_beside(other)}"


def _beside(how_often: str) -> str:
    """Say how often beside a first one: that both are about so is said once, and of what.

    >>> _beside("in about 2 of 10 deals"), _beside("never")
    ('in 2 of 10', 'never')
    """
    return how_often.replace("about ", "").removesuffix(" deals")


def _told_apart(made: tuple[str, str]) -> tuple[str, str]:
    one, other = often(made[0]), often(made[1])
    if one == other:  # in tenths they are the same
        one, other = apart(made[0]), apart(made[1])
    return one, _beside(other)


def _begun(action: Action, *, together: bool, verb: str = "") -> str:
    if isinstance(action, Bid):
        return f"A bid of {action.tricks} comes true"
    verb = verb or ("makes its bid" if together else "make your bid")
    return f"With {way(action)} {'your side' if together else 'you'} {verb}"


def often(chance: str) -> str:
    """Say a chance as how often.

    >>> [often(each) for each in ("43%", "14%", "97%")]
    ['in about 4 of 10 deals', 'in about 1 of 10 deals', 'in about 97 of 100 deals']
    >>> [often(each) for each in ("3%", "under 1%", "certain")]
    ['in 1 of 30 deals', 'hardly ever', 'always']
    """
    if chance in _SURE:
        return _SURE[chance]
    percent = _percent(chance)
    if percent < _TENTHS.start:
        return f"in 1 of {min(_ONCE_IN, key=lambda times: abs(100 / times - percent))} deals"
    if percent not in _TENTHS:
        return apart(chance)
    return f"in about {(percent + 5) // 10} of 10 deals"


def apart(chance: str) -> str:
    """Say a chance as exactly as it is known, beside another one that is said alike.

    >>> apart("43%")
    'in about 43 of 100 deals'
    """
    return _SURE.get(chance) or f"in about {_percent(chance)} of 100 deals"


def _percent(chance: str) -> int:
    sure = list(_SURE)
    if chance in sure:
        return (-1, 0, 100, 101)[sure.index(chance)]
    return int(chance.removesuffix("%"))


def number(points: float) -> str:
    """Write points as a family counts them: "4", "\N{MINUS SIGN}13"."""
    rounded = round(points)
    return f"\N{MINUS SIGN}{-rounded}" if rounded < 0 else f"{rounded}"


def counted_points(points: float) -> str:
    """Write them with their word: "1 point", "4 points"."""
    text = number(points)
    return f"{text} point{'' if text == '1' else 's'}"


def way(action: Action) -> str:
    """Say what to do: "bid 2", "the king of hearts"."""
    assert isinstance(action, Bid | Play)
    return f"bid {action.tricks}" if isinstance(action, Bid) else the(action.card)


def any_words(best: Action, choices: Sequence[Action]) -> str:
    """Name one where all are about as good: "Any of these will do: the 4 of clubs, say"."""
    which = "Either" if len(set(choices)) == _PAIR else "Any of these"
    return f"{which} will do: {way(best)}, say"


def oftener_words(worth: Worth, best: Action, rival: Action) -> str:
    """Say how much oftener the bid is made with one card than with another, out of a hundred deals.

    >>> two, nine = Bid(2), Bid(9)
    >>> oftener_words(Worth((two, nine), (6, 4), (0, 0), (0.5, 0.38), ((), ()), 400), two, nine)
    'In a hundred such deals it makes the bid 12 more times.'
    """
    one, other = (worth.made[worth.actions.index(each)] for each in (best, rival))
    return f"In a hundred such deals it makes the bid {round(100 * (one - other))} more times."
