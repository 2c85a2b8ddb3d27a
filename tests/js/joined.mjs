// A component's scripts as the page gets them: joined in the order of the SCRIPTS of its Python module.
import { readdirSync, readFileSync } from "node:fs";

const UI = new URL("../../riverlib/ui/", import.meta.url);
const FOLDERS = { table: "cards/table", river: "race/river", board: "shared/board" };
const own = (name) => !name.startsWith("../");

function listed(folder) {
  const list = readFileSync(new URL(`${FOLDERS[folder]}/__init__.py`, UI), "utf-8").split("SCRIPTS = (")[1].split("\n)")[0];
  return [...list.matchAll(/"([^"]+\.js)"/g)].map(([, name]) => name);
}

export const scriptsOf = (game) => [...listed("board"), ...listed(game)];

export function filesOf(folder) {
  return readdirSync(new URL(`${FOLDERS[folder]}/`, UI)).filter((name) => name.endsWith(".js")).sort();
}

export function readScript(game, name) {
  return readFileSync(new URL(name, new URL(`${FOLDERS[game]}/`, UI)), "utf-8");
}

export const ownScripts = (game) => scriptsOf(game).filter(own).sort();

export const sharedScripts = (game) => scriptsOf(game).filter((name) => !own(name)).map((name) => name.split("/").at(-1)).sort();

export const joinedText = (game) => scriptsOf(game).map((name) => readScript(game, name)).join("\n");

/** Everything that the joined module exports. */
export const joined = (game) => import(`data:text/javascript;base64,${Buffer.from(joinedText(game)).toString("base64")}`);
