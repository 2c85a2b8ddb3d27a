"""The boats of a race as traces: a line each, their labels, and what became of them."""

from collections.abc import Sequence

import plotly.graph_objects as go

from riverlib.analysis.course import AFLOAT, HOME, LOST, BoatCourse, RaceCourse
from riverlib.figures import theme
from riverlib.figures.boat_room import MARK, PHONE, BoatRoom, clearest_turns
from riverlib.figures.names import as_text, lines, short


def boat_line(course: RaceCourse, boat: BoatCourse, room: BoatRoom) -> go.Scatter:
    """Draw the way of one boat; a click finds the turns on it."""
    name, heights = course.names[boat.seat], list(room.lines[boat.seat, boat.boat])
    if boat.end == HOME:
        heights[-1] -= MARK / 2 / room.scale  # up to the ring, not into its number
    clear = {"marker": {"opacity": 0}}
    return go.Scatter(
        x=list(range(len(heights))),
        y=heights,
        name=as_text(f"{name}, boat {boat.boat + 1}"),
        mode="lines+markers",  # a click finds marks, not lines
        marker={"size": 12, "opacity": 0},
        selected=clear,
        unselected=clear,
        line={
            "color": theme.worn_colour(course.colours, boat.seat),
            "shape": "hv",
            "width": 2,
        },
        text=[
            lines(
                f"{name}, boat {boat.boat + 1}: {_where(place, room.cards)}",
                when(course, turn),
            )
            for turn, place in enumerate(boat.places)
        ],
        hovertemplate="%{text}<extra></extra>",
    )


def _where(place: int, cards: int) -> str:
    if place < 0:
        return "over the waterfall"
    return "in the harbour" if place >= cards else f"card {place + 1}"


def when(course: RaceCourse, turn: int) -> str:
    """Say after which turn something is so."""
    return f"after turn {turn}, round {course.round_of(turn)}" if turn else "before the race"


def _ends(
    course: RaceCourse, boats: Sequence[BoatCourse], room: BoatRoom, end: str, **look: object
) -> go.Scatter:
    ended = [boat for boat in boats if boat.end == end]
    return go.Scatter(
        x=[len(boat.places) - 1 for boat in ended],
        y=[room.lines[boat.seat, boat.boat][-1] for boat in ended],
        hovertext=[_end_words(course, boat) for boat in ended],
        hovertemplate="%{hovertext}<extra></extra>",
        cliponaxis=False,
        **look,
    )


def home_rings(course: RaceCourse, boats: Sequence[BoatCourse], room: BoatRoom) -> go.Scatter:
    """Draw a ring for each boat that came home, the number of its dock in it."""
    ended = [boat for boat in boats if boat.end == HOME]
    colours = [theme.worn_colour(course.colours, boat.seat) for boat in ended]
    return _ends(
        course,
        boats,
        room,
        HOME,
        name="came home",
        mode="markers+text",
        text=[str(boat.dock) for boat in ended],
        textfont={"size": 14},
        marker={
            "symbol": "circle",
            "size": MARK - 2,
            "color": [theme.tint(colour, 0.25) for colour in colours],
            "line": {"color": colours, "width": 2},
        },
    )


def lost_crosses(course: RaceCourse, boats: Sequence[BoatCourse], room: BoatRoom) -> go.Scatter:
    """Draw a cross for each boat that was lost."""
    colours = [theme.worn_colour(course.colours, boat.seat) for boat in boats if boat.end == LOST]
    return _ends(
        course,
        boats,
        room,
        LOST,
        name="lost",
        mode="markers",
        marker={"symbol": "x", "size": 10, "color": colours},
    )


def afloat_dots(course: RaceCourse, boats: Sequence[BoatCourse], room: BoatRoom) -> go.Scatter:
    """Draw a dot for each boat that is on the river, or came too late."""
    colours = [theme.worn_colour(course.colours, boat.seat) for boat in boats if boat.end == AFLOAT]
    return _ends(
        course,
        boats,
        room,
        AFLOAT,
        name="on the river",
        mode="markers",
        marker={"symbol": "circle", "size": 8, "color": colours},
    )


def _end_words(course: RaceCourse, boat: BoatCourse) -> str:
    name, turn = course.names[boat.seat], len(boat.places) - 1
    which = f"{name}: boat {boat.boat + 1}"
    if boat.end == AFLOAT:
        place = _where(boat.places[-1], course.layout.cards)
        return lines(f"{which}: {place}", "too late" if course.is_over else when(course, turn))
    left = f"in turn {turn}, round {course.round_of(turn)}"
    if boat.dock is None:
        return lines(f"{which} lost", f"to the tide after {left.removeprefix('in ')}")
    return lines(f"{which} home", f"dock {boat.dock}, {left}")


def boat_labels(
    course: RaceCourse, boats: Sequence[BoatCourse], room: BoatRoom, *, named: bool
) -> go.Scatter:
    """Write on each line which boat it is, and where several have lines, whose."""
    texts, wide = {}, {}
    for boat in boats:
        which = str(boat.boat + 1) if course.layout.boats > 1 else ""
        words = [short(course.names[boat.seat], 9)] if named and not boat.boat else []
        text = " ".join(filter(None, [*words, which])) or short(course.names[boat.seat], 9)
        texts[boat.seat, boat.boat] = text
        wide[boat.seat, boat.boat] = (8 * len(text) + 4) / PHONE * course.turns
    turns = clearest_turns(room, wide)
    return go.Scatter(
        x=[turn + 0.5 for turn in turns.values()],  # a line is level from a turn to the next
        y=[room.lines[key][turn] for key, turn in turns.items()],
        name="labels",
        mode="text",
        text=[coloured(texts[key], theme.worn_colour(course.colours, key[0])) for key in turns],
        textposition="top center",
        textfont={"size": 14},
        cliponaxis=False,
        hoverinfo="skip",
    )


def coloured(text: str, colour: str) -> str:
    """Write escaped text in bold letters of a colour."""
    return f"<b>{theme.letters(text, colour)}</b>"
