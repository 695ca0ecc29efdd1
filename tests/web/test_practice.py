"""Puzzles and lessons in the browser: by clicks and by keys, at every size, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from prikup import lessons, puzzles
from prikup.cards import RANK_LETTERS
from prikup.lessons import Lesson, LessonStep
from prikup.puzzles import Attempt, Puzzle
from tests.sizes import sample
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.felt import PARTS, SHORTENED
from tests.web.frames import FRAMES, set_window_size
from tests.web.guidelines import violations
from tests.web.player import Player
from tests.web.serving import Server
from tests.web.typist import tab_to

SMALLEST_FLAT = (568, 320)
TIGHT = ((360, 640), SMALLEST_FLAT, (844, 390), (1024, 768), (1280, 600))
SIZES = (*TIGHT, (1024, 600), (930, 700), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
TONGUES = ("en", "ru", "el", "hy", "ja")
_FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8").partition("\n")[2].strip()

SHOWN = puzzles.shipped_puzzles()
KINDS = [next(one for one in SHOWN if one.kind == kind) for kind in puzzles.PUZZLE_KINDS]
ANNOUNCING = next(one for one in SHOWN if one.answers[-1].endswith("!"))
NO_TRUMP = next(one for one in SHOWN if one.contract.endswith("NT"))


@pytest.fixture
def server(pages: Server) -> Server:
    """The page server: puzzles and lessons store nothing there."""
    return pages


def set_language(player: Player, lang: str) -> None:
    """Change the language for the pages that follow."""
    player.page.evaluate("(lang) => localStorage.setItem('prikup.lang', lang)", lang)


def faults(page: Page) -> list[str]:
    """Return the elements that overlap, are cut, or leave the screen, once no animation runs."""
    page.wait_for_function("() => document.getAnimations().length === 0")
    found: list[str] = page.evaluate(
        f"""async ([parts, shortened]) => {{
          const frames = {FRAMES};
          // The bids are lower than a finger where the height has no room for six rows of buttons.
          const known = (fault) => fault === "small target: bid-" && innerHeight < 360;
          const faults = () => ({_FAULTS})(parts, shortened).filter((fault) => !known(fault));
          await frames();
          for (let looks = 0; looks < 10 && faults().length; looks++) await frames();
          return faults();
        }}""",
        [PARTS, SHORTENED],
    )
    return found


def arrive(player: Player, path: str) -> None:
    """Go to a page and wait for its content."""
    player.page.goto(path)
    if path.startswith("/learn/"):
        player.at("lesson-begin").wait_for()
    elif path.startswith("/puzzles/"):
        player.page.locator("[data-testid=hand] [data-card]").first.wait_for()
    else:
        player.page.locator("main a").first.wait_for()


def begin(player: Player) -> None:
    """Begin the lesson of this page and wait for its cards."""
    player.at("lesson-begin").click()
    player.page.locator("[data-testid=hand] [data-card]").first.wait_for()


def wide(page: Page) -> bool:
    """Return True if a page has to be scrolled sideways."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def press(player: Player, text: str) -> None:
    """Press the buttons for the text of an action."""
    word, *rest = text.split()
    if word == "discard":
        for card in rest:
            player.at(f"card-{card}").click()
        player.at("btn-discard").click()
    elif word == "give":
        player.at(f"card-{rest[0]}").click()
        player.at(f"give-to-{rest[1]}").click()
    elif text.endswith("!"):
        player.at(f"announce-{text[:-1]}").click()
        player.at(f"card-{text[:-1]}").click()
    elif len(text) == 2 and text[0] in RANK_LETTERS and text[1] in "SCDH":
        player.at(f"card-{text}").click()
    elif player.at("bid-say").count() and text.removeprefix("name ").isdecimal():
        while text.removeprefix("name ") not in player.at("bid-say").inner_text():
            player.at("bid-more").click()
        player.at("bid-say").click()
    else:
        plain = text.removeprefix("name ")
        player.page.locator(
            ",".join(
                f'[data-testid="{name}"]:visible'
                for name in (
                    f"bid-{plain}",
                    f"bid-{text}",
                    f"answer-{plain}",
                    f"whist-{_YES.get(plain, plain)}",
                )
            )
        ).first.click()


def press_until_sent(player: Player, text: str) -> None:
    """Do an action, twice if the page asks for confirmation, until it is sent to the server."""
    player.page.locator("[data-testid=hand] [data-card]").first.wait_for()
    sent: list[str] = []
    player.page.on("request", lambda one: sent.append(one.url) if one.method == "POST" else None)
    press(player, text)
    while not sent:
        if player.page.locator(".sure").count():
            press(player, text)
            return
        player.page.wait_for_timeout(20)


