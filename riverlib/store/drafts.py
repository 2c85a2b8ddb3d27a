"""Files that are not finished: a name beside the target, a place when whole, no left-overs."""

import os
import re
import secrets
import sys
import time
from pathlib import Path

HELPERS = ("-journal", "-wal", "-shm")
"""What SQLite adds to a database's name for its helper files."""

_MAKING_SECONDS = 60.0
"""No start takes as long to make its file: an older draft is a dead one's."""


def new_draft(path: Path) -> Path:
    """Return a name beside a file for one that is to take it when it is whole."""
    return path.with_name(f".{path.name}.{os.getpid()}-{secrets.token_hex(4)}.new")


def remove(draft: Path) -> None:
    """Remove a draft with all that SQLite put beside it."""
    for ending in ("", *HELPERS):
        draft.with_name(draft.name + ending).unlink(missing_ok=True)


def place(draft: Path, path: Path) -> bool:
    """Give a draft its name; return whether it has it, and no other process was quicker."""
    try:
        os.link(draft, path)
    except FileExistsError:
        return False
    except OSError:  # a disk without hard links, such as a memory stick
        if path.exists():
            return False
        draft.rename(path)
    return True


def clear_drafts(path: Path) -> None:
    """Remove what starts that were killed left beside the database; live ones keep theirs."""
    pattern = rf"\.{re.escape(path.name)}\.(?:(\d+)-)?[0-9a-f]{{8}}\.new(?:-journal|-wal|-shm)?"
    for each in path.parent.glob(".*.new*"):
        found = re.fullmatch(pattern, each.name)
        if found and (_is_gone(found[1]) or _is_old(each)):
            each.unlink(missing_ok=True)


def _is_gone(process: str | None) -> bool:
    """Tell whether the process with this number has ended; not known counts as no."""
    if process is None or sys.platform == "win32":  # asking would end it there
        return False
    try:
        os.kill(int(process), 0)
    except (ProcessLookupError, OverflowError):
        return True
    except PermissionError:
        return False
    return False


def _is_old(draft: Path) -> bool:
    try:
        return time.time() - draft.stat().st_mtime > _MAKING_SECONDS
    except FileNotFoundError:  # its own start has just removed it
        return False
