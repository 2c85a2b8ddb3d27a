"""A reason speaks for the better card, given what its seat still needs; else the numbers do."""

import re
from itertools import islice
from random import Random

import pytest

from riverlib.cards import Phase, Play, legal_actions, view
from riverlib.cards.coach.advice import advice, reasons
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.fitting import need_concluded, with_need
from riverlib.cards.coach.reason import PRAISES_LOSING, Kind
from tests.cards.coach.positions import NAMES, all_decisions
from tests.cards.coach.test_advice import choice, position, seen_in, worth_of
from tests.cards.coach.test_fitting_reasons import reasons_for
from tests.cards.table import PLAIN

LED = "9d 2c Tc|Td Ah Qh|Jd 8d 3s"
NEEDS_NONE = "0 1 1"

# fmt: off
FITS = {  # hands, turn-up, line, best, other: a kind of reason, and whether it may be given
    "a low trump is led, one trick is needed":
        (LED, "9c", "1 1 0", "2c", "9d", Kind.MANY_ABOVE, False),
    "a low trump is led, none is needed":
        (LED, "9c", NEEDS_NONE, "2c", "9d", Kind.MANY_ABOVE, True),
    "a low card is led, two of three are needed":
        ("2d Kd 9c|Td Ah Qh|Jd 8d 3s", "9h", "2 0 0", "2d", "Kd", Kind.MANY_ABOVE, False),
    "a low card is led, one of three is needed":
        ("2d Kd 9c|Td Ah Qh|Jd 8d 3s", "9h", "1 1 0", "2d", "Kd", Kind.MANY_ABOVE, True),
    "a king is led that the ace beats, none is needed":
        ("2d Kd 9c|Td Ah Qh|Jd 8d 3s", "9h", NEEDS_NONE, "2d", "Kd", Kind.BEATEN_BY, False),
    "a king is led that the ace beats, one is needed":
        ("2d Kd 9c|Td Ah Qh|Jd 8d 3s", "9h", "1 1 0", "2d", "Kd", Kind.BEATEN_BY, True),
    "a trick is left to others, two of three are needed":
        ("Kh 9c 8c|2h 5c 6c|Jh Ah 2c", "5s", "1 1 2 Kh 2h", "Jh", "Ah", Kind.UNDER, False),
    "a trick is left to others, one of three is needed":
        ("Kh 9c 8c|2h 5c 6c|Jh Ah 2c", "5s", "1 2 1 Kh 2h", "Jh", "Ah", Kind.UNDER, True),
}
# fmt: on


@pytest.mark.parametrize(
    ("hands", "turn_up", "line", "best", "rival", "kind", "may_be"), FITS.values(), ids=FITS
)
def test_what_a_card_does_is_praised_only_where_it_is_wanted(
    hands: str, turn_up: str, line: str, best: str, rival: str, kind: Kind, may_be: bool
) -> None:
    first, _ = reasons_for(PLAIN, hands, turn_up, line, best, rival)
    assert (kind in {each.kind for each in first}) is may_be


def test_where_no_reason_speaks_for_a_card_its_numbers_do() -> None:
    seen = seen_in(position(PLAIN, LED, "9c", "1 1 0"))
    worth = worth_of(seen, {"2c": 9.0, "9d": 4.0, "Tc": 4.0})

    said = advice(seen, worth, NAMES[:3], over=choice("9d"), weigher=lambda _: worth)
    assert said.sentences == ("With it your bid is safer.",)


def test_whoever_needs_a_trick_and_lets_one_go_hears_that_few_are_needed() -> None:
    seen = seen_in(position(PLAIN, "Kh 9c 8c|2h 5c 6c|Jh Ah 2c", "5s", "1 2 1 Kh 2h"))
    first, then = reasons(seen, choice("Jh"), choice("Ah"), NAMES[:3])
    under = next(each for each in first if each.kind is Kind.UNDER)
    said = with_need(seen, [(under.kind, under.text)], then)
    assert [text for _, text in said][1:] == ["You need only one of the three tricks left."]


SAID_ALONE = {  # best, other, hands, line: what is added where the need is all that is said
    ("Kd", "2d", "2d Kd 9c|Td Ah Qh|Jd 8d 3s", "2 0 0"):
        ", and the king of diamonds is likelier to win than the 2 of diamonds.",
    ("2d", "Kd", "2d Kd 9c|Td Ah Qh|Jd 8d 3s", "1 1 0"):
        ", and the 2 of diamonds is less likely to win than the king of diamonds.",
    ("2d", "8c", "2d Ks 8c|Td Ah Qh|Jd 8d 3s", "1 1 0"): "",
}  # fmt: skip


@pytest.mark.parametrize(("how", "tail"), SAID_ALONE.items())
def test_what_is_needed_is_never_said_without_what_the_card_does_for_it(
    how: tuple[str, str, str, str], tail: str
) -> None:
    best, rival, hands, line = how
    seen = seen_in(position(PLAIN, hands, "9c" if not tail else "9h", line))
    then = "You need some."
    said = need_concluded(seen, then, Kind.NEEDS_SOME, choice(best), choice(rival))
    assert said == f"You need some{tail or '.'}"


LOSES = re.compile(r"hardly win|not take this trick|cannot take this trick|still needs")


def test_no_reason_contradicts_what_is_needed_in_many_positions() -> None:
    rng, praised = Random(19), 0
    playing = (state for state in all_decisions(1900) if state.phase is Phase.PLAY)
    for state in islice(playing, 150):
        seen, names = view(state, state.to_move), NAMES[: state.players]
        best, rival = rng.sample(legal_actions(state), 2)
        assert isinstance(best, Play)
        assert isinstance(rival, Play)
        facts = Facts(seen)
        first, then = reasons(seen, best, rival, names)
        for each in (*first, *then):
            if each.kind not in PRAISES_LOSING:
                continue
            praised += 1
            if facts.wants_tricks:
                assert facts.wants_few, each.text
                assert facts.avoids(best.card, rival.card), each.text
                if facts.need(facts.seat) > 0:
                    said = with_need(seen, [(each.kind, each.text)], then)
                    assert not LOSES.search(each.text) or len(said) > 1 or each in then
    assert praised > 10
