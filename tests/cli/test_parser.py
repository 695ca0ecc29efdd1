"""The command line as such: help, languages, near words, completion, and what need not be imported for it."""

from __future__ import annotations

import argparse
import inspect
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import prikup
from prikup.cli import COMMANDS, main
from prikup.cli.completion import SHELLS
from prikup.cli.parser import WORDS, Parser, command_line_parser, speak
from prikup.cli.runner import extra_with
from prikup.cli.wrapping import Cells, wrap
from prikup.words.catalogue import ENGLISH_CODE, languages, list_attributes, list_message_names, say
from tests.pages import ROOT


def parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and those of all its commands."""
    yield parser
    for action in parser.filled():
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from parsers(one)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit code of a command line, and what it printed on both streams."""
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    return code, *capsys.readouterr()


def test_every_argument_has_its_help_in_the_catalogue_and_no_help_is_left_over() -> None:
    found = {f"command-{one.path}" if one.path else "command": one for one in parsers(command_line_parser())}
    assert {
        name for name in list_message_names(ENGLISH_CODE) if name.partition("-")[0] == "command"
    } == found.keys()
    shared = set(list_attributes(ENGLISH_CODE, "command"))
    used: set[str] = set()
    for name, parser in found.items():
        dests = {action.dest for action in parser._actions if action.option_strings or action.metavar}
        dests = (dests | {one.dest for one in parser._actions if one.choices}) - {"help", "==SUPPRESS=="}
        own = set() if name == "command" else set(list_attributes(ENGLISH_CODE, name))
        assert own - {"group"} <= dests, name
        assert dests - own <= shared, name
        used |= dests - own
    assert used == shared


@pytest.mark.parametrize("lang", languages())
def test_every_command_tells_its_help_in_every_language(lang: str) -> None:
    with speak(lang):
        for parser in parsers(command_line_parser()):
            text = parser.format_help()
            assert text.startswith(say(lang, "argparse-usage")) and "%(" not in text
            assert say(lang, "argparse-options") in text


def test_what_argparse_says_is_what_the_catalogue_translates() -> None:
    source = inspect.getsource(argparse)
    for text, message in WORDS.items():
        assert repr(text)[1:-1] in source.replace("\\'", "'"), text
        assert say(ENGLISH_CODE, message) == text.strip()
        for lang in languages():
            assert say(lang, message).count("%") == text.count("%"), message
            assert not [name for _, name, _, _ in Formatter().parse(say(lang, message)) if name]


def test_help_imports_nothing_that_only_a_command_needs() -> None:
    code = (
        "import sys\nfrom prikup.cli import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = ('numpy', 'msgspec', 'rich', 'fluent', 'prikup.core', 'prikup.bots', 'prikup.records')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\n[]\n"), done.stdout


@pytest.mark.parametrize("name", ["options", "replay", "verify", "convert", "serve", "completion"])
def test_a_command_that_only_reads_needs_neither_numpy_nor_bots(name: str) -> None:
    code = (
        f"import sys, prikup.cli.{name}\n"
        "heavy = ('numpy', 'prikup.bots', 'prikup.server', 'starlette', 'sqlalchemy', 'textual')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_package_is_run_by_its_name_and_tells_its_version() -> None:
    done = subprocess.run([sys.executable, "-m", "prikup", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, f"prikup {prikup.__version__}\n")


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys)
    assert code == 2 and not out and all(f"\n    {name} " in err for name in COMMANDS)
    assert said(capsys, "--lang", "ru")[2].startswith("использование: prikup [-h]")
    code, out, err = said(capsys, "--help")
    assert code == 0 and not err and all(f"\n    {name} " in out for name in COMMANDS)


@pytest.mark.parametrize(
    ("words", "near"),
    [
        (["reply"], "replay"),
        (["analise", "x"], "analyse"),
        (["puzzles", "mak"], "make"),
        (["bench", "self-play"], "selfplay"),
        (["score", "x", "--form", "classik"], "classic"),
        (["replay", "x", "--lenyent"], "--lenient"),
        (["bench", "core", "--deels=7"], "--deals"),
    ],
    ids=str,
)
def test_a_word_that_is_nearly_right_is_named(
    capsys: pytest.CaptureFixture[str], words: list[str], near: str
) -> None:
    code, out, err = said(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1) and err.endswith(f": did you mean {near}?\n")
    assert said(capsys, *words, "--lang", "ru")[2].endswith(f": может быть, {near}?\n")


def test_what_is_like_nothing_is_only_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "replay", "x", "--qqq")[2] == "prikup: unrecognized arguments: --qqq\n"
    assert "did you mean" not in said(capsys, "qqq")[2]
    assert "did you mean" not in said(capsys, "arena", "--bots", "me,rules")[2]


def test_misspelt_bot_is_told_the_nearest_bot(capsys: pytest.CaptureFixture[str]) -> None:
    known = "expected random, beginner, rules or search"
    for words in (["arena", "--bots", "ruls,random"], ["bench", "selfplay", "--bots", "ruls"]):
        assert said(capsys, *words)[::2] == (
            2,
            f"prikup: 'ruls' is not a bot: {known} (did you mean rules?)\n",
        )
    assert "может быть, search?" in said(capsys, "regret", "--bots", "serch", "--lang", "ru")[2]


