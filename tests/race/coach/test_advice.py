"""Advice in words: what it promises is so on any river, and the words follow from the numbers."""

import re
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given

from riverlib import race
from riverlib.race import WIND, GoodWind, IllWind, Phase, RaceState, Sail, legal_actions
from riverlib.race.certain import certain
from riverlib.race.coach import advice
from riverlib.race.coach.odds import ChoiceOdds
from riverlib.race.coach.outcome import outcomes
from riverlib.race.coach.reasons import reason, what_it_gives_up
from riverlib.race.engine import apply
from riverlib.race.events import BoatLost, TideTurned
from tests.race.random_races import RACES, Race

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def to_the_tide(state: RaceState, seat: int) -> int | None:
    """Let nobody else move and say how many boats of a seat the next tide takes."""
    while not state.is_over:
        layout = replace(state.layout, decline_wind=True)
        idle = replace(state, phase=Phase.CHOOSE, face=WIND, layout=layout)
        state, events = apply(idle, race.LoseTurn())
        if any(isinstance(each, TideTurned) for each in events):
            return sum(isinstance(each, BoatLost) and each.seat == seat for each in events)
    return None


def lost_after(state: RaceState, choice: race.Choice) -> int | None:
    """Boats of the seat to move that the tide takes after its choice."""
    after, events = apply(state, choice)
    if any(isinstance(each, TideTurned) for each in events):
        return sum(isinstance(each, BoatLost) and each.seat == state.turn for each in events)
    return to_the_tide(after, state.turn)


@given(race=RACES)
def test_boats_that_are_given_up_are_lost_and_others_would_not_be(race: Race) -> None:
    for state, *_ in race.moves():
        choices = legal_actions(state)
        for chosen in choices[:3]:
            best = choices[-1]
            said = what_it_gives_up(state, chosen, best)
            lost, kept = lost_after(state, chosen), lost_after(state, best)
            if said:
                assert lost is not None
                assert lost > (kept or 0)
                assert ("the boat" if lost == 1 else f"{lost} boats") in said
            else:
                assert lost is None or kept is None or lost <= kept


@given(race=RACES)
def test_what_a_reason_says_of_the_next_tide_is_so(race: Race) -> None:
    for state, *_ in race.moves():
        for choice in legal_actions(state):
            said = reason(state, choice, NAMES)
            if "It saves" in said:
                assert isinstance(choice, Sail | GoodWind)
                stay = state.boats[state.turn].count(0)
                assert (lost_after(state, choice) or 0) == stay - 1
            if isinstance(choice, IllWind) and "the next tide takes" in said:
                after, events = apply(state, choice)
                here = [each.seat for each in events if isinstance(each, BoatLost)]
                if any(isinstance(each, TideTurned) for each in events):
                    assert choice.seat in here
                else:
                    assert to_the_tide(after, choice.seat)
            if "last turn" in said:
                assert apply(state, choice)[0].is_over


def odds(*chances: float, error: float = 0.0) -> tuple[RaceState, ChoiceOdds]:
    """A position of as many choices, worth what is said."""
    state = race.new_game(race.DEFAULT_LAYOUT, players=2)
    state = replace(state, boats=((3, 5, 6), (3, 3, 3)), phase=Phase.CHOOSE, face=2)
    choices = dict(zip(legal_actions(state), chances, strict=True))
    return state, ChoiceOdds(choices, error, exact=not error)


# fmt: off
HINTS = {
    "much": ((0.6, 0.4, 0.3), 0, "Best: card 4 to card 6", "60% to win instead of 40%."),
    "some": ((0.3951, 0.4649, 0.3), 0, "Best: card 6 to card 8", "46% to win instead of 40%."),
    "a little": ((0.4, 0.44, 0.3), 0, "Best: card 6", "44% to win instead of 40%."),
    "too little": ((0.4, 0.42, 0.3), 0, "Good: card 6", "42% to win."),
    "all but alike": ((0.06, 0.04, 0.06), 0.01, "About equal: say, card 4", "About 6% to win."),
    "two alike": ((0.4, 0.41, 0.3), 0, "Good: card 6 to card 8", "41% to win."),
    "all alike": ((0.4, 0.41, 0.405), 0, "It makes no difference: say, card 6", "41% to win."),
    "none of many": ((0.05, 0.0, 0.0), 0.01, "Best", "About 5% to win instead of under 1%."),
    "hopeless": ((0.011, 0.0, 0.004), 0.01, "Luck decides now", ""),
    "lost": ((0.05, 0.0, 0.0), 0, "Best", "5% to win instead of 0%."),
    "perhaps chance": ((0.4, 0.46, 0.3), 0.07, "Good: card 6", "About 46% to win."),
    "perhaps all": ((0.4, 0.43, 0.41), 0.05, "About equal: say, card 6", "About 43% to win."),
}
# fmt: on


