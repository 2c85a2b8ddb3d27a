"""CSV: what is written is read again, and every bad row is named by line, column and reason."""

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.analysis import GameScores, TableError, decoded, from_csv, to_csv
from riverlib.analysis.score_files import MAX_BYTES
from riverlib.cards import DealResult
from tests.analysis.games import GAME

HEAD = "deal,cards,player,bid,taken,points\n"
GOOD = HEAD + "1,1,Anna,0,1,1\n1,1,Ben,0,0,10\n"


def test_what_is_written_is_read_again() -> None:
    assert from_csv(to_csv([GAME])) == (GAME,)


@st.composite
def games(draw: st.DrawFn) -> GameScores:
    text = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1)
    tidy = text.map(lambda name: name.strip()[:20].strip()).filter(bool)
    names = draw(st.lists(tidy, min_size=2, max_size=5, unique=True).map(tuple))
    deals = []
    for _ in range(draw(st.integers(1, 4))):
        size = draw(st.integers(1, 5))
        takers = draw(st.lists(st.sampled_from(range(len(names))), min_size=size, max_size=size))
        bids = draw(st.tuples(*[st.integers(0, size)] * len(names)))
        points = draw(st.tuples(*[st.integers(-200, 200)] * len(names)))
        taken = tuple(takers.count(seat) for seat in range(len(names)))
        dealer = draw(st.none() | st.sampled_from(range(len(names))))
        deals.append(DealResult(hand_size=size, dealer=dealer, bids=bids, taken=taken,
                                points=points))  # fmt: skip
    return GameScores(names=names, deals=tuple(deals), title="A game")


@given(st.lists(games(), min_size=1, max_size=1))
def test_any_game_survives_a_table(written: list[GameScores]) -> None:
    assert from_csv(to_csv(written)) == tuple(written)


@pytest.mark.parametrize("delimiter", [";", "\t"], ids=["semicolons", "tabs"])
def test_other_delimiters_and_windows_lines_will_do(delimiter: str) -> None:
    text = "\ufeff" + GOOD.replace(",", delimiter).replace("\n", "\r\n").upper()
    (game,) = from_csv(text)
    assert game.names == ("ANNA", "BEN")


def test_several_games_are_told_apart_by_name() -> None:
    rows = [
        f"{game},1,1,{name},0,{int(name == 'Ben')},0" for game in "XY" for name in ("Anna", "Ben")
    ]
    games = from_csv("game," + HEAD + "\n".join(rows))
    assert [game.title for game in games] == ["X", "Y"]


def test_a_name_that_a_spreadsheet_would_run_is_disarmed_and_comes_back() -> None:
    game = GameScores(names=("=2+5", "Ben"), deals=GAME.deals[:0], title="@x")
    deal = DealResult(hand_size=1, dealer=0, bids=(0, 0), taken=(1, 0), points=(1, 10))
    game = GameScores(names=("=2+5", "Ben"), deals=(deal,), title="@x")
    assert "'=2+5" in to_csv([game])
    assert "\n=" not in to_csv([game])
    assert from_csv(to_csv([game])) == (game,)


SIZES = HEAD + "1,1,A,0,1,1\n1,2,B,0,0,10\n"
SUM = HEAD + "1,2,A,0,1,1\n1,2,B,0,0,10\n"
AWAY = f"dealer,{HEAD}Zoe,1,1,A,0,1,1\nZoe,1,1,B,0,0,1\n"
TWO = f"dealer,{HEAD}A,1,1,A,0,1,1\nB,1,1,B,0,0,1\n"
LONG = HEAD + "1,1,A,0,1," + "9" * 40

