"""Whether what a lesson says is so: every sentence must be known, and is checked by hand."""

import re

from tests.cards.by_hand import CARD
from tests.learn.cards import claims
from tests.learn.cards.claims import Check, Said

_TAKES = r"(?P<who>\w+) takes? it: "
PATTERNS: list[tuple[str, Check]] = [
    (rf"{_TAKES}the (?P<card>{CARD}) is the (?P<how>only|highest) (?P<kind>\w+)\.", claims.takes),
    (
        rf"{_TAKES}the (?P<card>{CARD}) is the (?P<how>only|highest) (?P<kind>\w+), and"
        r" (?P<led>\w+) were led\.",
        claims.takes,
    ),
    (
        rf"{_TAKES}the (?P<card>{CARD}) is the (?P<how>only|highest) (?P<kind>\w+)"
        r"(?: \(jokers count as (?P<ace>\w+)\))?, and (?:a trump beats every other suit|nobody else"
        r" has followed|jokers are the highest trumps)\.",
        claims.takes,
    ),
    (
        rf"{_TAKES}the (?P<card>{CARD}) is a (?P<kind>trump), higher than even the ace of"
        r" (?P<ace>\w+)\.",
        claims.takes,
    ),
    (
        rf"{_TAKES}(?P<equal>of) equal cards the later one takes the trick, here the last"
        rf" (?P<card>{CARD})\.",
        claims.takes,
    ),
    (
        rf"{_TAKES}(?P<equal>all jokers are) equal, and of equal cards the later one takes the"
        r" trick\.",
        claims.takes,
    ),
    (rf"So the (?P<card>{CARD}) is no help\.", claims.no_use),
    (r"So cards of other suits are no help\.", claims.no_use),
    (r"This deal has no trumps\.", claims.trumpless),
    (rf"Your (?P<card>{CARD}) is no (?P<suit>\w+)(?P<no> and no trump)?\.", claims.no_help),
    (r"You have a (?P<suit>\w+): you must follow \w+\.", claims.follow),
    (r"Right\. You had a (?P<suit>\w+), so you follow\.", claims.follow),
    (r"Right\. You had no (?P<suit>\w+)(?P<no> and no trump)?, so any card may go\.", claims.free),
    (r"You cannot follow and hold a \w+: you must play a trump\.", claims.must_trump),
    (
        r"Your (?:(?P<n>\d) )?highest trumps? (?:is|are) sure to take (?P<tricks>\d) tricks?\.",
        claims.sure,
    ),
    (r"So (?P<bid>\d+) cannot come true\.", claims.named_bid),
    (
        r"You said (?P<bid>\d+): then you must take just (?P=bid) of the (?P<size>\d+) tricks\.",
        claims.named_bid,
    ),
    (r"You said (?P<bid>0): then you must take no trick at all\.", claims.named_bid),
    (r"You said (?P<bid>(?P<size>1)): then you must take the only trick\.", claims.named_bid),
    (r"You said (?P<bid>\d+)\. Your (?P<whose>partner.*) added to it\.", claims.with_partner),
    (
        r"(?P<bid>\d+) is open: (?P<said>\d+) \+ (?P=bid) makes (?P<total>\d+), and there"
        r" (?:are|is) (?P<size>.*) tricks?\. Somebody must miss\.",
        claims.open_bid,
    ),
    (
        r"(?P<bid>\d+) is closed: (?P<said>\d+) \+ (?P=bid) would be just the (?P<size>\w+) tricks?"
        r" there (?:are|is)\. The last bidder may not let that happen\.",
        claims.closed,
    ),
    (
        r"No number is closed: (?P<said>\d+) are bid already, and there (?:are|is) (?P<size>.*)"
        r" tricks?\.",
        claims.none_closed,
    ),
    (
        r"All bids together make (?P<total>\d+)\. There (?:are|is) (?P<size>\d+) tricks?\. Any sum"
        r" is allowed\.",
        claims.all_bids,
    ),
    (
        r"(?P<who>\w+) leads?: (?P<bid>\d+) is the highest bid"
        r"(?:, and (?P<again>\w+) said it first)?"
        r"(?P<left>, counted from the left of the dealer)?\.",
        claims.leads,
    ),
    (r"Your partners? (?:is|are) (?P<names>[^.]+)\.", claims.partners),
    (r"(?P<names>You said[^:.]+): together (?P<total>\d+)\.", claims.together),
    (
        r"(?P<who>You|Your team) said (?P<bid>\d+) and took (?P<taken>\d+)"
        r"(?:: (?P<off>just right|\w+ too many|\w+ too few))?\."
        r" (?:(?P<parts>[^:.]+): )?(?P<how>[^a-z:]+) (?P<unit>points?)\.",
        claims.points,
    ),
    (r"Deal (?P<deal>\d+) has (?P<cards>\d+) cards? each\.", claims.deal_size),
    (r"You lead, and this is not a trump\.", claims.leads_plain),
    (r"A trump has been played before, so now you may lead one\.", claims.trump_was_played),
    (r"The first trick is over, so now you may lead a trump\.", claims.after_first),
    (r"You hold nothing but trumps, so you may lead one\.", claims.only_trumps),
    (
        r"(?P<suit>\w+) are trumps: nobody may lead one before a trump has been played\.",
        claims.not_broken,
    ),
    (r"No trump may be led to the first trick\.", claims.not_first),
    (r"You have no (?P<suit>\w+), so you must play a trump: this is one\.", claims.this_is_trump),
    (r"(?P<suit>\w+) were led, and your joker counts as one\.", claims.joker_follows),
    (r"Your joker counts as a (?P<suit>\w+): you must follow with it\.", claims.joker_must),
    (r"After (?P<here>\w+) come (?P<next>\w+)\.", claims.next_trump),
    (r"After (?P<here>\w+) comes a deal without trumps\.", claims.next_trump),
    (
        r"No card that you can have beats those you see\. So say 0\.",
        lambda said, _: claims.outcomes(said) == {0},
    ),
    (
        r"Every card that you can have beats those you see\. So say 1\.",
        lambda said, _: claims.outcomes(said) == {1},
    ),
    (
        rf"Your card was the (?P<card>{CARD}): it took (?P<took>the trick|nothing)\."
        r" (?P<praise>Just what you said|A fair guess)!",
        claims.own_card,
    ),
]
"""Every sentence that a lesson may answer with, and what must hold then."""


