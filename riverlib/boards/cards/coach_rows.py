"""What else there is, in a few lines that are read at a glance: the best first, the rest together.

Every choice is in one of them: alone, or among those that are as good or worse.
"""

from collections.abc import Sequence

from riverlib import cards
from riverlib.boards.cards import coach_types as sent
from riverlib.cards.coach.alike import groups
from riverlib.cards.coach.compared import apart, often
from riverlib.core.counting import count

MANY, FEW = 5, 3
"""Lines where there is room, and on a phone."""
_AS_GOOD = "as good"
_WORSE = {"fine": "a little worse"}


def rows(
    legal: Sequence[cards.Action],
    lines: Sequence[sent.Alternative],
    most: int,
) -> list[sent.Row]:
    """Return at most so many rows, of three at least.

    Parameters
    ----------
    legal : sequence of Action
        All that may be chosen.
    lines : sequence of coach_types.Alternative
        The same, every choice once, the best first.
    """
    best, *others = lines
    same = [each for each in others if each["words"] == _AS_GOOD]
    worse = others[len(same) :]
    found = [_alone(best, best)]
    if same:
        found.append(_together(legal, same, best))
    room = most - len(found)
    alone = worse if len(worse) <= room else worse[: room - 1]
    found += [_alone(each, best) for each in alone]
    if rest := worse[len(alone) :]:
        found.append(_together(legal, rest, best))
    return found


def _alone(line: sent.Alternative, best: sent.Alternative) -> sent.Row:
    chance = often(line["made"])
    if line is not best and chance == often(best["made"]) and line["points"] == best["points"]:
        chance = apart(line["made"])
    return {
        "ids": [line["id"]],
        "name": _first(line["name"]),
        "grade": line["words"],
        "chance": chance.removeprefix("in ").removeprefix("about "),
        "points": line["points"],
    }


def _together(
    legal: Sequence[cards.Action],
    lines: Sequence[sent.Alternative],
    best: sent.Alternative,
) -> sent.Row:
    """Put several choices into one row; where it is one, it is told by itself."""
    first = lines[0]
    is_same = first["words"] == _AS_GOOD
    if len(lines) == 1 and not (is_same and first["made"] == best["made"]):
        return _alone(first, best)
    grade = first["words"] if len({each["words"] for each in lines}) == 1 else ""
    return {
        "ids": [each["id"] for each in lines],
        "name": first["name"] if len(lines) == 1 else _first(_named(legal, lines, best)),
        "grade": grade,
        "chance": "about the same" if is_same else _WORSE.get(grade, "worse"),
        "points": "" if is_same else f"up to {first['points']}",
    }


def _named(
    legal: Sequence[cards.Action],
    lines: Sequence[sent.Alternative],
    best: sent.Alternative,
) -> str:
    """Name choices together, or count them where that takes more than a few words."""
    by_id = {cards.action_text(each): each for each in legal}
    actions = [by_id[each["id"]] for each in lines]
    if isinstance(actions[0], cards.Bid):
        return count(len(actions), "other bid")
    found = groups(legal, actions, by_id[best["id"]])
    if len(found) > 1:
        return count(len(actions), "other card")
    return found[0][0].removeprefix("the ")


def _first(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
