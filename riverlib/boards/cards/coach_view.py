"""What the coach says, as the table is sent it: chances, a hint, the question before a slip."""

from typing import TypedDict

from riverlib import cards
from riverlib.boards.cards import coach_types as sent
from riverlib.boards.cards.coach_rows import FEW, MANY, rows
from riverlib.cards.coach.advice import Advice, Alternative
from riverlib.cards.coach.chances import Chances, short, words
from riverlib.cards.coach.compared import alone, compared
from riverlib.cards.coach.first_look import FirstLook
from riverlib.cards.coach.hopeless import loses_bid, sure_words
from riverlib.cards.coach.judging import Mark, mark_of
from riverlib.cards.coach.levels import Level
from riverlib.cards.coach.likely_tricks import likely_words
from riverlib.cards.coach.reason import OF_THE_HAND, Kind
from riverlib.cards.coach.winning import WinChances

SETTLED = 0.03
"""Chances that may be off by more, for want of worlds, are said to be about so much."""
_LONG = 110
"""Letters of all reasons of a hint: where they are more, the first one is enough."""
_FIGURES = (Kind.CHANCE,), (Kind.POINTS,)
"""What reasons begin with where nothing but figures speaks for the better choice."""
_HARDLY = 0.05
"""A bid that comes true no more often is called hardly possible."""


def sent_chances(seen: Chances, win: WinChances | None, *, is_over: bool = False) -> sent.Chances:
    """Return what may be expected of each choice, and everybody's chance to win the game.

    ``is_over`` says that they will not become more exact.
    """
    options: dict[str, sent.Option] = {}
    for at, action in enumerate(seen.actions):
        options[cards.action_text(action)] = {
            "id": cards.action_text(action),
            "made": round(seen.made[at], 3),
            "words": _made(seen, action),
            "points": round(seen.points[at], 1) + 0.0,
        }
    return {
        "options": list(options.values()),
        "still": words(seen.still, is_certain=seen.is_still_certain),
        "worlds": seen.worth.worlds,
        "settled": is_over or max(seen.errors) <= SETTLED,
        "win": [_wins(win, seat, is_over) for seat in range(len(win.shares))] if win else [],
    }


def sent_hint(seen: Chances, said: Advice | None, *, together: bool = False) -> sent.Hint:
    """Return the best choice and why, and what else there is; ``None``: no reason was found.

    Where it makes hardly any difference one is named all the same, and all are marked as good.

    ``together`` says that the bid is a team's.
    """
    if said is None:
        best = seen.worth.best
        own = _line(seen, best, "best")
        return {
            "best": cards.action_text(best),
            "good": [cards.action_text(best)],
            "avoid": [],
            "head": f"Good: {_named(best)}",
            "text": "Nothing else brings more in the long run.",
            "rest": "",
            "numbers": alone(_made(seen, best), best, together=together),
            "own": own,
            "others": [],
            "rows": [],
            "few": [],
        }
    is_even = said.level is Level.SAME
    good = _good(said)
    own = _line(seen, said.best, _GRADES[Level.SAME] if is_even else "best")
    others = [_other(seen, each) for each in _once(said.alternatives)]
    lines = [own, *others]
    return {
        "best": cards.action_text(said.best),
        "good": [cards.action_text(each) for each in good],
        "avoid": [cards.action_text(each) for each in said.avoid],
        "head": said.head,
        **_words_of(said),
        "own": own,
        "others": others,
        "rows": rows(seen.actions, lines, MANY) if others else [],
        "few": rows(seen.actions, lines, FEW) if others else [],
    }


def _good(said: Advice) -> list[cards.Action]:
    """Return what is marked as good: all that is as good, where it is said so or all but a few."""
    if said.level is not Level.SAME and not said.avoid:
        return [said.best, *said.named]
    is_even = said.level is Level.SAME  # then a hair's difference is none, either
    same = [e.action for e in said.alternatives if is_even or e.level is Level.SAME]
    return list(dict.fromkeys((said.best, *same)))


def sent_glance(look: FirstLook, share: float) -> sent.Glance:
    """Return a first look, and how much of the hint that follows it is worked out."""
    return {
        "best": cards.action_text(look.best),
        "head": look.head,
        "text": look.text,
        "share": round(min(1.0, share), 2),
    }


def sent_warning(
    view: cards.View,
    seen: Chances,
    chosen: cards.Action,
    said: Advice | None,
) -> sent.Warned:
    """Return the question before a slip; ``None``: no reason was found in time.

    It is put in a few words; why it is put, and in figures, is told to whoever asks.
    """
    worth = seen.worth
    best = said.best if said else worth.best
    sure = sure_words(view, chosen)
    likely = "" if sure else _likely(view, chosen, best, said)
    reasons = list(filter(None, [sure, likely, *_kept(said, sure, likely)]))
    better = f"{said.head}." if said else f"Better: {_named(best)}."
    bad = mark_of(worth.cost(chosen), view.variant, view.hand_size) is Mark.BAD
    hopeless = isinstance(chosen, cards.Bid) and seen.made[seen.actions.index(chosen)] <= _HARDLY
    numbers = said.numbers if said and not likely else _instead(view, seen, best, chosen)
    return {
        "id": cards.action_text(chosen),
        "best": cards.action_text(best),
        "good": [cards.action_text(each) for each in (best, *(said.named if said else ()))],
        "grade": (Mark.BAD if bad else Mark.DOUBTFUL).value,
        "head": loses_bid(view, chosen) or _head(is_bad=bad, is_hopeless=hopeless),
        "text": better,
        "rest": " ".join(reasons),
        "numbers": numbers,
    }


