"""Rule sets and games as JSON, and damaged files: docs/rules/cards.md 3.7 and 5."""

import json
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import (
    VARIANTS,
    Phase,
    Scoring,
    Variant,
    apply,
    find_variant,
    legal_actions,
    opening_state,
    replay,
    shuffle,
    start_log,
    steps,
    variant_data,
    variant_from_data,
    with_action,
)
from riverlib.core import GameLog, LogError, VariantError
from tests.cards import random_rules
from tests.cards.table import PLAIN, stacked, take
from tests.core import random_json

FAMILY = variant_data(find_variant("family-night"))


@given(variant=random_rules.VARIANTS)
def test_house_rules_survive_json(variant: Variant) -> None:
    assert variant_from_data(json.loads(json.dumps(variant_data(variant)))) == variant


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_built_in_rules_survive_json(variant: Variant) -> None:
    assert variant_from_data(json.loads(json.dumps(variant_data(variant)))) == variant


def test_a_file_of_three_fields_is_a_rule_set() -> None:
    short = variant_from_data({"key": "ours", "name": "Ours", "hand_sizes": [3, 1]})
    assert short == Variant(key="ours", name="Ours", hand_sizes=(3, 1))


def scoring(**values: object) -> dict[str, Any]:
    return FAMILY | {"scoring": FAMILY["scoring"] | values}


# fmt: off
DAMAGED: dict[str, tuple[object, str]] = {
    "not an object":            ([], "rules: an object is needed, got list"),
    "no key":                   ({"name": "x", "hand_sizes": [1]}, "the field 'key' is missing"),
    "no hand sizes":            ({"name": "x", "key": "x"}, "the field 'hand_sizes' is missing"),
    "an unknown rule":          (FAMILY | {"kib": 1}, "rules: there is no rule called 'kib'"),
    "an unknown scoring rule":  (scoring(bonsu=1), "rules.scoring: there is no rule called"),
    "scoring is a name":        (FAMILY | {"scoring": "Basic"}, "rules.scoring: an object"),
    "an unknown trump":         (FAMILY | {"trump": "hearts"}, "rules.trump: one of turn-up,"
                                 " rotation, spades, none is needed, got 'hearts'"),
    "trump is a list":          (FAMILY | {"trump": []}, "rules.trump: one of turn-up"),
    "the hook as a word":       (FAMILY | {"hook": "yes"}, "rules.hook: true or false is needed"),
    "the hook as a number":     (FAMILY | {"hook": 1}, "rules.hook: true or false is needed"),
    "packs as truth":           (FAMILY | {"packs": True}, "rules.packs: a whole number is"),
    "jokers as nothing":        (FAMILY | {"jokers": None}, "rules.jokers: a whole number is"),
    "hand sizes as text":       (FAMILY | {"hand_sizes": "10"}, "rules.hand_sizes: a list"),
    "a hand size as text":      (FAMILY | {"hand_sizes": [3, "2"]}, "rules.hand_sizes: a list"),
    "a hand size as truth":     (FAMILY | {"hand_sizes": [True]}, "rules.hand_sizes: a list"),
    "three usual players":      (FAMILY | {"usual_players": [2, 4, 6]}, "rules.usual_players: two"),
    "usual players turned":     (FAMILY | {"usual_players": [6, 4]}, "usual players"),
    "usual players of a crowd": (FAMILY | {"usual_players": [2, 400]}, "usual players"),
    "an empty name":            (FAMILY | {"name": "  "}, "rules.name: 1 to 60 printable"),
    "an endless name":          (FAMILY | {"name": "x" * 61}, "rules.name: 1 to 60 printable"),
    "a name as a number":       (FAMILY | {"name": 7}, "rules.name: text is needed, got 7"),
    "a bonus by halves":        (scoring(bonus=2.5), "scoring.bonus: a whole number is"),
    "an unknown penalty":       (scoring(penalty="much"), "rules.scoring.penalty: one of none"),
    "points out of range":      (scoring(bonus=5000), "scoring: bonus must be a whole"),
    "a contradiction":          (FAMILY | {"bidding": "simultaneous"}, "the hook needs a last"),
}
# fmt: on


@pytest.mark.parametrize(("data", "words"), DAMAGED.values(), ids=DAMAGED)
def test_damaged_rules_are_refused_naming_the_place(data: object, words: str) -> None:
    with pytest.raises(VariantError) as refusal:
        variant_from_data(data)
    assert words in str(refusal.value)


@pytest.mark.parametrize("name", [field.name for field in fields(Variant)])
def test_no_rule_takes_just_anything(name: str) -> None:
    with pytest.raises(VariantError, match=rf"^rules\.{name}: .* needed"):
        variant_from_data(FAMILY | {name: 2.5})


@pytest.mark.parametrize("name", [field.name for field in fields(Scoring)])
def test_no_rule_of_scoring_takes_just_anything(name: str) -> None:
    with pytest.raises(VariantError, match=rf"^rules\.scoring\.{name}: .* needed"):
        variant_from_data(scoring(**{name: []}))


@given(variant=random_rules.VARIANTS, data=st.data())
def test_damaged_rules_are_rules_or_refused(variant: Variant, data: st.DataObject) -> None:
    whole = json.loads(json.dumps(variant_data(variant)))
    damaged = data.draw(random_json.damaged(whole))
    try:
        read = variant_from_data(damaged)
    except VariantError:
        return
    assert variant_from_data(json.loads(json.dumps(variant_data(read)))) == read
    written = {name: value for name, value in damaged.items() if name != "scoring"}
    assert {name: variant_data(read)[name] for name in written} == written


