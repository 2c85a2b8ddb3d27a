"""What was bid and played in a deal, and what would have been better, as a parent tells it.

Names are free text and stay as they are. Nothing is said that the position does not hold.
"""

from riverlib.cards import Action, Bid, Card, Phase, Play, View, card_name
from riverlib.cards.coach.judging import Mark
from riverlib.cards.coach.levels import Level, level_of
from riverlib.cards.coach.likely_tricks import counted_words
from riverlib.cards.coach.review import Decision
from riverlib.cards.coach.told_points import points_words
from riverlib.cards.coach.worth import Worth
from riverlib.cards.rules import suit_in_play, trick_taker
from riverlib.core.people import People

THEMES = {
    "bidding": "Bidding",
    "zero": "Taking no trick",
    "leading": "Leading",
    "following": "Following suit",
    "discarding": "When you cannot follow",
    "last": "The last tricks",
}
"""What a choice is about, by the key under which it is kept."""
_LAST = 2
"""Cards in the hand from which on a choice belongs to the last tricks."""
_THEIRS = {"Your card": "The card", "card of yours": "card in this hand", "your hand": "this hand"}
"""A hand's words to the one who held it, and of it."""


def theme(seen: View) -> str:
    """Say what a choice is about: a key of ``THEMES``."""
    if seen.phase is Phase.BID:
        return "bidding"
    assert seen.seat is not None  # a seat chooses
    if seen.bids[seen.seat] == 0 and not seen.taken[seen.seat]:
        return "zero"
    if len(seen.hand) <= _LAST:
        return "last"
    if not seen.trick:
        return "leading"
    led = suit_in_play(seen.trick[0], seen.trump)
    follows = all(suit_in_play(_card(action), seen.trump) is led for action in seen.legal)
    return "following" if follows else "discarding"


def action_words(action: Action) -> str:
    """Say a choice by itself: "2", "the queen of hearts"."""
    return str(action.tricks) if isinstance(action, Bid) else _the(_card(action))


def done_words(seat: int, action: Action, people: People, seen: View | None = None) -> str:
    """Say what somebody did: "You bid 2.", or with a card, and who took the trick by it.

    Parameters
    ----------
    seen : View, optional
        The position before it, to say what came of a trick's last card.
    """
    if isinstance(action, Bid):
        return f"{people.name(seat)} bid {action.tricks}."
    card = _card(action)
    leads = seen is not None and not seen.trick
    did = f"{people.name(seat)} {'led' if leads else 'played'} {_the(card)}"
    if seen is None or len(seen.trick) + 1 < seen.players or seen.leader is None:
        return f"{did}."
    best = trick_taker(seen.variant, (*seen.trick, card), seen.trump)
    taker = (seen.leader + best) % seen.players
    if taker == seat:
        return f"{did} and took the trick."
    return f"{did}. {people.name(taker)} took the trick."


def when_words(decision: Decision) -> str:
    """Say when a choice was made: "Deal 7, bidding", "Deal 7, trick 3"."""
    deal = f"Deal {decision.deal_no + 1}"
    return f"{deal}, bidding" if decision.is_bid else f"{deal}, trick {trick_no(decision.view)}"


def trick_no(seen: View) -> int:
    """Return the number of the trick on the table, from 1."""
    return len(seen.tricks) + 1


def verdict_words(
    decision: Decision, people: People, why: str = "", *, kindly: bool = False
) -> str:
    """Say what a choice was; if it cost something, what would have been better, why, and the cost.

    The bid may be made all the same, with a worse bid or card: that is said too.

    Parameters
    ----------
    why : str
        The reason of the better choice, told to the one who chose: sentences, or nothing.
    kindly : bool
        To a newcomer, who was warned of big slips alone: what is less is a little better, and
        nothing is said to have cost something.
    """
    did = done_words(decision.seat, decision.chosen, people, decision.view)
    if decision.verdict.is_forced:
        return f"{did} No other bid was open." if decision.is_bid else did
    if decision.mark is Mark.FINE:
        return " ".join(filter(None, (did, _hand(decision, people), _praise(decision))))
    better = f"{better_title(decision, kindly=kindly)}: {action_words(decision.best)}."
    luck = _came_true(decision) if decision.came_true else ""
    told = _told_to(decision, people, why)
    cost = "" if kindly else f"It cost about {points_words(decision.cost)}."
    return " ".join(filter(None, (did, luck, better, told, cost)))


