"""A picture of a game for a family chat: headline, names, totals, day, and the game drawn small.

Drawn here, without a browser and without a network, in the colours and letters of the pages.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist

from PIL import Image, ImageColor, ImageDraw

from riverlib.figures import theme
from riverlib.figures.share import letters
from riverlib.figures.share.frame import LYING, UPRIGHT, Frame
from riverlib.figures.share.labels import Box, Way, leads_over, nearest_point, placed
from riverlib.figures.share.letters import SANS, SERIF

WIDTH, HEIGHT = LYING.width, LYING.height
"""Pixels of a lying picture."""
_SCALE = 2
"""Drawn twice as large and made smaller, which rounds all edges."""
_RAIL, _EDGE, _GAP = 66, 56, 14
_MARK = 7
"""Pixels from the middle of a mark to its edge."""
_FAR = 24
"""Pixels from a mark to its words from which on a thin line leads to them."""
_MOST_BELOW = 5
"""Names below each other on an upright picture; more stand in two columns."""
_SMALLEST = 0.58
"""How far a long name is made smaller before it is cut."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody with a total of their own."""

    name: str
    seat: int
    total: str
    note: str = ""
    """A few words beside the total; where there is room."""
    is_first: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the small chart; it leads to a name."""

    seat: int
    points: tuple[Point, ...]
    """0 to 1 from the left and from below."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that happened to somebody, drawn on the chart."""

    seat: int
    at: Point
    is_lost: bool = False
    """A cross, else a dot."""
    words: str = ""
    """A few words beside the mark."""
    brief: str = ""
    """What is written where there is no room for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareCard:
    """All that is on the picture."""

    game: str
    when: str
    headline: str
    rows: tuple[Row, ...]
    """The best first."""
    lines: tuple[Line, ...]
    heights: tuple[tuple[float, str], ...]
    """Quiet lines across, 0 to 1 from below, and what stands beside them."""
    places: tuple[tuple[float, str], ...]
    """What stands below the chart, 0 to 1 from the left."""
    below: str
    """What the places are."""
    marks: tuple[Mark, ...] = ()
    colours: tuple[int, ...] = ()
    """Number of the colour of each seat; without any, seats have their own."""
    leads: bool = True
    """Whether a line ends at its player's total, so that it may lead to the name."""


@dataclass(frozen=True, slots=True)
class _Look:
    top: str
    bottom: str
    ink: str
    headline: str
    quiet: str
    grid: str
    first: str


_LIGHT = _Look("#f4ecd8", "#fbfaf6", "#1f2d2c", "#123f3d", "#5d6d6c", "#dfd6c2", "#efe1bb")
_DARK = _Look("#12282c", "#0e1a1d", "#e8efec", "#f1e6c8", "#93a7a8", "#274045", "#3b3823")
_RAIL_TOP, _RAIL_BOTTOM, _BRASS, _CREAM = "#14625f", "#0d4a4a", "#caa75a", "#fdf6e3"


def png(card: ShareCard, *, dark: bool = False, upright: bool = False) -> bytes:
    """Draw a card and return it as PNG of 1200 x 630 pixels, upright of 1080 x 1350."""
    frame = UPRIGHT if upright else LYING
    look = _DARK if dark else _LIGHT
    sheet = _Sheet(look, card, frame)
    sheet.rail(card.game, card.when)
    sheet.headline(card.headline)
    sheet.chart(card)
    sheet.rows(card)
    out = io.BytesIO()
    sheet.image.resize((frame.width, frame.height), Image.Resampling.LANCZOS).save(
        out, "PNG", optimize=True
    )
    return out.getvalue()


