"""Hypothesis strategies: any JSON value, and JSON objects that somebody has damaged."""

from typing import Any

from hypothesis import strategies as st

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@st.composite
def damaged(draw: st.DrawFn, whole: dict[str, Any]) -> dict[str, Any]:
    """Change one value of an object, or of one within it; leave one out, or add one."""
    name = draw(st.sampled_from(sorted(whole)))
    inner = whole[name]
    if isinstance(inner, dict) and inner and draw(st.booleans()):
        return whole | {name: draw(damaged(inner))}
    match draw(st.sampled_from(("change", "leave out", "add"))):
        case "change":
            return whole | {name: draw(VALUES)}
        case "add":
            return whole | {draw(st.text()): draw(VALUES)}
        case _:
            return {each: value for each, value in whole.items() if each != name}
