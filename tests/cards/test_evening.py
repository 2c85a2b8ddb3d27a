"""What is told of a game at its end is true under every rule set; counted here another way."""

import re
from itertools import accumulate

from hypothesis import given

from riverlib.cards import DealResult, Variant, deal_scores, find_variant, signed
from riverlib.cards.evening import evening
from riverlib.cards.rules import team_of
from riverlib.cards.standings import is_made, sides, standings
from riverlib.core.fact import Fact
from riverlib.core.people import People
from tests.cards.random_rules import TABLES, Table

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
BEST = re.compile(
    r"(?:(.+?) in d|D)eal (\d+), (\d+) cards?: bid (\d+), took (\d+), ([^ .]+)\."
    r"(?: (.+) had a .*)?"
)
RUN = re.compile(
    r"(.+) made (\d+) bids in a row, deals (\d+) to (\d+)\."
    r"(?: (.+) had such a run too\.| (Nobody) had a longer run\.)?"
)
CLOSE = re.compile(r"(.+?) missed (\d+) bids by a single trick\.(?: (.+) did too\.)?")
TURN = re.compile(
    r"Deal (\d+)(, the last)?: (.+?\.)( [^.]+ stayed in front, at the end by (\d+) points?\.)?"
)
GAIN = re.compile(r"(?:with|scored) ([+\u2212]?\d+)(?:, [^.,]+ ([+\u2212]?\d+)\.)?")
NEAR = re.compile(r" ([^.]+), (\d+) behind after deal (\d+), came within (\d+)\.$")


def played(table: Table) -> tuple[Variant, tuple[DealResult, ...]]:
    *_, (_, _, state, _) = table.moves()
    return state.variant, state.results


def names_in(text: str, names: tuple[str, ...]) -> set[int]:
    return {no for no, name in enumerate(names) if re.search(rf"\b{name}\b", text, re.I)}


def leading(deals: tuple[DealResult, ...]) -> list[set[int]]:
    """Seats in front after each deal, by the engine's own totals."""
    return [
        {seat for seat, total in enumerate(deal.totals) if total == max(deal.totals)}
        for deal in deals
    ]


@given(table=TABLES)
def test_places_and_made_bids_are_those_of_the_engine(table: Table) -> None:
    variant, deals = played(table)
    for deal in deals:
        stands = standings(variant, deal.totals)
        assert sorted(seat for each in stands for seat in each.seats) == list(range(table.players))
        assert [each.place for each in stands] == sorted(each.place for each in stands)
        for each in stands:
            assert {deal.totals[seat] for seat in each.seats} == {each.total}
            assert len({team_of(variant, seat, table.players) for seat in each.seats}) == 1
            assert each.place == 1 + sum(other.total > each.total for other in stands)


@given(table=TABLES)
def test_bids_and_their_course_are_counted_right(table: Table) -> None:
    variant, deals = played(table)
    names = NAMES[: table.players]
    for side in sides(variant, table.players):
        people = People(names, side[0])
        bids, course, _ = evening(variant, deals, people=people, persons=[side[0]])
        made = made_of(deals, side)
        said = re.match(
            r"(.+?) made (all|none of|no bid|neither bid|both bids|the only bid|\d+)", bids.text
        )
        assert said
        counts = {
            "all": len(deals),
            "none of": 0,
            "no bid": 0,
            "neither bid": 0,
            "both bids": 2,
            "the only bid": 1,
        }
        assert counts.get(said[2], None if said[2] in counts else int(said[2] or 0)) == made
        told = {side}
        if " each, the most." in bids.text:  # all of them, and nobody made more
            told = {each for each in sides(variant, table.players) if made == made_of(deals, each)}
            assert len(told) > 1
        if "the most" in bids.text or "Nobody made more" in bids.text:
            assert made == max(made_of(deals, each) for each in sides(variant, table.players))
        level = {seat for each in told for seat in each}
        assert names_in(said[1], ("You", *names)) == {0, *(no + 1 for no in level - {side[0]})}
        _check_course(variant, deals, course, [side], ("You", *names))
        if course.title == "Your best deal":
            _check_best(variant, deals, course.text, side)
        for seat in leading(deals)[-1] - level:
            assert re.search(rf"\b{names[seat]}\b.* made (?:\d|none)", bids.text)


def made_of(deals: tuple[DealResult, ...], side: tuple[int, ...]) -> int:
    return sum(is_made(deal, side) for deal in deals)


def longest_run(deals: tuple[DealResult, ...], side: tuple[int, ...]) -> int:
    marks = "".join("x" if is_made(deal, side) else " " for deal in deals)
    return max(map(len, marks.split(" ")))


