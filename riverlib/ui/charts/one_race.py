"""One race: where the boats were, the points at the docks, and the chances to win."""

import streamlit as st

from riverlib import analysis
from riverlib.core import GameLog
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.race_review import review_of

_SHOWN = {"boats": "Where the boats were", "points": "Points", "chances": "Chances to win"}


def show(
    course: analysis.RaceCourse, log: GameLog, address: Address, *, game_id: str, saved_as: str
) -> None:
    """Show a race that is kept in the store."""
    if not course.turns:
        st.info("Nobody has thrown the die yet.", icon=":material/hourglass_empty:")
        return
    _course(course, log, address, game_id, saved_as)


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
