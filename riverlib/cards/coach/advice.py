"""Advice before a bid or a card: which is best, by how much, and why, in a family's words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from riverlib.cards import SUIT_NAMES, Action, Bid, Play, View
from riverlib.cards.coach import alike
from riverlib.cards.coach.bid_reasons import bid_reasons, mate_words, said_reasons
from riverlib.cards.coach.chances import corrected, words
from riverlib.cards.coach.compared import (
    alone,
    any_words,
    compared,
    counted_points,
    instead_words,
    is_safe,
    number,
    safer_words,
    shortly,
    way,
)
from riverlib.cards.coach.conclusions import concluded
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.fitting import (
    NEEDS,
    fitting,
    is_said,
    is_unclear,
    need_concluded,
    with_need,
)
from riverlib.cards.coach.forehead_reasons import forehead_reasons
from riverlib.cards.coach.goal_reasons import goal_reasons, other_reasons
from riverlib.cards.coach.hopeless import gone_words, is_gone
from riverlib.cards.coach.levels import Level, level_of, levelled
from riverlib.cards.coach.likely_tricks import first_words
from riverlib.cards.coach.mattering import Margin, Weigher, first_that_matters
from riverlib.cards.coach.out_reasons import out_reasons
from riverlib.cards.coach.reason import COUNTS, Kind, Pair, Reason
from riverlib.cards.coach.trick_reasons import trick_reasons
from riverlib.cards.coach.worth import Worth, weigh
from riverlib.cards.suits import short, the
from riverlib.core.people import People

_WORLDS = 200
"""Worlds to weigh a position without one of its facts: two choices alone."""
_CHECKED = 6  # so many reasons of a kind are tried before there is none
_CHANCE = 0.03
"""A difference in the chance to make a bid that is worth telling."""
_AS_GOOD_TOO = 2
_MOST = 2  # reasons that are given at once
_NO_HELP = {Kind.HOOKED, Kind.WANTED}  # by itself it tells nothing of the two choices
_FIGURES = frozenset({Kind.CHANCE, Kind.POINTS})
_GONE = frozenset({Kind.TRICKS_COUNT, Kind.MISS_COSTS})  # they say that it cannot be made any more

_BETTER = {Level.LITTLE: "A little better", Level.BETTER: "Better", Level.MUCH: "Much better"}
_WORSE = {
    Level.SAME: "as good",
    Level.LITTLE: "a little worse",
    Level.BETTER: "worse",
    Level.MUCH: "much worse",
}


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another choice, with its worth beside the best one."""

    action: Action
    level: Level
    """How much better the best choice is."""
    cost: float
    """Points given away beside the best choice."""
    words: str
    """A second look: "a little worse: about 4 points instead of 6"."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to say at a choice: a few words, why, and then the numbers."""

    best: Action
    level: Level
    """How much better it is than what it is compared with."""
    head: str
    sentences: tuple[str, ...]
    """One or two, 25 words at most; none where there is but one choice."""
    numbers: str
    """What the two choices bring, and how often the bid comes true with each."""
    alternatives: tuple[Alternative, ...]
    """The other choices, the best first."""
    kinds: tuple[Kind, ...] = ()
    """Of the sentences that are reasons."""
    begins_with: int = 1
    """So many sentences are said at once: what is as good, if anything, and a reason."""
    in_short: str = ""
    """The numbers in one sentence: what speaks for the best choice."""
    named: tuple[Action, ...] = ()
    """What is as good as the best one and named as such."""
    avoid: tuple[Action, ...] = ()
    """The one or two cards to keep, where most of the others are good: the head names these."""
    tricks: str = ""
    """Where a bid's tricks come from, if no sentence begins with that: it is said before them."""


