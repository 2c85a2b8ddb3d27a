"""What the coach says before a bid or a card: how much better, why, and what else there is."""

from dataclasses import replace

import pytest

from riverlib.cards import (
    SCORINGS,
    Action,
    Bid,
    FirstLead,
    GameState,
    Play,
    Trump,
    Variant,
    View,
    parse_card,
    view,
)
from riverlib.cards.coach.advice import Advice, advice, reasons
from riverlib.cards.coach.compared import compared
from riverlib.cards.coach.hopeless import is_gone, loses_bid, sure_words
from riverlib.cards.coach.judging import stake
from riverlib.cards.coach.levels import Level, level
from riverlib.cards.coach.reason import Kind, Reason
from riverlib.cards.coach.worth import Worth, weigh
from tests.cards.coach.judgement import judged
from tests.cards.table import PLAIN, after, dealt, one_deal

NAMES = ("Anna", "Ben", "Cleo", "Dora")
FAMILY = replace(PLAIN, scoring=SCORINGS["Family night"])
FOREHEAD = replace(PLAIN, hand_sizes=(1,), forehead=True)
PARTNERS = replace(PLAIN, team_size=2)
MINUS_BID = replace(PLAIN, scoring=SCORINGS["Minus the bid"])
OFF_COSTS = replace(PLAIN, scoring=SCORINGS["Ile Fourchue"])
HIGH_LEADS = replace(PLAIN, first_lead=FirstLead.HIGHEST_BIDDER, trump=Trump.NONE)


def position(variant: Variant, hands: str, turn_up: str, line: str) -> GameState:
    """Deal hands parted by ``|`` from seat 0, who bids and leads first, and take a line."""
    split = hands.split("|")
    deal = one_deal(variant, len(split[0].split()))
    return after(dealt(deal, *split, turn_up=turn_up, dealer=len(split) - 1), line)


def choice(text: str) -> Action:
    return Bid(int(text)) if text.isdigit() else Play(parse_card(text))


def seen_in(state: GameState) -> View:
    return view(state, state.to_move)


def worth_of(seen: View, points: dict[str, float], error: float = 0.0) -> Worth:
    """Return a worth by hand; what is not named is worth nothing."""
    by_action = {choice(text): value for text, value in points.items()}
    values = tuple(by_action.get(action, 0.0) for action in seen.legal)
    errors = tuple(0.0 if value == max(values) else error for value in values)
    made = tuple(value / 20 for value in values)
    return Worth(seen.legal, values, errors, made, ((),) * len(values), 400)


def told(state: GameState, points: dict[str, float], **how: object) -> Advice:
    seen = seen_in(state)
    worth = worth_of(seen, points)
    return advice(seen, worth, NAMES[: seen.players], weigher=judged, **how)  # type: ignore[arg-type]


