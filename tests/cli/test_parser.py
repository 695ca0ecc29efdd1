"""The parser: help, languages, suggestions, completion, and imports."""

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
from prikup.cli.argparse_private import list_subparsers
from prikup.cli.completion import SHELLS
from prikup.cli.parser import ARGPARSE_MESSAGES, Parser, command_line_parser, speak
from prikup.cli.runner import extra_with
from prikup.cli.wrapping import Cells, wrap
from prikup.words.catalogue import ENGLISH_CODE, languages, list_attributes, list_message_names, say
from tests.pages import ROOT


def parsers(parser: Parser) -> Iterator[Parser]:
    """Yield a parser and the parsers of all its commands."""
    yield parser
    for action in parser.filled():
        for one in list_subparsers(action) or ():
            yield from parsers(one)


def run_cli(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command line; return its exit code, output and error output."""
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    return code, *capsys.readouterr()


def test_arguments_and_help_messages_of_the_catalogue_match() -> None:
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
def test_every_command_has_help_in_every_language(lang: str) -> None:
    with speak(lang):
        for parser in parsers(command_line_parser()):
            text = parser.format_help()
            assert text.startswith(say(lang, "argparse-usage")) and "%(" not in text
            assert say(lang, "argparse-options") in text


def test_catalogue_translates_the_texts_of_argparse() -> None:
    source = inspect.getsource(argparse)
    for text, message in ARGPARSE_MESSAGES.items():
        assert repr(text)[1:-1] in source.replace("\\'", "'"), text
        assert say(ENGLISH_CODE, message) == text.strip()
        for lang in languages():
            assert say(lang, message).count("%") == text.count("%"), message
            assert not [name for _, name, _, _ in Formatter().parse(say(lang, message)) if name]


def test_help_imports_no_heavy_module() -> None:
    code = (
        "import sys\nfrom prikup.cli import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = ('numpy', 'msgspec', 'rich', 'fluent', 'prikup.core', 'prikup.bots', 'prikup.records')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\n[]\n"), done.stdout


@pytest.mark.parametrize("name", ["options", "replay", "verify", "convert", "serve", "completion"])
def test_reading_command_imports_neither_numpy_nor_bots(name: str) -> None:
    code = (
        f"import sys, prikup.cli.{name}\n"
        "heavy = ('numpy', 'prikup.bots', 'prikup.server', 'starlette', 'sqlalchemy', 'textual')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_package_runs_as_module_and_prints_its_version() -> None:
    done = subprocess.run([sys.executable, "-m", "prikup", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, f"prikup {prikup.__version__}\n")


def test_missing_command_prints_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run_cli(capsys)
    assert code == 2 and not out and all(f"\n    {name} " in err for name in COMMANDS)
    assert run_cli(capsys, "--lang", "ru")[2].startswith("использование: prikup [-h]")
    code, out, err = run_cli(capsys, "--help")
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
def test_misspelt_word_gets_a_suggestion(
    capsys: pytest.CaptureFixture[str], words: list[str], near: str
) -> None:
    code, out, err = run_cli(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1) and err.endswith(f": did you mean {near}?\n")
    assert run_cli(capsys, *words, "--lang", "ru")[2].endswith(f": может быть, {near}?\n")


def test_unrelated_word_gets_no_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_cli(capsys, "replay", "x", "--qqq")[2] == "prikup: unrecognized arguments: --qqq\n"
    assert "did you mean" not in run_cli(capsys, "qqq")[2]
    assert "did you mean" not in run_cli(capsys, "arena", "--bots", "me,rules")[2]


def test_misspelt_bot_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    known = "expected random, beginner, rules or search"
    for words in (["arena", "--bots", "ruls,random"], ["bench", "selfplay", "--bots", "ruls"]):
        assert run_cli(capsys, *words)[::2] == (
            2,
            f"prikup: 'ruls' is not a bot: {known} (did you mean rules?)\n",
        )
    assert "может быть, search?" in run_cli(capsys, "regret", "--bots", "serch", "--lang", "ru")[2]


@pytest.mark.parametrize("how", [["--lang", "ru"], ["--lang=ru"], "ru_RU.UTF-8"], ids=str)
def test_lang_option_takes_precedence_over_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, how: list[str] | str
) -> None:
    monkeypatch.setenv("LC_ALL", how if isinstance(how, str) else "C")
    words = [] if isinstance(how, str) else how
    assert run_cli(capsys, "replay", "--help", *words)[1].startswith("использование: prikup replay")
    assert "не хватает аргументов: FILE" in run_cli(capsys, "replay", *words)[2]
    assert "ожидается целое число" in run_cli(capsys, "serve", "--port", "x", *words)[2]
    assert "Игры «whist» здесь нет" in run_cli(capsys, "options", "whist", *words)[2]
    assert "наборы правил" in run_cli(capsys, "options", "preferans", *words)[1]
    english = run_cli(capsys, *words, "replay", "--help", "--lang", "en")[1]
    assert english.startswith("usage: prikup replay")


def test_lang_option_before_the_command_applies_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = run_cli(capsys, "options", "preferans", "game-farm", "--lang", "ru")
    assert run_cli(capsys, "--lang", "ru", "options", "preferans", "game-farm") == told


def test_other_argparse_parsers_keep_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    run_cli(capsys, "replay", "--lang", "ru")
    with pytest.raises(SystemExit):
        argparse.ArgumentParser(prog="other").parse_args(["x"])
    assert "unrecognized arguments: x" in capsys.readouterr().err


@pytest.mark.parametrize("width", [40, 70, 200])
def test_lines_fit_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    prose = [line for line in run_cli(capsys, "options", "preferans")[1].splitlines() if line[:4] == "    "]
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
    assert all(re.search(r" \| |\{\S+,", line) for line in wide)  # argparse does not wrap lists of choices


def test_wrap_breaks_between_wide_characters_not_before_closing_ones() -> None:
    text = "最初のトリックを、使わない2枚がリードする：「Sochi」 rules, re-deal no more。"
    for width in range(10, 40):
        lines = wrap(text, width)
        assert max(len(Cells(line)) for line in lines) <= width
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert not [line for line in lines if line[0] in "、：」。" or line[-1] in "「"]
    english = "A word that is re-deal and no other, said twice, three times"
    assert all(wrap(english, width) == textwrap.wrap(english, width) for width in range(8, 70))


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_script_has_every_command_and_option(
    capsys: pytest.CaptureFixture[str], shell: str
) -> None:
    code, script, err = run_cli(capsys, "completion", shell)
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
def test_bash_completes_typed_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: list[str], offered: list[str]
) -> None:
    script = tmp_path / "prikup.bash"
    script.write_text(run_cli(capsys, "completion", "bash")[1], encoding="utf-8")
    words = " ".join(f"'{word}'" for word in typed)
    asked = f". {script}; COMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}; COMP_LINE='{' '.join(typed)}'"
    asked += "; _shtab_prikup; printf '%s\\n' \"${COMPREPLY[@]}\""
    done = subprocess.run(["bash", "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == offered


@pytest.mark.parametrize(("module", "extra"), [("textual.app", "terminal"), ("starlette", "server")])
def test_missing_package_is_named_with_its_extra(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, module: str, extra: str
) -> None:
    assert extra_with(module) == extra and extra_with("nothing") is None

    def missing(args: argparse.Namespace) -> int:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr("prikup.cli.options.run", missing)
    for lang in languages():
        code, out, err = run_cli(capsys, "options", "--lang", lang)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.endswith(f"pip install 'prikup[{extra}]'\n") and module.partition(".")[0] in err


def test_browser_is_opened_only_with_a_display(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("prikup.server.serve", lambda ready, **given: ready())
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    run_cli(capsys, "serve", "--open")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    run_cli(capsys, "serve")
    assert opened == []
    run_cli(capsys, "serve", "--open", "--port", "8123")
    assert opened == ["http://127.0.0.1:8123"]


@pytest.mark.parametrize("environ", [{"LC_ALL": "C"}, {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}])
def test_module_runs_without_a_path_and_writes_utf_8(tmp_path: Path, environ: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "prikup", "options", "--lang", "ru"],
        cwd=tmp_path,
        env={**os.environ, **environ},
        capture_output=True,
    )
    assert done.returncode == 0 and "Сочи" in done.stdout.decode("utf-8")


@pytest.mark.parametrize("person", ["-abc_DEF-123", "abc_DEF-1234", "-1bc_DEF-123"])
def test_id_that_begins_with_a_dash_is_an_argument(person: str) -> None:
    parsed = command_line_parser().parse_args(["admin", "operator", person])
    assert person in vars(parsed).values()
