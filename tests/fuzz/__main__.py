"""``python -m tests.fuzz [INPUTS] [DOOR...]``: knock at every door and print what came of it."""

import sys

from riverlib.ui.shared import messages  # noqa: F401  # Streamlit's own start is not counted
from tests.fuzz import addresses, boards, commands, files, texts
from tests.fuzz.trying import HEADINGS, INPUTS, knock, peak

DOORS = (*files.DOORS, *texts.DOORS, *boards.DOORS, addresses.DOOR, commands.DOOR)

if __name__ == "__main__":
    words = sys.argv[1:]
    inputs = int(words.pop(0)) if words and words[0].isdecimal() else INPUTS
    print(HEADINGS)
    for door in DOORS:
        if not words or door.name in words:
            print(knock(door, inputs).line(door.name), flush=True)
    print(f"the whole process at its peak: {peak():.0f} MB")
