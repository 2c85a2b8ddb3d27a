"""A finished game deal by deal, in one sentence: where luck came and went, where choices cost."""

from collections.abc import Mapping

from riverlib.cards.coach.review import SeatDeal
from riverlib.cards.coach.told_points import is_told, points_words


def question(name: str, *, is_you: bool) -> str:
    """Ask what is told deal by deal."""
    return f"In which deals did luck come to {'you' if is_you else name}, and which choices cost?"


def deals_words(mine: Mapping[int, SeatDeal], name: str, *, is_you: bool) -> str:
    """Say in which deals luck brought and took a seat most, and in which its choices cost most.

    Parameters
    ----------
    mine : mapping of int to SeatDeal
        The deals of one seat by their numbers, from 1.
    """
    best, least = max(mine, key=lambda no: mine[no].luck), min(mine, key=lambda no: mine[no].luck)
    dearest = max(mine, key=lambda no: mine[no].cost)
    brought, took, cost = mine[best].luck, -mine[least].luck, mine[dearest].cost
    who, whose = ("you", "your") if is_you else (name, f"{name}'s")
    luck = []
    if is_told(brought):
        luck.append(f"brought {who} most in deal {best}, about {points_words(brought)}")
    if is_told(took):
        taken = f"took most in deal {least}" if luck else f"took from {who} most in deal {least}"
        luck.append(f"{taken}, about {points_words(took)}")
    came = f"Luck {', and '.join(luck)}" if luck else "Luck was fair in every deal"
    chose = (
        f"{whose} choices cost most in deal {dearest}, about {points_words(cost)}"
        if is_told(cost)
        else f"{whose} choices cost nothing to speak of"
    )
    return f"{came}; {chose}."
