"""The set-up of a card game: rule set, players, house rules, start."""

import json
from dataclasses import replace

import streamlit as st

from riverlib import cards
from riverlib.bots import BOTS
from riverlib.cards.log import MAX_NAME as MAX_RULES_NAME
from riverlib.cards.rules import team_of
from riverlib.core import RiverError, StoreError, VariantError, generator, new_seed
from riverlib.play import PERSON, CardMatch, Player, default_players
from riverlib.play.players import MAX_NAME, tidy_name
from riverlib.store import Games, HouseRules
from riverlib.store import import_game as read_game_file
from riverlib.ui.card_page import GREETING
from riverlib.ui.look import as_text
from riverlib.ui.rules_form import house_rules_form

_DRAW = "Draw for it"
_MORE = "More rule sets"
_HOUSE = "house:"  # before the name of a saved rule set, so that it is nobody else's key
_FAMILIES = 3  # the catalogue opens with the three families' rule sets
_KIND_NAMES = {PERSON: "Person"} | {key: f"{bot.name} bot" for key, bot in BOTS.items()}


def set_up(games: Games, house: HouseRules) -> CardMatch | None:
    """Show the set-up and return the match once it is started."""
    start = st.container()
    left, right = st.columns((3, 2), gap="large")
    with left:
        chosen = _ask_rule_set(house)
    with right:
        players = _ask_players()
    variant = _ask_house_rules(chosen, house)
    with right:
        first_dealer = _ask_first_dealer(variant, players)
    with start:
        return _start(games, variant, players, first_dealer)


def _start(
    games: Games, variant: cards.Variant | None, players: tuple[Player, ...], dealer: int | None
) -> CardMatch | None:
    """Say what will be played and offer the start; a contradiction says what would fit."""
    refusal = _refusal(variant, players)
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        clicked = st.button(
            "Start the game",
            type="primary",
            icon=":material/playing_cards:",
            disabled=refusal is not None,
            key="setup_start",
        )
        if variant is not None and refusal is None:
            fit = cards.fitted(variant, len(players))
            st.text(f"{variant.name} · {len(players)} players · {len(fit.hand_sizes)} deals")
    if refusal or variant is None:
        st.warning(as_text(refusal or ""), icon=":material/rule:")
        return None
    for note in (*cards.fitting_notes(variant, len(players)), *_teams(variant, players)):
        st.caption(as_text(note))
    if not clicked:
        return None
    seed = new_seed()
    if dealer is None:
        dealer, drawn = cards.draw_for_deal(len(players), generator(seed, 2))
        card = cards.card_name(drawn[dealer])
        st.session_state[GREETING] = f"{players[dealer].name} draws the {card} and deals."
    try:
        return CardMatch.start(games, variant, players, first_dealer=dealer, seed=seed)
    except StoreError as error:
        st.error(as_text(str(error)))
        return None


def _teams(variant: cards.Variant, players: tuple[Player, ...]) -> tuple[str, ...]:
    """Say who plays with whom, if anybody does."""
    if variant.team_size == 1:
        return ()
    teams: dict[int, list[str]] = {}
    for seat, player in enumerate(players):
        teams.setdefault(team_of(variant, seat, len(players)), []).append(player.name)
    return ("Partners: " + "; ".join(" and ".join(names) for names in teams.values()) + ".",)


def _refusal(variant: cards.Variant | None, players: tuple[Player, ...]) -> str | None:
    if variant is None:
        return str(st.session_state.get("setup_refusal", "These rules do not fit together."))
    if not any(player.is_person for player in players):
        return "At least one player must be a person."
    try:
        cards.fitted(variant, len(players))
    except VariantError as error:
        return str(error)
    return None


def _ask_rule_set(house: HouseRules) -> cards.Variant:
    entries = {entry.variant.key: entry for entry in cards.CATALOGUE}
    own = {f"{_HOUSE}{name}": variant for name, variant in _saved_rules(house).items()}
    families = list(entries)[:_FAMILIES]
    key = st.radio(
        "Rule set",
        (*families, _MORE),
        format_func=lambda key: entries[key].variant.name if key in entries else key,
        captions=[
            *(entries[key].line for key in families),
            "Variations, the wider family, our own",
        ],
        key="setup_rules",
    )
    if key == _MORE:
        key = st.selectbox(
            "Which one",
            (*own, *list(entries)[_FAMILIES:]),
            format_func=lambda key: own[key].name if key in own else entries[key].variant.name,
            key="setup_more_rules",
        )
    if key in own:
        st.markdown("Your own rule set.")
        for line in cards.rule_lines(own[key]):
            st.markdown(f"- {as_text(line)}")
        st.button(
            "Forget these rules",
            icon=":material/delete:",
            type="tertiary",
            on_click=_forget_rules,
            args=(house, key.removeprefix(_HOUSE)),
            key="setup_house_forget",
        )
        return replace(own[key], key="house")
    entry = entries[key]
    if key not in families:
        st.markdown(f"**{entry.line}**")
    st.markdown(f":material/lightbulb: {entry.special}")
    with st.expander("All its rules"):
        for line in cards.rule_lines(entry.variant):
            st.markdown(f"- {line}")
    return entry.variant


def _saved_rules(house: HouseRules) -> dict[str, cards.Variant]:
    """Read the saved rule sets; one that cannot be read any more is named, not lost."""
    rules = {}
    for saved in house.all(game="cards"):
        try:
            rules[saved.name] = replace(cards.variant_from_data(saved.data), name=saved.name)
        except VariantError as error:
            st.warning(as_text(f"The rule set {saved.name!r} cannot be read: {error}"))
    return rules


