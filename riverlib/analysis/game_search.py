"""Games found by what a person remembers: names, who won, by how much, a date, the rules."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches
from functools import partial

from riverlib.analysis import search_days, search_most
from riverlib.analysis.game_lines import GameLine, known_as, plain
from riverlib.analysis.search_most import Superlative
from riverlib.analysis.worth_opening import Highlight
from riverlib.core.counting import number_word
from riverlib.core.text import DAYS, MONTHS

_Fits = Callable[[GameLine], bool]
_Tells = Callable[[GameLine], str]
_Asked = tuple[str, _Fits]
"""Words of a wish, and whether a game fits them."""
_WON = frozenset(("won", "wins", "winner", "winners", "win"))
_LOST = frozenset(("lost", "loses", "loser", "losers", "lose", "loss", "losses"))
_SHARED = frozenset(("share", "shared", "shares", "tie", "tied", "ties", "draw", "draws", "drawn"))
_SHARED |= {"drew"}
_BEAT = frozenset(("beat", "beats", "beaten"))
_PLACES = {"first": 1, "second": 2, "third": 3, "last": 0}
"""Words for places at the end, and which they are; 0 is the last."""
_VERBS = _WON | _LOST | _SHARED | _BEAT | frozenset(_PLACES)
_FILLERS = frozenset((
    "a", "against", "all", "an", "and", "any", "are", "at", "both", "by", "came", "come", "comes",
    "did", "do", "does", "ended", "ever", "every", "find", "for", "from", "game", "games", "got",
    "had", "has", "have", "her", "his", "in", "is", "it", "its", "my", "of", "on", "one", "our",
    "play", "played", "plays", "point", "points", "show", "that", "the", "their", "time", "times",
    "to", "together", "was", "we", "were", "what", "when", "where", "which", "who", "with",
))  # fmt: skip
"""Words that ask for nothing, unless somebody's name is one of them."""
_MARGIN, _NUMBER = re.compile(r"\bby (?P<number>\d+)\b"), re.compile(r"-?\d+")
_SIZES = "|".join(map(number_word, range(2, 11)))
_PLAYERS = re.compile(rf"\b(?P<number>\d+|{_SIZES})[ -]players?\b")
_NO_BOTS = re.compile(
    r"\b(?:(?:without|no) (?:any |the )?(?:bots?|computers?)|(?:only|just) (?:people|humans)"
    r"|(?:people|humans) only)\b"
)
_WITHOUT = re.compile(r"\bwithout (?P<who>[^\s,;]+)")
_FINISHED = re.compile(r"\bfinished\b")
_KNOWN = ("race", "cards", "bots", "unfinished", "paper", "comeback", "streak", "yesterday")
_NEAR = 0.66
"""Likeness from which on one word may be meant by another (``difflib``): "Bne" for "Ben"."""
_LEAST_PLURAL = 4
"""Letters from which on the s at the end of a word may be that of a plural."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A wish, read."""

    asked: list[_Asked]
    most: list[Superlative]
    """Of the games to which all of that fits only these are wanted."""
    words: list[str]
    """What is left of it: names, verbs, numbers."""


def found(
    lines: Sequence[GameLine],
    wish: str,
    told: Mapping[str, str] | None = None,
    today: date | None = None,
) -> list[GameLine]:
    """Return the games to which every word, number and date of a wish fits, in their order.

    Capitals, accents and commas do not matter, and words may stand in any order. "Anna won" finds
    the games that Anna won, "Anna lost" those that she lost, "Anna won, Ben" those of the first
    that Ben played too; "Anna beat Ben" those in which she ended ahead of Ben, "shared" and "tie"
    shared wins; "10 players" and "two players" how many there were; "won by 1" and "Anna 170"
    margins and totals; "22 Nov", "November", "2026-11-22" and "last week" days; "unfinished" and
    "paper" such games; "Anna last" and "second" places; "without bots" and "without Ben" who was
    not there. "Closest", "longest" and the like choose among the games that are found so.

    Parameters
    ----------
    told : mapping of str to str, optional
        By id, what is said of games besides, of ``told_of``.
    today : date, optional
        From where "yesterday" and "last week" are counted; without it they are only words.
    """
    return _chosen(lines, _read(lines, wish, told or {}, today))[0]


