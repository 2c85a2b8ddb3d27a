"""Text as people and spreadsheets read it: per cent, harmless cells, sentences cut short."""

from collections.abc import Sequence
from math import floor
from unicodedata import normalize

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_FORMULA = frozenset("=+-@\t\r")  # a spreadsheet would run a text that begins so
_LEFT_OUT = " … "
_TINY = 1e-9
"""More than sums of floats are off by: what is a half in truth is rounded as one."""
_LONGEST_NAME = 60
"""Letters of a file's name."""


def shortened(text: str, longest: int) -> str:
    """Leave out the middle of a text that is too long; beginning and end tell what it is about.

    >>> shortened("there is no river called 'aaaaaaaaaaaaaa'; there are three", 40)
    "there is no river … a'; there are three"
    >>> shortened("short", 40)
    'short'
    """
    if len(text) <= longest:
        return text
    begin = (longest - len(_LEFT_OUT)) // 2
    end = longest - len(_LEFT_OUT) - begin
    return f"{text[:begin].rstrip()}{_LEFT_OUT}{text[-end:].lstrip()}"


def percent(share: float) -> str:
    """Write a part of 1: ``"54.2%"``.

    >>> percent(0.5), percent(0.0912)
    ('50%', '9.1%')
    """
    return f"{_plain(share * 100)}%"


def whole_percent(share: float) -> str:
    """Write a part of 1 without decimals: ``"54%"``; a half goes up, as people round.

    >>> whole_percent(0.542), whole_percent(0.125), whole_percent(0.37499999999999994)
    ('54%', '13%', '38%')
    """
    return percent(round(share + _TINY, 2))


def whole_percents(shares: Sequence[float], *, told: int | None = None) -> list[int]:
    """Round parts, losses below 0 too, to whole per cent that add up to their sum.

    The largest remainders go up.

    Parameters
    ----------
    told : int, optional
        The part that is also told alone: it is rounded as ``whole_percent`` does.

    >>> whole_percents([1 / 3, 1 / 3, 1 / 3]), whole_percents([0.5, 0.126, -0.096, 0.47])
    ([34, 33, 33], [50, 13, -10, 47])
    >>> whole_percents([0.337, 0.3365, 0.3265]), whole_percents([0.337, 0.3365, 0.3265], told=2)
    ([34, 34, 32], [34, 33, 33])
    """
    exact = [100 * share for share in shares]
    whole = [floor(each) for each in exact]
    missing = floor(sum(exact) + 0.5) - sum(whole)
    by_rest = sorted(range(len(exact)), key=lambda no: whole[no] - exact[no])
    if told is not None:
        goes_up = round(shares[told] + _TINY, 2) * 100 - whole[told] > 1 / 2
        by_rest.remove(told)
        by_rest.insert(0 if goes_up else len(by_rest), told)
    for no in by_rest[: max(0, missing)]:
        whole[no] += 1
    return whole


def signed_percent(share: float) -> str:
    """Write a gain or loss of a chance, with a true minus sign: ``"+12%"``.

    >>> signed_percent(0.12), signed_percent(0.0001)
    ('+12%', '0%')
    >>> signed_percent(-0.0349) == "\N{MINUS SIGN}3.5%"
    True
    """
    number = _plain(share * 100)
    sign = "" if number.startswith("-") or number == "0" else "+"
    return f"{sign}{number}%".replace("-", "\N{MINUS SIGN}")


def _plain(number: float) -> str:
    rounded = round(number, 1) + 0.0  # no "-0"
    return f"{rounded:.0f}" if rounded == round(rounded) else f"{rounded:.1f}"


def file_name(text: str, otherwise: str) -> str:
    """Return what a file about a text is called, in letters that every system and chat knows.

    Parameters
    ----------
    otherwise : str
        Its name where nothing is left of the text, and where only figures are.

    >>> file_name("Zoë won by 11", "game"), file_name("小明", "game")
    ('zoe-won-by-11', 'game')
    """
    plain = normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    words = "".join(char if char.isalnum() else " " for char in plain).split()
    name = ""
    for word in words:
        if name and len(name) + len(word) >= _LONGEST_NAME:
            break
        name = f"{name}-{word}" if name else word[:_LONGEST_NAME]
    return name if any(char.isalpha() for char in name) else otherwise


def spreadsheet_cell(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula.

    >>> spreadsheet_cell("=2+5"), spreadsheet_cell("Anna")
    ("'=2+5", 'Anna')
    """
    return f"'{text}" if text[:1] in _FORMULA else text
