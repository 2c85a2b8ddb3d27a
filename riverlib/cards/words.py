"""A rule set in a family's words, one sentence a rule; nothing here decides anything."""

from riverlib.cards.scoring import Penalty, Scoring, TrickPoints, score
from riverlib.cards.variant import (
    Bidding,
    FirstDealer,
    FirstLead,
    JokerRanks,
    Trump,
    TrumpLead,
    Variant,
)

_TRUMP = {
    Trump.TURN_UP: "The card turned up after dealing names the trump suit.",
    Trump.ROTATION: "Trump goes round: spades, hearts, diamonds, clubs, no trump.",
    Trump.SPADES: "Spades are always trumps.",
    Trump.NONE: "There are no trumps.",
}
_FIRST_DEALER = {
    FirstDealer.ANY: "",
    FirstDealer.LEFT_OF_SCOREKEEPER: "The player left of whoever keeps score deals first.",
    FirstDealer.DRAW: "Everybody draws a card, and the highest deals first.",
}
_TRUMP_LEAD = {
    TrumpLead.ANY: "",
    TrumpLead.BROKEN: "Nobody may lead a trump before one has been played in the deal, unless"
    " they hold nothing else.",
    TrumpLead.NOT_FIRST_TRICK: "Nobody may lead a trump to the first trick.",
}
_JOKERS_RANKED = {
    1: "",
    2: "The big one beats the middle one.",
    3: "The big one beats the middle one, and that the small one.",
}
"""By how many there are in one pack."""
_JOKERS_EQUAL = "They are all equal; the later one wins."
_JOKERS_AS_NEEDED = {
    1: "If there are several packs, all jokers are equal, and the later one wins.",
    2: "In one pack big beats middle; in several all are equal, and the later one wins.",
    3: "In one pack big beats middle beats small; in several all are equal, and the later one"
    " wins.",
}
_WHOLE_PACK = "A deal may use the whole pack, and is then played without trump."
_FOREHEAD = "With one card each, you see everybody's card but your own, and it plays itself."
_FIRST_LEAD = {
    FirstLead.LEFT_OF_DEALER: "The player left of the dealer leads first.",
    FirstLead.HIGHEST_BIDDER: "The highest bidder leads first; the first to have said it, if there"
    " are several.",
}
_MUST_TRUMP = "Whoever cannot follow suit must play a trump."
_EQUAL_CARDS = "Of two equal cards in a trick the later one wins."
_PENALTY = {
    Penalty.NONE: "",
    Penalty.TRICKS_OFF: "each trick too many or too few costs {points}",
    Penalty.TRICKS_OFF_SQUARED: "a miss costs {points} for one trick off, {four} for two,"
    " {nine} for three, and so on",
    Penalty.TRICKS_OFF_TRIANGLE: "a miss costs {points} for one trick off, {three} for two,"
    " {six} for three, and so on",
    Penalty.BID: "a miss costs {points} for each trick that was bid",
}


def rule_lines(variant: Variant) -> tuple[str, ...]:
    """Return the rules of a rule set, a sentence or two each."""
    return tuple(line for _, line in keyed_rules(variant))


def keyed_rules(variant: Variant) -> tuple[tuple[str, str], ...]:
    """Return the same rules, each with its key: what a picture of the rule is found by.

    >>> from riverlib.cards import find_variant
    >>> [key for key, _ in keyed_rules(find_variant("oh-hell"))][:3]
    ['deals', 'pack', 'trump']
    """
    rules = (
        ("deals", _deals(variant)),
        ("pack", _pack(variant)),
        ("jokers", _jokers(variant)),
        ("joker_turned", _joker_turned(variant)),
        ("first_dealer", _FIRST_DEALER[variant.first_dealer]),
        ("trump", _TRUMP[variant.trump]),
        ("whole_pack", _WHOLE_PACK if variant.whole_pack_no_trump else ""),
        ("bids", _bidding(variant)),
        ("forehead", _FOREHEAD if variant.forehead else ""),
        ("first_lead", _FIRST_LEAD[variant.first_lead]),
        ("trump_lead", _TRUMP_LEAD[variant.trump_lead]),
        ("follow", _follow(variant)),
        ("must_trump", _MUST_TRUMP if variant.must_trump else ""),
        ("taker", _taker(variant)),
        ("equal_cards", "" if variant.packs == 1 else _EQUAL_CARDS),
        ("partners", _partners(variant.team_size)),
        ("scoring", scoring_line(variant.scoring)),
    )
    return tuple((key, line) for key, line in rules if line)


