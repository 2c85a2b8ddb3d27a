"""The page of somebody's record: how well they bid, in figures and in words."""

from collections.abc import Sequence

import streamlit as st

from riverlib import analysis
from riverlib.analysis import example_record, first_games, record_titles
from riverlib.core import StoreError
from riverlib.core.counting import listed
from riverlib.core.text import whole_percent
from riverlib.play.players import is_you
from riverlib.store import Final, Results
from riverlib.store.results import LAST_GAMES, Stamp
from riverlib.ui.charts import mine, practising, race_record, record_figures
from riverlib.ui.shared import ease, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.database import Storage
from riverlib.ui.shared.look import as_text

_ALL = "All rules"
_SHOWN_NAMES = 200
_TAPPED = 8
"""Names that may be tapped at once; the others are in the menu."""
_TAP = "record_tap"
_METRIC_WIDTH = 178
"""Pixels: two fit side by side on a phone."""


def show(storage: Storage) -> None:
    """Show the page."""
    address = Address("record")
    with ease.headline("My record"):
        st.page_link(
            "pages/charts.py",
            label="Our games",
            icon=":material/list:",
            query_params={"scope": "list"},
        )
    with picture.gathered(address, picture.PAGE) as saved_as:
        try:
            storage.backfill.start()
            mine.show_backfill(storage)
            _show(storage, address, saved_as)
        except StoreError as error:
            st.error("Your games cannot be read just now.", icon=":material/error:")
            st.text(str(error))
    address.drop_the_rest()


def _show(storage: Storage, address: Address, saved_as: str) -> None:
    results = storage.results
    people = _people(results)
    if not people:
        _nothing(saved_as)
        return
    names, rules = _whose(people, results, address)
    if not names:
        st.info("Choose who you are.", icon=":material/person:")
        return
    is_known = not storage.backfill.is_busy  # asked first: it may end while results are read
    stamp: Stamp = results.stamp()
    finals = _finals(results, stamp, tuple(names), rules, "cards")
    races = _finals(results, stamp, tuple(names), None, "race")
    record, habits = _record(results, stamp, tuple(names), rules)
    st.caption(as_text(_whose_it_is(names)))
    if not record.company.games and races:
        st.caption("Here are your races; no deal of cards is finished yet.")
    elif not record.company.games:
        st.info("No deal is finished yet.", icon=":material/hourglass_empty:")
    elif record.company.is_alone:
        st.info("All players at these tables are you: choose fewer names.", icon=":material/group:")
    elif record.company.games < first_games.ENOUGH:
        _first_games(record, finals if is_known else [], is_all=rules is None)
    else:
        practised = practising.rules_to_practise(results, storage.house, rules)
        _words(record, habits, practised, len(finals) if is_known else None)
        if record.company.games >= LAST_GAMES:
            st.caption(f"From your last {LAST_GAMES:,} games.")
        _numbers(record, finals, races)
        record_figures.show(record, habits, saved_as, practised=practised)
    race_record.show(storage.games, races, saved_as)
    sailed = len({each.game_id for each in races})
    is_alone = record.company.games and record.company.is_alone
    if max(record.company.games, sailed) < first_games.ENOUGH and not is_alone:
        _play_on()


def _play_on() -> None:
    """Lead from a record with little in it to another game."""
    with st.container(border=True, key="record_play_on"):
        st.markdown("Soon your bids and your boats are drawn here, game by game.")
        if st.button(
            "Play a game", icon=":material/play_arrow:", type="primary", key="record_play"
        ):
            st.switch_page("pages/home.py")


def _first_games(record: analysis.Record, finals: Sequence[Final], *, is_all: bool) -> None:
    """Tell the first card games in a sentence: numbers of so few would say nothing, coldly."""
    games, made = record.company.games, record.made
    told = first_games.cards_told(
        games,
        len({each.game_id for each in finals if each.won}),
        round(made.value * made.count),
        made.count,
        where="" if is_all else " by these rules",
    )
    st.markdown(as_text(f"{told} {first_games.soon(games)}"))


