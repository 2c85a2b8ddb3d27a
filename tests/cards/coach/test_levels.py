"""Words, stars and numbers agree: what is shown never argues against what is said."""

import itertools
import re
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from riverlib.boards.cards.coach_view import sent_hint
from riverlib.cards import Play, View, view
from riverlib.cards.coach.advice import advice
from riverlib.cards.coach.chances import Chances, corrected
from riverlib.cards.coach.compared import often
from riverlib.cards.coach.levels import Level, level_of, levelled, told
from riverlib.cards.coach.worth import Worth
from tests.cards.coach.judgement import judged
from tests.cards.coach.known import known_worth
from tests.cards.coach.test_advice import NAMES, position, seen_in, worth_of
from tests.cards.table import PLAIN, after, dealt, one_deal

HANDS = "Ah Kh 7s 3s 2d|Qh Jh Ts 9d 8d|9h 8h 6s 5s 4d|7h 6h 4s Kd Qd"
BIDDING = "1 1 1"
PLAYING = "2 1 1 0"


def seen_at(line: str) -> View:
    state = after(dealt(one_deal(PLAIN, 5), *HANDS.split("|"), turn_up="2c", dealer=3), line)
    return view(state, state.to_move)


VIEWS = [seen_at(line) for line in (BIDDING, PLAYING)]
NUMBERS = st.floats(0, 1).map(lambda share: round(share, 3))


@st.composite
def weighed(draw: st.DrawFn) -> tuple[View, Worth]:
    """Draw a position, and numbers close together: what each choice would be worth."""
    seen = draw(st.sampled_from(VIEWS))
    size = len(seen.legal)
    base, spread = draw(st.floats(-5, 12)), draw(st.sampled_from((0.01, 0.1, 0.4, 1.0, 4.0)))
    points = [base + spread * draw(NUMBERS) for _ in range(size)]
    made = [draw(NUMBERS) * draw(st.sampled_from((1.0, 0.02))) for _ in range(size)]
    errors = [draw(st.floats(0, 1.0)) for _ in range(size)]
    best = max(range(size), key=points.__getitem__)
    errors[best] = 0.0
    tricks = ((1.0, *(0.0,) * seen.hand_size),) * size
    return seen, Worth(seen.legal, tuple(points), tuple(errors), tuple(made), tricks, 400)


def numbers_of(line: Any) -> tuple[float, str]:
    return float(line["points"].replace("\N{MINUS SIGN}", "-")), line["made"]


@settings(max_examples=400)
@given(weighed())
def test_what_is_as_good_has_the_same_numbers_and_what_is_worse_has_lower_ones(
    case: tuple[View, Worth],
) -> None:
    seen, worth = case
    chances = told(seen, Chances(worth, (False,) * len(worth.actions), (0.0,) * len(worth.actions)))
    said = advice(seen, chances.worth, weigher=lambda each: known_worth(each))
    hint = sent_hint(chances, said)
    assert said.best == worth.best
    best, lines = numbers_of(hint["own"]), {each["id"]: each for each in hint["others"]}
    plays = isinstance(worth.best, Play)
    for each in said.alternatives:
        line = lines[str(next(id for id in lines if id.endswith(_name(each.action))))]
        points, made = numbers_of(line)
        if each.level is Level.SAME:
            assert points == best[0]
            assert not plays or made == best[1]
        else:
            assert points < best[0] or (points == best[0] and made != best[1] and plays)
            assert line["words"] in ("fine", "doubtful", "bad")
    agrees(hint)


def _name(action: Any) -> str:
    return f" {action.card}" if isinstance(action, Play) else f" {action.tricks}"


def agrees(hint: Any) -> None:
    """Check stars and sentences against the lines."""
    told_numbers = re.findall(r"About (\S+) points? instead of (\S+)", hint["numbers"])
    for one, other in told_numbers:
        read = [float(each.replace("\N{MINUS SIGN}", "-").rstrip(".")) for each in (one, other)]
        assert read[0] > read[1]
    same = {each["id"] for each in hint["others"] if each["words"] == "as good"}
    if re.match(r"(Any of these|Either) will do: .*, say$", hint["head"]):
        assert hint["good"][0] == hint["best"] == hint["own"]["id"], "one is named"
        assert set(hint["good"]) == {hint["own"]["id"], *(each["id"] for each in hint["others"])}
        assert {each["words"] for each in hint["others"]} <= {"as good", "fine"}
        assert "instead" not in hint["numbers"]
        assert " in 10" not in hint["numbers"]
    elif hint["avoid"]:
        words = {each["id"]: each["words"] for each in hint["others"]}
        assert hint["good"][0] == hint["own"]["id"]
        assert set(hint["good"][1:]) == same
        assert re.match(r"Play .*, say\. Anything but", hint["head"])
        assert all(words[each] in ("doubtful", "bad") for each in hint["avoid"])
        assert len(same) >= len(hint["avoid"])
    else:
        assert hint["good"][0] == hint["own"]["id"]
        assert same.issuperset(hint["good"][1:])
        assert bool(hint["good"][1:]) == bool(same), "what is marked as good is named as good"
    for lines in (hint["rows"], hint["few"]):
        rows_agree(lines, [hint["own"], *hint["others"]])


