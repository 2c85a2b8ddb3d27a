"""The list of games: found by what one remembers, the most telling ones first."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import groupby

import streamlit as st

from riverlib.analysis.game_lines import GameLine, day_words, how_it_ended, plain, who_played
from riverlib.analysis.game_order import ORDERS, comeback_words, ordered
from riverlib.analysis.game_search import besides, day_of, example_of
from riverlib.analysis.search_most import asks_length
from riverlib.analysis.season import month_of
from riverlib.analysis.worth_opening import Highlight, bots_left_out
from riverlib.core import RiverError, StoreError
from riverlib.core.counting import counted
from riverlib.play.race_match import original_of
from riverlib.play.so_far import copy_words
from riverlib.store import Standing
from riverlib.ui.cards.home_card import PAGE as CARDS
from riverlib.ui.charts import colours, example, one_game, one_race, row_faces, sharing
from riverlib.ui.charts.into_sight import open_from_top
from riverlib.ui.charts.lines import (
    found_lines,
    level_told,
    meant_wish,
    paper_game,
    recent_lines,
    unknown_words,
)
from riverlib.ui.race.home_card import PAGE as RACE
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.database import Storage
from riverlib.ui.shared.look import as_text

_PAGES = {page.game.key: page for page in (CARDS, RACE)}
"""By game the page that goes on with one."""
_AT_ONCE = 15
"""Games that the list is longer by at each wish for more."""
_BESIDE = 4
"""Cards that have room in one row."""
_RECENT = 20
"""Games among which the search looks for its own example."""
_SHOWN = "charts_list_shown"
_ASKED = (
    "a name, “Anna won”, “Ben last”, “Anna beat Ben”, “shared”, “won by 1”, “closest”, “longest”,"
    " “without bots”, “last week”"
)
"""What may be asked for, by examples."""
_ICONS = {
    "closest": "balance",
    "closest_race": "sailing",
    "comeback": "trending_up",
    "streak": "bolt",
    "highest": "star",
}
_CSS = """
<style>
.stApp [class*="st-key-worth_"] { background: var(--card); border-color: var(--line);
  height: 100%; padding: 0.6rem 0.8rem; }