def _whose_it_is(names: Sequence[str]) -> str:
    """Say who "you" is: several may play at one computer."""
    who = listed(names)
    if len(names) == 1 and is_you(names[0]):
        return "This is your record: of the games that you play as “You”."
    if len(names) == 1:
        return f"This is {who}'s record: here “you” is {who}."
    return f"This is the record of {who}, counted as one person: here “you” is that person."


def _people(results: Results) -> dict[str, int]:
    """Return people with their games: those first of whom there is something to tell."""
    games = dict(results.people())
    told = [name for name in results.with_something_told() if name in games]
    names = [*told, *(name for name in games if name not in set(told))]
    return {name: games[name] for name in names[:_SHOWN_NAMES]}


def _nothing(saved_as: str) -> None:
    """Say how to come to a record, and show what one looks like."""
    st.info("You have not played a game yet.", icon=":material/hourglass_empty:")
    st.page_link("pages/home.py", label="Play a game", icon=":material/play_arrow:")
    st.subheader("An example, not yours", anchor=False)
    st.caption(
        f"{example_record.GAMES} games that bots played. The one whose record it is bids one too"
        " many in three of five deals with seven or more cards: is it found?"
    )
    record, habits = _example()
    _words(record, habits, None, record.company.games)
    record_figures.show(record, habits, saved_as, only=4)


@st.cache_resource(show_spinner=False)
def _example() -> tuple[analysis.Record, tuple[analysis.Habit, ...]]:
    company = example_record.example()
    return analysis.record_of(company), analysis.habits_of(company)


def _whose(
    people: dict[str, int], results: Results, address: Address
) -> tuple[list[str], str | None]:
    """Let the person say who they are and choose rules, behind a line that says what is chosen."""
    usual = list(people)[:1]
    who_key = address.several_key("who", list(people), usual)
    is_tapped = _tap_a_name(list(people)[:_TAPPED], who_key)
    ids = {each.rules: each.rules_id for each in results.played() if each.game == "cards"}
    rules_key = address.key("rules", (_ALL, *ids), _ALL)
    now: list[str] = st.session_state[who_key]
    words = str(st.session_state[rules_key])
    if not is_tapped:
        words = f"{listed(now) if now else 'Nobody chosen'} · {words}"
    with ease.chosen(words, "whose", "tune" if is_tapped else "person"):
        names: list[str] = st.multiselect(
            "Several names of one person",
            list(people),
            format_func=lambda name: f"{name} ({people[name]:,})",
            key=who_key,
            persist_state="page",
            help="The names of people at the tables here, with their games. Names chosen together"
            " count as one person.",
        )
        rules: str = st.selectbox("Rules", (_ALL, *ids), key=rules_key, persist_state="page")
    address.keep_several("who", names, usual)
    address.keep("rules", rules, _ALL)
    return names, ids.get(rules)


def _tap_a_name(people: list[str], who_key: str) -> bool:
    """Offer names to tap: one tap shows that person alone; return whether one is tapped now."""
    if len(people) < 2:
        return False
    now: list[str] = st.session_state[who_key]
    st.session_state[_TAP] = now[0] if len(now) == 1 and now[0] in people else None
    st.pills(
        "Whose record?",
        people,
        format_func=as_text,
        key=_TAP,
        label_visibility="collapsed",
        on_change=_show_only,
        args=(who_key,),
    )
    return st.session_state[_TAP] is not None


def _show_only(who_key: str) -> None:
    tapped = st.session_state[_TAP]
    if tapped is not None:
        st.session_state[who_key] = [tapped]