_YES = {"whist": "yes", "pass": "no", "in": "yes", "out": "no"}


def wait_for_verdict(player: Player, verdicts: tuple[str, ...]) -> str:
    """Wait for one of these verdicts, and return it."""
    one = player.page.wait_for_function(
        "(all) => { const tone = document.querySelector('[data-testid=practice-note]')?.dataset.tone;"
        " return all.includes(tone) ? tone : null }",
        arg=list(verdicts),
    )
    return str(one.json_value())


def learn(player: Player, step: LessonStep) -> None:
    """Do all actions of a lesson."""
    player.at("lesson-begin").click()
    lesson = Lesson(step)
    while not lesson.is_done:
        text = lesson.right_actions[0]
        press_until_sent(player, text)
        lesson.answer(text)
        wait_for_verdict(player, ("good",))
    expect(player.page.locator("[data-testid=lesson-next], [data-testid=lesson-play]")).to_be_visible()
    expect(player.at("turn-line")).not_to_have_text("One moment")


@pytest.mark.full
@pytest.mark.parametrize("game", lessons.LESSON_GAMES)
def test_lessons_can_be_done_in_a_row_by_clicks(visit: Open, game: str) -> None:
    player = visit("/?speed=instant")
    player.at("btn-learn").click()
    player.at(f"learn-go-{game}").click()
    steps = lessons.load_lessons(game)
    for number, step in enumerate(steps):
        expect(player.at("lesson-text")).to_be_visible()
        assert player.page.url.endswith(f"/learn/{game}/{step.id}")
        learn(player, step)
        if number < len(steps) - 1:
            player.at("lesson-next").click()
    player.page.goto("/learn")
    expect(player.at(f"learn-done-{game}")).to_contain_text(f"{len(steps)} of {len(steps)}")


# The questions of each game with controls of their own.
QUESTIONS = (("preferans", "talon"), ("paston", "bid"), ("prefa", "defend"), ("thousand", "talon"))


def test_lesson_of_each_game_can_be_done_by_clicks(visit: Open) -> None:
    player = visit("/?speed=instant")
    player.at("btn-learn").click()
    for game, lesson in QUESTIONS:
        arrive(player, f"/learn/{game}/{lesson}")
        learn(player, lessons.find_step(game, lesson))


def test_interrupted_lessons_go_on_and_wrong_answers_are_explained(visit: Open) -> None:
    player = visit("/learn/preferans/follow?speed=instant", PHONE | {"locale": "en-GB"})
    player.at("lesson-begin").click()
    player.at("card-KD").click()
    if player.at("card-KD").get_attribute("aria-pressed") == "true":
        player.at("card-KD").click()
    assert wait_for_verdict(player, ("bad",)) == "bad"
    expect(player.at("practice-note")).to_contain_text("Follow suit")
    player.page.goto("/learn/preferans/trick")
    learn(player, lessons.find_step("preferans", "trick"))
    player.page.goto("/learn")
    player.at("learn-go-preferans").click()
    player.page.wait_for_url("**/learn/preferans/follow")


def test_term_leads_to_its_lesson(visit: Open) -> None:
    player = visit("/learn/preferans/whist")
    player.at("lesson-begin").click()
    player.page.locator("[data-term=whist]").first.click()
    expect(player.at("term-lesson")).to_have_attribute("href", "/learn/preferans/whist")
    with player.page.context.expect_page() as opened:
        player.at("term-lesson").click()
    opened.value.get_by_test_id("lesson-text").wait_for()


def solve(player: Player, puzzle: Puzzle) -> None:
    """Solve a puzzle with the last of the right answers, until the page says that it is solved."""
    said: list[str] = []
    attempt = Attempt(puzzle)
    while not attempt.solved:
        right = [text for text in attempt.choices if Attempt(puzzle, said).judge(text).right]
        press_until_sent(player, right[-1])
        said.append(right[-1])
        attempt.judge(right[-1])
        wait_for_verdict(player, ("good",))
    expect(player.at("puzzle-next")).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("puzzle", KINDS, ids=lambda puzzle: f"{puzzle.kind}-{puzzle.id}")
