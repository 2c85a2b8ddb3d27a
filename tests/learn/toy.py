"""A scene as small as one can be, to try a lesson with: three throws of one boat."""

from dataclasses import replace

from riverlib import race
from riverlib.learn.course import Course, course_of
from riverlib.learn.position import RacePosition
from riverlib.learn.scene import Answer, Hint, Option, Scene, Step

RIVER = race.Layout(key="toy", name="Toy", source="Ours.", boats=2)


def _right_boat(before: RacePosition, action: race.Action, _: RacePosition) -> Answer | None:
    if isinstance(action, race.Roll):
        return None  # the boat is still to be chosen
    return Answer(action == race.Sail(5), "The boat on card 6 was asked for.")


def _refuse(_: RacePosition, action: race.Action) -> str:
    return f"Not {race.action_text(action)}."


def steps(layout: race.Layout, seed: int) -> tuple[Step, ...]:
    state = race.new_game(layout, players=2)
    boats = ((5, 3), (3, 3))
    laid = RacePosition.at(_with_boats(state, boats), ("You", "Otter"))
    return (
        Step(
            say="Look.",
            position=laid,
            plays=(race.Roll(2), race.Sail(3)),
            told="It sailed.",
            marks=("boat:0:1",),
            marks_after=("boat:0:0",),
        ),
        Step(
            say="",
            position=laid,
            ask="Throw, then sail from card 6.",
            face=1,
            judge=_right_boat,
            refuse=_refuse,
            hints=(Hint("The first boat.", ("boat:0:0",)), Hint("This.", (), race.Sail(5))),
        ),
        Step(
            say="Well.",
            position=laid,
            ask="Which?",
            options=(
                Option("One", Answer(False, "No.")),
                Option("Two", Answer(True, f"Yes, {seed}.")),
            ),
        ),
    )


def _with_boats(state: race.RaceState, boats: tuple[tuple[int, ...], ...]) -> race.RaceState:
    return replace(state, boats=boats)


def _scene(key: str, *, belongs: bool = True) -> Scene[race.Layout]:
    return Scene(
        key=key,
        title=key.title(),
        idea=lambda layout: f"An idea of {layout.name}.",
        belongs=lambda _: belongs,
        steps=steps,
    )


SCENES = (_scene("first"), _scene("never", belongs=False), _scene("second"))


def toy_course() -> Course[race.Layout]:
    return course_of("race", RIVER, SCENES)