def advice(
    view: View,
    worth: Worth,
    names: Sequence[str] | None = None,
    *,
    over: Action | None = None,
    weigher: Weigher | None = None,
) -> Advice:
    """Say which choice is best, how much better than another one, and why.

    A reason is given only if it matters: without its fact, the rest of the position as it is, the
    best choice loses clearly of what it has over the other one.

    Parameters
    ----------
    view : View
        Of the seat to move.
    worth : Worth
        Of its legal choices, as it is told: that of ``chances.corrected``.
    names : sequence of str, optional
        The players' names by seat: text, never markup.
    over : Action, optional
        What the best choice is compared with, such as a card about to be played; if not given
        the next best one that is worth less.
    weigher : callable, optional
        What weighs the positions without a fact, as ``worth`` was weighed; if not given,
        ``worth.weigh`` with the chances corrected, as they are told.
    """
    worth = levelled(view, worth)
    best = worth.best
    others = sorted((each for each in worth.actions if each != best), key=worth.cost)
    alternatives = tuple(_alternative(worth, each, view) for each in others)
    if not others:
        return Advice(best, Level.SAME, "", (), "", ())
    levels = [(each.action, each.level) for each in alternatives]
    avoid = alike.to_avoid(best, levels) if over is None else ()
    rival = over if over is not None and over != best else _rival(alternatives, avoid)
    if rival is None or level_of(worth, rival, view) is Level.SAME:
        return _no_difference(worth, rival, alternatives, over, view)
    names = names or _numbered(view.players)
    why = _why(view, worth, rival, names, weigher or _weighed)
    if over is None and isinstance(best, Bid) and Kind.MATE_BID not in dict(why):
        mates = mate_words(view, names)
        why = [*why[:1], (Kind.MATE_BID, mates)] if mates else why
    chosen = over is not None
    kind, text = why[0]  # what follows is said once
    text = need_concluded(view, text, kind, best, rival)
    why = [(kind, concluded(text, kind, best, rival, is_chosen=chosen)), *why[1:]]
    gap = level_of(worth, rival, view)
    begin = "Best" if over is None else _BETTER[gap]  # a hint compares with nothing anybody chose
    sentences: tuple[str, ...] = tuple(text for _, text in why)
    if is_gone(view) and _GONE.isdisjoint(kind for kind, _ in why):
        why = why[:1]
        sentences = (_gone(view, best, rival), why[0][1])
    head, named = f"{begin}: {way(best)}", tuple[Action, ...]()
    same = [action for action, level in levels if level is Level.SAME] if not over else []
    if avoid:
        head = alike.avoid_words(view.legal, best, avoid)
        why, sentences = _against(view, worth, rival, why, sentences)
    elif same:
        head, besides, named = _alike(view, best, same)
        if besides:  # at once: a newcomer asks what is wrong with the next best one
            why = [each for each in why[:1] if not _is_of_a_third(each[0], best)]
            reason = sentences[: len(why)]
            counts = any(kind in COUNTS for kind, _ in why)
            sentences = (*reason, besides) if counts else (besides, *reason)
    elif chosen and isinstance(best, Bid):
        bids, named = alike.bids_as_good(best, levels)
        head = f"{begin}: {bids}"
    tricks = "" if over is not None else first_words(view, best, [kind for kind, _ in why])
    says_chance = isinstance(best, Bid) and not tricks and Kind.CHANCE in dict(why)
    in_short = _in_short(view, worth, rival, says_chance=says_chance)
    if same and named and isinstance(best, Bid):  # nobody weighs it against a third number
        made = words(worth.made[worth.actions.index(best)])
        in_short = alone(made, best, together=view.variant.team_size > 1)
    return Advice(
        best,
        gap,
        head,
        sentences,
        _numbers(view, worth, rival, says_chance=says_chance, is_named=bool(same)),
        alternatives,
        tuple(kind for kind, _ in why),
        begins_with=_AS_GOOD_TOO if named and len(sentences) > len(why) else 1,
        in_short="" if in_short in sentences else in_short,
        named=named,
        avoid=avoid,
        tricks=tricks,
    )


def _is_of_a_third(kind: Kind, best: Action) -> bool:
    """Whether a reason puts a third bid's figures beside two that are as good: too big a jump."""
    return isinstance(best, Bid) and kind in _FIGURES


