"""The answer of a comparison, first of all: in words, then as one figure."""

from collections.abc import Sequence

import streamlit as st

from riverlib.analysis.lab import titles
from riverlib.analysis.lab.along import along
from riverlib.analysis.lab.answer import Answer, Finding, Verdict, answers, sameness
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.said import quoted
from riverlib.analysis.lab.telling import QUESTIONS
from riverlib.analysis.lab.together import beside, together
from riverlib.ui.lab.changing import Change
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text


def show(comparison: Comparison, base: int, saved_as: str, change: Change | None = None) -> None:
    """Show what differs most from one rule set, and whether it matters at a table.

    Parameters
    ----------
    change : Change, optional
        The rule that is changed, where one is: it may say what is answered first.
    """
    asked = change.axis.asks if change else None
    found = answers(comparison, base, asked)
    if not found:
        return
    if len(found) == 1:
        _one(found[0])
    else:
        question = f"{QUESTIONS[asked]} " if asked else ""
        if change and change.now:
            st.caption(f"{question}Compared with how it is now: {as_text(change.now)}")
            _changes(comparison, found, change)
        else:
            st.subheader(f"{question}Compared with {as_text(found[0].base)}", anchor=False)
            _each(found)
    st.caption(as_text(sameness(comparison, base)))
    if any(each.findings for each in found):
        _figure(found, saved_as, change.shorts if change else ())


def _changes(comparison: Comparison, found: Sequence[Answer], change: Change) -> None:
    """Say what goes with the values; changes of one rule are much alike, so each is folded away."""
    whole = together(found)
    most = "" if change.axis.asks else along(comparison, found, change.base, change.conditions)
    st.subheader(as_text(most or whole), anchor=False)
    if more := whole if most else beside(found):
        st.markdown(as_text(more))
    with st.expander("Each of them in a sentence", icon=":material/notes:"):
        _each(found)


def _each(found: Sequence[Answer]) -> None:
    for each in found:
        st.markdown(f"**{as_text(each.name)}.** {as_text(each.headline)}")
        if each.rest:
            st.caption(as_text(each.rest))


def _one(answer: Answer) -> None:
    st.caption(as_text(f"{quoted(answer.name)}, compared with {quoted(answer.base)}"))
    st.subheader(as_text(answer.headline), anchor=False)
    if answer.rest:
        st.markdown(as_text(answer.rest))


def _figure(found: Sequence[Answer], saved_as: str, called: Sequence[str]) -> None:
    from riverlib.figures import lab_answer  # plotly takes half a second

    picture.show(
        lab_answer.noticed(found, called),
        key="lab_figure_answer",
        alt="Every difference with its interval; the band in the middle is what nobody notices.",
        name="rules-answer",
        picture=saved_as,
        asks=(
            "What differs, and would you notice? Inside the band in the middle nobody does; the"
            " farther out, the plainer it is."
        ),
        says=titles.of_answers(found),
    )
    st.caption(lab_answer.marks_words(found))
    with st.expander("Every difference, and from when it is noticed", icon=":material/list:"):
        _every(found)


def _every(found: Sequence[Answer]) -> None:
    """List every difference by rule set and by what it means at a table, then the reasons."""
    for answer in found:
        st.markdown(f"**{as_text(answer.name)}**, compared with {as_text(answer.base)}")
        for verdict in Verdict:
            of_it = [each for each in answer.findings if each.verdict is verdict]
            if of_it:
                said = str(verdict)
                lines = [f"- {as_text(each.sentence)}" for each in of_it]
                st.markdown("\n".join([f"{said[:1].upper()}{said[1:]}:", "", *lines]))
    st.markdown("**From when it is noticed**")
    reasons = [f"- {as_text(name)}: {as_text(why)}" for name, why in _reasons(found).items()]
    st.markdown("\n".join(reasons))


def _reasons(found: Sequence[Answer]) -> dict[str, str]:
    """Return by measure from how much on it is noticed; what is told by place has one for all."""
    return {
        _called(each): each.reason[:1].lower() + each.reason[1:]
        for answer in found
        for each in answer.findings
    }


def _called(each: Finding) -> str:
    if each.member:
        return f"{each.topic[:1].upper()}{each.topic[1:]}"
    return each.difference.measure.name
