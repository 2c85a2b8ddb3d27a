"""Several choices in a few words: groups of cards, runs of bids, and what to keep."""

import pytest

from riverlib.cards import Action, Bid, Play, parse_card
from riverlib.cards.coach.alike import as_good_words, avoid_words, groups, to_avoid
from riverlib.cards.coach.levels import Level

HELD = "4h 6h 9h Kh 2c 3c 7c Jc As"


def plays(cards: str) -> tuple[Action, ...]:
    return tuple(Play(parse_card(each)) for each in cards.split())


@pytest.mark.parametrize(
    ("some", "best", "said"),
    [
        ("As", "", "the ace of spades"),
        ("4h 6h", "", "the 4 and 6 of hearts"),
        ("4h 6h 9h Kh", "", "any heart"),
        ("6h 9h Kh", "4h", "any other heart"),
        ("2c 3c 7c", "", "any club up to the 7"),
        ("6h 9h", "4h", "the 6 and 9 of hearts"),
        ("3c 7c Jc", "As", "any club from the 3 up"),
        ("2c 3c Jc", "As", "the 2, 3 and jack of clubs"),
        ("2c 2c 3c", "As", "the 2 and 3 of clubs"),
    ],
)
def test_cards_of_a_suit_are_named_together(some: str, best: str, said: str) -> None:
    beside = plays(best)[0] if best else None
    [(name, named)] = groups(plays(HELD), plays(some), beside)
    assert name == said
    assert set(named) == set(plays(some))


def test_of_many_groups_two_are_named_and_marked() -> None:
    same = plays("4h 6h 9h Kh 2c As")
    words, named = as_good_words(plays(HELD), plays("3c")[0], same)
    assert words == "Any heart and the 2 of clubs are about as good."
    assert named == plays("4h 6h 9h Kh 2c")


@pytest.mark.parametrize(
    ("bids", "said"),
    [
        ([2], "Bidding 2 is about as good."),
        ([4, 2], "Bidding 2 or 4 is about as good."),
        ([2, 3, 4], "Bidding anything from 2 to 4 is about as good."),
    ],
)
def test_bids_are_named_together(bids: list[int], said: str) -> None:
    legal = tuple(map(Bid, range(6)))
    words, named = as_good_words(legal, Bid(1), [Bid(each) for each in bids])
    assert words == said
    assert set(named) == set(map(Bid, bids))


SAME, LITTLE, MUCH = Level.SAME, Level.LITTLE, Level.MUCH


@pytest.mark.parametrize(
    ("levels", "avoided"),
    [
        ([SAME, SAME, SAME, MUCH], 1),
        ([SAME, SAME, SAME, MUCH, MUCH], 2),
        ([SAME, SAME, SAME, LITTLE, MUCH], 1),
        ([SAME, SAME, LITTLE], 0),
        ([SAME, MUCH], 0),
        ([SAME, SAME, MUCH, MUCH, MUCH], 0),
        ([SAME, SAME, SAME], 0),
    ],
)
def test_where_most_is_good_the_rest_is_named(levels: list[Level], avoided: int) -> None:
    best, *others = plays(HELD)
    found = to_avoid(best, list(zip(others, levels, strict=False)))
    assert len(found) == avoided
    assert not avoided or found[-1] == others[len(levels) - 1]


def test_what_to_play_is_said_before_what_to_keep() -> None:
    low, king = plays("4h Kh")
    said = avoid_words(plays(HELD), low, [king])
    assert said == "Play the 4 of hearts, say. Anything but the king is fine"
    said = avoid_words(plays(HELD), low, plays("7c Jc"))
    assert said == "Play the 4 of hearts, say. Anything but the 7 or jack of clubs is fine"
