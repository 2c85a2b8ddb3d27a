"""The server is killed in the middle of clicks: nothing is lost, nothing is doubled.

The short form of ``python -m bench.kills``: the windows speak the pages' own protocol, so no
browser is needed.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bench.kills import PLACES, Trial


@pytest.mark.slow
def test_a_killed_server_has_kept_every_answer_and_nothing_twice(tmp_path: Path) -> None:
    places = (*PLACES, "cards", "race")
    with ThreadPoolExecutor(1) as thread:  # the browser's tests keep a loop in this one
        result = thread.submit(asyncio.run, Trial(tmp_path, seed=7).kill_at(places)).result()
    assert result.faults == []
    assert result.left_behind == []
    killed = [kill for kill in result.kills if kill.place in PLACES]
    assert [kill.place for kill in killed] == list(places)
    assert result.answers >= len(places), "people have played, or there was nothing to lose"
