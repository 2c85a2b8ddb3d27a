"""A PostgreSQL server for one command: ``python -m tests.store.postgres pytest tests/store``.

It lives in a temporary folder, listens on loopback alone and ends with the command, which finds
its address in ``RIVER_TEST_POSTGRES``. Debian has it as the package ``postgresql``.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ADDRESS = "RIVER_TEST_POSTGRES"
_DEBIAN = Path("/usr/lib/postgresql")
_SERVANT = "postgres"
"""Who runs the server where root may not."""


class NoServerError(Exception):
    """PostgreSQL is not installed, or does not start."""


@contextmanager
def server() -> Iterator[str]:
    """Run a server of our own and yield its address.

    Raises
    ------
    NoServerError
        If there is none to start; the message holds what it said.
    """
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="river-postgres-"))
    try:
        if _is_root():
            shutil.chown(folder, _SERVANT)
        data, port = str(folder / "data"), _free_port()
        # nothing in it outlives the tests, so nothing need reach the disk
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder}"
        control = [str(programs / "pg_ctl"), "-D", data, "-w", "-t", "60"]
        _run([str(programs / "initdb"), "-D", data, "-U", "river", "-A", "trust", "-E", "UTF8"])
        _run([*control, "-l", str(folder / "log"), "-o", options, "start"])
        try:
            yield f"postgresql://river@127.0.0.1:{port}/postgres"
        finally:
            _run([*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    on_path = shutil.which("pg_ctl")
    if on_path:
        return Path(on_path).parent
    found = sorted(_DEBIAN.glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise NoServerError("PostgreSQL is not installed; on Debian: apt install postgresql")
    return found[-1].parent


def _run(command: Sequence[str]) -> None:
    whole = ["runuser", "-u", _SERVANT, "--", *command] if _is_root() else list(command)
    # in its own folder, since the servant may not look into ours; no pipe that a server keeps
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run(whole, cwd="/", stdout=said, stderr=subprocess.STDOUT, check=False)
        if done.returncode:
            said.seek(0)
            raise NoServerError(f"{' '.join(whole)}: {said.read().strip()}")


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(command: Sequence[str]) -> int:
    with server() as address:
        return subprocess.run(command, env=os.environ | {ADDRESS: address}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