def _against(
    view: View,
    worth: Worth,
    rival: Action,
    why: list[tuple[Kind, str]],
    sentences: tuple[str, ...],
) -> tuple[list[tuple[Kind, str]], tuple[str, ...]]:
    """Keep of the reasons those that speak of the card to keep; where none does, numbers do.

    What speaks for one of many good cards alone is no reason against that one.
    """
    about = [(kind, text) for kind, text in why if _named(rival) in text]
    if about and len(sentences) == len(why):
        return about, tuple(text for _, text in about)
    numbers = _in_short(view, worth, rival, says_chance=False)
    return (why, sentences) if about or not numbers else ([], (numbers,))


def _alike(view: View, best: Action, same: Sequence[Action]) -> tuple[str, str, tuple[Action, ...]]:
    """Say what to do where other choices are as good: the head, what is added, what both name.

    Where it is all one which card of a suit is played, and no other is as good, the suit is named.
    """
    if isinstance(best, Play) and alike.is_whole_suit(view, best, same):
        one = SUIT_NAMES[best.card.suit].removesuffix("s")
        return f"Good: any {one}, such as {short(best.card)}", "", tuple(dict.fromkeys(same))
    return f"Good: {way(best)}", *alike.as_good_words(view.legal, best, same)


def _gone(view: View, best: Action, rival: Action) -> str:
    assert isinstance(best, Play)
    assert isinstance(rival, Play)
    return gone_words(view, Facts(view).avoids(best.card, rival.card))


