"""The rules in force in a few short sentences, for whoever asks in the middle of a game."""

from riverlib.cards import Bidding, FirstLead, JokerRanks, Trump, TrumpLead, Variant, points_told

_LEADS = {
    TrumpLead.ANY: "",
    TrumpLead.BROKEN: "Do not lead a trump before one has been played, unless you have only"
    " trumps.",
    TrumpLead.NOT_FIRST_TRICK: "Do not lead a trump to the first trick, unless you have only"
    " trumps.",
}


def short_rules(variant: Variant) -> dict[str, str]:
    """Return the rules that matter while playing, a short sentence or two each, by their kind.

    Kinds begin with different letters: those name their pictures.

    Parameters
    ----------
    variant : Variant
        Fitted to the players, as a running game holds it.
    """
    told = {
        "trick": "Everybody plays one card: a trick. The best one takes it.",
        "bid": _bids(variant),
        "follow": _follow(variant),
        "winner": _takes(variant),
        "lead": _LEADS[variant.trump_lead],
        "highest bidder": "The highest bidder leads first."
        if variant.first_lead is FirstLead.HIGHEST_BIDDER
        else "",
        "one card": "With one card each you see all cards but your own, and it plays itself."
        if variant.forehead
        else "",
        "partners": "Partners add up their bids and their tricks." if variant.team_size > 1 else "",
        "score": points_told(variant.scoring),
    }
    return {kind: text for kind, text in told.items() if text}


def _bids(variant: Variant) -> str:
    start = "Say how many tricks you will take: your bid."
    if variant.bidding is Bidding.SIMULTANEOUS:
        return f"{start} All bids are shown at once."
    if variant.hook:
        return f"{start} The last to bid may not make all bids come out right."
    return start


def _follow(variant: Variant) -> str:
    start = "Follow the suit led if you can."
    if variant.must_trump:
        return f"{start} If not, play a trump if you have one."
    return f"{start} If not, play any card."


def _takes(variant: Variant) -> str:
    trump = variant.trump is not Trump.NONE
    start = (
        "The highest trump takes it; without one, the highest card of the suit led."
        if trump
        else "The highest card of the suit that was led takes the trick."
    )
    jokers = " Jokers are the highest trumps." if variant.jokers else ""
    equal_jokers = variant.jokers > 1 and variant.joker_ranks is JokerRanks.EQUAL
    equal = (variant.packs or 1) > 1 or equal_jokers
    return f"{start}{jokers}{' Of equal cards the later one wins.' if equal else ''}"
