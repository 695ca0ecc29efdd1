"""The terminal table, run headless: every phase in two languages and sizes."""

from __future__ import annotations

import asyncio
from itertools import cycle

import msgspec
import pytest
from rich.cells import cell_len

from prikup import bots
from prikup.cli.terminal.app import TableApp
from prikup.cli.terminal.choices import choice_rows
from prikup.cli.terminal.draw import Cursor, TableRenderer
from prikup.cli.terminal.driver import PERSON_SEAT, LocalTable
from prikup.cli.terminal.typing import type_key
from prikup.cli.terminal.words import keyboard_translation
from prikup.core import Match, View
from prikup.games import GAMES
from prikup.records import read, verify, write
from prikup.table import events
from prikup.words.catalogue import languages
from prikup.words.catalogue import say as spoken
from tests import sizes
from tests.games.paston import scripts as paston
from tests.games.thousand.scripts import deal, say, start

RULES = "wikipedia-sochi; target=4"


def make_table(
    rules: str = RULES, seed: str = "1", rivals: tuple[str, ...] = ("rules", "rules"), game: str = "preferans"
) -> LocalTable:
    return LocalTable(game, rules, ("You", "Boris", "Vera", "Grigory"), rivals, seed)


def screen_text(app: TableApp) -> str:
    width, height = app.size
    lines = app.panel_lines(width) or app.table_lines(width, height)
    return "\n".join(line.plain for line in lines)


async def until_asked(app: TableApp) -> None:
    """Let the bots act until the person is asked."""
    table = app.local
    while (turn := table.advance()) is not None:
        table.play_bot(turn)
    app.refresh_table()


def act(app: TableApp, bot: str = "rules") -> str:
    """Act as a bot would, or go on from a result; return what was asked."""
    table = app.local
    if table.table.unseen:
        table.put(events.Next(by=PERSON_SEAT))
        return "next"
    view = table.state().view
    assert view is not None
    table.move(bots.make(bot, len(view.log)).choose(view))
    return view.asks


@pytest.mark.parametrize(
    ("rules", "players", "seed", "lang", "width"),
    sizes.sample(
        [
            (RULES, 3, "2", "en", 80),
            (RULES, 3, "2", "ru", 120),
            ("fspr-leningrad; target=3; game_end=average_reach", 4, "4", "ru", 80),
            ("game-farm; target=4", 4, "2", "en", 120),
            ("game-farm; target=4", 3, "0", "ru", 80),
        ],
        [
            (RULES, 3, "2", "en", 80),
            ("game-farm; target=4", 4, "2", "en", 120),
            ("game-farm; target=4", 3, "0", "ru", 80),
        ],
    ),
)
def test_every_phase_fits_the_screen(rules: str, players: int, seed: str, lang: str, width: int) -> None:
    app = TableApp(make_table(rules, seed, ("rules",) * (players - 1)), lang, 0, 0)
    table, asked = app.local, set()
    height = 24 if width == 80 else 40
    while table.table.stage != "finished":
        turn = table.advance()
        if turn is None:
            asked.add(act(app))
        else:
            table.play_bot(turn)
        lines = app.table_lines(width, height)
        assert len(lines) == height
        assert max(line.cell_len for line in lines) <= width
    app.panel = "final"
    last = app.panel_lines(width)
    assert last is not None and any("= 0" in line.plain for line in last)
    assert {"bid", "defend", "discard", "name", "play", "next"} <= asked
    record = table.record()
    assert read(write(record)) == record
    assert len(verify(record)) == len(table.table.deals)


OTHERS = [
    ("prefa", "prefa-nakayoshi", 3, {"bid", "discard", "name", "defend", "play"}),
    ("prefa", "prefa-prefadoros; all_pass=polles", 4, {"bid", "discard", "name", "defend", "play"}),
    ("paston", "paston-pagat", 3, {"bid", "discard", "name", "defend", "play"}),
    ("thousand", "thousand-blog", 3, {"bid", "give", "name", "play"}),
    ("thousand", "thousand-32", 4, {"bid", "discard", "name", "play"}),
    ("thousand", "thousand-blog", 2, {"bid", "talon", "discard", "name", "play"}),
]


SCREENS = (("en", 80), ("ru", 120))


