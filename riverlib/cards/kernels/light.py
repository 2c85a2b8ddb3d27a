"""The numbers of the light form of ``expert``: the policy that its playouts follow.

Found by ``python -m bench.fit_light``, which began at those of ``steady``. It bids a little lower
on long hands, and hurries for its tricks when it needs them all.
"""

from typing import NamedTuple


class Numbers(NamedTuple):
    """All numbers in which one judge of cards differs from another."""

    plain: tuple[float, ...]
    """As ``weights.PLAIN_WEIGHTS``."""
    trumps: tuple[float, ...]
    """As ``weights.TRUMP_WEIGHTS``."""
    manner: tuple[float, ...]
    """As ``manner.STEADY_MANNER``."""


LIGHT = Numbers(
    plain=(-0.426, -0.644, 0.334, 2.311, 0.367, -1.95, 1.119, 0.207, -1.162, -1.468, 0.853, -2.088,
        1.456, 0.912, -1.076, -1.085, -0.184, 0.216, -1.662, -0.306, 1.146, -0.349, 1.388, -0.027),
    trumps=(-2.072, -2.134, 7.572, -0.414, 0.121, 0.843, 1.505, -0.017, -0.428, -0.199, -2.416,
        4.333, -0.759, -0.393, -0.889, 0.039, 0.628, -0.416, 1.382, -1.561),
    manner=(0.571, 1.418, 0.64, 1.132, 0.144, 0.434, 0.372, 0.544, 3.805, 2.532, -0.062, 0.0, 0.181,
        -0.259, 0.385, 0.398, 0.345, 0.062, 0.597, 0.407, 0.107, -0.071, 0.602, 0.487, -0.035,
        -0.203, 0.233, 0.308, 0.354, 0.123, 0.564),
)  # fmt: skip
