"""The documentation says what is so: links lead somewhere, commands and Python run, records replay."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, get_args, get_type_hints

import msgspec
import pytest
import yaml

import prikup
from prikup import games, options, records, shuffle
from prikup.cards import cards_of
from prikup.cli import COMMANDS
from prikup.core import DealPattern, Draw, Input, to_json
from prikup.core.actions import RESULT_CLASSES
from prikup.keeper.model import EntryForm
from prikup.proof import DealProof
from prikup.server.tables import protocol
from prikup.shuffle import DealSeeds
from prikup.vocabulary import option_words
from prikup.words import catalogue
from tests.pages import PAGES, ROOT, WRITTEN, blocks, commands, hook, needs, parse, run_python
from tests.table.playing import Chain

DOCS = ROOT / "docs"
KEYS = ROOT / "web" / "src" / "table" / "keys.ts"
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_TAG = re.compile(r'<[^>]+\b(?:src|href)="([^"]+)"')

CODE = "".join(path.read_text("utf-8") for top in ("src", "tests") for path in (ROOT / top).glob("**/*.py"))
"""All that is written in Python, in which the names that a page tells must stand."""

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


HOOK = hook("rules")
LINKS = hook("links")
LANGUAGES = hook("languages")
EXAMPLES = hook("examples")
GENERATED: dict[Path, str] = {DOCS / path: text for path, text in HOOK.pages().items()}
RULES: dict[Path, str] = {DOCS / path: HOOK.linked(book) for path, book in HOOK.books().items()}
every_game = pytest.mark.parametrize("game", games.GAMES)
every_made = pytest.mark.parametrize("book", HOOK.books().values(), ids=lambda book: Path(book.path).stem)


def _text(page: Path) -> str:
    """A page as it is built: made by the hook, or written and its links completed by the hook."""
    made = RULES.get(page) or GENERATED.get(page)
    if made is None and page.is_relative_to(DOCS):
        return str(HOOK.site(page.read_text(encoding="utf-8"), str(page.relative_to(DOCS))))
    return made or page.read_text(encoding="utf-8")


def _anchors(page: Path) -> set[str]:
    text = re.sub(r"(?ms)^ *```.*?^ *```$", "", _text(page))
    headings = re.findall(r"(?m)^#+ (.+)$", text)
    slugs = {re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r"\{#([\w-]+)\}", text))


def _clauses(game: str) -> dict[str, str]:
    """The text of each clause of a game's rules page."""
    part = r"(?ms)^### (\d+\.\d+) [^\n]*\{#([\w-]+)\}$(.*?)(?=^##|\Z)"
    found: list[tuple[str, str, str]] = re.findall(part, _text(DOCS / f"rules/{game}.md"))
    assert all(anchor == f"c{clause.replace('.', '-')}" for clause, anchor, _ in found)
    return {clause: text for clause, _, text in found}


@pytest.mark.parametrize("page", [*WRITTEN, *GENERATED], ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in (*_LINK.findall(_text(page)), *_TAG.findall(_text(page))):
        if target.startswith(("http://", "https://")):
            continue
        name, _, anchor = target.partition("#")
        path = (page.parent / name).resolve() if name else page
        assert path in GENERATED or path.exists(), f"{page.name} links to {target}"
        assert not anchor or anchor in _anchors(path), f"{page.name} links to {target}"


@pages
def test_links_lead_somewhere_in_the_repository_too(page: Path) -> None:
    text = re.sub(r"(?ms)^ *```.*?^ *```$|`[^`\n]*`", "", page.read_text(encoding="utf-8"))
    for name in {target.partition("#")[0] for target in _LINK.findall(text) if "://" not in target}:
        assert (page.parent / name).exists(), f"{page.name} links to {name}"


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.stem)
def test_a_page_leads_to_pages_of_its_language_where_there_are_such(page: Path) -> None:
    lang = LANGUAGES.language(page.name)
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        name = target.partition("#")[0]
        if lang == "en" or "://" in target or not name.endswith(".md"):
            continue
        if name == LANGUAGES.same_page(page.name, "en"):
            continue  # what only the English page tells
        own = (page.parent / LANGUAGES.same_page(name, lang)).resolve()
        assert LANGUAGES.language(name) == lang or not own.exists(), f"{page.name} links to {target}"