# fmt: off
SAID = {  # rules, hands, turn-up, line, best, other: a sentence that speaks for the best
    (PLAIN, "9h 9c 8c|Th 5c 6c|Ah Jh 2c", "5s", "0 0 2 9h Th", "Jh", "Ah"):
        "The jack of hearts is enough for this trick: you keep the ace of hearts for another.",
    (PLAIN, "9h 9c 8c|Th 5c 6c|Ah 2h 2c", "5s", "0 0 2 9h Th", "Ah", "2h"):
        "You play last, and the ace of hearts beats the 10 of hearts: the trick is yours.",
    (PLAIN, "9h 9c 8c|Th 5c 6c|3s Jc 2c", "5s", "1 1 2 9h Th", "3s", "2c"):
        "You have no hearts, so the 3 of spades can trump this trick.",
    (PLAIN, "Th 9c|8h 5c|5d Qd|2h 3c", "4d", "1 0 2 0 Th 8h", "5d", "Qd"):
        "You have no hearts: trump with the 5 of diamonds and keep the queen for later.",
    (PLAIN, "Th 9c|8h 5c|Kh 2h|4h 3c", "4d", "1 0 2 0 Th 8h", "Kh", "2h"):
        "The king of hearts beats the 10 of hearts, so it may take this trick.",
    (PLAIN, "8h 9c Ad Qd|2h 5c 6c 7c|3h 4c 8c Tc", "4d", "1 1 1", "8h", "Ad"):
        "Keep the ace of diamonds: it is sure to take a trick later.",
    (PLAIN, "8h 9c Jd Qd|2h 5c 6c 7c|3h 4c 8c Tc", "4d", "1 1 1", "8h", "Jd"):
        "Keep the jack of diamonds: a trump may still take another trick.",
    (PLAIN, "Kh 9c 8c|2h 5c 6c|Jh Ah 2c", "5s", "1 1 0 Kh 2h", "Jh", "Ah"):
        "The jack of hearts does not beat Anna's king of hearts, so you do not take this trick.",
    (PLAIN, "Kh 9c 8c|2h 5c 6c|Jh 3h 2c", "5s", "1 1 0 Kh 2h", "Jh", "3h"):
        "The jack of hearts is your highest card that does not take this trick.",
    (PLAIN, "Kh 9c 8c|2h 5c 6c|Ac 2c 6s", "5s", "1 1 0 Kh 2h", "Ac", "6s"):
        "The ace of clubs is no heart and no trump, so it cannot take this trick.",
    (PLAIN, "Kh 9c 8c|2h 5c 6c|Ac 2c 3d", "5s", "1 1 0 Kh 2h", "Ac", "2c"):
        "The ace of clubs cannot take this trick; kept, it might take a later one.",
    (PLAIN, "Ah 9c 8c|Th 5c 6c|Qh 2h As", "5s", "1 0 3 Ah Th", "2h", "Qh"):
        "Neither it nor the queen of hearts can take this trick: keep the queen for a later one.",
    (PLAIN, "Kh 3h 4c|As Jc 3d|7c 8d Qh", "5s", "1 1 0 Kh", "Jc", "As"):
        "The ace of spades is sure to take a trick later, and you need only one.",
    (PLAIN, "Ah 2c 3d|4c 5d Kh|7c 8d 6h", "5s", "1 1 0", "Ah", "2c"):
        "Nobody can hold a heart that beats the ace of hearts: only a trump can.",
    (PLAIN, "As 2c 3d|4c 5d Kh|7c 8d 6h", "5s", "1 1 0", "As", "2c"):
        "Nobody can beat the ace of spades: it takes this trick.",
    (PLAIN, "Kh 2c 3d|4c 5d Qh|7c 8d 6h", "5s", "1 1 0", "2c", "Kh"):
        "The ace of hearts has not been seen yet, and it beats the king of hearts.",
    (PLAIN, "2h Qh|4c 5d|7c 8d|9c 3d", "Kh", "1 0 0 0", "2h", "Qh"):
        "Keep the queen of hearts: only one trump still out beats it.",
    (PLAIN, "2h Kd Qh|4c 5d Kh|7c 8d 6h", "5s", "0 1 1", "2h", "Qh"):
        "You bid no tricks, so you want none.",
    (PLAIN, "As Ks Ad|2c 3c 4c|4d 5d 6d", "5s", "3 0 1", "As", "Ad"):
        "You need every one of the three tricks left.",
    (PLAIN, "As Ad|2c 3c|4d 5d", "5s", "2 0 1", "As", "Ad"):
        "You need both tricks left.",
    (PARTNERS, "2h 9c 8c|Th 5c 6c|Ah Jh 2c|3h 4h 5h", "5s", "0 0 2 2 2h Th", "Ah", "Jh"):
        "You together still need two of the three tricks left.",
    (PLAIN, "As Ks Qd|2d 3d 4d|2c 3c 4c", "5s", "", "2", "1"):
        "Nobody can beat your two highest trumps: they are sure tricks.",
    (PLAIN, "Ad Ks 2c|Ts 3s 4s|3c 4c 5c", "5s", "", "2", "1"):
        "Two likely tricks: king of trumps, ace of diamonds.",
    (PLAIN, "Ad Kd Qs 2s|Ts 3s 4s 6s|3c 4c 5c 6c", "5s", "", "4", "3"):
        "Four likely tricks: queen of trumps, ace and king of diamonds, and a trump on clubs.",
    (PLAIN, "Ad Kd 2h 3c|Ts 3s 4s 6s|4c 5c 6c 7c", "5s", "", "2", "3"):
        "Only two likely tricks: ace and king of diamonds.",
    (PLAIN, "Kd 3d 2d|Ts 3s 4s|2c 3c 4c", "5s", "", "1", "0"):
        "The king of diamonds can wait until the ace of diamonds has gone: you hold two lower"
        " diamonds.",
    (PLAIN, "Kd 3c 2c|Ts 3s 4s|2h 4c 5c", "5s", "", "0", "1"):
        "The king of diamonds stands alone, so it cannot wait until the ace of diamonds has gone.",
    (PLAIN, "3s 2c 3c|Ts 9s 4s|2h 4c 5c", "5s", "", "1", "0"):
        "You hold no diamonds: you can trump diamonds with the 3 of spades.",
    (PLAIN, "2s|9s|2h", "5s", "", "1", "0"):
        "Your only card is a trump: it beats every other suit.",
    (PLAIN, "Ks 2c 3c|Ts 9s 4s|2h 4c 5c", "5s", "", "1", "0"):
        "Only the ace of spades can beat your trump, the king of spades.",
    (PLAIN, "As 2c Qd|Ts 9s 4s|2h 4c 5c", "5s", "", "1", "0"):
        "Nobody can beat the ace of spades: it is sure to take a trick.",
    (PLAIN, "As 2c Qd|Ts 9s 4s|2h 4c 5c", "5s", "1 0 0", "Qd", "As"):
        "The ace of spades is the one trick you need: get rid of the queen of diamonds while a"
        " higher diamond can take it.",
    (PLAIN, "4d 2c 3c|Ts 9s 4s|2h 4c 5c", "5s", "", "0", "1"):
        "You hold no trump, and any trump beats your cards.",
    (PLAIN, "4d 2c 3c|Ts 9s 4s|2h 4c 5c", "5s", "", "1", "2"):
        "Not 2: you hold no trump, and any trump beats your cards.",
    (PLAIN, "4d 2c 3c|Ts 9s 4s|As Ks Qs", "5s", "0 0", "2", "1"):
        "3 would be best, but the bids may not add up to 3.",
    (PLAIN, "4d 2c 3c|Ts 9s 4s|As Ks 2s", "5s", "2 2", "1", "2"):
        "Not 2: so far the bids make four, more than the three tricks there are.",
    (FAMILY, "4d 2c 3c|Ts 9s 4s|As Ks 2s", "5s", "2 2", "1", "0"):
        "Made, 1 brings 11 points and 0 only 5.",
    (MINUS_BID, "4d 2c 3c|Ts 9s 4s|As Ks 2s", "5s", "2 2", "1", "2"):
        "Missed, a bid of 2 costs 2 points, a bid of 1 only 1.",
    (FAMILY, "4d 2c 3c|Ts 9s 4s|As Ks 2s", "5s", "2 2", "1", "2"):
        "Missed, a bid of 2 takes 2 points off your tricks, a bid of 1 only 1.",
    (HIGH_LEADS, "Ad Kd Qd|Ts 9s 4s|As Ks 2s", "", "", "3", "2"):
        "The highest bidder leads first.",
    (PARTNERS, "4d|2c|3c|5c", "5s", "1 0", "0", "1"):
        "Anna has bid 1, and your tricks are counted together.",
    (FOREHEAD, "Ah|As|2d|3d", "5s", "", "0", "1"):
        "No card that yours may be takes the trick.",
    (FOREHEAD, "Ah|2h|2d|2c", "5s", "0", "1", "0"):
        "Anna sees your card and has bid 0.",
}
# fmt: on


