"""Up and Down the River in the laboratory."""

from collections.abc import Callable, Collection, Sequence
from math import inf

from riverlib.analysis.lab import card_axes, telling, wish
from riverlib.analysis.lab.card_counts import card_counts, card_keys
from riverlib.analysis.lab.lab_game import FINALS, WINS_WORDS, LabGame, Look, Ratio
from riverlib.analysis.lab.measures import COMMON_FAMILIES, LUCK, MARGIN, SPREAD, Kind, Unit
from riverlib.analysis.lab.pace import Pace, card_minutes
from riverlib.analysis.lab.sums import Counted, Statistic
from riverlib.cards import Variant, fitted, fitting_notes
from riverlib.cards.game import GAME

_S, _P, _C, _M = Unit.SHARE, Unit.POINTS, Unit.COUNT, Unit.MINUTES
_KINDS = {
    "made": Kind("Bids made", _S, "{} of 100 bids are made"),
    "made_dealer": Kind("Bids made by the dealer", _S, "the dealer makes {} of 100 bids"),
    "made_others": Kind("Bids made by the others", _S, "the others make {} of 100 bids"),
    "zero_share": Kind("Bids of zero", _S, "{} of 100 bids are zero"),
    "zero_made": Kind("Zeros made", _S, "{} of 100 bids of zero are made"),
    "zero_points": Kind("Points for a zero", _P, "a bid of zero brings {} points", least=-inf),
    "other_points": Kind(
        "Points for another bid", _P, "a bid of one or more brings {} points", least=-inf
    ),
    "points": Kind("Points a deal", _P, "a deal brings {} points", least=-inf),
    "empty": Kind("Deals without a gain", _S, "{} of 100 times a deal brings nothing or less"),
    "over": Kind("Too many tricks", _S, "{} of 100 bids are missed by taking too many"),
    "under": Kind("Too few tricks", _S, "{} of 100 bids are missed by taking too few"),
    "off": Kind("Tricks off the bid", _C, "a bid is missed by {} tricks on average"),
    "bid_sum": Kind(
        "Tricks bid too many", _C, "the bids of a deal add up to {} tricks too many", least=-inf
    ),
    "overbid": Kind(
        "Deals bid too high", _S, "in {} of 100 deals the bids add up to too many tricks"
    ),
    "even": Kind("Deals bid even", _S, "in {} of 100 deals the bids come out even"),
    "underbid": Kind(
        "Deals bid too low", _S, "in {} of 100 deals the bids add up to too few tricks"
    ),
    "spread": SPREAD,
    "margin": MARGIN,
    "shared": Kind("Shared wins", _S, "{} of 100 games have more than one winner"),
    "changes": Kind("Changes of the lead", _C, "the lead changes {} times in a game"),
    "half": Kind("Leader at half-time wins", _S, "whoever leads at half-time wins {} of 100 times"),
    "upset": Kind("Upsets in the last deal", _S, "the last deal turns {} of 100 games round"),
    "luck": LUCK,
    "tricks": Kind("Tricks in a game", _C, "a game has {} tricks"),
    "minutes": Kind("Minutes at the table", _M, "a game takes about {} minutes"),
}
_FAMILIES = {
    "made_size": Kind("Bids made with @ cards", _S, "{} of 100 bids with @ cards are made"),
    "made_bid": Kind("Bids of @ made", _S, "{} of 100 bids of @ are made"),
    "points_bid": Kind("Points for a bid of @", _P, "a bid of @ brings {} points", least=-inf),
    "made_place": Kind("Bids made by bidder @", _S, "bidder @ makes {} of 100 bids"),
    "leader_after": Kind("Leader after deal @ wins", _S, "{} of 100 leaders after deal @ win"),
    **COMMON_FAMILIES,
    "win_place": Kind(
        "Wins in place @ from the first dealer's left",
        _S,
        "place @ from the first dealer's left wins {} of 100 games",
    ),
}
_LOOKS = {
    "size": Look(
        "Bids made by hand size",
        "Bids that are made, by the cards in the hand.",
        "made_size",
        "cards in the hand",
        "bids made",
    ),
    "bid": Look(
        "Bids made by bid",
        "Bids that are made, by how much was bid.",
        "made_bid",
        "bid",
        "bids made",
    ),
    "worth": Look(
        "Points by bid",
        "What a bid brings, made or missed.",
        "points_bid",
        "bid",
        "a bid brings",
    ),
    "place": Look(
        "Bids made by place",
        "Bids that are made, by the place in the bidding. The last to bid is the dealer.",
        "made_place",
        "place in the bidding",
        "bids made",
        ends=("first", "dealer"),
    ),
    "wins": Look(
        "Wins by place",
        WINS_WORDS,
        "win_place",
        "place in the order of play",
        "games won",
        ends=("first", "first dealer"),
        is_even=True,
    ),
    "lead": Look(
        "Leaders who win",
        "How often whoever leads after a deal wins in the end. Who shares the lead counts too.",
        "leader_after",
        "after deal",
        "leaders who win",
    ),
    "finals": FINALS,
}


