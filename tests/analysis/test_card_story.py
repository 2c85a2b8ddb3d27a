"""Every sentence about a game is true by another reading of its totals."""

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib import cards
from riverlib.analysis import GameScores
from riverlib.analysis.card_story import MOST_MOMENTS, Moment, story_of
from riverlib.analysis.comeback import comeback
from riverlib.cards import DealResult, Variant
from riverlib.core.counting import number_word
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


_LEAD = re.compile(
    r"(.+?) (took the lead from|caught up with|drew level with|went ahead of) (.+?)"
    r"(, who had led .*| and (?:kept it|stayed there|stayed level) .*"
    r"| (?:with|in) (?:this|the last) deal|)\."
)


class Reading:
    """A game read anew: sums of points by name, nothing of the story's own."""

    def __init__(self, game: GameScores) -> None:
        size = game.variant.team_size if game.variant else 1
        teams = len(game.names) // size
        self.seats = {
            " and ".join(game.names[first::teams]): range(first, len(game.names), teams)
            for first in range(teams)
        }
        self.game = game
        self.deals = len(game.deals)
        self.planned = len(game.variant.hand_sizes) if game.variant else None

    def total(self, name: str, after: int) -> int:
        return sum(each.points[self.seats[name][0]] for each in self.game.deals[:after])

    def best(self, after: int) -> set[str]:
        most = max(self.total(name, after) for name in self.seats)
        return {name for name in self.seats if self.total(name, after) == most}

    def leads(self, name: str, after: int) -> bool:
        return self.best(after) == {name}

    def made(self, name: str, deal_no: int) -> bool:
        one = self.game.deals[deal_no - 1]
        seats = self.seats[name]
        return sum(one.bids[at] for at in seats) == sum(one.taken[at] for at in seats)

    def last_leader(self, before: int) -> str | None:
        for after in range(before - 1, 0, -1):
            if len(best := self.best(after)) == 1:
                return next(iter(best))
        return None

    def named(self, words: str) -> set[str]:
        """Take a list of names apart; a team's name has "and" in it too."""
        return {name for name in self.seats if re.search(rf"(^|, | and ){name}($|, | and )", words)}

    def changes(self) -> list[int]:
        return [
            after
            for after in range(1, self.deals + 1)
            if len(self.best(after)) == 1
            and self.last_leader(after) is not None
            and not self.leads(self.last_leader(after) or "", after)
        ]


def check_headline(seen: Reading, headline: str) -> None:
    end = seen.best(seen.deals)
    is_over = seen.planned is not None and seen.deals >= seen.planned
    if len(end) > 1:
        points = seen.total(next(iter(end)), seen.deals)
        assert headline.endswith(f" with {points}")
        assert ("shared the win" in headline) == is_over
        who = headline.split(" shared")[0].split(" are level")[0]
        if "players" in who or "teams" in who:
            numbers = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
            assert who.split()[0] == numbers[len(end) - 2]
        else:
            assert set(re.split(r", | and ", who)) == end
        return
    (winner,) = end
    others = [seen.total(name, seen.deals) for name in seen.seats if name != winner]
    by = seen.total(winner, seen.deals) - max(others)
    told = re.match(r"(.+?) (won|leads|lead) by (\d+) points?\b", headline)
    assert told
    assert (told[1], int(told[3])) == (winner, by)
    assert (told[2] == "won") == is_over
    check_way(seen, headline[told.end() :], winner)


