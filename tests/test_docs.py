"""The documentation says what is so: links lead somewhere, commands and Python run, records replay."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from prikup import games, records, shuffle
from prikup.cards import cards_of
from prikup.cli import COMMANDS
from prikup.core import DealPattern, Draw, Input, OptionError, to_json
from prikup.server import protocol
from tests.pages import PAGES, ROOT, WRITTEN, blocks, commands, parse, run_python

DOCS = ROOT / "docs"
KEYS = ROOT / "web" / "src" / "table" / "keys.ts"
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def _anchors(page: Path) -> set[str]:
    text = re.sub(r"(?ms)^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"))
    headings = re.findall(r"(?m)^#+ (.+)$", text)
    return {re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        if target.startswith(("http://", "https://")):
            continue
        name, _, anchor = target.partition("#")
        path = page.parent / name if name else page
        assert path.exists(), f"{page.name} links to {target}"
        assert not anchor or anchor in _anchors(path), f"{page.name} links to {target}"


@pages
def test_every_page_is_in_the_menu(page: Path) -> None:
    assert f": {page.relative_to(DOCS)}\n" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pages
def test_files_and_commands_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in re.findall(r"`((?:src|tests|web|examples)/[\w./-]+)`", text):
        assert (ROOT / name).exists(), f"{page.name} names {name}"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for words in commands(page):
        if words[0] == "make":
            assert re.search(rf"(?m)^{words[1]}:", makefile), words
        elif words[0] == "prikup":
            parse(words)
        else:
            assert words[:2] == ["python", "-m"], words


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.stem)
def test_commands_named_in_the_text_exist(page: Path) -> None:
    known = {command.__name__.rpartition(".")[2] for command in COMMANDS}
    text = page.read_text(encoding="utf-8")
    assert set(re.findall(r"`prikup ([a-z]+)", text)) <= known


@pages
def test_python_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    run_python(page)


def test_records_replay() -> None:
    shown = [block for block in blocks(DOCS / "records.md", "text") if block.text.startswith("[Prikup")]
    assert len(shown) == 2
    for block in shown:
        record = records.read(block.text)
        assert record.last().standing.deals == len(record.deals)


def test_the_evening_is_the_record_shown_and_its_shuffles_are_true() -> None:
    evening = records.read((ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8"))
    shown = records.read(blocks(DOCS / "records.md", "text")[0].text)
    assert (shown.deals, shown.result) == (evening.deals, evening.result)
    assert len(records.verify(evening)) == 3


def test_the_presets_that_play_are_those_the_page_says() -> None:
    game = games.get("preferans")
    rows = re.findall(
        r"(?m)^\| `([\w-]+)` \|.*\| (yes|scored only) \|$", (DOCS / "rules.md").read_text("utf-8")
    )
    assert tuple(name for name, _ in rows) == game.presets
    for name, said in rows:
        try:
            game.start(game.options(name), 3)
        except OptionError:
            assert said == "scored only", name
        else:
            assert said == "yes", name


def test_the_keys_are_those_of_the_client() -> None:
    code = KEYS.read_text(encoding="utf-8")
    page = (DOCS / "playing.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith(("| `", "| `Shift`"))]
    command = code[code.index("function command") : code.index("function complete")]
    shifted = {key.replace("Slash", "/") for key in re.findall(r'code === "(?:Key)?(\w+)"', command)}
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


def test_the_messages_shown_are_read_by_the_server() -> None:
    shown = {block.title: block.text for block in blocks(DOCS / "wire.md", "json") if block.title != "down"}
    types = [protocol.read(line).__struct_config__.tag for line in shown["up"].splitlines()]
    known = {message.__struct_config__.tag for message in protocol.Message.__subclasses__()}
    assert set(types) == known
    assert json.loads(shown["POST /api/tables"])["game"] in games.GAMES


Packets = tuple[tuple[int | Literal["talon"], int], ...]


def _proof(tmp_path: Path, seed: str, packets: Packets | None = None) -> subprocess.CompletedProcess[str]:
    game = games.get("preferans")
    server, seeds = shuffle.derived_seed(seed, "docs", 1), ("", "тройка", "7")
    dealer = shuffle.draw(3, server, seeds, 1, "docs")
    match = game.start(game.options("wikipedia-sochi"), 3).apply(Input(None, None, Draw(dealer))).state
    pattern = game.needs_deal(match) if packets is None else DealPattern(packets)
    assert pattern is not None
    cards = shuffle.order(game.pack, server, seeds, 1, "docs")
    proof = shuffle.DealProof(
        table="docs",
        game="preferans",
        rules="wikipedia-sochi",
        number=1,
        deal_no=1,
        players=3,
        dealer=dealer,
        pack=tuple(cards_of(game.pack.cards.mask)),
        packets=pattern.packets,
        commitment=shuffle.commitment(server),
        player_seeds=seeds,
        server_seed=server if seed == "true" else server[::-1],
        deal=shuffle.deal(cards, pattern, 3),
    )
    (tmp_path / "proof.json").write_bytes(
        to_json({"format": shuffle.FORMAT, "table": "docs", "deals": [proof]})
    )
    (script,) = [
        block for block in blocks(DOCS / "shuffle.md", "python") if block.title == "check_shuffle.py"
    ]
    assert script.text == (ROOT / "examples" / script.title).read_text(encoding="utf-8")
    assert len(script.text.splitlines()) <= 40
    (tmp_path / script.title).write_text(script.text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", script.title, "proof.json"], cwd=tmp_path, capture_output=True, text=True
    )


def test_the_script_that_checks_a_shuffle_accepts_a_true_one(tmp_path: Path) -> None:
    done = _proof(tmp_path, "true")
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(
        r"deal 1 \(wikipedia-sochi\), two by two from seat [0-2], the talon after round 1: "
        "as its seeds make it\n",
        done.stdout,
    )


def test_the_script_that_checks_a_shuffle_refuses_another_seed(tmp_path: Path) -> None:
    assert _proof(tmp_path, "false").returncode == 1


@pytest.mark.parametrize(
    "packets",
    [((1, 10), (2, 10), ("talon", 2), (0, 10)), (*((at % 3, 1) for at in range(30)), ("talon", 2))],
)
def test_the_script_that_checks_a_shuffle_refuses_packets_of_any_other_form(
    tmp_path: Path, packets: Packets
) -> None:
    done = _proof(tmp_path, "true", packets)
    assert done.returncode == 1 and "is not in list" in done.stderr


def test_the_proof_shown_is_true() -> None:
    (shown,) = blocks(DOCS / "shuffle.md", "json")
    evening = records.read((ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8"))
    assert json.loads(shown.text) == json.loads(to_json(records.proofs(evening)[0]))


@pytest.mark.parametrize("name", ["one_deal", "my_bot", "score_sheet"])
def test_examples_run(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / f"{name}.py")], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert name != "score_sheet" or (tmp_path / "sheet.svg").read_text(encoding="utf-8").startswith("<svg")