PLAYERS = ("playing", "review", "board", "puzzles", "sheet")
"""The pages for players, in which what a button or a page is called stands between stars."""


@pytest.mark.parametrize(
    "page", [one for one in PAGES if one.name.split(".")[0] in PLAYERS], ids=lambda page: page.stem
)
def test_what_a_page_calls_a_button_it_is_called(page: Path) -> None:
    lang = LANGUAGES.language(page.name)
    said = {
        re.sub(r"\[\w+\|([^]]*)\]", r"\1", text)
        for name in catalogue.list_message_names(lang)
        for text in re.findall(r"(?m)(?:= |\] )(\S.*)$", catalogue._load_entries(lang)[name])
    }
    text = re.sub(r"(?ms)^ *```.*?^ *```$|`[^`\n]*`", "", page.read_text(encoding="utf-8"))
    named = {one.replace("\n", " ") for one in re.findall(r"(?<!\*)\*([^\W\d_a-zа-я][^*]*)\*(?!\*)", text)}
    assert not named - said


@pages
def test_what_a_page_points_to_is_in_the_site_too(page: Path) -> None:
    """A page is built into a folder of its own: its links are moved with it, HTML of its own is not."""
    text = re.sub(r"(?ms)^ *```.*?^ *```$|`[^`\n]*`", "", _text(page))
    assert not [target for target in _TAG.findall(text) if "://" not in target]
    for target in _LINK.findall(text):
        path = (page.parent / target.partition("#")[0]).resolve()
        assert "://" in target or path.is_relative_to(DOCS), f"{page.name} links to {target}"


def test_what_leads_nowhere_on_a_built_site_is_found(tmp_path: Path) -> None:
    (tmp_path / "sheet").mkdir()
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / "a b.png").touch()
    good = ["#here", "", "sheet/#there", "./sheet/index.html", "/sheet/", "images/a%20b.png", "https://x.org"]
    bad = ["images/b.png", "sheet/#here", "#nowhere", "sheet/images/a%20b.png", "../tests", "/none/"]
    links = "".join(f'<a href="{target}">to</a>' for target in (*good, *bad))
    (tmp_path / "index.html").write_text(f'<h1 id="here">{links}</h1>', encoding="utf-8")
    (tmp_path / "sheet" / "index.html").write_text(
        '<h1 id="there"><img src="images/a%20b.png"><img src="../images/a%20b.png"></h1>', encoding="utf-8"
    )
    found = [*(f"index.html points to {one}" for one in bad), "sheet/index.html points to images/a%20b.png"]
    assert list(LINKS.broken(tmp_path)) == found


def test_a_build_of_the_documentation_looks_for_what_leads_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert re.search(
        r"(?m)^hooks:\n(  .*\n)*  - docs/hooks/links\.py", (ROOT / "mkdocs.yml").read_text("utf-8")
    )
    (tmp_path / "index.html").write_text('<img src="none.png">', encoding="utf-8")
    LINKS.on_post_build(SimpleNamespace(site_dir=str(tmp_path)))
    assert [(one.name, one.levelname) for one in caplog.records] == [("mkdocs.hooks.links", "WARNING")]


@pages
def test_every_page_is_in_the_menu(page: Path) -> None:
    name = str(page.relative_to(DOCS))
    in_menu = f": {name}\n" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert in_menu != (name in _pages_of_the_menu(HOOK.menu()))


@pages
def test_files_and_commands_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in re.findall(r"`((?:src|tests|web|examples)/[\w./-]+)`", text):
        assert (ROOT / name).exists(), f"{page.name} names {name}"
    for name in re.findall(r"`(test_\w+|[A-Z][A-Z_]+[A-Z])`", text):
        assert re.search(rf"\b{name}\b", CODE), f"{page.name} names {name}"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for words in commands(page):
        if words[0] == "make":
            assert re.search(rf"(?m)^{words[1]}:", makefile), words
        elif words[0] == "prikup":
            parse(words)
        else:
            assert words[:2] == ["python", "-m"] or words == [".", ".venv/bin/activate"], words


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.stem)
def test_commands_named_in_the_text_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert set(re.findall(r"`prikup ([a-z]+)", text)) <= set(COMMANDS)


