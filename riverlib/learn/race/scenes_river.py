"""Scenes about the river's cards: the sandbank, the high tide, the tide and the waterfall."""

from riverlib.core import generator
from riverlib.learn.race.asking import Task, landing, on_board, pointed, with_answers
from riverlib.learn.race.laying import CREW, HERON, OTTER, YOU, search
from riverlib.learn.race.telling import Move, all_moves, card, thrown, whose
from riverlib.learn.scene import Hint, Scene, Step
from riverlib.race import Layout, RaceState, Ride, legal_actions

_STOPPED, _LEAVES, _RIDE, _EXACT, _TIDE_SEEN, _SAVE, _WHEN, _FALLS = range(20, 28)
_WHERE = "Where does your boat land?"


def _tile(place: int) -> tuple[str, ...]:
    return (f"tile:{place}",)


def _sandbank(layout: Layout, seed: int) -> tuple[Step, ...]:
    def stopped_short(state: RaceState) -> bool:
        return any(m.ran_aground and m.gain < (state.face or 0) for m in all_moves(state))

    def no_exact(state: RaceState) -> bool:
        return not any(m.ran_aground and m.gain == state.face for m in all_moves(state))

    def sets_off(state: RaceState) -> bool:
        return any(move.origin == state.sandbank for move in all_moves(state))

    say = "A boat that reaches the sandbank stops there."
    later = "In a later turn it sails on."
    if layout.boats == 1:
        first = search(layout, seed, _STOPPED, stopped_short)
        then = search(layout, seed, _LEAVES, sets_off, _one_way, _all_plain)
        hint = "Look for the sandbank on the way."
        waits = f"Your boat waits on the sandbank. {thrown(then.state)}"
        return (
            landing(first, say=say, ask=f"{thrown(first.state)} {_WHERE}", hint=hint),
            landing(then, say=later, ask=f"{waits} Where does it land?", hint="It sails on."),
        )
    position = search(layout, seed, _STOPPED, _some_free, stopped_short, no_exact, _no_ride)
    task = Task(
        fits=_free,
        missed=lambda move: pointed(move.before, _free),
        praised=lambda _: "The sandbank does not stop it.",
        hint="Look which boats have the sandbank on their way.",
    )
    return (
        on_board(
            position,
            task,
            say=f"{say} {later}",
            ask=f"{thrown(position.state)} Sail a boat that it does not stop.",
            marks=_tile(position.state.sandbank),
        ),
    )


def _free(move: Move) -> bool:
    return not move.ran_aground


def _some_free(state: RaceState) -> bool:
    """Whether the sandbank stops one boat and another not."""
    return len({move.ran_aground for move in all_moves(state)}) > 1


def _no_ride(state: RaceState) -> bool:
    return not any(move.rode for move in all_moves(state))


def _all_plain(state: RaceState) -> bool:
    return all(move.is_plain for move in all_moves(state))


def _one_way(state: RaceState) -> bool:
    return len(legal_actions(state)) == 1


def _high_tide(layout: Layout, seed: int) -> tuple[Step, ...]:
    rides = "may ride" if layout.ride is Ride.CHOICE else "rides"
    say = f"A throw that ends right on the high tide {rides} three cards further."
    if layout.boats > 1:
        return (_ride(layout, seed, say),)
    return _ride(layout, seed, say), _ride_exactly(layout, seed)


def _ride(layout: Layout, seed: int, say: str) -> Step:
    if layout.boats == 1 and layout.ride is Ride.ALWAYS:
        position = search(layout, seed, _RIDE, _some_ride, _rides_on)
        ask = f"{thrown(position.state)} {_WHERE}"
        return landing(position, say=say, ask=ask, hint="Look for the high tide.")
    return _ride_on_board(layout, seed, say)


def _ride_exactly(layout: Layout, seed: int) -> Step:
    """Ask where one boat comes that may sail past the high tide."""
    position = search(layout, seed, _EXACT, lambda state: _one_way(state) and _some_pass(state))
    return landing(
        position,
        say="Sailing past it gives nothing.",
        ask=f"{thrown(position.state)} {_WHERE}",
        hint="Does the throw end on the high tide?",
    )


def _ride_on_board(layout: Layout, seed: int, say: str) -> Step:
    several = layout.boats > 1
    position = search(
        layout,
        seed,
        _RIDE,
        lambda state: _some_ride(state) and (_some_not(state) or not several),
        _some_pass,
        _rides_on,
    )
    state = position.state
    task = Task(
        fits=lambda move: move.rode,
        missed=_not_ridden,
        hint="Count to the high tide: which boat ends right on it?",
    )
    ask = f"{thrown(state)} Ride the high tide."
    return on_board(position, task, say=say, ask=ask, marks=_tile(state.high_tide))


def _not_ridden(move: Move) -> str:
    right = next(each for each in all_moves(move.before) if each.rode)
    if move.target == move.before.high_tide:
        return "It could have ridden on."
    return f"Better: the boat on {card(right.origin)} ends right on the high tide."


def _some_ride(state: RaceState) -> bool:
    return any(move.rode for move in all_moves(state))


def _some_not(state: RaceState) -> bool:
    """Whether a boat does not come to the high tide."""
    rides = {move.origin for move in all_moves(state) if move.rode}
    return any(move.origin not in rides for move in all_moves(state))


def _rides_on(state: RaceState) -> bool:
    """Whether each ride is three cards long."""
    return all(
        move.target == state.high_tide + 3 != state.sandbank
        for move in all_moves(state)
        if move.rode
    )