def level_words(
    lines: Sequence[GameLine],
    wish: str,
    told: Mapping[str, str] | None = None,
    today: date | None = None,
) -> str:
    """Say of which games none is the longest, because most are; arguments as in ``found``."""
    return _chosen(lines, _read(lines, wish, told or {}, today))[1]


def answering(wish: str, highlights: Sequence[Highlight]) -> tuple[Highlight, ...] | None:
    """Return those that answer a wish for the most of something, ``None`` if it asks for none."""
    asked = search_most.taken_out(plain(wish))[1]
    if not asked:
        return None
    return tuple(
        each
        for each in highlights
        if any(superlative.pattern.search(plain(each.title)) for superlative in asked)
    )


def unknown(
    lines: Sequence[GameLine],
    wish: str,
    told: Mapping[str, str] | None = None,
    today: date | None = None,
) -> list[str]:
    """Return the words of a wish to which none of the games fits; arguments as in ``found``."""
    asked = _read(lines, wish, told or {}, today).asked
    return [words for words, fits in asked if not any(map(fits, lines))]


def besides(lines: Sequence[GameLine], wish: str) -> Callable[[GameLine], str]:
    """Return what tells of each game why it was found, where its row does not show it.

    What those came to whom the wish names: "Ben 123, Anna 98"; how long the longest was.
    """
    read = _read(lines, wish, {}, None)
    names = [word for word in read.words if word not in _VERBS]
    with_people = any(seat.is_person for line in lines for seat in line.seats)

    def tells(line: GameLine) -> str:
        seats = search_most.those(line, names, with_people)
        told = (each.tells(line, seats) for each in read.most)
        said = dict.fromkeys([search_most.named_words(line, names), *told])
        return " \N{MIDDLE DOT} ".join(filter(None, said))

    return tells


def vocabulary(lines: Sequence[GameLine]) -> dict[str, str]:
    """Return words that a search of these games knows, by how ``plain`` writes them."""
    names = {name for line in lines for name in (*line.names, line.rules)}
    verbs = (*_VERBS, *_KNOWN, *search_most.WORDS)
    words = (*verbs, *MONTHS, *DAYS, *(word for name in names for word in name.split()))
    return {plain(word): word for word in words if word.isalpha()}


def meant(
    lines: Sequence[GameLine],
    wish: str,
    told: Mapping[str, str] | None = None,
    today: date | None = None,
) -> str:
    """Return a wish with the nearest known words in the place of the unknown ones.

    Nothing where none is near, or no game fits that either; arguments as in ``found``.
    """
    known, strange = vocabulary(lines), set(unknown(lines, wish, told, today))
    nearest = {
        word: known[near[0]]
        for word in strange
        if (near := get_close_matches(word, known, 1, _NEAR))
    }
    words = [nearest.get(plain(word).strip(",;.!?"), word) for word in wish.split()]
    better = " ".join(words)
    return better if better != wish and found(lines, better, told, today) else ""


def told_of(highlights: Sequence[Highlight]) -> dict[str, str]:
    """Return by id what is said of the games that are worth opening."""
    return {each.game_id: plain(f"{each.title} {each.why}") for each in highlights}


def example_of(lines: Sequence[GameLine]) -> str:
    """Return a wish that finds a game of these: "Anna won, 22 Nov"; nothing if there are none.

    Of a game that a person won, if there is one.
    """
    won = [
        (not seat.is_person, no, seat.name)
        for no, line in enumerate(lines)
        if line.finished
        for seat in line.seats
        if seat.won
    ]
    if not won:
        return day_of(lines[0]) if lines else ""
    _, no, name = min(won)
    return f"{name} won, {day_of(lines[no])}"


