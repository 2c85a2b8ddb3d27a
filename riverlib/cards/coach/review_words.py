"""A review of deals in sentences for a family; names are free text and stay as they are."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from riverlib.cards.coach.judging import Mark
from riverlib.cards.coach.review import SeatDeal
from riverlib.cards.coach.told_points import is_told, points_words, whole_points
from riverlib.core.counting import counted, number_word
from riverlib.core.people import People

CARDS, OTHERS, CHOICES = "luck of the cards", "luck with the others", "cost of the choices"
"""What a game's points came from: called so wherever they are shown."""
BEST_PLAY = "best play, average luck"
HOW_TO_READ = (
    f"{CARDS.capitalize()}: how much more the hands promised than average ones."
    f" {OTHERS.capitalize()}: what they held and played, and what that added or took away."
    f" {CHOICES.capitalize()}: what was given away beside the best ones, as it is told of each."
    " Average luck is that of games in which the bot Steady plays every seat."
)
"""What the parts of a sum mean."""
SURENESS = (
    "Everything is judged by what the player could see. The numbers are estimates, each from"
    " several hundred deals that fit it, played to their end by bots. A choice counts as costly"
    " only if it was clearly worse."
)
"""How sure the numbers of a review are."""
EVEN, _MUCH = 0.1, 0.4
"""Luck of a deal in parts of a bid made: less is called fair, and from the second on it is a lot.

Over more deals luck grows with the root of their number.
"""
_LEVEL = 0.2
"""Parts of a bid made, of a whole game: choices that differ by less are called about equally good.

Two points where a bid brings ten: the estimates of a game's choices are not sharper.
"""
_SHARES = ((0.98, "all of it"), (0.75, "nearly all of it"), (0.5, "most of it"))
"""What part of all that the choices cost is called so, from these on."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a seat's points came from, in whole points that add up as they are read."""

    par: int
    """What the best choices bring with average luck."""
    cards: int
    others: int
    choices: int
    """What the own choices cost beside the best: never above 0."""

    @property
    def luck(self) -> int:
        """All luck, as the sum of its two parts."""
        return self.cards + self.others


def parts_of(mine: SeatDeal) -> Parts:
    """Round what a seat's points came from; luck with the others takes what rounding leaves."""
    par, cards, cost = (whole_points(each) for each in (mine.par, mine.cards, mine.cost))
    return Parts(par, cards, mine.points - par - cards + cost, -cost)


def together_words(seats: Sequence[SeatDeal], people: People, *, whose: str = "") -> str:
    """Say of some seats of one game who had most luck, and whose choices cost least.

    Parameters
    ----------
    whose : str
        Of whom this is told: "the two people", else "these two".

    >>> anna, ben = SeatDeal(0, 12, 9, 7, -1, 4, 5), SeatDeal(1, 4, 9, 7, 3, 1, 5)
    >>> together_words((anna, ben), People(("Anna", "Ben"), None))
    'Of these two Anna had more luck, +6 points; Ben chose better, giving away 1 point to 4'
    """
    of_these = f"Of {whose or f'these {number_word(len(seats))}'}"
    luck = max(parts_of(each).luck for each in seats)
    lucky = [each for each in seats if parts_of(each).luck == luck]
    said = f"{of_these} {_had_luck(lucky, luck, seats, people)}"
    best = _best_chosen(seats)
    if len(best) > 1:
        return f"{said}; {_chose_level(best, seats, people)}"
    [skilled] = best
    chose = _chose_best(skilled, seats)
    if lucky == [skilled] and luck > 0:
        return f"{said}, and {chose}"
    return f"{said}; {people.together_within((skilled.seat,))} {chose}"


def _had_luck(
    lucky: Sequence[SeatDeal], luck: int, seats: Sequence[SeatDeal], people: People
) -> str:
    """Say who of some seats had most luck, all of them where several had as much."""
    if luck <= 0:
        return "nobody had luck on the whole"
    if len(lucky) == len(seats):
        return f"{'both' if len(seats) == 2 else 'all'} had the same luck, {signed_points(luck)}"
    more = "more" if len(seats) == 2 else "most"
    each = " each" if len(lucky) > 1 else ""
    names = people.together_within(tuple(one.seat for one in lucky))
    return f"{names} had {more} luck, {signed_points(luck)}{each}"