@pytest.mark.parametrize(
    ("game", "rules", "players", "asks", "lang", "width"),
    sizes.sample(
        [(*one, *screen) for one in OTHERS for screen in SCREENS],
        [(*one, *screen) for one, screen in zip(OTHERS, cycle(SCREENS), strict=False)],
    ),
)
def test_every_game_fits_the_screen(
    game: str, rules: str, players: int, asks: set[str], lang: str, width: int
) -> None:
    app = TableApp(make_table(rules, "3", ("random",) * (players - 1), game), lang, 0, 0)
    table = app.local
    asked: set[str] = set()
    height = 24 if width == 80 else 40
    while (len(table.table.deals) < 2 or not asks <= asked) and table.table.stage != "finished":
        turn = table.advance()
        if turn is None:
            asked.add(act(app, "random"))
        else:
            table.play_bot(turn)
        view = table.state().view
        assert view is not None
        drawn = [line.plain for line in app.table_lines(width, height)]
        assert len(drawn) == height
        assert max(map(cell_len, drawn)) <= width
        if view.acting is not None and view.asks not in ("play", "discard") and not table.table.unseen:
            assert all(any(text in line for line in drawn) for text in last_row_texts(app, width))
    app.panel = "sheet"
    assert app.panel_lines(width) is not None
    assert asks <= asked


def last_row_texts(app: TableApp, width: int) -> list[str]:
    """Return the texts of the last row of choices."""
    state = app.local.state()
    assert state.view is not None
    drawing = TableRenderer(state, app.local.names, app.lang, app.cursor, width)
    found = choice_rows(state.view)
    return [drawing.describe_call(text) for text in found[-1]] if found else []


def start_thousand(rules: str, *said: str) -> TableApp:
    """Return a Thousand table after these actions; its person has four aces and two marriages."""
    app = TableApp(make_table(rules, "2", ("random", "random"), "thousand"), "en", 0, 0)
    app.local.advance()
    match = deal(start(rules), "AKQ.AJ.A.A", "T9.T9.T9.T", "J..KQ.KQJ9", talon="JD KH QH").state
    return set_match(app, say(match, *said))


def set_match(app: TableApp, match: Match) -> TableApp:
    """Set the match of a terminal in which the person is asked."""
    prompts = (app.local.table.version, None, None)
    app.local.table = msgspec.structs.replace(app.local.table, match=match, prompts=prompts)
    return app


def choice_texts(app: TableApp) -> list[list[str]]:
    """Return the rows of choices, as shown."""
    state = app.local.state()
    assert state.view is not None
    drawing = TableRenderer(state, app.local.names, app.lang, app.cursor, 80)
    return [[drawing.describe_call(text) for text in row] for row in choice_rows(state.view)]


def test_bids_in_points_are_limited_to_possible_ones() -> None:
    rules = "thousand-blog; ace_marriage=200; redeal_hand_below=none"
    assert choice_texts(start_thousand(rules)) == [["pass"], ["100"]]
    taken = ("100", "pass", "pass", "give JD 1", "give KS 2")
    named = choice_texts(start_thousand(rules, *taken))
    assert [len(row) for row in named] == [12, 12, 1] and named[0][:2] == ["100", "105"]


def test_only_possible_announcements_are_offered() -> None:
    rules = "thousand-blog; ace_marriage=200; redeal_hand_below=none"
    taken = ("100", "pass", "pass", "give JD 1", "give KS 2", "name 100")
    assert len(choice_texts(start_thousand(rules, *taken))) == 1  # no announcement with the first lead
    _, found = choice_texts(start_thousand(rules, *taken, "JH", "9H", "JC"))
    assert sorted(found) == sorted([*(f"A{suit} four aces" for suit in "♠♣♦♥"), "K♥ marriage", "Q♥ marriage"])


@pytest.mark.parametrize(
    ("lang", "word", "stake"),
    [
        ("en", "whist", "owe 2, +20 each above, short to −20"),
        ("ru", "whist", "взять 2, +20 за лишнюю, недобор до −20"),
        ("en", "pass", ""),
    ],
)
def test_selected_choice_shows_its_stake(lang: str, word: str, stake: str) -> None:
    app = TableApp(make_table("paston-nakayoshi", "2", ("random", "random"), "paston"), lang, 0, 0)
    app.local.advance()
    match = say(paston.usual(), "pass", "paston", "pass")
    set_match(app, say(match, paston.legal(match)[0], "name glitch", "whist"))
    view = app.local.state().view
    assert view is not None
    (row,) = choice_rows(view)
    app.cursor = Cursor(0, row.index(word))
    question = TableRenderer(app.local.state(), app.local.names, app.lang, app.cursor, 80).question().plain
    assert question.endswith(f"   {stake}" if stake else "?")


