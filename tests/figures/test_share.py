"""The picture to share: its size, its letters, its words, for any names and any game."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from io import BytesIO
from itertools import pairwise
from math import ceil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw, ImageFont

from riverlib.analysis import GameScores, course_of
from riverlib.analysis.card_story import story_of
from riverlib.cards import DealResult
from riverlib.figures import theme
from riverlib.figures.share import HEIGHT, WIDTH, card_of_game, card_of_race, labels, letters, png
from tests.analysis.games import GAME, random_race
from tests.analysis.test_card_story import played

NAMES = ("Anna", "Σοφία", "Жанна", "Zoë 😀", "😀👨‍👩‍👧", "W" * 40, "<b>Ben</b>", "小明", " ", "J")


def game(players: int, deals: int = 3, worst: int = -40) -> GameScores:
    return GameScores(
        names=NAMES[:players],
        day=date(2026, 11, 22),
        deals=tuple(
            DealResult(
                hand_size=1,
                dealer=None,
                bids=(0,) * players,
                taken=(1, *(0,) * (players - 1)),
                points=tuple(worst + 13 * ((seat * 7 + no) % 10) for seat in range(players)),
            )
            for no in range(deals)
        ),
    )


def opened(content: bytes) -> Image.Image:
    image = Image.open(BytesIO(content))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    return image.convert("RGB")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_any_names_make_a_picture_in_the_seats_colours(players: int, dark: bool) -> None:
    image = opened(png(card_of_game(game(players)), dark=dark))
    colours = {colour for _, colour in image.getcolors(WIDTH * HEIGHT) or []}
    for seat in range(players):
        red, green, blue = (int(theme.seat_colour(seat)[i : i + 2], 16) for i in (1, 3, 5))
        assert any(abs(r - red) + abs(g - green) + abs(b - blue) < 12 for r, g, b in colours), (
            f"nothing in the colour of seat {seat}"
        )
    corner = image.getpixel((5, HEIGHT - 5))
    assert isinstance(corner, tuple)
    assert (sum(corner) < 200) == dark


def test_one_moment_of_the_winner_is_marked_and_told() -> None:
    told = [moment for moment in story_of(GAME).moments if GAME.sides[moment.side] == "Cleo"]
    (mark,) = card_of_game(GAME).marks
    assert mark.words == f"{GAME.names[told[-1].side]}: {told[-1].short}"
    assert mark.at[0] == told[-1].deal / len(GAME.deals)
    assert card_of_game(game(2, 1)).marks == (), "a single deal has no moments"


def test_the_moment_that_the_headline_tells_is_marked() -> None:
    near = played((1, 9), *[(12, 1)] * 5, *[(-1, 12)] * 3, (0, 6))
    card = card_of_game(near)
    assert card.headline == "Anna won by 2 points; Ben, 47 behind after deal 6, came within 2"
    assert [(mark.seat, mark.words) for mark in card.marks] == [(1, "Ben: 47 behind")]


def test_the_best_come_first_and_the_words_are_the_storys() -> None:
    card = card_of_game(replace(GAME, day=date(2026, 3, 7)))
    assert [row.name for row in card.rows] == ["Cleo", "Anna", "Ben"]
    assert [row.total for row in card.rows] == ["32", "22", "12"]
    assert [row.is_first for row in card.rows] == [True, False, False]
    assert card.headline == story_of(GAME).headline
    assert card.when == "7 March 2026"


@pytest.mark.parametrize("players", [2, 5, 10])
def test_an_upright_picture_fills_a_phone(players: int) -> None:
    content = png(card_of_game(game(players, 19)), upright=True)
    assert Image.open(BytesIO(content)).size == (1080, 1350)


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 10), st.integers(1, 40), st.integers(-200, 200))
def test_all_of_the_lines_lie_on_the_chart(players: int, deals: int, worst: int) -> None:
    card = card_of_game(game(players, deals, worst))
    assert all(0 <= x <= 1 and 0 <= y <= 1 for line in card.lines for x, y in line.points)
    assert all(0 <= height <= 1 for height, _ in card.heights)
    assert len(card.places) <= 21


@pytest.mark.parametrize("players", [2, 4])
def test_a_race_marks_every_boat(players: int) -> None:
    course = course_of(random_race(players, players))
    card = card_of_race(course, date(2026, 3, 7))
    assert len(card.marks) == len(course.boats)
    assert sum(mark.is_lost for mark in card.marks) == sum(
        boat.end == "lost" for boat in course.boats
    )
    docks = sorted(str(boat.dock) for boat in course.boats if boat.dock is not None)
    assert sorted(mark.brief for mark in card.marks if mark.brief) == docks
    named = [mark for mark in card.marks if mark.words != mark.brief]
    assert sorted(mark.seat for mark in named) == list(range(players)), "a name for each"
    for mark in named:
        assert mark.words == f"{course.names[mark.seat]} {mark.brief}".strip()
    assert all(0 <= x <= 1 and 0 <= y <= 1 for line in card.lines for x, y in line.points)
    assert len({mark.at for mark in card.marks if mark.is_lost}) == sum(
        mark.is_lost for mark in card.marks
    ), "no lost boat lies on another"
    opened(png(card))


def test_a_race_is_counted_in_rounds_as_its_headline_counts() -> None:
    """What the eyes found: "by round 9" above an axis from turn 4 to turn 36."""
    course = course_of(random_race(4, 4))
    card = card_of_race(course)
    assert card.below == "where the boats were, round by round"
    for place, number in card.places:
        assert course.round_of(ceil(place * course.turns)) == int(number)
    places = [place for place, _ in card.places]
    assert len(places) > 3
    assert all(later - place >= 1 / 12 for place, later in pairwise(places))
    assert int(card.places[-1][1]) == len(course.rounds), "the last round has its number"


@given(
    st.lists(
        st.tuples(st.floats(0, 600), st.floats(100, 300), st.floats(10, 300), st.booleans()),
        max_size=12,
    )
)
def test_words_beside_marks_lie_on_nothing(
    marks: list[tuple[float, float, float, bool]],
) -> None:
    within = (0.0, 40.0, 620.0, 400.0)
    taken: list[labels.Box] = [(x - 7, y - 7, x + 7, y + 7) for x, y, *_ in marks]
    for x, y, wide, is_level in marks:
        box = labels.placed((x, y), (wide, 30.0), taken, within, is_level=is_level)
        if box is None:
            continue
        assert box[2] - box[0] == pytest.approx(wide)
        assert box[0] >= 0
        assert box[1] >= 40
        assert box[2] <= 620
        assert box[3] <= 400
        for left, top, right, bottom in taken:
            assert box[2] <= left or right <= box[0] or box[3] <= top or bottom <= box[1]
        taken.append(box)


_POINTS = st.tuples(st.floats(0, 620), st.floats(40, 400))
_WITHIN = (0.0, 40.0, 620.0, 400.0)


@given(_POINTS, st.floats(10, 300), st.lists(st.tuples(_POINTS, _POINTS), max_size=8))
def test_words_cover_a_line_only_where_nothing_better_is_free(
    at: tuple[float, float], wide: float, ways: list[labels.Way]
) -> None:
    plain = labels.placed(at, (wide, 30.0), [], _WITHIN)
    box = labels.placed(at, (wide, 30.0), [], _WITHIN, ways=ways)
    if box != plain:
        assert box is not None
        assert not any(labels.crosses(way, box) for way in ways)
        assert box[0] >= 0
        assert box[1] >= 40
        assert box[2] <= 620
        assert box[3] <= 400


def test_a_moment_in_a_crowd_is_told_beside_the_lines() -> None:
    """What the eyes found: "Heron: 40 behind" cut a line that passed above its dot."""
    ways = [
        ((641.0, 222.0), (880.0, 60.0)),
        ((880.0, 60.0), (1024.0, 70.0)),
        ((641.0, 222.0), (880.0, 170.0)),
        ((880.0, 170.0), (1024.0, 70.0)),
        ((640.0, 345.0), (880.0, 224.0)),
        ((880.0, 224.0), (1024.0, 166.0)),
    ]
    box = labels.placed((880, 170), (225, 30), [], (114, 0, 1052, 444), ways=ways)
    assert box is not None
    assert not any(labels.crosses(way, box) for way in ways)


@pytest.mark.parametrize(
    ("way", "is_met"),
    [
        (((0, 0), (30, 30)), True),
        (((15, 15), (16, 16)), True),
        (((0, 15), (30, 15)), True),
        (((0, 5), (30, 5)), False),
        (((0, 0), (9, 9)), False),
        (((0, 25), (12, 40)), False),
        (((15, 15), (15, 15)), True),
    ],
)
def test_a_line_meets_a_box_that_it_passes_through(way: labels.Way, is_met: bool) -> None:
    assert labels.crosses(way, (10, 10, 20, 20)) == is_met


# --- letters --------------------------------------------------------------------------------


def test_the_letters_are_those_of_the_pages() -> None:
    """Streamlit brings them along; an upgrade that moves them is to be noticed here."""
    for face, family in ((letters.SANS, "SourceSans"), (letters.SERIF, "SourceSerif")):
        drawn = letters.font(face, 20)
        assert isinstance(drawn, ImageFont.FreeTypeFont)
        assert family in str(drawn.getname()[0]).replace(" ", "")


def test_without_them_there_is_a_picture_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "_path", lambda _face: None)
    letters.font.cache_clear()
    opened(png(card_of_game(game(4))))
    letters.font.cache_clear()


def test_a_name_without_a_letter_that_can_be_drawn_is_called_by_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(letters, "_ELSEWHERE", ())
    told = {
        name: letters.name_of(name, 5, letters.SANS, 20, 400)[0]
        for name in ("Zoë 😀", "😀👨‍👩‍👧", "小明", "Σοφία Жук")
    }
    assert list(told.values()) == ["Zoë", "Player 5", "Player 5", "Σοφία Жук"]


def test_no_word_is_left_alone_at_the_end() -> None:
    """What fresh eyes found: "boats" alone in the third line."""
    drawn = letters.font(letters.SERIF, 60, 700)
    said = "Anna brought one boat home in round 8 and won by 1 point; the waterfall took six boats"
    for share in (0.6, 0.9, 0.99):
        rows = letters.at_most(said, drawn, share * drawn.getlength(said), 3)
        assert " ".join(rows) == said
        widths = [drawn.getlength(row) for row in rows]
        assert len(rows) == 2
        assert min(widths) > 0.7 * max(widths)


@given(st.text(st.characters(codec="utf-8", max_codepoint=0x24F), max_size=80), st.integers(1, 4))
def test_lines_are_never_wider_than_they_may_be(text: str, most: int) -> None:
    drawn = letters.font(letters.SANS, 20)
    rows: Sequence[str] = letters.at_most(text, drawn, 200, most)
    assert len(rows) <= most
    paper = ImageDraw.Draw(Image.new("L", (400, 40)))
    assert all(paper.textlength(row, drawn) <= 200 for row in rows)
