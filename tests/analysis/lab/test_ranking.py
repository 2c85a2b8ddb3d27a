"""Which rules for us? Both games, the house's own rules, and silence where nothing can be told."""

from dataclasses import replace

import pytest

from riverlib import cards, race
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.measures import Measure, Unit
from riverlib.analysis.lab.ranking import (
    Ranked,
    _reason,
    can_tell,
    headline,
    marks_title,
    plan_for,
    rank,
)
from riverlib.core import RiverError
from tests.analysis.lab.samples import played

OURS = replace(cards.find_variant("prediction"), key="ours", name="Granny's", hook=False)


def ranked(*scores: tuple[float, float]) -> list[Ranked]:
    return [Ranked(OURS, score, error, (), {}) for score, error in scores]


def test_it_waits_until_few_others_may_be_as_good() -> None:
    assert can_tell(ranked((1.0, 0.0), (0.5, 0.0), (0.0, 0.0)))
    assert can_tell(ranked((0.9, 0.1), (0.85, 0.1), (0.84, 0.1), (0.5, 0.1), (0.4, 0.1)))
    assert not can_tell(ranked((0.9, 0.1), (0.85, 0.1), (0.84, 0.1), (0.83, 0.1), (0.4, 0.1)))
    assert not can_tell(ranked((0.9, 0.4), (0.85, 0.4), (0.5, 0.4)))
    assert can_tell(ranked((0.9, 0.04), (0.89, 0.04), (0.88, 0.04)))  # alike, and known to be
    assert can_tell(ranked((1.0, 0.0)))
    assert not can_tell(ranked((0.9, 0.3), (0.5, 0.3)))


def test_house_rules_are_ranked_and_one_that_plays_like_another_is_left_out() -> None:
    twin = replace(cards.find_variant("oh-hell"), key="twin", name="Uncle's")
    plan, refusals = plan_for("cards", (*cards.VARIANTS, OURS, twin), 4, 20, 1)
    names = plan.names[: len(plan.rules) // 2]
    assert "Granny's" in names
    assert "Uncle's" not in names
    assert "Uncle's: it plays just like Oh Hell" in refusals
    found = rank(Comparison(plan, played(plan)), ["short"])
    assert "Granny's" in {each.rules.name for each in found}


def test_reasons_say_how_near_the_best_a_number_is() -> None:
    plan, _ = plan_for("cards", cards.VARIANTS, 4, 200, 1)
    found = rank(Comparison(plan, played(plan)), ["close"])
    for each in found:
        (reason,) = each.reasons
        assert "number" not in reason
        assert "still overtaken" in reason  # more of it is better, as its words say
        assert reason.count("(elsewhere ") == 2
        assert "the best" not in reason
        assert "the last:" not in reason


def test_reasons_are_a_familys_sentences_with_the_numbers_of_the_others() -> None:
    wish = LAB_GAMES["cards"].wishes["short"]
    table = {("short", "minutes"): [minutes(30), minutes(40), minutes(64)]}
    said = [_reason(wish, "short", no, table) for no in range(3)]
    assert said == [
        "A short evening: a game takes about 30 minutes (elsewhere 40 to 64).",
        "A short evening: a game takes about 40 minutes (elsewhere 30 to 64).",
        "A short evening: a game takes about 64 minutes (elsewhere 30 to 40).",
    ]
    same = {("short", "minutes"): [minutes(30), minutes(30)]}
    assert _reason(wish, "short", 0, same).endswith("(the same elsewhere).")


def minutes(value: float) -> Measure:
    return Measure("minutes", "Minutes", value, value - 2, value + 2, Unit.MINUTES, "")


def test_every_measure_of_every_wish_has_a_familys_words() -> None:
    for game in LAB_GAMES.values():
        for wish in game.wishes.values():
            assert set(wish.parts) <= {*wish.said, *wish.turned}


@pytest.mark.parametrize("game", ["cards", "race"])
def test_every_wish_says_its_numbers_without_the_words_of_a_laboratory(game: str) -> None:
    rules = {"cards": cards.VARIANTS, "race": race.LAYOUTS}[game]
    plan, _ = plan_for(game, rules, 4, 200, 1)
    found = rank(Comparison(plan, played(plan)), list(LAB_GAMES[game].wishes))
    for each in found:
        for reason in each.reasons:
            for clumsy in ("differences", "parts", "Random", "the best", "the last:", "middling"):
                assert clumsy not in reason
            assert reason.endswith(".")
            assert "{" not in reason


def test_the_title_of_the_marks_is_theirs() -> None:
    found = ranked((0.914, 0.0), (0.9, 0.0), (0.5, 0.0), (0.2, 0.0))
    assert marks_title(found) == (
        "Granny's gets 91 of 100 marks, Granny's 90; Granny's comes last with 20"
    )
    assert marks_title(found[:1]) == "Granny's gets 91 of 100 marks"
    assert marks_title(found[:2]) == "Granny's gets 91 of 100 marks, Granny's 90"
    assert headline(found) == "Granny's fits you best"


@pytest.mark.parametrize("players", [2, 4])
def test_rivers_are_ranked_by_every_wish(players: int) -> None:
    plan, refusals = plan_for("race", race.LAYOUTS, players, 200, 1)
    assert not refusals
    wishes = list(LAB_GAMES["race"].wishes)
    found = rank(Comparison(plan, played(plan)), wishes)
    assert {each.rules.name for each in found} == {each.name for each in race.LAYOUTS}
    assert all(0 <= fit <= 1 for each in found for fit in each.fits.values())
    said = " ".join(found[0].reasons)
    assert ("with so few players" in said) == (players == 2)  # luck needs two that are alike


def test_where_nobody_can_play_it_says_so() -> None:
    partners = cards.find_variant("ile-fourchue-partners")
    with pytest.raises(RiverError, match="choose at least one"):
        plan_for("cards", (partners,), 5, 20, 1)