@pytest.mark.parametrize(("place", "sentence"), SAID.items(), ids=SAID.values())
def test_what_speaks_for_a_choice(place: tuple[Variant, ...], sentence: str) -> None:
    variant, hands, turn_up, line, best, rival = place
    seen = seen_in(position(variant, hands, turn_up, line))  # type: ignore[arg-type]
    both = reasons(seen, choice(best), choice(rival), NAMES[: seen.players])  # type: ignore[arg-type]
    assert sentence in [reason.text for group in both for reason in group]


HIGH_ALONE = ("As", "Ks", "Qs")
"""Trumps that take a trick by their rank, so that no short suit is needed for it."""


@pytest.mark.parametrize("trump", HIGH_ALONE)
def test_a_short_suit_is_no_reason_where_the_only_trump_is_a_high_one(trump: str) -> None:
    hands = f"{trump} 2c Qd|Ts 9s 4s|2h 4c 5c"
    bidding = seen_in(position(PLAIN, hands, "5s", ""))
    leading = seen_in(position(PLAIN, hands, "5s", "1 0 0"))
    said = [reasons(bidding, Bid(1), Bid(0), NAMES[:3]), _both_in(leading, "Qd", "2c")]
    kinds = {reason.kind for both in said for group in both for reason in group}
    assert kinds & {Kind.SURE_TRUMPS, Kind.HIGH_TRUMP}
    assert not kinds & {Kind.CAN_TRUMP, Kind.MAKES_SHORT}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hand", "high"), [("2c Jc Qd 2s Ah", Kind.SURE_TRUMPS), ("2c Kh", Kind.HIGH_TRUMP)]
)
def test_a_bid_of_one_rests_on_the_high_trump(hand: str, high: Kind) -> None:
    size = len(hand.split())
    others = ["3c 4c 5c 3d 4d", "6c 7c 8c 5d 6d", "9c Tc 7d 8d 9d"]
    hands = [hand, *(" ".join(cards.split()[:size]) for cards in others)]
    seen = seen_in(position(FAMILY, "|".join(hands), "8h", ""))
    said = advice(seen, weigh(seen), NAMES, over=Bid(0))
    assert (said.best, said.kinds[0]) == (Bid(1), high)


