"""How a game goes under the rules in force, in four steps for whoever has not played yet."""

from riverlib.cards import Bidding, Trump, Variant, score, signed

_BID = 2
"""What is bid in the examples, where hands are large enough."""
_NBSP = "\N{NO-BREAK SPACE}"
"""Holds points to what brings them: no line begins with a lonely "-1."."""
_TURNED_UP = "One more is turned up: its suit is trump."
_TRUMP = {
    Trump.TURN_UP: _TURNED_UP,
    Trump.ROTATION: "Trump goes round, deal by deal.",
    Trump.SPADES: "Spades are always trumps.",
    Trump.NONE: "There are no trumps.",
}


def four_steps(variant: Variant) -> tuple[tuple[str, str], ...]:
    """Return how a deal goes: a word and a sentence or two each."""
    return (
        ("Look", f"All get the same number of cards. {_trump(variant)}"),
        ("Bid", f"Say how many tricks you will take. {_bids(variant)}".rstrip()),
        ("Play", f"Follow the suit that was led if you can. {_taker(variant)}"),
        ("Score", _score(variant)),
    )


def points_examples(variant: Variant, hand_size: int) -> str:
    r"""Say what a right bid brings and what one trick more or less does: numbers, no rules.

    >>> from riverlib.cards import find_variant
    >>> points_examples(find_variant("prediction"), 10)
    'Bid 2 and take 2:\xa0+12. Take\xa03:\xa0+3, take\xa01:\xa0+1.'
    """
    bid = min(_BID, hand_size)
    missed = [taken for taken in (bid + 1, bid - 1) if taken <= hand_size]
    others = f", take{_NBSP}".join(
        f"{taken}:{_NBSP}{_points(variant, bid, taken, hand_size)}" for taken in missed
    )
    made = f"Bid {bid} and take {bid}:{_NBSP}{_points(variant, bid, bid, hand_size)}."
    return f"{made} Take{_NBSP}{others}."


def _score(variant: Variant) -> str:
    partners = "Partners add up their bids and their tricks. " if variant.team_size > 1 else ""
    size = variant.largest_hand
    return f"{partners}{points_examples(variant, size)} {_zero(variant, size)}".rstrip()


def _zero(variant: Variant, hand_size: int) -> str:
    """Say what nothing bid and nothing taken brings, where that is a rule of its own."""
    scoring = variant.scoring
    points = _points(variant, 0, 0, hand_size)
    if scoring.zero_per_card:
        return f"Bid 0 and take 0 with {_cards(hand_size)}: {points}."
    if scoring.zero_bonus is None or scoring.zero_bonus == scoring.bonus:
        return ""
    return f"Bid 0 and take 0: {points}."


def _points(variant: Variant, bid: int, taken: int, hand_size: int) -> str:
    scored = score(variant.scoring, bid=bid, taken=taken, hand_size=hand_size)
    return signed(scored.points)


def _cards(number: int) -> str:
    return "one card" if number == 1 else f"{number} cards"


def _trump(variant: Variant) -> str:
    if variant.trump is Trump.TURN_UP and variant.whole_pack_no_trump:
        return f"{_TURNED_UP} Where none is left there is no trump."
    return _TRUMP[variant.trump]


def _bids(variant: Variant) -> str:
    if variant.bidding is Bidding.SIMULTANEOUS:
        return "All bids are shown at once."
    return "The last may not make the bids add up to the tricks there are." if variant.hook else ""


def _taker(variant: Variant) -> str:
    must = "If not, play a trump if you have one. " if variant.must_trump else ""
    if variant.trump is Trump.NONE:
        return f"{must}The highest card of that suit takes the trick."
    return f"{must}The highest trump takes the trick, or else the highest card of that suit."
