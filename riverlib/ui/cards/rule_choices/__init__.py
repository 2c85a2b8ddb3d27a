"""The rule sets to choose from, each in a picture of what is different in it."""

from collections.abc import Sequence
from pathlib import Path

from riverlib import cards
from riverlib.boards.files import CARD_TABLE
from riverlib.core import VariantError
from riverlib.core.counting import counted
from riverlib.ui.cards.minutes import about_minutes
from riverlib.ui.shared import setting_up
from riverlib.ui.shared.components import component
from riverlib.ui.shared.setting_up import Option

_FOLDER = Path(__file__).parent
_SUITS = "shdc"
_MOST_SHOWN = 10
_BID = 2  # the bid whose points show how a rule set counts: the same one in all of them


def choose_rules(options: Sequence[Option], *, first: int, more: str, key: str) -> None:
    """Show rule sets to choose from."""
    mount = component(
        "rule_choices",
        _FOLDER,
        html=setting_up.HTML,
        css=(
            *CARD_TABLE.styles,
            *setting_up.STYLES,
            "rule_choices.css",
        ),
        js="rule_choices.js",
    )
    setting_up.choose(mount, options, label="Rule set", first=first, more=more, key=key)


def rule_option(
    key: str, name: str, variant: cards.Variant, line: str, players: int, place: int
) -> Option:
    """Return a rule set as it is offered; ``place`` in the list gives it a hand of its own."""
    sizes = _sizes(variant, players)
    made, missed = (_points(variant, taken) for taken in (_BID, _BID + 1))
    facts = [
        f"Bid {_BID}, take {_BID}: {made}",
        f"take {_BID + 1}: {missed}",
        counted(len(sizes), "deal"),
        about_minutes(variant, players),
    ]
    picture = {
        "emblem": _emblem(variant),
        "fan": _fan(variant, max(sizes), place),
        "trumps_wait": variant.trump_lead is cards.TrumpLead.BROKEN,
        "coins": _coins(variant, made, missed),
        "sizes": list(sizes),
    }
    return {
        "key": key,
        "name": name,
        "line": line,
        "facts": [fact for fact in facts if fact],
        "picture": picture,
    }


def _emblem(variant: cards.Variant) -> str:
    """Name what is most different to play, for which there is a drawing."""
    scoring = variant.scoring
    drawn = {
        "partners": variant.team_size > 1,
        "forehead": variant.forehead,
        "fists": variant.bidding is cards.Bidding.SIMULTANEOUS,
        "fan": variant.jokers > 0,
        "suits": variant.trump is cards.Trump.ROTATION,
        "must": variant.must_trump,
        "coins": scoring.penalty in (cards.Penalty.NONE, cards.Penalty.TRICKS_OFF),
    }
    return next((emblem for emblem, is_it in drawn.items() if is_it), "fan")


def _points(variant: cards.Variant, taken: int) -> str:
    """Return what so many tricks are worth after a bid of two, with its sign."""
    points = cards.score(variant.scoring, bid=_BID, taken=taken, hand_size=5).points
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def _coins(variant: cards.Variant, made: str, missed: str) -> list[str]:
    """Return the points as coins: what always counts trick by trick, else a bid made and missed."""
    scoring = variant.scoring
    if scoring.trick_points is cards.TrickPoints.ALWAYS and scoring.penalty is cards.Penalty.NONE:
        return [f"+{scoring.per_trick}"] * _BID + [f"+{scoring.bonus}"]
    return [made, missed]


def _sizes(variant: cards.Variant, players: int) -> tuple[int, ...]:
    try:
        return cards.fitted(variant, players).hand_sizes
    except VariantError:
        return variant.hand_sizes


def _fan(variant: cards.Variant, most: int, place: int) -> list[str]:
    """Return the largest hand, other cards for every rule set, jokers first if it has any."""
    shown = min(most, _MOST_SHOWN)
    jokers = [f"*{no + 1}" for no in range(min(variant.jokers, 3))]
    if jokers:
        shown = min(shown, len(jokers) + 2)  # none of them is lost among the others
    suits = _SUITS[place % 4 :] + _SUITS[: place % 4]
    plain = [f"{rank}{suit}" for rank, suit in zip("AKQJT98765", suits * 3, strict=False)]
    return (jokers + plain)[:shown]