@pytest.mark.parametrize("page", [page for page in PAGES if not needs(page)], ids=lambda page: page.stem)
def test_python_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    run_python(page)


def test_python_that_needs_more_is_run_by_the_build(caplog: pytest.LogCaptureFixture) -> None:
    assert "  - docs/hooks/examples.py " in (ROOT / "mkdocs.yml").read_text("utf-8")
    good, bad = (f"```python\n>>> 6 + 1\n{shown}\n\n```\n" for shown in (7, 8))
    told = SimpleNamespace(meta={"needs": "pandas"}, file=SimpleNamespace(src_uri="study.md"))
    for markdown in (good, bad):
        EXAMPLES.on_page_markdown(markdown, SimpleNamespace(meta={}, file=told.file))
        assert EXAMPLES.on_page_markdown(markdown, told) == markdown
    assert [(one.name, one.levelname) for one in caplog.records] == [("mkdocs.hooks.examples", "WARNING")]
    assert "Expected:\n    8\nGot:\n    7" in caplog.text


def test_a_page_leads_to_itself_in_other_languages() -> None:
    there = {"sheet.md", "sheet.ru.md", "rules/prefa.md", "rules/prefa.el.md", "rules/prefa.ru.md", "wire.md"}
    assert LANGUAGES.links("sheet.md", there) == "[Русский](sheet.ru.md)"
    assert LANGUAGES.links("sheet.ru.md", there) == "[English](sheet.md)"
    assert LANGUAGES.links("rules/prefa.el.md", there) == "[English](prefa.md) · [Русский](prefa.ru.md)"
    assert LANGUAGES.links("wire.md", there) == ""
    page = SimpleNamespace(file=SimpleNamespace(src_uri="sheet.ru.md"))
    files = [SimpleNamespace(src_uri=path) for path in there]
    assert (
        LANGUAGES.on_page_markdown("# Пуля\n\nText", page, files) == "# Пуля\n\n[English](sheet.md)\n\nText"
    )


def test_what_stands_around_a_page_speaks_its_language() -> None:
    site = yaml.load((ROOT / "mkdocs.yml").read_text("utf-8"), yaml.BaseLoader)
    entries = site["nav"]
    config = SimpleNamespace(theme={"language": "en"}, extra=site["extra"], nav=entries)
    shown = {}
    for path in (
        "sheet.md",
        "sheet.ru.md",
        "rules/prefa.el.md",
        "rules/prefa.hy.md",
        "rules/prefa.ja.md",
        "wire.md",
    ):
        nav = SimpleNamespace(items=[SimpleNamespace(title="") for _ in entries])
        LANGUAGES.on_page_context({}, SimpleNamespace(file=SimpleNamespace(src_uri=path)), config, nav)
        assert config.theme == {"language": LANGUAGES.language(path)}
        shown[path] = [one.title for one in nav.items]
    assert shown["sheet.md"] == shown["wire.md"] == [title for entry in entries for title in entry]
    assert "Правила" in shown["sheet.ru.md"] and "ルール" in shown["rules/prefa.ja.md"]
    own = {"Prikup", *LANGUAGES.NAMES.values(), "По-русски"}
    for titles in list(shown.values())[1:-1]:
        assert not set(titles) & set(shown["wire.md"]) - own


def test_what_the_package_offers_is_in_the_reference() -> None:
    shown = re.findall(r"(?m)^::: prikup\.(\w+)$", (DOCS / "api.md").read_text("utf-8"))
    assert sorted(shown) == sorted(set(prikup.__all__) - {"__version__"})


def test_all_that_the_reference_shows_is_there() -> None:
    shown = re.findall(r"(?m)^::: (prikup\.[\w.]+)$", (DOCS / "api.md").read_text("utf-8"))
    assert len(shown) == len(set(shown)) > len(prikup.__all__)
    for name in shown:
        home, _, last = name.rpartition(".")
        found = getattr(importlib.import_module(home), last)
        assert name == "prikup.GAMES" or (found.__doc__ or "").strip(), name


