"""Scripts that import each other become one module; what cannot be joined is refused by name."""

from pathlib import Path

import pytest

from riverlib.boards.scripts import ScriptError, joined, script_files
from tests.js.node import run_node

SCRIPTS = {
    "main.js": """// main.js: the entry.

import { base, twice as double } from "./low.js";
import {
  Middle,
  text,
} from "./parts/middle.js";

const own = 1;

export default () => `${text} ${double(base)} ${new Middle().own} ${own}`;
""",
    "low.js": """const own = 20;
export const base = own + 1;
export async function later() {}
export function twice(number) { return 2 * number; }
""",
    "parts/middle.js": """import { base } from "../low.js";
const own = base + 1;
export class Middle { get own() { return own; } }
export let text = "import and export are only words here";
""",
}


@pytest.fixture
def entry(tmp_path: Path) -> Path:
    for name, text in SCRIPTS.items():
        write(tmp_path / name, text)
    return tmp_path / "main.js"


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def names_of(entry: Path) -> list[str]:
    return [path.name for path in script_files(entry)]


def test_a_script_stands_after_all_that_it_imports(entry: Path) -> None:
    assert names_of(entry) == ["low.js", "middle.js", "main.js"]


def test_joined_scripts_are_one_module_in_which_each_keeps_its_own_names(entry: Path) -> None:
    write(entry.parent / "joined.mjs", joined(entry))
    for name in SCRIPTS:
        (entry.parent / name).unlink()
    ask = write(entry.parent / "ask.mjs", 'import f from "./joined.mjs"; console.log(f());')
    well, output = run_node(ask)
    assert well, output
    assert output == "import and export are only words here 42 22 1\n"


def test_an_edited_script_is_read_again(entry: Path) -> None:
    before = joined(entry)
    write(entry.parent / "low.js", SCRIPTS["low.js"].replace("own = 20", "own = 7")).touch()
    assert joined(entry) == before.replace("own = 20", "own = 7")


def test_a_circle_is_named(entry: Path) -> None:
    write(
        entry.parent / "low.js", f'import {{ text }} from "./parts/middle.js";\n{SCRIPTS["low.js"]}'
    )
    with pytest.raises(ScriptError, match=r"circle: low\.js -> middle\.js -> low\.js"):
        script_files(entry)


REFUSED = {
    "a file that is not there": ("./low.js", "./lower.js", "there is none"),
    "a name that is not exported": ("{ base,", "{ own,", "low.js has no export 'own'"),
    "another kind of import": (
        '{ base, twice as double } from "./low.js"',
        '"./low.js"',
        "cannot join",
    ),
    "another kind of export": ("const own", "export { own };\nconst own", "cannot join"),
    "no default export": ("export default ", "", "main.js has the default export"),
}


@pytest.mark.parametrize(("before", "after", "refusal"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_joined_is_refused(
    entry: Path, before: str, after: str, refusal: str
) -> None:
    assert before in SCRIPTS["main.js"]
    write(entry, SCRIPTS["main.js"].replace(before, after))
    with pytest.raises(ScriptError, match=refusal):
        joined(entry)


def test_only_the_entry_has_the_default_export(entry: Path) -> None:
    write(entry.parent / "low.js", SCRIPTS["low.js"] + "export default base;\n")
    with pytest.raises(ScriptError, match=r"low\.js: only main\.js has the default export"):
        joined(entry)