def check(text: str, said: Said) -> None:
    """Fail unless a text is short, made of known sentences, and each of them true."""
    assert text
    assert len(text.split()) <= 25, text
    left = text
    while left:
        for pattern, holds in PATTERNS:
            match = re.match(pattern, left)
            if match:
                assert holds(said, match), (left, said.before.state, said.action)
                left = left[match.end() :].lstrip()
                break
        else:
            raise AssertionError(f"nobody checks whether this is true: {left!r} in {text!r}")


def agrees(option: str, why: str) -> bool:
    """Whether a true explanation says that this option is the right one."""
    if option in ("Yes", "No"):
        return (option == "Yes") == ("may lead" in why.replace("nobody may lead", ""))
    if option == "None":
        return why.startswith("No number is closed")
    if option == "No trumps":
        return "without trumps" in why
    words = re.findall(r"[\w+\N{MINUS SIGN}]+", why)
    if "are bid already" in why or " is open: " in why:
        return False
    if " is closed: " in why:
        return words[0] == option
    if why.startswith("Deal "):
        return f" has {option} each" in why
    if "takes it" in why or "take it" in why:
        return words[0] == option
    if "together" in why:
        return words[-1] == option
    if why.endswith(("point.", "points.")):
        return words[-2] == option
    if why.startswith("After"):
        return words[-1] == option.lower()
    return option in words
