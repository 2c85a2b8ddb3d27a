"""The room that a page leaves to its board."""

import streamlit as st

# A board is as high as the window lets it; a wide window gives it the breadth that suits it.
# Streamlit fades what waits for an answer. A board shows by itself that it waits, and the mere
# beginning of a fade gives it a layer of its own: the whole page is painted anew, at each click.
# What lies below a board, such as its rules, is found by a bar that is no part of the game.
# On a phone that lies on its side the page's menu and the board share 390 pixels: no gap between.
_CSS = """
<style>
.stMainBlockContainer { max-width: max(1280px, min(calc((100svh - 158px) * 1.76 + 97px), 1800px)); }
.stApp [data-testid="stElementContainer"]:is(
    .st-key-card_table, .st-key-river, .st-key-home_table
  ) {
  opacity: 1 !important; transition: none !important;
}
@media (min-width: 641px) { .stMainBlockContainer { padding-inline: clamp(1rem, 3vw, 2.4rem); } }
@media (max-height: 520px) and (orientation: landscape) {
  .stMainBlockContainer { padding-bottom: 0.5rem; }
}
</style>
"""


# Until the page has heard of its board and drawn it, an empty one stands in its place: no page is
# bare between a button and its game, nothing that belongs below a board stands above one, and the
# page that one comes from is gone at once: it would pale, and flash up again before the board.
# Asked of any child instead of the page's one block, each boat that moves had all styled anew.
_EMPTY = """
<style>
.stApp { --board-frame: 12px; --board-height: max(440px, min(58vw, 100svh - 158px)); }
@media (max-width: 640px) {
  .stApp { --board-frame: 6px; --board-height: max(520px, min(100svh - 134px, 800px)); }
}
@media (max-height: 499px) {
  .stApp { --board-frame: 6px; --board-height: max(300px, 100svh - 76px); }
}
%(ground)s
.stMainBlockContainer:not(:has(.st-key-%(key)s, .stAlert)) > .stVerticalBlock { display: none; }
.st-key-%(key)s { position: relative; min-height: calc(var(--board-height) + 12px); }
.st-key-%(key)s > * { position: relative; }
.stMainBlockContainer:not(:has(.st-key-%(key)s, .stAlert))::before, .st-key-%(key)s::before {
  content: var(--board-word, ""); display: block; box-sizing: border-box;
  height: calc(var(--board-height) + 2 * var(--board-frame));
  border: var(--board-frame) solid #683d1e; border-radius: calc(18px + var(--board-frame));
  background: var(--board-ground) padding-box, #683d1e;
  padding-top: var(--board-words-at, 0px); font: var(--board-words, inherit);
  color: #ffeec7; text-align: center;
}
.st-key-%(key)s::before {
  position: absolute; inset: 0 0 auto; animation: board-is-drawn 0.6s step-end forwards;
}
@keyframes board-is-drawn { to { visibility: hidden; } }
</style>
"""
# The pack lies on an empty table, and a line says that it is being set: bare felt looked broken.
_PACK = (
    "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 66 90'%3E"
    "%3Cg fill='%23f6eed8' stroke='%2314140a' stroke-opacity='.5'%3E"
    "%3Crect x='5.5' y='5.5' width='60' height='84' rx='5'/%3E"
    "%3Crect x='3' y='3' width='60' height='84' rx='5'/%3E"
    "%3Crect x='.5' y='.5' width='60' height='84' rx='5'/%3E%3C/g%3E"
    "%3Crect x='3.5' y='3.5' width='54' height='78' rx='3' fill='%2314506a'/%3E"
    "%3Ccircle cx='30.5' cy='42.5' r='12' fill='%230d3644' stroke='%23e8c987'/%3E"
    "%3Ccircle cx='30.5' cy='42.5' r='5.5' fill='%23e8c987'/%3E%3C/svg%3E"
)
_FELT = (
    f"""
.stApp {{ --pack: url("data:image/svg+xml,{_PACK}"); }}
"""
    + """
@media (max-height: 499px) and (orientation: landscape) {
  .stMainBlockContainer { padding-inline: 10px; }
}
.stApp {
  --lamp: #22807a; --felt-lit: #14625f; --felt-low: #0a4347;
  --board-word: "Setting the table…";
  --board-words: 600 17px/1.3 Georgia, "Source Serif", "Source Serif 4", serif;
  --board-words-at: calc(var(--board-height) * 0.4 + 64px);
  --board-ground: var(--pack) 50% 40% / 66px 90px no-repeat, radial-gradient(
    110% 90% at 50% 42%, var(--lamp), var(--felt-lit) 45%, var(--felt-low) 78%
  );
}
@supports (color: light-dark(#000, #fff)) {
  .stApp {
    --lamp: light-dark(#22807a, #1b6763); --felt-lit: light-dark(#14625f, #0d4345);
    --felt-low: light-dark(#0a4347, #06292e);
  }
}
"""
)
# In a dark room it is evening at the river: where its empty board is not, a bright one flashes up
# before it. A phone's river comes down from the harbour and has no bank below it. Fall and harbour
# are there from the first moment, where the river's own will be drawn over them.
# A river is longer than a table: where the window is broad its cards and boats have the breadth.
_RIVER = """
.stMainBlockContainer {
  max-width: max(1280px, min(calc((100svh - 158px) * 2 + 97px), 1880px));
}
.stApp {
  --bank: #8fbf5a; --bank-low: #a9c96a; --water: #2f9bb2; --depth: #17607e;
  --shore: #7fae4c; --shore-low: #5f9440;
  --foam: #dff4f8; --fall: #4fa9c4; --basin: #0d4f69; --wood: #b67f48;
  --river-itself: linear-gradient(
    var(--bank), var(--bank-low) 13%, var(--water) 13.5%,
    var(--depth) 84.5%, var(--shore) 85%, var(--shore-low)
  );
  --board-ground: var(--river-itself);
}
@media (min-width: 1000px) {
  .stApp {
    --board-ground:
      linear-gradient(90deg, var(--foam), var(--fall) 70%, transparent)
        0 46.8% / 10% 71.5% no-repeat,
      linear-gradient(var(--wood), var(--wood)) 92.1% 46.8% / 5.5% 71.5% no-repeat,
      repeating-linear-gradient(var(--wood) 0 8px, transparent 8px calc((100% - 8px) / 6))
        98.9% 46.8% / 19% 71.5% no-repeat,
      linear-gradient(90deg, transparent, var(--basin) 20%) 100% 46.8% / 20.5% 71.5% no-repeat,
      var(--river-itself);
  }
}
@supports (color: light-dark(#000, #fff)) {
  .stApp {
    --bank: light-dark(#8fbf5a, #5d7a4c); --bank-low: light-dark(#a9c96a, #6b8054);
    --water: light-dark(#2f9bb2, #236b88); --depth: light-dark(#17607e, #144567);
    --shore: light-dark(#7fae4c, #567747); --shore-low: light-dark(#5f9440, #42673f);
    --foam: light-dark(#dff4f8, #9cc3d4); --fall: light-dark(#4fa9c4, #2f7390);
    --basin: light-dark(#0d4f69, #0b3a55); --wood: light-dark(#b67f48, #7d5a38);
  }
}
@media (max-width: 640px) {
  .stApp {
    --river-itself: linear-gradient(
      var(--bank), var(--bank-low) 8%, var(--water) 8.5%, var(--depth)
    );
    --board-ground:
      linear-gradient(transparent, var(--fall) 20%, var(--foam))
        50% calc(100% - 98px) / calc(100% - 24px) 54px no-repeat,
      linear-gradient(var(--wood) 0 0) 50% 72px / calc(100% - 12px) 9px no-repeat,
      linear-gradient(var(--wood) 0 0) 50% 118px / calc(100% - 12px) 9px no-repeat,
      repeating-linear-gradient(
        90deg, var(--wood) 0 6px, transparent 6px calc((100% - 6px) / 6)
      ) 50% 72px / calc(100% - 30px) 92px no-repeat,
      linear-gradient(0deg, transparent, var(--basin) 30%)
        50% 68px / calc(100% - 12px) 101px no-repeat,
      var(--river-itself);
  }
}
"""
_GROUNDS = {"card_table": _FELT, "river": _RIVER}
"""What lies in the frame of each game's empty board."""


def make_room(board: str | None = None) -> None:
    """Let the board of this page use the window: call it once, before the board is mounted.

    Parameters
    ----------
    board : str, optional
        The key of the board that this page shows and nothing else: an empty one stands in its place
        from the first moment.
    """
    st.html(_CSS)
    if board is not None:
        st.html(empty_board(board))


def empty_board(board: str) -> str:
    """Return the style by which an empty board stands where the board of this key will."""
    return _EMPTY % {"key": board, "ground": _GROUNDS[board]}