def _chose_best(skilled: SeatDeal, seats: Sequence[SeatDeal]) -> str:
    """Say what the best choices of some seats gave away."""
    cost = _points(-parts_of(skilled).choices)
    if len(seats) > 2:
        return f"chose best, giving away {cost}"
    [other] = [each for each in seats if each is not skilled]
    return f"chose better, giving away {cost} to {_plain(-parts_of(other).choices)}"


def _best_chosen(seats: Sequence[SeatDeal]) -> list[SeatDeal]:
    """Return whose choices cost least, with those whose choices were about as good."""
    least = min(each.cost for each in seats)
    return [each for each in seats if each.cost == least or _is_level(each.cost - least, each)]


def _chose_level(best: Sequence[SeatDeal], seats: Sequence[SeatDeal], people: People) -> str:
    if len(best) < len(seats):
        who = people.together_within([each.seat for each in best])
        return f"{who} chose best, about equally well"
    return f"{'both' if len(seats) == 2 else 'all'} chose about equally well"


def _is_level(points: float, mine: SeatDeal) -> bool:
    """Whether choices that brought so much more are about as good, by the stake of the game."""
    return abs(round(points, 1)) < _LEVEL * mine.stake / mine.deals


def luck_words(mine: SeatDeal, name: str, *, is_you: bool) -> str:
    """Say in one sentence what luck did to a seat, all in all and by what.

    Nobody who held fair cards had very bad luck, and where all in all it was fair that is enough.

    >>> luck_words(SeatDeal(0, 12, 9.0, 9.0, -1.0, 1.0, 5), "Anna", is_you=True)
    "Your cards were fair, and the others' helped a lot: all in all good luck."
    """
    cards, others = _parts_of_luck(mine)
    whose = "your" if is_you else f"{name}'s"
    held = f"{whose} cards were {_DEALT[cards]}"
    all_in_all = _luck_size(mine)
    was = f"{'You were' if is_you else f'{name} was'} {_LUCKY.get(all_in_all, '')}"
    if not all_in_all:
        why = (
            f": {_DEALT[cards]} cards, but the others' {_HELPED[others]}" if cards * others else ""
        )
        text = f"{'fair luck' if is_you else f'{name} had fair luck'}{why}"
    elif not cards and not others:
        side = "for" if all_in_all > 0 else "against"
        whom = "you" if is_you else name
        text = f"{was}: {whose} cards and the others' were each a little {side} {whom}"
    elif not others and cards == all_in_all:
        text = held
    else:
        others = others or (
            1 if all_in_all > cards else -1
        )  # too little alone, but it tipped the sum
        joined = "but" if cards * others < 0 or (others < 0 and not cards) else "and"
        text = f"{held}, {joined} the others' {_HELPED[others]}"
        if cards * others > 0:
            text = f"{was}: {_DEALT[cards]} cards, and the others' {_HELPED[others]}"
        else:  # said first, what it came to would seem to contradict the cards
            text = f"{text}: all in all {_LUCK[all_in_all]} luck"
    return f"{text[0].upper()}{text[1:]}." if is_you else f"{text}."


def luck_in_points(mine: SeatDeal) -> str:
    r"""Say the same in figures, for whoever wants them.

    >>> luck_in_points(SeatDeal(0, 12, 9.0, 9.0, -1.0, 1.0, 5))
    'In points: luck of the cards 0, luck with the others +4'
    """
    parts = parts_of(mine)
    return f"In points: {CARDS} {_signed(parts.cards)}, {OTHERS} {_signed(parts.others)}"


_DEALT = {-2: "very poor", -1: "rather poor", 0: "fair", 1: "good", 2: "very good"}
_HELPED = {
    -2: "made it hard",
    -1: "made it a little harder",
    1: "helped a little",
    2: "helped a lot",
}
"""How luck is called by its size and its side."""


def _parts_of_luck(mine: SeatDeal) -> tuple[int, int]:
    """Return the sizes of the luck of the cards and of the luck with the others, -2 to 2."""
    return _size_of(mine.cards, mine), _size_of(mine.play, mine)


def _size_of(points: float, mine: SeatDeal) -> int:
    share = abs(points) / mine.stake * sqrt(mine.deals)  # luck adds up as its root
    size = (share >= EVEN) + (share >= _MUCH)
    return size if points > 0 else -size