def test_one_sure_trick_speaks_for_a_bid_of_one_and_not_of_two() -> None:
    bidding = seen_in(position(PLAIN, "As Qd Kd|Ts 9s 4s|2h 4c 5c", "5s", ""))
    kinds = {
        (best, rival): {
            reason.kind
            for group in reasons(bidding, Bid(best), Bid(rival), NAMES[:3])
            for reason in group
        }
        for best, rival in ((1, 0), (2, 1))
    }
    assert Kind.SURE_TRUMPS in kinds[1, 0]
    assert Kind.SURE_TRUMPS not in kinds[2, 1]


def test_a_seat_that_has_shown_to_have_none_of_a_suit_may_trump_it() -> None:
    line = "3 0 0 Kh 2h 3c Ad 4d 5d"
    state = position(PLAIN, "Kh 2d Ad Ah|2h 4d Td 4h|3c 5d 6d 7d", "5s", line)
    said = [reason.text for group in _both(state, "2d", "Ah") for reason in group]
    assert "Cleo has no hearts left and may trump the ace of hearts." in said


def _both(state: GameState, best: str, rival: str) -> tuple[tuple[Reason, ...], ...]:
    return _both_in(seen_in(state), best, rival)


def _both_in(seen: View, best: str, rival: str) -> tuple[tuple[Reason, ...], ...]:
    return reasons(seen, choice(best), choice(rival), NAMES[: seen.players])


LAST = (PLAIN, "9h 9c 8c|Th 5c 6c|Ah 2h 2c", "5s", "0 0 2 9h Th")


def test_advice_names_the_best_choice_how_much_better_it_is_and_why() -> None:
    said = told(position(*LAST), {"Ah": 9.0, "2h": 4.0})
    assert (said.best, said.level, said.head) == (
        Play(parse_card("Ah")),
        Level.MUCH,
        "Best: the ace of hearts",
    )
    over = told(position(*LAST), {"Ah": 9.0, "2h": 4.0}, over=choice("2h"))
    assert over.head == "Much better: the ace of hearts", "an answer to a choice says by how much"
    assert said.kinds == (Kind.TAKES_LAST, Kind.NEEDS_SOME)
    assert said.sentences == (
        "You play last, and the ace of hearts beats the 10 of hearts: the trick is yours.",
        "You still need two of the three tricks left.",
    )
    assert said.numbers == (
        "It brings about 9 points instead of 4. With the ace of hearts you make your bid in about"
        " 5 of 10 deals, with the 2 of hearts only in 2 of 10."
    )