def _check_course(
    variant: Variant,
    deals: tuple[DealResult, ...],
    course: Fact,
    told: list[tuple[int, ...]],
    names: tuple[str, ...],
) -> None:
    """What is told of several deals is what the deals say, and the longest or the most of it."""
    runs = {side: longest_run(deals, side) for side in sides(variant, len(deals[0].bids))}
    close = {
        side: [sum(d.bids[s] - d.taken[s] for s in side) for d in deals].count(1)
        + [sum(d.taken[s] - d.bids[s] for s in side) for d in deals].count(1)
        for side in told
    }
    best = max(runs[side] for side in told)
    if course.title == "A good run":
        said = RUN.fullmatch(course.text)
        assert said, course.text
        length, first, last = map(int, said.group(2, 3, 4))
        assert 3 <= length == last - first + 1 == best < len(deals)
        seats = names_in(said[1], names[-len(deals[0].bids) :])
        [side] = [each for each in told if seats <= set(each) and runs[each] == best][:1]
        assert all(is_made(deal, side) for deal in deals[first - 1 : last])
        assert bool(said[6]) == (not said[5] and best == max(runs.values()))
        return
    assert not 3 <= best < len(deals)
    if course.title == "So close":
        said = CLOSE.fullmatch(course.text)
        assert said, course.text
        assert 2 <= int(said[2]) == max(close.values())
        assert bool(said[3]) == (list(close.values()).count(int(said[2])) > 1)
        return
    assert course.title == ("Your best deal" if "You" in names else "Best deal")
    assert max(close.values()) < 2


def _check_best(
    variant: Variant,
    deals: tuple[DealResult, ...],
    text: str,
    side: tuple[int, ...],
) -> None:
    said = BEST.fullmatch(text)
    assert said, text
    deal = deals[int(said[2]) - 1]
    assert deal.hand_size == int(said[3])
    assert sum(deal.bids[seat] for seat in side) == int(said[4])
    assert sum(deal.taken[seat] for seat in side) == int(said[5])
    scores = deal_scores(variant, hand_size=deal.hand_size, bids=deal.bids, taken=deal.taken)
    assert signed(scores[side[0]].points) == said[6]
    assert deal.points[side[0]] == max(each.points[side[0]] for each in deals)


@given(table=TABLES)
def test_several_people_are_told_of_together(table: Table) -> None:
    variant, deals = played(table)
    names = NAMES[: table.players]
    persons = range(table.players)
    bids, course, _ = evening(variant, deals, people=People(names, None), persons=persons)
    every = sides(variant, table.players)
    if len(every) == 1:
        return
    _check_course(variant, deals, course, list(every), names)
    if course.title == "Best deal":
        said = BEST.fullmatch(course.text)
        assert said
        assert said[1]
        best_points = max(max(deal.points) for deal in deals)
        assert said[6] == signed(best_points)
        told = names_in(said[1], names) | names_in(said[7] or "", names)
        assert told == {
            seat for seat in persons if any(deal.points[seat] == best_points for deal in deals)
        }
    for side in every:
        made = sum(is_made(deal, side) for deal in deals)
        assert re.search(rf"\b{names[side[-1]]} {made}\b", bids.text)


@given(table=TABLES)
def test_what_turned_it_is_where_the_lead_changed_for_good(table: Table) -> None:
    variant, deals = played(table)
    names = NAMES[: table.players]
    everybody = range(table.players)
    *_, turn = evening(variant, deals, people=People(names, None), persons=everybody)
    lead = leading(deals)
    _check_near(turn.text, deals, names)
    text = NEAR.sub("", turn.text)
    said = TURN.fullmatch(text) if turn.title == "What turned it" else None
    if said is None:
        assert all(each == lead[0] for each in lead)
        told = names_in(text, names)
        assert told == (set() if len(lead[0]) == table.players else lead[0])
        _check_closest(turn.text, deals)
        return
    number = int(said[1])
    assert lead[number - 2] != lead[-1]
    assert all(each == lead[-1] for each in lead[number - 1 :])
    assert bool(said[2]) == (number == len(deals))
    if "came next" in text:  # whoever was in front before fell back behind another
        best = max(total for seat, total in enumerate(deals[-1].totals) if seat not in lead[-1])
        next_best = {seat for seat, total in enumerate(deals[-1].totals) if total == best}
        assert names_in(said[3], names) == lead[-1] | next_best
        assert not next_best & lead[number - 2]
    elif "took the lead and kept it" not in text:
        assert names_in(said[3], names) == lead[-1] | lead[number - 2]
    if gap := re.search(r"(\d+) ahead until then", said[3]):
        before = deals[number - 2].totals
        assert max(before) - before[min(lead[-1])] == int(gap[1])
        assert not lead[-1] & lead[number - 2]
    if "level until then" in said[3]:
        assert lead[-1] < lead[number - 2]
    if gain := GAIN.search(said[3]):
        assert signed(deals[number - 1].points[min(lead[-1])]) == gain[1]
        if gain[2]:
            assert signed(deals[number - 1].points[min(lead[number - 2] - lead[-1])]) == gain[2]
    if said[4]:
        *_, second, first = sorted(set(deals[-1].totals))
        assert first - second == int(said[5])


