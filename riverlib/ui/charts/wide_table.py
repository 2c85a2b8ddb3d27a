"""A table; on a phone each row of it is a small card: the name, and then what is said of it."""

from collections.abc import Sequence
from html import escape

import streamlit as st

_CSS = """
<style>
.river-wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px;
  background: var(--card); margin: 1rem 0 0.6rem; }
.river-wide table { border-collapse: collapse; font-size: 1rem; width: 100%; }
.river-wide :is(th, td) { padding: 0.45rem 0.75rem; border-bottom: 1px solid rgba(118,136,160,.3);
  white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
.river-wide tbody tr:last-child > * { border-bottom: 0; }
.river-wide thead th { font-weight: 600; opacity: 0.85; }
.river-wide :is(th:first-child) { position: sticky; left: 0; background: var(--card);
  text-align: left; z-index: 1; min-width: 6.5rem; max-width: 15rem; white-space: normal;
  overflow-wrap: break-word; }
.river-wide tbody th { font-weight: 650; }
.river-wide tbody tr.quiet :is(th, td) { font-weight: 400; font-style: italic; opacity: 0.75; }
.river-wide a { color: inherit; text-decoration-color: var(--brass); text-underline-offset: 3px; }
.river-wide .medal { display: inline-block; min-width: 1.6em; padding: 0 0.35em;
  margin-left: 0.25em; border-radius: 1em; text-align: center; color: #231a05; }
.river-wide .gold { background: #e3b94b; } .river-wide .silver { background: #c3cad1; }
.river-wide .bronze { background: #cf9467; } .river-wide .none { color: inherit; opacity: 0.4; }
@media (max-width: 640px) {
  .river-wide { border: 0; background: none; overflow: visible; }
  .river-wide :is(table, tbody) { display: block; }
  .river-wide thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); }
  .river-wide tbody tr { display: grid; grid-template-columns: 1fr 1fr; gap: 0.3rem 1rem;
    padding: 0.6rem 0.85rem 0.7rem; margin-bottom: 0.6rem; border: 1px solid var(--line);
    border-radius: 10px; background: var(--card); }
  .river-wide tbody :is(th, td) { display: block; border: 0; padding: 0; text-align: left;
    white-space: normal; overflow-wrap: anywhere; }
  .river-wide tbody th:first-child { position: static; grid-column: 1 / -1; max-width: none;
    font-size: 1.08rem; }
  .river-wide tbody td::before { content: attr(data-label); display: block; opacity: 0.75;
    font-size: 0.85rem; }
  .river-wide tbody td.verdict { grid-column: 1 / -1; order: -1; font-weight: 600;
    margin-bottom: 0.15rem; }
  .river-wide tbody th { order: -2; }
  .river-wide tbody td.verdict::before { content: none; }
  .river-wide tbody td:empty { display: none; }
}
</style>
"""


def show(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    key: str,
    verdict: str = "",
    quiet_from: int | None = None,
) -> None:
    """Show a table.

    Parameters
    ----------
    headings : sequence of str
        Plain words of ours.
    rows : sequence of sequence of str
        Cells as HTML: whoever makes them escapes what people typed. The first names the row.
    verdict : str, optional
        Heading of what matters most: on a phone it stands right below the name.
    quiet_from : int, optional
        Rows from this one on stand back: they are only there to be compared with.
    """
    # the roles say what it is where a phone's looks take that away
    head = "".join(f"<th scope='col' role='columnheader'>{each}</th>" for each in headings)
    loud = len(rows) if quiet_from is None else quiet_from
    body = "".join(
        _row(headings, cells, verdict, is_quiet=no >= loud) for no, cells in enumerate(rows)
    )
    table = (
        f"<table role='table'><thead role='rowgroup'><tr role='row'>{head}</tr></thead>"
        f"<tbody role='rowgroup'>{body}</tbody></table>"
    )
    frame = f"<div class='river-wide' role='region' tabindex='0' aria-label='{key}'>{table}</div>"
    st.html(_CSS + frame)


def _row(headings: Sequence[str], cells: Sequence[str], verdict: str, *, is_quiet: bool) -> str:
    first, *others = cells
    facts = "".join(
        f"<td role='cell' class='{'verdict' if heading == verdict else 'fact'}'"
        f" data-label='{escape(heading, quote=True)}'>{each}</td>"
        for heading, each in zip(headings[1:], others, strict=True)
    )
    look = " class='quiet'" if is_quiet else ""
    return f"<tr role='row'{look}><th scope='row' role='rowheader'>{first}</th>{facts}</tr>"
