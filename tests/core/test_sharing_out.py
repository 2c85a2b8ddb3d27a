"""Colours shared out among names: no two alike, and who played more keeps the own one."""

from hypothesis import given
from hypothesis import strategies as st

from riverlib.core.faces import COLOURS
from riverlib.core.sharing_out import Wish, shared_out

WISHES = st.builds(
    Wish,
    colours=st.lists(st.integers(0, len(COLOURS) - 1), max_size=3).map(tuple),
    games=st.integers(0, 5),
    is_person=st.booleans(),
)


@given(wishes=st.lists(WISHES, max_size=14))
def test_no_two_share_a_colour_and_who_comes_first_has_the_own_one(wishes: list[Wish]) -> None:
    worn = shared_out(wishes)
    assert len(worn) == len(wishes)
    assert set(worn) <= set(range(len(COLOURS)))
    assert len(set(worn)) == min(len(wishes), len(COLOURS))
    for at, wish in enumerate(wishes):
        rivals = [each for each in wishes if each.colours[:1] == wish.colours[:1]]
        first = max(rivals, key=lambda each: (each.is_person, each.games))
        if wish.colours and wish is first:
            assert worn[at] == wish.colours[0]


def test_who_gives_way_leaves_the_others_their_own() -> None:
    anna, ben, otter = (
        Wish(colours=(4,), games=9),
        Wish(colours=(4, 1), games=2),
        Wish(colours=(1,), games=30, is_person=False),
    )
    assert shared_out([ben, anna, otter])[1:] == (4, 1)
    assert shared_out([ben, anna, otter])[0] not in (4, 1)
    assert shared_out([ben, anna]) == (1, 4)