def _head(*, is_bad: bool, is_hopeless: bool) -> str:
    if not is_bad:
        return "Are you sure?"
    return "That will hardly come out!" if is_hopeless else "Careful!"


def _kept(said: Advice | None, sure: str, likely: str) -> list[str]:
    """Return the reasons that say nothing twice.

    Which cards are sure to take a trick may be said already, and the numbers say what cards do not.
    """
    if said is None:
        return []
    known = {Kind.SURE_TRUMPS} if sure else {Kind.CHANCE, Kind.POINTS} if likely else set()
    dropped = [at for at, kind in enumerate(said.kinds) if kind in known]
    return [text for at, text in enumerate(said.sentences) if at not in dropped]


def _likely(view: cards.View, chosen: cards.Action, best: cards.Action, said: Advice | None) -> str:
    """Say what the hand is likely to take, where no other sentence speaks of it."""
    if not isinstance(chosen, cards.Bid) or not isinstance(best, cards.Bid):
        return ""
    is_told = said is not None and not OF_THE_HAND.isdisjoint(said.kinds)
    return "" if is_told or best == chosen else likely_words(view, best.tricks, chosen.tricks)


class _Words(TypedDict):
    text: str
    rest: str
    numbers: str


def _words_of(said: Advice) -> _Words:
    """Return what a hint says: two or three short sentences at most, numbers among them.

    That of a bid says first where its tricks come from.
    """
    begin = said.begins_with
    if said.tricks and not (said.named or said.kinds[:1] == (Kind.HOOKED,)):
        begin = 0
    text = tuple(filter(None, (said.tricks, *said.sentences[:begin])))
    rest = said.sentences[begin:]
    is_in_numbers = bool(said.tricks) and said.kinds[:1] in _FIGURES
    if is_in_numbers or sum(map(len, (*text, *rest))) > _LONG:
        rest = ()
    return {"text": " ".join(text), "rest": " ".join(rest), "numbers": said.in_short}


_GRADES = {
    Level.SAME: "as good",
    Level.LITTLE: Mark.FINE.value,
    Level.BETTER: Mark.DOUBTFUL.value,
    Level.MUCH: Mark.BAD.value,
}
"""What a choice is called beside the best one: the words of the review."""


def _other(seen: Chances, alternative: Alternative) -> sent.Alternative:
    return _line(seen, alternative.action, _GRADES[alternative.level])


def _line(seen: Chances, action: cards.Action, said: str) -> sent.Alternative:
    told = _number(seen.points[seen.actions.index(action)])
    points = f"{told} {'point' if told == '1' else 'points'} a deal"
    return {
        "id": cards.action_text(action),
        "name": _first(_named(action)),
        "words": said,
        "numbers": f"{points}, {_how_often(seen, action)}",
        "made": _made(seen, action),
        "points": told,
    }


def _how_often(seen: Chances, action: cards.Action) -> str:
    made = _made(seen, action)
    return {"certain": "always made", "impossible": "never made"}.get(
        made, f"made in {short(made)}"
    )


def _once(alternatives: tuple[Alternative, ...]) -> list[Alternative]:
    """Leave out the second copy of a card: two packs hold each card twice."""
    return list({each.action: each for each in reversed(alternatives)}.values())[::-1]


def _instead(view: cards.View, seen: Chances, best: cards.Action, chosen: cards.Action) -> str:
    one, other = (seen.points[seen.actions.index(each)] for each in (best, chosen))
    made = _made(seen, best), _made(seen, chosen)
    return compared((one, other), made, best, chosen, together=view.variant.team_size > 1)


def _number(points: float) -> str:
    """Write points as far as an estimate is known: "7.4", with a true minus sign."""
    return f"{round(points, 1) + 0.0:.1f}".removesuffix(".0").replace("-", "\N{MINUS SIGN}")


def _made(seen: Chances, action: cards.Action) -> str:
    at = seen.actions.index(action)
    return words(seen.made[at], is_certain=seen.is_certain[at])


def _wins(win: WinChances, seat: int, is_over: bool) -> str:
    """Write a seat's chance to win, about so much until the hand is as well known as it will be."""
    said = words(win.shares[seat], is_certain=win.is_certain(seat))
    return said if is_over or not said[0].isdigit() else f"\N{ALMOST EQUAL TO}{said}"


def _named(action: cards.Action) -> str:
    if isinstance(action, cards.Bid):
        return f"bid {action.tricks}"
    assert isinstance(action, cards.Play), "only bids and cards are advised"
    return cards.card_name(action.card)


def _first(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
