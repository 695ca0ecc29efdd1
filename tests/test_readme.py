"""The README is correct: its commands run, and its Python prints the shown output."""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import termios
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from prikup.cli import main
from tests.pages import README, READMES, ROOT, commands, run_python

COMMANDS = commands(README)
EVERY = list({tuple(words): words for page in READMES for words in commands(page)}.values())
"""The commands of all READMEs without repeats."""
ACTIVATE = [".", ".venv/bin/activate"]
PRIKUP = [sys.executable, "-m", "prikup"]


def _commands_named(name: str) -> list[list[str]]:
    return [words for words in EVERY if words[0] == "prikup" and words[1] == name]


def _other_commands() -> list[list[str]]:
    return [words for words in EVERY if words[0] == "prikup" and words[1] not in ("serve", "play")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a temporary folder with the examples, in which commands may write."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    return tmp_path


def test_every_command_is_of_a_tested_kind() -> None:
    assert {words[0] for words in EVERY} == {"prikup", "make", "."}
    assert _commands_named("serve") and _commands_named("play") and len(_other_commands()) >= 5


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for words in EVERY:
        assert words[0] != "make" or re.search(rf"(?m)^{words[1]}:", makefile), words


def test_activation_precedes_commands_and_puts_them_on_path(tmp_path: Path) -> None:
    first = next(at for at, words in enumerate(COMMANDS) if words[0] == "prikup")
    assert COMMANDS[:first][-1] == ACTIVATE
    assert "$(PYTHON) -m venv .venv\n" in (ROOT / "Makefile").read_text(encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", ".venv"], cwd=tmp_path, check=True)
    command = tmp_path / ".venv" / "bin" / "prikup"
    command.symlink_to("/bin/echo")
    shell = ["/bin/sh", "-ec", f"{shlex.join(ACTIVATE)}; command -v prikup"]
    done = subprocess.run(shell, cwd=tmp_path, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True)
    assert done.stdout.strip() == str(command)


@pytest.mark.parametrize("words", _other_commands(), ids=" ".join)
def test_command_succeeds_with_output(
    words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(folder)
    code = main(words[1:])
    told = capsys.readouterr()
    assert code == 0, told.err
    assert told.out.strip()
    assert not told.err


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _page(url: str, server: subprocess.Popen[str]) -> str:
    end = time.monotonic() + 300
    while True:
        try:
            with urllib.request.urlopen(url, timeout=60) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            assert server.poll() is None, server.communicate()[0]
            assert time.monotonic() < end, f"{url} does not answer"
            time.sleep(0.1)


@pytest.mark.parametrize("words", _commands_named("serve"), ids=" ".join)
def test_server_answers(words: list[str], folder: Path) -> None:
    port = _free_port()
    server = subprocess.Popen(
        [*PRIKUP, *words[1:], "--port", str(port)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert "<title>Prikup</title>" in _page(f"http://127.0.0.1:{port}/", server)
        assert '"wikipedia-sochi"' in _page(f"http://127.0.0.1:{port}/api/games", server)
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=300)


@pytest.mark.parametrize("words", _commands_named("play"), ids=" ".join)
def test_terminal_shows_a_table_and_resumes_it_later(words: list[str], folder: Path) -> None:
    _sit_down_and_leave(words, folder)
    first = (folder / "evening.prikup").read_text(encoding="utf-8")
    assert first.startswith("[Prikup")
    _sit_down_and_leave(words, folder)
    second = (folder / "evening.prikup").read_text(encoding="utf-8")
    (table,) = re.findall(r"(?m)^\[Table .*$", first)
    assert table in second.splitlines()


def _sit_down_and_leave(words: list[str], folder: Path) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(ours, (40, 120))
    player = subprocess.Popen(
        [*PRIKUP, *words[1:]],
        cwd=folder,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        seen = _until(ours, "pass", player)
        os.write(ours, b"\x11")  # Ctrl+Q
        seen += _rest(ours)
        assert player.wait(timeout=300) == 0, seen
        assert "kept in evening.prikup: prikup play --record evening.prikup goes on with it" in seen
    finally:
        if player.poll() is None:
            player.kill()
            player.wait()
        os.close(ours)


def _until(terminal: int, word: str, player: subprocess.Popen[bytes]) -> str:
    seen, end = "", time.monotonic() + 300
    while word not in seen:
        assert time.monotonic() < end and player.poll() is None, f"no {word!r} in {seen[-2000:]!r}"
        if select.select([terminal], [], [], 0.2)[0]:
            said = _read(terminal)
            assert said, f"it ended with {seen[-2000:]!r}"
            seen += said
    return seen


def _rest(terminal: int) -> str:
    return "".join(iter(lambda: _read(terminal), ""))


def _read(terminal: int) -> str:
    try:
        return os.read(terminal, 65536).decode("utf-8", "replace")
    except OSError:
        return ""  # the other side has closed the terminal


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_python_prints_the_shown_output(page: Path) -> None:
    run_python(page)


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_readme_begins_with_links_to_all_its_sections(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    headings = {line.lstrip("# ").lower().replace(" ", "-") for line in lines if re.match(r"##+ ", line)}
    first = "".join(lines[: next(at for at, line in enumerate(lines) if line.startswith("## "))])
    assert set(re.findall(r"\(#([\w-]+)\)", first)) == headings


def test_every_language_has_the_same_commands() -> None:
    def bare(words: list[str]) -> tuple[str, ...]:
        """Return a command without its language option."""
        return tuple(word for word in words if word not in ("--lang", "ru"))

    wanted = {bare(words) for words in COMMANDS}
    for page in READMES:
        assert {bare(words) for words in commands(page)} == wanted, page.name