def _luck_size(mine: SeatDeal) -> int:
    """Return the size of all luck, -2 to 2; with fair cards it is never "very" good or bad."""
    cards, _ = _parts_of_luck(mine)
    size = _size_of(mine.luck, mine)
    return size if cards else max(-1, min(1, size))


def ending_words(mine: SeatDeal, name: str, ended: str, *, is_you: bool) -> str:
    """Say in one line how a game ended for a seat, what its choices cost, and its luck.

    Parameters
    ----------
    ended : str
        "won by 7", "lost by 7", or "shared the win".

    >>> ending_words(SeatDeal(0, 9, 9, 7, 3, 1, 5), "Anna", "lost by 7", is_you=False)
    'Anna lost by 7, gave away 1 point and was unlucky (\u22121 point)'
    """
    who, was = ("You", "were") if is_you else (name, "was")
    size, kind = signed_points(parts_of(mine).luck), _kind_of_luck(mine)
    luck = f"and {was} {kind}" if kind else "and had fair luck"
    return f"{who} {ended}, {_gave_away(mine)} {luck} ({size})"


def _gave_away(mine: SeatDeal) -> str:
    """Say what the choices of a seat cost."""
    if not mine.decisions:
        return "never had a choice"
    cost = -parts_of(mine).choices
    return f"gave away {_points(cost)}" if cost else "gave nothing away"


def _kind_of_luck(mine: SeatDeal) -> str | None:
    """Call a seat's luck by its size; ``None`` where it was fair."""
    size = _luck_size(mine)
    if not size:
        return None
    return f"{'very ' if abs(size) > 1 else ''}{'lucky' if size > 0 else 'unlucky'}"


def luck_name(mine: SeatDeal) -> str:
    """Call a seat's luck in a word or two, without a name.

    >>> luck_name(SeatDeal(0, 9, 9, 7, 3, 1, 5)), luck_name(SeatDeal(0, 9, 9, 9, 0, 0, 5))
    ('bad', 'fair')
    """
    return _LUCK[_luck_size(mine)]


_LUCK = {-2: "very bad", -1: "bad", 0: "fair", 1: "good", 2: "very good"}
_LUCKY = {-2: "very unlucky", -1: "unlucky", 1: "lucky", 2: "very lucky"}
"""Where it begins a sentence: "Good luck" would be a wish."""


def choices_words(mine: SeatDeal, *, kindly: bool = False) -> str:
    """Say how a seat chose, without a name; ``kindly`` to a newcomer.

    >>> choices_words(SeatDeal(0, 9, 9, 7, -1, 2, 5, (4, 0, 1), dearest=1.6))
    '1 of 5 was bad'
    >>> choices_words(SeatDeal(0, 9, 9, 7, -1, 2, 5, (4, 0, 1), dearest=1.6), kindly=True)
    '1 of 5 could have been better'
    """
    if not mine.decisions:
        return "none to make"
    _, doubtful, bad = mine.marks
    if not doubtful and not bad:
        return "all fine"
    if kindly:
        return f"{doubtful + bad} of {mine.decisions} {_BETTER}"
    return f"{doubtful + bad} of {mine.decisions} {_was(doubtful + bad)} {_kinds(doubtful, bad)}"


def choices_of_kinds(mine: SeatDeal, *, kindly: bool = False) -> list[tuple[str, str, int]]:
    """Return how many of a seat's choices were of which kind: the kind, a word for it, how many.

    >>> choices_of_kinds(SeatDeal(0, 9, 9, 7, -1, 2, 5, (4, 0, 1), dearest=1.6))
    [('fine', 'fine', 4), ('doubtful', 'doubtful', 0), ('bad', 'bad', 1)]
    >>> choices_of_kinds(SeatDeal(0, 9, 9, 7, -1, 2, 5, (4, 0, 1), dearest=1.6), kindly=True)
    [('fine', 'fine', 4), ('doubtful', 'could have been better', 1)]
    """
    if not mine.decisions:
        return []
    if kindly:
        fine, doubtful, bad = mine.marks
        return [("fine", "fine", fine), ("doubtful", _BETTER, doubtful + bad)]
    return [(str(kind), str(kind), many) for kind, many in zip(Mark, mine.marks, strict=True)]


_BETTER = "could have been better"


