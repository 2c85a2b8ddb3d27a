// remember.js: lists for the browser tests, which would otherwise grow as long as the window is open.

const REMEMBERED = 300;

export function remember(list, item) {
  list.push(item);
  if (list.length > REMEMBERED) list.shift();
}
