"""The command line: ``python -m riverlib``."""

import sys

from riverlib.cli import main

if __name__ == "__main__":
    sys.exit(main())