def check_way(seen: Reading, rest: str, winner: str) -> None:
    """Check what a headline says about how the one in front came there."""
    rest = re.sub(r"^ after deal (\d+) of (\d+)|^ after \d+ deals?", "", rest)
    last_without = max(
        (after for after in range(1, seen.deals) if not seen.leads(winner, after)), default=0
    )
    if rest == " in the only deal":
        assert seen.planned == 1
    elif rest == ", ahead from the first deal on":
        assert last_without == 0
    elif found := re.fullmatch(r", from last place after deal (\d+)", rest):
        after = int(found[1])
        mine = seen.total(winner, after)
        assert all(mine < seen.total(name, after) for name in seen.seats if name != winner)
        assert after * 2 >= seen.deals - 1
    elif found := re.fullmatch(r", from (\d+) points behind after deal (\d+)", rest):
        check_comeback(seen, winner, int(found[1]), int(found[2]))
    elif found := re.fullmatch(r"; the lead changed (\d+) times", rest):
        assert int(found[1]) == len(seen.changes())
    elif found := re.fullmatch(r"; (.+) led until (?:deal (\d+)|the last deal)", rest):
        after = int(found[2] or seen.deals - 1)
        assert after == last_without > 1
        assert all(seen.leads(found[1], each) for each in range(1, after + 1))
    elif found := re.fullmatch(r"; (.+) still led after deal (\d+)", rest):
        assert int(found[2]) == last_without
        assert seen.leads(found[1], last_without)
    elif found := re.fullmatch(r"; (.+) were in front after deal (\d+)", rest):
        assert int(found[2]) == last_without
        assert winner not in seen.best(last_without)
        assert len(seen.best(last_without)) > 1
    elif rest:
        found = re.fullmatch(r"; still level with (.+) after deal (\d+)", rest)
        assert found
        level = seen.best(last_without)
        assert winner in level
        others = level - {winner}
        assert int(found[2]) == last_without
        assert found[1].endswith("others") or seen.named(found[1]) == others
        if found[1].endswith("others"):
            assert found[1] == f"{number_word(len(others))} others"
    else:
        assert seen.deals == 1


def check_comeback(seen: Reading, winner: str, points: int, deal: int) -> None:
    """Check that a winner was furthest behind there, by more than any deal could bring."""
    gaps = [
        max(seen.total(name, after) for name in seen.seats) - seen.total(winner, after)
        for after in range(1, seen.deals + 1)
    ]
    assert (points, deal) == (max(gaps), gaps.index(max(gaps)) + 1)
    assert points > max(each.points[at] for each in seen.game.deals for at in _firsts(seen))
    assert points * 4 >= seen.total(winner, seen.deals)


def check_moment(seen: Reading, moment: Moment) -> None:
    words = moment.sentence
    name = next(each for each in seen.seats if seen.seats[each][0] == moment.side)
    at = moment.deal
    if found := re.fullmatch(
        r"\S(\d+) for (.+): the most that anybody (got|lost) in a deal\.", words
    ):
        points = [each.points[seat] for each in seen.game.deals for seat in _firsts(seen)]
        mine = seen.game.deals[at - 1].points[moment.side]
        assert (found[2], int(found[1])) == (name, abs(mine))
        assert mine == (max(points) if found[3] == "got" else min(points))
        assert points.count(mine) == 1
        assert (mine > 0) == (found[3] == "got")
    elif found := re.fullmatch(
        r"(.+) made every bid from deal (\d+) to deal (\d+): (\d+) in a row, the longest row\.",
        words,
    ):
        first, last = int(found[2]), int(found[3])
        assert (found[1], last, last - first + 1) == (name, at, int(found[4]))
        rows = {
            (other, start)
            for other in seen.seats
            for start in range(1, seen.deals - last + first + 1)
            if all(seen.made(other, no) for no in range(start, start + last - first + 1))
        }
        assert rows == {(name, first)}
    elif found := re.fullmatch(r"(.+), (\d+) points behind after this deal, still won\.", words):
        assert seen.best(seen.deals) == {name} == {found[1]}
        check_comeback(seen, name, int(found[2]), at)
    else:
        check_lead(seen, moment, name)