def day_of(line: GameLine) -> str:
    """Return the day of a game as one may look for it: "22 Nov"."""
    return f"{line.when.day} {MONTHS[line.when.month - 1][:3]}"


def _read(
    lines: Sequence[GameLine], wish: str, told: Mapping[str, str], today: date | None
) -> _Read:
    text, asked = re.sub(r"['\N{RIGHT SINGLE QUOTATION MARK}]s\b", "", plain(wish)), list[_Asked]()

    def by(match: re.Match[str]) -> _Fits:
        return _says(rf"\bby {match['number']}\b", _everybody, told)

    spans = [(search_days.SPAN, search_days.within(today))] if today else []
    dates = [(each, search_days.on_day) for each in search_days.DATES]
    company = [(_PLAYERS, _of_players), (_NO_BOTS, _of_people), (_WITHOUT, _without)]
    for pattern, asks in (*company, *spans, *dates, (_MARGIN, by), (_FINISHED, _is_finished)):
        while match := pattern.search(text):
            asked.append((match.group(), asks(match)))
            text = f"{text[: match.start()]} {text[match.end() :]}"
    text, most = search_most.taken_out(text)
    words = [word for word in (each.strip(".!?") for each in re.findall(r"[^\s,;]+", text)) if word]
    called = {name for line in lines for name in line.names}
    fillers = _FILLERS - set(map(plain, called))
    words = [word for word in words if word not in fillers or word == "and"]
    asked += [(word, _done(words, at, told)) for at, word in enumerate(words) if word in _VERBS]
    kept = [word for word in words if word not in _VERBS and word not in fillers]
    asked += [(word, _has_word(word, _everybody, told)) for word in kept]
    return _Read(asked, most, words)


def _chosen(lines: Sequence[GameLine], read: _Read) -> tuple[list[GameLine], str]:
    """Return the games to which a wish fits, and of which none has the most, in words."""
    fits, said = [each for _, each in read.asked], []
    kept = [line for line in lines if all(each(line) for each in fits)]
    for superlative in read.most:
        said.append(search_most.level_words(kept, superlative, read.words))
        kept = search_most.most(kept, superlative, read.words)
    return kept, " ".join(filter(None, said))


def _done(words: Sequence[str], at: int, told: Mapping[str, str]) -> _Fits:
    """Ask for what a verb says of those who are named next to it."""
    verb = words[at]
    if verb in _LOST:
        return _did(words, at, _losers, told, lambda line: bool(line.losers))
    if verb in _WON:
        return _did(words, at, _winners, told, lambda line: bool(line.winners))
    if verb in _SHARED:
        fits = _did(words, at, _winners, told, lambda line: len(line.winners) > 1)
    elif verb in _PLACES:
        placed = partial(_placed, place=_PLACES[verb])
        fits = _did(words, at, placed, told, lambda line: bool(placed(line)))
    else:
        fits = _beat(words, at)
    # somebody may be called Drew, and rules Draw
    return lambda line: fits(line) or verb in plain(f"{line.names_text} {line.rules}").split()


def _of_players(match: re.Match[str]) -> _Fits:
    """Ask how many played; some rules are called so too."""
    words, number = match.group(), match["number"]
    return lambda line: (
        number in (str(len(line.seats)), number_word(len(line.seats))) or words in line.text
    )


def _of_people(match: re.Match[str]) -> _Fits:
    """Ask for games without bots; some rules are called so too."""
    words = match.group()
    return lambda line: (
        (bool(line.seats) and all(seat.is_person for seat in line.seats)) or words in line.text
    )


def _without(match: re.Match[str]) -> _Fits:
    """Ask who was not there; some rules are called so too."""
    words, who = match.group(), match["who"]
    return lambda line: who not in line.names_text.split() or words in line.text


