"""Golden logs: one whole game of every built-in rule set as text that a person can check.

``python -m tests.cards.golden`` writes them anew after a rule was changed on purpose; look at the
difference before you keep it. The texts hold the shuffles, so that a test replays them without
drawing: other random streams of another numpy change nothing.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from riverlib.cards import (
    SUIT_NAMES,
    VARIANTS,
    Action,
    GameState,
    Phase,
    Shuffle,
    Variant,
    action_text,
    apply,
    deal_scores,
    legal_actions,
    new_game,
    parse_action,
    shuffle,
    signed,
    variant_data,
)
from riverlib.cards.events import CardPlayed, Event

Done = tuple[GameState, Action, tuple[Event, ...]]
"""The state before an action, the action, and what happened."""

FOLDER = Path(__file__).parent / "golden"
SEED = 1974
PLAYERS = {"prediction": 5, "ile-fourchue": 5, "oh-hell": 7, "family-night-forehead": 6}
"""Players where they are not four; five of Ile Fourchue take two packs."""
FIRST_DEALER = 2


def golden_path(variant: Variant) -> Path:
    """Return the file that holds the golden log of a rule set."""
    return FOLDER / f"{variant.key}.txt"


def random_actions(variant: Variant) -> list[Action]:
    """Play a whole game at random and return what was done."""
    rng = Random(SEED)
    state = opening(variant)
    actions: list[Action] = []
    while not state.is_over:
        choices = legal_actions(state)
        actions.append(rng.choice(choices) if choices else shuffle(state, rng))
        state, _ = apply(state, actions[-1])
    return actions


def opening(variant: Variant) -> GameState:
    """Return the state before the first action of a golden game."""
    players = PLAYERS.get(variant.key, 4)
    return new_game(variant, players=players, first_dealer=FIRST_DEALER)


def stored_actions(text: str) -> list[Action]:
    """Read back from a golden log what was done: shuffles, ``bid/choices``, ``card/choices``."""
    deals = text[text.index("\ndeal 1:") :]
    words = re.findall(r"^  (shuffle \S+)|(?<= )(\d+|[\w*]\w)/\d+", deals, flags=re.MULTILINE)
    texts = (deal or (f"bid {word}" if word.isdigit() else f"play {word}") for deal, word in words)
    return [parse_action(each) for each in texts]


def playthrough(variant: Variant, actions: list[Action]) -> str:
    """Write a game down: the rules, then each deal with all that was held, said and played."""
    state = opening(variant)
    lines = [*_head(state), ""]
    deal: list[Done] = []
    for action in actions:
        before = state
        state, events = apply(before, action)
        deal.append((before, action, events))
        if state.phase in (Phase.SHUFFLE, Phase.OVER):
            lines += [*_deal_lines(deal, state), ""]
            deal = []
    winners = ", ".join(map(str, state.winners))
    lines.append(f"over: totals {_row(map(signed, state.totals))}, won by seat {winners}")
    return "\n".join(lines) + "\n"


def _head(state: GameState) -> Iterator[str]:
    yield f"{state.variant.name}: {state.players} players, seat {state.dealer} deals first."
    yield "A bid or card is followed by the number of choices there were: 3/11, Ah/4."
    data = variant_data(state.variant)
    for name, value in (*data.items(), *data["scoring"].items()):
        if name != "scoring":
            shown = _row(map(str, value)) if isinstance(value, list) else value
            yield f"{name} = {shown}"


def _deal_lines(deal: list[Done], after: GameState) -> Iterator[str]:
    (start, first, _), (dealt, *_), *_ = deal
    assert isinstance(first, Shuffle)
    result = after.results[-1]
    yield f"deal {start.deal_no + 1}: {start.hand_size} each, seat {start.dealer} deals"
    yield f"  {action_text(first)}"
    for seat, hand in enumerate(dealt.hands):
        yield f"  seat {seat} holds {_row(map(str, hand))}"
    turned = f"{dealt.turn_up} turned up, " if dealt.turn_up else ""
    trump = f"{SUIT_NAMES[dealt.trump]} are trump" if dealt.trump else "no trump"
    yield f"  {turned}{trump}, {len(dealt.stock)} in the stock"
    said = [(state, action) for state, action, _ in deal if state.phase is Phase.BID]
    bids = (f"{action_text(action)[4:]}/{len(legal_actions(state))}" for state, action in said)
    yield f"  seat {said[0][0].to_move} bids first: {_row(bids)}"
    yield from _trick_lines(deal, after)
    yield f"  {sum(result.bids)} bid for {start.hand_size}"
    scores = deal_scores(
        after.variant, hand_size=result.hand_size, bids=result.bids, taken=result.taken
    )
    for seat, scored in enumerate(scores):
        yield (
            f"  seat {seat} bid {result.bids[seat]} took {result.taken[seat]}: {scored.how}"
            f", total {signed(result.totals[seat])}"
        )


def _trick_lines(deal: list[Done], after: GameState) -> Iterator[str]:
    words: list[str] = []
    for state, _, events in deal:
        by_hand = state.phase is Phase.PLAY
        choices = f"/{len(legal_actions(state))}" if by_hand else ""  # none: it played itself
        words += [f"{event.card}{choices}" for event in events if isinstance(event, CardPlayed)]
    for trick_no, trick in enumerate(after.tricks):
        row = _row(words[trick_no * after.players : (trick_no + 1) * after.players])
        led = f"  trick {trick_no + 1}: seat {trick.leader} leads {row}"
        yield f"{led}, seat {trick.taker} takes it"


def _row(words: Iterable[str]) -> str:
    return " ".join(words)


def main() -> None:
    """Write the golden log of every built-in rule set."""
    FOLDER.mkdir(exist_ok=True)
    for variant in VARIANTS:
        text = playthrough(variant, random_actions(variant))
        golden_path(variant).write_text(text, encoding="utf-8")
        print(f"{golden_path(variant).name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
