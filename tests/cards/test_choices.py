"""The words of the rules forms: each choice of each rule has its own."""

from dataclasses import fields
from enum import StrEnum

import pytest

from riverlib import cards, race
from riverlib.cards import choices as card_choices
from riverlib.race import choices as race_choices


@pytest.mark.parametrize("module", [card_choices, race_choices], ids=["cards", "race"])
def test_no_two_choices_of_a_rule_are_called_alike(module) -> None:  # type: ignore[no-untyped-def]
    for kind, words in module.WORDS.items():
        assert list(words) == list(kind)
        assert len(set(words.values())) == len(kind)


def test_choices_of_two_rules_that_are_written_alike_keep_their_words() -> None:
    """Trump and penalty both have a "none": one took the other's words in the form."""
    assert card_choices.WORDS[cards.Trump][cards.Trump.NONE] == "no trumps at all"
    assert card_choices.WORDS[cards.Penalty][cards.Penalty.NONE] == "nothing"
    assert card_choices.WORDS[cards.TrumpLead][cards.TrumpLead.ANY] == "at any time"


def test_every_rule_with_choices_has_words() -> None:
    for owner, module in (
        (cards.Variant, card_choices),
        (cards.Scoring, card_choices),
        (race.Layout, race_choices),
    ):
        kinds = {type(each.default) for each in fields(owner) if isinstance(each.default, StrEnum)}
        assert kinds <= set(module.WORDS)
        assert {each.name for each in fields(owner) if type(each.default) in kinds} <= set(
            module.LABELS
        )
