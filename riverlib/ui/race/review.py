"""Below the river when the race is over: how it went, and a way back to where it went wrong."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pandas as pd
import streamlit as st

from riverlib import race
from riverlib.analysis import course_of
from riverlib.core.faces import looks
from riverlib.core.people import People
from riverlib.core.text import spreadsheet_cell
from riverlib.play import RaceMatch
from riverlib.race.coach import review_words as words
from riverlib.race.coach import story
from riverlib.race.coach.odds import is_solved
from riverlib.race.coach.reasons import reason_over
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.race.coach.review_job import ReviewJob
from riverlib.race.coach.turning import turning_words
from riverlib.ui.race import telling
from riverlib.ui.race.looking_back import choice_view
from riverlib.ui.race.pictures import two_ways
from riverlib.ui.shared import file_names, game_review, picture, review_table
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.race_review import review_at_hand, review_of, show_how_far


@dataclass(frozen=True, slots=True)
class Wish:
    """Where somebody who reads the review wants to go."""

    action_no: int
    """How many of the log's actions are kept."""
    plays_on: bool
    """Whether to play on from there in a new race; otherwise only to look."""


def show(match: RaceMatch, *, leads_on: Callable[[], None] | None = None) -> Wish | None:
    """Show how a finished race went; return where somebody asked to go.

    What was asked for is kept until there is a review: a page that is drawn anew just then, or
    whose chances have become exact, forgets no click.

    Parameters
    ----------
    leads_on : callable, optional
        Draws what leads from the chart of the chances to the other charts.
    """
    st.subheader("How the race went")
    review = review_for(match)
    if review is None:
        return None
    wish: Wish | None = st.session_state.pop(_wish_key(match), None)
    if wish is None:
        _show(match, review, leads_on)
    return wish


def review_for(match: RaceMatch) -> RaceReview | None:
    """Return the review of a race; until there is one, show how far it is."""
    layout, players = match.state.layout, match.state.players
    return review_of(match.log, layout, players, meanwhile=partial(_growing, match))


def _growing(match: RaceMatch, job: ReviewJob) -> None:
    """Show what is known while the rest is worked out: how it ended, and each choice weighed."""
    people = People([player.name for player in match.players], match.only_person)
    game_review.show(telling.so_far(match, job, people), what_bars_are=words.HOW_TO_COUNT)
    judged = telling.judged(match, job, people)
    game_review.growing("race", judged, partial(show_how_far, job))


def estimated(match: RaceMatch) -> RaceReview | None:
    """Return a finished race's review where it is made of estimates and they are done."""
    layout, players = match.state.layout, match.state.players
    return None if is_solved(layout, players) else review_at_hand(match.log, layout, players)


def _show(match: RaceMatch, review: RaceReview, leads_on: Callable[[], None] | None) -> None:
    names = [player.name for player in match.players]
    people = People(names, match.only_person)
    worst = review.worst(match.people)
    _story(match, review, people)
    _worst_moments(match, review, worst, people)
    with game_review.sheet("chances"):
        _chances(match, review, worst)
        if leads_on is not None:
            leads_on()
    with game_review.more():
        with st.expander("The dice, the choices and the points", icon=":material/bar_chart:"):
            _parts(match, review)
        with st.expander("What each choice cost", icon=":material/list:"):
            _decisions(match, review, names)


def _wish_key(match: RaceMatch) -> str:
    return f"race_review_wish_{match.game_id}"


def _ask_for(match: RaceMatch, wish: Wish) -> None:
    st.session_state[_wish_key(match)] = wish


def _story(match: RaceMatch, review: RaceReview, people: People) -> None:
    """Say how it ended and where it turned, and for each person what dice and choices did."""
    told = telling.told(match, review, people)
    game_review.show(told, what_bars_are=words.HOW_TO_COUNT, leads_on=partial(_look_again, match))


def _look_again(match: RaceMatch) -> None:
    st.button(
        "Look at it again, step by step",
        icon=":material/history:",
        key="look_back",
        on_click=_ask_for,
        args=(match, Wish(0, plays_on=False)),
    )


def _worst_moments(
    match: RaceMatch, review: RaceReview, worst: Sequence[Decision], people: People
) -> None:
    """Show the costliest choices, each with a picture and ways to go there."""
    if not worst:
        if any(review.seats[seat].decisions for seat in match.people):
            game_review.praise(words.no_costly_choice(review, match.people))
        return
    shown = [
        partial(_worst_moment, match, review, each, no, people) for no, each in enumerate(worst, 1)
    ]
    is_mine = match.only_person is not None
    game_review.moments(f"What cost {'you ' if is_mine else ''}most", shown)


def _why(decision: Decision, people: People) -> str:
    return reason_over(decision.state, decision.best, decision.chosen, people.names)


def _moment_words(review: RaceReview, decision: Decision, people: People) -> str:
    return story.costly_words(decision, review, people, _why(decision, people))


def _worst_moment(
    match: RaceMatch, review: RaceReview, decision: Decision, number: int, people: People
) -> None:
    action_no = decision.action_no
    view = choice_view(decision, match, _moment_words(review, decision, people))
    ways_on = partial(
        game_review.ways_on,
        action_no,
        board="river",
        opens="Opens a new race at this choice, with the same throws. This race stays.",
        look=partial(_ask_for, match, Wish(action_no, plays_on=False)),
        play_on=partial(_ask_for, match, Wish(action_no, plays_on=True)),
    )
    game_review.moment(
        str(action_no),
        partial(two_ways, view, key=f"review_ways_{action_no}"),
        f"Round {review.round_of(action_no)}, number {number} in the chart below",
        story.moment_rows(decision, people),
        _why(decision, people),
        ways_on,
    )