# fmt: off
BAD = {
    "nothing":                 ("",                              1, "deal",   "missing"),
    "only headings":           (HEAD,                            2, "",       "no row"),
    "an unknown column":       (GOOD.replace("points", "score"), 1, "score",  "no such column"),
    "a column left out":       ("deal,cards,player,bid,taken\n", 1, "points", "missing"),
    "a column twice":          ("deal," + HEAD,                  1, "deal",   "twice"),
    "a field too few":         (HEAD + "1,1,Anna,0,1\n",         2, "",       "5 fields"),
    "a word for a number":     (HEAD + "1,1,Anna,one,1,1\n",     2, "bid",    "not “one”"),
    "half a trick":            (HEAD + "1,1,Anna,0.5,1,1\n",     2, "bid",    "whole number"),
    "two signs":               (HEAD + "1,1,Anna,--1,1,1\n",     2, "bid",    "whole number"),
    "a sign alone":            (HEAD + "1,1,Anna,-,1,1\n",       2, "bid",    "whole number"),
    "an empty field":          (HEAD + "1,1,Anna,0,,1\n",        2, "taken",  "is missing"),
    "a bid above the hand":    (HEAD + "1,3,Anna,4,1,1\n",       2, "bid",    "0 to 3"),
    "a hand too large":        (HEAD + "1,99,Anna,4,1,1\n",      2, "cards",  "1 to 26"),
    "no name":                 (HEAD + "1,1, ,0,1,1\n",          2, "player", "a name"),
    "a long number":           (LONG,                            2, "points", "whole number"),
    "alone at the table":      (HEAD + "1,1,Anna,0,1,1\n",       2, "player", "2 to 10"),
    "twice in a deal":         (GOOD + "1,1,Ben,0,0,0\n",        4, "player", "in deal 1 twice"),
    "a missing player":        (GOOD + "2,1,Ben,1,1,11\n",       4, "player", "Anna is missing"),
    "a missing deal":          (GOOD.replace("\n1,", "\n2,"),    2, "deal",   "deal 1 is missing"),
    "other hand sizes":        (SIZES,                           3, "cards",  "all get the same"),
    "tricks do not add up":    (SUM,                             3, "taken",  "1 tricks were"),
    "a dealer from elsewhere": (AWAY,                            2, "dealer", "Zoe is no player"),
    "two dealers":             (TWO,                             3, "dealer", "two dealers"),
}
# fmt: on


@pytest.mark.parametrize(("text", "line", "column", "words"), BAD.values(), ids=BAD)
def test_a_fault_is_named(text: str, line: int, column: str, words: str) -> None:
    with pytest.raises(TableError) as caught:
        from_csv(text)
    fault = caught.value.faults[0]
    assert (fault.line, words in fault.reason) == (line, True), caught.value.faults
    assert fault.column == column


def test_all_faults_are_named_at_once_and_the_good_rows_counted() -> None:
    with pytest.raises(TableError) as caught:
        from_csv(GOOD + "2,x,Anna,0,1,1\n2,1,Ben,7,0,y\n")
    assert [str(fault) for fault in caught.value.faults] == [
        "line 4, cards: a whole number is needed, not “x”",
        "line 5, bid: 0 to 1 is possible, not 7",
        "line 5, points: a whole number is needed, not “y”",
    ]
    assert caught.value.good_rows == 2


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"deal\n\xff\1\n", "line 2: no text"), (b" " * (MAX_BYTES + 1), "at most")],
)
def test_a_file_that_is_no_text_is_refused(content: bytes, words: str) -> None:
    with pytest.raises(TableError, match=words):
        decoded(content)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(TableError):
        from_csv(HEAD + text)


def test_a_name_that_ends_in_nothing_printable_is_read_again_the_same() -> None:
    games = from_csv(GOOD.replace("Anna", "Anna\0"))
    assert games[0].names == ("Anna", "Ben")
    assert from_csv(to_csv(games))[0].names == games[0].names


def test_a_name_of_nothing_printable_is_missing() -> None:
    with pytest.raises(TableError, match="line 2, player: a name is missing"):
        from_csv(GOOD.replace("Anna", "\u202e"))


def test_a_game_without_a_name_is_not_taken_for_another() -> None:
    deal = DealResult(hand_size=1, dealer=None, bids=(0, 0), taken=(1, 0), points=(1, 10))
    games = [GameScores(names=("A", "B"), deals=(deal,), title=title) for title in ("Game 2", "")]
    assert len(from_csv(to_csv(games))) == 2
    games = [replace(games[1], title=title) for title in ("Sunday", "Sunday", "")]
    assert len(from_csv(to_csv(games))) == 3