def _ask_players() -> tuple[Player, ...]:
    count = int(st.number_input("Players", min_value=2, max_value=10, value=4, key="setup_players"))
    players = []
    for seat, given in enumerate(default_players(count)):
        row = st.container(horizontal=True, gap="small")  # side by side on a phone too
        name = row.text_input(
            f"Name of player {seat + 1}",
            value=given.name,
            max_chars=MAX_NAME,
            key=f"setup_name_{seat}",
            label_visibility="collapsed",
        )
        kinds = list(_KIND_NAMES)
        kind = row.selectbox(
            f"Who plays for player {seat + 1}",
            kinds,
            index=kinds.index(given.kind),
            format_func=_KIND_NAMES.__getitem__,
            key=f"setup_kind_{seat}",
            label_visibility="collapsed",
        )
        players.append(Player(tidy_name(name, seat), kind))
    if sum(player.is_person for player in players) > 1:
        st.caption("Several people: the hand stays hidden until each has taken the device.")
    for kind in sorted({player.kind for player in players} - {PERSON}):
        st.caption(f"{_KIND_NAMES[kind]}: {BOTS[kind].line}")
    return tuple(players)


def _ask_first_dealer(variant: cards.Variant | None, players: tuple[Player, ...]) -> int | None:
    """Return the seat that deals first, or ``None`` to draw for it."""
    rule = variant.first_dealer if variant is not None else cards.FirstDealer.ANY
    seats: list[int | None] = [None, *range(len(players))]
    given = {
        cards.FirstDealer.DRAW: 0,
        cards.FirstDealer.LEFT_OF_SCOREKEEPER: 2,  # whoever holds the device sits first
        cards.FirstDealer.ANY: len(players),  # so that the first seat bids and leads first
    }
    return st.selectbox(
        "First dealer",
        seats,
        index=given[rule],
        format_func=lambda seat: _DRAW if seat is None else players[seat].name,
        key=f"setup_dealer_{len(players)}_{rule}",
    )


def _ask_house_rules(base: cards.Variant, house: HouseRules) -> cards.Variant | None:
    """Offer every rule for change; ``None`` while the choices contradict each other."""
    if not st.toggle("House rules: change anything", key="setup_house"):
        return base
    with st.container(border=True):
        try:
            variant = house_rules_form(base)
        except VariantError as error:
            st.session_state["setup_refusal"] = str(error)
            st.warning(as_text(str(error)), icon=":material/rule:")
            return None
        _schedule_chart(variant)
        _keep_rules(variant, house)
    if variant == base:
        return base
    return replace(variant, key="house", name=f"{base.name}, our way"[:MAX_RULES_NAME])


def _schedule_chart(variant: cards.Variant) -> None:
    from riverlib.figures import cards as figures  # plotly takes half a second: only when shown

    st.caption(f"{len(variant.hand_sizes)} deals, {sum(variant.hand_sizes)} tricks")
    st.plotly_chart(
        figures.hand_sizes(variant.hand_sizes),
        key="setup_schedule",
        config={"displayModeBar": False},
        alt=f"Cards in each deal: {', '.join(map(str, variant.hand_sizes))}",
    )


def _keep_rules(variant: cards.Variant, house: HouseRules) -> None:
    """Save a rule set under a name, hand it out as a file, take one in."""
    name_side, save_side, file_side = st.columns((3, 2, 2), vertical_alignment="bottom")
    name = name_side.text_input("Keep these rules under the name", key="setup_house_name")
    named = replace(variant, key="house", name=name.strip()[:MAX_RULES_NAME] or "House rules")
    save_side.button(
        "Save",
        disabled=not name.strip(),
        on_click=_save_rules,
        args=(house, named),
        key="setup_house_save",
    )
    file_side.download_button(
        "Export as a file",
        json.dumps(cards.variant_data(named), indent=1, ensure_ascii=False),
        file_name="house-rules.json",
        mime="application/json",
        on_click="ignore",
        key="setup_house_export",
    )
    if note := st.session_state.pop("setup_house_note", None):
        st.caption(as_text(note))
    upload = st.file_uploader("Take in rules from a file", type="json", key="setup_house_import")
    if upload is not None:
        _import_rules(upload.getvalue(), house)


def _save_rules(house: HouseRules, variant: cards.Variant) -> None:
    try:
        house.save(variant.name, cards.variant_data(variant), game="cards")
        note = f"Saved. Find {variant.name!r} under the rule sets above."
    except StoreError as error:
        note = str(error)
    st.session_state["setup_house_note"] = note


def _forget_rules(house: HouseRules, name: str) -> None:
    try:
        house.delete(name)
    except StoreError as error:
        st.session_state["setup_house_note"] = str(error)


def _import_rules(content: bytes, house: HouseRules) -> None:
    try:
        variant = cards.variant_from_data(json.loads(content))
        house.save(variant.name, cards.variant_data(variant), game="cards")
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        st.error(as_text(f"This is not a file of house rules: {error}"))
    except RiverError as error:
        st.error(as_text(f"These rules cannot be taken in: {error}"))
    else:
        st.success(as_text(f"{variant.name} is now among the rule sets above."))


def import_game(games: Games) -> CardMatch | None:
    """Offer to take up a game from a file; a bad file is refused with the place in it."""
    upload = st.file_uploader("Take up a game from a file", type="json", key="setup_import")
    if upload is None:
        return None
    try:
        return CardMatch.open(games, read_game_file(upload.getvalue()))
    except RiverError as error:
        st.error(as_text(f"This game cannot be taken up. {error}"))
    return None