def test_every_column_of_a_row_is_told() -> None:
    table = (DOCS / "first-study.md").read_text("utf-8").split("| Column |", 1)[1].split("\n\n", 1)[0]
    told = [
        name for cell in re.findall(r"(?m)^\| (`[^|]*)\|", table) for name in re.findall(r"`(\w+)`", cell)
    ]
    row = next(prikup.selfplay(["random"], deals=1)).row()
    assert sorted(told) == sorted(name for name in row if not name.endswith(("_1", "_2")))
    (line,) = re.findall(r"(?m)^\| `kind` \|(.*)\|$", table)
    kinds = set(re.findall(r"`(\w+)`", line))
    for game in games.GAMES:
        assert set(get_args(get_type_hints(RESULT_CLASSES[game])["kind"])) <= kinds


def test_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (DOCS / "images").iterdir()}
    assert {name: size for name, size in sizes.items() if size > 150_000} == {}


def test_records_replay() -> None:
    shown = [block for block in blocks(DOCS / "records.md", "text") if block.text.startswith("[Prikup")]
    assert shown
    for block in shown:
        record = records.read(block.text)
        assert record.final_match().standing.deals == len(record.deals)


def test_the_evening_is_the_record_shown_and_its_shuffles_are_true() -> None:
    evening = records.read((ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8"))
    shown = records.read(blocks(DOCS / "records.md", "text")[0].text)
    assert (shown.deals, shown.result) == (evening.deals, evening.result)
    assert len(records.verify(evening)) == 3


def _pages_of_the_menu(entries: list[dict[str, object]]) -> list[object]:
    found: list[object] = []
    for entry in entries:
        for target in entry.values():
            found += _pages_of_the_menu(target) if isinstance(target, list) else [target]
    return found


def test_every_generated_page_and_every_translation_is_in_the_menu() -> None:
    translated = {path for path, book in HOOK.books().items() if book.lang != "en"}
    assert sorted(map(str, _pages_of_the_menu(HOOK.menu()))) == sorted({*HOOK.pages(), *translated})


@every_game
def test_clauses_are_numbered_without_gaps(game: str) -> None:
    numbers = [tuple(map(int, clause.split("."))) for clause in _clauses(game)]
    sections = Counter(section for section, _ in numbers)
    assert numbers == [
        (section, at) for section in sorted(sections) for at in range(1, sections[section] + 1)
    ]


@every_game
def test_every_clause_that_the_program_names_is_written(game: str) -> None:
    code = [path.read_text(encoding="utf-8") for path in (ROOT / f"src/prikup/games/{game}").glob("**/*.py")]
    named = set(re.findall(r'"(\d{1,2}\.\d{1,2})"|\(clause (\d{1,2}\.\d{1,2})\)', "\n".join(code)))
    clauses = {one or other for one, other in named}
    assert len(clauses) >= 20
    assert clauses <= _clauses(game).keys()


@every_game
def test_every_option_and_its_values_are_in_its_clause(game: str) -> None:
    kind = games.get_game(game).rulebook.kind
    for one in options.describe_options(kind):
        text = _clauses(game)[one.clause]
        assert f"[`{one.name}" in text, (one.name, one.clause)
        if one.kind == "choice":
            for value in one.values:
                assert f"`{value}`" in text or f"`{one.name}={value}`" in text, (one.name, value, one.clause)


@every_game
def test_values_that_the_rules_name_can_be_set(game: str) -> None:
    presets = games.get_game(game).rulebook
    for change in re.findall(r"\[`(\w+=[^`]+)`\]", _text(DOCS / f"rules/{game}.md")):
        options.parse_changes(presets.kind(), [change])


@every_made
def test_the_table_of_options_has_each_with_its_default_values_clause_and_presets(book: Any) -> None:
    presets, page = book.presets, DOCS / "rules" / book.game / book.page("options")
    lines = _text(page).splitlines()
    rows = {line.split("`")[1]: line for line in lines if line.startswith("| `")}
    assert len(rows) == len(options.describe_options(presets.kind))
    for one in options.describe_options(presets.kind):
        row = rows[one.name]
        assert f"{{#{one.name}}}" in row
        assert option_words.describe_option(book.game, one, book.lang).meaning in row
        assert f"[{one.clause}](../{Path(book.path).name}#c{one.clause.replace('.', '-')})" in row
        assert f"**`{one.default}`**" in row
        differ = {name: value for name, _, value in re.findall(r"\(([\w-]+)(\.\w+)?\.md\): `([^`]*)`", row)}
        assert differ == {
            info.name: info.options[one.name] for info in presets.describe() if one.name in info.options
        }


@every_made
def test_the_page_of_a_preset_has_its_differences_from_the_defaults_and_from_its_parent(book: Any) -> None:
    presets = book.presets
    for one in presets.describe():
        text = _text(DOCS / "rules" / book.game / book.page(one.name))
        words = option_words.describe_preset(book.game, one.name, book.lang)
        assert text.startswith(f"# {words.title}\n") and words.about in text
        *_, parent, defaults = ["", *text.split("\n## ")[1:]]
        tables = [re.findall(r"(?m)^\| \[`(\w+)`\].*? \| `(.*?)` \|", part) for part in (defaults, parent)]
        assert dict(tables[0]) == one.options
        base = presets.get(one.parent) if one.parent else presets.kind()
        if base != presets.kind():
            found = options.list_differences(base, presets.get(one.name))
            assert dict(tables[1]) == {difference.name: difference.right for difference in found}


def test_a_page_in_a_language_leads_to_the_pages_of_options_in_it() -> None:
    text = RULES[DOCS / "rules" / "prefa.ru.md"]
    assert "](prefa/options.ru.md#players)" in text and "](prefa/presets.ru.md)" in text
    assert "prefa/options.md" not in text


def test_the_words_of_the_pages_of_options_are_there_in_every_language_of_rules() -> None:
    written = {path.stem: path.read_text("utf-8") for path in (DOCS / "hooks" / "words").glob("*.ftl")}
    names = {
        lang: re.findall(r"(?m)^(?:[a-z-]+| +\.[a-z]+) =|\{ \$\w+ \}", text) for lang, text in written.items()
    }
    assert {book.lang for book in HOOK.books().values()} <= names.keys()
    for found in names.values():
        assert sorted(found) == sorted(names["en"])


def test_presets_side_by_side_count_their_differences() -> None:
    presets = games.get_game("preferans").rulebook
    text = _text(DOCS / "rules/preferans/presets.md")
    (row,) = re.findall(r"(?m)^\| \[Leningrad\]\S+ \| ([\d –|]+) \|$", text)
    own = presets.get("wikipedia-leningrad")
    counts = [len(options.list_differences(own, presets.get(name))) for name in presets.names]
    assert row.split(" | ") == [str(count) if count else "–" for count in counts]


def test_the_keys_are_those_of_the_client() -> None:
    code = KEYS.read_text(encoding="utf-8")
    page = (DOCS / "playing.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith(("| `", "| `Shift`"))]
    command = code[code.index("function command") : code.index("function complete")]
    shifted = {key.replace("Slash", "/") for key in re.findall(r'code === "(?:Key|Digit)?(\w+)"', command)}
    assert {key.split("`")[3] for key, _ in rows if "Shift" in key} == shifted
    words = re.findall(r'Key(\w): "(\w+)"', code[code.index("const words") : code.index("return words")])
    plain = [(keys, meaning) for keys, meaning in rows if "then" not in keys and "Shift" not in keys]
    named: dict[str, str] = {}
    for keys, meaning in plain:
        for key in re.findall(r"`(\w)`", keys):
            named[key] = named.get(key, "") + meaning
    for key, word in words:
        assert word.replace("misere", "misère") in named[key], (key, word)
    typed = re.findall(
        r"(?:Digit|Key)(\w): ", code[code.index("const RANKS") : code.index("function command")]
    )
    first = next(key for key, _ in rows if "then" in key)
    assert set(re.findall(r"`(\w)`", first)) == set(typed)


def test_the_keys_are_the_same_in_russian() -> None:
    def keys(name: str) -> set[str]:
        """Every key in the first column of the tables of a page."""
        page = (DOCS / name).read_text(encoding="utf-8").replace("`Пробел`", "`Space`")
        rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
        return {key for row in rows for key in re.findall(r"`([^`]+)`", row)}

    assert keys("playing.ru.md") - set("ВДКТ") == keys("playing.md")  # the letters of Russian cards


def test_the_messages_shown_are_read_by_the_server() -> None:
    shown = {block.title: block.text for block in blocks(DOCS / "wire.md", "json") if block.title != "down"}
    types = [protocol.decode_message(line).__struct_config__.tag for line in shown["up"].splitlines()]
    known = {message.__struct_config__.tag for message in protocol.Message.__subclasses__()}
    assert set(types) == known
    assert json.loads(shown["POST /api/tables"])["game"] in games.GAMES


def test_every_field_of_the_form_of_a_deal_is_told() -> None:
    _, _, told = (DOCS / "wire.md").read_text("utf-8").partition("## A deal with real cards")
    told = told.partition("\n## ")[0]
    for name in EntryForm.__struct_fields__:
        assert f"`{name}`" in told, name


def test_every_question_that_a_bot_is_asked_is_told() -> None:
    asked = set(re.findall(r'(?m)^    asks: ClassVar\[Question\] = "(\w+)"$', CODE))
    row = next(
        line for line in (DOCS / "bots.md").read_text("utf-8").splitlines() if line.startswith("| `asks`")
    )
    assert asked == set(re.findall(r"`(\w+)`", row)) - {"asks"}


ONLY = "expected Preferans, 32 cards dealt two by two"
Packets = tuple[tuple[int | Literal["talon"], int], ...]


def _proof(
    rules: str,
    seats: int,
    server: str,
    packets: Packets | None = None,
    game: str = "preferans",
    players: tuple[str, ...] = ("", "тройка", "7", ""),
) -> DealProof:
    seeds = DealSeeds(server, players[:seats], 1, "docs")
    start = games.get_game(game).start(games.get_game(game).options(rules), seats)
    draw = start.due(seeds.numbers)
    assert isinstance(draw, Draw)
    pattern = start.game.needs_deal(start.apply(Input(None, None, draw)).state)
    assert pattern is not None
    pattern = pattern if packets is None else DealPattern(packets)
    return DealProof(
        table="docs",
        game=game,
        rules=rules,
        number=1,
        deal_no=1,
        players=seats,
        dealer=draw.dealer,
        pack=tuple(cards_of(start.pack.cards.mask)),
        packets=pattern.packets,
        commitment=shuffle.compute_commitment(server),
        player_seeds=seeds.players,
        server_seed=server,
        deal=pattern.deal(pattern.stack(start.pack, seeds.numbers), seats),
        drawn=draw.cards,
        precedence=(start.game.draw_order(start) or ()) if draw.cards else (),
    )


SEED = shuffle.derive_server_seed("true", "docs", 1)


def _checked(tmp_path: Path, proof: DealProof) -> subprocess.CompletedProcess[str]:
    (tmp_path / "proof.json").write_bytes(
        to_json({"format": shuffle.SHUFFLE_FORMAT, "table": "docs", "deals": [proof]})
    )
    (script,) = [
        block for block in blocks(DOCS / "shuffle.md", "python") if block.title == "check_shuffle.py"
    ]
    assert script.text == (ROOT / "examples" / script.title).read_text(encoding="utf-8")
    assert len(script.text.splitlines()) <= 55
    (tmp_path / script.title).write_text(script.text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", script.title, "proof.json"], cwd=tmp_path, capture_output=True, text=True
    )


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("way", ["lowest_draw", "weakest_draw", "highest_draw", "random"])
def test_the_script_that_checks_a_shuffle_accepts_a_true_one(tmp_path: Path, seats: int, way: str) -> None:
    done = _checked(tmp_path, _proof(f"wikipedia-sochi; first_dealer={way}", seats, SEED))
    assert done.returncode == 0, done.stderr
    drawn = rf"(?:\w\w ){{{seats}}}drawn, the first of (?:\w\w ){{32}}deals, " if way != "random" else ""
    assert re.fullmatch(
        rf"deal 1 agrees: wikipedia-sochi[a-z_;= ]*, {drawn}seat [0-3] dealt, talon after packet 3\n",
        done.stdout,
    )


def test_the_script_that_checks_a_shuffle_refuses_another_seed(tmp_path: Path) -> None:
    proof = msgspec.structs.replace(_proof("wikipedia-sochi", 3, SEED), server_seed=SEED[::-1])
    done = _checked(tmp_path, proof)
    assert done.returncode == 1 and "AssertionError: seed" in done.stderr


BOUND = Chain("docs")


def _bound(**changes: object) -> DealProof:
    """A proof where the player at seat 1 was bound to a seed, with some of it changed."""
    seeds = ("", BOUND.next, "")
    fields = {"bindings": ("", BOUND.bound, ""), "bound": (0, 3, 0), "committed": 5, "opened": (0, 6, 0)}
    return msgspec.structs.replace(_proof("wikipedia-sochi", 3, SEED, players=seeds), **fields | changes)


def test_the_script_that_checks_a_shuffle_accepts_seeds_that_were_bound(tmp_path: Path) -> None:
    done = _checked(tmp_path, _bound())
    assert done.returncode == 0, done.stderr
    without = _proof("wikipedia-sochi", 3, SEED, players=("", "", ""))
    fields = {"bindings": ("", BOUND.bound, ""), "bound": (0, 3, 0), "committed": 5, "opened": (0, 0, 0)}
    done = _checked(tmp_path, msgspec.structs.replace(without, **fields))
    assert done.returncode == 0 and done.stdout.endswith(", without [1]\n"), done.stderr


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"bindings": ("", BOUND.next, "")}, "seed"),
        ({"bindings": ("", "", "")}, "seed of seat 1"),
        ({"bindings": (BOUND.bound, "", "")}, "seed of seat 0"),
        ({"bound": (0, 5, 0)}, "seed of seat 1"),
        ({"bound": (0, 0, 0)}, "seed of seat 1"),
        ({"opened": (0, 5, 0)}, "seed of seat 1"),
    ],
)
def test_the_script_that_checks_a_shuffle_refuses_seeds_that_were_not_bound_before(
    tmp_path: Path, change: dict[str, object], says: str
) -> None:
    done = _checked(tmp_path, _bound(**change))
    assert done.returncode == 1 and f"AssertionError: {says}\n" in done.stderr


