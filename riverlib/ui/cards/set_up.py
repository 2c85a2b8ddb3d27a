"""The set-up of a card game: rule set, players, house rules, start."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib import cards
from riverlib.cards.bots import EVERY_BOT, LEVELS, MANNERS, key_of, parts_of
from riverlib.cards.bots.measured import strength_words
from riverlib.cards.game import GAME
from riverlib.cards.log import MAX_NAME as MAX_RULES_NAME
from riverlib.core import StoreError, VariantError, new_seed
from riverlib.core.counting import counted
from riverlib.learn.cards.first_game import FIRST_GAME
from riverlib.play import CardMatch, Player, draw_first_dealer
from riverlib.store import Games, HouseRules
from riverlib.ui.cards.minutes import about_minutes
from riverlib.ui.cards.page import GREETING, await_experts
from riverlib.ui.cards.partners import show_partners
from riverlib.ui.cards.rule_choices import choose_rules, rule_option
from riverlib.ui.cards.rules_form import ask_hand_sizes, house_rules_form, sizes_word
from riverlib.ui.shared import coming_along
from riverlib.ui.shared.last_time import Memory, Offer
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.own_rules import HOUSE, OwnRules
from riverlib.ui.shared.players_form import ask_players, ask_seat
from riverlib.ui.shared.rules_link import rules_link
from riverlib.ui.shared.setting_up import chosen_key
from riverlib.ui.shared.setting_up.manners import Manners
from riverlib.ui.shared.starting import start_button

_PLACE = "setup"
_DRAW = "Draw for it"
_MOST = 10  # players
_MOST_LETTERS = 88  # of a line below a picture: with more of them the pictures would grow
_FAMILIES = 3  # the catalogue opens with the three families' rule sets
_RULES = "setup_rules"
_MANNERS = Manners(
    names={manner.key: manner.name for manner in MANNERS.values()},
    lines={manner.key: manner.line for manner in MANNERS.values()},
    key_of=key_of,
    parts_of=parts_of,
)
_BOT = "steady"
_ON_OFFER = frozenset(key for key in EVERY_BOT if parts_of(key)[0] in LEVELS)
"""A level, with a manner or without."""
_MEMORY = Memory(game=GAME, bots=_ON_OFFER, bot_key=_BOT, but=FIRST_GAME)
_WHOLE, SHORT_EVENING = "The whole evening", "A short evening"


@dataclass(frozen=True, slots=True)
class _Choice:
    """A rule set on offer, as it would be played at the length that was asked for."""

    key: str
    name: str
    variant: cards.Variant
    line: str
    special: str = ""


def set_up(games: Games, house: HouseRules) -> CardMatch | None:
    """Show the set-up and return the match once it is started."""
    last = _MEMORY.last(games, _offers(house))
    if last.rules:
        st.session_state.setdefault(f"{_RULES}_chosen", last.rules.key)
    start = st.container()
    who, what = st.columns((2, 3), gap="large")  # on a phone below each other: the company first
    with who:
        st.subheader("Who plays", anchor=False)
        usual = st.container(key="usual_players")  # beside the name of the field: moves nothing
        players = _ask_players(games, last.company)
    with what:
        st.subheader("What to play", anchor=False)
        with st.container(
            horizontal=True, vertical_alignment="bottom", gap="xsmall", key="length_row"
        ):
            is_short = _ask_length(usual=bool(last.rules and last.rules.is_short))
            sizes_side = st.container(width="content")
        on_offer = st.container()
        details = st.container()
    choices = _choices(house, is_short)
    wanted = chosen_key([choice.key for choice in choices], _RULES)
    chosen = next(choice for choice in choices if choice.key == wanted)
    with what:  # the switch stays at the rule sets, however many play
        changes_all = st.toggle(
            "House rules: change anything", key="setup_house", persist_state="session"
        )
    variant, refusal = _ask_house_rules(
        chosen, len(players), house, sizes_side, changes_all=changes_all
    )
    with on_offer:
        _offer(choices, chosen, variant, len(players))
    with details:
        _show_details(chosen, variant, house)
    with who:
        show_partners(variant, players, _PLACE)
        first_dealer = _ask_first_dealer(variant, players)
    if refusal is None and (note := cards.usual_note(variant, len(players))):
        usual.caption(note)
    with start:
        return _start(games, variant, players, first_dealer, refusal)


def _start(
    games: Games,
    variant: cards.Variant,
    players: tuple[Player, ...],
    dealer: int | None,
    refusal: str | None,
) -> CardMatch | None:
    """Say what will be played and offer the start; a contradiction says what would fit."""
    facts: tuple[str, ...] = ()
    if refusal is None:
        deals = len(cards.fitted(variant, len(players)).hand_sizes)
        many = "1 deal" if deals == 1 else f"{deals} deals"
        facts = (f"{len(players)} players", many, about_minutes(variant, len(players)))
    clicked = start_button(
        "Start the game",
        ":material/playing_cards:",
        "setup_start",
        variant.name,
        facts,
        players,
        refusal,
    )
    if refusal is not None:
        return None
    for note in cards.settled_notes(variant, len(players)):
        st.caption(as_text(note))
    if not clicked:
        return None
    seed, greeting = new_seed(), ""
    if dealer is None:
        dealer, drawn = draw_first_dealer(len(players), seed)
        greeting = f"{players[dealer].name} draws the {cards.card_name(drawn[dealer])} and deals."
    try:
        match = CardMatch.start(games, variant, players, first_dealer=dealer, seed=seed)
        coming_along.take(match)
    except StoreError as error:
        st.error(as_text(str(error)))
        return None
    st.session_state[GREETING] = greeting
    return match


def _ask_length(*, usual: bool) -> bool:
    """Return whether it shall be a short evening; ``usual`` is offered first."""
    return bool(
        st.segmented_control(
            "How long",
            (_WHOLE, SHORT_EVENING),
            default=SHORT_EVENING if usual else _WHOLE,
            required=True,
            help="A short evening has five deals: five cards, four, three, two, one.",
            key="setup_length",
            persist_state="session",
        )
        == SHORT_EVENING
    )


def _choices(house: HouseRules, is_short: bool) -> list[_Choice]:
    """Return all rule sets: the families', a family's own, the wider family."""
    entries = [
        _Choice(entry.variant.key, entry.variant.name, entry.variant, entry.line, entry.special)
        for entry in cards.CATALOGUE
    ]
    own = [
        _Choice(key, variant.name, replace(variant, key="house"), "Your own rule set.")
        for key, variant in _own_rules(house).by_key().items()
    ]
    choices = [*entries[:_FAMILIES], *own, *entries[_FAMILIES:]]
    return [_shortened(choice) for choice in choices] if is_short else choices


def _offers(house: HouseRules) -> Iterator[Offer[cards.Variant]]:
    """Yield every rule set as a whole evening, then as a short one."""
    for is_short in (False, True):
        for choice in _choices(house, is_short):
            yield Offer(choice.key, choice.variant, is_short)


def _line(choice: _Choice, players: int) -> str:
    """Return the line of a choice; where so many play fewer cards than it says, what is special."""
    if not choice.special:
        return choice.line
    try:
        fits = cards.fitted(choice.variant, players).hand_sizes == choice.variant.hand_sizes
    except VariantError:
        return choice.line
    return choice.line if fits else _opening(choice.special)


def _opening(special: str) -> str:
    """Return as many sentences as a line below a picture has room for, at least one."""
    said, *more = special.split(". ")
    for sentence in more:
        if len(said) + len(sentence) > _MOST_LETTERS:
            return f"{said}."
        said = f"{said}. {sentence}"
    return said


def _shortened(choice: _Choice) -> _Choice:
    short = cards.short_evening(choice.variant)
    if short is None:
        return choice
    if not choice.special:
        return _Choice(choice.key, choice.name, short, cards.scoring_line(short.scoring))
    line = _opening(choice.special)
    return _Choice(
        choice.key, choice.name, short, line, choice.special if line != choice.special else ""
    )


def _offer(
    choices: Sequence[_Choice], chosen: _Choice, variant: cards.Variant, players: int
) -> None:
    """Show the rule sets in pictures; the chosen one as it will be played."""
    options = [
        rule_option(choice.key, choice.name, choice.variant, _line(choice, players), players, place)
        if choice is not chosen or variant == chosen.variant
        else rule_option(
            choice.key, choice.name, variant, _changed_line(variant, choice.variant), players, place
        )
        for place, choice in enumerate(choices)
    ]
    own = sum(choice.key.startswith(HOUSE) for choice in choices)
    others = len(choices) - _FAMILIES - own
    choose_rules(options, first=_FAMILIES + own, more=f"{others} more rule sets", key=_RULES)


def _changed_line(variant: cards.Variant, base: cards.Variant) -> str:
    """Say what was changed, as short as the line of any rule set: its hands, where it is they."""
    as_before = replace(
        base,
        key=variant.key,
        name=variant.name,
        hand_sizes=variant.hand_sizes,
        lower_to_fit=variant.lower_to_fit,
    )
    if variant != as_before:
        return "With what you changed."
    hands = ", ".join(map(str, variant.hand_sizes)) + (
        " card" if variant.hand_sizes == (1,) else " cards"
    )
    return hands if len(hands) <= _MOST_LETTERS else "With hands of your own."


def _show_details(chosen: _Choice, variant: cards.Variant, house: HouseRules) -> None:
    """Tell the rules that will be played: what is special in them, or what was changed."""
    lines = cards.rule_lines(variant)
    if variant != chosen.variant:
        before = cards.rule_lines(chosen.variant)
        changed = [line for line in lines if line not in before]
        st.markdown("**What you changed**" if changed else "")
        st.markdown("\n".join(f"- {as_text(line)}" for line in changed))
    elif chosen.special:
        st.markdown(f":material/lightbulb: {chosen.special}")
    with st.expander("All its rules"):
        st.markdown("\n".join(f"- {as_text(line)}" for line in lines))
        is_listed = variant == chosen.variant and not variant.name.endswith(", short evening")
        rules_link(GAME, variant, chosen.key if is_listed else None)
    if chosen.key.startswith(HOUSE):
        _own_rules(house).forget_button(chosen.key.removeprefix(HOUSE))


def _own_rules(house: HouseRules) -> OwnRules[cards.Variant]:
    return OwnRules(house, GAME, "setup_house")


def _ask_players(games: Games, last: tuple[Player, ...]) -> tuple[Player, ...]:
    along = coming_along.offer(_PLACE, _ON_OFFER, most=_MOST, bot_key=_BOT)
    players = ask_players(
        games,
        LEVELS,
        most=_MOST,
        usual=4,
        bot_key=_BOT,
        place=_PLACE,
        measured=strength_words,
        manners=_MANNERS,
        company=along.company or last,
    )
    coming_along.say_who_stays(along, players)
    await_experts(player.kind for player in players)
    if not along.at_phones and sum(player.is_person for player in players) > 1:
        st.caption(
            "A hand stays hidden until its player has taken the device. Or each plays on their own"
            " phone: press “Play at home” above the board."
        )
    return players


def _ask_first_dealer(variant: cards.Variant, players: tuple[Player, ...]) -> int | None:
    """Return the seat that deals first, or ``None`` to draw for it."""
    rule = variant.first_dealer
    given = {
        cards.FirstDealer.DRAW: 0,
        cards.FirstDealer.LEFT_OF_SCOREKEEPER: 2,  # whoever holds the device sits first
        cards.FirstDealer.ANY: len(players),  # so that the first seat bids and leads first
    }
    return ask_seat(
        "Who deals first",
        players,
        draw=_DRAW,
        usual=given[rule],
        key=f"setup_dealer_{len(players)}_{rule}",
    )


def _ask_house_rules(
    chosen: _Choice,
    players: int,
    house: HouseRules,
    sizes_side: DeltaGenerator,
    *,
    changes_all: bool,
) -> tuple[cards.Variant, str | None]:
    """Offer every rule for change; return the rules, and why they cannot be played, if so.

    Hand sizes are what is changed most: they are asked in ``sizes_side``, beside the length.
    """
    base = chosen.variant
    form = f"{chosen.key}_short" if base.hand_sizes == cards.SHORT_SIZES else chosen.key
    try:
        with sizes_side.popover(sizes_word(form), key="setup_sizes"):
            variant = ask_hand_sizes(base, form)
            st.caption(_schedule_words(variant.hand_sizes))
        if changes_all:
            return _ask_all_rules(base, variant, form, players, house)
    except VariantError as error:
        st.warning(as_text(str(error)), icon=":material/rule:")
        return base, str(error)
    return _called(variant, base), _misfit(variant, players)


def _ask_all_rules(
    base: cards.Variant, resized: cards.Variant, form: str, players: int, house: HouseRules
) -> tuple[cards.Variant, str | None]:
    """Ask for all rules but hand sizes; ``base`` has those of the rule set as it is."""
    with st.container(border=True):
        variant = house_rules_form(resized, form, with_sizes=False)
        misfit = _misfit(variant, players)
        fit = variant if misfit else cards.fitted(variant, players)
        _schedule_chart(fit.hand_sizes)
        _own_rules(house).keep(
            lambda name: replace(variant, key="house", name=name or "House rules"), MAX_RULES_NAME
        )
    return _called(variant, base), misfit


def _called(variant: cards.Variant, base: cards.Variant) -> cards.Variant:
    """Return rules under a name of their own if anything in them was changed."""
    if variant == base:
        return variant
    return replace(variant, key="house", name=f"{base.name}, our way"[:MAX_RULES_NAME])


def _misfit(variant: cards.Variant, players: int) -> str | None:
    """Say why so many players cannot play these rules, or ``None``."""
    try:
        cards.fitted(variant, players)
    except VariantError as error:
        return str(error)
    return None


def _schedule_words(sizes: Sequence[int]) -> str:
    return f"{counted(len(sizes), 'deal')}, {counted(sum(sizes), 'trick')}"


def _schedule_chart(sizes: Sequence[int]) -> None:
    from riverlib.figures import hand_sizes  # plotly takes half a second: only when shown

    st.caption(_schedule_words(sizes))
    st.plotly_chart(
        hand_sizes.by_deal(sizes),
        key="setup_schedule",
        config={"displayModeBar": False},
        alt=f"Cards in each deal: {', '.join(map(str, sizes))}",
    )
