"""A table of scores that somebody brought along as a source of charts."""

from collections.abc import Mapping
from datetime import UTC, datetime

import pandas as pd
import streamlit as st

from riverlib import analysis
from riverlib.analysis.game_lines import labels
from riverlib.analysis.many_told import wins_told
from riverlib.cards import DealResult
from riverlib.core import StoreError
from riverlib.store import ScoreFiles
from riverlib.ui.charts import colours, log_file, one_game, taking, together
from riverlib.ui.charts.chosen_games import choose_kind, written_kinds
from riverlib.ui.charts.lines import lines_of_file
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.look import as_text

_UPLOAD, _FAULTS, _FILE = "charts_upload", "charts_faults", "charts_file"
_READ = "charts_read"
"""Which file was brought last, and what was read."""
_SHOWN_FAULTS = 50

_COLUMNS = """
One row for a player in a deal, below a line of headings:

| column | what it holds |
|---|---|
| `deal` | 1, 2, 3, ... |
| `cards` | cards that each player got |
| `player` | the name |
| `bid` | tricks bid |
| `taken` | tricks taken |
| `points` | points for this deal |
| `total` | points so far; may be left out |
| `dealer` | who dealt; may be left out |
| `game` | name of the game; may be left out when there is one |
| `date` | the day, as 2026-11-22 or 22.11.2026; may be left out |
| `rules` | a rule set of ours, such as `oh-hell`; may be left out |

Commas, semicolons or tabs part the fields; any spreadsheet's letters are read.
"""
_EXAMPLE = analysis.to_csv(
    [
        analysis.GameScores(
            names=("Anna", "Ben"),
            title="Sunday",
            deals=(
                DealResult(hand_size=2, dealer=1, bids=(1, 0), taken=(1, 1), points=(11, 1)),
                DealResult(hand_size=1, dealer=0, bids=(0, 0), taken=(1, 0), points=(1, 10)),
            ),
        )
    ]
)


def show(files: ScoreFiles, address: Address, saved_as: str, *, is_one: bool) -> None:
    """Show a kept file, and take new ones."""
    kept = dict(files.recent())
    _bring(files, has_files=bool(kept))
    asked = st.session_state.get(_FILE) or st.query_params.get("file", "")
    if not kept and not asked:
        return
    games = _games(files, address, kept)
    if games is None:
        return
    if not games:
        log_file.show_race(files.load(st.session_state[_FILE]), address)
        return
    if is_one:
        _show_one(games, address, saved_as)
    else:
        _show_all(games, address, saved_as)


def _bring(files: ScoreFiles, *, has_files: bool) -> None:
    with st.expander("Bring a file", icon=":material/upload_file:", expanded=not has_files):
        st.file_uploader(
            "Scores as CSV or JSON",
            type=["csv", "txt", "tsv", "json"],
            key=_UPLOAD,
            on_change=_take,
            args=(files,),
        )
        faults = st.session_state.get(_FAULTS)
        if faults is not None:
            _show_faults(faults)
        st.caption(
            "Whatever is taken away on these pages can be brought back here, and so can a table of"
            " your own."
        )
        with st.container(horizontal=True):
            with st.popover("What stands in a table", icon=":material/table:"):
                st.markdown(_COLUMNS)
            _offer_example()
    file_id, read = st.session_state.get(_READ, ("", ""))
    if st.session_state.get(_UPLOAD) is not None and file_id == st.session_state.get(_FILE):
        st.success(as_text(read), icon=":material/check:")


def _offer_example() -> None:
    st.download_button(
        "An example",
        data=_EXAMPLE,
        file_name="scores-example.csv",
        mime="text/csv",
        on_click="ignore",
        key="charts_example",
        icon=":material/download:",
    )


def _take(files: ScoreFiles) -> None:
    """Keep an uploaded file if all of it is right; otherwise note what is wrong."""
    upload = st.session_state.get(_UPLOAD)
    st.session_state[_FAULTS] = None
    if upload is None:
        return
    try:
        text = analysis.decoded(upload.getvalue())
        games, before = _games_in(text), dict(files.recent())
        file_id = files.keep(upload.name, text)
        st.session_state[_FILE] = file_id
        st.session_state[_READ] = file_id, read_words(upload.name, file_id, len(games), before)
    except analysis.TableError as error:
        st.session_state[_FAULTS] = error
    except StoreError as error:
        st.session_state[_FAULTS] = analysis.TableError([analysis.Fault(1, "", str(error))])