def test_next_player_sits_on_the_side_of_rotation() -> None:
    def sides(game: str, rules: str) -> list[int]:
        app = TableApp(make_table(rules, game=game), "en", 0, 0)
        app.local.advance()
        return TableRenderer(app.local.state(), app.local.names, app.lang, app.cursor, 80).left_to_right()

    assert sides("prefa", "prefa-nakayoshi") == [2, 1]
    assert sides("paston", "paston-nakayoshi") == [1, 2]


def test_deal_can_be_played_by_keys() -> None:
    async def script() -> set[str]:
        app = TableApp(make_table(seed="3"), "en", 0, 0)
        asked: set[str] = set()
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app)
            while not app.local.table.deals:
                view = app.local.state().view
                assert view is not None
                asked.add(view.asks)
                if view.asks == "discard":
                    await pilot.press("space", "right", "space")
                elif view.asks == "bid" and view.seats[PERSON_SEAT].calls == ():
                    await pilot.press("6", "s")
                if view.asks != "bid" or view.seats[PERSON_SEAT].calls:
                    await pilot.press("enter")
                await until_asked(app)
            assert "Deal 1 is written" in screen_text(app)
            await pilot.press("enter")
            assert not app.local.table.unseen
        return asked

    assert {"bid", "discard", "name", "play"} <= asyncio.run(script())


async def play_until_choice(app: TableApp, text: str) -> None:
    """Let everybody act until the person can choose this text."""
    while True:
        turn = app.local.advance()
        view = app.local.state().view
        assert view is not None
        may = [choice.text for choice in (*view.choices, *view.offers) if choice.legal]
        if not app.local.table.unseen and any(one.startswith(text) for one in may):
            app.refresh_table()
            return
        if turn is None:
            act(app)
        else:
            app.local.play_bot(turn)


def press_key(rules: str, seed: str, text: str, key: str, players: int = 3) -> tuple[str, str]:
    """Return the screen when the person can choose a text, and the screen after a key."""

    async def script() -> tuple[str, str]:
        app = TableApp(make_table(rules, seed, ("rules",) * (players - 1)), "en", 60, 60)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_until_choice(app, text)
            before = screen_text(app)
            await pilot.press(*key.split())
            return before, screen_text(app)

    return asyncio.run(script())


def test_high_bid_must_be_confirmed() -> None:
    async def script() -> None:
        app = TableApp(make_table(), "en", 60, 60)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_until_choice(app, "9NT")
            for calls in ((), ("9NT",)):
                await pilot.press("9", "n")
                view = app.local.state().view
                assert view is not None
                assert view.seats[PERSON_SEAT].calls == calls
                assert app.note == ("" if calls else "9 NT? Press again.")

    asyncio.run(script())


def test_first_bidder_looks_or_bids_blind() -> None:
    before, after = press_key("game-farm", "0", "look", "l")
    assert "Look at your cards, or bid blind?" in before and "▒▒▒▒▒▒▒▒▒▒ 10 cards" in before
    assert "Your call" in after and "misère" in after
    assert "You: blind" in press_key("game-farm", "0", "look", "b")[1]


def test_lone_whister_opens_the_hands_before_being_asked() -> None:
    rules = "wikipedia-sochi; light_timing=until_first_defender_card; open_play=dummy_only"
    before, after = press_key(rules, "0", "open", "o")
    assert "O: open the hands" in before
    assert "O: open the hands" not in after and "You: open" in after


def test_talon_is_thrown_back_by_a_key() -> None:
    before, after = press_key("wikipedia-sochi; talon_throw=yes", "0", "throw", "z z", players=4)
    assert "throw it back" in before
    assert "Name the contract" in after


def test_aid_is_given_by_a_key() -> None:
    before, after = press_key("game-farm; target=2", "1", "aid", "enter")
    assert "who gets your points?" in before and "give none" in before
    assert "to whom" not in after


def test_resting_player_is_shown_as_resting() -> None:
    app = TableApp(make_table("fspr-leningrad", rivals=("rules",) * 3), "en", 0, 0)
    while (view := app.local.state().view) is None or view.seats[PERSON_SEAT].playing:
        turn = app.local.advance()
        if turn is None:
            act(app)
        else:
            app.local.play_bot(turn)
    assert any("you deal and rest" in line.plain for line in app.table_lines(80, 24))


def test_passer_with_open_cards_sees_who_plays_them() -> None:
    app = TableApp(make_table("wikipedia-sochi; concede=2; target=2", "4"), "en", 0, 0)
    while (view := app.local.state().view) is None or not view.seats[PERSON_SEAT].exposed:
        turn = app.local.advance()
        if turn is None:
            act(app)
        else:
            app.local.play_bot(turn)
    lines = [line.plain for line in app.table_lines(80, 24)]
    assert view.seats[PERSON_SEAT].role == "passer" and view.trick is not None
    assert "  Boris plays your cards" in [line.rstrip() for line in lines]
    assert lines[0].startswith(" Prikup  Sochi, 1 change, ")