def _check_near(text: str, deals: tuple[DealResult, ...], names: tuple[str, ...]) -> None:
    """Whoever came near was that far behind the winner, who led from then on to the end."""
    near = NEAR.search(text)
    if near is None:
        return
    [*_, number, within] = map(int, near.groups()[1:])
    told, won = names_in(near[1], names), leading(deals)[-1]
    gaps = [deal.totals[min(won)] - deal.totals[min(told)] for deal in deals]
    assert (gaps[number - 1], gaps[-1]) == (int(near[2]), within)
    assert all(each == won for each in leading(deals)[number - 1 :])
    assert "Nobody caught up" not in text


def _check_closest(text: str, deals: tuple[DealResult, ...]) -> None:
    closest = re.search(r"after deal (\d+): (\d+) points? ahead", text)
    if closest is None:
        return
    margins = []
    for deal in deals:
        best = max(deal.totals)
        margins.append(best - max(total for total in deal.totals if total != best))
    assert margins[int(closest[1]) - 1] == min(margins) == int(closest[2])


def deals_of(*points: tuple[int, ...]) -> tuple[DealResult, ...]:
    """Deals in which each side bid 1; who has more than 4 points took it."""
    totals = accumulate(points, lambda sums, gains: tuple(map(sum, zip(sums, gains, strict=True))))
    return tuple(
        DealResult(
            dealer=0,
            hand_size=2,
            bids=(1,) * len(gains),
            taken=tuple(int(gain > 4) for gain in gains),
            points=gains,
            totals=sums,
        )
        for gains, sums in zip(points, totals, strict=True)
    )


def test_a_bot_that_won_is_told_of_beside_the_people() -> None:
    bids, best, _ = told((11, 1, 11), (1, 11, 11), you=None, persons=(0, 1))
    assert bids == "Heron 2, You 1 and Otter 1, of 2 deals."
    assert best.startswith("You in deal 1, 2 cards: bid 1, took 1, +11. Otter and Heron had")
    bids, best, _ = told((11, 1, 12), (1, 1, 11))
    assert bids == "You made 1 of 2 bids. Heron made 2."
    assert best == "Deal 1, 2 cards: bid 1, took 1, +11."


def test_the_rival_is_who_came_next_not_who_led_early_and_fell_back() -> None:
    *_, turn = told((1, 12, 12), (1, 0, 12), (16, 1, 12))
    assert turn == (
        "Deal 2: with +12 Heron took the lead and kept it. You came next, 18 points behind."
    )
    *_, turn = told((1, 12, 12), (1, 0, 12), (5, 1, 12))
    assert turn == (
        "Deal 2: Heron and Otter were level until then; Heron scored +12, Otter 0."
        " Heron stayed in front, at the end by 23 points."
    )


def course(*points: tuple[int, ...], persons: tuple[int, ...] = (0,)) -> tuple[str, str]:
    people = People(("Ann", "Ben", "Heron"), None if len(persons) > 1 else 0)
    variant = find_variant("family-night")
    _, fact, _ = evening(variant, deals_of(*points), people=people, persons=persons)
    return fact.title, fact.text


def test_a_run_of_made_bids_is_told_and_whose_else_was_as_long() -> None:
    run = "A good run"
    ann, all_three = (11, 0, 0), (11, 11, 0)
    assert course(ann, ann, ann, (0, 0, 0)) == (
        run,
        "You made 3 bids in a row, deals 1 to 3. Nobody had a longer run.",
    )
    assert course((0, 11, 0), all_three, all_three, all_three) == (
        run,
        "You made 3 bids in a row, deals 2 to 4.",
    )
    assert course(all_three, all_three, all_three, (0, 0, 0), persons=(0, 1)) == (
        run,
        "Ann made 3 bids in a row, deals 1 to 3. Ben had such a run too.",
    )


