"""What card table and river share: scripts and style in the browser, the session behind them."""

STYLES = ("../../shared/board/board.css",)
"""Style sheets that stand before a game's own."""
