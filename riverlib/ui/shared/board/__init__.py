"""What card table and river share: scripts and style in the browser, the session behind them."""

SCRIPTS = (  # joined before a game's own, in this order: the later ones use the earlier ones
    "../../shared/board/phrases.js",
    "../../shared/board/plan.js",
    "../../shared/board/steps.js",
    "../../shared/board/motion.js",
    "../../shared/board/sound.js",
    "../../shared/board/dom.js",
    "../../shared/board/settings.js",
    "../../shared/board/tools.js",
    "../../shared/board/log.js",
    "../../shared/board/actions.js",
    "../../shared/board/controls.js",
    "../../shared/board/board.js",
)
STYLES = ("../../shared/board/board.css",)
