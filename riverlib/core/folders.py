"""Where this user's games and tables are kept on disk."""

import os
from pathlib import Path

from platformdirs import user_data_path

from riverlib.core.errors import StoreError

APP = "up-and-down-the-river"
FOLDER_VARIABLE = "RIVER_DATA_DIR"


def data_folder() -> Path:
    """Return the folder ``RIVER_DATA_DIR`` or the user's data folder; make it at the first need.

    Raises
    ------
    StoreError
        If it cannot be made; the message says how to name another one.
    """
    chosen = os.environ.get(FOLDER_VARIABLE)
    folder = Path(chosen) if chosen else user_data_path(APP, appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"cannot make the folder for saved games, {folder}: {error.strerror}; "
            f"name another one in {FOLDER_VARIABLE}"
        ) from error
    return folder