def test_solved_puzzle_is_remembered(visit: Open, puzzle: Puzzle) -> None:
    player = visit(f"/puzzles/{puzzle.id}?speed=instant")
    expect(player.at("practice-side")).to_be_visible()
    solve(player, puzzle)
    kept = json.loads(player.page.evaluate("() => localStorage.getItem('prikup.puzzles')"))
    assert kept["solved"] == {puzzle.id: "first"}
    player.page.goto("/puzzles")
    expect(player.at("puzzle-count")).to_contain_text("1 of")


def test_wrong_answer_to_a_puzzle_is_refuted_and_can_be_tried_again(visit: Open) -> None:
    puzzle = next(one for one in puzzles.classic_puzzles() if one.id == "kovalevskaya")
    player = visit(f"/puzzles/{puzzle.id}?speed=instant")
    press(player, "JS")
    assert wait_for_verdict(player, ("bad",)) == "bad"
    expect(player.at("puzzle-line")).to_contain_text("J")
    expect(player.at("card-JS")).to_be_visible()
    player.at("puzzle-show").click()
    expect(player.at("puzzle-line")).to_contain_text("10")
    while player.at("puzzle-step").count():
        player.at("puzzle-step").click()
    expect(player.page.locator("[data-testid=hand] [data-card]")).to_have_count(0)
    player.at("puzzle-again").click()
    solve(player, puzzle)
    kept = json.loads(player.page.evaluate("() => localStorage.getItem('prikup.puzzles')"))
    assert kept["solved"] == {puzzle.id: "later"}
    player.page.goto("/puzzles")
    expect(player.at("puzzle-count")).to_contain_text("1 of")


def wrong_card(puzzle: Puzzle) -> str:
    """Return a card that does not solve a puzzle, and could not be announced."""
    choices = Attempt(puzzle).choices
    return next(text for text in choices if f"{text}!" not in choices and text not in puzzle.answers)


def test_puzzle_of_points_tells_the_points_and_takes_an_announcement(visit: Open) -> None:
    player = visit(f"/puzzles/{ANNOUNCING.id}?speed=instant", PHONE | {"locale": "en-GB"})
    expect(player.at("practice-note")).to_contain_text(f"{ANNOUNCING.target} points in all")
    attempt, wrong = Attempt(ANNOUNCING), wrong_card(ANNOUNCING)
    press_until_sent(player, wrong)
    assert wait_for_verdict(player, ("bad",)) == "bad"
    expect(player.at("practice-note")).to_contain_text(f"{attempt.judge(wrong).total} points")
    solve(player, ANNOUNCING)


def type_card(player: Player, text: str) -> None:
    """Type a card, its announcement first."""
    if text.endswith("!"):
        player.page.keyboard.press("Shift+Digit1")
    for key in text[:2].lower():
        player.page.keyboard.press(key)


def test_keyboard_alone_leads_from_the_start_page_to_a_solved_puzzle(visit: Open) -> None:
    player = visit("/?speed=instant")
    tab_to(player.page, "btn-puzzles")
    player.page.keyboard.press("Enter")
    tab_to(player.page, "theme-stop")
    player.page.keyboard.press("Enter")
    tab_to(player.page, "puzzle-go")
    player.page.keyboard.press("Enter")
    player.page.locator("[data-testid=hand] [data-card]").first.wait_for()
    number = player.page.url.partition("/puzzles/")[2].partition("?")[0]
    puzzle = next(one for one in SHOWN if one.id == number)
    attempt = Attempt(puzzle)
    while not attempt.solved:
        text = attempt.right_cards()[-1]
        expect(player.at(f"card-{text[:2]}")).to_have_attribute("aria-disabled", "false")
        with player.page.expect_response("**/api/puzzles/*"):
            type_card(player, text)
        attempt.judge(text)
        wait_for_verdict(player, ("good",))
    tab_to(player.page, "puzzle-next")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url(lambda url: f"/puzzles/{puzzle.id}?" not in url)


def test_puzzles_can_be_filtered_and_the_daily_one_opened(visit: Open) -> None:
    player = visit("/")
    player.at("btn-puzzles").click()
    player.at("theme-catch").click()
    player.at("filter-difficulty").select_option("5")
    wanted = [one for one in puzzles.shipped_puzzles() if one.kind == "catch" and one.difficulty == 5]
    expect(player.at("puzzle-count")).to_contain_text(f"of {len(wanted)}")
    player.at("puzzle-go").click()
    expect(player.at("practice-side")).to_be_visible()
    player.at("practice-back").click()
    expect(player.at("puzzle-count")).to_contain_text(f"of {len(wanted)}")
    player.at("puzzle-daily").click()
    expect(player.at("practice-side")).to_be_visible()


