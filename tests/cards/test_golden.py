"""Every built-in rule set has a golden log, and the engine still plays it exactly so."""

import pytest

from riverlib.cards import VARIANTS, Variant
from tests.cards.golden import FOLDER, golden_path, playthrough, stored_actions


def test_there_is_a_golden_log_for_every_built_in_rule_set_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == {variant.key for variant in VARIANTS}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_the_golden_log_replays_to_the_same_text(variant: Variant) -> None:
    text = golden_path(variant).read_text(encoding="utf-8")
    assert playthrough(variant, stored_actions(text)) == text