.stApp [class*="st-key-worth_"] p { margin: 0; line-height: 1.4; }
.stApp [class*="st-key-worth_"] [data-testid="stMarkdownContainer"] { margin: 0; }
@media (max-width: 640px) {
  .stApp [class*="st-key-worth_"] { flex-direction: row; align-items: center; height: auto; }
  .stApp [class*="st-key-worth_"] > :first-child { flex: 1; width: auto; min-width: 0; }
  .stApp [class*="st-key-worth_"] > :last-child { flex: none; width: auto; }
}
</style>
"""


def wished() -> str:
    """Return what is looked for, first from the address."""
    if "charts_find" not in st.session_state:
        st.session_state["charts_find"] = st.query_params.get("find", "")[:60]
    return str(st.session_state["charts_find"]).strip()


def search_field(recent: Sequence[GameLine], address: Address) -> str:
    """Let the person say what they remember of a game; return it.

    Parameters
    ----------
    recent : sequence of GameLine
        The latest games: one of them is the example.
    """
    wished()
    example_wish = example_of(recent)
    word = st.text_input(
        "Find a game",
        key="charts_find",
        max_chars=60,
        placeholder=f"{example_wish} …" if example_wish else None,
        icon=":material/search:",
        help=f"Whatever a card says: {_ASKED}, “4 players”, a total, a month, “yesterday”, the"
        " rules, “comeback”, “unfinished”, “on paper”. “Anna beat Ben”: she ended ahead; a week"
        " begins on Monday.",
    )
    address.keep("find", word, "")
    return word.strip()


def show(storage: Storage, address: Address, _: str) -> None:
    """Show the list."""
    recent = recent_lines(storage, _RECENT)
    st.page_link("pages/record.py", label="How each of us plays", icon=":material/monitoring:")
    wish = search_field(recent, address)
    listed, highlights = found_lines(storage, wish)
    if not listed:
        nothing(storage, wish, recent)
        if not wish:
            example.show_list()
        return
    _worth_opening(storage, highlights, listed, is_found=bool(wish))
    is_long = asks_length(wish)
    level = level_told(storage, wish) if is_long else ""
    if level:
        st.caption(level)
    many = counted(len(listed), "game") if len(listed) < 1000 else f"{len(listed):,} games"
    unfinished = sum(not line.finished for line in listed)
    with st.container(horizontal=True, vertical_alignment="center"):  # two lines on a phone
        said = many + (f", {unfinished:,} of them unfinished" if unfinished else "")
        st.caption(said, width="content")
        order = address.one_of_list("order", ORDERS, "Order", 220)
    tells = besides(listed, wish)

    def why(line: GameLine) -> str:
        rounds = _rounds(storage, line) if is_long else ""
        return " · ".join(filter(None, (tells(line), rounds)))

    _rows(storage, ordered(listed, order), order, why)


def nothing(storage: Storage, wish: str, recent: Sequence[GameLine]) -> None:
    """Say that there is nothing to list, and where to go; ``recent`` as in ``search_field``."""
    if not wish:
        example.invite("There are no games yet.")
        return
    if plain(wish).removeprefix("on ") == "paper":
        st.info("No game here was written down on paper.", icon=":material/search_off:")
        return
    day = f", a day such as {day_of(recent[0])}" if recent else ""
    words = [f"“{as_text(word)}”" for word in unknown_words(storage, wish)]
    why = f"none fits {' or '.join(words)}" if words else "each part fits some, but all of it none"
    st.info(
        f"No game is like this: {why}. Try {_ASKED}{day} or the rules.",
        icon=":material/search_off:",
    )
    better = meant_wish(storage, wish)
    if better:
        st.button(
            f"Did you mean “{as_text(better)}”?",
            key="charts_find_meant",
            icon=":material/search:",
            on_click=_search,
            args=(better,),
        )


def _worth_opening(
    storage: Storage, highlights: Sequence[Highlight], lines: Sequence[GameLine], *, is_found: bool
) -> None:
    if not highlights:
        return
    st.html(_CSS)
    st.subheader(
        "Of these, worth opening first" if is_found else "Worth opening first", anchor=False
    )
    if bots_left_out(lines):
        st.caption("What people did: what bots won, lost or made among themselves does not count.")
    beside = len(highlights) if len(highlights) <= _BESIDE else 3
    for at in range(0, len(highlights), beside):
        row = highlights[at : at + beside]
        for highlight, side in zip(row, st.columns(beside), strict=False):
            with side:
                line = next(line for line in lines if line.id == highlight.game_id)
                _card(storage, highlight, line)


def _card(storage: Storage, highlight: Highlight, line: GameLine) -> None:
    with st.container(border=True, key=f"worth_{highlight.kind}", gap="small"):
        icon = f":material/{_ICONS[highlight.kind]}:"
        day = day_words(line, _now())
        st.markdown(
            f"{icon} **{highlight.title}**  \n{as_text(highlight.why)}  \n:small[{as_text(day)}]"
        )
        _buttons(storage, line, highlight.kind, deal=highlight.deal)


def _rows(
    storage: Storage,
    lines: Sequence[GameLine],
    order: str,
    why: Callable[[GameLine], str],
) -> None:
    """Show games as rows, by months where the newest come first; ``why`` says why one is there."""
    shown = st.session_state.setdefault(_SHOWN, _AT_ONCE)
    now = _now()
    standings = _standings(storage, lines[:shown])
    copies = copies_among(standings)
    by_month = order == next(iter(ORDERS))
    for month, games in groupby(lines[:shown], key=month_of if by_month else lambda _: None):
        if month is not None:
            st.markdown(f"**{month.words}**")
        for line in games:
            came_back = comeback_words(line) if order == "comeback" else ""
            _row(storage, line, now, (why(line), came_back, copies.get(line.id, "")))
    of = {line.id: line.game for line in lines[:shown]}
    row_faces.draw({id_: row_faces.worn_in(of[id_], each) for id_, each in standings.items()})
    if len(lines) > shown and st.button(
        "Show more", icon=":material/expand_more:", key="charts_list_more"
    ):
        st.session_state[_SHOWN] = shown + _AT_ONCE
        st.rerun()


def _standings(storage: Storage, lines: Sequence[GameLine]) -> dict[str, Standing]:
    try:
        return storage.standings.of([line.id for line in lines if not line.is_paper])
    except StoreError:
        return {}  # the rows say enough


def copies_of(storage: Storage, lines: Sequence[GameLine]) -> dict[str, str]:
    """Say of each race among games that was played on from another that it is a copy; by id."""
    return copies_among(_standings(storage, [line for line in lines if line.game == "race"]))


def copies_among(standings: Mapping[str, Standing]) -> dict[str, str]:
    """Say of each game with such a standing that is a copy of which round it is one; by id."""
    originals = {id_: original_of(standing.setup) for id_, standing in standings.items()}
    return {id_: copy_words(each.round_no) for id_, each in originals.items() if each}


def _rounds(storage: Storage, line: GameLine) -> str:
    """Say how long a race was; of card games the search knows it."""
    if line.game != "race":
        return ""
    try:
        course = one_race.course_of(storage.games.load(line.id))
    except RiverError:
        return ""  # told where it is opened
    return counted(len(course.rounds), "round")


def _row(storage: Storage, line: GameLine, now: datetime, told: Sequence[str]) -> None:
    with st.container(
        border=True, horizontal=True, vertical_alignment="center", key=f"row_list_{line.id}"
    ):
        ended = how_it_ended(line) if line.seats else line.title
        ended = ended[:1].upper() + ended[1:]
        paper = "on paper" if line.is_paper else ""
        sign = _PAGES[line.game].icon
        row_faces.place(line.id)
        about = " · ".join(filter(None, (*told, day_words(line, now), line.rules, paper)))
        st.markdown(
            f"{sign} **{as_text(ended)}**  \n{as_text(who_played(line))}  \n"
            f":small[{as_text(about)}]",
            width="stretch",
        )
        _buttons(storage, line, "row")


def _buttons(storage: Storage, line: GameLine, place: str, *, deal: int = 0) -> None:
    """Offer to go on with a game that is not over, to look at one, to share one that is."""
    with st.container(
        horizontal=True, width="content", gap="small", key=f"buttons_{place}_{line.id}"
    ):
        page = None if line.finished or line.is_paper else _PAGES.get(line.game)
        if page and st.button("Go on", key=f"go_on_{place}_{line.id}", icon=page.icon):
            page.open(line.id)
        st.button(
            "Look at it",
            type="tertiary" if page else "secondary",
            key=f"open_{place}_{line.id}",
            on_click=open_game,
            args=(line.id, deal),
            icon=":material/show_chart:",
        )
        if line.finished and line.seats:
            sharing.button(partial(_picture, storage, line), line.id, place=f"{place}_")


def _picture(storage: Storage, line: GameLine) -> sharing.Picture:
    if line.is_paper:
        return sharing.of_game(colours.painted(paper_game(storage, line.id)))
    stored = storage.games.load(line.id)
    if line.game == "race":
        return sharing.of_race(one_race.course_of(stored), local(stored.created).date())
    return sharing.of_game(one_game.scores_of(storage.results, stored))


def open_game(game_id: str, deal: int) -> None:
    """Have one game shown, at a deal unless that is 0."""
    st.session_state["charts_scope"] = "one"
    st.session_state["charts_game"] = game_id
    st.session_state["charts_deal"] = deal
    open_from_top(game_id)
    end_search()


def end_search() -> None:
    """Look for nothing any more."""
    _search("")


def _search(wish: str) -> None:
    st.session_state["charts_find"] = wish


def _now() -> datetime:
    return local(datetime.now(UTC))
