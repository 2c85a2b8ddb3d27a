"""A card game read anew, and every sentence of its story held against it."""

import re
from collections.abc import Sequence

from riverlib.analysis import GameScores
from riverlib.analysis.card_story import Moment
from riverlib.core.counting import number_word

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
        assert headline.endswith(f" with {points}".replace("-", "\N{MINUS SIGN}"))
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
    check_way(seen, headline[told.end() :], winner, by)


def check_way(seen: Reading, rest: str, winner: str, by: int) -> None:
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
    elif found := re.fullmatch(r"; (.+), (\d+) behind after deal (\d+), came within (\d+)", rest):
        check_near(seen, found[1], int(found[2]), int(found[3]), int(found[4]))
    elif rest == ", the same lead as before the last deal":
        check_narrow(seen, winner, by)
    elif found := re.fullmatch(r", (\d+) points? ahead before the last deal", rest):
        check_narrow(seen, winner, int(found[1]))
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


def check_near(seen: Reading, name: str, behind: int, deal: int, within: int) -> None:
    """Check that one who did not win made up more than any deal brought, and all but won."""
    [winner] = seen.best(seen.deals)
    gaps = {
        after: seen.total(winner, after) - seen.total(name, after)
        for after in range(seen.deals, 0, -1)
        if all(seen.leads(winner, later) for later in range(after, seen.deals + 1))
    }
    assert (behind, within) == (max(gaps.values()), gaps[seen.deals])
    assert deal == min(after for after, gap in gaps.items() if gap == behind)
    best = max(each.points[at] for each in seen.game.deals for at in _firsts(seen))
    assert behind - within > best >= 4 * within > 0
    most = max(max(seen.total(each, no) for each in seen.seats) - seen.total(winner, no)
               for no in range(seen.deals))  # fmt: skip
    assert most <= best or most * 4 < seen.total(winner, seen.deals)  # no comeback of the winner's


def check_narrow(seen: Reading, winner: str, ahead: int) -> set[str]:
    """Check a lead before the last deal; return who was that near."""
    before = seen.deals - 1
    near = {
        name
        for name in seen.seats
        if name != winner and seen.total(name, before) == seen.total(winner, before) - ahead
    }
    assert (seen.best(before), seen.best(seen.deals)) == ({winner}, {winner})
    assert near
    assert all(
        seen.total(name, before) <= seen.total(winner, before) - ahead
        for name in seen.seats
        if name != winner
    )
    assert ahead * 4 <= max(each.points[at] for each in seen.game.deals for at in _firsts(seen))
    return near


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
    elif found := re.fullmatch(
        r"(.+), (\d+) points behind after this deal, came within (\d+) at the end\.", words
    ):
        assert found[1] == name
        check_near(seen, name, int(found[2]), at, int(found[3]))
    elif found := re.fullmatch(
        r"Before the last deal (.+) (?:was|were) only (\d+) points? ahead of (.+)\.", words
    ):
        assert (found[1], at) == (name, seen.deals)
        near = check_narrow(seen, name, int(found[2]))
        assert found[3].endswith("others") or seen.named(found[3]) == near
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
        assert at == seen.deals
        assert seen.leads(name, at)


def _firsts(seen: Reading) -> list[int]:
    return [seats[0] for seats in seen.seats.values()]


def check_level_end(seen: Reading, moments: Sequence[Moment]) -> None:
    """Check that a tie tells with which deal it came about, unless it was one from the first on."""
    end = seen.best(seen.deals)
    came = max((no + 1 for no in range(1, seen.deals) if seen.best(no) != end), default=0)
    if len(end) > 1 and came:
        told = [each for each in moments if each.deal == came]
        joined = "drew level" if seen.best(came - 1) & end and not seen.best(came - 1) > end else ""
        assert [each.short for each in told] == [joined or "went ahead"]