def _chances(match: RaceMatch, review: RaceReview, worst: Sequence[Decision]) -> None:
    from riverlib.figures import race_review  # plotly takes half a second: only at the end

    names = [player.name for player in match.players]
    people = People(names, match.only_person)
    colours = [look.colour for look in looks(match.players)]
    turned = story.turned_in(review, match.state)
    picture.show(
        race_review.win_chance(
            review,
            names,
            seat=match.people[0],
            you=match.only_person,
            marked=worst,
            colours=colours,
            rounds=[turned] if turned else [],
        ),
        key="review_chances",
        alt="Line chart of the chance to win after every throw and every choice",
        asks="Who had the best chance to win?",
        says=turning_words(review, match.state.winners, people),
        notes=[f"{no}. {_moment_words(review, each, people)}" for no, each in enumerate(worst, 1)],
    )
    st.caption(as_text(" ".join(filter(None, _about_the_chart(review, worst, people)))))


def _parts(match: RaceMatch, review: RaceReview) -> None:
    from riverlib.figures import race_gains

    names = [player.name for player in match.players]
    people = People(names, match.only_person)
    colours = [look.colour for look in looks(match.players)]
    luck_side, dock_side = st.columns(2)
    with luck_side:
        picture.show(
            race_gains.luck_and_skill(review, names, colours),
            key="review_luck",
            asks="What did the dice do, and what did the choices?",
            says=words.dice_and_choices(review.seats, people),
            alt="Bars of what luck gave each player and what the player's own choices cost",
        )
    with dock_side:
        picture.show(
            race_gains.docks(review, names, colours),
            key="review_docks",
            asks="Where do the points come from?",
            says=words.docks_won(review.docks, people),
            alt="Bars of each player's points, a piece for each dock",
        )


def _about_the_chart(
    review: RaceReview, worst: Sequence[Decision], people: People
) -> tuple[str, ...]:
    from riverlib.figures import race_drawn

    numbers = "Number 1 is" if len(worst) == 1 else f"Numbers 1 to {len(worst)} are"
    above = f"{numbers} told above." if worst else ""
    rest = race_drawn.rest_words(review, worst)
    return words.how_to_read(review, people), above, rest, words.sureness(review)


def _decisions(match: RaceMatch, review: RaceReview, names: Sequence[str]) -> None:
    people = People(names, match.only_person)
    costly = [each for each in review.decisions if each.is_costly]
    for each in costly:
        _line(match, review, each, people)
    if len(costly) < len(review.decisions):
        others = "All other choices" if costly else "The choices of this race"
        st.caption(f"{others} cost next to nothing.")
    review_table.keep(
        "Every throw and choice as a table (CSV)",
        lambda: csv(review, names),
        f"choices-{_file(match, names)}.csv",
    )


def _line(match: RaceMatch, review: RaceReview, decision: Decision, people: People) -> None:
    """Tell a choice that cost something in a line that opens its moment on the river."""
    st.button(
        as_text(story.line_words(decision, review, people)),
        key=f"review_line_{decision.action_no}",
        type="tertiary",
        icon=":material/visibility:",
        help="Show it on the river",
        on_click=_ask_for,
        args=(match, Wish(decision.action_no, plays_on=False)),
    )


def _file(match: RaceMatch, names: Sequence[str]) -> str:
    return file_names.of_race(course_of(match.log, tuple(names)), local(match.created).date())


def _way(decision: Decision, choice: race.Choice, people: People) -> str:
    way = story.way_words(decision.state, choice, people)
    return f"{way[:1].upper()}{way[1:]}"


def _better(decision: Decision, people: People) -> str:
    return _way(decision, decision.best, people) if decision.is_costly else ""


def _face(face: int | None) -> str:
    return "wind" if face == race.WIND else str(face)


def csv(review: RaceReview, names: Sequence[str]) -> bytes:
    """Return every throw and choice as a table for a spreadsheet, chances in per cent."""
    rows = [_csv_row(moment, review, names) for moment in review.moments]
    text: str = pd.DataFrame(rows).map(_cell).to_csv(index=False)
    return text.encode("utf-8-sig")  # the mark tells spreadsheets that it is UTF-8


def _csv_row(moment: Moment, review: RaceReview, names: Sequence[str]) -> dict[str, Any]:
    people = People(names, None)
    row: dict[str, Any] = {
        "action": moment.action_no + 1,
        "round": review.round_of(moment.action_no),
        "player": names[moment.seat],
    }
    if isinstance(moment, Throw):
        row |= {"what": f"throws {_face(moment.face)}", "luck": round(100 * moment.luck, 2)}
        row |= {"cost": None, "better": ""}
    else:
        chosen = _way(moment, moment.chosen, people)
        row |= {"what": chosen, "luck": None, "cost": round(100 * moment.cost, 2)}
        row |= {"better": _better(moment, people)}
    for seat, share in enumerate(review.chances[moment.action_no + 1]):
        row[f"chance of player {seat + 1}"] = round(100 * share, 2)
    return row


def _cell(value: Any) -> Any:
    return spreadsheet_cell(value) if isinstance(value, str) else value