@pytest.mark.parametrize("how", [["--lang", "ru"], ["--lang=ru"], "ru_RU.UTF-8"], ids=str)
def test_the_language_is_that_of_the_line_before_that_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, how: list[str] | str
) -> None:
    monkeypatch.setenv("LC_ALL", how if isinstance(how, str) else "C")
    words = [] if isinstance(how, str) else how
    assert said(capsys, "replay", "--help", *words)[1].startswith("использование: prikup replay")
    assert "не хватает аргументов: FILE" in said(capsys, "replay", *words)[2]
    assert "ожидается целое число" in said(capsys, "serve", "--port", "x", *words)[2]
    assert "Игры «whist» здесь нет" in said(capsys, "options", "whist", *words)[2]
    assert "наборы правил" in said(capsys, "options", "preferans", *words)[1]
    english = said(capsys, *words, "replay", "--help", "--lang", "en")[1]
    assert english.startswith("usage: prikup replay")


def test_the_language_before_the_command_is_the_commands_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "options", "preferans", "game-farm", "--lang", "ru")
    assert said(capsys, "--lang", "ru", "options", "preferans", "game-farm") == told


def test_argparse_says_of_others_what_it_said_before(capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "replay", "--lang", "ru")
    with pytest.raises(SystemExit):
        argparse.ArgumentParser(prog="other").parse_args(["x"])
    assert "unrecognized arguments: x" in capsys.readouterr().err


@pytest.mark.parametrize("width", [40, 70, 200])
def test_lines_fit_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    prose = [line for line in said(capsys, "options", "preferans")[1].splitlines() if line[:4] == "    "]
    meanings = [line for line in prose if not re.search(r"[=|]|^    (a list of|for each of|from) ", line)]
    assert len(meanings) > 50 and max(map(len, meanings)) <= min(width, 96)


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("lang", languages())
def test_help_fits_the_terminal_in_every_script(
    monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    with speak(lang):
        lines = [
            line for parser in parsers(command_line_parser()) for line in parser.format_help().splitlines()
        ]
    assert len(lines) > 300
    wide = [line for line in lines if len(Cells(line)) > width]
    assert all(re.search(r" \| |\{\S+,", line) for line in wide)  # argparse breaks no list of choices


def test_a_line_is_broken_between_wide_signs_and_not_before_what_closes() -> None:
    text = "最初のトリックを、使わない2枚がリードする：「Sochi」 rules, re-deal no more。"
    for width in range(10, 40):
        lines = wrap(text, width)
        assert max(len(Cells(line)) for line in lines) <= width
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert not [line for line in lines if line[0] in "、：」。" or line[-1] in "「"]
    english = "A word that is re-deal and no other, said twice, three times"
    assert all(wrap(english, width) == textwrap.wrap(english, width) for width in range(8, 70))


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_gets_a_script_that_knows_every_command_and_option(
    capsys: pytest.CaptureFixture[str], shell: str
) -> None:
    code, script, err = said(capsys, "completion", shell)
    assert code == 0 and not err
    for parser in parsers(command_line_parser()):
        for action in parser.filled():
            for option in action.option_strings:
                assert option.removeprefix("--") in script, option
    assert "preferans" in script and "selfplay" in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["prikup", "re"], ["regret", "replay", "restore"]),
        (["prikup", "score", "--form", ""], ["balanced", "classic", "upright"]),
        (["prikup", "options", "t"], ["thousand"]),
        (["prikup", "bench", "s"], ["selfplay", "server", "solver"]),
        (["prikup", "replay", "examples/ev"], ["examples/evening.prikup"]),
    ],
    ids=str,
)
def test_bash_completes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: list[str], offered: list[str]
) -> None:
    script = tmp_path / "prikup.bash"
    script.write_text(said(capsys, "completion", "bash")[1], encoding="utf-8")
    words = " ".join(f"'{word}'" for word in typed)
    asked = f". {script}; COMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}; COMP_LINE='{' '.join(typed)}'"
    asked += "; _shtab_prikup; printf '%s\\n' \"${COMPREPLY[@]}\""
    done = subprocess.run(["bash", "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == offered


@pytest.mark.parametrize(("module", "extra"), [("textual.app", "terminal"), ("starlette", "server")])
def test_what_is_not_installed_is_named_with_the_extra_that_brings_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, module: str, extra: str
) -> None:
    assert extra_with(module) == extra and extra_with("nothing") is None

    def missing(args: argparse.Namespace) -> int:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr("prikup.cli.options.run", missing)
    for lang in languages():
        code, out, err = said(capsys, "options", "--lang", lang)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.endswith(f"pip install 'prikup[{extra}]'\n") and module.partition(".")[0] in err


def test_a_browser_is_opened_only_where_it_can_be_seen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("prikup.server.serve", lambda ready, **given: ready())
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    said(capsys, "serve", "--open")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    said(capsys, "serve")
    assert opened == []
    said(capsys, "serve", "--open", "--port", "8123")
    assert opened == ["http://127.0.0.1:8123"]


def test_python_finds_the_command_without_a_path(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "prikup", "options"],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "wikipedia-sochi" in done.stdout
