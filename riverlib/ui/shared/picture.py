"""A figure on a page: readable letters, its picture and its numbers to take away."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.ui.shared import saving
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

PAGE = "page"
"""The place of a whole page, of ``gathered``."""
FORMATS = ("png", "svg")
"""What the camera in a figure's toolbar saves."""
_NUMBERS = "The numbers (CSV)"
_FORMAT_WORDS = {"png": "For a chat (PNG)", "svg": "Sharp at any size (SVG)"}

_INK, _PAPER, _CLEAR = "#1f2d2c", "#ffffff", "rgba(0, 0, 0, 0)"
_QUIET, _GRID = "#7688a0", "rgba(118, 136, 160, 0.28)"  # on a light and on a dark page
_HAS_CAMERA = "picture_has_camera"  # session key: this run has shown a figure to be saved
_OFFERS = "picture_offers"  # session key: what is offered to be saved is gathered here
_FORMAT_CHANGED = "picture_format_changed"  # session key: figures outside a fragment do not know
_TOOLBAR = 34  # pixels
_IDLE_BUTTONS = ["zoom2d", "pan2d", "select2d", "lasso2d", "zoomIn2d", "zoomOut2d", "autoScale2d"]
_IDLE_BUTTONS += ["resetScale2d"]


@dataclass(slots=True)
class _Offers:
    """Files that a page offers, to be shown in one place."""

    files: list[Callable[[], None]] = field(default_factory=list)
    numbers: list[tuple[str, Callable[[str], None]]] = field(default_factory=list)
    """What each figure asks, and what shows a button for its numbers with these words."""
    foot: DeltaGenerator | None = None
    """Where the button stands that they are behind, beside other quiet ways on."""
    has_format: bool = False
    """Whether a place within this one lets the person choose what the camera saves."""


@contextmanager
def gathered(address: Address, place: str) -> Iterator[str]:
    """Gather the files offered within behind one quiet button at the end: few ever want them.

    Yields what the camera of a figure saves. A fragment has a place of its own within that of its
    page.

    Parameters
    ----------
    place : str
        Tells the places of a page apart, in keys.
    """
    outer: _Offers | None = st.session_state.get(_OFFERS)
    if st.session_state.pop(_FORMAT_CHANGED, False) and outer is None and place != PAGE:
        st.rerun()
    key = address.key("save", FORMATS, FORMATS[0])
    here = st.session_state[_OFFERS] = _Offers()
    st.session_state.pop(_HAS_CAMERA, None)  # a fragment of the page before may have left it
    try:
        yield st.session_state[key]
        _save(here, key, place)
        address.keep("save", st.session_state[key], FORMATS[0])
    finally:
        st.session_state[_OFFERS] = outer
        if outer is not None:
            outer.has_format |= here.has_format


def foot(place: str) -> DeltaGenerator:
    """Return the row below a figure for its quiet ways on; what is gathered is saved from there.

    Parameters
    ----------
    place : str
        Tells the rows of a page apart, in keys.
    """
    row = st.container(horizontal=True, vertical_alignment="bottom", key=f"figure_foot_{place}")
    offers: _Offers | None = st.session_state.get(_OFFERS)
    if offers is not None:
        offers.foot = row
    return row


def _save(here: _Offers, key: str, place: str) -> None:
    asks_format = st.session_state.pop(_HAS_CAMERA, False) and not here.has_format
    if not (here.files or here.numbers or asks_format):
        return
    with (
        here.foot or nullcontext(),
        st.popover("Save as a file", icon=":material/save:", type="tertiary", key=f"save_{place}"),
    ):
        for asks, button in here.numbers:
            is_one = len(here.numbers) == 1 or not asks
            button(_NUMBERS if is_one else f"{_NUMBERS}: {as_text(asks)}")
        for offer in here.files:
            offer()
        if asks_format:
            here.has_format = True
            _choose_format(key)


