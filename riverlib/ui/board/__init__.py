"""What card table and river share: scripts and style in the browser, the session behind them."""

SCRIPTS = (  # joined before a game's own, in this order: the later ones use the earlier ones
    "../board/phrases.js",
    "../board/plan.js",
    "../board/steps.js",
    "../board/motion.js",
    "../board/sound.js",
    "../board/dom.js",
    "../board/settings.js",
    "../board/tools.js",
    "../board/log.js",
    "../board/actions.js",
    "../board/controls.js",
    "../board/board.js",
)
STYLES = ("../board/board.css",)
