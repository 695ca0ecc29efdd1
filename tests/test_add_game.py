"""A game is one folder and one entry point: the example obeys the laws and has records, sheet and bots."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import test_austrian
from austrian.options import Options
from austrian.phases import FLOW
from austrian.score import DealResult, Standing, entries
from austrian.score import check as check_result
from prikup import games, keeper, records, sheet
from prikup.cards import cards_of
from prikup.cli import main
from prikup.cli.matchbench import SelfplaySetup, play
from prikup.core import Draw, Input, Match, OptionError, Phase, PrikupError, Scored
from prikup.options import get_fields
from prikup.testing import Case, Walk, walk
from prikup.testing.matches import check_record
from prikup.vocabulary.terms import name_call
from prikup.words.catalogue import has_message, languages
from tests.adding import EXAMPLE, FOLDER, entry_points, install, registered
from tests.games.scripts import start_game, type_result
from tests.keeper.games import document, texts
from tests.pages import ROOT, blocks

PAGE = ROOT / "docs" / "add-a-game.md"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.parametrize("name", [name for name in vars(test_austrian) if name.startswith("test_")])
def test_package_passes_its_own_tests(name: str) -> None:
    getattr(test_austrian, name)()


def random_walk(seed: int = 1, deals: int = 9, rules: str = "austrian; deals=4") -> Walk:
    return walk(Case("austrian", rules, 3), Random(seed).randrange, deals)


def scored_facts(one: Walk) -> list[Scored]:
    return [fact for step in one.facts for fact in step if isinstance(fact, Scored)]


def test_every_declared_transition_happens() -> None:
    found: dict[type[Phase], set[type[Phase]]] = {start: set() for start in FLOW}
    for seed in range(150):
        states = random_walk(seed, deals=2, rules=f"austrian; deals={1 + 2 * (seed % 3 == 0)}").states
        for before, after in itertools.pairwise(states):
            found[type(before.phase)].add(type(after.phase))
    assert found == FLOW


@pytest.mark.parametrize("bot", ["random", "rules"])
def test_bots_play_whole_matches(bot: str) -> None:
    tally = play(SelfplaySetup("austrian", "austrian", (bot,) * 3, "1", longest=100), 0, 20)
    assert (tally.errors, tally.matches, tally.unfinished, tally.unbalanced) == ([], 20, 0, 0)
    assert tally.deals == 240 and tally.kinds["contract"] > 50


def test_rules_bot_beats_random_bots() -> None:
    tally = play(
        SelfplaySetup("austrian", "austrian", ("rules", "random", "random"), "1", longest=100), 0, 20
    )
    rules, *others = (total for total, _ in tally.by_bot)
    assert rules > 100 > 0 > max(others)


def test_records_are_written_and_read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = random_walk()
    check_record(one)
    record = records.make_record(one.states[0], one.inputs, ["Anna", "Boris", "Vera"])
    path = tmp_path / "match.prikup"
    path.write_text(records.write(record), encoding="utf-8")
    assert main(["replay", "--json", str(path)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["standing"] == {"chips": list(one.last.standing.chips), "deals": 4}


def test_sheet_is_a_ledger_of_written_entries() -> None:
    one = random_walk()
    paper = sheet.Sheet(("Anna", "Boris", "Vera"), game="austrian")
    for fact in scored_facts(one):
        paper = paper.add(fact.deal_no, fact.entries, fact.result.contract or "", fact.result.declarer)
    totals = [paper.cell("chips", seat)[-1].total for seat in range(3)]
    assert totals == list(one.last.standing.chips)
    for lang in languages():
        drawn = ElementTree.fromstring(sheet.draw(paper, lang=lang))
        numbers = "".join(drawn.itertext()).replace("−", "-")
        assert all(str(total) in numbers for total in totals)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_score_is_kept_in_both_languages(lang: str) -> None:
    evening = ("1 3 help pass 0 7 3", "0 4 pass pass", "passed")
    kept = keeper.score(document("austrian", "austrian; deals=3", *evening), lang)
    assert kept.problem is None and kept.over and kept.payments == ()
    assert kept.standing.chips == (-5, -8, -12)
    assert [line.spelled for line in kept.deals] == list(evening)
    assert records.read(kept.text).final_match().finished
    assert len(ElementTree.fromstring(kept.svg).findall(".//*[@class='figure']")) == len(kept.figures) == 9


def test_every_result_from_entry_form_is_accepted() -> None:
    form = keeper.score(document("austrian", "austrian")).entry
    assert form is not None and len(form.contracts) == 4
    for kind in form.kinds:
        for text in texts(form, kind, 3, Random(1)):
            course = keeper.follow_document(document("austrian", "austrian", text))
            assert course.problem is None and course.match.dealer == kind.next_dealer == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "expected a result"),
        ("1 3 help pass 0 7", "not ten tricks"),
        ("1 3 help pass 0 7 four", "expected a result such as"),
        ("3 3 help pass 0 7 3", "expected a result such as"),
        ("1 5 help pass 0 7 3", "5 is not a bid: expected 1, 2, 3 or 4 (clause 2.1)"),
        ("1 3 help whist 0 7 3", "expected help or pass of either defender"),
        ("1 3 pass pass 0 7 3", "nobody helps, so there are no tricks (clause 4.2)"),
        ("1 3 help pass", "ten tricks are played"),
        ("1 3 help pass 1 7 2", "takes no trick (clause 4.1)"),
    ],
)
def test_impossible_typed_result_is_refused(words: str, says: str) -> None:
    with pytest.raises(PrikupError) as refused:
        type_result(start_game("austrian", "austrian", dealer=2), words)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("result", "says"),
    [
        (DealResult("contract"), "a deal of kind contract needs a declarer (clause 2.2)"),
        (
            DealResult("passed", 1, "3", ((2, "help"), (0, "pass")), (0, 7, 3)),
            "expected passed alone (clause 2.3)",
        ),
        (DealResult("contract", 5, "3"), "'5' is not a seat: expected 0 to 2 (clause 1.1)"),
    ],
)
def test_result_without_fields_of_its_kind_is_refused(result: DealResult, says: str) -> None:
    with pytest.raises(PrikupError) as refused:
        check_result(result)
    assert says in str(refused.value)


def test_result_may_be_an_object() -> None:
    fields = {"kind": "contract", "declarer": 1, "contract": "4", "declarations": [[2, "pass"], [0, "pass"]]}
    head = {"game": "austrian", "rules": "austrian", "seats": ["Anna", "Boris", "Vera"], "dealer": 2}
    record = records.from_json(json.dumps(head | {"deals": [{"result": fields}]}))
    assert [deal.result for deal in record.deals] == ["1 4 pass pass"]


PLAYED = DealResult("contract", 1, "3", ((2, "help"), (0, "pass")), (0, 7, 3), dealer=0)
FAILED = DealResult("contract", 1, "4", ((2, "help"), (0, "help")), (4, 5, 1), dealer=0)


@pytest.mark.parametrize(
    ("result", "chips"),
    [
        (PLAYED, (-5, 2, -2)),
        (FAILED, (-1, -10, -14)),
        (DealResult("contract", 1, "4", ((2, "pass"), (0, "pass")), dealer=0), (-5, 5, -5)),
        (DealResult("passed", dealer=0), (-5, -5, -5)),
    ],
)
def test_tricks_are_paid_from_the_pot_and_shortfalls_into_it(
    result: DealResult, chips: tuple[int, ...]
) -> None:
    after = Standing().after(entries(result, Options()))
    assert after.chips == chips and sum(after.result()) == 0


@pytest.mark.parametrize("change", ["ante=6", "dealer_pays=yes", "penalty=1"])
def test_options_about_chips_change_entries(change: str) -> None:
    game = games.get_game("austrian")
    assert entries(FAILED, game.options(f"austrian; {change}")) != entries(FAILED, Options())


def dealt_match(rules: str) -> Match:
    game = games.get_game("austrian")
    match = game.start(game.options(rules), 3).apply(Input(None, None, Draw(2))).state
    pattern = game.needs_deal(match)
    assert pattern is not None
    cards = pattern.deal(cards_of(match.pack.cards.mask), 3)
    return match.apply(Input(None, None, cards)).state


def play_words(match: Match, *words: str) -> Match:
    for word in words:
        (turn,) = match.turns()
        match = match.apply(Input(turn.seat, turn.by, match.parse(turn, word))).state
    return match


def legal_texts(match: Match) -> list[str]:
    (turn,) = match.turns()
    return [action.text for action in match.legal(turn)]


def test_bids_follow_raises_option_and_senior_may_hold() -> None:
    assert legal_texts(play_words(dealt_match("austrian"), "1")) == ["2", "3", "4", "pass"]
    assert legal_texts(play_words(dealt_match("austrian; raises=next"), "1")) == ["2", "pass"]
    assert legal_texts(play_words(dealt_match("austrian"), "1", "2", "pass")) == ["hold", "pass"]
    bought = play_words(dealt_match("austrian"), "1", "2", "pass", "hold", "pass")
    assert bought.phase.asks == "discard" and bought.turns()[0].by == 0


def test_trick_has_two_cards_if_a_defender_passes() -> None:
    match = play_words(dealt_match("austrian"), "4", "pass", "pass")
    match = play_words(match, next(iter(legal_texts(match))), "help", "pass")
    view = match.view(0)
    assert [seat.role for seat in view.seats] == ["declarer", "help", "pass"]
    led = play_words(match, legal_texts(match)[0])
    assert led.turns()[0].by == 1
    taken = play_words(led, legal_texts(led)[0])
    assert sum(seat.tricks for seat in taken.view(0).seats) == 1


def test_package_brings_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "austrian", "--lang", "ru"]) == 0
    told = capsys.readouterr().out
    assert "dealer_pays = no" in told and "Платит ли сдающий взносы всех троих. (п. 1.3)" in told
    assert name_call("name 4", "ru", "austrian") == "♥" and name_call("hold", "en", "austrian") == "mine"
    names = (f"austrian-option-{name}" for name in get_fields(Options))
    assert all(has_message(lang, name, "meaning") for name in names for lang in languages())


# ---------------------------------------------------------------------------------------------
# Registration


def test_unusable_game_is_named_in_a_warning_and_left_out() -> None:
    (line,) = entry_points()
    wrong = [
        EntryPoint("durak", "no_such_package:GAME", games.GAME_ENTRY_POINTS),
        EntryPoint("other", line.value, games.GAME_ENTRY_POINTS),
        line,  # registered twice
    ]
    before = dict(games.GAMES)
    for one in wrong:
        with pytest.warns(RuntimeWarning, match=f"the game '{one.name}' of '{one.value}' cannot be played: "):
            games.GAMES.add([one])
    assert before == games.GAMES


def test_installed_package_is_found_by_the_command(tmp_path: Path) -> None:
    install(tmp_path)
    ran = [sys.executable, "-m", "prikup", "options", "austrian", "austrian-dealer"]
    done = subprocess.run(ran, env=_env(tmp_path), capture_output=True, text=True)
    assert done.stdout.startswith("austrian-dealer: The dealer pays.") and not done.stderr


def test_parts_of_installed_package_are_found(tmp_path: Path) -> None:
    install(tmp_path)
    record = records.write(document("austrian", "austrian; deals=2", "1 3 help pass 0 7 3", "passed"))
    path = tmp_path / "evening.prikup"
    path.write_text(record, encoding="utf-8")
    ran = [sys.executable, "-m", "prikup", "score", str(path)]
    done = subprocess.run(ran, env=_env(tmp_path), capture_output=True, text=True)
    assert "Boris, ♦, Vera helps, Anna passes: 7" in done.stdout and not done.stderr


def _env(site: Path) -> dict[str, str]:
    """Return an environment in which the packages of a site folder are installed."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (str(site), os.getenv("PYTHONPATH"))))}


def test_game_is_unknown_if_not_installed() -> None:
    games.GAMES.remove("austrian")
    with pytest.raises(OptionError, match="'austrian' is not a known game"):
        games.get_game("austrian")


# ---------------------------------------------------------------------------------------------
# The page about adding a game


def test_page_shows_the_tested_code() -> None:
    shown = [block for block in blocks(PAGE) if block.title]
    files = {f"{FOLDER.name}/{one.name}" for one in FOLDER.iterdir() if one.is_file()}
    files |= {"pyproject.toml", "test_austrian.py", "austrian/locale/en/austrian.ftl"}
    assert {block.title for block in shown} == files
    for block in shown:
        text = (EXAMPLE / block.title).read_text(encoding="utf-8")
        assert block.text in text, str(block)


def test_clauses_in_code_exist_in_rules() -> None:
    top, clauses = 0, set()
    for line in (EXAMPLE / "README.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"(\d+)\. ", line):
            top = int(heading[1])
        elif clause := re.match(r"   (\d+)\. ", line):
            clauses.add(f"{top}.{clause[1]}")
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    assert set(re.findall(r'"(\d\.\d)"', code)) <= clauses
    assert {field.about.clause for field in get_fields(Options).values()} <= clauses
