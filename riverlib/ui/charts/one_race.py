"""One race: where the boats were, the points at the docks, and the chances to win."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any

import streamlit as st

from riverlib import analysis
from riverlib.analysis.race_story import Moment, RaceStory, points_words, story_of
from riverlib.core.people import People
from riverlib.play.players import seated
from riverlib.race import WIND
from riverlib.race.bots import BOTS
from riverlib.race.coach import review_words
from riverlib.race.coach.review import Decision, RaceReview
from riverlib.race.coach.story import costly_words
from riverlib.race.coach.turning import telling_swings, told_swing, turning_words
from riverlib.store import Results, StoredGame
from riverlib.ui.charts import colours, race_turn, sharing, taking
from riverlib.ui.charts.bring_out import bring_out
from riverlib.ui.charts.into_sight import choose, into_sight
from riverlib.ui.shared import file_names, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.race_review import review_at_hand, review_of

_SHOWN = {"boats": "Boats", "points": "Points", "chances": "Chances"}
_VIEWS = {"each": "Each player", "all": "All together"}
_TURN, _BELOW = "charts_turn", "charts_below"
_EACH = "charts_boats_each"


@dataclass(frozen=True, slots=True)
class _Kept:
    """What all figures of one race have in common."""

    id: str
    """Tells them from those of another race, in keys."""
    file: str
    """Name of what is saved, without an ending."""
    saved_as: str
    """What the camera of a figure saves, ``"svg"`` or ``"png"``."""
    source: str
    beside: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Marked:
    """A turn that is marked in a figure and told below it."""

    sign: str
    """A letter of a moment, or the number of a costly choice."""
    told: str
    turn: int


def show_stored(_: Results, stored: StoredGame, address: Address, __: str) -> None:
    """Show a race of the store."""
    course = course_of(stored)
    if not course.turns:
        st.info("Nobody has thrown the die yet.", icon=":material/hourglass_empty:")
        return
    day = local(stored.created).date()
    _course(course, stored, address, day=day)


def show_brought(stored: StoredGame, address: Address) -> None:
    """Show a race from a file, which has no river to go on at."""
    course = course_of(stored)
    _course(course, stored, address, day=None)


def course_of(stored: StoredGame) -> analysis.RaceCourse:
    """Return a race in the colours of its board."""
    course = _replayed(stored, stored.id, stored.revision)
    return replace(course, colours=colours.at_table(seated(stored.log, BOTS)))


@st.cache_resource(show_spinner=False, max_entries=64)
def _replayed(_stored: StoredGame, game_id: str, revision: int) -> analysis.RaceCourse:
    players = seated(_stored.log, BOTS)
    return analysis.course_of(
        _stored.log,
        tuple(player.name for player in players),
        people=tuple(seat for seat, player in enumerate(players) if player.is_person),
    )


@st.fragment
def _course(
    course: analysis.RaceCourse,
    stored: StoredGame,
    address: Address,
    *,
    day: date | None,
) -> None:
    """Show a race of a day; without a day it comes from a file."""
    with picture.gathered(address, "race") as saved_as:
        _figures_and_river(course, stored, address, saved_as, day)
        file = file_names.of_race(course, day)
        taking.offer_race(course, stored.log, name=stored.id, file=file)


def _figures_and_river(
    course: analysis.RaceCourse,
    stored: StoredGame,
    address: Address,
    saved_as: str,
    day: date | None,
) -> None:
    share = partial(sharing.button, partial(sharing.of_race, course, day), stored.id)
    kept = _Kept(
        stored.id, file_names.of_race(course, day), saved_as, sharing.source("race", day), share
    )
    shown = address.one_of("show", _SHOWN, "What to see")
    turns = range(course.turns + 1)
    turn_key = address.key("turn", turns, 0)
    chosen: int = st.session_state[turn_key]
    address.keep("turn", chosen, 0)
    if shown == "boats":
        story = story_of(course, _swings_at_hand(course, stored))
        _boats(course, story, address, chosen, kept)
    elif shown == "points":
        story = story_of(course, _swings_at_hand(course, stored))
        _points(course, story, chosen, kept)
    else:
        _chances(course, stored, kept)
    with st.container(key=_BELOW):
        turn = _turn(course, turns, turn_key, None if day is None else stored.id)
        if turn:
            race_turn.STEPPING.show(stored, turn, turn_key)
    into_sight(_BELOW, turn)


def _swings_at_hand(course: analysis.RaceCourse, stored: StoredGame) -> tuple[Moment, ...]:
    """Return what turned a finished race; nothing while that is worked out behind the page."""
    if not course.is_over:
        return ()
    return swings_of(course, review_at_hand(stored.log, course.layout, len(course.names)))


def swings_of(course: analysis.RaceCourse, review: RaceReview | None) -> tuple[Moment, ...]:
    """Return the throws or choices that turned a race as moments of it, the largest first."""
    if review is None:
        return ()
    people = People(course.names, None)
    return tuple(
        Moment(
            swing.turn, swing.seat, told_swing(review, swing, course.winners, people), "big swing"
        )
        for swing in telling_swings(review, course.winners)
    )


def _boats(
    course: analysis.RaceCourse,
    story: RaceStory,
    address: Address,
    chosen: int,
    kept: _Kept,
) -> None:
    from riverlib.figures import race_course  # plotly takes half a second: only here

    draw = partial(race_course.positions, course, chosen=chosen, moments=story.moments)
    key, asks = f"charts_boats_{kept.id}", "Who came home, and what did the river take?"
    picture.title(key, asks, story.headline, kept.beside)
    if address.one_of("boats", _VIEWS, "One figure or several") == "each":
        _each(course, draw, story, key, kept)
    else:
        marked = _lettered(story.moments)
        picture.show(
            draw(),
            key=f"{key}_all",
            alt="Lines of every boat from the waterfall to the harbour, turn by turn",
            name=f"boats-{kept.file}",
            picture=kept.saved_as,
            asks=asks,
            says=story.headline,
            has_title=False,
            on_point=partial(_open_turn, course.turns, f"{key}_all"),
            source=kept.source,
            notes=_notes(marked),
            below=partial(_tell, marked),
        )
        bring_out(f"{key}_all")
    st.caption(
        "A line is a boat, with its number. A ring in the harbour holds the points of its dock, a"
        " cross went over the waterfall. At each thin line the tide turns: every boat drifts one"
        " card back. Wide rounds had more throws."
    )


def _each(
    course: analysis.RaceCourse,
    draw: Callable[..., Any],
    story: RaceStory,
    key: str,
    kept: _Kept,
) -> None:
    """Show a figure for each player, two beside each other where there is room."""
    marked = _lettered(story.moments)
    with st.container(key=_EACH, horizontal=True, gap="small"):
        for seat, who in enumerate(course.names):
            figure, says = draw(seat=seat), "" if seat else f"{story.headline} "
            with st.container(key=f"charts_boats_of_{seat}"):
                picture.show(
                    figure,
                    key=f"{key}_{seat}",
                    alt=f"{says}Lines of the boats of {who} from the waterfall to the harbour",
                    name=f"boats-{kept.file}",
                    picture=kept.saved_as,
                    asks="",
                    says="",
                    part_of=_EACH,
                    source=kept.source,
                    notes=_notes(marked),
                    on_point=partial(_open_turn, course.turns, f"{key}_{seat}"),
                )
                bring_out(f"{key}_{seat}")
    _tell(marked)
    picture.offer_numbers(figure, key, f"boats-{kept.file}")


def _points(
    course: analysis.RaceCourse,
    story: RaceStory,
    chosen: int,
    kept: _Kept,
) -> None:
    from riverlib.figures import race_course

    key, marked = f"charts_points_{kept.id}", _lettered(story.moments)
    picture.show(
        race_course.points(course, chosen=chosen, moments=story.moments),
        key=key,
        alt="Lines of each player's points at the docks, turn by turn",
        name=f"points-{kept.file}",
        picture=kept.saved_as,
        asks="Who was ahead in points?",
        says=points_words(course),
        on_point=partial(_open_turn, course.turns, key),
        source=kept.source,
        beside=kept.beside,
        notes=_notes(marked),
        below=partial(_tell, marked),
    )
    bring_out(key)


def _chances(course: analysis.RaceCourse, stored: StoredGame, kept: _Kept) -> None:
    if not course.is_over:
        st.info("The chances are worked out when the race is over.", icon=":material/info:")
        return
    review = review_of(stored.log, course.layout, len(course.names))
    if review is None:
        return
    from riverlib.figures import race_drawn, race_review

    you = course.people[0] if len(course.people) == 1 else None
    key = f"charts_chances_{kept.id}"
    seat = (course.people or (0,))[0]
    people, costly = People(course.names, None), _costly(course, review)
    last = race_drawn.drawn_until(review, costly)
    story = story_of(course, swings_of(course, review))
    moments = [each for each in story.moments if 2 * each.turn <= last]
    marked = [*_lettered(moments), *_numbered(review, costly, people)]
    picture.show(
        race_review.win_chance(
            review,
            course.names,
            seat=seat,
            you=you,
            marked=costly,
            moments=moments,
            colours=course.colours,
        ),
        key=key,
        alt="Line chart of the chance to win after every throw and every choice",
        name=f"chances-{kept.file}",
        picture=kept.saved_as,
        asks="Who had the best chance to win?",
        says=turning_words(review, course.winners, people),
        on_point=partial(_open_turn, course.turns, key, actions_a_turn=2),
        source=kept.source,
        beside=kept.beside,
        notes=[*_notes(marked), *filter(None, [race_drawn.rest_words(review, costly)])],
        below=partial(_tell, marked),
    )
    bring_out(key)
    _luck(course, review)
    told = (
        review_words.how_to_read(review, people),
        race_drawn.rest_words(review, costly),
        review_words.sureness(review),
    )
    st.caption(as_text(" ".join(filter(None, told))))


def _costly(course: analysis.RaceCourse, review: RaceReview) -> tuple[Decision, ...]:
    """Return the people's costliest choices, numbered as in their review; of bots alone all's."""
    return review.worst(course.people or range(review.players))


def _numbered(review: RaceReview, costly: Sequence[Decision], people: People) -> list[_Marked]:
    """Say of each costly choice what would have been better."""
    return [
        _Marked(str(number), costly_words(each, review, people, ""), each.action_no // 2 + 1)
        for number, each in enumerate(costly, start=1)
    ]


def _luck(course: analysis.RaceCourse, review: RaceReview) -> None:
    """Say what dice and choices did: first to the people, then in small print to the bots."""
    people = People(course.names, None)
    told = [as_text(review_words.seat_words(each, people)) for each in review.seats]
    bots = [seat for seat in range(len(told)) if seat not in course.people]
    for seat in course.people:
        st.markdown(told[seat])
    if bots:
        st.caption("  \n".join(told[seat] for seat in bots))


def _lettered(moments: Sequence[Moment]) -> list[_Marked]:
    from riverlib.figures.rounds import letter_of

    return [
        _Marked(letter_of(number), each.sentence, each.turn)
        for number, each in enumerate(moments, start=1)
    ]


def _notes(marked: Sequence[_Marked]) -> list[str]:
    return [f"{each.sign}. {each.told}" for each in marked]


def _tell(marked: Sequence[_Marked]) -> None:
    """List the turns that are marked in the figure; choosing one chooses its turn."""
    if not marked:
        return
    with st.container(gap=None, key="charts_moments"):
        for each in marked:
            st.button(
                f"**{each.sign}**\u2002{as_text(each.told)}",
                key=f"charts_moment_{each.sign}",
                type="tertiary",
                on_click=choose,
                args=(_TURN, each.turn),
            )


def _open_turn(turns: int, key: str, *, actions_a_turn: int = 1) -> None:
    """Choose the turn of a point that was clicked; a point taken back chooses none."""
    point = picture.chosen_point(key)
    turn = -(-round(point["x"]) // actions_a_turn) if point else 0
    choose(_TURN, turn if 1 <= turn <= turns else 0)


def _turn(course: analysis.RaceCourse, turns: range, key: str, game_id: str | None) -> int:
    """Let the person choose a turn; return its number, 0 for none."""
    with picture.foot("race"):
        turn: int = st.selectbox(
            "The river after a turn (or press a line above)",
            turns,
            format_func=lambda no: _turn_words(course, no),
            key=key,
            width=360,
        )
        if game_id is not None:
            st.page_link(
                "pages/race.py",
                label="Open the race at its river",
                icon=":material/sailing:",
                query_params={"game": game_id},
            )
    return turn


def _turn_words(course: analysis.RaceCourse, turn: int) -> str:
    if not turn:
        return "None chosen"
    seat, face = course.throws[turn - 1]
    threw = "the wind" if face == WIND else f"a {face}"
    return f"Round {course.round_of(turn)}, turn {turn}: {course.names[seat]} threw {threw}"
