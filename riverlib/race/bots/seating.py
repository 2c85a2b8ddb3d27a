"""What the simple bots share: where their boats are, and who comes next clockwise."""

from riverlib.race import RaceState, is_on_river


def afloat(state: RaceState) -> list[int]:
    """Return the river indices where the seat to move has boats, from the waterfall on."""
    return sorted({place for place in state.boats[state.turn] if is_on_river(place)})


def steps_clockwise(state: RaceState, seat: int) -> int:
    """Return how many seats after the one to move a seat sits, 1 for the next."""
    return (seat - state.turn) % state.players
