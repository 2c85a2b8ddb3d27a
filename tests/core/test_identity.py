"""Rule sets are the same by what they say: ids of today's rules must never change."""

import json
from dataclasses import dataclass, fields, replace
from typing import Any

import pytest
from hypothesis import given

from riverlib import cards, race
from riverlib.cards import Scoring, Variant
from riverlib.core import identity
from riverlib.race import Layout
from tests.cards import random_rules
from tests.race import random_races


@dataclass(frozen=True)
class Old:
    name: str
    hook: bool = True


@dataclass(frozen=True)
class New(Old):
    """The same rules after somebody thought of one more."""

    blind: bool = False


def test_a_rule_added_later_leaves_older_ids_as_they_are() -> None:
    old = identity(Old("a", hook=False), besides=("name",))
    assert identity(New("b", hook=False), besides=("name",)) == old
    assert identity(New("b", hook=False, blind=True), besides=("name",)) != old


@given(variant=random_rules.VARIANTS)
def test_names_and_usual_players_are_no_rules(variant: Variant) -> None:
    told = replace(variant, key="k", name="Other", usual_players=(2, 3))
    assert cards.rules_id(told) == cards.rules_id(variant)
    read = cards.variant_from_data(json.loads(json.dumps(cards.variant_data(variant))))
    assert cards.rules_id(read) == cards.rules_id(variant)


@given(layout=random_races.LAYOUTS)
def test_names_and_sources_are_no_rules(layout: Layout) -> None:
    assert race.rules_id(replace(layout, key="k", name="x", source="y")) == race.rules_id(layout)


PLAIN = Variant(key="plain", name="Plain", hand_sizes=(2, 1), jokers=1)
OTHER: dict[str, Any] = {
    "hand_sizes": (1, 2),
    "lower_to_fit": False,
    "packs": None,
    "jokers": 2,
    "joker_ranks": cards.JokerRanks.EQUAL,
    "trump": cards.Trump.SPADES,
    "bidding": cards.Bidding.SIMULTANEOUS,
    "hook": False,
    "forehead": True,
    "first_lead": cards.FirstLead.HIGHEST_BIDDER,
    "trump_lead": cards.TrumpLead.BROKEN,
    "must_trump": True,
    "team_size": 2,
    "first_dealer": cards.FirstDealer.DRAW,
}
POINTS: dict[str, Any] = {
    "bonus": 11,
    "trick_points": cards.TrickPoints.NEVER,
    "per_trick": 2,
    "squared": True,
    "zero_bonus": 0,
    "zero_per_card": 1,
    "penalty": cards.Penalty.BID,
    "penalty_points": 2,
}


def test_every_other_field_is_a_rule() -> None:
    told = replace(PLAIN, hook=False)
    others = [replace(told, **{name: value}) for name, value in OTHER.items() if name != "hook"]
    others += [replace(told, jokers=0), replace(told, jokers=0, whole_pack_no_trump=True), PLAIN]
    others += [replace(told, scoring=Scoring(**{name: each})) for name, each in POINTS.items()]
    assert len({cards.rules_id(each) for each in (told, *others)}) == 1 + len(others)
    tried = {*OTHER, "whole_pack_no_trump", "scoring", "key", "name", "usual_players"}
    assert tried == {field.name for field in fields(Variant)}
    assert set(POINTS) == {field.name for field in fields(Scoring)}


# fmt: off
IDS = {
    "family-night": "9ee4f636a044d71b",
    "prediction": "53ac5fd2095dea4a",
    "ile-fourchue": "7dbdf95dc52d6b0a",
    "prediction-fists": "f033b87f483a92f6",
    "family-night-forehead": "29a9ec3b561a7c43",
    "ile-fourchue-partners": "100ecbdacbc01949",
    "oh-hell": "ebf9780be19ec2b2",
    "la-podrida": "6ef9754c27940f93",
    "boerenbridge": "2ab5970a35b23b85",
    "romanian-whist": "1dcce70cc6b6b270",
    "family-river": "44136fa355b3678a",
    "short-river": "23b73ef9bcbbfaf5",
    "long-river": "5259a6336ded0337",
}
# fmt: on


@pytest.mark.parametrize("rules", [*cards.VARIANTS, *race.LAYOUTS], ids=lambda rules: rules.key)
def test_ids_stay_what_they_are(rules: Variant | Layout) -> None:
    found = race.rules_id(rules) if isinstance(rules, Layout) else cards.rules_id(rules)
    assert found == IDS[rules.key]
