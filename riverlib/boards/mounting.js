// mounting.js: a board on a page: made at its first view, told every later one, ended with its place.

/** The function that a component's module exports: one board for each place on a page, called again with every view. */
export function mounting(Game) {
  const boards = new WeakMap(); // parentElement -> board
  return ({ data, parentElement, setTriggerValue }) => {
    let board = boards.get(parentElement);
    if (!board || !parentElement.contains(board.root)) {
      board?.destroy();
      board = new Game(parentElement);
      boards.set(parentElement, board);
    }
    const { live, ...view } = data;
    if (board.channel.join(live, setTriggerValue)) board.update(view, board.channel.send);
    const host = parentElement.host ?? parentElement;
    return () => {
      if (host.isConnected) return; // the clean-up of an older call may run while the board is still mounted
      board.destroy();
      boards.delete(parentElement);
    };
  };
}
