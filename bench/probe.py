"""What benches put into a page to see what a board is told, whatever else the board does."""

ON_TABLE_VIEW = """((seen) => {
  let table;
  Object.defineProperty(window, "__table", {
    get: () => table,
    set(value) {
      let view = value.view;
      Object.defineProperty(value, "view", {
        enumerable: true,
        get: () => view,
        set(next) { if (next) seen(view, next); view = next; },
      });
      table = value;
    },
  });
})"""
"""JavaScript: a function that has ``seen(before, next)`` called for each view of the card table."""
