"""Drawing the table as lines of text; knows views and words, no keys and no rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from prikup.cards import Card
from prikup.cli import paper
from prikup.cli.terminal.choices import STRAINS, choice_rows, own_hand, sorted_hand, wants_few_tricks
from prikup.cli.terminal.words import agreed, bot_name, call
from prikup.core import SeatView, View
from prikup.sheet import Cell, Sheet
from prikup.sheet.explain import cell_label
from prikup.table import State, minutes_left
from prikup.vocabulary import terms
from prikup.words.catalogue import (
    SUIT_SIGNS,
    Value,
    find_message,
    format_number,
    format_signed,
    has_message,
    say,
    say_in,
)

SUIT_STYLES = {"S": "", "C": "green", "D": "dodger_blue2", "H": "red"}
MIN_WIDE_COLUMNS = 112
SIDE_PANEL_COLUMNS = 40
RESTING_PLAYER_COLUMNS = 20
SHORT_SHEET_ACCOUNTS = 2
"""Accounts in the short form of the sheet."""


class Cursor(NamedTuple):
    """Row and place of the choice that is pointed at, and the cards chosen to discard."""

    row: int = 0
    place: int = 0
    chosen: tuple[str, ...] = ()


def suited(text: str) -> Text:
    """Return a text with its suit signs coloured."""
    drawn = Text(text)
    for letter, sign in SUIT_SIGNS.items():
        drawn.highlight_words([sign], SUIT_STYLES[letter])
    return drawn


def clickable(text: Text, action: str) -> Text:
    """Make a text run an action when it is clicked, and return it."""
    text.stylize(Style.from_meta({"@click": action}))
    return text


class TableRenderer:
    """The table as one viewer sees it."""

    def __init__(self, state: State, names: tuple[str, ...], lang: str, cursor: Cursor, width: int) -> None:
        assert state.view is not None
        self.names = names
        self.state = state
        self.view: View = state.view
        self.lang = lang
        self.cursor = cursor
        self.width = width
        self.me = state.table.me or 0
        self.legal = {choice.text: choice.legal for choice in self.view.choices}

    def say(self, name: str, attribute: str = "", /, **data: Value) -> str:
        """Return a message in the viewer's language."""
        return say(self.lang, name, attribute, **data)

    def card(self, card: Card) -> str:
        """Return a card as text: ``10♠``."""
        return terms.name_card(card.text, self.lang)

    # names ---------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Return the name of a player."""
        return self.say("table-you") if seat == self.me else self.names[seat]

    def left_to_right(self) -> list[int]:
        """Return the other seats from left to right; in clockwise play the next player is on the left."""
        n = len(self.view.seats)
        others = [(self.me + step) % n for step in range(1, n)]
        return others if self.view.clockwise else others[::-1]

    # regions -------------------------------------------------------------------------------------

    def header(self) -> Text:
        """Return the top line: the rules and the number of the deal."""
        view = self.view
        left = f" Prikup  {agreed(self.lang, view.game, self.state.table.rules)}"
        if hasattr(view.options, "target"):
            target = view.options.target
            left += self.say("joint-list") + (
                self.say("table-no-target")
                if target is None
                else say_in(view.game, self.lang, "sheet-target", target=target)
            )
        right = self.deal_number() + " "
        gap = max(1, self.width - cell_len(left) - cell_len(right))
        return Text(left + " " * gap + right, style="reverse")

    def deal_number(self) -> str:
        """Return the number of the deal, of how many if that is known, and the time that is left."""
        scene, clock = self.state.scene, self.state.table.clock
        last = None if scene is None else scene.last_deal
        said = self.say("table-deal", number=self.view.deal_no)
        if last is not None:
            said = self.say("table-deal-of", number=self.view.deal_no, last=last)
        if clock is not None:
            minutes = minutes_left(clock, self.state.now)
            left = self.say("table-time-left", minutes=minutes) if minutes else self.say("table-time-over")
            said += self.say("joint-list") + left
        return said

    def others(self) -> list[Text]:
        """Return the other players side by side, in three lines."""
        seats = self.left_to_right()
        resting = [seat for seat in seats if not self.view.seats[seat].playing]
        narrow = min(RESTING_PLAYER_COLUMNS, self.width // len(seats))
        wide = (self.width - narrow * len(resting)) // (len(seats) - len(resting))
        widths = [narrow if seat in resting else wide for seat in seats]
        blocks = [self._block(seat, width) for seat, width in zip(seats, widths, strict=True)]
        return [_row([block[at] for block in blocks], widths) for at in range(3)]

    def _block(self, seat: int, width: int) -> list[Text]:
        one = self.view.seats[seat]
        lines = [self._name_line(seat), Text("  "), Text("  ")]
        if lines[0].cell_len >= width:
            lines[0] = self._name_line(seat, with_tricks=False)
            if lines[0].cell_len >= width:
                lines[0] = self._name_line(seat, with_tricks=False, with_bot=False)
            lines[2].append(f"{self._tricks(one)}  ")
        if one.cards is not None and one.playing:
            hand = self.hand(own_hand(self.view, seat))
            lines[1].append_text(hand if hand.cell_len < width - 2 else self.suits(one.cards))
        elif one.shown is not None:
            lines[1].append_text(self.suits(one.shown))
            lines[1].stylize("dim")
            lines[2].append(self.say("table-shown", n=one.count) + "  ", "dim")
        elif one.count:
            lines[1].append_text(self._backs(one.count))
        lines[2].append_text(self._calls(one))
        for line in lines:
            line.truncate(width - 1, overflow="ellipsis")
        return lines

    def _backs(self, cards: int) -> Text:
        return Text("▒" * cards + f" {self.say('count-cards', n=cards)}", "dim")

    def suits(self, cards: Iterable[Card]) -> Text:
        """Return cards by suits in a short form: ``♠AK7 ♥Q``."""
        by_suit: dict[str, str] = {}
        for one in sorted_hand(cards, self.view.contract.trump if self.view.contract else None):
            by_suit[one.suit.letter] = by_suit.get(one.suit.letter, "") + self.card(one)[:-1]
        return suited(" ".join(SUIT_SIGNS[suit] + ranks for suit, ranks in by_suit.items()))

    def _tricks(self, one: SeatView) -> str:
        """Return a player's tricks, or points if the game counts them; "" before the play."""
        trick = self.view.trick
        begun = trick is not None and (trick.plays or self.view.trick_winners)
        told = begun and (one.playing or one.tricks)
        if told and one.points is not None:
            return self.say("count-points", n=one.points)
        return self.say("count-tricks", n=one.tricks) if told else ""

    def _name_line(self, seat: int, with_tricks: bool = True, with_bot: bool = True) -> Text:
        one = self.view.seats[seat]
        acts = any(turn.by == seat for turn in self.view.turns)
        line = Text(" ▶ " if acts else "   ", style="bold yellow" if acts else "")
        line.append(self.name(seat), "bold underline" if acts else "bold")
        if with_bot and (bot := self.state.table.seats[seat].bot):
            line.append(f" ({bot_name(bot, self.lang)})", "dim")
        if self.view.dealer == seat:
            line.append(f"  {self.say('table-dealer')}", "dim")
        if one.role:
            line.append(f"  {self._role(one.role, seat)}", "cyan")
        if with_tricks and self._tricks(one):
            line.append(f"  {self._tricks(one)}")
        return line

    def _role(self, role: str, seat: int) -> str:
        name = find_message(self.lang, f"{self.view.game}-role-{role}", f"role-{role}")
        return role if name is None else self.say(name, me="who" if seat == self.view.seat else "none")

    def _calls(self, one: SeatView) -> Text:
        return suited("  ".join(map(self.said, one.calls[-5:])))

    def said(self, text: str) -> str:
        """Return a call or choice in words."""
        gift = text.removeprefix("aid ").split(":")
        if len(gift) == 2:
            return f"{self.name(int(gift[0]))} +{gift[1]}"
        if text.endswith("!"):
            what = call(self.lang, "marriage A" if text[0] == "A" else "marriage", self.view.game)
            return f"{terms.name_card(text[:-1], self.lang)} {what}"
        if text.startswith("give "):
            given, to = text.split()[1:-1], int(text[-1])
            return (
                terms.name_card(given[0], self.lang) if given else self.say("table-gives", who=self.name(to))
            )
        return call(self.lang, text, self.view.game)

    def hand(self, cards: Sequence[Card], pointed: bool = False) -> Text:
        """Return cards in a row; with ``pointed``, show the cursor."""
        line = Text()
        new = self.view.talon or () if self.view.asks == "discard" else ()
        suit = ""
        for place, one in enumerate(cards):
            line.append(" " if suit in ("", one.suit.letter) else "  ")
            suit = one.suit.letter
            drawn = suited(self.card(one))
            if pointed:
                self._point(drawn, one.text, place)
                clickable(drawn, f"app.pick({one.text!r})")
            if one in new:
                drawn.stylize("underline")
            line.append_text(drawn)
        return line

    def _point(self, drawn: Text, text: str, place: int) -> None:
        drawn.stylize("bold" if self.view.asks == "discard" or self.legal.get(text) else "dim")
        if text in self.cursor.chosen:
            drawn.stylize("on dark_green")
        if self.cursor.row == 0 and self.cursor.place == place:
            drawn.stylize("reverse")

    def contract(self) -> Text:
        """Return the contract and the tricks so far."""
        view = self.view
        played = view.contract
        if played is None:
            return Text("")
        if played.declarer is None:
            what = call(self.lang, played.text, view.game).capitalize()
            return Text(what + self.say("joint-name") + self.say("table-few"), style="bold")
        times = f" ×{played.factor}" if played.factor > 1 else ""
        who, what = self.name(played.declarer), self.said(played.text) + times
        line = suited(self.say("table-declarer", who=who, what=what))
        line.stylize("bold")
        taken = view.seats[played.declarer].tricks
        if wants_few_tricks(view):
            line.append(f"   {self.say('count-tricks', n=taken) if taken else self.say('table-no-trick')}")
        elif played.needs is not None:
            line.append(f"   {self.say('table-needs', taken=taken, needs=played.needs)}")
            line.append(f"   {self.say('table-against', n=played.against or 0)}", "dim")
        elif played.trump is not None:
            line.append_text(suited(f"   {self.say('table-trump', suit=SUIT_SIGNS[played.trump])}"))
        return line

    def centre(self) -> list[Text]:
        """Return the trick, or the talon and the auction, in five lines."""
        view = self.view
        trick = view.trick
        if view.contract is None or trick is None:
            return self._talon_lines()
        held = not trick.plays and view.last_trick is not None
        shown = view.last_trick if held and view.last_trick else trick
        lines = []
        if shown.talon is not None:
            led = suited(f"  {self.say('table-talon'):<12}{self.card(shown.talon)}")
            if shown.winner is not None and shown.talon_wins:
                led.append(f"  ◀ {self.name(shown.winner)}", "bold yellow")
            lines.append(led)
        for seat, one in shown.plays:
            line = Text("  ")
            line.append(f"{self.name(seat):<12}", "" if not held else "dim")
            line.append_text(suited(self.card(one)))
            if seat == shown.winner and not shown.talon_wins:
                line.append(f"  ◀ {self.say('table-takes')}" if held else "  ◀", "bold yellow")
            lines.append(line)
        return lines

    def _talon_lines(self) -> list[Text]:
        view = self.view
        backs = "  ".join(" ".join(["▒▒"] * one.size) for one in view.hidden if one.place == "talon")
        cards = " ".join(map(self.card, view.talon)) if view.talon else backs
        line = suited(f"  {self.say('table-talon')}  {cards}") if cards else Text("")
        return [Text(""), line]

    def question(self) -> Text:
        """Return the open question in words."""
        view = self.view
        if view.acting is None:
            return Text(self._theirs(view.turns[0].by), style="dim") if view.turns else Text("")
        line = suited(self._asked())
        line.stylize("bold yellow")
        line.append(self._stake(), "dim")
        return line

    def _ask(self, asks: str, attribute: str = "") -> str:
        """Return the name of the game's message for a question; ``ask-bid`` if there is none."""
        names = (f"{self.view.game}-ask-{asks}", f"ask-{asks}")
        return next((name for name in names if has_message(self.lang, name, attribute)), "ask-bid")

    def _theirs(self, seat: int) -> str:
        """Return the question that another player must answer."""
        return self.say(self._ask(self.view.asks, "theirs"), "theirs", who=self.name(seat))

    def _asked(self) -> str:
        """Return the question that the viewer must answer."""
        view = self.view
        if view.asks == "answer" and view.claim is not None:
            offer = self.division(view.claim.division)
            return self.say("ask-answer", who=self.name(view.claim.by), offer=offer)
        if view.asks == "play":
            return self._play_question()
        asks: str = view.asks
        if asks == "defend" and "open" in self.legal:
            asks = "mode"
        elif asks == "defend" and not view.seats[self.me].playing:
            asks = "dealer"
        elif "look" in self.legal:
            asks = "look"
        return self.say(self._ask(asks))

    def _stake(self) -> str:
        """Return gain and cost of the choice that is pointed at, if the game has messages for them."""
        grid, (row, place, _) = choice_rows(self.view), self.cursor
        pointed = grid[row][place] if row < len(grid) and place < len(grid[row]) else ""
        stake = next((one.stake for one in self.view.choices if one.text == pointed), None) or {}
        names = {f"{self.view.game}-stake-{word}": amount for word, amount in stake.items()}
        told = [self.say(name, n=amount) for name, amount in names.items() if has_message(self.lang, name)]
        return f"   {self.say('joint-list').join(told)}" if told else ""

    def _play_question(self) -> str:
        view = self.view
        acting, trick = view.acting, view.trick
        assert acting is not None
        led = None if trick is None else trick.talon or (trick.plays[0][1] if trick.plays else None)
        asked = self.say("ask-lead" if led is None else "ask-play")
        if led is not None:
            asked += self.say("joint-name") + self.say("table-follow", suit=SUIT_SIGNS[led.suit.letter])
        if acting.seat != self.me:
            asked = (
                self.say("table-plays-for", who=self.name(acting.seat)) + self.say("joint-sentence") + asked
            )
        return asked

    def division(self, tricks: Sequence[int]) -> str:
        """Return an offer in words: ``You 3, Boris 1``."""
        return self.say("joint-list").join(f"{self.name(seat)} {n}" for seat, n in enumerate(tricks) if n)

    def mine(self) -> list[Text]:
        """Return the viewer's name, hand and choices."""
        view = self.view
        acting = view.acting
        choosing = acting is not None and acting.seat == self.me and view.asks in ("play", "discard")
        line = self._name_line(self.me)
        line.append("   ")
        line.append_text(self._calls(view.seats[self.me]))
        lines = [line, Text("  ") + self._own(choosing)]
        if (master := self._master()) is not None:
            lines.append(Text(f"  {self.say('table-plays-yours', who=self.name(master))}", style="dim"))
        if any(offer.text == "open" for offer in view.offers):
            lines.append(Text(f"  {self.say('terminal-open')}", style="dim"))
        if acting is None:
            return lines
        lines.append(Text(""))
        if view.asks == "discard":
            chosen = " ".join(terms.name_card(text, self.lang) for text in self.cursor.chosen)
            lines.append(suited(f"    {self.say('terminal-chosen', n=len(self.cursor.chosen))}  {chosen}"))
        if view.asks == "play" and acting.seat != self.me:
            lines.append(self._name_line(acting.seat))
            lines.append(Text("  ") + self.hand(own_hand(view, acting.seat), pointed=True))
        return lines + self._choices()

    def _master(self) -> int | None:
        """Return the seat that plays the viewer's open cards: the whister, if the viewer passed."""
        own = self.view.seats[self.me]
        if not own.exposed or own.role != "passer":
            return None
        return next((one.seat for one in self.view.seats if one.role == "whister"), None)

    def _own(self, pointed: bool) -> Text:
        one = self.view.seats[self.me]
        if not one.playing:
            return Text(self.say("table-rests"), style="dim")
        hidden = one.cards is None and one.count
        return self._backs(one.count) if hidden else self.hand(own_hand(self.view, self.me), pointed)

    def _choices(self) -> list[Text]:
        grid = choice_rows(self.view)
        skip = 1 if self.view.asks in ("play", "discard") else 0
        lines = []
        for at, row in enumerate(grid[skip:], skip):
            line = Text(f"    {self.name(int(row[0][-1]))[:9]:10}" if self.view.asks == "give" else "    ")
            for place, text in enumerate(row):
                drawn = suited(f" {self.said(text)} ")
                drawn.stylize("bold" if self.legal.get(text) else "dim strike")
                if (at, place) == self.cursor[:2]:
                    drawn.stylize("reverse")
                clickable(drawn, f"app.pick({text!r})")
                drawn.pad_right(max(0, (6 if len(row) > len(STRAINS) else 7) - drawn.cell_len))
                line.append_text(drawn)
            lines.append(line)
        return lines

    def log(self, height: int) -> list[Text]:
        """Return the last lines of the log, at most ``height``."""
        lines = []
        for one in self.state.table.log:
            if one.text == "trick":
                continue
            who = "" if one.seat is None else self.name(one.seat) + self.say("joint-name")
            lines.append(suited(f"{who}{self._logged(one.text)}"))
        return lines[-height:]

    def _logged(self, text: str) -> str:
        first, _, rest = text.partition(" ")
        if first == "redeal" and rest:
            return self.say("table-redealt")
        if first == "draw":
            return f"{call(self.lang, first, self.view.game)} {terms.name_card(rest, self.lang)}"
        if first == "show":
            return f"[{' '.join(terms.name_card(one, self.lang) for one in rest.split())}]"
        # 7S may be a bid or a card: both have the same text.
        if len(text) == 2 and text[0] in "TJQKA":
            return terms.name_card(text, self.lang)
        return self.said(text)

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the table."""
        sheet = paper.empty_sheet(self.view.game, self.names, self.view.options)
        for deal in self.state.table.deals:
            sheet = paper.add_deal(sheet, deal)
        return sheet

    def totals(self) -> list[Text]:
        """Return the short sheet: each player's own accounts, and the totals."""
        sheet, view = self.sheet, self.view
        own = [one.name for one in sheet.accounts if not one.on][:SHORT_SHEET_ACCOUNTS]
        heads = [cell_label(sheet, Cell(name, self.me), self.lang, None) for name in own]
        if self.state.table.balances:
            heads.append(self.say("table-now"))
        lines = [Text(f"{'':10}" + "".join(f"{head[:8]:>9}" for head in heads), style="dim")]
        for seat in range(len(view.seats)):
            line = Text(f"{self.name(seat)[:10]:10}")
            line.append("".join(f"{format_number(sheet.total(name, seat)):>9}" for name in own))
            if self.state.table.balances:
                line.append(f"{format_signed(view.totals[seat]):>9}", "bold")
            lines.append(line)
        return lines


def beside(parts: Sequence[Text], width: int) -> Text:
    """Texts side by side, each padded to a width."""
    return _row(parts, [width] * len(parts))


def _row(parts: Sequence[Text], widths: Sequence[int]) -> Text:
    """Texts side by side, each padded to its width."""
    line = Text()
    for part, width in zip(parts, widths, strict=True):
        padded = part.copy()
        padded.truncate(width, pad=True)
        line.append_text(padded)
    return line