def _bots() -> Collection[str]:
    from riverlib.cards.kernels.records import BOTS

    return BOTS


def _keys(rules: Sequence[Variant], players: int, bots: Sequence[str]) -> tuple[str, ...]:
    return card_keys([fitted(each, players) for each in rules], players, bots)


def _warm(on_compile: Callable[[], None]) -> None:
    from riverlib.cards.kernels import games  # numba takes a moment to load

    games.warm(on_compile)


def _version() -> int:
    from riverlib.cards.kernels import calls

    return calls.VERSION


def _play(rules: Variant, seats: Sequence[str], seed: int, batch: range) -> Counted:
    from riverlib.cards.kernels import games

    return card_counts(
        games.play_games(rules, len(seats), len(batch), seed, seats, first_game=batch.start)
    )


def _minutes(rules: Variant, players: int, _: Ratio, pace: Pace) -> Statistic:
    return Statistic(card_minutes(fitted(rules, players), players, pace), 0.0)


def _tricks(rules: Variant, players: int, _: Ratio, __: Pace) -> Statistic:
    return Statistic(float(sum(fitted(rules, players).hand_sizes)), 0.0)


def _pairing(rules: Variant, base: Variant, players: int) -> str:
    mine, theirs = fitted(rules, players), fitted(base, players)
    if not _shares_cards(rules, base, players):
        return (
            f"{mine.name} and {theirs.name} are not played with the same pack, so their deals"
            " cannot be the same: chance does not cancel out, so the numbers need more games."
        )
    if mine.hand_sizes == theirs.hand_sizes:
        return f"{mine.name} and {theirs.name} are dealt the same cards in every deal."
    same = sum(a == b for a, b in zip(mine.hand_sizes, theirs.hand_sizes, strict=False))
    deals = "1 deal" if same == 1 else f"{same} deals"
    alike = f"the same cards in {deals}, in the others" if same else "in every deal"
    return (
        f"{mine.name} and {theirs.name} share their shuffles, but not their hand sizes: {alike}"
        " the smaller hand is part of the larger one."
    )


def _shares_cards(rules: Variant, base: Variant, players: int) -> bool:
    mine, theirs = fitted(rules, players), fitted(base, players)
    return (mine.packs, mine.jokers) == (theirs.packs, theirs.jokers)


def _sameness(rules: Variant, base: Variant, players: int) -> str:
    mine, theirs = fitted(rules, players), fitted(base, players)
    if mine.hand_sizes == theirs.hand_sizes:
        return ", deal by deal"
    return ": where hands differ in size, the smaller one is part of the larger one"


def _worth(rules: Variant) -> float:
    """Return what a point is worth beside the usual ten for an exact bid."""
    scoring = rules.scoring
    return (scoring.bonus or 3 * scoring.per_trick or scoring.penalty_points or 10) / 10


CARDS = LabGame(
    game=GAME,
    bots=_bots,
    kinds=_KINDS,
    families=_FAMILIES,
    reckoned={"tricks": _tricks, "minutes": _minutes},
    looks=_LOOKS,
    keys=_keys,
    warm=_warm,
    version=_version,
    play=_play,
    pairing=_pairing,
    shares_chance=_shares_cards,
    notes=fitting_notes,
    telling=telling.CARDS,
    wishes=wish.CARDS,
    axes=card_axes.AXES,
    chance="cards",
    sameness=_sameness,
    # where totals may come out even, fewer of them are too high, whatever anybody bids
    backed={"overbid": "bid_sum"},
    worth=_worth,
)
