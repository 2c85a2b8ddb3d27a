"""What a phone is sent: everything it names is there, and nothing of it needs more than it may."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from riverlib.boards.scripts import script_files
from riverlib.core.faces import FACES
from riverlib.live.home import pages
from riverlib.live.home.pages import phone_files
from tests.js.node import run_node

PHONE = Path(pages.__file__).parent / "phone"
each_script = pytest.mark.parametrize(
    "path", sorted(PHONE.glob("*.js")), ids=lambda path: path.name
)
OWN_MARKUP = re.compile(r"this\.room\.innerHTML = html;")


def test_everything_a_phone_asks_for_is_there() -> None:
    files = phone_files()
    page = files[""][0].decode()
    assert set(re.findall(r'(?:src|href)="([^"#:]+)"', page)) == {"phone.css", "phone.js"}
    assert set(files) == {
        "",
        *("phone.css", "phone.js"),
        *(f"{game}.{kind}" for game in ("cards", "race") for kind in ("html", "css", "js")),
    }
    assert {kind for _, kind in files.values()} == {
        f"text/{kind}; charset=utf-8" for kind in ("html", "css", "javascript")
    }
    assert phone_files() is files, "joined once"


def test_nothing_in_the_page_needs_more_than_the_doors_allow() -> None:
    """No script and no handler stands in the page, and nothing comes from elsewhere."""
    for name, (content, _) in phone_files().items():
        text = content.decode()
        assert "@import url" not in text, name
        assert not re.search(r"""(?:src|href)=["']https?:""", text), name
        assert not re.search(r"url\(['\"]?https?:", text), name
    page = phone_files()[""][0].decode()
    assert re.findall(r"<script[^>]*>[^<]", page) == []
    assert re.findall(r"\son\w+=", page) == []


def test_the_page_knows_the_words_of_every_face() -> None:
    page = phone_files()[""][0].decode()
    told = re.search(r'data-faces="([^"]+)"', page)
    assert told is not None
    assert json.loads(unescape(told[1])) == FACES


def test_a_phone_wears_the_colours_of_the_app() -> None:
    css = phone_files()["phone.css"][0].decode()
    for colour in ("#0f766e", "#fbfaf6", "#1f2d2c", "#0e1a1d", "#e8efec"):
        assert colour in css.split("/*")[0]
    used = set(re.findall(r"var\((--st-[a-z-]+)\)", css))
    assert used <= set(re.findall(r"(--st-[a-z-]+):", css))


def test_the_joined_script_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "phone.mjs").write_bytes(phone_files()["phone.js"][0])
    well, said = run_node("--check", tmp_path / "phone.mjs")
    assert well, said


def test_every_script_of_a_phone_is_joined_and_short() -> None:
    own = {path for path in script_files(PHONE / "phone.js") if path.parent == PHONE}
    assert own == set(PHONE.glob("*.js"))
    assert all(path.read_text("utf-8").count("\n") <= 300 for path in own)


def test_the_lobby_is_small() -> None:
    assert len(phone_files()["phone.js"][0]) < 60_000


@each_script
def test_typed_text_never_becomes_markup(path: Path) -> None:
    for line in path.read_text("utf-8").splitlines():
        assert "insertAdjacentHTML" not in line
        assert "innerHTML" not in line or OWN_MARKUP.search(line), line


@each_script
def test_nothing_needs_a_certificate(path: Path) -> None:
    """At home the page comes by plain http: browsers then keep some things to themselves."""
    code = re.sub(r"/\*(?:.|\n)*?\*/|//[^\n]*", "", path.read_text("utf-8"))
    for name in ("clipboard", "wakeLock", "randomUUID", "subtle", "serviceWorker"):
        assert name not in code