def test_puzzle_and_lesson_can_be_done_by_keyboard(visit: Open) -> None:
    player = visit("/puzzles/kovalevskaya?speed=instant")
    player.at("card-JS").wait_for()
    player.page.keyboard.press("ArrowRight")
    for _ in range(5):
        player.page.keyboard.press("ArrowRight")
    focused = player.page.evaluate("() => document.activeElement.dataset.card")
    player.page.keyboard.press("Enter")
    wait_for_verdict(player, ("good" if focused in ("KD", "QD", "JD", "TD") else "bad",))
    player.page.goto("/learn/preferans/bid")
    player.at("lesson-begin").wait_for()
    player.page.keyboard.press("Enter")
    player.at("bid-box").wait_for()
    player.page.keyboard.press("6")
    player.page.keyboard.press("h")
    wait_for_verdict(player, ("good",))
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/learn/preferans/talon")


FELTS = [
    *(f"/puzzles/{one.id}" for one in (*KINDS, NO_TRUMP, ANNOUNCING)),
    *(f"/learn/preferans/{step}" for step in ("trick", "bid", "talon", "whist", "misere", "allpass")),
    *(
        "/learn/prefa/defend",
        "/learn/paston/bid",
        "/learn/paston/whist",
        "/learn/thousand/bid",
        "/learn/thousand/talon",
    ),
]


FEW_FELTS = [
    f"/puzzles/{NO_TRUMP.id}",
    f"/puzzles/{ANNOUNCING.id}",
    "/learn/preferans/bid",
    "/learn/preferans/allpass",
    "/learn/thousand/talon",
]


@pytest.mark.parametrize("lang", sample(TONGUES, ("hy",)))
def test_judgement_covers_nothing_on_a_phone_held_sideways(visit: Open, lang: str) -> None:
    player = visit("/?speed=instant", DESKTOP | {"has_touch": True})
    set_language(player, lang)
    found: dict[str, list[str]] = {}
    for path, wrong in (
        ("/learn/preferans/follow", "KD"),
        ("/learn/preferans/whist", "pass"),
        ("/puzzles/kovalevskaya", "JS"),
        (f"/puzzles/{ANNOUNCING.id}", wrong_card(ANNOUNCING)),
    ):
        arrive(player, path)
        if path.startswith("/learn"):
            begin(player)
        press_until_sent(player, wrong)
        assert wait_for_verdict(player, ("bad",)) == "bad"
        for width, height in (SMALLEST_FLAT, (844, 390)):
            set_window_size(player.page, width, height)
            found[f"{path}, {width}x{height}"] = faults(player.page)
        set_window_size(player.page, 1280, 800)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("lang", sample(TONGUES, ("ru",)))
def test_practice_has_no_layout_faults(visit: Open, lang: str) -> None:
    player = visit("/?speed=instant", DESKTOP | {"has_touch": True})
    set_language(player, lang)
    found: dict[str, str] = {}
    for path in sample(FELTS, FEW_FELTS):
        arrive(player, path)
        if path.startswith("/learn"):
            begin(player)
        for width, height in sample(SIZES if lang in ("en", "ru") else TIGHT, TIGHT):
            set_window_size(player.page, width, height)
            for fault in faults(player.page):
                found.setdefault(fault, f"{path}, {width}x{height}")
    assert found == {}
    # The pages around the practice are no wider than a phone.
    set_window_size(player.page, 360, 640)
    lesson_pages = [f"/learn/{one.game}/{one.id}" for one in lessons.load_lessons("prefa")]
    for path in ("/", "/puzzles", "/learn", *sample(lesson_pages, lesson_pages[:1])):
        arrive(player, path)
        assert not wide(player.page), path


def test_practice_meets_accessibility_guidelines(visit: Open) -> None:
    player = visit("/puzzles?speed=instant")
    wrong: dict[str, list[str]] = {}
    for path in sample(("/puzzles", "/learn", *FELTS), ("/puzzles", FEW_FELTS[2])):
        arrive(player, path)
        wrong[path] = violations(player.page)
        if path.startswith("/learn/"):
            begin(player)
            wrong[f"{path}, begun"] = violations(player.page)
    assert {path: found for path, found in wrong.items() if found} == {}


def test_unknown_puzzle_and_lesson_are_reported(visit: Open) -> None:
    player = visit("/puzzles/none")
    expect(player.at("lost")).to_contain_text("no such puzzle")
    player.page.goto("/learn/preferans/castling")
    expect(player.at("lost")).to_contain_text("no such lesson")
