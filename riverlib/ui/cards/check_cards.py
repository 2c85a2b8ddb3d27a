"""Below a finished game: its cards checked against what was fixed before anybody bid."""

import streamlit as st

from riverlib.cards.check_words import check_words
from riverlib.cards.checking import DealCheck, GameCheck, StillHiddenError, Verdict, check
from riverlib.play import CardMatch

_WORDS = {
    Verdict.MATCHES: "matches",
    Verdict.DIFFERS: "does not match",
    Verdict.NO_CODE: "follows from the seed",
    Verdict.ELSEWHERE: "was dealt elsewhere",
}
_LEAST = 4
"""Characters of a code that are looked for; fewer may stand before several."""


def check_cards(match: CardMatch) -> None:
    """Show what the check of a finished game has found, and how to do it without this app.

    Nothing is shown of a game that Undo at the board has taken back while the page was drawn.
    """
    try:
        found = check(match.log)
    except StillHiddenError:
        return
    with st.expander("Check the cards yourself", icon=":material/verified:", key="check_cards"):
        for sentence in check_words(found):
            st.text(sentence)
        _noted(found)
        st.dataframe(
            [_row(each) for each in found.deals],
            hide_index=True,
            key="check_deals",
        )
        _elsewhere(found)


def _row(each: DealCheck) -> dict[str, object]:
    code = each.code or each.shown or ""
    return {"Deal": each.deal, "Cards": each.hand_size, "": _WORDS[each.verdict], "Code": code}


def _noted(found: GameCheck) -> None:
    """Look for a code that somebody wrote down during the game."""
    noted = st.text_input(
        "A code that you wrote down",
        placeholder="its first eight characters will do",
        max_chars=90,
        key="check_noted",
    )
    if len("".join(noted.split())) < _LEAST:
        return
    for each in (fitting := found.with_code(noted)):
        st.text(f"That is the code of deal {each.deal}, which {_WORDS[each.verdict]}.")
    if not fitting:
        st.text("No deal of this game has a code that begins so.")


def _elsewhere(found: GameCheck) -> None:
    """Show the text behind a code: any other program makes the same code of it."""
    texts = {each.deal: each.text for each in found.deals if each.text is not None}
    if not texts:
        return
    st.text(
        f"The seed of this game is {found.seed}. All its deals follow from it. The code of a deal"
        " is the SHA-256 of the line below: put it into any other program that knows SHA-256."
    )
    deal = st.selectbox("Deal", list(texts), key="check_deal")
    st.code(texts[deal], language=None, wrap_lines=True)