def test_of_equal_ill_winds_the_one_against_the_leader_is_named() -> None:
    state = race.new_game(race.DEFAULT_LAYOUT, players=3)
    state = replace(
        state,
        boats=((3, 3, 3), (3, 5, 5), (4, 6, race.HARBOUR)),
        docked=((2, 2),),
        phase=Phase.CHOOSE,
        face=WIND,
    )
    known = ChoiceOdds(dict.fromkeys(legal_actions(state), 0.3), 0.0, exact=True)
    said = advice.hint(state, known, NAMES)
    assert said.head.startswith("It makes no difference: say, an ill wind for Cleo")
    assert said.text == "Cleo has more points than Ben."
    even = replace(state, docked=(), boats=((3, 3, 3), (3, 5, 5), (4, 6, 6)))
    known = ChoiceOdds(dict.fromkeys(legal_actions(even), 0.3), 0.0, exact=True)
    assert advice.hint(even, known, NAMES).text == ""


def test_where_all_is_the_same_a_hint_says_why() -> None:
    def told(state: RaceState) -> str:
        chances = dict.fromkeys(legal_actions(state), 0.4)
        assert len(chances) > 1
        return advice.hint(state, ChoiceOdds(chances, 0.0, exact=True), NAMES).text

    state, _ = odds(0.4, 0.4, 0.4)
    assert told(state) == "Each boat would sail 2 cards."
    assert told(replace(state, boats=((8, 9, 9), (3, 3, 3)))) == "Each boat would take dock 12."
    stopped = replace(state, tides=6)  # the sandbank lies on card 5: it stops the one boat early
    assert told(replace(stopped, boats=((3, 5, 6), (3, 3, 3)))) == ""


def test_where_the_win_is_shared_whatever_is_chosen_nobody_reads_of_half_a_chance() -> None:
    state, known = odds(0.5, 0.5, 0.5)
    first = ((0, 0), (1, 0), (1, 1), (1, 2))  # 12 points against 11, 10 and 9: 30
    state = replace(state, docked=first, boats=((race.HARBOUR, 3, 6), (race.HARBOUR,) * 3))
    assert advice.hint(state, known, NAMES).head != "You share the win either way", "12 + 8 + 7"
    state = replace(
        state, docked=((0, 0), (1, 0), (1, 1)), boats=((race.HARBOUR, 3), (race.HARBOUR,) * 2)
    )
    said = advice.hint(state, known, NAMES)  # 12 + 9 against 11 + 10
    assert (said.head, said.numbers, said.best) == ("You share the win either way", "", None)


@pytest.mark.parametrize(("chances", "error", "head", "numbers"), HINTS.values(), ids=HINTS)
def test_the_word_follows_from_the_difference(
    chances: tuple[float, ...], error: float, head: str, numbers: str
) -> None:
    state, known = odds(*chances, error=error)
    said = advice.hint(state, known, NAMES)
    assert said.head.startswith(head)
    assert said.numbers.startswith(numbers)
    assert "%" not in said.head + said.text
    named = head.startswith(("Best", "Good", "About", "It makes"))
    assert said.best == (known.best if named else None)
    assert said.is_even == head.startswith(("About", "It makes")), (
        "what is not sure is named, and not compared"
    )
    assert bool(said.text) != head.startswith("All"), "that all is the same is said once"


def test_choices_that_are_as_good_have_the_same_number() -> None:
    _, known = odds(0.4, 0.41, 0.3)
    told = [advice.told_beside(known, choice) for choice in known.chances]
    assert told == ["41%", "41%", "30%"]