def test_alternatives_come_with_their_worth() -> None:
    said = told(position(*LAST[:3], "0 0"), {"0": 4.0, "1": 5.0, "2": 9.5})
    words = [(each.action, each.words) for each in said.alternatives]
    assert words == [
        (Bid(1), "much worse: about 5 points instead of 10"),
        (Bid(0), "much worse: about 4 points instead of 10"),
    ]


def test_equal_choices_get_no_reason() -> None:
    said = told(position(*LAST), {"Ah": 9.0, "2h": 8.9})
    head = "Either will do: the ace of hearts, say"
    assert (said.level, said.head, said.kinds) == (Level.SAME, head, ())
    assert said.sentences == ()
    assert said.in_short == "About 9 points whichever you choose."


def test_what_is_the_same_of_two_choices_is_said_once_or_not_at_all() -> None:
    ace, two = Play(parse_card("Ah")), Play(parse_card("2h"))
    assert compared((-1.84, -1.76), ("0%", "0%"), ace, two) == ""
    said = told(position(*LAST), {"Ah": 1.4, "2h": 1.3})
    assert said.numbers == "About 1 point whichever you choose."


def test_a_bid_that_is_lost_is_said_to_be() -> None:
    hands = "9h 9c 8c|Th 5c 6c|Ah 2h 3d"
    assert not is_gone(seen_in(position(FAMILY, hands, "5s", "1 1 3 9h Th")))
    late = position(FAMILY, hands, "5s", "1 1 3 9h Th 2h 5c")
    assert is_gone(seen_in(late))
    points = {"Ah": -2.0, "3d": -2.0}
    same = told(late, points)
    assert same.sentences == ("Your bid is gone.",)
    assert same.numbers == "About as many points whichever you choose."
    better = told(late, points | {"Ah": 1.0})
    assert any("bid is gone" in text or "no longer be made" in text for text in better.sentences)


def test_a_bid_that_cannot_come_out_is_called_so_and_why() -> None:
    bidding = seen_in(position(FAMILY, "As 2c Qd|Ts 9s 4s|2h 4c 5c", "5s", ""))
    assert loses_bid(bidding, Bid(0)) == "That cannot come out!"
    assert sure_words(bidding, Bid(0)) == "The ace of spades will take a trick."
    assert [loses_bid(bidding, Bid(1)), sure_words(bidding, Bid(1))] == ["", ""]
    two = seen_in(position(FAMILY, "As Ks Qd|Ts 9s 4s|2h 4c 5c", "5s", ""))
    assert sure_words(two, Bid(1)) == "Your two highest trumps will take two tricks."
    leading = seen_in(position(FAMILY, "As 2c Qd|Ts 9s 4s|2h 4c 5c", "5s", "0 0 1"))
    assert [loses_bid(leading, each) for each in leading.legal] == [""] * 3, "it is lost anyhow"
    following = seen_in(position(FAMILY, "9h 9c 8c|Th 5c 6c|Ah 2h 3d", "5s", "1 1 3 9h Th"))
    assert loses_bid(following, choice("2h")) == "Then your bid is gone!"


def test_what_is_not_certain_to_be_better_gets_no_reason() -> None:
    seen = seen_in(position(*LAST))
    worth = worth_of(seen, {"Ah": 9.0, "2h": 7.0}, error=2.5)
    assert advice(seen, worth, NAMES, weigher=judged).level is Level.SAME


def test_a_choice_as_good_is_named() -> None:
    state = position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah Kh 2h", "5s", "0 0 1 9h Th")
    said = told(state, {"Ah": 9.0, "Kh": 8.9, "2h": 4.0})
    assert said.head == "Good: the ace of hearts"
    assert said.sentences[0] == "The king of hearts is about as good."
    assert said.begins_with == len(said.sentences) == 2, "and at once why it is better than others"
    assert said.numbers.startswith("It brings about 9 points instead of 4 (the 2 of hearts).")


