"""The public API: five lines for every game, short reprs, one clear error for bad input."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import prikup
from prikup.core import ArgumentError, Deal, Draw, Input, OptionError, PlayCard, PrikupError, RuleError
from prikup.games import GAMES
from tests.faces import (
    AUCTIONS,
    POSITIONS,
    RESULTS,
    MyBot,
    after_auction,
    every_game,
    finished,
    in_play,
    random_match,
)
from tests.pages import ROOT


def test_every_game_has_an_auction_here() -> None:
    assert AUCTIONS.keys() == GAMES.keys()


@every_game
def test_five_lines_work_for_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = prikup.new(game, GAMES[game].presets[0], players=3).deal(seed=1)
    for text in AUCTIONS[game]:
        match = match.play(text)
    print(match)
    best = prikup.solve(match).best
    rows = [deal.row() for deal in prikup.selfplay(["random", MyBot()], game=game, deals=4)]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{game}, {GAMES[game].presets[0]}: deal 1") and len(lines) <= 12
    assert match.play(best).log[-1].action.text == best
    assert [row["deal"] for row in rows] == [1, 2, 3, 4]


@every_game
def test_new_match_has_default_rules_and_players(game: str) -> None:
    match = prikup.new(game)
    assert match.game is GAMES[game] and match.options == match.game.options(match.game.presets[0])
    assert match.players == match.game.numbers[0]
    assert prikup.new(match.game) == match


def test_number_of_players_follows_rules_or_argument() -> None:
    assert prikup.new("preferans", "wikipedia-sochi; players=4").players == 4
    assert prikup.new("thousand", "thousand-blog; players=2").players == 2
    assert prikup.new("prefa", players=4).players == 4


LONG = "wikipedia-sochi; talon_after_round=2; misere_rank=below9_bp_9bp; concede=3; whist_pass_half=yes"
NAMES = ("Anna-Maria Aleksandrovna", "Konstantin Konstantinopolskij", "Apollinarija Vsevolodovna")


def evening(rules: str = "wikipedia-sochi; target=10", names: tuple[str, ...] = NAMES) -> str:
    return (
        f'[Prikup "1"]\n[Game "preferans"]\n[Rules "{rules}"]\n[Seats "{"|".join(names)}"]\n[Dealer "0"]\n\n'
        "1. result 1 6S whist pass closed 1 6 3\n2. result raspasy 2 5 3\n"
    )


FACE: Any = prikup
"""The package without types, for calls that the type checker would refuse."""
AGREED = "wikipedia-sochi; players=4"


def dealt_match(game: str) -> Any:
    """Return a match in its auction."""
    return prikup.new(game).deal(seed=1)


def match_before_cards() -> Any:
    """Return a match before its first cards."""
    return prikup.new("prefa")


def record_without_dealer() -> prikup.MatchRecord:
    """Return a record without the first dealer."""
    return prikup.read(evening().partition('[Dealer "0"]')[0])


def match_with_draw(action: Any) -> prikup.Match:
    """Return a match after this draw of the first dealer."""
    return prikup.new("preferans").apply(Input(None, None, action)).state


def score_evening(**how: Any) -> object:
    """Score the sample evening with these arguments."""
    return FACE.score(prikup.read(evening()), **how)


FACE_DRAW: Any = Draw
FACE_DEAL: Any = Deal
FACE_CARD: Any = PlayCard
"""Actions without types, for arguments that the type checker would refuse."""

Bad = tuple[Callable[[], object], type[PrikupError], str]
BAD: dict[str, Bad] = {
    "no game": (lambda: prikup.new("whist"), OptionError, "'whist' is not a known game: expected preferans"),
    "a number for a game": (lambda: FACE.new(5), ArgumentError, "5 is not a game: expected preferans"),
    "no rules": (lambda: prikup.new("prefa", "sochi"), OptionError, "sochi"),
    "a number for rules": (lambda: FACE.new("prefa", 10), ArgumentError, "10 are not rules"),
    "five players": (lambda: prikup.new("paston", players=5), OptionError, "5 players cannot play Paston"),
    "players as text": (
        lambda: FACE.new("paston", players="3"),
        ArgumentError,
        "'3' is not a number of players",
    ),
    "not as agreed": (lambda: prikup.new("preferans", AGREED, 3), OptionError, "the rules say players=4"),
    "a deal of nothing": (lambda: match_before_cards().deal(), ArgumentError, "either seed= or random="),
    "a deal of both": (
        lambda: match_before_cards().deal(seed=1, random=Random(1)),
        ArgumentError,
        "either seed= or",
    ),
    "half a seed": (lambda: match_before_cards().deal(seed=1.5), ArgumentError, "1.5 is not a seed"),
    "no source": (lambda: match_before_cards().deal(random=7), ArgumentError, "7 is not a source of chance"),
    "cards twice": (lambda: dealt_match("prefa").deal(seed=2), RuleError, "are dealt: seat 2 is to act"),
    "cards after the end": (lambda: finished().deal(seed=1), RuleError, "the match is over"),
    "a word after the end": (lambda: finished().play("pass"), RuleError, "the match is over"),
    "a word before the cards": (
        lambda: match_before_cards().play("pass"),
        RuleError,
        "no cards are dealt yet",
    ),
    "no text": (lambda: dealt_match("prefa").play(7), ArgumentError, "7 is not a move"),
    "no such text": (
        lambda: dealt_match("prefa").play("prefa"),
        RuleError,
        "'prefa' cannot be said now: expected 6S",
    ),
    "what is forbidden": (
        lambda: dealt_match("preferans").play("7S").play("6H"),
        RuleError,
        r"6H is not higher than 7S \(clause 4.2\)",
    ),
    "another's turn": (
        lambda: dealt_match("paston").play("pass", by=1),
        RuleError,
        "nothing is asked of seat 1 now",
    ),
    "another's card": (lambda: in_play().play("AS", by=2), RuleError, "it is not for seat 2 to say AS now"),
    "no seat": (lambda: in_play().play("7C", by=3), ArgumentError, "3 is not a seat: expected 0 to 2"),
    "a name for a seat": (lambda: FACE.Match.play(in_play(), "7C", by="Anna"), ArgumentError, "'Anna' is no"),
    "no turn": (lambda: dealt_match("prefa").legal(0), ArgumentError, "0 is not a turn"),
    "the legal of another's turn": (
        lambda: in_play().legal(prikup.Turn(2, 2)),
        RuleError,
        r"nothing is asked of seat 2 now: expected one of match.turns\(\)",
    ),
    "the legal of nobody's turn": (
        lambda: match_before_cards().legal(prikup.Turn(0, 0)),
        RuleError,
        "no cards are dealt",
    ),
    "the legal after the end": (lambda: finished().legal(prikup.Turn(0, 0)), RuleError, "the match is over"),
    "the offers of nobody": (lambda: FACE.Match.offers(in_play(), "0"), ArgumentError, "'0' is not a seat"),
    "a dealer as text": (
        lambda: match_with_draw(FACE_DRAW("0")),
        ArgumentError,
        "'0' is not a seat: expected 0 to 2",
    ),
    "a dealer and a half": (
        lambda: match_with_draw(FACE_DRAW(1.0)),
        ArgumentError,
        "1.0 is not a seat: expected 0 to 2",
    ),
    "cards drawn as text": (
        lambda: match_with_draw(FACE_DRAW(0, ("7D", "8D", "9D"))),
        ArgumentError,
        r"Draw\(dealer=0, cards=\('7D', '8D', '9D'\)\) is not an input",
    ),
    "a deal of no hands": (
        lambda: match_with_draw(Draw(0)).apply(Input(None, None, FACE_DEAL(5, None))),
        ArgumentError,
        "Deal.hands=5, talon=None, bottom=None. is not an input",
    ),
    "a card as text": (
        lambda: in_play().apply(Input(0, 0, FACE_CARD("AS"))),
        ArgumentError,
        "PlayCard.card='AS', announce=False. is not an input",
    ),
    "whether a card as text is legal": (
        lambda: in_play().legal(in_play().turns()[0]).why_not(FACE_CARD("AS")),
        ArgumentError,
        "PlayCard.card='AS', announce=False. is not an input",
    ),
    "no hand": (lambda: FACE.Cards.parse(5), PrikupError, "'5'"),
    "the score seen by a text": (
        lambda: score_evening(viewer="0"),
        ArgumentError,
        "viewer is '0': expected a whole",
    ),
    "the form of a text": (
        lambda: score_evening(entry="1"),
        ArgumentError,
        "entry is '1': expected a whole number",
    ),
    "the sheet up to a text": (
        lambda: score_evening(upto="x"),
        ArgumentError,
        "upto is 'x': expected a whole number",
    ),
    "the sheet up to a half": (
        lambda: score_evening(upto=1.0),
        ArgumentError,
        "upto is 1.0: expected a whole",
    ),
    "no match to solve": (lambda: FACE.solve("7S"), ArgumentError, "'7S' is not a match"),
    "nothing to solve": (
        lambda: prikup.solve(dealt_match("prefa")),
        PrikupError,
        "the match is at deal 1, bidding",
    ),
    "a result of no match": (lambda: FACE.enter("raspasy 2 5 3", "pass"), ArgumentError, "is not a match"),
    "a result that is not a text": (
        lambda: FACE.enter(match_before_cards(), ["1"]),
        ArgumentError,
        "is not a text",
    ),
    "a result without a dealer": (
        lambda: prikup.enter(match_before_cards(), "all_pass"),
        ArgumentError,
        "expected dealer=, a seat from 0 to 2",
    ),
    "a result and no such dealer": (
        lambda: FACE.enter(match_before_cards(), "all_pass", dealer="0"),
        ArgumentError,
        "'0' is not a seat",
    ),
    "a result and another dealer": (
        lambda: prikup.enter(prikup.enter(match_before_cards(), "all_pass", dealer=0), "all_pass", dealer=0),
        ArgumentError,
        "dealer is 0, but seat 1 deals now",
    ),
    "a result amid a deal": (
        lambda: prikup.enter(dealt_match("prefa"), "all_pass"),
        prikup.RecordError,
        "expected the end of a deal",
    ),
    "a result after the end": (
        lambda: prikup.enter(finished(), "surrender 0"),
        RuleError,
        "the match is over",
    ),
    "an empty result": (
        lambda: prikup.enter(match_before_cards(), "", dealer=0),
        prikup.RecordError,
        "expected a result here, such as 0 7H in in 7 2 1",
    ),
    "a result that cannot be": (
        lambda: prikup.enter(prikup.new("preferans"), "0 7H whist pass 7 3 1", dealer=0),
        RuleError,
        r"\(clause 7.3\)",
    ),
    "no record": (lambda: FACE.score(evening()), ArgumentError, "is not a record"),
    "no first dealer": (lambda: prikup.score(record_without_dealer()), prikup.RecordError, "who deals first"),
    "no written match": (lambda: FACE.read(b"1. "), ArgumentError, "is not a text"),
    "a wrong record": (lambda: prikup.read(evening() + "3. result 7\n"), prikup.RecordError, "line 9"),
    "no bots": (lambda: prikup.selfplay([]), ArgumentError, "are not bots: expected a list of 1 to 3"),
    "a bot alone": (lambda: prikup.selfplay("rules"), ArgumentError, "'rules' are not bots"),
    "more bots than seats": (lambda: prikup.selfplay(["random"] * 4), ArgumentError, "a list of 1 to 3"),
    "an unknown bot": (lambda: prikup.selfplay(["clever"]), PrikupError, "'clever' is not a bot"),
    "what cannot choose": (lambda: FACE.selfplay([3]), ArgumentError, "3 is not a bot"),
    "no deals": (lambda: prikup.selfplay(["random"], deals=0), ArgumentError, "0 deals"),
    "no seed": (lambda: FACE.selfplay(["random"], seed=None), ArgumentError, "None is not a seed"),
    "no game of bots": (
        lambda: prikup.selfplay(["random"], game="whist"),
        OptionError,
        "'whist' is not a known game",
    ),
}


@pytest.mark.parametrize("bad", BAD)
def test_bad_input_is_one_clear_error(bad: str) -> None:
    act, kind, says = BAD[bad]
    with pytest.raises(kind, match=says) as raised:
        act()
    assert len(str(raised.value)) < 250 and "\n" not in str(raised.value)
    assert kind is not ArgumentError or isinstance(raised.value, TypeError)


@every_game
def test_result_with_real_cards_is_entered(game: str) -> None:
    match = prikup.enter(prikup.new(game), RESULTS[game], dealer=2)
    again = prikup.enter(match, RESULTS[game])
    assert (match.deal_no, match.dealer, again.deal_no, again.dealer) == (2, 0, 3, 1)
    assert match.standing != prikup.new(game).standing


@every_game
@pytest.mark.parametrize("seat", [9, -1, "0", 1.0, True])
def test_view_of_invalid_seat_is_refused(game: str, seat: Any) -> None:
    for match in (prikup.new(game), prikup.new(game).deal(seed=1), after_auction(game)):
        with pytest.raises(ArgumentError, match=f"{seat!r} is not a seat: expected 0 to 2"):
            match.view(seat)


def assert_short_repr(value: object) -> None:
    """Assert that the repr is one short line in angle brackets."""
    said = repr(value)
    assert said.startswith("<") and said.endswith(">") and "\n" not in said and len(said) <= 120, said


@pytest.mark.parametrize(("game", "players"), POSITIONS)
def test_reprs_are_one_short_line(game: str, players: int) -> None:
    assert_short_repr(GAMES[game])
    for match, step in random_match(game, players, seed=2):
        assert_short_repr(match)
        for seat in (*range(players), None):
            assert_short_repr(match.view(seat))
        for turn in match.turns():
            assert_short_repr(match.legal(turn))
        if step is not None:
            assert_short_repr(step)


def test_reprs_with_long_rules_and_names_are_short() -> None:
    match = prikup.new("preferans", LONG).deal(seed=1)
    record = prikup.read(evening(LONG))
    for value in (match, record, prikup.score(record), prikup.Sheet(NAMES, 10, game="preferans")):
        assert_short_repr(value)


@every_game
def test_reprs_of_results_are_one_short_line(game: str) -> None:
    assert_short_repr(prikup.solve(after_auction(game)))
    for deal in prikup.selfplay([MyBot()], game=game, deals=3):
        assert_short_repr(deal)


# ---------------------------------------------------------------------------------------------
# The names


def test_public_names_equal_those_of_the_stub() -> None:
    stub = Path(str(prikup.__file__)).with_name("__init__.pyi").read_text("utf-8")
    listed = re.findall(r"(?m)^from [\w.]+ import (\w+) as \1$|^(__version__): str$", stub)
    assert sorted(prikup.__all__) == sorted(one or other for one, other in listed)
    for name in prikup.__all__:
        assert getattr(prikup, name) is not None and name in dir(prikup)
    with pytest.raises(AttributeError, match="module 'prikup' has no attribute 'draughts'"):
        prikup.draughts  # type: ignore[attr-defined]  # noqa: B018


def run(*words: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package on its path, outside the repository."""
    path = {"PYTHONPATH": str(Path(prikup.__file__).parents[1]), **environment}
    return subprocess.run([sys.executable, *words], cwd=cwd, env=path, capture_output=True, text=True)


