"""How likely each card takes its trick later on: ``bots.chances``, compiled.

The weights come in the order in which the readable bot lists its signs; here they have names, and
what no card played can change is summed up once a decision.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from math import exp
from typing import Any

from riverlib.cards.kernels.bits import exponential, part, small_part
from riverlib.cards.kernels.records import JOKERS, NO_TRUMP
from riverlib.cards.kernels.unseen import power_of, power_of_halves
from riverlib.cards.kernels.weights import PLAIN_CONTROL, TRUMP_CONTROL

# signs of a plain card
(
    ALWAYS, BOSS, SAFE, BOTH, OVER_HIGHER, HIGHER, LOWER, OWN_HIGHER, OWN_LOWER, TRUMPED,
    OWN_TRUMPS, SHORT_HAND, SHORT_BOTH, SHORT_LEADS, LEADS_BOTH, DEMAND, DEMAND_BOSS, FEW_PLAYERS,
    CLEAN, SHORT_CLEAN, LEADS_CLEAN, LAST, LAST_LEADS, LAST_LEADS_CLEAN,
) = range(24)  # fmt: skip
# signs of a trump
(
    T_ALWAYS, T_BOSS, T_OVER_HIGHER, T_HIGHER, T_LOWER, T_OWN_HIGHER, T_OWN_LOWER, T_OTHERS,
    T_OWN_TRUMPS, T_SHORTNESS, T_SHORT_HAND, T_SHORT_BOSS, T_SHORT_LEADS, T_LEADS_BOSS, T_DEMAND,
    T_DEMAND_BOSS, T_SHORTNESS_NO_BOSS, T_FEW_PLAYERS, T_LAST, T_LAST_BOSS,
) = range(20)  # fmt: skip
NO_SUIT = -1  # set aside none
_THIRD = 1.0 / 3.0
_TRIES_TRUMP, _SHUNS_TRUMP = exp(-TRUMP_CONTROL), exp(TRUMP_CONTROL)
_TRIES_PLAIN, _SHUNS_PLAIN = exp(-PLAIN_CONTROL), exp(PLAIN_CONTROL)


@part
def judge(rules: Any, deal: Any, sight: Any, demand: float) -> None:
    """Sum up for each own card what stays the same whichever card is played now."""
    sight.raw_trumps[0] = sight.raw_trumps[1] = -1
    trumps = 0.0
    if deal.trump != NO_TRUMP:
        trumps = sight.hidden[deal.trump] * sight.share[deal.trump]
        judge_trumps(rules, deal, sight, demand)
    calm, trumped = exponential(-trumps), 1.0 - exponential(-trumps / sight.others)
    for suit in range(JOKERS):
        if suit != deal.trump and sight.length[suit]:
            set_safe(sight, suit, trumped)
            judge_plain(rules, sight, suit, demand, calm, trumped)


@part
def judge_trumps(rules: Any, deal: Any, sight: Any, demand: float) -> None:
    """Sum up the signs of the own trumps."""
    w, suit = rules.trump_weights, deal.trump
    share, hidden = sight.share[suit], sight.hidden[suit]
    each = share / sight.others
    common = w[T_ALWAYS] + w[T_DEMAND] * demand + w[T_FEW_PLAYERS] / sight.others
    common += w[T_OTHERS] * min(hidden * each, 2.0)
    boss, before = 1.0, 0
    for card in range(sight.start[suit], sight.start[suit] + sight.length[suit]):
        boss *= power_of_halves(1.0 - share, sight.above[card] - before)
        before = sight.above[card]
        above = 0.5 * before
        fixed = common + w[T_OVER_HIGHER] / (1.0 + above * share)
        fixed += w[T_HIGHER] * min(above * share, 4.0) / 4.0
        fixed += w[T_LOWER] * min((hidden - above) * each, 2.0)
        sight.fixed[card] = fixed + (w[T_BOSS] + w[T_DEMAND_BOSS] * demand) * boss
        sight.boss[card] = boss


@part
def judge_plain(
    rules: Any, sight: Any, suit: int, demand: float, calm: float, trumped: float
) -> None:
    """Sum up the signs of the own cards of a plain suit."""
    w = rules.plain_weights
    share, hidden = sight.share[suit], sight.hidden[suit]
    each = share / sight.others
    common = w[ALWAYS] + w[DEMAND] * demand + w[FEW_PLAYERS] / sight.others + w[TRUMPED] * trumped
    boss, before = 1.0, 0
    for card in range(sight.start[suit], sight.start[suit] + sight.length[suit]):
        boss *= power_of_halves(1.0 - share, sight.above[card] - before)
        before = sight.above[card]
        above = 0.5 * before
        fixed = common + w[OVER_HIGHER] / (1.0 + above * share)
        fixed += w[HIGHER] * min(above * share, 4.0) / 4.0
        fixed += w[LOWER] * min((hidden - above) * each, 2.0)
        fixed += (w[BOSS] + w[DEMAND_BOSS] * demand) * boss
        sight.fixed[card] = fixed + w[CLEAN] * boss * calm
        sight.boss[card], sight.clean[card] = boss, boss * calm
        place = card - sight.start[suit]
        safe = sight.safe[suit, min(place, 2)]
        sight.both[card] = boss * safe
        sight.own[card] = own_term(rules, sight, safe, place, sight.length[suit])


@part
def set_safe(sight: Any, suit: int, trumped: float) -> None:
    """Set how likely nobody ruffs the first, second and third round of a plain suit (Poisson)."""
    each = sight.hidden[suit] * sight.share[suit] / sight.others
    none = exponential(-each)
    out = none
    for place in range(min(3, sight.length[suit])):
        if place == 1:
            out += none * each
        elif place == 2:
            out += none * each * each / 2.0
        sight.safe[suit, place] = power_of(1.0 - out * trumped, sight.others)


@small_part
def own_term(rules: Any, sight: Any, safe: float, place: int, length: int) -> float:
    """Return what the place of a plain card among the own ones adds to the log of its odds."""
    w = rules.plain_weights
    higher_and_lower = w[OWN_HIGHER] * place + w[OWN_LOWER] * (length - 1 - place)
    return w[SAFE] * safe + higher_and_lower * _THIRD


@part
def set_aside(deal: Any, sight: Any, suit: int) -> None:
    """Note what the own hand is once a card of a suit is played; ``NO_SUIT``: before any is."""
    played = suit != NO_SUIT
    sight.rest_cards = sight.cards - played
    sight.rest_trumps = sight.length[deal.trump] - (played and suit == deal.trump)
    sight.kept[0] = sight.kept[1] = -1
    sight.shortness = 0.0
    if deal.trump != NO_TRUMP:
        for other in range(JOKERS):
            length = sight.length[other] - (other == suit)
            if other != deal.trump and length < 3:
                sight.shortness += 1.0 if length == 0 else 0.33 if length == 1 else 0.1


@part
def set_chances(rules: Any, deal: Any, sight: Any, suit: int, gone: int, leads: int) -> None:
    """Set the chances of the own cards without card ``gone`` of the suit that is set aside.

    Those of the other suits are the same whichever card of this suit goes.
    """
    if sight.kept[leads] < 0:
        set_others(rules, deal, sight, suit, leads, float(leads))
        sight.kept[leads] = sight.judged
        for card in range(sight.judged):
            sight.kept_win[leads, card] = sight.win[card]
            sight.kept_lose[leads, card] = sight.lose[card]
    else:
        sight.judged = sight.kept[leads]
        for card in range(sight.judged):
            sight.win[card] = sight.kept_win[leads, card]
            sight.lose[card] = sight.kept_lose[leads, card]
    if sight.length[suit] > 1:
        if suit == deal.trump:
            add_trumps(rules, deal, sight, gone, float(leads))
        else:
            add_plain(rules, sight, suit, gone, float(leads))


@part
def set_others(rules: Any, deal: Any, sight: Any, but: int, slot: int, leads: float) -> None:
    """Set the chances of all own cards outside a suit; ``slot`` is where to keep the raw ones."""
    sight.judged = 0
    if deal.trump != but and sight.length[deal.trump]:
        add_trumps(rules, deal, sight, -1, leads)
    if sight.raw_trumps[slot] != sight.rest_trumps:
        set_raw(rules, sight, sight.length[deal.trump], slot, leads)
    for card in range(sight.length[deal.trump], sight.cards):
        if sight.suit[card] != but:
            insert(sight, sight.raw_win[slot, card], sight.raw_lose[slot, card])


@part
def set_raw(rules: Any, sight: Any, first: int, slot: int, leads: float) -> None:
    """Set the chances of all own plain cards, from ``first``, with no card of their suit played."""
    common, for_both, for_clean = plain_setting(rules, sight, leads)
    for card in range(first, sight.cards):
        odds = sight.fixed[card] + sight.own[card] + common
        odds += for_both * sight.both[card] + for_clean * sight.clean[card]
        against = exponential(-odds)
        tries, shuns = 1.0 + against * _TRIES_PLAIN, 1.0 + against * _SHUNS_PLAIN
        share = 1.0 / (tries * shuns)
        sight.raw_win[slot, card] = shuns * share
        sight.raw_lose[slot, card] = tries * share
    sight.raw_trumps[slot] = sight.rest_trumps


@small_part
def plain_setting(rules: Any, sight: Any, leads: float) -> tuple[float, float, float]:
    """Return what the hand and the lead add to the odds: always, for both, for a clean boss."""
    w, each = rules.plain_weights, 1.0 / sight.rest_cards
    common = (w[OWN_TRUMPS] * sight.rest_trumps + w[SHORT_HAND] + w[SHORT_LEADS] * leads) * each
    for_both = w[BOTH] + w[SHORT_BOTH] * each + w[LEADS_BOTH] * leads
    for_clean = w[SHORT_CLEAN] * each + w[LEADS_CLEAN] * leads
    if sight.rest_cards == 1:
        common += w[LAST] + w[LAST_LEADS] * leads
        for_clean += w[LAST_LEADS_CLEAN] * leads
    return common, for_both, for_clean


@part
def add_plain(rules: Any, sight: Any, suit: int, gone: int, leads: float) -> None:
    """Add the chances of the own cards of a plain suit without card ``gone``."""
    common, for_both, for_clean = plain_setting(rules, sight, leads)
    start, length = sight.start[suit], sight.length[suit] - 1
    for place in range(length):
        card = start + place + (start + place >= gone)
        safe = sight.safe[suit, min(place, 2)]
        odds = sight.fixed[card] + own_term(rules, sight, safe, place, length) + common
        odds += for_both * safe * sight.boss[card] + for_clean * sight.clean[card]
        against = exponential(-odds)
        tries, shuns = 1.0 + against * _TRIES_PLAIN, 1.0 + against * _SHUNS_PLAIN
        share = 1.0 / (tries * shuns)
        insert(sight, shuns * share, tries * share)


@part
def add_trumps(rules: Any, deal: Any, sight: Any, gone: int, leads: float) -> None:
    """Add the chances of the own trumps without card ``gone`` (-1: all)."""
    w, each = rules.trump_weights, 1.0 / sight.rest_cards
    short = w[T_OWN_TRUMPS] * sight.rest_trumps + w[T_SHORT_HAND] + w[T_SHORT_LEADS] * leads
    common = (w[T_SHORTNESS] + w[T_SHORTNESS_NO_BOSS]) * sight.shortness + short * each
    for_boss = w[T_SHORT_BOSS] * each + w[T_LEADS_BOSS] * leads
    for_boss -= w[T_SHORTNESS_NO_BOSS] * sight.shortness
    if sight.rest_cards == 1:
        common += w[T_LAST]
        for_boss += w[T_LAST_BOSS]
    for place in range(sight.rest_trumps):
        card = place + (0 <= gone <= place)
        if sight.sure[card]:
            insert(sight, 1.0, 1.0)
            continue
        odds = sight.fixed[card] + common + for_boss * sight.boss[card]
        lower = sight.rest_trumps - 1 - place
        odds += (w[T_OWN_HIGHER] * place + w[T_OWN_LOWER] * lower) * _THIRD
        against = exponential(-odds)
        tries, shuns = 1.0 + against * _TRIES_TRUMP, 1.0 + against * _SHUNS_TRUMP
        share = 1.0 / (tries * shuns)
        insert(sight, shuns * share, tries * share)


@part
def insert(sight: Any, win: float, lose: float) -> None:
    """Add a chance, in the order of how much it obeys its player: the most first."""
    place = sight.judged
    while place and sight.win[place - 1] - sight.lose[place - 1] < win - lose:
        sight.win[place], sight.lose[place] = sight.win[place - 1], sight.lose[place - 1]
        place -= 1
    sight.win[place], sight.lose[place] = win, lose
    sight.judged += 1