class _Sheet:
    """Paper to draw on, in pixels of the finished picture."""

    def __init__(self, look: _Look, card: ShareCard, frame: Frame) -> None:
        self.look = look
        self.frame = frame
        self.quiet = _font(SANS, frame.quiet)
        self.colours = card.colours
        self.leads = card.leads
        self.ways: list[Way] = []
        widest = max((self.quiet.getlength(words) for _, words in card.heights), default=0)
        self.left = _EDGE + widest / _SCALE + _GAP
        self.image = _shaded((frame.width, frame.height), look.top, look.bottom)
        self.draw = ImageDraw.Draw(self.image)

    def colour(self, seat: int) -> str:
        return theme.worn_colour(self.colours, seat)

    def text(
        self,
        at: Point,
        words: str,
        drawn: letters.Font,
        colour: str,
        anchor: str = "ls",
    ) -> None:
        self.draw.text(_large(at), words, font=drawn, fill=colour, anchor=anchor)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        large = [_large(point) for point in points]
        self.draw.line(large, fill=colour, width=round(width * _SCALE), joint="curve")
        for point in (points[0], points[-1]):
            self.dot(point, width / 2, colour)

    def dot(self, at: Point, radius: float, colour: str, edge: str | None = None) -> None:
        x, y = at
        box = (*_large((x - radius, y - radius)), *_large((x + radius, y + radius)))
        self.draw.ellipse(box, fill=colour, outline=edge, width=2 * _SCALE if edge else 0)

    def cross(self, at: Point, radius: float, colour: str) -> None:
        x, y = at
        for way in (-1, 1):
            ends = [(x - radius, y - way * radius), (x + radius, y + way * radius)]
            self.line(ends, colour, 3.5)

    # --- parts --------------------------------------------------------------------------

    def rail(self, game: str, when: str) -> None:
        """Draw the band at the top, as the pages have it."""
        self.image.paste(_shaded((self.frame.width, _RAIL), _RAIL_TOP, _RAIL_BOTTOM), (0, 0))
        self.draw.rectangle(
            (0, _RAIL * _SCALE, self.frame.width * _SCALE, (_RAIL + 3) * _SCALE), fill=_BRASS
        )
        self.text((_EDGE, 43), game, _font(SERIF, 27, 600), _CREAM)
        self.text((self.frame.width - _EDGE, 43), when, _font(SANS, 24), _CREAM, "rs")

    def headline(self, words: str) -> None:
        frame, most = self.frame, self.frame.headline_lines
        width = (frame.width - 2 * _EDGE) * _SCALE
        for size in frame.headline:
            told, drawn = letters.fitting(words, SERIF, size * _SCALE, 700)
            if len(letters.lines(told, drawn, width)) * size <= frame.headline[-1] * most + 12:
                break
        rows = letters.at_most(told, drawn, width, most)
        high = size + 6
        middle = (_RAIL + frame.headline_ends) / 2
        first = middle - high * (len(rows) - 1) / 2 + size * 0.33
        for no, row in enumerate(rows):
            self.text((_EDGE, first + no * high), row, drawn, self.look.headline)

    def chart(self, card: ShareCard) -> None:
        quiet, (_, right, bottom) = self.quiet, self.frame.chart
        for height, words in card.heights:
            x, y = self._on_chart((0, height))
            self.line([(x, y), (right, y)], self.look.grid, 1.5)
            self.text((x - _GAP, y), words, quiet, self.look.quiet, "rm")
        every = 1 if self.frame.leads or len(card.places) < 12 else 2
        for place, words in card.places[::every]:
            x = self._on_chart((place, 0))[0]
            self.text((x, bottom + self.frame.quiet * 1.8), words, quiet, self.look.quiet, "ms")
        middle = self._on_chart((0.5, 0))[0]
        self.text(
            (middle, bottom + self.frame.quiet * 3.2), card.below, quiet, self.look.quiet, "ms"
        )
        first = {row.seat for row in card.rows if row.is_first}
        for line in sorted(card.lines, key=lambda each: each.seat in first):
            self._line(line, is_first=line.seat in first, many=len(card.lines))
        taken = [_box_of(self._on_chart(mark.at)) for mark in card.marks]
        self.ways = [
            way for line in card.lines for way in pairwise(map(self._on_chart, line.points))
        ]
        for mark in card.marks:
            self._mark(mark, taken)

    def _line(self, line: Line, *, is_first: bool, many: int) -> None:
        points = [self._on_chart(point) for point in line.points]
        width = (4 if many <= 5 else 3) + 1.5 * is_first
        self.line(points, self.colour(line.seat), width)

    def _mark(self, mark: Mark, taken: list[Box]) -> None:
        at, colour = self._on_chart(mark.at), self.colour(mark.seat)
        if mark.words:
            taken.extend(self._beside(mark, at, taken))
        if mark.is_lost:  # over the line that leads to the words
            self.cross(at, 6, colour)
        else:
            self.dot(at, 10 if mark.words else 7, colour, self.look.bottom)

    def _beside(self, mark: Mark, at: Point, taken: Sequence[Box]) -> list[Box]:
        """Write a mark's words above it, beside it if it was lost, where nothing else stands.

        A thin line leads to words that stand farther away. Where there is no room for them, the
        brief ones; return where they stand.
        """
        frame, (_, right, bottom) = self.frame, self.frame.chart
        right = (
            (right if self.leads else right + 2 * _GAP) if frame.leads else frame.width - 2 * _GAP
        )
        within = (self.left, frame.headline_ends, right, bottom)
        for words in filter(None, (mark.words, mark.brief)):
            told, drawn = letters.fitting(words, SANS, frame.quiet * _SCALE, 700)
            told = letters.cut(told, drawn, (right - self.left) / 2 * _SCALE)
            size = drawn.getlength(told) / _SCALE, float(frame.quiet)
            box = placed(at, size, taken, within, is_level=mark.is_lost, ways=self.ways)
            if box is None:
                continue
            foot = nearest_point(at, box)
            if dist(at, foot) > _FAR and not leads_over(at, box, taken):
                self.line([at, foot], self.look.quiet, 1.5)
            self.draw.text(
                _large((box[0], box[3])),
                told,
                font=drawn,
                fill=self.look.ink,
                anchor="ls",
                stroke_width=4 * _SCALE,
                stroke_fill=self.look.bottom,
            )
            return [box]
        return []

    def _on_chart(self, point: Point) -> Point:
        x, y = point
        top, right, bottom = self.frame.chart
        return self.left + x * (right - self.left), bottom - y * (bottom - top)

    def rows(self, card: ShareCard) -> None:
        """Names and totals, the best first, each at the end of its line."""
        left, top, right, bottom = self.frame.rows
        columns = 1 if self.frame.leads or len(card.rows) <= _MOST_BELOW else 2
        deep = -(-len(card.rows) // columns)
        wide = (right - left - (columns - 1) * 4 * _GAP) / columns
        high = min(self.frame.row[0], (bottom - top) / deep)
        first = (top + bottom - high * deep) / 2
        told = card.lines if card.leads else ()
        ends = {line.seat: self._on_chart(line.points[-1]) for line in told}
        for no, row in enumerate(card.rows):
            middle = first + high * (no % deep + 0.5)
            begins = left + no // deep * (wide + 4 * _GAP)
            if row.seat in ends and self.frame.leads:
                way = _bent(ends[row.seat], (left - 2, middle))
                self.line(way, self.colour(row.seat), 2)
            if row.seat in ends:
                self.dot(ends[row.seat], 7, self.colour(row.seat), self.look.bottom)
            self._row(row, middle, high, (begins, begins + wide))

    def _row(self, row: Row, middle: float, high: float, sides: tuple[float, float]) -> None:
        left, right = sides
        size = round(min(self.frame.row[1], high * 0.62))
        if row.is_first:
            box = (left, middle - high / 2 + 3, right + 16, middle + high / 2 - 3)
            corners = (*_large(box[:2]), *_large(box[2:]))
            radius = round(min(14, high / 4)) * _SCALE
            self.draw.rounded_rectangle(corners, radius, fill=self.look.first)
        self.dot((left + 22, middle), min(10, high / 4), self.colour(row.seat))
        weight = 700 if row.is_first else 400
        total = _font(SANS, size, 700)
        self.text((right, middle), row.total, total, self.look.ink, "rm")
        room = right - left - 44 - total.getlength(row.total) / _SCALE - 16
        lifted = middle if not row.note or high < 56 else middle - size * 0.42
        for smaller in range(size, round(size * _SMALLEST) - 1, -1):
            name, drawn = letters.name_of(row.name, row.seat + 1, SANS, smaller * _SCALE, weight)
            if drawn.getlength(name) <= room * _SCALE:
                break
        name = letters.cut(name, drawn, room * _SCALE)
        self.text((left + 44, lifted), name, drawn, self.look.ink, "lm")
        if lifted < middle:
            small = self.quiet
            words = letters.cut(row.note, small, room * _SCALE)
            self.text((left + 44, middle + size * 0.55), words, small, self.look.quiet, "lm")


def _font(face: str, size: int, weight: int = 400) -> letters.Font:
    return letters.font(face, size * _SCALE, weight)


def _box_of(at: Point) -> Box:
    """Return the box of a mark."""
    x, y = at
    return x - _MARK, y - _MARK, x + _MARK, y + _MARK


def _large(at: Sequence[float]) -> tuple[float, float]:
    return at[0] * _SCALE, at[1] * _SCALE


def _bent(start: Point, end: Point, steps: int = 24) -> list[Point]:
    """Return a way from a line's end to its name that leaves and comes level."""
    (x, y), (far, level) = start, end
    shares = [step / steps for step in range(steps + 1)]
    return [
        (x + (far - x) * share, y + (level - y) * share * share * (3 - 2 * share))
        for share in shares
    ]


def _shaded(size: tuple[int, int], top: str, bottom: str) -> Image.Image:
    """Return paper whose colour changes from the top down."""
    mask = Image.linear_gradient("L").resize((size[0] * _SCALE, size[1] * _SCALE))
    sheets = [Image.new("RGB", mask.size, ImageColor.getrgb(each)) for each in (bottom, top)]
    return Image.composite(sheets[0], sheets[1], mask)
