"""Every sentence about a game is true by another reading of its totals."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib import cards
from riverlib.analysis import GameScores
from riverlib.analysis.card_story import MOST_MOMENTS, story_of
from riverlib.analysis.comeback import comeback
from riverlib.cards import DealResult, Variant
from tests.analysis.card_reading import Reading, check_headline, check_level_end, check_moment
from tests.analysis.games import GAME, deal
from tests.cards.random_rules import SCORINGS

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")


@st.composite
def games(draw: st.DrawFn) -> GameScores:
    """A game under any scoring, of any length, with or without partners, finished or not."""
    players, size = draw(st.sampled_from([(2, 1), (3, 1), (4, 1), (7, 1), (10, 1), (4, 2), (6, 2)]))
    sizes = tuple(draw(st.lists(st.integers(1, 5), min_size=1, max_size=19)))
    variant = Variant(
        key="any", name="Any", hand_sizes=sizes, team_size=size, scoring=draw(SCORINGS), packs=None
    )
    rng = Random(draw(st.integers(0, 2**32)))
    played = draw(st.sampled_from([len(sizes), len(sizes), rng.randint(1, len(sizes))]))
    deals = [_deal(variant, players, hand, rng) for hand in sizes[:played]]
    known = draw(st.sampled_from([True, True, size > 1]))  # a file may not tell its rules
    return GameScores(names=NAMES[:players], deals=tuple(deals), variant=variant if known else None)


def _deal(variant: Variant, players: int, hand: int, rng: Random) -> DealResult:
    takers = [rng.randrange(players) for _ in range(hand)]
    taken = tuple(takers.count(seat) for seat in range(players))
    bids = tuple(took if rng.random() < 0.7 else rng.randint(0, hand) for took in taken)
    scores = cards.deal_scores(variant, hand_size=hand, bids=bids, taken=taken)
    points = tuple(each.exact + each.tricks + each.penalty for each in scores)
    return DealResult(hand_size=hand, dealer=0, bids=bids, taken=taken, points=points)


@given(games())
def test_every_sentence_is_true_of_any_game(game: GameScores) -> None:
    story, seen = story_of(game), Reading(game)
    check_headline(seen, story.headline)
    assert len(story.moments) <= MOST_MOMENTS
    numbers = [moment.deal for moment in story.moments]
    assert numbers == sorted(set(numbers))
    for moment in story.moments:
        check_moment(seen, moment)
    check_level_end(seen, story.moments)


# --- sentences as people read them ----------------------------------------------------------


def played(*rows: tuple[int, ...], planned: int = 0, team_size: int = 1) -> GameScores:
    """A game with these points in its deals."""
    nobody = (0,) * len(rows[0])
    variant = Variant(
        key="any", name="Any", hand_sizes=(1,) * (planned or len(rows)), team_size=team_size
    )
    deals = tuple(deal(1, nobody, nobody, points=row) for row in rows)
    return GameScores(names=NAMES[: len(rows[0])], deals=deals, variant=variant)


@pytest.mark.parametrize(
    ("game", "headline"),
    [
        (played((3, 10)), "Ben won by 7 points in the only deal"),
        (played((10, 3), (1, 1)), "Anna won by 7 points, ahead from the first deal on"),
        (played((1, 9), (1, 9), (30, 1), (5, 1)), "Anna won by 17 points; Ben led until deal 2"),
        (played((1, 9), (1, 9), (20, 1)), "Anna won by 3 points; Ben led until the last deal"),
        (played((9, 1), (1, 10), (1, 9), (30, 1), (5, 1)),
         "Anna won by 24 points; Ben still led after deal 3"),
        (played((5, 5), (1, 9), (1, 9), (30, 1), (5, 1)),
         "Anna won by 17 points; Ben still led after deal 3"),
        (played(*[(1, 9)] * 3, *[(9, 1)] * 4),
         "Anna won by 8 points, from 24 points behind after deal 3"),
        (played((1, 9), *[(12, 1)] * 5, *[(-1, 12)] * 3, (0, 6)),
         "Anna won by 2 points; Ben, 47 behind after deal 6, came within 2"),
        (played(*[(12, 0, 12, 0)] * 4, *[(0, 12, 0, 12)] * 3, (0, 10, 0, 10), team_size=2),
         "Anna and Cleo won by 2 points; Ben and Dan, 48 behind after deal 4, came within 2"),
        (played((5, 5), (5, 3)), "Anna won by 2 points; still level with Ben after deal 1"),
        (played((1, 9), (20, 1), (8, 1)), "Anna won by 18 points; Ben still led after deal 1"),
        (played((5, 9, 9), (5, 9, 9), (30, 0, 0), (1, 1, 1)),
         "Anna won by 22 points, from last place after deal 2"),
        (played((5, 5, 2)), "Anna and Ben shared the win with 5"),
        (played((5, 5, 5, 5)), "Four players shared the win with 5"),
        (played((5, 5, 2), planned=7), "Anna and Ben are level after deal 1 of 7, with 5"),
        (played((4, 9), planned=7), "Ben leads by 5 points after deal 1 of 7"),
        (played((4, 9, 4, 9), team_size=2, planned=7),
         "Ben and Dan lead by 5 points after deal 1 of 7"),
        (played((4, 4, 4, 4), team_size=2), "Two teams shared the win with 4"),
        (replace(GAME, deals=()), "No deal is finished yet"),
        (GAME, "Cleo leads by 10 points after 3 deals; Anna still led after deal 1"),
    ],
)  # fmt: skip
def test_headlines(game: GameScores, headline: str) -> None:
    assert story_of(game).headline == headline


def test_only_the_last_deal_decides_what_was_open_before_it() -> None:
    """What the eyes found: "deal 6 decided" of a game that one point parted before the last."""
    kept = story_of(played((1, 9), (1, 9), (30, 1), (1, 40), (60, 2), (13, 1)))
    assert [each.sentence for each in kept.moments if each.deal == 5] == [
        "Anna took the lead from Ben and kept it to the end."
    ]
    open_ = story_of(played((1, 9), (9, 1), (9, 1), (1, 7), (9, 5)))
    assert open_.headline == "Anna won by 6 points, 2 points ahead before the last deal"
    assert open_.moments[-1].sentence == (
        "Before the last deal Anna was only 2 points ahead of Ben."
    )
    same = story_of(played((1, 9), (9, 1), (9, 1), (1, 7), (5, 5)))
    assert same.headline == "Anna won by 2 points, the same lead as before the last deal"
    taken = story_of(played((1, 9), (9, 1), (1, 9), (9, 0)))
    assert [each.short for each in taken.moments if each.deal == 4] == ["decided the game"]


def test_a_big_comeback_is_marked_where_it_began() -> None:
    level_at_worst = played(*[(1, 9)] * 3, (4, 4), *[(9, 1)] * 4)
    told = {each.deal: each.sentence for each in story_of(level_at_worst).moments}
    assert told[3] == "Anna, 24 points behind after this deal, still won."
    assert told[8] == "This deal decided: Anna went ahead of Ben with the last deal."
    unfinished = replace(level_at_worst, deals=level_at_worst.deals[:-1])
    assert not any("behind" in each.sentence for each in story_of(unfinished).moments)


def test_whoever_all_but_won_is_told_of() -> None:
    """What the eyes found: 39 of 40 points made up in the last three deals, and not a word."""
    game = played((1, 9), *[(12, 1)] * 5, *[(-1, 12)] * 3, (0, 7))
    story = story_of(game)
    assert story.headline == "Anna won by 1 point; Ben, 47 behind after deal 6, came within 1"
    told = {each.deal: each for each in story.moments}
    assert told[6].sentence == "Ben, 47 points behind after this deal, came within 1 at the end."
    assert (told[6].side, told[6].short) == (1, "47 behind")
    assert told[2].sentence == "Anna took the lead from Ben and kept it to the end."
    unfinished = replace(game, deals=game.deals[:-1])
    assert "came within" not in story_of(unfinished).headline


def test_a_comeback_of_the_winner_is_the_better_story() -> None:
    both = played(*[(0, 12)] * 4, *[(12, 0)] * 7, *[(0, 12)] * 2, (0, 11))
    assert story_of(both).headline == "Anna won by 1 point, from 48 points behind after deal 4"


def test_whoever_was_never_behind_has_not_come_back_where_every_deal_cost_points() -> None:
    game = played((-3, -5), (-2, -4), planned=2)
    assert not any("behind" in each.sentence for each in story_of(game).moments)
    assert comeback(game, 0) is None


def test_a_lead_is_taken_from_those_who_had_it() -> None:
    level_first = played((0, 9, 0), (0, 9, 0), (0, 9, 0), (28, 0, 28), (0, 0, 7))
    story = story_of(level_first)
    assert story.headline == "Cleo won by 7 points; still level with Anna after deal 4"
    told = {each.deal: each.sentence for each in story.moments}
    assert told[5] == "This deal decided: Cleo went ahead of Anna with the last deal."
    caught = story_of(played((0, 9, 0), (0, 9, 0), (18, 0, 0), (0, 5, 0)))
    assert [each.sentence for each in caught.moments if each.deal == 3] == [
        "Anna caught up with Ben, who had led after 2 deals in a row."
    ]
    passed = story_of(played((0, 9, 0), (0, 9, 0), (19, 0, 19), (0, 0, 7), (9, 0, 9)))
    assert [each.sentence for each in passed.moments if each.deal == 3] == [
        "Anna and Cleo went ahead of Ben, who had led after 2 deals in a row."
    ]


@pytest.mark.parametrize(
    ("game", "deal_no", "sentence"),
    [
        (played((9, 1), (1, 9)), 2, "Ben drew level with Anna in the last deal."),
        (played((9, 1), (1, 9), planned=5), 2, "Ben drew level with Anna in this deal."),
        (played((9, 1), (1, 9), (4, 4)), 2,
         "Ben drew level with Anna and stayed level to the end."),
        (played((9, 1, 1), (1, 9, 9)), 2, "Ben and Cleo drew level with Anna in the last deal."),
        (played((9, 1, 1), (0, 9, 9)), 2, "Ben and Cleo went ahead of Anna with the last deal."),
        (played((9, 9, 9), (1, 1, 0)), 2, "Anna and Ben went ahead of Cleo with the last deal."),
    ],
)  # fmt: skip
def test_a_tie_tells_who_drew_level(game: GameScores, deal_no: int, sentence: str) -> None:
    """What the eyes found: a shared win whose last moment was "took the lead"."""
    assert sentence in [each.sentence for each in story_of(game).moments if each.deal == deal_no]


def test_names_are_left_as_they_were_typed() -> None:
    game = replace(played((1, 9)), names=("You", "<b>Ben</b>"))
    assert story_of(game).headline == "<b>Ben</b> won by 8 points in the only deal"
    mine = replace(played((9, 1), planned=3), names=("You", "Ben"))
    assert story_of(mine).headline == "You lead by 8 points after deal 1 of 3"


def test_one_deal_has_no_moments() -> None:
    assert not story_of(played((1, 9))).moments
