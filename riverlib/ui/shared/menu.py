"""The menu of a narrow window: a drawer that Streamlit leaves open over what comes next."""

CLOSES_WHEN_CHOSEN = """
  document.addEventListener("click", ({ target }) => {
    if (innerWidth > 768 || !target.closest?.('[data-testid="stSidebarNavLink"]')) return;
    const close = '[data-testid="stSidebarCollapseButton"] button';
    setTimeout(() => document.querySelector(close)?.click());
  });
  addEventListener("pagehide", () => { // else it would lie over the board that is loaded again
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("stSidebarCollapsed")) localStorage.removeItem(key);
      }
    } catch { /* private windows may refuse: then nothing was kept either */ }
  });
"""
"""A script that has the drawer close as soon as a page was chosen in it, and be closed after a
reload. Whoever opens a link in another window, or stays where it is, finds it closed too."""