def test_importing_package_imports_no_submodules(tmp_path: Path) -> None:
    code = "import sys, prikup; print([name for name in sys.modules if name.startswith('prikup.')])"
    done = run("-c", code, cwd=tmp_path)
    assert done.stdout == "[]\n" and not done.stderr
    code = "import sys, prikup; print(prikup.new('prefa').deal(seed=1)); print('numpy' in sys.modules)"
    assert run("-c", code, cwd=tmp_path).stdout.endswith("\nFalse\n")


SCRIPT = """
from random import Random

import prikup


class MyBot:
    def choose(self, view: prikup.View) -> str:
        return next(choice.text for choice in view.choices if choice.legal)


match = prikup.new("preferans", "wikipedia-sochi; target=10", players=3).deal(seed=1)
match = match.play("7S").play("pass", by=1).deal(random=Random(1))
bot: prikup.Bot = MyBot()
reveal_type(match)
reveal_type(match.options)
reveal_type(match.options.target)
reveal_type(match.standing)
reveal_type(match.view(0).options)
reveal_type(match.view(0).standing)
reveal_type(match.view(0).asks)
reveal_type(match.view(0).phase)
reveal_type(match.deal(seed=1).play("pass").options)
reveal_type(prikup.new("prefa", target=12).standing)
reveal_type(prikup.new("paston").options)
reveal_type(prikup.new("thousand", players=4).standing)
reveal_type(match.turns()[0])
reveal_type(match.legal())
reveal_type([action.text for action in match.legal()])
reveal_type(match.apply(match.move("pass")).facts)
reveal_type(match.game)
reveal_type(match.view(0))
reveal_type(match.game.result(match))
reveal_type(prikup.solve(match).best)
reveal_type(prikup.solve(match).value)
reveal_type(prikup.solve(match).cards)
reveal_type(next(prikup.selfplay(["rules", MyBot()], deals=3)))
reveal_type(next(prikup.selfplay(["rules", MyBot()], deals=3)).row())
reveal_type(prikup.enter(match, "raspasy 2 5 3"))
reveal_type(prikup.read(""))
reveal_type(prikup.score(prikup.read("")))
reveal_type(prikup.score(prikup.read("")).svg)
reveal_type(prikup.Sheet(("Anna", "Boris", "Vera")).total("pool", 0))
reveal_type(prikup.GAMES["prefa"].presets)
reveal_type(prikup.RuleError("phase", "4.2").clause)
reveal_type(prikup.Card.parse("AS").text)
reveal_type(prikup.__version__)
"""