def read_words(name: str, file_id: str, games: int, before: Mapping[str, str]) -> str:
    """Say what was read of a file; one without card games holds a race.

    Parameters
    ----------
    before : mapping of str to str
        Names of the files that were there, by id.
    """
    many = f"{games:,} games" if games > 1 else "one game" if games else "one race"
    if file_id in before:
        known = before[file_id]
        called = "" if known == name else f", as {known}"
        return f"{name}: {many}, the same as before. It is in the list already{called}."
    older = " An older file of that name is still in the list." if name in before.values() else ""
    return f"{name}: {many} read.{older}"


def _show_faults(error: analysis.TableError) -> None:
    faults = error.faults
    many = f"{error.count:,} things are" if error.count > 1 else "One thing is"
    st.error(
        f"{many} not right yet, so nothing of the file was taken. Mend it and bring it again.",
        icon=":material/error:",
    )
    rows = [(each.line or None, each.column, each.reason) for each in faults[:_SHOWN_FAULTS]]
    st.dataframe(
        pd.DataFrame(rows, columns=["Line", "Column", "What is wrong"]),
        key="charts_fault_table",
        hide_index=True,
        column_config={"What is wrong": st.column_config.TextColumn(width="large")},
    )
    if error.good_rows:
        st.caption(f"{error.good_rows:,} rows are right, and wait for the others.")


def _games(
    files: ScoreFiles, address: Address, kept: dict[str, str]
) -> tuple[analysis.GameScores, ...] | None:
    """Let the person choose a file; return its card games, none where it holds a race."""
    asked = st.session_state.get(_FILE) or st.query_params.get("file", "")
    try:
        if asked and asked not in kept:
            kept = {asked: files.load(asked).name} | kept
    except StoreError as error:
        st.warning(as_text(str(error).capitalize()), icon=":material/warning:")
        st.session_state.pop(_FILE, None)
        if not kept:
            return None
    ids = tuple(kept)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        file_id: str = st.selectbox(
            "File", ids, format_func=kept.__getitem__, key=address.key("file", ids, ids[0])
        )
        with st.popover("Forget", icon=":material/delete:", type="tertiary"):
            st.button(
                "Forget this file for good", key="charts_forget", on_click=_forget,
                args=(files, file_id),
            )  # fmt: skip
    address.keep("file", file_id)
    return _read(files, file_id)


def _forget(files: ScoreFiles, file_id: str) -> None:
    files.forget(file_id)
    st.session_state.pop(_FILE, None)
    st.query_params.pop("file", None)


@st.cache_resource(show_spinner=False, max_entries=16)
def _read(_files: ScoreFiles, file_id: str) -> tuple[analysis.GameScores, ...]:
    return _games_in(_files.load(file_id).text)


def _games_in(text: str) -> tuple[analysis.GameScores, ...]:
    return log_file.games_of(text) if log_file.is_log(text) else analysis.read_scores(text)


def _show_one(games: tuple[analysis.GameScores, ...], address: Address, saved_as: str) -> None:
    called = _called(games, st.session_state[_FILE], st.context.timezone or "")
    numbers = tuple(called)
    key = address.key("pick", numbers, numbers[0])
    number = numbers[0]
    if len(games) > 1:
        number = st.selectbox("Game", numbers, format_func=called.__getitem__, key=key)
    address.keep("pick", number, numbers[0])
    name = f"file-{st.session_state[_FILE]}-{number}"
    game = colours.painted(games[number - 1])
    one_game.show(game, address, name=name, game_id=None, saved_as=saved_as)


@st.cache_resource(show_spinner=False, max_entries=16)
def _called(_games: tuple[analysis.GameScores, ...], file_id: str, zone: str) -> dict[int, str]:
    """Return by its number in the file what each game is called, the latest first."""
    lines = enumerate(lines_of_file(file_id, _games), start=1)
    ordered = dict(sorted(lines, key=lambda each: each[1].when, reverse=True))
    words = labels(tuple(ordered.values()), local(datetime.now(UTC)), of_file=True)
    return dict(zip(ordered, words, strict=True))


def _show_all(games: tuple[analysis.GameScores, ...], address: Address, saved_as: str) -> None:
    st.markdown(as_text(f"{wins_told(games)}."))
    name = f"file-{st.session_state[_FILE]}"
    kinds = written_kinds(games, "{}", "Rules not written down")
    picked = choose_kind({key: kind for key, (kind, _) in kinds.items()}, address)
    together.show_scores(kinds[picked][1], name=f"{name}-{picked}", saved_as=saved_as)
    taking.offer_games(lambda: games, name=name, what="All games of the file")
