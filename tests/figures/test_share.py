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
from riverlib.figures.share import HEIGHT, WIDTH, card_of_game, card_of_race, letters, png
from tests.analysis.games import GAME, random_race

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
    assert sorted(mark.words for mark in card.marks if mark.words) == docks
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


@given(st.text(st.characters(codec="utf-8", max_codepoint=0x24F), max_size=80), st.integers(1, 4))
def test_lines_are_never_wider_than_they_may_be(text: str, most: int) -> None:
    drawn = letters.font(letters.SANS, 20)
    rows: Sequence[str] = letters.at_most(text, drawn, 200, most)
    assert len(rows) <= most
    paper = ImageDraw.Draw(Image.new("L", (400, 40)))
    assert all(paper.textlength(row, drawn) <= 200 for row in rows)
