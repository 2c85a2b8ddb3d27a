"""The parts of a sum of points, read from the words and checked against what happened."""

from riverlib.cards import Penalty, Scoring

WORDS = ("no", "one", "two", "three", "four", "five")


def parts_of(words: str, scoring: Scoring, bid: int, taken: int) -> list[int]:
    """Return the points that words give, a loss below 0; each must be called what it is."""
    fall = {"Tricks count only when the bid is right": 0, "That brings no points": 0}
    if words in fall:
        assert bid != taken or not words.startswith("Tricks")
        return [0]
    points = []
    for part in words.split(", ") if ", as bid" not in words else [words]:
        told = part.lower()
        minus, (number, what) = told.startswith("minus "), told.removeprefix("minus ").split(" ", 1)
        what, _, price = what.partition(" (")
        wrong = f"for {WORDS[abs(taken - bid)]} wrong trick{'s' if abs(taken - bid) > 1 else ''}"
        assert what in {
            "for being right": [bid == taken > 0],
            "for taking none, as bid": [bid == taken == 0],
            "for the trick": [taken == 1],
            "for the tricks": [taken > 1],
            "for the bid": [minus and bid > 0 and scoring.penalty is Penalty.BID],
            wrong: [minus and bid != taken and scoring.penalty is not Penalty.BID],
        }, what
        if price:
            terms = price.removesuffix(")").replace("\N{MULTIPLICATION SIGN}", "*")
            assert eval(terms) == int(number)  # digits and signs only
        points.append(-int(number) if minus else int(number))
    return points