def check_lead(seen: Reading, moment: Moment, name: str) -> None:
    words, at = moment.sentence.removeprefix("This deal decided: "), moment.deal
    assert (words != moment.sentence) == (moment.short == "decided the game")
    found = _LEAD.fullmatch(words)
    assert found
    before, after = seen.best(at - 1), seen.best(at)
    if found[2] == "took the lead from":
        assert (found[1], {found[3]}, after) == (name, before, {name})
    elif found[2] == "caught up with":
        assert (before, name in after - before) == ({found[3]}, True)
        assert found[1].endswith("others") or after == seen.named(found[1]) | before
    elif found[2] == "drew level with":
        assert name in after - before
        assert found[1].endswith("others") or seen.named(found[1]) == after - before
        assert found[3].endswith("others") or seen.named(found[3]) == after & before
        assert after & before
    else:
        assert (name in after, len(after | before) > 1) == (True, True)
        assert found[1].endswith("others") or seen.named(found[1]) == after
        assert found[3].endswith("others") or seen.named(found[3]) == before - after
    rest = found[4]
    if re.search(r"to the end|until now|(with|in) (this|the last) deal", rest):
        assert all(seen.best(no) == after for no in range(at, seen.deals + 1))
        assert ("last" in rest or "this deal" in rest) == (at == seen.deals)
    if had := re.search(r"had led after (\d+) deals in a row", rest):
        run = range(at - int(had[1]), at)
        assert all(seen.leads(found[3], after) for after in run)
        assert run[0] == 1 or not seen.leads(found[3], run[0] - 1)
    is_over = seen.planned is not None and seen.deals >= seen.planned
    if moment.short == "decided the game":
        assert is_over
        assert all(seen.leads(name, after) for after in range(at, seen.deals + 1))


def _firsts(seen: Reading) -> list[int]:
    return [seats[0] for seats in seen.seats.values()]


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


def check_level_end(seen: Reading, moments: Sequence[Moment]) -> None:
    """Check that a tie tells with which deal it came about, unless it was one from the first on."""
    end = seen.best(seen.deals)
    came = max((no + 1 for no in range(1, seen.deals) if seen.best(no) != end), default=0)
    if len(end) > 1 and came:
        told = [each for each in moments if each.deal == came]
        joined = "drew level" if seen.best(came - 1) & end and not seen.best(came - 1) > end else ""
        assert [each.short for each in told] == [joined or "went ahead"]


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
        (played((1, 9), (1, 9), (20, 1), (5, 1)), "Anna won by 7 points; Ben led until deal 2"),
        (played((1, 9), (1, 9), (20, 1)), "Anna won by 3 points; Ben led until the last deal"),
        (played((9, 1), (1, 10), (1, 9), (20, 1), (5, 1)),
         "Anna won by 14 points; Ben still led after deal 3"),
        (played((5, 5), (1, 9), (1, 9), (20, 1), (5, 1)),
         "Anna won by 7 points; Ben still led after deal 3"),
        (played(*[(1, 9)] * 3, *[(9, 1)] * 4),
         "Anna won by 8 points, from 24 points behind after deal 3"),
        (played((5, 5), (5, 3)), "Anna won by 2 points; still level with Ben after deal 1"),
        (played((1, 9), (10, 1), (8, 1)), "Anna won by 8 points; Ben still led after deal 1"),
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


def test_the_deal_that_decided_is_where_the_lead_was_taken_for_good() -> None:
    game = played((1, 9), (1, 9), (30, 1), (1, 40), (60, 2), (3, 1))
    decided = [each for each in story_of(game).moments if each.short == "decided the game"]
    assert [(each.deal, each.side) for each in decided] == [(5, 0)]
    assert decided[0].sentence == (
        "This deal decided: Anna took the lead from Ben and kept it to the end."
    )


def test_a_big_comeback_is_marked_where_it_began() -> None:
    level_at_worst = played(*[(1, 9)] * 3, (4, 4), *[(9, 1)] * 4)
    told = {each.deal: each.sentence for each in story_of(level_at_worst).moments}
    assert told[3] == "Anna, 24 points behind after this deal, still won."
    assert told[8] == "This deal decided: Anna went ahead of Ben with the last deal."
    unfinished = replace(level_at_worst, deals=level_at_worst.deals[:-1])
    assert not any("behind" in each.sentence for each in story_of(unfinished).moments)


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
