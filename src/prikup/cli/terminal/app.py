"""The application of the terminal table: keys, mouse and the pace of bots."""

from __future__ import annotations

import select
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any, ClassVar

from rich.text import Text
from textual import events as ui
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.widgets import Static

from prikup.bots.faults import count_faults
from prikup.cli.faults import fault_line
from prikup.cli.terminal import panels
from prikup.cli.terminal.choices import choice_rows
from prikup.cli.terminal.claims import ClaimBox
from prikup.cli.terminal.draw import (
    MIN_WIDE_COLUMNS,
    SIDE_PANEL_COLUMNS,
    Cursor,
    TableRenderer,
    place_side_by_side,
)
from prikup.cli.terminal.driver import PERSON_SEAT, LocalTable
from prikup.cli.terminal.typing import type_answer
from prikup.cli.terminal.words import keyboard_translation
from prikup.core import PrikupError
from prikup.table import BotTurn, events
from prikup.vocabulary import terms
from prikup.words.catalogue import find_message, say

TICK_S = 0.05
MIN_SCREEN_COLUMNS, MIN_SCREEN_ROWS = 80, 24
"""The smallest terminal in which the table is drawn, as the message ``terminal-small`` says."""
PANEL_KEYS = {"S": "sheet", "L": "last", "T": "talon", "H": "hint", "?": "help"}


