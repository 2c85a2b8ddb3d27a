"""The table's scripts: every file is part of the module, and the module stays small."""

from pathlib import Path

from riverlib.ui import table

FOLDER = Path(table.__file__).parent


def test_every_script_is_joined_once() -> None:
    assert sorted(table.SCRIPTS) == sorted(path.name for path in FOLDER.glob("*.js"))


def test_only_the_last_script_has_the_default_export() -> None:
    with_default = [name for name in table.SCRIPTS if "export default" in text(name)]
    assert with_default == [table.SCRIPTS[-1]]


def test_no_script_imports_because_a_module_from_text_cannot() -> None:
    assert [name for name in table.SCRIPTS if "\nimport " in f"\n{text(name)}"] == []


def test_typed_text_never_becomes_markup() -> None:
    """Only the drawn cards, marks and signs of our own may be set as markup."""
    setters = [name for name in table.SCRIPTS if "insertAdjacentHTML" in text(name)]
    assert setters == []


def text(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")
