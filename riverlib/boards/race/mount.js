// mount.js: what the browser runs: one river for each place on a page.

import { mounting } from "../mounting.js";
import { River } from "./river.js";

export default mounting(River);
