// mount.js: what the browser runs: one card table for each place on a page.

import { mounting } from "../mounting.js";
import { CardTable } from "./table.js";

export default mounting(CardTable);
