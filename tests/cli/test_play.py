"""The record file of the terminal table: a match is resumed from it and nothing in it is lost."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

import prikup
from prikup import bots, records
from prikup.cli import main
from prikup.cli.common import UsageError
from prikup.cli.files import write_text
from prikup.cli.terminal.driver import PERSON_SEAT, LocalTable
from prikup.table import events, minutes_left

SIZE = struct.pack("HHHH", 40, 120, 0, 0)
NAMES = ("You", "Boris", "Vera", "Grigory")
EVENING = Path(__file__).parents[2] / "examples" / "evening.prikup"


def make_table(
    game: str = "preferans", rules: str = "wikipedia-sochi; target=4", rivals: int = 2, seed: str = "1"
) -> LocalTable:
    return LocalTable(game, rules, NAMES, ("rules",) * rivals, seed)


def step(local: LocalTable) -> None:
    """Let the asked seat act, or go on from a result."""
    turn = local.advance()
    view = local.state().view
    assert view is not None
    if turn is not None:
        local.play_bot(turn)
    elif local.table.unseen:
        local.put(events.Next(by=PERSON_SEAT))
    else:
        local.move(bots.make("rules", "me").choose(view))


def write_record(local: LocalTable) -> str:
    return records.write(local.record())


def resume(text: str) -> LocalTable:
    return LocalTable.resumed(records.read(text), None)


@pytest.mark.parametrize(
    ("game", "rules", "rivals"),
    [
        ("preferans", "wikipedia-sochi; target=4", 2),
        ("preferans", "fspr-leningrad; target=4", 3),
        ("preferans", "game-farm; target=4", 3),
        ("prefa", "prefa-nakayoshi", 2),
        ("paston", "paston-pagat", 2),
        ("thousand", "thousand-blog", 2),
    ],
)
def test_interrupted_match_is_resumed_unchanged(game: str, rules: str, rivals: int) -> None:
    local = make_table(game, rules, rivals)
    left, moves = 0, 0
    while moves < 120 and local.table.stage != "finished":
        if moves % 8 == 0:
            text = write_record(local)
            resumed = resume(text)
            resumed.advance()
            assert write_record(resumed) == text
            assert resumed.table.match == local.table.match
            assert (
                resumed.table.prompts[PERSON_SEAT] is None
                or resumed.table.prompts[PERSON_SEAT] == local.table.prompts[PERSON_SEAT]
            )
            left += 1
        step(local)
        moves += 1
    assert left >= 8 and len(local.table.deals) > 1


def test_played_time_is_resumed_from_the_file() -> None:
    time = 0.0
    rules = "wikipedia-sochi; game_end=clock; end_minutes=30"
    local = LocalTable("preferans", rules, NAMES, ("rules",) * 2, "1", clock=lambda: time)
    while len(local.table.deals) < 2 or local.table.unseen:
        if local.table.unseen:
            time += 7 * 60
        step(local)
    local.advance()
    text = write_record(local)
    assert "\nclock 7\n" in text and "\nclock 14\n" in text
    resumed = resume(text)
    assert write_record(resumed) == text and resumed.table.match == local.table.match
    clock = resumed.state().table.clock
    assert clock is not None and minutes_left(clock, resumed.state().now) == 16
    while local.table.stage != "finished":
        time += 60 * bool(local.table.unseen) * 20
        step(local)
        local.advance()
    assert len(local.table.deals) == 3 and "clock 34" in write_record(local)


def test_played_time_is_kept_while_a_result_is_shown() -> None:
    time = 0.0
    rules = "wikipedia-sochi; game_end=clock; end_minutes=30"
    local = LocalTable("preferans", rules, NAMES, ("rules",) * 2, "1", clock=lambda: time)
    while not local.table.unseen:
        step(local)
    time += 9 * 60
    assert "clock 9" in write_record(local)
    clock = resume(write_record(local)).state().table.clock
    assert clock is not None and clock.seconds == 9 * 60


def test_resumed_match_deals_the_committed_cards() -> None:
    local = make_table()
    while not local.table.unseen:
        step(local)
    resumed = resume(write_record(local))
    for one in (local, resumed):
        if one.table.unseen:
            one.put(events.Next(by=PERSON_SEAT))
        one.advance()
    assert resumed.table.match == local.table.match and local.table.match is not None
    assert local.table.match.deal_no == 2 and len(local.table.match.log) == 1
    while local.table.stage != "finished":
        step(resumed)
        local = resumed
    assert len(records.verify(local.record())) == len(local.table.deals)


def test_comments_and_tags_in_the_file_are_kept() -> None:
    local = make_table()
    for _ in range(12):
        step(local)
    text = write_record(local).replace('[Bots "|rules|rules"]', '[Event "At home"]\n[Bots "|rules|rules"]')
    text = text.rstrip() + " {a fine hand}\n{to be continued}\n"
    resumed = resume(text)
    while not resumed.table.unseen:
        step(resumed)
    record = resumed.record()
    assert dict(record.about)["Event"] == "At home" and record.comments == ("to be continued",)
    assert "{a fine hand}" in records.write(record).splitlines()[-2]


def remove_end(text: str) -> str:
    """Return the text of a record without its end."""
    return text.replace("\nfinish", "").replace('[Result "46 -40 -6"]\n', "")


def run_invalid_play(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["play", *args]) == 2
    said = capsys.readouterr().err
    assert said.startswith("prikup: ") and said.count("\n") == 1
    return said


def test_file_without_a_match_to_resume_is_left_unchanged(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.prikup"
    over = make_table(rules="wikipedia-sochi; target=1")
    while over.table.stage != "finished":
        step(over)
    for there, why in (
        ("milk, eggs, bread\n", "is not a match to go on with"),
        (write_record(over), "holds a match that is over"),
        (EVENING.read_text(encoding="utf-8"), "holds a match that is over"),
        (remove_end(EVENING.read_text(encoding="utf-8")), "not played with `prikup play`"),
    ):
        file.write_text(there, encoding="utf-8")
        said = run_invalid_play(capsys, "--record", str(file))
        assert why in said and f"'{file}'" in said and "another name" in said
        assert file.read_text(encoding="utf-8") == there
        assert "needs a terminal" in run_invalid_play(capsys, "--record", str(file), "--force")
        assert file.read_text(encoding="utf-8") == there, "lost without a terminal"
    assert list(tmp_path.iterdir()) == [file]


def test_play_without_terminal_creates_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "needs a terminal" in run_invalid_play(capsys, "--record", str(tmp_path / "evening.prikup"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("asked", "differs"),
    [
        (["--game", "thousand"], "--game 'preferans', not 'thousand'"),
        (["--rules", "wikipedia-sochi"], "--rules 'wikipedia-sochi; target=4', not 'wikipedia-sochi'"),
        (["--bots", "random,rules"], "--bots 'rules,rules', not 'random,rules'"),
        (["--name", "Anna"], "--name 'You', not 'Anna'"),
    ],
)
def test_options_different_from_the_file_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, asked: list[str], differs: str
) -> None:
    file = tmp_path / "evening.prikup"
    text = write_record(make_table())
    file.write_text(text, encoding="utf-8")
    assert differs in run_invalid_play(capsys, "--record", str(file), *asked)
    same = ["--game", "preferans", "--rules", "wikipedia-sochi;target=4", "--bots", "rules, rules"]
    assert "needs a terminal" in run_invalid_play(capsys, "--record", str(file), *same, "--name", "You")
    assert file.read_text(encoding="utf-8") == text


def test_program_named_only_in_the_file_is_not_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "planted.py").write_text(
        "from pathlib import Path\nPath('ran').touch()\n"
        "class Bot:\n    def choose(self, view): return view.legal[-1]\n",
        encoding="utf-8",
    )
    file = tmp_path / "evening.prikup"
    text = write_record(make_table()).replace('[Bots "|rules|rules"]', '[Bots "|planted:Bot|rules"]')
    file.write_text(text, encoding="utf-8")
    assert "the bot 'planted:Bot', which is a program" in run_invalid_play(capsys, "--record", str(file))
    assert not (tmp_path / "ran").exists()
    named = ["--bots", "planted:Bot,rules"]
    assert "needs a terminal" in run_invalid_play(capsys, "--record", str(file), *named)
    assert (tmp_path / "ran").exists() and file.read_text(encoding="utf-8") == text


def test_cards_that_do_not_match_the_seeds_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    local, other = make_table(seed="1"), make_table(seed="2")
    for one in (local, other):
        for _ in range(8):
            step(one)
    seeds = {line for line in write_record(local).splitlines() if line.startswith(("[Commit", "[ServerSeed"))}
    theirs = {
        line for line in write_record(other).splitlines() if line.startswith(("[Commit", "[ServerSeed"))
    }
    text = write_record(local)
    for mine, their in zip(sorted(seeds), sorted(theirs), strict=True):
        text = text.replace(mine, their)
    file = tmp_path / "evening.prikup"
    file.write_text(text, encoding="utf-8")
    assert "not those of its seeds" in run_invalid_play(capsys, "--record", str(file))


def test_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("before")
    file.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(file)

    def dies(fd: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", dies)
        with pytest.raises(KeyboardInterrupt):
            write_text(str(file), "after")
    assert file.read_text() == "before" and sorted(tmp_path.iterdir()) == [file, link]
    write_text(str(link), "after")
    assert file.read_text() == "after" and link.is_symlink() and file.stat().st_mode & 0o777 == 0o640
    write_text("/dev/null", "after")
    assert Path("/dev/null").is_char_device()
    for bad in (str(tmp_path), str(tmp_path / "none" / "file"), "bad\0name"):
        with pytest.raises(UsageError, match="cannot be written"):
            write_text(bad, "after")


def test_closed_terminal_ends_the_table_and_keeps_the_match(tmp_path: Path) -> None:
    """Close the terminal without a signal: the program is not in its session."""
    place = tmp_path / "kept.prikup"
    env = os.environ | {"PYTHONPATH": str(Path(prikup.__file__).parents[1]), "TERM": "xterm-256color"}
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, SIZE)
    table = subprocess.Popen(
        [sys.executable, "-m", "prikup", "play", "--bots", "beginner,beginner", "--record", str(place)],
        cwd=tmp_path, env=env, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    shown = ""
    while "Enter" not in shown:  # the line of keys is drawn last
        shown += os.read(ours, 65536).decode(errors="replace")
    os.close(ours)
    table.wait(timeout=300)
    assert records.read(place.read_text("utf-8")).game == "preferans"