def _deals(variant: Variant) -> str:
    sizes = ", ".join(map(str, variant.hand_sizes))
    deals = "1 deal" if len(variant.hand_sizes) == 1 else f"{len(variant.hand_sizes)} deals"
    return f"{deals} with {sizes} {'card' if sizes == '1' else 'cards'} each."


def _pack(variant: Variant) -> str:
    if variant.packs is None:
        packs = "As many packs of 52 as the largest hand needs"
    else:
        packs = "One pack of 52" if variant.packs == 1 else f"{variant.packs} packs of 52"
    if not variant.jokers:
        return f"{packs}."
    jokers = "one joker" if variant.jokers == 1 else f"{variant.jokers} jokers"
    return f"{packs} with {jokers}{' each' if variant.packs != 1 else ''}."


def _jokers(variant: Variant) -> str:
    if not variant.jokers:
        return ""
    one = variant.jokers == 1 and variant.packs == 1
    belong = "The joker belongs" if one else "Jokers belong"
    beat = "beats" if one else "beat"
    return f"{belong} to the trump suit and {beat} its ace. {_joker_order(variant)}".rstrip()


def _joker_order(variant: Variant) -> str:
    """Say how jokers stand among themselves, as far as there can be several."""
    jokers, ranks = variant.jokers, variant.joker_ranks
    if variant.packs is None and ranks is not JokerRanks.RANKED:
        always = ranks is JokerRanks.EQUAL and jokers > 1
        return _JOKERS_EQUAL if always else _JOKERS_AS_NEEDED[jokers]
    if variant.packs == 1 and (ranks is not JokerRanks.EQUAL or jokers == 1):
        return _JOKERS_RANKED[jokers]
    return _JOKERS_RANKED[jokers] if ranks is JokerRanks.RANKED else _JOKERS_EQUAL


def _joker_turned(variant: Variant) -> str:
    if not variant.jokers or variant.trump is not Trump.TURN_UP:
        return ""
    if variant.jokers == 1 and variant.packs == 1:
        return "If the joker is turned up, the deal has no trumps."
    return "If a joker is turned up, only jokers are trumps."


def _follow(variant: Variant) -> str:
    follow = "Whoever has a card of the suit that was led must play one."
    return follow if variant.must_trump else f"{follow} Whoever has none may play any card."


def _taker(variant: Variant) -> str:
    if variant.trump is Trump.NONE:
        return "The highest card of the suit that was led takes the trick, and its player leads."
    return (
        "The highest trump takes the trick; without a trump, the highest card of the suit that was"
        " led. Whoever takes it leads next."
    )


def _partners(team_size: int) -> str:
    return f"Teams of {team_size} add up their bids and their tricks." if team_size > 1 else ""


def _bidding(variant: Variant) -> str:
    if variant.bidding is Bidding.SIMULTANEOUS:
        return "All bids are shown at once, and they may come out even."
    if variant.hook:
        return "Bids go round from the left of the dealer, who may not make them come out even."
    return "Bids go round from the left of the dealer, and they may come out even."


def scoring_line(scoring: Scoring) -> str:
    """Say how a deal scores, in one sentence."""
    return f"An exact bid scores {_made(scoring)}; {_missed(scoring, 'a missed one')}."


def made_line(scoring: Scoring) -> str:
    """Say what a bid that was made scores, and a bid of 0 if that scores otherwise.

    >>> from riverlib.cards import find_variant
    >>> made_line(find_variant("family-night").scoring)
    'Bid made: 10 points and 1 for each trick. Bid of 0 made: 5 points.'
    """
    line = f"Bid made: {_points(scoring.bonus)}{_tricks(scoring)}."
    if not _zero_differs(scoring):
        return line
    bonus, by_size = _zero_parts(scoring)
    return f"{line} Bid of 0 made: {_points(bonus)}{by_size}."


