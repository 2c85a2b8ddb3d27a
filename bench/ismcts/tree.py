"""The search tree: one for all worlds, a node for each line of bids and cards.

Made to be compiled. All bids and cards are public, so what the searching seat has seen is told by
the line of play alone: its information sets are the nodes.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from math import log, sqrt
from typing import Any

import numpy as np

from bench.ismcts.worlds import draw_world, look
from riverlib.cards.kernels.bits import stream_of
from riverlib.cards.kernels.kernel import (
    draw_one,
    first_leader,
    legal_bids,
    legal_plays,
    play,
    score,
)

NODE = np.dtype(
    [
        ("parent", np.int64),
        ("child", np.int64),  # the one added last; 0 for none
        ("sibling", np.int64),  # the one added before; 0 for none
        ("move", np.int64),  # bid or face that leads here
        ("mover", np.int64),  # seat that makes it
        ("tried", np.int64),  # set of the moves that have a node below
        ("visits", np.int64),
        ("offered", np.int64),  # visits of the parent in which the move was allowed
        ("worth", np.float64),  # sum of the mover's points
    ],
    align=True,
)
"""A node; the first one is the root, and stands for no move."""

_WORLD, _LOTS = 0, 1  # streams of one simulation


def search(
    rules: Any, points: Any, known: Any, deal: Any, room: Any, nodes: Any,
    seat: int, key: Any, explore: float,
) -> int:  # fmt: skip
    """Grow the tree by one node a simulation; return the move of the root visited most.

    Parameters
    ----------
    rules, points : records of ``RULES`` and ``POINTS``
    known, deal : records of ``DEAL``
        What the seat knows, and room for a world.
    room : record of ``worlds.ROOM``
    nodes : ndarray(NODE), shape (simulations + 1,)
        All zeros.
    explore : float
        Points that the unknown is worth: the constant of UCT.
    """
    look(rules, known, room, seat)
    for number in range(1, len(nodes)):
        stream = stream_of(key, number)
        recall(rules, known, deal)
        deal.streams[0] = stream_of(stream, _LOTS)
        draw_world(rules, known, deal, room, stream_of(stream, _WORLD))
        node = descend(rules, deal, nodes, number, seat, explore)
        play_out(rules, deal, seat)
        score(rules, deal, points, room.bids, room.taken, room.scores)
        climb(nodes, node, room.scores)
    best, child = nodes[0].child, nodes[0].child
    while child:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return nodes[best].move


def recall(rules: Any, known: Any, deal: Any) -> None:
    """Set a deal back to what is known; hands not seen are left as they are."""
    deal.deal_no, deal.size, deal.dealer = known.deal_no, known.size, known.dealer
    deal.trump, deal.leader, deal.trick_no = known.trump, known.leader, known.trick_no
    deal.trump_played, deal.played = known.trump_played, known.played
    deal.led_suit, deal.front_face = known.led_suit, known.front_face
    deal.front_power, deal.front_seat = known.front_power, known.front_seat
    deal.bidders, deal.watched = known.bidders, False
    for seat in range(rules.players):
        deal.bids[seat], deal.taken[seat] = known.bids[seat], known.taken[seat]
        deal.left[seat], deal.draws[seat] = known.left[seat], 0
        for layer in range(rules.packs):
            deal.hands[seat, layer] = known.hands[seat, layer]


def descend(rules: Any, deal: Any, nodes: Any, fresh: int, seat: int, explore: float) -> int:
    """Walk down by UCT among the moves that this world allows; add node ``fresh`` at the end.

    Returns
    -------
    int
        The last node reached: the new one, or an old one where the deal is over.
    """
    node = 0
    while not is_over(deal):
        mover = to_move(rules, deal, seat)
        legal = legal_moves(rules, deal, mover)
        untried = legal & ~nodes[node].tried
        if untried:
            move = draw_one(deal, 0, untried)
            nodes[node].tried |= 1 << move
            nodes[fresh].parent, nodes[fresh].sibling = node, nodes[node].child
            nodes[fresh].move, nodes[fresh].mover = move, mover
            nodes[node].child = fresh
        chosen = offer(nodes, node, legal, explore)
        if untried:
            chosen = fresh
        take(rules, deal, mover, nodes[chosen].move)
        node = chosen
        if untried:
            break
    return node


def offer(nodes: Any, node: int, legal: int, explore: float) -> int:
    """Note which moves were allowed; return the child that UCT prefers, once all are visited."""
    best, highest = 0, -np.inf
    child = nodes[node].child
    while child:
        if legal >> nodes[child].move & 1:
            nodes[child].offered += 1
            visits = nodes[child].visits
            if visits > 0:
                hope = sqrt(log(nodes[child].offered) / visits)
                value = nodes[child].worth / visits + explore * hope
                if value > highest:
                    best, highest = child, value
        child = nodes[child].sibling
    return best


def play_out(rules: Any, deal: Any, seat: int) -> None:
    """Play the deal to its end with any bids and cards that are allowed."""
    while not is_over(deal):
        mover = to_move(rules, deal, seat)
        take(rules, deal, mover, draw_one(deal, 0, legal_moves(rules, deal, mover)))


def climb(nodes: Any, node: int, scores: Any) -> None:
    """Add the points of a finished deal to every node on the way: to each those of its mover."""
    while node:
        nodes[node].visits += 1
        nodes[node].worth += scores[nodes[node].mover]
        node = nodes[node].parent
    nodes[0].visits += 1


# --- the deal as one line of moves ----------------------------------------------------------


def is_over(deal: Any) -> bool:
    """Return whether all tricks have been played."""
    return deal.trick_no == deal.size


def to_move(rules: Any, deal: Any, seat: int) -> int:
    """Return who moves next. Where bids are secret the searching seat bids first."""
    if deal.bidders < rules.players:
        first = seat if rules.simultaneous else deal.dealer + 1
        return (first + deal.bidders) % rules.players
    return (deal.leader + deal.played) % rules.players


def legal_moves(rules: Any, deal: Any, mover: int) -> int:
    """Return the set of the bids or faces open to a seat."""
    if deal.bidders < rules.players:
        return legal_bids(rules, deal)
    return legal_plays(rules, deal, mover)


def take(rules: Any, deal: Any, mover: int, move: int) -> None:
    """Take a bid or a card, and the trick with its last card."""
    if deal.bidders < rules.players:
        deal.bids[mover] = move
        deal.bidders += 1
        if deal.bidders == rules.players:
            deal.leader = first_leader(rules, deal)
        return
    play(rules, deal, mover, move)
    if deal.played == rules.players:
        deal.leader = deal.front_seat
        deal.taken[deal.leader] += 1
        deal.trick_no += 1
        deal.played = 0
