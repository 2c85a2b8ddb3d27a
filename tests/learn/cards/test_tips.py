"""What is said while a card game is played: when it matters, at the right thing, and true."""

from dataclasses import replace

import pytest
from hypothesis import given

from riverlib.cards import (
    CATALOGUE,
    Bidding,
    FirstLead,
    GameState,
    JokerRanks,
    Play,
    Suit,
    Trump,
    TrumpLead,
    Variant,
    apply,
    fitted,
    legal_actions,
    view,
)
from riverlib.cards.rules import trick_taker
from riverlib.cards.suits import is_trump, the
from riverlib.learn.cards.short_rules import short_rules
from riverlib.learn.cards.tips import card_tips
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt, stacked

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina")
HANDS = ("4d 2c Kh", "5d 3c 7h", "Td 9d 4h")
BROKEN = replace(PLAIN, trump_lead=TrumpLead.BROKEN)
MUST = replace(PLAIN, must_trump=True)
FISTS = replace(PLAIN, hook=False, bidding=Bidding.SIMULTANEOUS)


@pytest.mark.parametrize(
    ("variant", "line", "seat", "keys", "mark"),
    [
        (PLAIN, "", 1, ["trick", "bid", "trump"], "bids"),
        (PLAIN, "1 1", 0, ["trick", "bid", "trump"], "bids"),
        (FISTS, "", 1, ["trick", "bid", "fists", "trump"], "bids"),
        (PLAIN, "1 0 1", 1, ["lead"], "hand"),
        (PLAIN, "1 1 0 5d", 2, ["follow"], "card:Td"),
        (PLAIN, "1 1 0 3c", 2, ["trump-in"], "card:4h"),
        (MUST, "1 1 0 3c", 2, ["must-trump"], "card:4h"),
        (BROKEN, "1 1 0", 1, ["lead-no-trump"], "hand"),
        (PLAIN, "1 0 1 5d", 2, ["follow", "zero"], "card:Td"),
        (PLAIN, "1 1 0 5d Td 4d", 2, ["reached", "lead"], "goal"),
        (PLAIN, "1 1 0 5d Td", 0, ["follow", "zero", "takes-highest-of-suit"], "card:4d"),
        (PLAIN, "1 1 0 5d", 1, [], ""),
    ],
)  # fmt: skip
def test_the_most_important_comes_first(
    variant: Variant, line: str, seat: int, keys: list[str], mark: str
) -> None:
    state = after(dealt(variant, *HANDS, turn_up="2h"), line)
    tips = card_tips(view(state, seat), NAMES)
    assert [tip.key for tip in tips] == keys
    assert not keys or tips[0].mark == mark


def test_the_one_card_that_may_be_led_is_pointed_at() -> None:
    state = after(dealt(BROKEN, "4d 2c Kh", "5d 3h 7h", "Td 9d 4h", turn_up="2h"), "1 1 0")
    assert card_tips(view(state, 1), NAMES)[0].mark == "card:5d"


def test_sums_wait_for_the_second_deal() -> None:
    short = replace(PLAIN, hand_sizes=(1, 2))
    state = after(dealt(short, "4d", "5d", "Td", turn_up="2h"), "0 0 0 5d Td 4d")
    state = apply(state, stacked(state, ("4d 2c", "5d 3c", "Td 9d"), "2h"))[0]
    state = after(state, "1 1")
    keys = [tip.key for tip in card_tips(view(state, state.to_move), NAMES)]
    assert "points" in keys
    assert "hook" not in keys, "the line below the numbers says which one is closed"


def test_the_first_tip_says_what_a_trick_is() -> None:
    tips = card_tips(view(dealt(PLAIN, *HANDS, turn_up="2h"), 1), NAMES)
    assert tips[0].text == "A trick: everybody plays one card, the best one takes them all."


def test_a_joker_turned_up_and_a_joker_held() -> None:
    jokers = replace(PLAIN, jokers=3, joker_ranks=JokerRanks.RANKED)
    state = dealt(jokers, "4d 2c Kh", "*3 3c 7h", "Td 9d 4h", turn_up="*1")
    assert [tip.key for tip in card_tips(view(state, 1), NAMES)] == [
        "trick",
        "bid",
        "joker-trump",
    ]
    state = dealt(jokers, "4d 2c Kh", "*3 3c 7h", "Td 9d 4h", turn_up="2h")
    assert [tip.mark for tip in card_tips(view(state, 1), NAMES)][-1] == "card:*3"


