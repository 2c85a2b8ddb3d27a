"""Play the examples that the rule laboratory shows a newcomer: ``python -m bench.example_lab``.

One for each question about each game, two thousand games under each rule set; a minute.
"""

from riverlib.analysis.lab.example import FOLDER, as_example, write
from riverlib.analysis.lab.playing import run
from riverlib.ui.lab import usual
from riverlib.ui.lab.games import PAGES


def main() -> None:
    for old in FOLDER.glob("*.npz"):
        old.unlink()
    for page in PAGES.values():
        for plan in usual.plans(page):
            played = as_example(plan)
            path = write(played, run(played))
            print(f"{', '.join(played.names[:3])} …: {path.name}, {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
