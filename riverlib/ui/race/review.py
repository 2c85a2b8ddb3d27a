"""Below the river when the race is over: how it went, and a way back to where it went wrong."""

from collections.abc import Sequence
from typing import Any

import pandas as pd
import streamlit as st

from riverlib import race
from riverlib.core.text import spreadsheet_cell
from riverlib.play import RaceMatch
from riverlib.race.coach import review_words as words
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.race_review import review_of


def show(match: RaceMatch) -> int | None:
    """Show how a finished race went.

    Returns
    -------
    int or None
        How many of the log's actions to keep, if somebody asked to play on from there.
    """
    st.subheader("How the race went")
    review = review_of(match.log, match.state.layout, match.state.players)
    return None if review is None else _show(match, review)


def _show(match: RaceMatch, review: RaceReview) -> int | None:
    names = [player.name for player in match.players]
    worst = review.worst(match.people)
    _sentences(match, review)
    point = _worst_moments(review, worst, names, match.only_person)
    _charts(match, review, worst)
    with st.expander("Every decision", icon=":material/list:"):
        _decisions(match, review, names)
    return point


def _sentences(match: RaceMatch, review: RaceReview) -> None:
    """Say in words what the charts show, for each person."""
    for seat in match.people:
        mine, name = review.seats[seat], match.players[seat].name
        is_you = seat == match.only_person
        sentences = (
            words.luck_words(mine, name, is_you=is_you),
            words.cost_words(mine, name, is_you=is_you),
            words.even_luck_words(mine, name, is_you=is_you),
        )
        st.markdown(as_text(" ".join(sentences)))
    st.caption(as_text(words.sureness(review)))


def _worst_moments(
    review: RaceReview, worst: Sequence[Decision], names: Sequence[str], you: int | None
) -> int | None:
    """List the costliest choices; return where to play on from, if somebody asked to."""
    if not worst:
        st.markdown(f"**{words.no_costly_choice(review)}**")
        return None
    st.markdown("**The costliest choice**" if len(worst) == 1 else "**The costliest choices**")
    point = None
    for number, decision in enumerate(worst, start=1):
        with st.container(border=True, horizontal=True, vertical_alignment="center"):
            who = "" if decision.seat == you else f"{names[decision.seat]}. "
            text = f"{who}{words.decision_words(decision, review, names)}"
            st.markdown(f"**{number}**  {as_text(text)}", width="stretch")
            if st.button(
                "Play on from here",
                icon=":material/replay:",
                key=f"review_back_{decision.action_no}",
                help="Opens a new race at this choice, with the same throws. This race stays.",
            ):
                point = decision.action_no
    return point


def _charts(match: RaceMatch, review: RaceReview, worst: Sequence[Decision]) -> None:
    from riverlib.figures import race_review  # plotly takes half a second: only at the end

    names = [player.name for player in match.players]
    st.markdown("**The chances to win, all along**")
    picture.show(
        race_review.win_chance(
            review, names, seat=match.people[0], you=match.only_person, marked=worst
        ),
        key="review_chances",
        alt="Line chart of the chance to win after every throw and every choice",
    )
    st.caption(words.HOW_TO_READ)
    luck_side, dock_side = st.columns(2)
    with luck_side:
        st.markdown("**Luck and choices**")
        picture.show(
            race_review.luck_and_skill(review, names),
            key="review_luck",
            alt="Bars of what luck gave each player and what the player's own choices cost",
        )
    with dock_side:
        st.markdown("**Points by dock**")
        picture.show(
            race_review.docks(review, names),
            key="review_docks",
            alt="Bars of each player's points, a piece for each dock",
        )


def _decisions(match: RaceMatch, review: RaceReview, names: Sequence[str]) -> None:
    rows = [_row(each, review, names) for each in review.decisions]
    st.dataframe(
        pd.DataFrame(rows, columns=["Round", "Player", "Throw", "Choice", "Cost", "Better"]),
        key="review_decisions",
        hide_index=True,
        height="content" if len(rows) < 10 else 380,
        column_config={
            "Cost": st.column_config.NumberColumn(
                format="%.1f %%", help="Part of the chance to win that was given away"
            )
        },
    )
    st.download_button(
        "Every throw and choice as a table (CSV)",
        data=lambda: csv(review, names),
        file_name=f"race-{match.game_id}.csv",
        mime="text/csv",
        on_click="ignore",
        key="review_csv",
    )


def _row(decision: Decision, review: RaceReview, names: Sequence[str]) -> dict[str, Any]:
    state = decision.state
    return {
        "Round": review.round_of(decision.action_no),
        "Player": names[decision.seat],
        "Throw": _face(state.face),
        "Choice": race.choice_words(state, decision.chosen, names),
        "Cost": 100 * decision.cost,
        "Better": _better(decision, names),
    }


def _better(decision: Decision, names: Sequence[str]) -> str:
    if not decision.is_costly:
        return ""
    return race.choice_words(decision.state, decision.best, names)


def _face(face: int | None) -> str:
    return "wind" if face == race.WIND else str(face)


def csv(review: RaceReview, names: Sequence[str]) -> bytes:
    """Return every throw and choice as a table for a spreadsheet, chances in per cent."""
    rows = [_csv_row(moment, review, names) for moment in review.moments]
    text: str = pd.DataFrame(rows).map(_cell).to_csv(index=False)
    return text.encode("utf-8-sig")  # the mark tells spreadsheets that it is UTF-8


def _csv_row(moment: Moment, review: RaceReview, names: Sequence[str]) -> dict[str, Any]:
    row: dict[str, Any] = {
        "action": moment.action_no + 1,
        "round": review.round_of(moment.action_no),
        "player": names[moment.seat],
    }
    if isinstance(moment, Throw):
        row |= {"what": f"throws {_face(moment.face)}", "luck": round(100 * moment.luck, 2)}
        row |= {"cost": None, "better": ""}
    else:
        chosen = race.choice_words(moment.state, moment.chosen, names)
        row |= {"what": chosen, "luck": None, "cost": round(100 * moment.cost, 2)}
        row |= {"better": _better(moment, names)}
    for seat, share in enumerate(review.chances[moment.action_no + 1]):
        row[f"chance of player {seat + 1}"] = round(100 * share, 2)
    return row


def _cell(value: Any) -> Any:
    return spreadsheet_cell(value) if isinstance(value, str) else value