def _numbers(record: analysis.Record, finals: Sequence[Final], races: Sequence[Final]) -> None:
    with st.container(horizontal=True, gap="small", key="record_numbers"):
        for game, ends in (("Games", finals), ("Races", races)):
            if ends:
                _won(f"{game} won", ends)
        _metric(
            "Bids made",
            whole_percent(record.made.value),
            f"luck alone {whole_percent(record.by_luck)}",
            "Luck alone: how many of the same bids would come true if you had not looked at your"
            " cards, only counted them.",
        )
        _metric(*record_titles.off_tile(record))
        _metric(
            "Made in a row",
            str(record.longest),
            "across games",
            f"Most bids made in a row; just now {record.running}. Counted on from one game into the"
            " next; the best streak in the list of games is of one game.",
        )
    said = record_titles.misses_say(record)
    if finals:
        said = f"{analysis.beside_chance(*_wins(finals))} {said}"
    st.caption(as_text(said))


def _won(label: str, ends: Sequence[Final]) -> None:
    won, by_chance = analysis.win_share(*_wins(ends))
    _metric(
        label,
        f"{round(won.value * won.count):,} of {won.count:,}",
        f"luck alone {whole_percent(by_chance)}",
        f"That is {whole_percent(won.value)}. Luck alone: if everybody at your tables had won"
        " equally often. After so many games your share in the long run may be anything from"
        f" {whole_percent(won.low)} to {whole_percent(won.high)}.",
    )


def _wins(ends: Sequence[Final]) -> tuple[list[bool], list[float]]:
    by_chance = [analysis.win_by_chance(each.winners, each.players) for each in ends]
    return [each.won for each in ends], by_chance


def _metric(label: str, value: str, beside: str, tip: str) -> None:
    st.metric(
        label,
        value,
        beside,
        delta_color="off",
        delta_arrow="off",
        border=True,
        help=tip,
        width=_METRIC_WIDTH,
    )


def _told(number: int, habit: analysis.Habit) -> str:
    """Write a habit with what it costs, what to do about it, and the way to its figure."""
    see = f"[See it](#{record_figures.anchor(habit.figure)})"
    advice = f"**{as_text(habit.advice)}**" if habit.advice else ""
    said = (as_text(habit.sentence), as_text(habit.cost), advice, see)
    return f"{number}. {' '.join(filter(None, said))}"


def _words(
    record: analysis.Record,
    habits: Sequence[analysis.Habit],
    practised: str | None,
    over: int | None,
) -> None:
    """Say what was made, and what sets the person apart, or what would show it when.

    Parameters
    ----------
    practised : str, optional
        Under which rules of the page of practice the advice is practised.
    over : int, optional
        How many of the games are over; ``None`` while older games are still being read.
    """
    st.markdown(as_text(record_titles.opening(record, over)))
    if not habits:
        has_hints = bool(record_titles.telling(record, habits))
        st.markdown(as_text(analysis.not_yet(record.company, has_hints=has_hints)))
        return
    with st.container(key="record_said", gap=None):
        for number, each in enumerate(habits, start=1):
            st.markdown(_told(number, each))
            if each.practise:
                practising.practise_link(each.practise, practised)
    st.caption(
        "You beside the others at your tables, in the same deals, every deal counting once; what"
        " all have in common is left out, and so is what luck may have done: it would fool us about"
        " one player in twenty."
    )


@st.cache_resource(show_spinner=False, max_entries=4)
def _record(
    _results: Results, stamp: Stamp, names: tuple[str, ...], rules_id: str | None
) -> tuple[analysis.Record, tuple[analysis.Habit, ...]]:
    company = analysis.company_of(_results.tables(names, rules_id=rules_id))
    return analysis.record_of(company), analysis.habits_of(company)


@st.cache_resource(show_spinner=False, max_entries=4)
def _finals(
    _results: Results, stamp: Stamp, names: tuple[str, ...], rules_id: str | None, game: str
) -> list[Final]:
    return _results.finals(game=game, names=names, rules_id=rules_id)
