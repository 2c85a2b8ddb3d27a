"""Chances as people read them: per cent, with one decimal at most."""


def percent(share: float) -> str:
    """Write a part of 1: ``"54.2 %"``.

    >>> percent(0.5), percent(0.0912)
    ('50 %', '9.1 %')
    """
    return f"{_plain(share * 100)} %"


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