def test_bids_missed_by_a_trick_are_told_where_there_was_no_run() -> None:
    ann = (11, 0, 0)
    close = "So close"
    assert course((0, 0, 0), ann, (0, 0, 0)) == (close, "You missed 2 bids by a single trick.")
    assert course((0, 0, 0), (11, 0, 0), (0, 11, 0), (0, 0, 0), persons=(0, 1)) == (
        close,
        "Ann missed 3 bids by a single trick. Ben did too.",
    )
    assert course(ann, ann, ann)[0] == "Your best deal", "all of them: that is told already"


def test_who_made_as_many_is_named_in_one_breath() -> None:
    assert told((11, 0, 0), (0, 12, 0), (0, 3, 0))[0] == (
        "You and Otter made 1 of 3 bids each, the most."
    )
    assert told((11, 0, 11), (0, 2, 0), (0, 3, 0), (0, 4, 0), (0, 4, 0))[0] == (
        "You and Heron made 1 of 5 bids each, the most. Otter made none."
    )
    assert told((11, 0, 0), (11, 0, 0), (0, 40, 0))[0] == (
        "You made 2 of 3 bids, the most. Otter made 1."
    )
    pairs = tuple(
        DealResult(
            dealer=0, hand_size=2, bids=(1, 0, 1, 0), taken=taken, points=points, totals=points
        )
        for taken, points in (((1, 0, 0, 1), (5, 6, 5, 6)), ((1, 0, 1, 0), (5, 6, 5, 6)))
    )
    people = People(("You", "Ben", "Cleo", "Dan"), 0)
    rules = find_variant("ile-fourchue-partners")
    assert evening(rules, pairs, people=people, persons=(0,))[0].text == (
        "You and Cleo made 1 of 2 bids, the most. Ben and Dan made 1 too."
    )


def told(
    *points: tuple[int, ...], you: int | None = 0, persons: tuple[int, ...] = (0,)
) -> list[str]:
    variant = find_variant("family-night")
    people = People(("You", "Otter", "Heron"), you)
    return [
        each.text for each in evening(variant, deals_of(*points), people=people, persons=persons)
    ]


def test_it_reads_like_a_family_talks() -> None:
    assert told((11, 0, 1), (0, 13, 1), (12, 1, 0)) == [
        "You made 2 of 3 bids. Nobody made more.",
        "Deal 3, 2 cards: bid 1, took 1, +12.",
        "Deal 3, the last: with +12 you went past Otter, who was 2 ahead until then.",
    ]
    assert told((2, 1, 0), (0, 12, 0))[2] == (
        "Deal 2, the last: with +12 Otter went past you; you were 1 ahead until then."
    )
    assert told((2, 2, 0), (0, 0, 12))[2] == (
        "Deal 2, the last: with +12 Heron went past you and Otter; you were 2 ahead until then."
    )
    assert told((0, 3, 3), (12, 0, 0))[2] == (
        "Deal 2, the last: with +12 you went past Otter and Heron, who were 3 ahead until then."
    )
    assert told((0, 11, 2), (11, 0, 2), (0, 11, 2), (0, 0, 0))[2] == (
        "Deal 3: you and Otter were level until then; Otter scored +11, you 0."
        " Otter stayed in front, at the end by 11 points."
    )
    chase = ((0, 3, 0), (12, 0, 0), (12, 0, 0), (-1, 12, 0), (-1, 6, 0))
    assert told(*chase)[2] == (
        "Deal 2: with +12 you went past Otter, who was 3 ahead until then."
        " Otter, 21 behind after deal 3, came within 1."
    )
    assert told((12, 0, 0), *chase[2:], (0, 1, 0))[2] == (
        "You led after every deal. Otter, 24 behind after deal 2, came within 3."
    )
    assert told((11, 2, 2), (11, 12, 2))[2] == (
        "You led after every deal, never by less than 8 points."
    )
    assert told((11, 2, 2), (11, 12, 2), (11, 2, 2))[2] == (
        "You led after every deal. It was closest after deal 2: 8 points ahead."
    )
    assert told((11, 7, 2), (1, 0, 0), (0, 1, 0))[2] == (
        "You led after every deal, never by less than 4 points."
    )
    assert told((11, 2, 2), (2, 11, 2), persons=(0, 1)) == [
        "You 1 and Otter 1, of 2 deals.",
        "You in deal 1, 2 cards: bid 1, took 1, +11. Otter had a +11 too.",
        "Deal 2, the last: Otter caught up with you.",
    ]
    assert told((0, 0, 0))[2] == "Nobody was ever ahead."
    assert told((0, 3, 0), (3, 0, 0))[0] == "You made neither bid. Otter made none."
    assert told((11, 0, 0), (12, 0, 0))[0] == "You made both bids.", "nobody could make more"
