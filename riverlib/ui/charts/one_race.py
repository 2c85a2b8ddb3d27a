"""One race: where the boats were, the points at the docks, and the chances to win."""

import streamlit as st

from riverlib import analysis
from riverlib.core import GameLog
from riverlib.play.players import seated
from riverlib.race.bots import BOTS
from riverlib.store import Results, StoredGame
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.race_review import review_of

_SHOWN = {"boats": "Where the boats were", "points": "Points", "chances": "Chances to win"}


def show_stored(_: Results, stored: StoredGame, address: Address, saved_as: str) -> None:
    """Show a race of the store."""
    course = _replayed(stored, stored.id, stored.revision)
    if not course.turns:
        st.info("Nobody has thrown the die yet.", icon=":material/hourglass_empty:")
        return
    _course(course, stored.log, address, stored.id, saved_as)


@st.cache_resource(show_spinner=False, max_entries=64)
def _replayed(_stored: StoredGame, game_id: str, revision: int) -> analysis.RaceCourse:
    players = seated(_stored.log, BOTS)
    people = tuple(seat for seat, player in enumerate(players) if player.is_person)
    names = tuple(player.name for player in players)
    return analysis.course_of(_stored.log, names, people=people)


@st.fragment
def _course(
    course: analysis.RaceCourse, log: GameLog, address: Address, game_id: str, saved_as: str
) -> None:
    from riverlib.figures import race_course  # plotly takes half a second: only here

    shown = address.one_of("show", _SHOWN, "What to see")
    if shown == "chances":
        _chances(course, log, game_id, saved_as)
    else:
        draw, alt = {
            "boats": (race_course.positions, "every boat from the waterfall to the harbour"),
            "points": (race_course.points, "each player's points at the docks"),
        }[shown]
        picture.show(
            draw(course),
            key=f"charts_{shown}_{game_id}",
            alt=f"Lines of {alt}, turn by turn",
            name=f"{shown}-{game_id}",
            picture=saved_as,
        )
    if shown == "boats":
        st.caption(
            "A dot in the harbour came home, a cross went over the waterfall. Dotted lines are"
            " turns of the tide: every boat drifts one card down."
        )
    st.page_link(
        "pages/race.py",
        label="Open the race at its river",
        icon=":material/sailing:",
        query_params={"game": game_id},
    )


def _chances(course: analysis.RaceCourse, log: GameLog, game_id: str, saved_as: str) -> None:
    if not course.is_over:
        st.info("The chances are worked out when the race is over.", icon=":material/info:")
        return
    review = review_of(log, course.layout, len(course.names))
    if review is None:
        return
    from riverlib.figures import race_review

    you = course.people[0] if len(course.people) == 1 else None
    picture.show(
        race_review.win_chance(review, course.names, seat=(course.people or (0,))[0], you=you),
        key=f"charts_chances_{game_id}",
        alt="Line chart of the chance to win after every throw and every choice",
        name=f"chances-{game_id}",
        picture=saved_as,
    )
