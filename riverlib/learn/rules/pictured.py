"""The rule sheet of a rule set or a river, each rule with its picture."""

from collections.abc import Callable
from functools import lru_cache

from riverlib import cards, race
from riverlib.learn.rules import dealing, playing, racing
from riverlib.learn.rules.dealing import CardPicture
from riverlib.learn.rules.deals import PictureTable, tables
from riverlib.learn.rules.picture import PicturedRule

_CARDS: dict[str, Callable[[PictureTable], CardPicture]] = {
    "deals": dealing.deals,
    "pack": dealing.pack,
    "jokers": playing.jokers,
    "joker_turned": dealing.joker_turned,
    "first_dealer": dealing.first_dealer,
    "trump": dealing.trump,
    "whole_pack": dealing.whole_pack,
    "bids": dealing.bids,
    "forehead": dealing.forehead,
    "first_lead": dealing.first_lead,
    "trump_lead": playing.trump_lead,
    "follow": playing.follow,
    "must_trump": playing.must_trump,
    "taker": playing.taker,
    "equal_cards": playing.equal_cards,
    "partners": dealing.partners,
    "scoring": playing.scoring,
}
"""How each rule of the card game is shown, by its key."""
NO_RULE = "source"
"""The key of the line of a river that is no rule, and has no picture."""


@lru_cache(maxsize=32)
def pictured_cards(variant: cards.Variant) -> tuple[PicturedRule, ...]:
    """Return every rule of a rule set with a picture of it.

    Raises
    ------
    VariantError
        If nobody can play these rules.
    """
    table = next(tables(variant), None)
    if table is None:
        cards.fitted(variant, 4)  # says why
        raise AssertionError("four can play, but no number of players was found")
    return tuple(
        PicturedRule(key, number, line, _CARDS[key](table))
        for number, (key, line) in enumerate(cards.keyed_rules(variant), start=1)
    )


@lru_cache(maxsize=32)
def pictured_race(layout: race.Layout) -> tuple[PicturedRule, ...]:
    """Return every rule of the race on a river with a picture of it."""
    rules = race.keyed_rules(layout)
    found = racing.found_turns(layout, [key for key, _ in rules])
    shown: list[PicturedRule] = []
    for number, (key, line) in enumerate(rules, start=1):
        if key == NO_RULE:
            picture = None
        elif key == "river":
            picture = racing.river(layout)
        elif key == "boats":
            picture = racing.boats(layout)
        elif key in found:
            picture = racing.turn_picture(layout, key, found[key])
        elif key == "sharing":
            picture = racing.sharing(layout)
        else:
            picture = racing.never(layout, key)
        shown.append(PicturedRule(key, number, line, picture))
    return tuple(shown)