def test_where_it_is_all_one_which_card_of_a_suit_is_played_the_suit_is_advised() -> None:
    state = position(PLAIN, "9h 9c 8c 7c|Th 5c 6c 4c|Ah Kh Qh 2c", "5s", "0 0 1 9h Th")
    said = told(state, {"Ah": 9.0, "Kh": 8.9, "Qh": 8.9})
    assert said.level is Level.SAME
    leading = position(PLAIN, "Kd Qd 9c 8c|Th 5c 6c 4c|Ah Kh Qh 2c", "5s", "0 0 1")
    said = told(leading, {"Kd": 9.0, "Qd": 8.95, "9c": 4.0, "8c": 3.0})
    assert said.head == "Good: any diamond, such as the king"
    assert "brings about 9 points instead of 4 (the 9 of clubs). With the king" in said.numbers
    mixed = told(leading, {"Kd": 9.0, "9c": 8.95, "8c": 5.9, "Qd": 3.0})
    assert mixed.head == "Good: the king of diamonds"
    assert mixed.sentences[0] == "The 9 of clubs is about as good."


def test_a_chance_is_told_once_and_of_one_rival() -> None:
    state = position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah 2h 2c", "5s", "0 0")
    said = told(state, {"1": 10.0, "0": 9.95, "2": 4.0})
    assert "brings about 10 points instead of 4 (bid 2). A bid of 1 comes true" in said.numbers
    if Kind.CHANCE in said.kinds:
        assert "Made" not in said.numbers


def test_a_choice_about_to_be_made_is_what_the_best_is_compared_with() -> None:
    state = position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah Kh 2h", "5s", "0 0 1 9h Th")
    points = {"Ah": 9.0, "Kh": 6.0, "2h": 4.0}
    said = told(state, points, over=Play(parse_card("Kh")))
    assert said.level is Level.MUCH
    assert "brings about 9 points instead of 6. With the ace of hearts you make" in said.numbers
    same = told(state, points | {"Kh": 8.95}, over=Play(parse_card("Kh")))
    assert same.sentences == ("The king of hearts is about as good as the ace of hearts.",)


def test_one_choice_needs_no_advice() -> None:
    state = position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah 3d 2c", "5s", "0 0 2 9h Th")
    said = told(state, {"Ah": 9.0})
    assert (said.sentences, said.alternatives) == ((), ())


def test_without_a_fact_that_matters_the_chance_is_told() -> None:
    def unmoved(seen: View) -> Worth:
        return Worth(seen.legal, (9.0, 4.0), (0.0, 0.0), (0.5, 0.2), ((), ()), 1)

    seen = seen_in(position(*LAST))
    said = advice(seen, worth_of(seen, {"Ah": 9.0, "2h": 4.0}), NAMES, weigher=unmoved)
    assert said.kinds == (Kind.CHANCE,)
    assert said.sentences == ("With it your bid is safer.",)
    assert (
        said.in_short
        == "You make your bid in about 5 of 10 deals, with the 2 of hearts only in 2 of 10."
    )


def test_people_without_names_are_told_apart_by_their_number() -> None:
    state = position(PLAIN, "Kh 9c 8c|2h 5c 6c|Jh Ah 2c", "5s", "1 1 0 Kh 2h")
    seen = seen_in(state)
    said = advice(seen, worth_of(seen, {"Jh": 9.0, "Ah": 4.0}), weigher=judged)
    assert any("Player 1's king of hearts" in text for text in said.sentences)


def test_advice_depends_on_nothing_that_the_seat_does_not_see() -> None:
    one = position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah 2h 2c", "5s", "0 0 2 9h Th")
    other = position(PLAIN, "9h Ad Kd|Th As Ks|Ah 2h 2c", "5s", "0 0 2 9h Th")
    points = {"Ah": 9.0, "2h": 4.0}
    assert told(one, points) == told(other, points)


@pytest.mark.parametrize(
    ("cost", "scoring", "expected"),
    [
        (0.1, "Basic", Level.SAME),
        (0.4, "Basic", Level.LITTLE),
        (1.0, "Basic", Level.BETTER),
        (2.5, "Basic", Level.MUCH),
        (2.5, "Twenty and ten", Level.BETTER),
        (1.0, "Twenty and ten", Level.LITTLE),
    ],
)
def test_a_difference_weighs_by_what_a_bid_made_is_worth(
    cost: float, scoring: str, expected: Level
) -> None:
    points = stake(replace(PLAIN, scoring=SCORINGS[scoring]), 3)
    assert level(cost, 0.0, points) is expected
