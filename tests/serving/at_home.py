"""``python -m tests.serving.at_home``: the second server alone, until its input is closed."""

import sys

from riverlib.live.home import doors
from riverlib.live.home.addresses import home_addresses
from riverlib.live.home.listener import Listener
from tests.live.home.standing_in import CONTENT, Tables

if __name__ == "__main__":
    home_addresses()
    print(Listener(doors.app(Tables(), CONTENT)).open(), flush=True)
    sys.stdin.read()