def points_told(scoring: Scoring) -> str:
    """Say what a deal scores as it is read aloud, each sentence with an example on a line below.

    >>> from riverlib.cards import find_variant
    >>> for line in points_told(find_variant("family-night").scoring).splitlines()[:3]:
    ...     print(line)
    Exactly your bid: 10 points and 1 for each trick. Exactly 0: 5 points.
    Bid 2, took 2: 10 + 2 = 12.
    A missed bid scores the tricks taken minus the bid.
    """
    made = f"Exactly your bid: {_points(scoring.bonus)}{_tricks(scoring)}."
    if _zero_differs(scoring):
        bonus, by_size = _zero_parts(scoring)
        made = f"{made} Exactly 0: {_points(bonus)}{by_size}."
    lines = (made, _example(scoring, 2), miss_line(scoring), _example(scoring, 1))
    return "\n".join(filter(None, lines))


def _example(scoring: Scoring, taken: int) -> str:
    """Reckon a bid of 2 where there is a sum: ``"Bid 2, took 2: 10 + 2 = 12."``."""
    how = score(scoring, bid=2, taken=taken, hand_size=5).how
    is_sum = " = " in how and " " in how.partition(" = ")[0]
    return f"Bid 2, took {taken}: {how.replace('= +', '= ')}." if is_sum else ""


def _points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def _made(scoring: Scoring) -> str:
    zero = ""
    if _zero_differs(scoring):
        bonus, by_size = _zero_parts(scoring)
        zero = f" (a bid of 0: {bonus}{by_size})"
    return f"{scoring.bonus}{_tricks(scoring)}{zero}"


def _tricks(scoring: Scoring) -> str:
    unit = "the square of the tricks" if scoring.squared else "each trick"
    if scoring.trick_points is TrickPoints.NEVER:
        return ""
    if scoring.per_trick == 1 and scoring.squared:
        return f" and {unit}"
    return f" and {scoring.per_trick} for {unit}"


def miss_line(scoring: Scoring) -> str:
    """Say what a missed bid scores, in one sentence.

    >>> from riverlib.cards import find_variant
    >>> miss_line(find_variant("family-night").scoring)
    'A missed bid scores the tricks taken minus the bid.'
    """
    line = _missed(scoring, "a missed bid scores")
    return f"{line[0].upper()}{line[1:]}."


def _missed(scoring: Scoring, start: str) -> str:
    unit = "the square of the tricks" if scoring.squared else "each trick"
    always = scoring.trick_points is TrickPoints.ALWAYS
    if always and _counts_less_the_bid(scoring):
        return f"{start} the tricks taken minus the bid"
    missed = f"{start} {scoring.per_trick} for {unit}" if always else f"{start} nothing"
    penalty = _PENALTY[scoring.penalty].format(
        points=scoring.penalty_points,
        three=3 * scoring.penalty_points,
        four=4 * scoring.penalty_points,
        six=6 * scoring.penalty_points,
        nine=9 * scoring.penalty_points,
    )
    if not penalty:
        return missed
    return f"{missed}, but {penalty}" if always else penalty


def _counts_less_the_bid(scoring: Scoring) -> bool:
    """Whether a miss pays for the bid just what each trick brings: one point."""
    prices = (scoring.per_trick, scoring.penalty_points)
    return scoring.penalty is Penalty.BID and prices == (1, 1) and not scoring.squared


def _zero_differs(scoring: Scoring) -> bool:
    return scoring.zero_bonus is not None or bool(scoring.zero_per_card)


def _zero_parts(scoring: Scoring) -> tuple[int, str]:
    bonus = scoring.bonus if scoring.zero_bonus is None else scoring.zero_bonus
    by_size = f" and {scoring.zero_per_card} for each card of the hand"
    return bonus, by_size if scoring.zero_per_card else ""
