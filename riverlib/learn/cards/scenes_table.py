"""Scenes about the table: who leads the first trick, partners, the deals of a game."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from riverlib.cards import Bidding, FirstLead, GameState, Variant, fitted, legal_actions, shuffle
from riverlib.cards.rules import team_of
from riverlib.core.counting import counted, listed
from riverlib.learn.cards import says
from riverlib.learn.cards.asking import Action, board, question, right_moves
from riverlib.learn.cards.laying import (
    NAMES,
    Deal,
    all_bid,
    bids_to_come,
    drawn,
    has_tricks,
    is_playable,
    seats_of,
)
from riverlib.learn.cards.tricks import has_both
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Answer, Scene, Step


def _leads_words(state: GameState) -> str:
    """Say who leads the first trick: the highest bidder, of several the first."""
    leader = state.leader
    bids = [bid or 0 for bid in state.bids]
    assert leader is not None  # all have bid
    best = max(bids)
    text = f"{says.doing(leader, 'lead')}: {best} is the highest bid"
    if bids.count(best) == 1:
        return f"{text}."
    name = "you" if leader == 0 else NAMES[leader]
    if state.variant.bidding is Bidding.IN_TURN:
        return f"{text}, and {name} said it first."
    return f"{text}, counted from the left of the dealer."


def _lead_step(variant: Variant, seed: int) -> Step:
    """Ask for the highest bid, after all others or, where bids are secret, with them."""
    secret = variant.bidding is Bidding.SIMULTANEOUS

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        bids = [0, *(rng.randint(0, 2 if secret else 1) for _ in range(deal.players - 1))]
        position = deal.laid(
            [None] * deal.players, dealer=deal.players - 1 if secret else 0, name="leads"
        )
        plays = () if secret else bids_to_come(position, bids, until=0)
        asked = position.after(*plays)
        judge = _any_leads if secret else _you_lead
        if not secret and not has_both(right_moves(asked, judge), legal_actions(asked.state)):
            return None
        return board(
            position,
            plays=plays,
            say="Whoever bids the most leads the first trick. Of equal bids the first counts.",
            ask="Your turn: bid, and see who leads."
            if secret
            else "You bid last. Your turn: bid so much that you lead.",
            judge=judge,
            reply=(lambda after: all_bid(after, bids)) if secret else None,
            hint="The highest bid leads." if secret else "Say more than all the others.",
        )

    return drawn("leads", seed, draw)


def _you_lead(_before: CardPosition, _action: Action, after: CardPosition) -> Answer:
    return Answer(after.state.leader == 0, _leads_words(after.state))


def _any_leads(_before: CardPosition, _action: Action, after: CardPosition) -> Answer:
    return Answer(True, _leads_words(after.state))


LEADS: Scene[Variant] = Scene(
    key="leads",
    title="Who leads first",
    idea=lambda _rules: "Whoever bids the most leads the first trick.",
    belongs=lambda rules: has_tricks(rules) and rules.first_lead is FirstLead.HIGHEST_BIDDER,
    steps=lambda rules, seed: (_lead_step(rules, seed),),
)


def _partners(variant: Variant, players: int) -> list[int]:
    mine = team_of(variant, 0, players)
    return [seat for seat in range(1, players) if team_of(variant, seat, players) == mine]


def _who_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step:
        deal = Deal(variant, rng, players=seats_of(variant), size=2)
        position = deal.laid([None] * deal.players, dealer=0, name="partner")
        mates = _partners(deal.rules, deal.players)
        names = listed([NAMES[seat] for seat in mates])
        are = f"Your partner is {names}." if len(mates) == 1 else f"Your partners are {names}."
        teams = deal.players // variant.team_size
        one = "Who is your partner?" if len(mates) == 1 else "Who is one of your partners?"
        return question(
            position,
            say=f"There are {teams} teams, evenly round the table.",
            ask=one,
            options=[(NAMES[seat], seat in mates, are) for seat in range(1, deal.players)],
            hint=f"Every {_nth(teams)} place belongs to your team. Count from you.",
            look=("seat:0",),
        )

    return drawn("partner", seed, draw)


def _nth(number: int) -> str:
    return {2: "second", 3: "third", 4: "fourth", 5: "fifth"}[number]


def _together_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        wish = [rng.choice((0, 1, 1, 2)) for _ in range(deal.players)]
        position = deal.laid([None] * deal.players, dealer=deal.players - 1, name="together")
        position = all_bid(position, wish)
        bids = [bid or 0 for bid in position.state.bids]
        mates = _partners(deal.rules, deal.players)
        total = bids[0] + sum(bids[seat] for seat in mates)
        if total > deal.size:
            return None  # nobody can take more tricks than there are
        said = listed([f"You said {bids[0]}", *(f"{NAMES[seat]} {bids[seat]}" for seat in mates)])
        numbers = sorted({total, bids[0], bids[mates[0]], total + 1})
        why = f"{said}: together {total}."
        return question(
            position,
            say="Partners add up their bids, and their tricks.",
            ask=f"{said}. How many tricks is your team to take?",
            options=[(str(number), number == total, why) for number in numbers],
            hint="Add the bids of your team.",
            look=tuple(f"seat:{seat}" for seat in (0, *mates)),
        )

    return drawn("together", seed, draw)


PARTNERS: Scene[Variant] = Scene(
    key="partners",
    title="Partners",
    idea=lambda _rules: "Partners add up their bids and their tricks, and score as one.",
    belongs=lambda rules: is_playable(rules) and rules.team_size > 1,
    steps=lambda rules, seed: (_who_step(rules, seed), _together_step(rules, seed)),
)


def _next_step(variant: Variant, seed: int) -> Step:
    """Ask how many cards the next deal has, at the turn of the hands if it comes soon."""
    players = seats_of(variant)

    def draw(rng: Random) -> Step:
        sizes = _sizes(variant)
        near = [no for no in range(len(sizes) - 1) if sum(sizes[:no]) <= _FEW_CARDS]
        turns = [no for no in near if no and (sizes[no] - sizes[no - 1]) * _rise(sizes, no) < 0]
        deal_no = rng.choice(turns or near)
        start = CardPosition.start(
            variant,
            NAMES[:players],
            dealer=rng.randrange(players),
            deal_no=deal_no,
            game_id=f"next {rng.random()}",
            seed=rng.randrange(1_000_000),
        )
        order = shuffle(start.state, rng)
        right = sizes[deal_no + 1]
        here = sizes[deal_no]
        numbers = sorted({right, *({here - 1, here, here + 1} - {0})})
        why = f"Deal {deal_no + 2} has {says.times(right, 'card')} each."
        return question(
            start.after(order),
            say=_schedule_words(sizes),
            ask=f"This is deal {deal_no + 1}: {says.times(here, 'card')} each. And the next?",
            options=[(says.times(number, "card"), number == right, why) for number in numbers],
            hint=_row_words(sizes, deal_no),
        )

    return drawn("next deal", seed, draw)


_FEW_CARDS = 60


def _sizes(variant: Variant) -> tuple[int, ...]:
    return fitted(variant, seats_of(variant)).hand_sizes


def _rise(sizes: Sequence[int], deal_no: int) -> int:
    return sizes[deal_no + 1] - sizes[deal_no]


def _schedule_words(sizes: Sequence[int]) -> str:
    """Say how the hands go in this game: in words where they go by ones, else number by number."""
    deals = f"This game has {counted(len(sizes), 'deal')}"
    steps = [after - before for before, after in pairwise(sizes)]
    turns = [no for no in range(1, len(steps)) if steps[no] != steps[no - 1]]
    if len(turns) > 1 or {abs(step) for step in steps} != {1}:
        listed_all = ", ".join(map(str, sizes))
        some = f", with {min(sizes)} to {max(sizes)} cards each."
        return f"{deals}{some}" if len(sizes) > _FEW_DEALS else f"{deals}: {listed_all} cards each."
    start = f"{deals}: from {says.times(sizes[0], 'card')} {_WAYS[steps[0]]} to"
    if not turns:
        return f"{start} {sizes[-1]}."
    return f"{start} {sizes[turns[0]]}, then {_WAYS[steps[-1]]} to {sizes[-1]}."


_WAYS = {1: "up", -1: "down"}
_FEW_DEALS = 16


def _row_words(sizes: Sequence[int], deal_no: int) -> str:
    """Say the deals round this one: "The deals go 9, 8, 7, 6."."""
    near = sizes[max(0, deal_no - 2) : deal_no + 2]
    return f"The deals go {', '.join(map(str, near))}."


SCHEDULE: Scene[Variant] = Scene(
    key="schedule",
    title="The deals",
    idea=lambda rules: _schedule_words(_sizes(rules)),
    belongs=lambda rules: is_playable(rules) and len(_sizes(rules)) > 1,
    steps=lambda rules, seed: (_next_step(rules, seed),),
)