def test_typed_letters_choose_on_any_keyboard_layout() -> None:
    async def script() -> None:
        app = TableApp(make_table(), "ru", 0, 0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("1")
            assert "1_" in screen_text(app)
            await pilot.press("escape", "5")
            assert app.local.table.prompts[PERSON_SEAT] is not None
            await pilot.press("з")
            assert app.note == ""
            view = app.local.state().view
            assert view is not None and view.seats[PERSON_SEAT].calls[:1] == ("pass",)

    asyncio.run(script())
    assert type_key("1", "0", "bid", ["10S"]).buffer == "10"
    assert type_key("10", "s", "bid", ["10S"]).choice == "10S"
    assert type_key("7", "n", "name", ["name 7NT"]).choice == "name 7NT"
    assert type_key("", "h", "defend", ["half"]).choice == "half"
    assert type_key("", "h", "bid", ["hold"]).choice == "hold"
    assert type_key("a", "x", "play", ["AS"]) == (None, "")
    own = GAMES["paston"].keys
    assert type_key("", "s", "bid", ["paston", "pass"], own).choice == "paston"
    assert type_key("", "h", "name", ["name dineri", "name gupa"], own).choice == "name gupa"
    assert type_key("", "m", "play", ["KS", "KS!"]).choice == "KS!"
    assert type_key("12", "0", "bid", ["115", "120"]).choice == "120"
    assert type_key("5", "0", "bid", ["50", "500"]) == (None, "50")
    assert type_key("5", "9", "bid", ["50", "500"]) == (None, "")


def test_panels_open_and_close_and_the_match_can_be_ended() -> None:
    async def script() -> None:
        app = TableApp(make_table(), "en", 0, 0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app)
            await pilot.press("S")
            assert "Score sheet" in screen_text(app)
            await pilot.press("escape", "question_mark")
            assert "Shift C" in screen_text(app)
            await pilot.press("enter", "L", "T")
            assert app.note == "the talon has not been shown"
            await pilot.press("C")
            assert "start of a trick" in app.note
            await pilot.press("U")
            assert "nothing in this deal" in app.note
            await pilot.press("E", "n")
            assert not app.local.record().finish
            await pilot.press("E", "y")
            assert app.local.table.stage == "finished"
            assert "The match is over" in screen_text(app)
            assert app.local.record().finish
            await pilot.press("Q")

    asyncio.run(script())


def test_card_is_given_to_player_under_the_cursor() -> None:
    async def script() -> None:
        app = TableApp(make_table("thousand-blog", "2", ("random", "random"), "thousand"), "en", 60, 60)
        async with app.run_test(size=(80, 24)) as pilot:
            while (view := app.local.state().view) is None or view.asks != "give" or view.acting is None:
                turn = app.local.advance()
                if turn is None:
                    act(app, "random")
                else:
                    app.local.play_bot(turn)
            app.refresh_table()
            card = next(one.text for one in view.seats[PERSON_SEAT].cards or ())
            rank, suit = ("10" if card[0] == "T" else card[0]), card[1]
            await pilot.press("down", *rank.lower(), suit.lower())
            assert "gives a card to" in screen_text(app)
            assert app.local.record().deals[-1].moves[-1] == f"give {card} 2"

    asyncio.run(script())


def test_claim_can_be_composed_and_offered() -> None:
    async def script() -> None:
        app = TableApp(make_table(), "en", 0, 0)
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(100):
                await until_asked(app)
                view = app.local.state().view
                assert view is not None
                if view.asks == "play" and any(one.text == "claim" and one.legal for one in view.offers):
                    break
                act(app)
            match = app.local.table.match
            assert match is not None and view is not None
            other = next(seat for seat in (1, 2) if match.offers(seat))
            left = view.seats[other].count
            division = "-".join(str(left if seat == other else 0) for seat in range(3))
            app.local.put(events.Move(by=other, text=f"claim {division}", prompt=None, bot="rules"))
            app.refresh_table()
            assert f"offers {app.local.names[other]} {left}" in screen_text(app)
            await pilot.press("n")
            await until_asked(app)
            await pilot.press("C", "down", "right", "l")
            assert app.claiming is not None and "hand laid open" in screen_text(app)
            await pilot.press("enter")
            assert app.claiming is None
            assert any("lay" in move for move in app.local.record().deals[-1].moves)

    asyncio.run(script())


def test_small_terminal_shows_a_message() -> None:
    async def script() -> str:
        app = TableApp(make_table(), "en", 0, 0)
        async with app.run_test(size=(40, 10)) as pilot:
            await pilot.pause()
            return str(app.query_one("#table").render())

    assert "too small" in asyncio.run(script())


SIZES = [(120, 40), (70, 20), (80, 24), (60, 15), (200, 60), (79, 24), (100, 30)]


@pytest.mark.parametrize(
    ("game", "rules", "players"),
    [("preferans", RULES, 3), ("preferans", "fspr-leningrad", 4), *(one[:3] for one in OTHERS)],
)
@pytest.mark.parametrize("panel", ["", "sheet", "help"])
def test_resize_is_drawn_at_once_without_wrapping(game: str, rules: str, players: int, panel: str) -> None:
    async def script() -> None:
        app = TableApp(make_table(rules, "3", ("rules",) * (players - 1), game), "en", 60, 60)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app)
            app.panel = panel
            for size in SIZES:
                await pilot.resize_terminal(*size)
                while app.screen._compositor.size != size:
                    await pilot.pause()
                assert screen_lines(app) == expected_lines(app, *size), size

    asyncio.run(script())


