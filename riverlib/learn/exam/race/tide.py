"""What the tide takes, which dock comes next, and what docks are worth."""

from collections.abc import Iterator
from random import Random

from riverlib.learn.exam.question import Case, Concept, Slip
from riverlib.learn.exam.race import river
from riverlib.learn.race.why import docks_left, tide_reason
from riverlib.race import DOCKS, LOST, Layout, RaceState


def _falling(layout: Layout, rng: Random) -> Iterator[Case]:
    for state in river.my_turns(layout, rng):
        reason = tide_reason(state, names=river.NAMES[: state.players], you=river.ME)
        if reason.after is None:
            continue
        right = frozenset(seat for seat, _ in reason.falls)
        yield Case(
            position=river.position(state, rng),
            ask="If no boat moves before it, whose boats does the next tide take?",
            right=right,
            why=_fall_why(right),
            reason=reason,
            slips=tuple(_fall_slips(state, right)),
            words=river.seats_words,
            hint="The card at the waterfall goes, with the boats on it.",
            marks_after=("tile:0",),
        )


def _fall_why(seats: frozenset[int]) -> str:
    if not seats:
        return "The tide takes the card at the waterfall, and no boat is on it."
    whose = river.seats_words(seats)
    return f"The tide takes the card at the waterfall with all boats on it: {_small(whose)}."


def _small(words: str) -> str:
    return words.replace("Yours", "yours")


def _fall_slips(state: RaceState, right: frozenset[int]) -> Iterator[Slip]:
    yield Slip("two-cards", _on(state, 0) | _on(state, 1), "the tide took two cards")
    far = _on(state, state.layout.cards - 1)
    yield Slip("harbour-end", far, "the card next to the harbour went")
    if state.sandbank == 0:
        yield Slip("sandbank-holds", frozenset(), "the sandbank kept its boats from falling")
    yield Slip("only-first", right & {state.first}, "the tide took the first player's boats only")


def _on(state: RaceState, place: int) -> frozenset[int]:
    return frozenset(seat for seat, fleet in enumerate(state.boats) if place in fleet)


def _docking(layout: Layout, rng: Random) -> Iterator[Case]:
    for state in river.my_turns(layout, rng):
        home = len(state.docked)
        lost = sum(place == LOST for fleet in state.boats for place in fleet)
        mine = sum(seat == river.ME for seat, _ in state.docked)
        left = docks_left(state)
        yield Case(
            position=river.position(state, rng),
            ask="Your boat is the next one home. Which dock does it take?",
            right=left[0],
            why=f"The best dock left: {_boats(home)} home before, and the first took dock {DOCKS}.",
            slips=(
                Slip("lowest-first", home + 1, "the first boat home took dock 1"),
                Slip(
                    "lost-fill-docks",
                    DOCKS - home - lost if home + lost < DOCKS else None,
                    "lost boats took docks too",
                ),
                Slip("own-docks", DOCKS - mine, "everybody had twelve docks of their own"),
            ),
            words=lambda dock: f"Dock {dock}",
            hint=f"The first boat home takes dock {DOCKS}.",
            marks=("harbour",),
        )


def _boats(number: int) -> str:
    return "one boat came" if number == 1 else f"{number or 'no'} boats came"


def _scoring(layout: Layout, rng: Random) -> Iterator[Case]:
    for state in river.my_turns(layout, rng):
        seats = sorted({seat for seat, _ in state.docked})
        if not seats:
            continue
        seat = rng.choice(seats)
        docks = [DOCKS - place for place, (owner, _) in enumerate(state.docked) if owner == seat]
        listed = " and ".join(map(str, docks))
        whose = "Your" if seat == river.ME else f"{river.NAMES[seat]}'s"
        boats = f"boat lies at dock {docks[0]}"
        if len(docks) > 1:
            boats = f"boats lie at docks {listed}"
        yield Case(
            position=river.position(state, rng),
            ask=f"{whose} {boats}. How many points is that so far?",
            right=state.scores[seat],
            why=_score_why(docks),
            slips=(
                Slip("one-each", len(docks), "every boat home brought one point"),
                Slip("best-only", max(docks), "only the best dock counted"),
                Slip("rank", _ranked(docks), f"dock {DOCKS} brought 1, dock {DOCKS - 1} brought 2"),
            ),
            words=lambda points: "1 point" if points == 1 else f"{points} points",
            hint="Look at the numbers of the docks.",
            marks=tuple(f"dock:{dock}" for dock in docks),
            given=seat,
        )


def _ranked(docks: list[int]) -> int:
    return sum(DOCKS + 1 - dock for dock in docks)


def _score_why(docks: list[int]) -> str:
    if len(docks) == 1:
        return f"A dock scores its number: {docks[0]}."
    return f"A dock scores its number: {' + '.join(map(str, docks))} = {sum(docks)}."


FALLING = Concept(
    key="falling",
    game="race",
    title="Who falls next",
    belongs=lambda layout: True,
    cases=_falling,
)
DOCKING = Concept(
    key="docking",
    game="race",
    title="Which dock comes next",
    belongs=lambda layout: True,
    cases=_docking,
)
SCORING = Concept(
    key="scoring",
    game="race",
    title="What docks are worth",
    belongs=lambda layout: True,
    cases=_scoring,
)