def test_the_script_that_checks_a_shuffle_refuses_a_forged_draw(tmp_path: Path) -> None:
    low, high, chance = (
        _proof(f"wikipedia-sochi; first_dealer={way}", 3, SEED)
        for way in ("lowest_draw", "highest_draw", "random")
    )
    assert low.drawn == high.drawn and len({low.dealer, high.dealer, chance.dealer}) == 3
    forged = [
        msgspec.structs.replace(high, precedence=low.precedence),
        msgspec.structs.replace(chance, drawn=low.drawn, precedence=low.precedence),
        msgspec.structs.replace(low, drawn=(), precedence=()),
        msgspec.structs.replace(high, drawn=(*low.drawn[1:], low.drawn[0]), precedence=low.precedence),
    ]
    for proof in forged:
        done = _checked(tmp_path, proof)
        assert done.returncode == 1 and "AssertionError: dealer" in done.stderr


@pytest.mark.parametrize(
    "packets",
    [((1, 10), (2, 10), ("talon", 2), (0, 10)), (*((at % 3, 1) for at in range(30)), ("talon", 2))],
)
def test_the_script_that_checks_a_shuffle_refuses_packets_of_any_other_form(
    tmp_path: Path, packets: Packets
) -> None:
    done = _checked(tmp_path, _proof("wikipedia-sochi", 3, SEED, packets))
    assert done.returncode == 1 and done.stderr == f"deal 1: {ONLY}\n"


@pytest.mark.parametrize("game", sorted(games.GAMES.keys() - {"preferans"}))
def test_the_script_that_checks_a_shuffle_says_in_one_line_what_it_is_for(tmp_path: Path, game: str) -> None:
    rules = games.get_game(game).presets[0]
    done = _checked(tmp_path, _proof(rules, 3, SEED, game=game))
    assert done.returncode == 1 and done.stderr == f"deal 1: {ONLY}\n" and not done.stdout


def test_the_proof_shown_is_true() -> None:
    (shown,) = blocks(DOCS / "shuffle.md", "json")
    evening = records.read((ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8"))
    assert json.loads(shown.text) == json.loads(to_json(records.list_proofs(evening)[0]))


@pytest.mark.parametrize("name", ["one_deal", "my_bot", "score_sheet"])
def test_examples_run(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / f"{name}.py")], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert name != "score_sheet" or (tmp_path / "sheet.svg").read_text(encoding="utf-8").startswith("<svg")