def screen_lines(app: TableApp) -> list[str]:
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def expected_lines(app: TableApp, width: int, height: int) -> list[str]:
    """Return the lines that a screen of this size should have."""
    if width < 80 or height < 24:
        lines = ["The terminal is too small: at least 80 by 24 is needed"]
    else:
        lines = [line.plain.rstrip() for line in app.panel_lines(width) or app.table_lines(width, height)]
    return [*lines, *[""] * height][:height]


def test_russian_letters_map_to_keys_in_the_same_place() -> None:
    assert "йцукенЗ qP".translate(keyboard_translation()) == "qwertyP qP"


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, cycle(("en", "ru")))))
def test_hint_is_shown_in_words_for_every_question(game: str, lang: str) -> None:
    rules = GAMES[game].presets[0]

    async def run() -> None:
        app = TableApp(make_table(rules, game=game), lang, pause=0)
        seen: set[str] = set()
        async with app.run_test(size=(100, 40)) as pilot:
            for _ in range(40):
                await until_asked(app)
                view = app.local.state().view
                asked = view is not None and app.local.table.prompts[PERSON_SEAT] is not None
                if view is not None and asked and (sizes.is_full() or view.asks not in seen):
                    seen.add(view.asks)
                    await pilot.press("H")
                    lines = screen_text(app).splitlines()
                    choices = lines[1 : lines.index("")]
                    assert app.panel == "hint" and choices and all(line.strip() for line in choices)
                    assert not any(
                        word in screen_text(app) for word in ("hint-", "discard ", "name ", "None")
                    )
                    await pilot.press("escape")
                    assert app.panel == ""
                act(app)
        assert {"bid", "play"} <= seen

    asyncio.run(run())


class Failing:
    """A bot that fails at its second decision and answers nonsense at every other."""

    asked = 0

    def choose(self, view: View) -> str:
        type(self).asked += 1
        return {2: {}}.get(type(self).asked, {"nothing": "nonsense"})["nothing"]


@pytest.mark.parametrize("lang", languages())
def test_bot_level_is_shown_in_the_language_of_the_table(lang: str) -> None:
    app = TableApp(make_table(), lang)
    drawing = TableRenderer(app.local.state(), app.local.names, lang, app.cursor, 80)
    lines = "\n".join(line.plain for line in drawing.others())
    assert lines.count(f"({spoken(lang, 'bot-level-rules')})") == 2


def test_failing_bot_is_reported_in_one_line_and_play_goes_on() -> None:
    Failing.asked = 0
    bot = f"{__name__}:Failing"
    app = TableApp(make_table(rivals=(bot, "rules")), "en", 0, 0)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            while len(app.local.faults) < 2:
                if app.local.advance() is None:
                    act(app)
                app.tick()
                await pilot.pause()
            lines = screen_text(app).splitlines()
            assert app.trouble in lines[-2] and f"{bot}: KeyError, once; first in deal 1, seat 1" in lines[-2]
            assert "(Failing)" in screen_text(app) and "(Regular)" in screen_text(app)
            await pilot.press("left")
            assert app.trouble == ""

    asyncio.run(run())
    illegal, failed = app.local.faults
    assert (illegal.kind, failed.kind, failed.count) == ("illegal", "KeyError", 1)
    assert "KeyError: 'nothing', in test_terminal.py:" in failed.why.text
    assert read(write(app.local.record())) == app.local.record()
