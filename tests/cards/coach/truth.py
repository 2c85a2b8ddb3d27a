"""Whether a reason is so: every sentence must be known, and is checked another way."""

import re

from tests.cards.by_hand import CARD
from tests.cards.coach import bid_claims, card_claims, claims, trump_claims
from tests.cards.coach.claims import Check, Said

_C, _O = rf"(?P<card>{CARD})", rf"(?P<other>{CARD})"
_N = r"(?P<n>\w+)"
_WHO = r"(?P<who>\w+)"
_TOGETHER = r"You (?P<together>together )?"
PATTERNS: list[tuple[str, Check]] = [
    (rf"Nobody (?P<after>after you )?can beat the {_C}: it takes this trick\.", claims.takes),
    (rf"You play last, and the {_C} beats the {_O}: the trick is yours\.", claims.takes_last),
    (rf"You have no (?P<suit>\w+), so the {_C} can trump this trick\.", claims.trumps_in),
    (
        r"You have no (?P<suit>\w+): trump with"
        rf" the {_C} and keep the (?P<short>[\w ]+) for later\.",
        card_claims.trumps_low,
    ),
    (rf"The {_C} beats the {_O}, so it may take this trick\.", card_claims.beats_so_far),
    (rf"Keep the {_C}: it is sure to take a trick later\.", card_claims.keeps_best_trump),
    (rf"Keep the {_C}: no (?P<suit>\w+) can beat it\.", card_claims.keeps_highest),
    (rf"Keep the {_C}: a trump may still take another trick\.", card_claims.keeps_trump),
    (
        rf"{_WHO} has the trick so far, and"
        r" (?:(?P<two>you two play together)|plays on your side)\.",
        claims.mate_has_it,
    ),
    (
        rf"The {_C} does not beat {_WHO}'s {_O}, so you do not take this trick\.",
        claims.under,
    ),
    (
        rf"The {_C} is no (?P<suit>\w+)(?P<no> and no trump)?, so it cannot take this trick\.",
        claims.off_suit,
    ),
    (rf"The {_C} is enough for this trick: you keep the {_O} for another\.", claims.enough),
    (
        rf"It takes this trick as the {_C} does, and is likelier to take another\.",
        claims.more_than_enough,
    ),
    (
        rf"(?:The (?P<one>{CARD}) is the one trick|Your {_N} highest trumps are the tricks) you"
        rf" need: get rid of the {_C} while a higher (?P<suit>\w+) can take it\.",
        trump_claims.gets_rid,
    ),
    (rf"The {_C} is sure to take a trick later, and you need only one\.", claims.keeps_sure),
    (
        rf"Your {_N} highest trumps are sure to take tricks later, and you need only"
        r" (?P<need>\w+)\.",
        claims.keeps_several,
    ),
    (rf"The {_C} is your highest card that does not take this trick\.", claims.highest_under),
    (rf"The {_C} cannot take this trick; kept, it might take a later one\.", claims.thrown),
    (
        rf"Neither it nor the {_C} can take this trick: keep the (?P<short>[\w ]+) for a"
        r" later one\.",
        claims.kept,
    ),
    (
        rf"It is your only (?P<one>\w+): after it you can trump (?P<suit>\w+) with the {_C}\.",
        trump_claims.makes_short,
    ),
    (
        rf"Nobody can hold a (?P<suit>\w+) that beats the {_C}(?P<trump>: only a trump can)?\.",
        claims.boss,
    ),
    (
        rf"(?P<only>Only )?{_N} (?P<suit>\w+?)s? still out beats? the (?P<short>[\w ]+)\.",
        claims.above,
    ),
    (
        rf"Keep the {_C}: only {_N} (?P<suit>\w+?)s? still out beats? it\.",
        claims.kept_back,
    ),
    (
        rf"The (?P<one>{CARD})(?: and the (?P<two>{CARD}))? ha(?:s|ve) not been seen yet, and"
        rf" (?:it beats|they beat) the {_C}\.",
        claims.beaten_by,
    ),
    (
        rf"{_WHO} has no (?P<suit>\w+) left and may trump the {_C}\.",
        claims.out_of_suit,
    ),
    (rf"{_N} trumps? you have not seen could still beat the {_C}\.", claims.trumps_out),
    (rf"{_TOGETHER}have the {_N} tricks? you bid, and want no more\.", claims.needs_none),
    (rf"{_TOGETHER}bid {_N} tricks, so you want none\.", claims.needs_none),
    (
        rf"{_TOGETHER}need every one of the {_N}(?P<left>)? tricks left\.",
        claims.needs,
    ),
    (rf"{_TOGETHER}need (?P<n>both)(?P<left>)? tricks left\.", claims.needs),
    (
        rf"You need only {_N} of the (?P<left>\w+) tricks left, and"
        rf" (?:the (?P<one>{CARD}) takes it|your highest trumps take them)\.",
        trump_claims.needs_only_sure,
    ),
    (
        rf"{_TOGETHER}(?:still need|need only) {_N} of the (?P<left>\w+) tricks left\.",
        claims.needs,
    ),
    (
        r"Your (?P<side>side's )?bid can no longer be made, (?:and|but) one more trick"
        rf" (?P<verb>brings|costs) {_N} points?\.",
        claims.missed,
    ),
    (rf"{_WHO} plays after you and still needs {_N} tricks?\.", claims.other_needs),
    (
        rf"{_WHO} plays after you and wants no (?:(?P<more>more tricks)|trick)\.",
        claims.other_is_done,
    ),
    (
        rf"The others want {_N} (?:of the|tricks, and only) (?P<left>\w+)"
        r" (?:tricks left|are left)\.",
        claims.wanted,
    ),
    (rf"Nobody can beat the {_C}: it is sure to take a trick\.", bid_claims.sure),
    (rf"Nobody can beat your {_N} highest trumps: they are sure tricks\.", bid_claims.sure_tricks),
    (
        r"(?P<only>Only )?(?P<n>\w+) likely tricks?: (?P<cards>[\w ,]+?)"
        r"(?P<also>, and a trump on (?:the second (?P<one>\w+)|(?P<none>\w+)))?\.",
        bid_claims.likely,
    ),
    (
        rf"Only the (?P<one>{CARD})(?: and the (?P<two>{CARD}))? can beat your trump, the {_C}\.",
        bid_claims.high_trump,
    ),
    (
        rf"The {_C} can wait until the {_O} has gone: you hold {_N} lower (?P<suit>\w+?)s?\.",
        bid_claims.guarded,
    ),
    (
        r"You hold (?:no (?P<none>\w+)|only one (?P<one>\w+)): you can"
        rf" (?P<soon>soon )?trump (?P<suit>\w+) with the {_C}\.",
        bid_claims.can_trump,
    ),
    (r"Your only card is a trump: it beats every other suit\.", bid_claims.only_trump),
    (
        rf"You hold (?P<more>more than )?{_N} trumps?, and any trump beats every other suit\.",
        bid_claims.many_trumps,
    ),
    (r"You hold no trump, and any trump beats your cards\.", bid_claims.no_trump),
    (
        rf"The {_C} stands alone, so it cannot wait until the (?P<one>{CARD})"
        rf"(?: and the (?P<two>{CARD}))? ha(?:s|ve) gone\.",
        bid_claims.bare,
    ),
    (r"Each card you hold can be beaten in its own suit\.", bid_claims.all_beatable),
    (
        rf"{_N} (?P<suit>\w+?)s? (?:can|you have not seen) beats? the {_C}\.",
        bid_claims.beatable,
    ),
    (
        r"(?P<bid>\d+) would be best, but the bids may not add up to (?P<size>\d+)\.",
        bid_claims.hooked,
    ),
    (
        r"Made, (?P<best>\d+) brings (?P<points>\d+) points? and (?P<rival>\d+) only"
        r" (?P<less>\d+)\.",
        bid_claims.made_pays,
    ),
    (
        r"Missed, a bid of (?P<rival>\d+) (?P<how>costs|takes) (?P<points>\d+) points?"
        r"(?: off your tricks)?, a bid of"
        r" (?P<best>\d+) (?:only (?P<less>\d+)|nothing)\.",
        bid_claims.bid_costs,
    ),
    (
        rf"So far the bids make {_N}, more than the (?P<size>\w+) tricks? there (?:is|are)\.",
        bid_claims.bid_so_far,
    ),
    (rf"So far {_N} of the (?P<size>\w+) tricks (?:is|are) bid\.", bid_claims.bid_so_far),
    (rf"So far every one of the {_N} tricks is bid\.", bid_claims.bid_so_far),
    (r"So far nobody has bid a trick\.", bid_claims.bid_so_far),
    (r"The one trick there is has been bid already\.", bid_claims.bid_so_far),
    (rf"{_WHO} has bid (?P<n>\d+), and your tricks are counted together\.", bid_claims.mate_bid),
    (r"The highest bidder leads first\.", bid_claims.highest_leads),
    (r"You lead to the first trick\.", bid_claims.you_lead),
    (
        r"Of the (?P<out>\d+) cards that yours may be, (?P<wins>\d+|only one) takes? the trick\.",
        bid_claims.forehead,
    ),
    (r"(?P<all>Every|No) card that yours may be takes the trick\.", bid_claims.forehead),
    (rf"{_WHO} sees your card and has bid (?P<n>\d+)\.", bid_claims.sees_yours),
]
"""Every sentence that gives a reason, and what must hold then."""


def fault(text: str, said: Said) -> str:
    """Say what is wrong with a sentence: too long, unknown, or not so; nothing if it is true."""
    if len(text.split()) > 25:
        return f"too long: {text}"
    if less := re.match(r"Not (\d+): (.)", text):
        if not bid_claims.is_for_less(said, int(less[1])):
            return f"not so: {text}"
        text = f"{less[2].upper()}{text[less.end() :]}"
    for pattern, holds in PATTERNS:
        match = re.fullmatch(pattern, text)
        if match:
            return "" if holds(said, match) else f"not so: {text}"
    return f"nobody checks whether this is true: {text}"
