"""A rule set in a family's words, one sentence a rule; nothing here decides anything."""

from riverlib.cards.scoring import Penalty, Scoring, TrickPoints
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
_PENALTY = {
    Penalty.NONE: "",
    Penalty.TRICKS_OFF: "each trick too many or too few costs {points}",
    Penalty.TRICKS_OFF_SQUARED: "a miss costs {points} for one trick off, {four} for two,"
    " {nine} for three",
    Penalty.TRICKS_OFF_TRIANGLE: "a miss costs {points} for one trick off, {three} for two,"
    " {six} for three",
    Penalty.BID: "a miss costs {points} for each trick that was bid",
}


def rule_lines(variant: Variant) -> tuple[str, ...]:
    """Return the rules that tell this rule set from others, a sentence each."""
    lines = (
        _deals(variant),
        _pack(variant),
        _FIRST_DEALER[variant.first_dealer],
        _TRUMP[variant.trump],
        "A deal may use the whole pack, and is then played without trump."
        if variant.whole_pack_no_trump
        else "",
        _bidding(variant),
        "With one card each, you see everybody's card but your own, and it plays itself."
        if variant.forehead
        else "",
        "The highest bidder leads first; the first to have said it, if there are several."
        if variant.first_lead is FirstLead.HIGHEST_BIDDER
        else "The player left of the dealer leads first.",
        _TRUMP_LEAD[variant.trump_lead],
        "Whoever cannot follow suit must play a trump." if variant.must_trump else "",
        f"Teams of {variant.team_size} add up their bids and their tricks."
        if variant.team_size > 1
        else "",
        scoring_line(variant.scoring),
    )
    return tuple(line for line in lines if line)


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
    order = {
        JokerRanks.RANKED: "big above middle above small, all above the ace of trump",
        JokerRanks.EQUAL: "all equal, above the ace of trump; the later one wins",
        JokerRanks.AUTO: "above the ace of trump; ranked in one pack, equal in several",
    }[variant.joker_ranks]
    jokers = "one joker" if variant.jokers == 1 else f"{variant.jokers} jokers"
    each = " each" if variant.packs != 1 else ""
    turned_up = " If a joker is turned up, only jokers are trumps."
    return (
        f"{packs} with {jokers}{each}, {order}."
        f"{turned_up if variant.trump is Trump.TURN_UP else ''}"
    )


def _bidding(variant: Variant) -> str:
    if variant.bidding is Bidding.SIMULTANEOUS:
        return "All bids are shown at once, and they may come out even."
    if variant.hook:
        return "Bids go round from the left of the dealer, who may not make them come out even."
    return "Bids go round from the left of the dealer, and they may come out even."


def scoring_line(scoring: Scoring) -> str:
    """Say how a deal scores, in one sentence."""
    exact = f"An exact bid scores {scoring.bonus}"
    unit = "the square of the tricks" if scoring.squared else "each trick"
    if scoring.trick_points is TrickPoints.NEVER:
        tricks = ""
    elif scoring.per_trick == 1 and scoring.squared:
        tricks = f" and {unit}"
    else:
        tricks = f" and {scoring.per_trick} for {unit}"
    zero = _zero(scoring)
    always = scoring.trick_points is TrickPoints.ALWAYS
    missed = f"a missed one {scoring.per_trick} for {unit}" if always else "a missed one nothing"
    penalty = _PENALTY[scoring.penalty].format(
        points=scoring.penalty_points,
        three=3 * scoring.penalty_points,
        four=4 * scoring.penalty_points,
        six=6 * scoring.penalty_points,
        nine=9 * scoring.penalty_points,
    )
    if penalty:
        missed = (
            f"a missed one {scoring.per_trick} for {unit}, but {penalty}" if always else penalty
        )
    return f"{exact}{tricks}{zero}; {missed}."


def _zero(scoring: Scoring) -> str:
    if scoring.zero_bonus is None and not scoring.zero_per_card:
        return ""
    bonus = scoring.bonus if scoring.zero_bonus is None else scoring.zero_bonus
    by_size = f" and {scoring.zero_per_card} for each card of the hand"
    return f", zero made {bonus}{by_size if scoring.zero_per_card else ''}"
