"""Bots that are separate programs: the messages they get and the cost of their faults."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import prikup
from prikup.arena import Hosted
from prikup.bots import decide, make
from prikup.bots.external import MAX_RESTARTS, ProgramBot
from prikup.bots.program import ProgramError
from prikup.core import PrikupError, View, to_json
from tests.bots.driver import table, view_of
from tests.pages import ROOT

PYTHON = f"cmd:{sys.executable} {ROOT / 'examples' / 'program_bot.py'}"
OURS = "examples.my_bot:Cautious"

Write = Callable[[str], str]

GREETS = """
import json, os, sys, time
def say(**what): print(json.dumps(what), flush=True)
for line in sys.stdin:
    told = json.loads(line)
    with open(LOG, "a") as log: log.write(json.dumps([os.getpid(), told]) + "\\n")
    if told["type"] == "hello":
        say(id=told["id"], version=1)
    elif "id" in told:
"""


@pytest.fixture
def script(tmp_path: Path) -> Write:
    """Return a function that writes a program, which greets, logs its messages and answers by given lines."""

    def write(answers: str) -> str:
        place = tmp_path / "bot.py"
        lines = "".join(f"        {line}\n" for line in answers.splitlines())
        place.write_text(f"LOG = {str(tmp_path / 'log')!r}\n{GREETS}{lines}")
        return f"cmd:{sys.executable} {place}"

    return write


def messages_received(tmp_path: Path) -> list[tuple[int, dict[str, object]]]:
    """Return the messages that programs received, each with its process id."""
    return [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]


def first_view() -> View:
    match = prikup.new("preferans").deal(seed=1)
    return match.view(match.turns()[0].by)


def javascript() -> str:
    node = shutil.which("node")
    assert node is not None
    return f"cmd:{node} {ROOT / 'examples' / 'program_bot.mjs'}"


@pytest.mark.parametrize("command", [lambda: PYTHON, javascript], ids=["python", "javascript"])
def test_example_programs_play_like_the_same_bot_in_process(command: Callable[[], str]) -> None:
    rules = {"rules": "wikipedia-sochi; target=2", "deals": 6, "seed": 3}
    outside, within = (
        [(deal.log, deal.scores) for deal in prikup.selfplay([bot, "random"], **rules)]  # type: ignore[arg-type]
        for bot in (command(), OURS)
    )
    assert outside == within


def test_example_program_is_short() -> None:
    assert len((ROOT / "examples" / "program_bot.py").read_text().splitlines()) <= 35


def test_program_receives_only_the_view_of_its_seat(script: Write, tmp_path: Path) -> None:
    bot = make(script('say(id=told["id"], text=told["legal"][-1])'), seed="secret")
    assert isinstance(bot, ProgramBot)
    view = first_view()
    assert bot.choose(view) == view.legal[-1] and not bot.faults
    bot.over(view)
    assert bot.choose(view) == view.legal[-1]
    told = [what for _, what in messages_received(tmp_path)]
    assert [what["type"] for what in told] == ["hello", "deal", "choose", "over", "deal", "choose"]
    assert told[0] == {"id": 1, "type": "hello", "version": 1}
    seed = told[1].pop("seed")
    assert seed != "secret" and told[4].pop("seed") == seed
    assert told[1] == {"type": "deal", "game": "preferans", "seat": view.seat, "players": 3}
    assert told[2] == {
        "id": 2,
        "type": "choose",
        "view": json.loads(to_json(view)),
        "legal": list(view.legal),
    }


def before_a_lead() -> View:
    """Return the view of a declarer of a six who is to lead and may divide the ten tricks."""
    match = table(
        "AKQT9.AK.A87. ? ?", "8C 7C", "6S", "pass", "pass", "discard 8C 7C", "name 6S", "whist", "pass"
    )
    return view_of(match.play("closed"))


DIVIDES = (
    "say(id=told['id'], text=told['legal'][-1], claim=[told.get('divide', 0) - {less}, {less}, 0], lay=True)"
)


def test_program_may_offer_to_divide_remaining_tricks(script: Write, tmp_path: Path) -> None:
    view, bot = before_a_lead(), make(script(DIVIDES.format(less=3)))
    assert isinstance(bot, ProgramBot)
    assert decide(bot, view) == "lay 7-3-0"
    hosted = Hosted(bot)
    assert hosted.choose(view) == "lay 7-3-0" and not hosted.faults
    asked = [what for _, what in messages_received(tmp_path) if what["type"] == "choose"]
    assert [what["divide"] for what in asked] == [10, 10]


@pytest.mark.parametrize("less", [11, -1])
def test_offer_with_wrong_sum_is_ignored_and_card_is_played(script: Write, tmp_path: Path, less: int) -> None:
    view, bot = before_a_lead(), make(script(DIVIDES.format(less=less)))
    assert decide(bot, view) == view.legal[-1]
    assert isinstance(bot, ProgramBot) and not bot.faults
    assert len([what for _, what in messages_received(tmp_path) if what["type"] == "choose"]) == 1


def test_no_offer_is_made_if_nothing_can_be_divided(script: Write, tmp_path: Path) -> None:
    view, bot = first_view(), make(script(DIVIDES.format(less=0)))
    assert decide(bot, view) == view.legal[-1]
    assert "divide" not in messages_received(tmp_path)[-1][1]


FAULTS = {
    "nothing": ("pass", "silent"),
    "slow": ("time.sleep(3600)", "silent"),
    "dying": ("os._exit(1)", "ended"),
    "flooding": ("while True: sys.stdout.write('x' * 4096)", "flood"),
    "flooding lines": ("while True: say(id=0, text='pass')", "mismatched"),
    "no JSON": ("print('pass', flush=True)", "unreadable"),
    "no text": ("say(id=told['id'], text=7)", "unreadable"),
    "another question": ("say(id=told['id'] + 1, text='pass')", "mismatched"),
    "a claim in words": ("say(id=told['id'], text=told['legal'][0], claim='all')", "unreadable"),
    "too deep": ("print('{\"id\": ' + '[' * 60000, flush=True)", "unreadable"),
    "not UTF-8": ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "unreadable"),
    "hanging on": ("os.close(0); time.sleep(3600)", "silent"),
}
"""The answer lines of faulty programs, each with its kind of fault."""


@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_program_is_restarted_a_limited_number_of_times(
    script: Write, tmp_path: Path, fault: str
) -> None:
    answers, kind = FAULTS[fault]
    bot = ProgramBot(script(answers), seconds=0.05 if kind == "silent" else 60)
    view = first_view()
    for decision in range(1, MAX_RESTARTS + 4):
        assert bot.choose(view) == view.legal[0] and len(bot.faults) == decision
    assert {one.kind: one.count for one in bot.faults} == {kind: MAX_RESTARTS + 1, "stopped": 2}
    processes = {process for process, _ in messages_received(tmp_path)}
    assert len(processes) == MAX_RESTARTS + 1
    for process in processes:  # they have ended, and none is a zombie
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


@pytest.mark.parametrize("text", ["nonsense", "AS", ""])
def test_illegal_answer_is_a_fault_without_restart(script: Write, tmp_path: Path, text: str) -> None:
    bot = ProgramBot(script(f"say(id=told['id'], text={text!r})"))
    view = first_view()
    assert [bot.choose(view) for _ in range(5)] == [view.legal[0]] * 5 and len(bot.faults) == 5
    assert len({process for process, _ in messages_received(tmp_path)}) == 1


def test_match_continues_with_a_broken_program(script: Write) -> None:
    deals = list(prikup.selfplay([script("os._exit(1)"), "random"], game="paston", deals=2, seed=1))
    assert len(deals) == 2


def test_child_process_ends_with_its_program(script: Write, tmp_path: Path) -> None:
    child = tmp_path / "child"
    bot = ProgramBot(
        script(
            "import subprocess\n"
            "made = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
            f"open({str(child)!r}, 'w').write(str(made.pid))\n"
            "say(id=0)"
        )
    )
    bot.choose(first_view())
    status = Path(f"/proc/{child.read_text()}/stat")
    while status.exists() and status.read_text().rpartition(")")[2].split()[0] not in "ZX":
        time.sleep(0.01)


def test_cpu_time_of_child_process_counts_for_its_program(script: Write) -> None:
    """The command only starts another process, as wrappers of interpreters do."""
    thinks = "while time.process_time() < 0.2: pass\nsay(id=told['id'], text=told['legal'][0])"
    bot = ProgramBot(f"cmd:sh -c '{script(thinks).removeprefix('cmd:')}; true'")
    hosted = Hosted(bot)
    hosted.choose(first_view())
    assert not bot.faults and bot.cpu >= 200_000_000 and hosted.cpu > 0


def test_one_process_serves_several_deals(script: Write, tmp_path: Path) -> None:
    command = script('say(id=told["id"], text=told["legal"][0])')
    for seed in range(3):
        make(command, seed).choose(first_view())
    assert len({process for process, _ in messages_received(tmp_path)}) == 1


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("cmd:./no_such_program", "cannot be started: no such file or directory$"),
        ("cmd:", "^'cmd:' names no command: expected one after the colon"),
        ("cmd: ", "^'cmd: ' names no command: expected one after the colon"),
        ("cmd:'", "cannot be started: no closing quotation"),
        ("cmd:true", "has ended"),
        (
            f'cmd:{sys.executable} -c \'input(); print("{{\\"id\\": 1, \\"version\\": 9}}")\'',
            "speaks version 9 of the protocol: expected 1",
        ),
    ],
)
def test_unusable_program_is_refused(command: str, why: str) -> None:
    with pytest.raises(ProgramError, match=why):
        make(command)


def test_start_error_is_translated() -> None:
    with pytest.raises(ProgramError) as refused:
        make("cmd:./no_such_program")
    assert refused.value.told("ru").endswith("не запустить: нет такого файла или каталога")


def test_program_without_a_turn_is_refused() -> None:
    match = prikup.new("preferans").deal(seed=1)
    idle = match.view((match.turns()[0].by + 1) % 3)
    with pytest.raises(PrikupError, match="has nothing to decide now"):
        make(PYTHON).choose(idle)


def test_restarts_are_counted_per_deal(script: Write, tmp_path: Path) -> None:
    bot = ProgramBot(script("os._exit(1)"))
    view = first_view()
    match = prikup.new("preferans").deal(seed=2)
    other = match.view(match.turns()[0].by)
    for _ in range(MAX_RESTARTS + 3):
        bot.choose(view)
    bot.choose(other)
    assert len({process for process, _ in messages_received(tmp_path)}) == MAX_RESTARTS + 2