def _some_pass(state: RaceState) -> bool:
    """Whether a boat sails past the high tide."""
    return any(
        not move.rode and move.origin < state.high_tide < (move.target or 0)
        for move in all_moves(state)
    )


def _tide(layout: Layout, seed: int) -> tuple[Step, ...]:
    then = _save(layout, seed) if layout.boats > 1 else _who_falls(layout, seed)
    return _tide_seen(layout, seed), then, _when(layout, seed)


def _tide_seen(layout: Layout, seed: int) -> Step:
    """Show a tide that takes one boat of Otter's."""

    def takes_one(move: Move) -> bool:
        return [event.seat for event in move.lost] == [OTTER]

    position = search(
        layout,
        seed,
        _TIDE_SEEN,
        lambda state: any(map(takes_one, all_moves(state))),
        lambda state: any(takes_one(move) and move.is_plain for move in all_moves(state)),
        turn=HERON,
    )
    plays = sorted(filter(takes_one, all_moves(position.state)), key=lambda m: not m.is_plain)
    return Step(
        say="From round two on, each round begins with the tide.",
        position=position,
        marks=_tile(0),
        plays=(plays[0].choice,),
        told=f"The lowest card goes up to the harbour. {CREW[OTTER]}'s boat on it falls;"
        " all others drift one card back.",
        marks_after=_tile(layout.cards - 1),
    )


def _save(layout: Layout, seed: int) -> Step:
    """Let the learner's turn be the last before the tide, with one own boat at the waterfall."""

    def spares(move: Move) -> bool:
        return all(event.seat != YOU for event in move.lost)

    position = search(
        layout,
        seed,
        _SAVE,
        lambda state: (
            len({spares(move) for move in all_moves(state)}) > 1
            and not any(0 in fleet for fleet in state.boats[1:])
        ),
        _no_ride,
        first=OTTER,
    )
    task = Task(
        fits=spares,
        missed=lambda _: (
            f"Then the tide took yours from {card(0)}; all others drift one card back."
        ),
        praised=lambda _: "Then the tide: every boat drifts one card back.",
        hint="The tide takes what lies at the waterfall.",
    )
    return on_board(
        position,
        task,
        say=f"{CREW[OTTER]} began the race, so the tide comes before {CREW[OTTER]}'s turn.",
        ask=f"{thrown(position.state)} Keep all your boats from falling.",
        marks=_tile(0),
        marks_after=_tile(layout.cards - 1),
    )


def _when(layout: Layout, seed: int) -> Step:
    rng = generator(seed, _WHEN)
    first, turn = (int(seat) for seat in rng.integers(0, len(CREW), 2))
    position = search(
        layout, seed, _WHEN, lambda _: True, faces=(None,), turn=turn, first=first, lowest=1
    )
    starter = "You" if first == YOU else CREW[first]
    reason = f"Each round begins with {_who(first)}, so the tide comes before {_of(first)}."
    answers = {f"Before {_of(seat)}": reason for seat in range(len(CREW))}
    answers["Before every turn"] = reason
    return with_answers(
        position,
        answers,
        f"Before {_of(first)}",
        ask=f"{starter} began the race. When is the next tide?",
        hint=Hint("The tide begins each new round.", marks=(f"seat:{first}",)),
    )


def _who(seat: int) -> str:
    return "you" if seat == YOU else CREW[seat]


def _of(seat: int) -> str:
    return f"{whose(seat)} turn"


def _who_falls(layout: Layout, seed: int) -> Step:
    """Ask whose boat the next tide takes, whatever Heron sails before it."""

    def shows(state: RaceState) -> bool:
        low = [seat for seat, fleet in enumerate(state.boats) for place in fleet if place == 0]
        return len(low) == 1 and low[0] != HERON

    def others_near(state: RaceState) -> bool:
        return sum(place == 1 for each in state.boats for place in each) > 0

    position = search(layout, seed, _FALLS, shows, others_near, turn=HERON)
    state = position.state
    (loser,) = (seat for seat, fleet in enumerate(state.boats) if 0 in fleet)
    boat = f"{whose(loser)} boat"
    reason = f"{boat[:1].upper()}{boat[1:]} is on {card(0)}, at the waterfall. That card goes."
    answers = {_boat(seat): reason for seat in range(len(CREW))}
    return with_answers(
        position,
        {**answers, "No boat": reason},
        _boat(loser),
        ask=f"{CREW[HERON]} sails a boat, then the tide turns. Whose boat falls?",
        hint=Hint("Look at the waterfall.", marks=_tile(0)),
    )


def _boat(seat: int) -> str:
    return "Your boat" if seat == YOU else f"{CREW[seat]}'s boat"


def _ride_idea(layout: Layout) -> str:
    rides = "may ride" if layout.ride is Ride.CHOICE else "rides"
    return f"A boat whose throw ends right on the high tide {rides} three cards further."


SCENES: tuple[Scene[Layout], ...] = (
    Scene(
        key="sandbank",
        title="The sandbank",
        idea=lambda _: "A boat that reaches the sandbank stops there, until a later turn.",
        belongs=lambda _: True,
        steps=_sandbank,
    ),
    Scene(
        key="high-tide",
        title="The high tide",
        idea=_ride_idea,
        belongs=lambda _: True,
        steps=_high_tide,
    ),
    Scene(
        key="tide",
        title="The tide and the waterfall",
        idea=lambda _: (
            "Each new round the lowest card goes up to the harbour, and boats on it fall."
        ),
        belongs=lambda _: True,
        steps=_tide,
    ),
)