@given(race=RACES)
def test_every_warning_gives_a_reason_before_it_gives_numbers(race: Race) -> None:
    for state, *_ in race.moves():
        for best, chosen in combinations(legal_actions(state)[:5], 2):
            known = ChoiceOdds({best: 0.6, chosen: 0.3}, 0.0, exact=True)
            said = advice.warning(state, chosen, known, NAMES)
            assert len(re.findall(r"[.!?](?= |$)", said.text)) >= 2
            assert "%" not in said.text
            assert said.numbers == "60% to win instead of 30%."


@given(race=RACES)
def test_every_hint_that_calls_a_choice_better_says_why(race: Race) -> None:
    for state, *_ in race.moves():
        for best, other in combinations(legal_actions(state)[:5], 2):
            known = ChoiceOdds({best: 0.6, other: 0.3}, 0.0, exact=True)
            said = advice.hint(state, known, NAMES)
            sure = certain(state)
            lost, won = state.turn in sure.out, state.turn in sure.won
            head = "You cannot win" if lost else "You have won" if won else "Best: "
            assert said.head.startswith(head)
            assert bool(said.numbers) == (not lost and not won)
            assert said.text.endswith(".")


def test_a_warning_says_what_is_given_up_before_what_is_better() -> None:
    state, _ = odds(0, 0, 0)
    state = replace(state, boats=((0, 5, 6), (3, 3, 3)))
    known = ChoiceOdds(dict(zip(legal_actions(state), (0.5, 0.3, 0.45), strict=True)), 0.0, True)
    said = advice.warning(state, Sail(5), known, NAMES)
    assert said.head == "Careful!"
    assert said.text == (
        "Then the next tide takes the boat on card 1. Much better: card 1 to card 3."
    )
    assert said.outcome == (
        "Card 6 to card 8: one boat lost to the tide. Card 1 to card 3: no boat lost."
    )
    assert advice.warning(state, Sail(6), known, NAMES).head == "Are you sure?"


def test_a_dock_that_is_let_go_is_told_what_for() -> None:
    """A newcomer saw 12 points, and read of a chance of one in a hundred."""
    state, _ = odds(0, 0, 0)
    state = replace(state, boats=((0, 8, 5), (3, 3, 3)))
    known = ChoiceOdds(dict.fromkeys(legal_actions(state), 0.1), 0.0, exact=True)
    known.chances[Sail(0)] = 0.56
    said = advice.warning(state, Sail(8), known, NAMES)
    assert "Then the next tide takes the boat on card 1." in said.text
    assert "The points of all your boats count" in said.outcome
    state = replace(state, boats=((0, 9, 5), (3, 3, 3)), tides=2)  # no sandbank ahead of it
    known = ChoiceOdds(dict.fromkeys(legal_actions(state), 0.1), 0.0, exact=True)
    known.chances[Sail(0)] = 0.56
    said = advice.warning(state, Sail(9), known, NAMES)
    assert "The boat on card 10 can wait: two of three throws bring it home." in said.outcome
    assert said.outcome.startswith(
        "Card 10 to the harbour: 12 points at once and one boat lost to the tide. The boat"
    )


def test_two_ways_are_told_apart_by_what_only_one_of_them_has() -> None:
    """Seven lines stood on a phone, and half of them were true of both ways."""
    state, _ = odds(0, 0, 0)
    state = replace(state, boats=((3, 4, 6), (3, 3, 3)), face=2)
    told = outcomes(state, Sail(3), Sail(4), NAMES)
    assert told == (
        "Card 4 to card 6: after the tide boats lie on cards 4 and 5."
        " Card 5 to card 7: after the tide boats lie on cards 3 and 6."
    )


@given(race=RACES)
def test_why_is_two_sentences_at_most(race: Race) -> None:
    for state, *_ in race.moves():
        for one, other in combinations(legal_actions(state)[:4], 2):
            known = ChoiceOdds({one: 0.2, other: 0.7}, 0.0, exact=True)
            said = advice.warning(state, one, known, NAMES)
            for told in (said.why, said.outcome):
                assert len(re.findall(r"[.!?](?: |$)", told)) <= 2, told
            assert said.why


@given(race=RACES)
def test_what_two_ways_lead_to_is_so(race: Race) -> None:
    for state, *_ in race.moves():
        for one, other in combinations(legal_actions(state)[:4], 2):
            said = outcomes(state, one, other, NAMES)
            for choice, told in zip((one, other), said.split(". "), strict=False):
                lost = lost_after(state, choice)
                assert ("lost to the tide" in told) <= bool(lost)