def _kinds(doubtful: int, bad: int) -> str:
    return "doubtful" if not bad else "bad" if not doubtful else "doubtful or bad"


def choices_in_points(mine: SeatDeal) -> str:
    """Say what they cost, as a number; of many that were all fine no sum, which would blame them.

    >>> choices_in_points(SeatDeal(0, 9, 9, 7, -1, 2, 40, (40, 0, 0)))
    'none cost much'
    """
    if not mine.decisions:
        return ""
    if is_told(mine.cost) and mine.marks[0] == mine.decisions:
        return "none cost much"
    return f"cost about {points_words(mine.cost)}" if is_told(mine.cost) else "cost nothing"


def cost_words(mine: SeatDeal, name: str, *, is_you: bool) -> str:
    """Say what a seat's own choices cost it.

    >>> cost_words(SeatDeal(0, 9, 9, 7, -1, 2, 5, (4, 0, 1), dearest=1.6), "Jo", is_you=False)
    "Jo's choices cost about 2 points, nearly all of it in one. Of 5 choices 1 was bad."
    """
    whose = "Your" if is_you else f"{name}'s"
    if not mine.decisions:
        return f"{'You' if is_you else name} never had a choice."
    _, doubtful, bad = mine.marks
    if not doubtful and not bad:
        return _well_chosen(mine, whose)
    if mine.decisions == 1:
        return f"{whose} only choice cost about {points_words(mine.cost)}."
    share = mine.dearest / mine.cost
    much = next((f", {words} in one" for least, words in _SHARES if share >= least), "")
    return (
        f"{whose} choices cost about {points_words(mine.cost)}{much}."
        f" Of {counted(mine.decisions, 'choice')} {_marked(doubtful, bad)}."
    )


def _well_chosen(mine: SeatDeal, whose: str) -> str:
    """Praise a seat whose choices were all fine; a little they may have cost together."""
    if mine.decisions == 1:
        said, it = f"{whose} only choice was fine", "it"
    else:
        said, it = f"{whose} {mine.decisions} choices were all fine", "together they"
    cost = f"; {it} cost about {points_words(mine.cost)}" if is_told(mine.cost) else ""
    return f"{said}{cost}."


def _marked(doubtful: int, bad: int) -> str:
    if not bad:
        return f"{doubtful} {_was(doubtful)} doubtful"
    if not doubtful:
        return f"{bad} {_was(bad)} bad"
    return f"{doubtful} {_was(doubtful)} doubtful and {bad} bad"


def _was(count: int) -> str:
    return "was" if count == 1 else "were"


def sum_words(mine: SeatDeal) -> str:
    r"""Show how the points come about: they add up.

    >>> sum_words(SeatDeal(0, 12, 9.0, 7.0, -1.0, 2.5, 5)).split(") ")[:2]
    ['9 (best play, average luck', '+\xa02 (luck of the cards']
    """
    parts = parts_of(mine)
    terms = [
        f"{_plain(parts.par).replace('-', _MINUS)} ({BEST_PLAY})",
        f"{_term(parts.cards)} ({CARDS})",
        f"{_term(parts.others)} ({OTHERS})",
        f"{_term(parts.choices)} ({CHOICES})",
        f"= {counted(mine.points, 'point').replace('-', _MINUS)}",
    ]
    return " ".join(terms)


def cost_nothing(choices: int, *, among: int) -> str:
    """Say of how many choices there is nothing to tell."""
    if choices == among:
        return "No choice cost anything to speak of."
    return f"The other {counted(choices, 'choice')} were about as good as the best."


def _signed(points: float) -> str:
    plain = _plain(abs(points))
    return plain if plain == "0" else f"{'+' if points > 0 else _MINUS}{plain}"


def signed_points(points: float) -> str:
    """Write what luck did: "+6 points"."""
    return f"{_signed(points)} {_points(abs(points)).partition(' ')[2]}"


def _points(points: float) -> str:
    return f"{_plain(points)} {'point' if _plain(points) == '1' else 'points'}"


def _term(points: float) -> str:
    """Write one part of a sum; its sign stays with it where a line ends."""
    return f"{_MINUS if points < 0 else '+'}\N{NO-BREAK SPACE}{_plain(abs(points))}"


def _plain(points: float) -> str:
    return f"{whole_points(points)}"


_MINUS = "\N{MINUS SIGN}"