def rows_agree(rows: Any, lines: Any) -> None:
    """Check that every choice is told once, and that what is worse is told as worse."""
    told_of = [each for row in rows for each in row["ids"]]
    assert sorted(told_of) == sorted(each["id"] for each in lines)
    words = {each["id"]: each["words"] for each in lines}
    for row in rows:
        grades = {words[each] for each in row["ids"]}
        assert {row["grade"]} == (grades if len(grades) == 1 else {""})
        if row["chance"] == "about the same":
            assert {words[each] for each in row["ids"]} == {"as good"}
    if rows:
        worse = [row for row in rows[1:] if row["grade"] != "as good"]
        shown = [(row["chance"], row["points"]) for row in worse]
        assert (rows[0]["chance"], rows[0]["points"]) not in shown


@settings(max_examples=200)
@given(weighed())
def test_levelling_keeps_the_best_and_levels_once(case: tuple[View, Worth]) -> None:
    seen, worth = case
    once = levelled(seen, worth)
    assert once.best == worth.best
    twice = levelled(seen, once)
    levels = [[level_of(each, action, seen) for action in each.actions] for each in (once, twice)]
    assert levels[0] == levels[1]
    ranked = sorted(once.actions, key=once.cost)
    order = [list(Level).index(level_of(once, action, seen)) for action in ranked]
    assert order == sorted(order), "what brings less is never called better"


def test_what_is_only_nearly_certain_takes_the_certainty_from_what_is_told_with_it() -> None:
    seen = VIEWS[1]
    worth = known_worth(seen)
    alike = replace(worth, points=(10.0,) * 5, made=(1.0, *(0.995,) * 4), errors=(0.0, *(1.0,) * 4))
    known = replace(corrected(seen, worth), worth=alike, is_certain=(True, *(False,) * 4))
    assert not any(told(seen, known).is_certain)


def test_two_ways_to_say_how_often_never_cross() -> None:
    """Of two chances the higher one is never told as the rarer."""
    told_as = [often(f"{percent}%") for percent in range(1, 100)]
    assert told_as == sorted(told_as, key=told_as.index)
    for low, high in itertools.pairwise(told_as):
        assert low == high or share_of(low) < share_of(high), (low, high)


def share_of(words: str) -> float:
    """Read "in about 4 of 10 deals" back."""
    found = re.search(r"(\d+) of (\d+)", words)
    assert found
    return int(found[1]) / int(found[2])


def test_a_few_rows_tell_every_choice_the_best_first() -> None:
    seen = VIEWS[1]
    worth = known_worth(seen)
    points = (9.0, 9.0, 9.0, 5.0, 4.0)
    alike = replace(worth, points=points, made=(0.7, 0.7, 0.7, 0.4, 0.3), errors=(0.0,) * 5)
    chances = told(seen, Chances(alike, (False,) * 5, (0.0,) * 5))
    said = advice(seen, chances.worth, weigher=lambda each: known_worth(each))
    hint = sent_hint(chances, said)
    assert hint is not None
    assert hint["head"] == (
        "Play the ace of hearts, say. Anything but the 3 of spades or the 2 of diamonds is fine"
    )
    assert hint["avoid"] == ["play 3s", "play 2d"]
    assert [" / ".join((each["name"], each["chance"], each["points"])) for each in hint["few"]] == [
        "Ace of hearts / 7 of 10 deals / 9",
        "Two other cards / about the same / ",
        "Two other cards / worse / up to 5",
    ]
    assert [each["name"] for each in hint["rows"]][2:] == ["3 of spades", "2 of diamonds"]


def test_cards_with_the_same_percent_that_are_hardly_worse_are_called_as_good() -> None:
    state = position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah Kh 2h", "5s", "0 0 1 9h Th")
    seen = seen_in(state)
    points, made = {"Ah": 6.4, "Kh": 6.1, "2h": 4.9}, {6.4: 0.514, 6.1: 0.509, 4.9: 0.32}
    worth = worth_of(seen, points)
    worth = replace(worth, made=tuple(made[each] for each in worth.points))
    said = advice(seen, worth, NAMES[:3], weigher=judged)
    assert said.head == "Good: the ace of hearts"
    assert said.sentences[0] == "The king of hearts is about as good."