def offer(file: Callable[[], None]) -> None:
    """Offer a file among those that are gathered, or at once where nothing is gathered.

    Parameters
    ----------
    file : callable
        Shows its button.
    """
    offers: _Offers | None = st.session_state.get(_OFFERS)
    if offers is None:
        file()
    else:
        offers.files.append(file)


def show(
    figure: Any,
    *,
    key: str,
    alt: str,
    name: str | None = None,
    picture: str = "png",
    on_point: Callable[[], None] | None = None,
    asks: str = "",
    says: str = "",
    has_title: bool = True,
    part_of: str = "",
    has_numbers: bool = True,
    source: str = "",
    beside: Callable[[], None] | None = None,
    below: Callable[[], None] | None = None,
    notes: Sequence[str] = (),
) -> None:
    """Show a figure below what it says, and with a name its toolbar and its numbers to take away.

    Parameters
    ----------
    figure : plotly.graph_objects.Figure
    alt : str
        What the figure shows, for those who do not see it.
    name : str, optional
        Name of the files, without an ending.
    picture : str
        One of ``FORMATS``.
    on_point : callable, optional
        Called when a point is chosen; ``chosen_point(key)`` then tells which.
    asks, says : str
        The question that the figure answers, and its answer, the figure's title; plain text, which
        may hold typed names. Who does not see the figure hears the answer first.
    has_title : bool
        Whether its title is written here; not where something stands between the two.
    part_of : str, optional
        Key of what holds several figures that stand for one: its buttons show where the mouse is,
        a saved picture has them all, and ``offer_numbers`` offers the numbers of all.
    has_numbers : bool
        Whether its numbers are offered; not where the page offers the same in a file of its own.
    source : str, optional
        What a saved picture says that it is of, and when that was; else the app, and today.
    beside, below : callable, optional
        Show what stands beside the title, and between the figure and its numbers.
    notes : sequence of str, optional
        Sentences about the figure that a saved picture has below it; plain text.
    """
    from riverlib.figures.heading import head_axis  # whoever has a figure has waited for plotly

    if has_title and (asks or says):
        title(key, asks, says, beside)
    if says:
        alt = f"{says}{'' if says.endswith(('.', '?', '!')) else '.'} {alt}"
    _settle(figure)
    head_axis(figure)
    if not part_of:
        _leave_room_for_toolbar(figure)
    about = saving.told(says, name=name or key, kind=picture, source=source)
    picture_meta = about | {"notes": list(notes), "partOf": part_of}
    figure.layout.meta = (figure.layout.meta or {}) | {"picture": picture_meta}
    config: dict[str, Any] = saving.CAMERA | {
        "displaylogo": False,
        "displayModeBar": True if name and not part_of else "hover",
        "modeBarButtonsToRemove": _IDLE_BUTTONS,
        "toImageButtonOptions": {"format": picture, "filename": about["name"], "scale": 2},
    }
    if on_point is None:
        st.plotly_chart(figure, key=key, alt=alt, config=config)
    else:
        st.plotly_chart(
            figure, key=key, alt=alt, config=config, on_select=on_point, selection_mode="points"
        )
    if below is not None:
        below()
    if name is not None:
        st.session_state[_HAS_CAMERA] = True
        if has_numbers and not part_of:
            offer_numbers(figure, key, name, asks)


def awaited(key: str, height: int) -> DeltaGenerator:
    """Return the drawn place of a figure that is being worked out, for how far that is.

    Parameters
    ----------
    height : int
        Of the figure that is to come, in pixels.
    """
    return st.container(
        key=f"figure_awaited_{key}",
        height=height,
        border=False,
        horizontal_alignment="center",
        vertical_alignment="center",
    )