def _is_finished(_: re.Match[str]) -> _Fits:
    return lambda line: line.finished


def _placed(line: GameLine, place: int) -> str:
    """Return the names of those in a place at the end, 0 for the last; none if all are level."""
    worth = [(line.seats[side[0]].won, line.seats[side[0]].total) for side in line.all_sides]
    if not line.finished or len(set(worth)) < 2:
        return ""
    places = [1 + sum(other > mine for other in worth) for mine in worth]
    asked = place or max(places)
    sides = [side for side, at in zip(line.all_sides, places, strict=True) if at == asked]
    return plain(" ".join(known_as(line.seats[seat]) for side in sides for seat in side))


def _did(
    words: Sequence[str], at: int, of: _Tells, told: Mapping[str, str], happened: _Fits
) -> _Fits:
    """Ask that those did what a verb says who are named next to it, before it or else after it."""
    before, after = _beside(words, at)
    return lambda line: (
        happened(line)
        and all(
            _has_word(word, of, told)(line)
            for word in _nearest(before, line) or _nearest(after, line)
        )
    )


def _beat(words: Sequence[str], at: int) -> _Fits:
    """Ask that whoever is named before a verb ended ahead of whoever is named after it."""
    before, after = _beside(words, at)

    def is_ahead(line: GameLine, one: str, other: str) -> bool:
        ahead, behind = (
            [(seat.won, seat.total) for seat in line.seats if word in known_as(seat)]
            for word in (one, other)
        )
        return bool(ahead and behind) and max(ahead) > min(behind)

    return lambda line: (
        line.finished
        and all(
            is_ahead(line, one, other)
            for one in _nearest(before, line) or [""]  # nobody named: anybody
            for other in _nearest(after, line) or [""]
        )
    )


def _beside(words: Sequence[str], at: int) -> list[list[list[str]]]:
    """Return the words before a verb and those after it, the nearest first, in groups."""
    return [
        [
            [word for word in group.split("\n") if word and word != "and"]
            for group in " ".join(side)
            .replace(" and ", "\n")
            .split(" ")  # "Anna and Ben won": both
        ]
        for side in (words[:at][::-1], words[at + 1 :])
    ]


def _nearest(groups: Sequence[Sequence[str]], line: GameLine) -> list[str]:
    named = ([word for word in group if word in line.names_text] for group in groups)
    return next(filter(None, named), [])


def _everybody(line: GameLine) -> str:
    return line.text


def _winners(line: GameLine) -> str:
    return line.winners_text


def _losers(line: GameLine) -> str:
    return line.losers_text


def _has_word(word: str, of: _Tells, told: Mapping[str, str]) -> _Fits:
    """Ask for a word, or the beginning of one; a number only as a whole."""
    if _NUMBER.fullmatch(word):
        says = _says(rf"(?<![\w:.-]){word}(?![\w:]|\.\d)", of, told)
    else:
        one = word.removesuffix("s") if len(word) >= _LEAST_PLURAL else word
        says = _says(
            re.escape(word) if one == word else rf"{re.escape(word)}|\b{re.escape(one)}\b", of, told
        )
        return lambda line: says(line) or search_days.is_date_word(one, line.when)
    return lambda line: says(line) or search_days.is_date_word(word, line.when)


def _says(pattern: str, of: _Tells, told: Mapping[str, str]) -> _Fits:
    """Ask for what a game's own words say, or those that are told of it besides."""
    search = re.compile(pattern).search

    def fits(line: GameLine) -> bool:
        return bool(search(of(line))) or (line.id in told and bool(search(_nameless(line, told))))

    return fits


def _nameless(line: GameLine, told: Mapping[str, str]) -> str:
    """Return what is told of a game without its names: who won and lost is known of the game."""
    names = set(plain(" ".join(line.names)).split())
    return " ".join(word for word in told[line.id].split() if word.strip(",.") not in names)
