"""One module for the browser out of scripts that import each other.

Streamlit is handed a component's module as text, and a module from text cannot import its
neighbours. So the scripts are found by following the imports from the entry script, and joined:
each becomes a function of its own that returns what it exports, the entry script ends the module.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from os.path import normpath
from pathlib import Path

from riverlib.core import RiverError

_IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]+)";\n', re.M)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const|let) (\w+))", re.M)
_DEFAULT = re.compile(r"^export default ", re.M)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.M)


class ScriptError(RiverError):
    """A script that cannot be joined with its neighbours."""


@dataclass(frozen=True, slots=True)
class _Script:
    """A script taken apart: what it imports from where, what it exports, and what is left."""

    imports: tuple[tuple[tuple[str, ...], Path], ...]
    exports: tuple[str, ...]
    has_default: bool
    body: str


def script_files(entry: Path) -> dict[Path, int]:
    """List the scripts that an entry script needs, each after all that it imports, itself last.

    Returns
    -------
    dict
        When each file was written last, in nanoseconds.

    Raises
    ------
    ScriptError
        If scripts import each other in a circle, or one imports a file that there is not.
    """
    ordered: dict[Path, int] = {}

    def visit(path: Path, above: tuple[Path, ...]) -> None:
        if path in above:
            circle = " -> ".join(each.name for each in (*above[above.index(path) :], path))
            raise ScriptError(f"{path.name}: these scripts import each other in a circle: {circle}")
        if path in ordered:
            return
        written = _written(path)
        for _, needed in _script(path, written).imports:
            visit(needed, (*above, path))
        ordered[path] = written

    visit(entry, ())
    return ordered


def joined(entry: Path) -> str:
    """Join an entry script and all that it imports into the text of one module.

    Raises
    ------
    ScriptError
        If the scripts cannot be ordered, one imports what its neighbour does not export, or
        another script than the entry has the default export.
    """
    scripts = {path: _script(path, written) for path, written in script_files(entry).items()}
    place_of = {path: f"module_{no}" for no, path in enumerate(scripts)}
    parts = []
    for path, script in scripts.items():
        if script.has_default != (path == entry):
            raise ScriptError(f"{path.name}: only {entry.name} has the default export, once")
        text = f"// {path.parent.name}/{path.name}\n"
        for names, needed in script.imports:
            _check_exported(path, names, needed, scripts[needed])
            known_here = ", ".join(names).replace(" as ", ": ")
            text += f"const {{ {known_here} }} = {place_of[needed]};\n"
        text += script.body
        if path != entry:
            returned = ", ".join(script.exports)
            text = f"const {place_of[path]} = (() => {{\n{text}return {{ {returned} }};\n}})();\n"
        parts.append(text)
    return "".join(parts)


def _check_exported(path: Path, names: tuple[str, ...], needed: Path, script: _Script) -> None:
    for name in (each.split(" as ")[0] for each in names):
        if name not in script.exports:
            raise ScriptError(
                f"{path.name}: {needed.name} has no export {name!r},"
                f" only {', '.join(script.exports)}"
            )


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError as error:
        raise ScriptError(f"{path}: a script imports this file, but there is none") from error


@lru_cache(maxsize=256)
def _script(path: Path, _written: int) -> _Script:  # a changed file is a new entry
    text = path.read_text("utf-8")
    body = _EXPORT.sub("", _IMPORT.sub("", text))
    if left := _LEFT.search(_DEFAULT.sub("", body)):
        raise ScriptError(
            f"{path.name}: cannot join {left[0]!r}; scripts say"
            ' import { name } from "./file.js"; and export before a declaration'
        )
    return _Script(
        imports=tuple(
            (
                tuple(filter(None, map(str.strip, names.split(",")))),
                Path(normpath(path.parent / where)),
            )
            for names, where in _IMPORT.findall(text)
        ),
        exports=tuple(_EXPORT.findall(text)),
        has_default=len(_DEFAULT.findall(text)) == 1,
        body=body,
    )