@given(data=st.data())
def test_a_damaged_game_is_a_game_or_refused(data: st.DataObject) -> None:
    whole = json.loads(short_game().to_json())
    try:
        replay(GameLog.from_data(data.draw(random_json.damaged(whole))))
    except LogError:
        return


def short_game() -> GameLog:
    """Return the log of one finished deal of three players."""
    log = start_log(PLAIN, players=3, first_dealer=0, names=["Ann", "Bo", "Cy"])
    state = opening_state(log)
    log = with_action(log, stacked(state, ("Qd 6d 7s", "Ah 2h 3s", "Kh 4c 5s"), "2s"))
    texts = "bid 0;bid 0;bid 0;play 2h;play Kh;play Qd;play 4c;play 6d;play 3s;play Ah;play 5s"
    return replace(log, actions=(*log.actions, *texts.split(";"), "play 7s"))


class TestReplay:
    """A game is its log."""

    def test_a_log_is_readable_text(self) -> None:
        log = short_game()
        assert log.game == "cards"
        assert log.actions[0].startswith("shuffle Ah")
        assert log.actions[1:5] == ("bid 0", "bid 0", "bid 0", "play 2h")
        assert log.setup["names"] == ["Ann", "Bo", "Cy"]

    def test_it_replays(self) -> None:
        state = replay(short_game())
        assert state.is_over
        assert state.taken == (1, 1, 1)

    def test_every_step_of_it_can_be_seen(self) -> None:
        log = short_game()
        seen = list(steps(log))
        assert len(seen) == len(log.actions)
        assert seen[0][0].phase is Phase.BID
        assert seen[-1][0] == replay(log)
        assert all(events for _, events in seen)

    def test_an_empty_log_is_the_opening(self) -> None:
        log = start_log(PLAIN, players=3, first_dealer=2)
        assert replay(log) == opening_state(log)
        assert replay(log).dealer == 2

    def test_every_beginning_of_a_log_is_a_log(self) -> None:
        log = short_game()
        states = [state for state, _ in steps(log)]
        for length in range(1, len(log.actions) + 1):
            assert replay(replace(log, actions=log.actions[:length])) == states[length - 1]

    def test_the_rules_travel_in_the_log(self) -> None:
        house = replace(PLAIN, key="ours", hook=False, hand_sizes=(2,))
        assert opening_state(start_log(house, players=4, first_dealer=0)).variant.hook is False


def changed(**setup: object) -> GameLog:
    log = short_game()
    return replace(log, setup={**log.setup, **setup})


def acted(action_no: int, text: str) -> GameLog:
    log = short_game()
    return replace(log, actions=(*log.actions[:action_no], text, *log.actions[action_no + 1 :]))


# fmt: off
LOGS = {
    "another game":               (replace(short_game(), game="race"), "game: this is a 'race'"),
    "players missing":            (changed(players=None), "setup.players: a whole number"),
    "players as text":            (changed(players="3"), "setup.players: a whole number"),
    "players as truth":           (changed(players=True), "setup.players: a whole number"),
    "too many players":           (changed(players=99), "setup: Plain: 2 to 10 can play, not 99"),
    "first dealer by halves":     (changed(first_dealer=0.5), "setup.first_dealer: a whole number"),
    "first dealer from nowhere":  (changed(first_dealer=7), "setup: seat 7 cannot deal"),
    "no rules":                   (changed(variant=None), "setup: rules: an object is needed"),
    "damaged rules":              (changed(variant=FAMILY | {"hook": 3}), "setup: rules.hook"),
    "unreadable text":            (acted(4, "play XX"), "actions[4]: 'XX' is no card"),
    "an unknown action":          (acted(2, "pass"), "actions[2]: 'pass' is no action"),
    "a bid out of range":         (acted(1, "bid 4"), "actions[1]: a bid is 0 to 3 tricks, not 4"),
    "a card of somebody else":    (acted(4, "play Kh"), "actions[4]: seat 1 does not hold"),
    "a revoke":                   (acted(5, "play 4c"), "actions[5]: You have a heart"),
    "a short pack":               (acted(0, "shuffle AhTd"), "actions[0]: a shuffle holds each of"),
    "a shuffle too many":         (acted(3, short_game().actions[0]), "actions[3]: nothing is"),
    "an action after the end":
        (replace(short_game(), actions=(*short_game().actions, "bid 0")), "actions[13]: the game"),
}
# fmt: on


@pytest.mark.parametrize(("log", "words"), LOGS.values(), ids=LOGS)
def test_damaged_games_are_refused_naming_the_place(log: GameLog, words: str) -> None:
    with pytest.raises(LogError) as refusal:
        replay(log)
    assert words in str(refusal.value)


def test_the_same_generator_deals_the_same_cards() -> None:
    state = opening_state(start_log(PLAIN, players=3, first_dealer=0))
    assert shuffle(state, Random(5)) == shuffle(state, Random(5)) != shuffle(state, Random(6))
    dealt, _ = apply(state, shuffle(state, Random(5)))
    assert legal_actions(take(dealt, "0 0")[0])