def reasons(
    view: View, best: Action, rival: Action, names: Sequence[str]
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return what could speak for one choice over another: facts of the cards, then of the bids.

    All of them are true; whether they matter is another question.
    """
    facts, people = Facts(view), People(names, view.seat)
    pair = Pair(view, best, rival)
    if isinstance(best, Play) and isinstance(rival, Play):
        first = [
            *trick_reasons(facts, pair, best.card, rival.card, people),
            *out_reasons(facts, pair, best.card, rival.card, people),
        ]
        goals = goal_reasons(facts, pair, best.card, rival.card)
        others = other_reasons(facts, pair, best.card, rival.card, people)
        fits = partial(fitting, Facts(view), best.card, rival.card)
        return fits(first), fits([*goals, *others])
    assert isinstance(best, Bid)
    assert isinstance(rival, Bid)
    sides = pair, best.tricks, rival.tricks, people
    hand = forehead_reasons if view.is_forehead else bid_reasons
    return tuple(hand(facts, *sides)), tuple(said_reasons(facts, *sides))


def _why(
    view: View, worth: Worth, rival: Action, names: Sequence[str], weigher: Weigher
) -> list[tuple[Kind, str]]:
    """Return one or two sentences that say why, each with its kind."""
    margin = Margin(worth.cost(rival), _error(worth, rival), weigher)
    found: list[tuple[Kind, str]] = []
    first, then = reasons(view, worth.best, rival, names)
    hook = [each for each in first if each.kind is Kind.HOOKED]
    own = [each for each in first if each.kind is not Kind.HOOKED]
    for group in (hook, own, then):
        open_ones = [each for each in group if not is_said(each.kind, found)][:_CHECKED]
        reason = first_that_matters(open_ones, margin) if len(found) < _MOST else None
        if reason:
            found.append((reason.kind, reason.text))
    no_help = _NO_HELP | (NEEDS if is_unclear(view, worth.best, rival) else set())
    if all(kind in no_help for kind, _ in found):
        hooked = [each for each in found if each[0] is Kind.HOOKED]
        return [*hooked, *_chance(view, worth, rival)]
    return with_need(view, found, then)


def _weighed(view: View) -> Worth:
    return corrected(view, weigh(view, worlds=_WORLDS)).worth


def _chance(view: View, worth: Worth, rival: Action) -> Iterator[tuple[Kind, str]]:
    """Say what is known of every choice, figures second: which is safer, or which pays better."""
    best = worth.best
    places = [worth.actions.index(each) for each in (best, rival)]
    one, other = (worth.made[at] for at in places)
    if one - other >= _CHANCE:
        safe = is_safe(words(one))
        if not isinstance(best, Bid):  # the figures, which follow, name both cards
            whose = "your side's" if view.variant.team_size > 1 else "your"
            yield (
                Kind.CHANCE,
                f"With it {whose} bid {'is safer' if safe else 'works out more often'}.",
            )
            return
        oftener = "is safer: it comes true" if safe else "comes true more often:"
        how_often = safer_words((words(one), words(other)), f"a bid of {_named(rival)}")
        yield Kind.CHANCE, f"A bid of {_named(best)} {oftener} {how_often}."
        return
    more = worth.points[places[0]] - worth.points[places[1]]
    by = f"{counted_points(more)} more" if round(more) > 0 else "a little more"
    if not isinstance(best, Bid) and round(more) <= 0:
        yield Kind.POINTS, "It pays a little better in the long run."
        return
    yield Kind.POINTS, f"It pays better in the long run: on average {by} than {_doing(rival)}."


def _rival(alternatives: Sequence[Alternative], avoid: Sequence[Action]) -> Action | None:
    """Return what is warned of, or the best of the choices that are clearly worse than the best."""
    if avoid:
        return avoid[0]
    return next((each.action for each in alternatives if each.level.is_clear), None)


def _no_difference(
    worth: Worth,
    rival: Action | None,
    alternatives: tuple[Alternative, ...],
    over: Action | None,
    view: View,
) -> Advice:
    most = max(worth.points)
    many = counted_points(most) if round(most) > 0 else "as many points"
    if over is not None and rival is not None:
        text = f"{_first(_doing(rival))} is about as good as {_doing(worth.best)}."
        numbers = f"About {many} either way."
        return Advice(
            worth.best, Level.SAME, "As you like", (text,), numbers, alternatives, in_short=numbers
        )
    gone = (gone_words(view, None),) if is_gone(view) else ()
    numbers = f"About {many} whichever you choose."
    in_short = "" if gone else numbers  # one sentence more at most: there is nothing to weigh
    head = any_words(worth.best, worth.actions)
    return Advice(worth.best, Level.SAME, head, gone, numbers, alternatives, in_short=in_short)


def _alternative(worth: Worth, action: Action, view: View) -> Alternative:
    gap, cost = level_of(worth, action, view), worth.cost(action)
    mine, best = (worth.points[worth.actions.index(each)] for each in (action, worth.best))
    words = _WORSE[gap]
    if gap is not Level.SAME and instead_words((best, mine)):  # not where it tells nothing
        words += f": about {counted_points(mine)} instead of {number(best)}"
    return Alternative(action, gap, cost, words)


def _error(worth: Worth, action: Action) -> float:
    return worth.errors[worth.actions.index(action)]


def _numbers(
    view: View,
    worth: Worth,
    rival: Action,
    *,
    says_chance: bool = False,
    is_named: bool = False,
) -> str:
    """Say what two choices are worth, and how often the bid is made, if no sentence says that."""
    one, other = (worth.actions.index(each) for each in (worth.best, rival))
    shares = ("", "") if says_chance else (words(worth.made[one]), words(worth.made[other]))
    points = worth.points[one], worth.points[other]
    together = view.variant.team_size > 1
    return compared(points, shares, worth.best, rival, together=together, is_named=is_named)


def _in_short(view: View, worth: Worth, rival: Action, *, says_chance: bool) -> str:
    one, other = (worth.actions.index(each) for each in (worth.best, rival))
    points = worth.points[one], worth.points[other]
    together = view.variant.team_size > 1
    if says_chance:
        return compared(points, ("", ""), worth.best, rival, together=together, is_named=True)
    shares = words(worth.made[one]), words(worth.made[other])
    return shortly(points, shares, worth.best, rival, together=together)


def _named(action: Action) -> str:
    """Name a choice within a sentence: "the king of hearts", "2"."""
    assert isinstance(action, Bid | Play)
    return the(action.card) if isinstance(action, Play) else str(action.tricks)


def _doing(action: Action) -> str:
    """Name what is done: "bidding 2", "the king of hearts"."""
    return f"bidding {_named(action)}" if isinstance(action, Bid) else _named(action)


def _first(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def _numbered(players: int) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(players))
