"""What a habit costs or brings: the points of the deals in which it shows, beside the others'."""

from collections.abc import Sequence
from math import isfinite

import numpy as np

from riverlib.analysis.company import Company
from riverlib.analysis.looks import OF_BIDS, Found, Look
from riverlib.core.counting import counted


def costs_of(said: Sequence[Found], company: Company) -> dict[str, str]:
    """Return by key of the look what a habit costs; nothing where luck could have done it."""
    costs: dict[str, str] = {}
    told = set()
    for each in said:
        value, _, deals = each.look.key.partition("-")
        if value in OF_BIDS and deals not in told:
            told.add(deals)
            sentence = _cost(each.look, company)
            if sentence:
                costs[each.look.key] = sentence
    return costs


def _cost(look: Look, company: Company) -> str:
    """Say how many points a game lie between somebody and the others in the same deals."""
    where = look.where(company)
    gap = company.at_table(company.points, where)
    apart = gap.apart
    if not isfinite(gap.error) or apart.low <= 0 <= apart.high:
        return ""
    seats = company.game[where & company.own] * 64 + company.table["seat"][where & company.own]
    points = abs(apart.value) * apart.count / len(np.unique(seats))
    amount = counted(round(points), "point") if points >= 1.5 else f"{points:.1f} points"
    more = "more" if apart.value > 0 else "fewer"
    deals = "In those deals" if look.whole else "In all"
    return f"{deals} you get about {amount} a game {more} than they do."