def test_on_the_forehead_and_with_partners() -> None:
    forehead = replace(PLAIN, hand_sizes=(1,), forehead=True)
    state = dealt(forehead, "Ah", "Kd", "2c", turn_up="2h")
    assert card_tips(view(state, 1), NAMES)[0].key == "forehead"
    state = dealt(replace(PLAIN, team_size=2), *HANDS, "As Ks Qs", turn_up="2h")
    partners = next(tip for tip in card_tips(view(state, 1), NAMES) if tip.key == "partners")
    assert (partners.mark, "Your partner is Dora" in partners.text) == ("seat:3", True)


def mates_of(state: GameState, seat: int) -> range:
    teams = state.players // state.variant.team_size
    return range(seat % teams, state.players, teams)


@given(table=TABLES)
def test_tips_are_for_the_one_to_move_and_give_nothing_away(table: Table) -> None:
    names = NAMES[: table.players]
    for before, _, _, _ in table.moves():
        for seat in (*range(table.players), None):
            seen = view(before, seat)
            tips = card_tips(seen, names)
            assert bool(tips) <= (seat is not None and seat == before.to_move)
            assert len({tip.key for tip in tips}) == len(tips)
            for tip in tips:
                kind, _, what = tip.mark.partition(":")
                assert kind in {
                    "card", "hand", "bids", "trump", "seat", "ring", "goal", "best"
                }  # fmt: skip
                assert len(tip.text.split()) <= 26
                if kind == "card":
                    assert what in map(str, seen.hand)
                if tip.key == "partners":
                    assert before.variant.team_size > 1
                    assert all(
                        names[mate] in tip.text
                        for mate in mates_of(before, seen.seat)
                        if mate != seat
                    )
                if tip.key.startswith("takes-"):
                    assert len(before.trick) > 1
                if tip.key in ("follow", "must-trump"):
                    legal = {a.card for a in legal_actions(before) if isinstance(a, Play)}
                    assert what in map(str, legal)
                    assert legal < set(seen.hand)
                if tip.key == "any-card":  # neither the suit that was led nor a trump
                    for card in seen.hand:
                        trick = [*before.trick, card]
                        taker = trick_taker(before.variant, trick, before.trump)
                        assert taker < len(before.trick)
                if tip.key == "trump-in":
                    taking = [
                        card
                        for card in seen.hand
                        if trick_taker(before.variant, [*before.trick, card], before.trump)
                        == len(before.trick)
                    ]
                    assert all(is_trump(card, before.trump) for card in taking)
                    low = min(taking, key=lambda card: card.rank)
                    assert tip.text.endswith(f"such as {the(low)}.")
                if tip.key in ("reached", "zero"):
                    mates = mates_of(before, seen.seat)
                    assert sum(before.taken[m] for m in mates) == sum(
                        before.bids[m] or 0 for m in mates
                    )
                if tip.key == "ring":  # at one with a part filled, and no part too many
                    mates = mates_of(before, int(what))
                    taken = sum(before.taken[m] for m in mates)
                    assert 0 < taken <= sum(before.bids[m] or 0 for m in mates)
                if tip.key == "joker-trump":
                    assert before.trump is Suit.JOKERS


@given(table=TABLES)
def test_the_short_rules_are_those_in_force(table: Table) -> None:
    rules = fitted(table.variant, table.players)
    text = " ".join(short_rules(rules).values())
    says = {
        "may not make all bids come out right": rules.hook,
        "shown at once": rules.bidding is Bidding.SIMULTANEOUS,
        "play a trump if you have one": rules.must_trump,
        "highest trump takes": rules.trump is not Trump.NONE,
        "Do not lead a trump before": rules.trump_lead is TrumpLead.BROKEN,
        "Do not lead a trump to the first": rules.trump_lead is TrumpLead.NOT_FIRST_TRICK,
        "highest bidder leads": rules.first_lead is FirstLead.HIGHEST_BIDDER,
        "all cards but your own": rules.forehead,
        "Partners": rules.team_size > 1,
        "Jokers": rules.jokers > 0,
        "later one wins": (rules.packs or 1) > 1
        or (rules.jokers > 1 and rules.joker_ranks is JokerRanks.EQUAL),
    }
    assert {words: words in text for words in says} == says
    kinds = short_rules(rules)
    assert len({kind[0] for kind in kinds}) == len(kinds), "each has a picture of its own"


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.variant.key)
def test_the_short_rules_are_short(entry: object) -> None:
    lines = short_rules(fitted(entry.variant, 4))  # type: ignore[attr-defined]
    assert len(lines) <= 8
    # an example has a line below
    told = [line for rule in lines.values() for line in rule.splitlines()]
    assert max(len(line.split()) for line in told) <= 32
