"""What axe finds on every page and in every state, at every size, in both themes.

Run ``python -m bench.judged [--size WxH ...]``. Serious findings are printed; there should be none.
"""

import argparse
from contextlib import closing

from bench.screens import SIZES, THEMES, size_of
from bench.stage import browser_and_server
from tests.browser.devices import Devices
from tests.browser.judged import serious_findings
from tests.browser.matches import Matches
from tests.browser.moments import moments


def main() -> None:
    """Let axe look at each moment."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--size", nargs="*", default=[], help="such as 390x844")
    sizes = [size_of(text) for text in parser.parse_args().size] or list(SIZES)
    looked_at = serious = 0
    with browser_and_server() as (browser, server), closing(Matches(server.database)) as matches:
        shown = moments(matches)
        for size in sizes:
            for theme in THEMES:
                devices = Devices(browser)
                page = devices.new(size, dark=theme == "dark")
                for moment in shown:
                    moment.open(page, server.url)
                    looked_at += 1
                    for finding in serious_findings(page):
                        serious += 1
                        print(f"{moment.name}, {size[0]}x{size[1]}, {theme}: {finding}")
                devices.close()
    print(f"{looked_at} moments looked at, {serious} serious findings")


if __name__ == "__main__":
    main()
