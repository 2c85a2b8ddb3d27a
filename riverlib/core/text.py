"""Text as people and spreadsheets read it: per cent, harmless cells, sentences cut short."""

_FORMULA = frozenset("=+-@\t\r")  # a spreadsheet would run a text that begins so
_LEFT_OUT = " … "


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
    """Write a part of 1: ``"54.2 %"``.

    >>> percent(0.5), percent(0.0912)
    ('50 %', '9.1 %')
    """
    return f"{_plain(share * 100)} %"


def whole_percent(share: float) -> str:
    """Write a part of 1 without decimals: ``"54 %"``."""
    return percent(round(share, 2))


def signed_percent(share: float) -> str:
    """Write a gain or loss of a chance: ``"+12 %"``, ``"-3.5 %"``.

    >>> signed_percent(0.12), signed_percent(-0.0349), signed_percent(0.0001)
    ('+12 %', '-3.5 %', '0 %')
    """
    number = _plain(share * 100)
    return f"{number if number.startswith('-') or number == '0' else f'+{number}'} %"


def _plain(number: float) -> str:
    rounded = round(number, 1) + 0.0  # no "-0"
    return f"{rounded:.0f}" if rounded == round(rounded) else f"{rounded:.1f}"


def spreadsheet_cell(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula.

    >>> spreadsheet_cell("=2+5"), spreadsheet_cell("Anna")
    ("'=2+5", 'Anna')
    """
    return f"'{text}" if text[:1] in _FORMULA else text