def test_user_script_passes_type_checker(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    done = run("-m", "mypy", "--strict", script.name, cwd=tmp_path, PATH="")
    revealed = [
        line.partition("Revealed type is ")[2] for line in done.stdout.splitlines() if "Revealed" in line
    ]
    assert done.returncode == 0 and len(revealed) == SCRIPT.count("reveal_type"), done.stdout + done.stderr
    assert not [one for one in revealed if "Any" in one]
    assert "prikup.core.match.Match[" in revealed[0]
    assert [re.sub(r"[\w.]*\.games\.", "", one).strip('"') for one in revealed[1:6]] == [
        "preferans.options.Options",
        "int | None",
        "preferans.results.Standing",
        "preferans.options.Options",
        "preferans.results.Standing",
    ]
    assert revealed[6].startswith('"Literal[') and revealed[7].startswith('"Literal[')
    assert [re.sub(r"[\w.]*\.games\.", "", one).strip('"') for one in revealed[8:12]] == [
        "preferans.options.Options",
        "prefa.results.Standing",
        "paston.options.Options",
        "thousand.results.Standing",
    ]


def test_version_is_that_of_pyproject() -> None:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert prikup.__version__ == project["project"]["version"]


@every_game
def test_legal_actions_contain_texts_and_refusal_lists_them(game: str) -> None:
    match = prikup.new(game).deal(seed=1)
    legal = match.legal()
    assert legal[0].text in legal and legal[0] in legal and "nonsense" not in legal
    with pytest.raises(prikup.RuleError) as refused:
        match.play("nonsense")
    assert all(one.text in str(refused.value) for one in legal)


def test_invalid_input_is_refused() -> None:
    match = prikup.new("preferans").deal(seed=1)
    for wrong in (None, "7S"):
        with pytest.raises(prikup.ArgumentError, match="is not an input"):
            match.apply(wrong)  # type: ignore[arg-type]


def test_repr_of_registry_lists_its_names() -> None:
    assert repr(prikup.GAMES).startswith("<games: preferans, prefa, paston, thousand")


def test_new_takes_options_by_keyword_and_without_a_preset() -> None:
    match = prikup.new("preferans", "wikipedia-sochi", target=10, concede=2, players=4)
    assert match.game.rules(match.options) == "wikipedia-sochi; concede=2; target=10"
    assert match.players == 4
    assert prikup.new("preferans", "target=10") == prikup.new("preferans", target="10")
    assert prikup.new("preferans", "target=10", target=20).options.target == 20


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"targte": 10}, "'targte' is not an option: did you mean target?"),
        ({"rules": "targte=10"}, "'targte' is not an option: did you mean target?"),
        ({"rules": "wikipedia-soch"}, r"'wikipedia-soch' is not a preset: .*did you mean wikipedia-sochi"),
        ({"target": "many"}, "'many' is not a value of target: expected a whole number from"),
        ({"target": 0.5}, r"'0\.5' is not a value of target: expected a whole number from"),
    ],
)
def test_new_quotes_and_suggests_on_unknown_options(options: dict[str, Any], error: str) -> None:
    with pytest.raises(prikup.OptionError, match=error):
        FACE.new("preferans", **options)


def test_sheet_is_drawn_in_a_notebook() -> None:
    html = prikup.Sheet(("<Anna>", "Boris", "Vera"), 10, game="preferans")._repr_html_()
    assert html.startswith("<svg") and "&lt;Anna&gt;" in html
