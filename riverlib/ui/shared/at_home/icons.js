// icons.js: the panel's own sign: a phone.

import { draw } from "../../../boards/dom.js";

export function phoneIcon() {
  return draw('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 3h8a1.500 1.500 0 011.500 1.500v15A1.500 1.500 0 0116 21H8a1.500 1.500 0 01-1.500-1.500v-15A1.500 1.500 0 018 3zM11 18h2"/></svg>');
}
