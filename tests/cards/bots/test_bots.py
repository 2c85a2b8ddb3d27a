"""Every bot plays every rule set by the rules, sees a view only, and is found by its key."""

import inspect
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from riverlib.cards import (
    SCORINGS,
    VARIANTS,
    Bidding,
    FirstLead,
    JokerRanks,
    Trump,
    TrumpLead,
    Variant,
    View,
    apply,
    fitted,
    new_game,
    shuffle,
    view,
)
from riverlib.cards.bots import BOTS, EVERY_BOT, LEVELS, MANNERS, expert, find_bot, key_of
from riverlib.core import RiverError, VariantError
from tests.cards.table import PLAIN

HOUSE_RULES = {
    "two packs": replace(PLAIN, packs=2),
    "jokers equal in one pack": replace(PLAIN, jokers=3, joker_ranks=JokerRanks.EQUAL),
    "several packs with jokers": replace(PLAIN, hand_sizes=(1, 13), packs=None, jokers=3),
    "no trump": replace(PLAIN, trump=Trump.NONE),
    "always spades, not to the first trick": replace(
        PLAIN, trump=Trump.SPADES, trump_lead=TrumpLead.NOT_FIRST_TRICK
    ),
    "must trump, trumps broken": replace(PLAIN, must_trump=True, trump_lead=TrumpLead.BROKEN),
    "the whole pack": replace(PLAIN, hand_sizes=(26,), whole_pack_no_trump=True),
    "partners on the forehead, bids at once, the highest leads": replace(
        PLAIN,
        hand_sizes=(1, 2),
        forehead=True,
        team_size=2,
        bidding=Bidding.SIMULTANEOUS,
        hook=False,
        first_lead=FirstLead.HIGHEST_BIDDER,
    ),
    **{f"scoring {name}": replace(PLAIN, scoring=scoring) for name, scoring in SCORINGS.items()},
}
GAMES = {variant.key: variant for variant in VARIANTS} | HOUSE_RULES
QUICK = {key: bot for key, bot in EVERY_BOT.items() if not bot.plays_out}


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let who plays on in its head do so a few times: these tests ask how, not how well."""
    monkeypatch.setattr(expert, "EFFORT", 500)


def few_deals(variant: Variant, players: int) -> Variant:
    """Return the same rules with the smallest, a middling and the largest hand alone."""
    sizes = sorted(set(fitted(variant, players).hand_sizes))
    return replace(variant, hand_sizes=tuple({sizes[0], sizes[len(sizes) // 2], sizes[-1]}))


def play(variant: Variant, key: str, *, players: int, seed: int) -> list[View]:
    """Play a game of one kind of bot by the rules, and return the views that it decided on."""
    rng = np.random.default_rng(seed)
    state, views = new_game(variant, players=players, first_dealer=seed % players), []
    while not state.is_over:
        if state.to_move is None:
            state, _ = apply(state, shuffle(state, rng))
            continue
        views.append(view(state, state.to_move))
        state, _ = apply(state, find_bot(key).choose(views[-1], rng))  # refuses what is illegal
    return views


@pytest.mark.parametrize("key", BOTS)
@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_plays_by_the_rules_with_2_to_10_players(variant: Variant, key: str) -> None:
    tables = 0
    for players in range(2, 11):
        try:
            shorter = few_deals(variant, players)
        except VariantError:
            continue  # so many cannot play these rules
        assert play(shorter, key, players=players, seed=players)
        tables += 1
    assert tables


@pytest.mark.parametrize("bot", EVERY_BOT.values(), ids=EVERY_BOT)
def test_is_given_a_view_and_a_generator_and_nothing_else(bot) -> None:
    hints = inspect.get_annotations(bot.choose, eval_str=True)
    assert [hints[name] for name in inspect.signature(bot.choose).parameters] == [
        View,
        np.random.Generator,
    ]


@pytest.mark.parametrize("bot", QUICK.values(), ids=QUICK)
def test_the_same_view_and_generator_give_the_same_choice(bot) -> None:
    for seen in play(PLAIN, bot.key, players=4, seed=5):
        first, second = (bot.choose(seen, np.random.default_rng(3)) for _ in range(2))
        assert first == second


def test_a_decision_waits_for_no_compiler() -> None:
    """The first click after a start is answered at once: kernels are plain Python to a bot."""
    code = (
        "import sys; import numpy as np; from riverlib import cards;"
        "from riverlib.cards.bots import find_bot; rng = np.random.default_rng(1);"
        "state = cards.new_game(cards.VARIANTS[0], players=4, first_dealer=0);"
        "state, _ = cards.apply(state, cards.shuffle(state, rng));"
        "[find_bot(key).choose(cards.view(state, state.to_move), rng)"
        " for key in ('beginner', 'casual', 'steady', 'steady-spoiler')];"
        "assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    with pytest.raises(RiverError, match="random, beginner, casual, steady, expert"):
        find_bot("nobody")


def test_every_level_is_found_with_every_manner() -> None:
    """Keys stand in logs and saved games: they are never changed."""
    assert tuple(BOTS) == ("random", *LEVELS)
    assert list(LEVELS) == ["beginner", "casual", "steady", "expert"]
    assert tuple(MANNERS) == ("careful", "bold", "spoiler")
    assert find_bot("steady-bold").name == "Steady, bold"
    for level in LEVELS:
        assert find_bot(key_of(level, None)) is LEVELS[level]
        for manner in MANNERS.values():
            bot = find_bot(key_of(level, manner.key))
            assert bot.key == f"{level}-{manner.key}"
            assert bot.line == f"{LEVELS[level].line} {manner.line}"
            assert bot.plays_out == LEVELS[level].plays_out
    assert "random-bold" not in EVERY_BOT


def test_equal_choices_are_drawn_by_lot() -> None:
    """A habit is learnt in a few games: touching cards are as good as each other."""
    views = [seen for seed in range(10) for seen in play(PLAIN, "steady", players=4, seed=seed)]
    choose = find_bot("steady").choose
    drawn = [{choose(seen, np.random.default_rng(seed)) for seed in range(6)} for seen in views]
    assert any(len(choices) > 1 for choices in drawn)