def better_title(decision: Decision, *, kindly: bool) -> str:
    """Say what stands before a better choice; what the tutor warns of is more than a little."""
    return "A little better" if kindly and decision.mark is not Mark.BAD else "Better"


def costly_words(decision: Decision, people: People, why: str = "", *, kindly: bool = False) -> str:
    """Say the same of a costly choice, with when it was."""
    return f"{when_words(decision)}: {_small(verdict_words(decision, people, why, kindly=kindly))}"


def moment_rows(
    decision: Decision, people: People, *, kindly: bool = False
) -> list[tuple[str, str]]:
    """Say the same in three short lines: what was done, what was better, and what it cost."""
    did = "bid" if decision.is_bid else "played" if decision.view.trick else "led"
    return [
        (f"{people.name(decision.seat)} {did}", action_words(decision.chosen)),
        (better_title(decision, kindly=kindly), action_words(decision.best)),
        ("By" if kindly else "It cost", f"about {points_words(decision.cost)}"),
    ]


def moment_why(decision: Decision, people: People) -> str:
    """Say what belongs to them: how it ended all the same, and why another choice was better."""
    luck = _came_true(decision) if decision.came_true else ""
    return " ".join(filter(None, (_told_to(decision, people, decision.why), luck)))


def _told_to(decision: Decision, people: People, why: str) -> str:
    """Say to whom a reason is told: "you" in it is not the reader."""
    if not why or people.is_you(decision.seat):
        return why
    return f"To {people.name(decision.seat)}: \u201c{why}\u201d"


def _came_true(decision: Decision) -> str:
    return "This time it came true." if decision.is_bid else "The bid was made all the same."


def line_words(decision: Decision, people: People) -> str:
    """Say in one line when a choice was made, what it was, and by how much another was better."""
    did = "bid" if decision.is_bid else "played" if decision.view.trick else "led"
    best = f"{'a bid of ' if decision.is_bid else ''}{action_words(decision.best)}"
    what = f"{people.name(decision.seat)} {did} {action_words(decision.chosen)}"
    worse = f"about {points_words(decision.cost)} worse than {best}"
    return f"{when_words(decision)}: {_small(what)}, {worse}"


def _hand(decision: Decision, people: People) -> str:
    """Say of a bid what the hand was likely to take; of others nobody is spoken to as "you"."""
    seen, best = decision.view, decision.best
    if not isinstance(best, Bid) or seen.is_forehead:
        return ""
    told = counted_words(seen, best.tricks)
    if people.is_you(decision.seat):
        return told
    for yours, theirs in _THEIRS.items():
        told = told.replace(yours, theirs)
    return told


def _praise(decision: Decision) -> str:
    verdict = decision.verdict
    if decision.is_bid:
        return _bid_praise(decision)
    if decision.best != decision.chosen or verdict.error or verdict.worth is None:
        return "Nothing was clearly better."
    as_good = _as_good(decision, verdict.worth)
    if as_good is None:
        return "Nothing was better."
    words = action_words(as_good)
    return f"{words[0].upper()}{words[1:]} was about as good."


def _bid_praise(decision: Decision) -> str:
    """Say whether the coach would have bid the same, and what else was as good."""
    verdict = decision.verdict
    if decision.best != decision.chosen:
        best = action_words(decision.best)
        return f"The coach would have bid {best}: hardly a difference."
    if verdict.error or verdict.worth is None:
        return "The coach would have bid about the same."
    also = _as_good(decision, verdict.worth)
    too = "" if also is None else f"; {action_words(also)} was about as good"
    return f"The coach would have bid the same{too}."


def _as_good(decision: Decision, worth: Worth) -> Action | None:
    """Return the best of the other choices, if it was about as good."""
    others = (each for each in sorted(worth.actions, key=worth.cost) if each != decision.chosen)
    same = (each for each in others if level_of(worth, each, decision.view) is Level.SAME)
    return next(same, None)


def _card(action: Action) -> Card:
    assert isinstance(action, Play)  # no bid
    return action.card


def _the(card: Card) -> str:
    return f"the {card_name(card)}"


def _small(sentence: str) -> str:
    """Let a sentence go on after a colon: only "You" is no name."""
    return f"you{sentence[3:]}" if sentence.startswith("You ") else sentence