def title(key: str, asks: str, says: str, beside: Callable[[], None] | None = None) -> None:
    """Write the question, small, and below it the finding; ``figures.css`` sets both."""
    if beside is not None:
        with st.container(
            key=f"title_line_{key}", horizontal=True, vertical_alignment="center", wrap=False
        ):
            with st.container():
                title(key, asks, says)
            with st.container(width="content"):
                beside()
        return
    with st.container(key=f"figure_words_{key}", gap=None):
        if asks:
            st.caption(as_text(asks))
        if says:
            st.subheader(as_text(says), anchor=False)


def offer_numbers(figure: Any, key: str, name: str, asks: str = "") -> None:
    """Offer the numbers of a figure as a file; parameters as in ``show``."""
    offers: _Offers | None = st.session_state.get(_OFFERS)
    button = partial(_numbers_button, figure, key, name)
    if offers is None:
        button(_NUMBERS)
    else:
        offers.numbers.append((asks, button))


def _numbers_button(figure: Any, key: str, name: str, words: str) -> None:
    st.download_button(
        words,
        data=lambda: _csv(figure),
        file_name=f"{name}.csv",
        mime="text/csv",
        on_click="ignore",
        key=f"{key}_csv",
        type="tertiary",
        icon=":material/table:",
    )


def format_key(address: Address) -> str:
    """Return the key of what the camera saves, at the beginning of a page of figures."""
    st.session_state.pop(_HAS_CAMERA, None)  # a fragment of the page before may have left it
    return address.key("save", FORMATS, FORMATS[0])


def picture_format(address: Address, key: str) -> None:
    """Let the person choose what the camera in a figure's corner saves, if one is shown."""
    if not st.session_state.pop(_HAS_CAMERA, False):
        address.keep("save", st.session_state[key], FORMATS[0])
        return
    _choose_format(key)
    address.keep("save", st.session_state[key], FORMATS[0])


def _choose_format(key: str) -> None:
    st.segmented_control(
        "Pictures that you save from a figure",
        FORMATS,
        format_func=_FORMAT_WORDS.__getitem__,
        required=True,
        key=key,
        persist_state="page",
        on_change=_tell_of_format,
    )


def _tell_of_format() -> None:
    st.session_state[_FORMAT_CHANGED] = True


def chosen_point(key: str) -> dict[str, Any] | None:
    """Return the point that was chosen in a figure, ``None`` when the choice was taken back."""
    state = st.session_state.get(key)
    points = state["selection"]["points"] if state else []
    return dict(points[0]) if points else None


def _settle(figure: Any) -> None:
    """Set letters of 14 px, which the pages' own theme would make smaller, and dark on white.

    On the page ``figures.css`` gives the letters the colour of the page's text and takes the
    white away, and in the dark turns heat maps round; a saved picture is dark on white whatever
    the page's theme.
    """
    axis = {"tickfont": {"size": 14, "color": _INK}, "title": {"font": {"size": 15, "color": _INK}}}
    figure.update_xaxes(axis, gridcolor=_GRID).update_yaxes(axis, gridcolor=_GRID)
    for untitled in figure.select_yaxes(lambda each: not each.title.text):
        # room for a title that is not there would cost a phone a tenth of the figure
        untitled.title.update(standoff=0, font={"size": 1, "color": _INK})
    figure.update_layout(
        font={"size": 14, "color": _INK},
        paper_bgcolor=_PAPER,
        plot_bgcolor=_CLEAR,
        legend={"font": {"size": 14, "color": _INK}, "bgcolor": _CLEAR},
        modebar={"bgcolor": _CLEAR, "color": _QUIET, "activecolor": _QUIET},
        hoverlabel={"font": {"size": 14}},
        dragmode=False,  # a finger on a figure scrolls the page
    )


def _leave_room_for_toolbar(figure: Any) -> None:
    """Keep the buttons in the figure's corner off the marks."""
    top, height = figure.layout.margin.t, figure.layout.height
    if top is not None and top < _TOOLBAR and height is not None:
        figure.update_layout(margin_t=_TOOLBAR, height=height + _TOOLBAR - top)


def _csv(figure: Any) -> bytes:
    from riverlib.figures import data

    return data.to_csv(figure)
