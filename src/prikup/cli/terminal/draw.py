"""Drawing the table as lines of text; knows views and words, no keys and no rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from prikup.cards import Card
from prikup.catalogue import number, signed
from prikup.cli import paper
from prikup.cli.terminal.choices import STRAINS, few_wanted, own_hand, rows, sorted_hand
from prikup.cli.terminal.words import Words, agreed, call, card, count
from prikup.cli.wording import ASKED, STAKES
from prikup.core import SeatView, View
from prikup.sheet import Cell, Sheet, style_of
from prikup.sheet.explain import label
from prikup.table import State
from prikup.terms import SUITS

SUIT_STYLES = {"S": "", "C": "green", "D": "dodger_blue2", "H": "red"}
WIDE = 112
ASIDE = 40
RESTING = 20
SHORT = 2
"""How many accounts stand in the short form of the sheet."""


class Cursor(NamedTuple):
    """What the player points at: a row and place of the choices, and the cards chosen to discard."""

    row: int = 0
    place: int = 0
    chosen: tuple[str, ...] = ()


def suited(text: str) -> Text:
    """Text with its suits in their colours."""
    drawn = Text(text)
    for letter, sign in SUITS.items():
        drawn.highlight_words([sign], SUIT_STYLES[letter])
    return drawn


def clickable(text: Text, action: str) -> Text:
    """The text as something to click."""
    text.stylize(Style.from_meta({"@click": action}))
    return text


class Drawing:
    """The table as one viewer sees it."""

    def __init__(
        self, state: State, names: tuple[str, ...], words: Words, cursor: Cursor, width: int
    ) -> None:
        assert state.view is not None
        self.names = names
        self.state = state
        self.view: View = state.view
        self.words = words
        self.cursor = cursor
        self.width = width
        self.me = state.table.me or 0
        self.legal = {choice.text: choice.legal for choice in self.view.choices}

    # names ---------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.words.you if seat == self.me else self.names[seat]

    def left_to_right(self) -> list[int]:
        """The others, the next to play on the left where the game goes clockwise."""
        n = len(self.view.seats)
        others = [(self.me + step) % n for step in range(1, n)]
        return others if self.view.clockwise else others[::-1]

    # regions -------------------------------------------------------------------------------------

    def header(self) -> Text:
        """One line: the rules, the deal, what is played."""
        words, view = self.words, self.view
        left = f" Prikup  {agreed(words, view.game, self.state.table.rules)}"
        if hasattr(view.options, "target"):
            target, said = view.options.target, style_of(view.game).words[words.lang].target
            left += ", " + (words.no_target if target is None else said.format(target))
        right = words.deal.format(view.deal_no) + " "
        gap = max(1, self.width - cell_len(left) - cell_len(right))
        return Text(left + " " * gap + right, style="reverse")

    def others(self) -> list[Text]:
        """The other players, side by side, three lines each."""
        seats = self.left_to_right()
        resting = [seat for seat in seats if not self.view.seats[seat].playing]
        narrow = min(RESTING, self.width // len(seats))
        wide = (self.width - narrow * len(resting)) // (len(seats) - len(resting))
        widths = [narrow if seat in resting else wide for seat in seats]
        blocks = [self._block(seat, width) for seat, width in zip(seats, widths, strict=True)]
        return [_row([block[at] for block in blocks], widths) for at in range(3)]

    def _block(self, seat: int, width: int) -> list[Text]:
        words, one = self.words, self.view.seats[seat]
        lines = [self._name_line(seat), Text("  "), Text("  ")]
        if lines[0].cell_len >= width:
            lines[0] = self._name_line(seat, with_tricks=False)
            lines[2].append(f"{self._tricks(one)}  ")
        if one.cards is not None and one.playing:
            hand = self.hand(own_hand(self.view, seat))
            lines[1].append_text(hand if hand.cell_len < width - 2 else self.suits(one.cards))
        elif one.shown is not None:
            lines[1].append_text(self.suits(one.shown))
            lines[1].stylize("dim")
            lines[2].append(words.was_shown.format(count(words, one.count, words.cards)) + "  ", "dim")
        elif one.count:
            lines[1].append_text(self._backs(one.count))
        lines[2].append_text(self._calls(one))
        for line in lines:
            line.truncate(width - 1, overflow="ellipsis")
        return lines

    def _backs(self, cards: int) -> Text:
        return Text("▒" * cards + f" {count(self.words, cards, self.words.cards)}", "dim")

    def suits(self, cards: Iterable[Card]) -> Text:
        """Cards in little room, by suits: ``♠AK7 ♥Q``."""
        by_suit: dict[str, str] = {}
        for one in sorted_hand(cards, self.view.contract.trump if self.view.contract else None):
            by_suit[one.suit.letter] = by_suit.get(one.suit.letter, "") + card(self.words, one.text)[:-1]
        return suited(" ".join(SUITS[suit] + ranks for suit, ranks in by_suit.items()))

    def _tricks(self, one: SeatView) -> str:
        """How many tricks a player has, or points where these count, once there are some to take."""
        trick = self.view.trick
        begun = trick is not None and (trick.plays or self.view.trick_winners)
        told = begun and (one.playing or one.tricks)
        if told and one.points is not None:
            return count(self.words, one.points, self.words.points)
        return count(self.words, one.tricks, self.words.tricks) if told else ""

    def _name_line(self, seat: int, with_tricks: bool = True) -> Text:
        words, one = self.words, self.view.seats[seat]
        acts = any(turn.by == seat for turn in self.view.turns)
        line = Text(" ▶ " if acts else "   ", style="bold yellow" if acts else "")
        line.append(self.name(seat), "bold underline" if acts else "bold")
        if self.view.dealer == seat:
            line.append(f"  {words.dealer}", "dim")
        if one.role:
            line.append(f"  {words.roles.get(one.role, one.role)}", "cyan")
        if with_tricks and self._tricks(one):
            line.append(f"  {self._tricks(one)}")
        return line

    def _calls(self, one: SeatView) -> Text:
        return suited("  ".join(map(self.said, one.calls[-5:])))

    def said(self, text: str) -> str:
        """Something said or to be said, as people say it."""
        gift = text.removeprefix("aid ").split(":")
        if len(gift) == 2:
            return f"{self.name(int(gift[0]))} +{gift[1]}"
        if text.endswith("!"):
            what = call(self.words, "marriage A" if text[0] == "A" else "marriage", self.view.game)
            return f"{card(self.words, text[:-1])} {what}"
        if text.startswith("give "):
            given, to = text.split()[1:-1], int(text[-1])
            return card(self.words, given[0]) if given else self.words.given.format(self.name(to))
        return call(self.words, text, self.view.game)

    def hand(self, cards: Sequence[Card], pointed: bool = False) -> Text:
        """Cards in a row; with the cursor where the viewer chooses among them."""
        line = Text()
        new = self.view.talon or () if self.view.asks == "discard" else ()
        suit = ""
        for place, one in enumerate(cards):
            line.append(" " if suit in ("", one.suit.letter) else "  ")
            suit = one.suit.letter
            drawn = suited(card(self.words, one.text))
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
        """What is played, and how it stands."""
        words, view = self.words, self.view
        played = view.contract
        if played is None:
            return Text("")
        if played.declarer is None:
            return Text(f"{call(words, played.text).capitalize()}: {words.few}", style="bold")
        times = f" ×{played.factor}" if played.factor > 1 else ""
        what = self.said(played.text) + times
        line = suited(words.plays.format(who=self.name(played.declarer), what=what))
        line.stylize("bold")
        taken = view.seats[played.declarer].tricks
        if few_wanted(view):
            line.append(f"   {words.no_trick if not taken else count(words, taken, words.tricks)}")
        elif played.needs is not None:
            line.append(f"   {words.needs.format(taken, played.needs)}")
            line.append(f"   {words.against.format(played.against)}", "dim")
        elif played.trump is not None:
            line.append_text(suited(f"   {words.trump.format(SUITS[played.trump])}"))
        return line

    def centre(self) -> list[Text]:
        """The trick, or the talon and the auction: five lines."""
        view = self.view
        trick = view.trick
        if view.contract is None or trick is None:
            return self._talon_lines()
        held = not trick.plays and view.last_trick is not None
        shown = view.last_trick if held and view.last_trick else trick
        lines = []
        if shown.talon is not None:
            led = suited(f"  {self.words.talon:<12}{card(self.words, shown.talon.text)}")
            if shown.winner is not None and shown.winner not in dict(shown.plays):
                led.append(f"  ◀ {self.name(shown.winner)}", "bold yellow")
            lines.append(led)
        for seat, one in shown.plays:
            line = Text("  ")
            line.append(f"{self.name(seat):<12}", "" if not held else "dim")
            line.append_text(suited(card(self.words, one.text)))
            if seat == shown.winner:
                line.append(f"  ◀ {self.words.takes}" if held else "  ◀", "bold yellow")
            lines.append(line)
        return lines

    def _talon_lines(self) -> list[Text]:
        view = self.view
        backs = "  ".join(" ".join(["▒▒"] * one.size) for one in view.hidden if one.place == "talon")
        cards = " ".join(card(self.words, one.text) for one in view.talon) if view.talon else backs
        line = suited(f"  {self.words.talon}  {cards}") if cards else Text("")
        return [Text(""), line]

    def question(self) -> Text:
        """Whose turn it is, in words."""
        words, view = self.words, self.view
        own = ASKED.get(view.game, {}).get(words.lang, {})
        acting = view.acting
        if acting is None:
            if not view.turns:
                return Text("")
            name = self.name(view.turns[0].by)
            theirs = view.asks if view.asks in words.their and view.asks not in own else "bid"
            return Text(words.their[theirs].format(name), style="dim")
        if view.asks == "answer" and view.claim is not None:
            asked = words.your["answer"].format(self.name(view.claim.by), self.division(view.claim.division))
        elif view.asks == "play":
            asked = self._play_question()
        elif view.asks == "defend" and "open" in self.legal:
            asked = words.your["mode"]
        elif view.asks == "defend" and not view.seats[self.me].playing:
            asked = words.your["dealer"]
        elif "look" in self.legal:
            asked = words.your["look"]
        else:
            asked = own.get(view.asks) or words.your.get(view.asks, words.your["bid"])
        line = suited(asked)
        line.stylize("bold yellow")
        line.append(self._stake(), "dim")
        return line

    def _stake(self) -> str:
        """What the choice that is pointed at brings and costs, if the game has words for it."""
        grid, (row, place, _) = rows(self.view), self.cursor
        pointed = grid[row][place] if row < len(grid) and place < len(grid[row]) else ""
        stake = next((one.stake for one in self.view.choices if one.text == pointed), None) or {}
        said = STAKES.get(self.view.game, {}).get(self.words.lang, {})
        told = [text.format(number(stake[word])) for word, text in said.items() if word in stake]
        return f"   {', '.join(told)}" if told else ""

    def _play_question(self) -> str:
        words, view = self.words, self.view
        acting, trick = view.acting, view.trick
        assert acting is not None
        led = None if trick is None else trick.talon or (trick.plays[0][1] if trick.plays else None)
        asked = words.your["lead" if led is None else "play"]
        if led is not None:
            asked += ": " + words.follow.format(SUITS[led.suit.letter])
        if acting.seat != self.me:
            asked = f"{words.for_other.format(self.name(acting.seat))}. {asked}"
        return asked

    def division(self, tricks: Sequence[int]) -> str:
        """An offer in words: ``You 3, Boris 1``."""
        return ", ".join(f"{self.name(seat)} {n}" for seat, n in enumerate(tricks) if n)

    def mine(self) -> list[Text]:
        """The viewer's name, hand and choices."""
        view = self.view
        acting = view.acting
        choosing = acting is not None and acting.seat == self.me and view.asks in ("play", "discard")
        line = self._name_line(self.me)
        line.append("   ")
        line.append_text(self._calls(view.seats[self.me]))
        lines = [line, Text("  ") + self._own(choosing)]
        if (master := self._master()) is not None:
            lines.append(Text(f"  {self.words.plays_mine.format(self.name(master))}", style="dim"))
        if any(offer.text == "open" for offer in view.offers):
            lines.append(Text(f"  {self.words.may_open}", style="dim"))
        if acting is None:
            return lines
        lines.append(Text(""))
        if view.asks == "discard":
            chosen = " ".join(card(self.words, text) for text in self.cursor.chosen)
            lines.append(suited(f"    {self.words.chosen.format(len(self.cursor.chosen))}  {chosen}"))
        if view.asks == "play" and acting.seat != self.me:
            lines.append(self._name_line(acting.seat))
            lines.append(Text("  ") + self.hand(own_hand(view, acting.seat), pointed=True))
        return lines + self._choices()

    def _master(self) -> int | None:
        """Who plays the viewer's open cards: the whister, for a defender that passed."""
        own = self.view.seats[self.me]
        if not own.exposed or own.role != "passer":
            return None
        return next((one.seat for one in self.view.seats if one.role == "whister"), None)

    def _own(self, pointed: bool) -> Text:
        one = self.view.seats[self.me]
        if not one.playing:
            return Text(self.words.rests, style="dim")
        hidden = one.cards is None and one.count
        return self._backs(one.count) if hidden else self.hand(own_hand(self.view, self.me), pointed)

    def _choices(self) -> list[Text]:
        grid = rows(self.view)
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
        """The last things that were said and done."""
        lines = []
        for one in self.state.table.log:
            if one.text == "trick":
                continue
            who = "" if one.seat is None else f"{self.name(one.seat)}: "
            lines.append(suited(f"{who}{self._logged(one.text)}"))
        return lines[-height:]

    def _logged(self, text: str) -> str:
        first, _, rest = text.partition(" ")
        if first == "redeal" and rest:
            return self.words.again
        if first == "draw":
            return f"{call(self.words, first)} {card(self.words, rest)}"
        if first == "show":
            return f"[{' '.join(card(self.words, one) for one in rest.split())}]"
        # 7S may be a bid or a card: both are written alike.
        if len(text) == 2 and text[0] in "TJQKA":
            return card(self.words, text)
        return self.said(text)

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the table."""
        sheet = paper.blank(self.view.game, self.names, self.view.options)
        for deal in self.state.table.deals:
            sheet = paper.add(sheet, deal)
        return sheet

    def totals(self) -> list[Text]:
        """The sheet in short: what each player has of his own, and how the match stands."""
        sheet, view = self.sheet, self.view
        own = [one.name for one in sheet.accounts if not one.on][:SHORT]
        heads = [label(sheet, Cell(name, self.me), self.words.lang, None) for name in own]
        if self.state.table.balances:
            heads.append(self.words.now)
        lines = [Text(f"{'':10}" + "".join(f"{head[:8]:>9}" for head in heads), style="dim")]
        for seat in range(len(view.seats)):
            line = Text(f"{self.name(seat)[:10]:10}")
            line.append("".join(f"{number(sheet.total(name, seat)):>9}" for name in own))
            if self.state.table.balances:
                line.append(f"{signed(view.now[seat]):>9}", "bold")
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