class TableApp(App[None]):
    """A table of one person and bots; ``pause`` and ``hold`` are the seconds a bot and a full trick take.

    ``keep`` is called after each deal.
    """

    CSS = """
    Screen { layout: vertical; }
    #table { height: 100%; }
    #scroll { display: none; height: 100%; }
    """
    BINDINGS: ClassVar[list[Any]] = []
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        local: LocalTable,
        lang: str,
        pause: float = 0.6,
        hold: float = 1.2,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        self.local = local
        self.lang = lang
        self.pause = pause
        self.hold = hold
        self.cursor = Cursor()
        self.buffer = ""
        self.note = ""
        self.trouble = ""
        self.panel = ""
        self.claiming: ClaimBox | None = None
        self._turn: BotTurn | None = None
        self._due = 0.0
        self._asked: int | None = None
        self._confirming: str | None = None
        self._keep = keep
        self._kept = 0

    def compose(self) -> ComposeResult:
        """Yield the table and the scrolling panel over it."""
        yield Static(id="table")
        with VerticalScroll(id="scroll"):
            yield Static(id="panel")

    def on_mount(self) -> None:
        """Start the timer and draw."""
        self.title = "Prikup"
        self.set_interval(TICK_S, self.tick)
        self.tick()
        self.refresh_table()

    def _say(self, name: str) -> str:
        return say(self.lang, name)

    # time ----------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Let the next bot act when its time has come; exit if the terminal is closed."""
        if self.has_lost_terminal():
            self.exit()
            return
        turn = self.local.advance()
        now = monotonic()
        if turn != self._turn:
            self._turn = turn
            self._due = max(self._due, now + self.pause) if turn is not None else now
            self.refresh_table()
        if turn is None or now < self._due:
            return
        self._turn = None
        faults_before, has_ended_trick = count_faults(self.local.faults), self.local.play_bot(turn)
        if count_faults(self.local.faults) > faults_before:
            self.trouble = self._describe_fault(turn.bot)
        self._due = now + (self.hold if has_ended_trick else 0.0)
        self.local.advance()
        self.refresh_table()

    def has_lost_terminal(self) -> bool:
        """Return True if the terminal has been closed; not every terminal sends a signal."""
        if self.is_headless or sys.platform == "win32":
            return False
        poll = select.poll()
        poll.register(sys.stdin.fileno(), 0)
        hangup = select.POLLHUP | select.POLLERR | select.POLLNVAL
        return any(event & hangup for _, event in poll.poll(0))

    def refresh_table(self) -> None:
        """Draw after a change; with a new question, point at its first legal choice."""
        if len(self.local.table.deals) != self._kept:
            self._kept = len(self.local.table.deals)
            self._keep()
        prompt = self.local.table.prompts[PERSON_SEAT]
        if prompt != self._asked:
            self._asked = prompt
            self.cursor = self._find_first_legal()
            self.buffer = self.note = ""
            self.claiming = self._confirming = None
        if self.local.table.stage == "finished" and self.panel not in ("sheet", "help"):
            self.panel = "final"
        self.redraw()

    def _find_first_legal(self) -> Cursor:
        """Return the position of the first legal choice; in a discard, of the first card."""
        view = self.local.state().view
        if view is None:
            return Cursor()
        legal = {choice.text for choice in view.choices if choice.legal}
        for row_index, row in enumerate(choice_rows(view)):
            for index, text in enumerate(row):
                if text in legal or view.asks == "discard":
                    return Cursor(row_index, index)
        return Cursor()

    def _describe_fault(self, bot: str) -> str:
        """Return the bot's last fault as a line, which stays until a key is pressed."""
        last = next(fault for fault in reversed(self.local.faults) if fault.bot == bot)
        return fault_line(last, self.lang)

    # drawing -------------------------------------------------------------------------------------

    def on_resize(self, event: ui.Resize) -> None:
        """Draw for the new size, which the app does not have yet."""
        self.redraw(event.size)

    def redraw(self, size: Size | None = None) -> None:
        """Draw everything for the current or the given size, if the table is mounted."""
        if not self.query("#table"):
            return
        width, height = size or self.size
        table, scroll = self.query_one("#table", Static), self.query_one("#scroll", VerticalScroll)
        if width < MIN_SCREEN_COLUMNS or height < MIN_SCREEN_ROWS:
            scroll.display, table.display = False, True
            table.update(Text(self._say("terminal-small")))
            return
        lines = self.panel_lines(width)
        scroll.display = lines is not None
        table.display = lines is None
        if lines is not None:
            self.query_one("#panel", Static).update(Text("\n").join(lines))
            return
        table.update(Text("\n").join(self.table_lines(width, height)))

    def panel_lines(self, width: int) -> list[Text] | None:
        """Return the lines of the open panel, None if there is none."""
        state = self.local.state()
        if state.view is None:
            return None
        drawing = self._make_drawing(width)
        close = Text(self._say("terminal-close"), style="dim")
        match self.panel:
            case "sheet":
                return [*panels.sheet_lines(drawing), Text(""), close]
            case "help":
                return [*panels.help_lines(drawing), Text(""), close]
            case "hint" if state.prompt is not None:
                return [*panels.hint_lines(drawing, self.local.hint()), Text(""), close]
            case "final":
                return [*panels.final_lines(drawing), Text(""), Text(self._say("terminal-keys"), style="dim")]
            case "last" if state.view.last_trick is not None:
                return [*panels.trick_lines(drawing, state.view.last_trick), Text(""), close]
        return None

    def table_lines(self, width: int, height: int) -> list[Text]:
        """Return the lines of the table, as many as fill the screen."""
        state = self.local.state()
        if state.view is None:
            return [Text("")]
        is_wide = width >= MIN_WIDE_COLUMNS
        inner = width - SIDE_PANEL_COLUMNS - 2 if is_wide else width
        drawing = self._make_drawing(inner)
        body = [Text(""), *drawing.others(), Text(""), Text(" ") + drawing.contract()]
        if self.local.table.unseen:
            body += [Text(" ") + line for line in panels.result_lines(drawing)]
            body += [Text(""), Text(f" {self._say('terminal-next')}", style="bold yellow")]
        else:
            own_lines = self.claiming.lines(drawing) if self.claiming else drawing.mine()
            # Many choices leave fewer lines for the middle of the table.
            body += _pad_lines(drawing.centre(), max(2, min(5, height - 4 - len(body) - len(own_lines))))
            body += [Text(" ") + drawing.question(), *own_lines]
        height_left = height - 3
        if not is_wide and len(body) < height_left:
            logged = drawing.log(height_left - len(body))
            body += [Text("")] * (height_left - len(body) - len(logged)) + [
                _dim_line(line) for line in logged
            ]
        body = _pad_lines(body, height_left)
        for line in body:
            line.truncate(inner, overflow="ellipsis")
        if is_wide:
            side_lines = [
                Text(""),
                *drawing.draw_short_sheet(),
                Text(""),
                Text(self._say("terminal-log"), style="bold"),
            ]
            side_lines = _pad_lines([*side_lines, *drawing.log(height_left - len(side_lines))], height_left)
            body = [_join_columns(left, right, inner) for left, right in zip(body, side_lines, strict=True)]
        header = self._make_drawing(width).header()
        footer = Text(f" {self._say('terminal-keys')}"[:width], style="dim")
        return [header, *body, self._make_note_line(), footer]

    def _make_drawing(self, width: int) -> TableRenderer:
        return TableRenderer(self.local.state(), self.local.names, self.lang, self.cursor, width)

    def _make_note_line(self) -> Text:
        """Return the line with the letters that are being typed, else with the note or the last fault."""
        if self.buffer:
            return Text(f" {self.buffer.upper()}_", style="bold")
        note = self.note or self.trouble
        return Text(f" {note}", style="bold red" if note else "")

    # keys ----------------------------------------------------------------------------------------

    def on_key(self, event: ui.Key) -> None:
        """Handle a key."""
        key = event.character.translate(keyboard_translation()) if event.character else ""
        if event.key in ("ctrl+c", "ctrl+q"):
            self.exit()
            return
        event.stop()
        event.prevent_default()
        self.note, self.trouble, note = "", "", self.note
        try:
            self._handle_key(event.key, key, note)
        except PrikupError as error:
            self.note = error.told(self.lang)
        self.local.advance()
        self.refresh_table()

    def _handle_key(self, name: str, key: str, note: str) -> None:
        """Do what a key means now; ``note`` is the note that was shown when it was pressed."""
        if note in (self._say("terminal-end"), self._say("terminal-leave")):
            self._confirm(key, note)
        elif self.panel not in ("", "final") and name in ("escape", "enter"):
            self.panel = ""
        elif key in PANEL_KEYS:
            self._toggle_panel(PANEL_KEYS[key])
        elif key in ("Q", "E", "U", "C"):
            self._run_command(key)
        elif self.panel:
            self._scroll(name)
        elif self.claiming is not None:
            self._handle_claim_key(name, key)
        elif self.local.table.unseen:
            if name == "enter" or key == "n":
                self.local.put(events.Next(by=PERSON_SEAT))
        else:
            self._handle_answer_key(name, key)

    def _handle_answer_key(self, name: str, key: str) -> None:
        """Handle a key that answers the open question."""
        if name in ("left", "right", "up", "down"):
            self._move_cursor(name)
        elif name == "enter":
            self._handle_enter()
        elif name in ("space", "escape", "backspace"):
            self._handle_space(name)
        elif key.isalnum():
            self._type_key(key)

    def _confirm(self, key: str, note: str) -> None:
        """Do what the question ``note`` asks, leave or ask to end the match, if the key is ``y``."""
        if key.lower() != "y":
            return
        if note == self._say("terminal-leave"):
            self.exit()
            return
        self.local.put(events.AskEnd(by=PERSON_SEAT))

    def _toggle_panel(self, panel: str) -> None:
        """Open a panel, or close it if it is open; write a note instead if there is nothing to show."""
        view = self.local.state().view
        if panel == "talon":
            talon = view.talon if view is not None else None
            talon_text = " ".join(terms.name_card(card.text, self.lang) for card in talon or ())
            self.note = (
                self._say("table-talon") + self._say("joint-name") + talon_text
                if talon_text
                else self._say("table-no-talon")
            )
        elif panel == "hint" and self.local.table.prompts[PERSON_SEAT] is None:
            self.note = self._say("error-hints-turn")
        elif panel == "last" and (view is None or view.last_trick is None):
            self.note = self._say("table-no-last-trick")
        else:
            self.panel = "" if self.panel == panel else panel

    def _run_command(self, key: str) -> None:
        """Do what a capital letter means: leave, end the match, undo, or begin a claim."""
        if key == "Q":
            if self.local.table.stage == "finished":
                self.exit()
            self.note = self._say("terminal-leave")
        elif key == "E":
            self.note = self._say("terminal-end")
        elif key == "U":
            self.local.put(events.AskUndo(by=PERSON_SEAT))
            self.local.advance()
            self.note = self._say("table-undone")
        else:
            state = self.local.state()
            if state.view is not None:
                self.claiming = ClaimBox.open(state.view, PERSON_SEAT)

    def _scroll(self, name: str) -> None:
        """Scroll the open panel."""
        scroll = self.query_one("#scroll", VerticalScroll)
        match name:
            case "up":
                scroll.scroll_up(animate=False)
            case "down":
                scroll.scroll_down(animate=False)
            case "pageup":
                scroll.scroll_page_up(animate=False)
            case "pagedown":
                scroll.scroll_page_down(animate=False)

    def _handle_claim_key(self, name: str, key: str) -> None:
        """Handle a key while a claim is made: drop it, offer it or change it."""
        assert self.claiming is not None
        if name == "escape":
            self.claiming = None
        elif name == "enter":
            self.local.put(events.Move(by=PERSON_SEAT, text=self.claiming.text(), prompt=None))
            self.claiming = None
        else:
            self.claiming = self.claiming.key(name, key)

    def _move_cursor(self, name: str) -> None:
        """Move the cursor by an arrow key, round the rows of choices."""
        view = self.local.state().view
        grid = choice_rows(view) if view is not None else []
        if not grid:
            return
        row, index = self.cursor.row, self.cursor.place
        if name in ("up", "down"):
            row = (row + (1 if name == "down" else -1)) % len(grid)
        else:
            index += 1 if name == "right" else -1
        row = row if grid[row] else 0
        index = index % len(grid[row]) if name in ("left", "right") else min(index, len(grid[row]) - 1)
        self.cursor = self.cursor._replace(row=row, place=index)

    def _find_pointed(self) -> str | None:
        """Return the choice under the cursor, None if there is none."""
        view = self.local.state().view
        grid = choice_rows(view) if view is not None else []
        row, index = self.cursor.row, self.cursor.place
        return grid[row][index] if row < len(grid) and index < len(grid[row]) else None

    def _handle_enter(self) -> None:
        """Take what was typed, the two cards marked for the discard, or the choice under the cursor."""
        view = self.local.state().view
        texts = [] if view is None else [choice.text for choice in view.choices]
        typed = next((text for text in texts if text.removeprefix("name ") == self.buffer), None)
        if typed is not None:
            self._choose(typed)
            return
        is_discarding = view is not None and view.asks == "discard" and view.acting and self.cursor.row == 0
        if is_discarding and len(self.cursor.chosen) == 2:
            self.local.move("discard " + " ".join(self.cursor.chosen))
            return
        text = self._find_pointed()
        if text is not None:
            self._choose(text)

    def _handle_space(self, name: str) -> None:
        """Take the choice under the cursor at a space; drop what was typed, and at Escape also the marks."""
        if name == "space":
            text = self._find_pointed()
            if text is not None and self.local.table.prompts[PERSON_SEAT] is not None:
                self._choose(text)
        self.buffer = ""
        if name == "escape":
            self.cursor = self.cursor._replace(chosen=())

    def _type_key(self, key: str) -> None:
        """Add a letter or digit to what was typed, and take the choice that it completes."""
        view = self.local.state().view
        if view is None or (view.acting is None and not view.offers):
            return
        if key.lower() == "o" and any(offer.text == "open" for offer in view.offers):
            self.local.put(events.Move(by=PERSON_SEAT, text="open", prompt=None))
            return
        typed = type_answer(self.buffer, key, view, self._find_pointed() or "")
        self.buffer = typed.buffer
        if typed.choice is not None:
            self._choose(typed.choice)

    def _choose(self, text: str) -> None:
        """Do what was chosen; a card to discard is only marked."""
        view = self.local.state().view
        if (
            view is not None
            and view.asks == "discard"
            and text not in [choice.text for choice in view.choices]
        ):
            chosen = self.cursor.chosen
            if text in chosen:
                chosen = tuple(choice for choice in chosen if choice != text)
            elif len(chosen) < 2:
                chosen = (*chosen, text)
            self.cursor = self.cursor._replace(chosen=chosen)
        elif self._confirming != text and (question := self._find_confirmation(text)):
            self.note, self._confirming = question, text
        else:
            self.local.move(text)

    def _find_confirmation(self, text: str) -> str:
        """Return the question that confirms a grave choice; "" if the choice needs none."""
        state = self.local.state()
        if state.view is None or state.scene is None or text not in state.view.legal:
            return ""
        question = find_message(self.lang, f"{state.view.game}-sure-{text}", f"sure-{text}")
        call = self._make_drawing(self.size.width).describe_call(text) if text in state.scene.bold else ""
        return (
            say(self.lang, question) if question else say(self.lang, "turn-sure", what=call) if call else ""
        )

    def action_pick(self, text: str) -> None:
        """Take a choice that was clicked."""
        self.note = ""
        try:
            self._choose(text)
        except PrikupError as error:
            self.note = error.told(self.lang)
        self.local.advance()
        self.refresh_table()


def _pad_lines(lines: list[Text], height: int) -> list[Text]:
    """Return exactly ``height`` lines: the first ones, or all with empty ones after them."""
    return [*lines, *([Text("")] * (height - len(lines)))][:height]


def _dim_line(line: Text) -> Text:
    """Return a line indented and dimmed."""
    dim = Text("  ") + line
    dim.stylize("dim")
    return dim


def _join_columns(left: Text, right: Text, width: int) -> Text:
    """Return a line of the table and one of the side panel, with a rule between them."""
    line = place_side_by_side([left], width)
    line.append("│ ", "dim")
    line.append_text(right)
    line.truncate(width + SIDE_PANEL_COLUMNS + 2, overflow="ellipsis")
    return line
