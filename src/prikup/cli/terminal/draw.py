"""Drawing the table as lines of text; knows views and words, no keys and no rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from prikup.cards import Card
from prikup.cli import paper
from prikup.cli.terminal.choices import STRAIN_WORDS, choice_rows, own_hand, sorted_hand, wants_few_tricks
from prikup.cli.terminal.words import bot_name, describe_rules, spell_call
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


def color_suits(text: str) -> Text:
    """Return a text with its suit signs coloured."""
    drawn = Text(text)
    for letter, sign in SUIT_SIGNS.items():
        drawn.highlight_words([sign], SUIT_STYLES[letter])
    return drawn


def make_clickable(text: Text, action: str) -> Text:
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
        left = f" Prikup  {describe_rules(self.lang, view.game, self.state.table.rules)}"
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
        text = self.say("table-deal", number=self.view.deal_no)
        if last is not None:
            text = self.say("table-deal-of", number=self.view.deal_no, last=last)
        if clock is not None:
            minutes = minutes_left(clock, self.state.now)
            time_text = (
                self.say("table-time-left", minutes=minutes) if minutes else self.say("table-time-over")
            )
            text += self.say("joint-list") + time_text
        return text

    def others(self) -> list[Text]:
        """Return the other players side by side, in three lines."""
        seats = self.left_to_right()
        resting = [seat for seat in seats if not self.view.seats[seat].playing]
        resting_width = min(RESTING_PLAYER_COLUMNS, self.width // len(seats))
        active_width = (self.width - resting_width * len(resting)) // (len(seats) - len(resting))
        widths = [resting_width if seat in resting else active_width for seat in seats]
        blocks = [self._make_block(seat, width) for seat, width in zip(seats, widths, strict=True)]
        return [_join_parts([block[line_index] for block in blocks], widths) for line_index in range(3)]

    def _make_block(self, seat: int, width: int) -> list[Text]:
        """Return the three lines of another player: name, cards and calls, at most ``width`` wide."""
        player = self.view.seats[seat]
        lines = [self._make_name_line(seat), Text("  "), Text("  ")]
        if lines[0].cell_len >= width:
            lines[0] = self._make_name_line(seat, with_tricks=False)
            if lines[0].cell_len >= width:
                lines[0] = self._make_name_line(seat, with_tricks=False, with_bot=False)
            lines[2].append(f"{self._spell_tricks(player)}  ")
        if player.cards is not None and player.playing:
            hand = self.hand(own_hand(self.view, seat))
            lines[1].append_text(hand if hand.cell_len < width - 2 else self.suits(player.cards))
        elif player.shown is not None:
            lines[1].append_text(self.suits(player.shown))
            lines[1].stylize("dim")
            lines[2].append(self.say("table-shown", n=player.count) + "  ", "dim")
        elif player.count:
            lines[1].append_text(self._draw_backs(player.count))
        lines[2].append_text(self._draw_calls(player))
        for line in lines:
            line.truncate(width - 1, overflow="ellipsis")
        return lines

    def _draw_backs(self, cards: int) -> Text:
        """Return the backs of so many cards, with their number."""
        return Text("▒" * cards + f" {self.say('count-cards', n=cards)}", "dim")

    def suits(self, cards: Iterable[Card]) -> Text:
        """Return cards by suits in a short form: ``♠AK7 ♥Q``."""
        by_suit: dict[str, str] = {}
        for card in sorted_hand(cards, self.view.contract.trump if self.view.contract else None):
            by_suit[card.suit.letter] = by_suit.get(card.suit.letter, "") + self.card(card)[:-1]
        return color_suits(" ".join(SUIT_SIGNS[suit] + ranks for suit, ranks in by_suit.items()))

    def _spell_tricks(self, player: SeatView) -> str:
        """Return a player's tricks, or points if the game counts them; "" before the play."""
        trick = self.view.trick
        has_begun = trick is not None and (trick.plays or self.view.trick_winners)
        is_shown = has_begun and (player.playing or player.tricks)
        if is_shown and player.points is not None:
            return self.say("count-points", n=player.points)
        return self.say("count-tricks", n=player.tricks) if is_shown else ""

    def _make_name_line(self, seat: int, with_tricks: bool = True, with_bot: bool = True) -> Text:
        """Return the line with a player's name, bot, role and tricks; the player to act is marked."""
        player = self.view.seats[seat]
        acts = any(turn.by == seat for turn in self.view.turns)
        line = Text(" ▶ " if acts else "   ", style="bold yellow" if acts else "")
        line.append(self.name(seat), "bold underline" if acts else "bold")
        if with_bot and (bot := self.state.table.seats[seat].bot):
            line.append(f" ({bot_name(bot, self.lang)})", "dim")
        if self.view.dealer == seat:
            line.append(f"  {self.say('table-dealer')}", "dim")
        if player.role:
            line.append(f"  {self._spell_role(player.role, seat)}", "cyan")
        if with_tricks and self._spell_tricks(player):
            line.append(f"  {self._spell_tricks(player)}")
        return line

    def _spell_role(self, role: str, seat: int) -> str:
        """Return a seat's role in words."""
        name = find_message(self.lang, f"{self.view.game}-role-{role}", f"role-{role}")
        return role if name is None else self.say(name, me="who" if seat == self.view.seat else "none")

    def _draw_calls(self, player: SeatView) -> Text:
        """Return the last calls of a player."""
        return color_suits("  ".join(map(self.describe_call, player.calls[-5:])))

    def describe_call(self, text: str) -> str:
        """Return a call or choice in words."""
        gift = text.removeprefix("aid ").split(":")
        if len(gift) == 2:
            return f"{self.name(int(gift[0]))} +{gift[1]}"
        if text.endswith("!"):
            marriage = spell_call(self.lang, "marriage A" if text[0] == "A" else "marriage", self.view.game)
            return f"{terms.name_card(text[:-1], self.lang)} {marriage}"
        if text.startswith("give "):
            given, to = text.split()[1:-1], int(text[-1])
            return (
                terms.name_card(given[0], self.lang) if given else self.say("table-gives", who=self.name(to))
            )
        return spell_call(self.lang, text, self.view.game)

    def hand(self, cards: Sequence[Card], pointed: bool = False) -> Text:
        """Return cards in a row; with ``pointed``, show the cursor."""
        line = Text()
        new_cards = self.view.talon or () if self.view.asks == "discard" else ()
        suit = ""
        for index, card in enumerate(cards):
            line.append(" " if suit in ("", card.suit.letter) else "  ")
            suit = card.suit.letter
            drawn = color_suits(self.card(card))
            if pointed:
                self._mark_card(drawn, card.text, index)
                make_clickable(drawn, f"app.pick({card.text!r})")
            if card in new_cards:
                drawn.stylize("underline")
            line.append_text(drawn)
        return line

    def _mark_card(self, drawn: Text, text: str, index: int) -> None:
        """Style a card of the hand that is chosen from: legal, marked, under the cursor."""
        drawn.stylize("bold" if self.view.asks == "discard" or self.legal.get(text) else "dim")
        if text in self.cursor.chosen:
            drawn.stylize("on dark_green")
        if self.cursor.row == 0 and self.cursor.place == index:
            drawn.stylize("reverse")

    def contract(self) -> Text:
        """Return the contract and the tricks so far."""
        view = self.view
        contract = view.contract
        if contract is None:
            return Text("")
        if contract.declarer is None:
            contract_text = spell_call(self.lang, contract.text, view.game).capitalize()
            return Text(contract_text + self.say("joint-name") + self.say("table-few"), style="bold")
        times = f" ×{contract.factor}" if contract.factor > 1 else ""
        declarer_name, contract_text = self.name(contract.declarer), self.describe_call(contract.text) + times
        line = color_suits(self.say("table-declarer", who=declarer_name, what=contract_text))
        line.stylize("bold")
        taken = view.seats[contract.declarer].tricks
        if wants_few_tricks(view):
            line.append(f"   {self.say('count-tricks', n=taken) if taken else self.say('table-no-trick')}")
        elif contract.needs is not None:
            line.append(f"   {self.say('table-needs', taken=taken, needs=contract.needs)}")
            line.append(f"   {self.say('table-against', n=contract.against or 0)}", "dim")
        elif contract.trump is not None:
            line.append_text(color_suits(f"   {self.say('table-trump', suit=SUIT_SIGNS[contract.trump])}"))
        return line

    def centre(self) -> list[Text]:
        """Return the trick, or the talon and the auction, in five lines."""
        view = self.view
        trick = view.trick
        if view.contract is None or trick is None:
            return self._make_talon_lines()
        is_last = not trick.plays and view.last_trick is not None
        trick_shown = view.last_trick if is_last and view.last_trick else trick
        lines = []
        if trick_shown.talon is not None:
            talon_line = color_suits(f"  {self.say('table-talon'):<12}{self.card(trick_shown.talon)}")
            if trick_shown.winner is not None and trick_shown.talon_wins:
                talon_line.append(f"  ◀ {self.name(trick_shown.winner)}", "bold yellow")
            lines.append(talon_line)
        for seat, card in trick_shown.plays:
            line = Text("  ")
            line.append(f"{self.name(seat):<12}", "" if not is_last else "dim")
            line.append_text(color_suits(self.card(card)))
            if seat == trick_shown.winner and not trick_shown.talon_wins:
                line.append(f"  ◀ {self.say('table-takes')}" if is_last else "  ◀", "bold yellow")
            lines.append(line)
        return lines

    def _make_talon_lines(self) -> list[Text]:
        """Return an empty line and the line of the talon, by backs if it is hidden."""
        view = self.view
        backs = "  ".join(" ".join(["▒▒"] * place.size) for place in view.hidden if place.place == "talon")
        cards = " ".join(map(self.card, view.talon)) if view.talon else backs
        line = color_suits(f"  {self.say('table-talon')}  {cards}") if cards else Text("")
        return [Text(""), line]

    def question(self) -> Text:
        """Return the open question in words."""
        view = self.view
        if view.acting is None:
            return Text(self._spell_their_question(view.turns[0].by), style="dim") if view.turns else Text("")
        line = color_suits(self._spell_question())
        line.stylize("bold yellow")
        line.append(self._spell_stake(), "dim")
        return line

    def _find_question(self, asks: str, attribute: str = "") -> str:
        """Return the name of the game's message for a question; ``ask-bid`` if there is none."""
        names = (f"{self.view.game}-ask-{asks}", f"ask-{asks}")
        return next((name for name in names if has_message(self.lang, name, attribute)), "ask-bid")

    def _spell_their_question(self, seat: int) -> str:
        """Return the question that another player must answer."""
        return self.say(self._find_question(self.view.asks, "theirs"), "theirs", who=self.name(seat))

    def _spell_question(self) -> str:
        """Return the question that the viewer must answer."""
        view = self.view
        if view.asks == "answer" and view.claim is not None:
            offer = self.division(view.claim.division)
            return self.say("ask-answer", who=self.name(view.claim.by), offer=offer)
        if view.asks == "play":
            return self._spell_play_question()
        asks: str = view.asks
        if asks == "defend" and "open" in self.legal:
            asks = "mode"
        elif asks == "defend" and not view.seats[self.me].playing:
            asks = "dealer"
        elif "look" in self.legal:
            asks = "look"
        return self.say(self._find_question(asks))

    def _spell_stake(self) -> str:
        """Return gain and cost of the choice that is pointed at, if the game has messages for them."""
        grid, (row, index, _) = choice_rows(self.view), self.cursor
        pointed = grid[row][index] if row < len(grid) and index < len(grid[row]) else ""
        stake = next((choice.stake for choice in self.view.choices if choice.text == pointed), None) or {}
        names = {f"{self.view.game}-stake-{word}": amount for word, amount in stake.items()}
        texts = [self.say(name, n=amount) for name, amount in names.items() if has_message(self.lang, name)]
        return f"   {self.say('joint-list').join(texts)}" if texts else ""

    def _spell_play_question(self) -> str:
        """Return the question for a card: lead or follow, the suit, and whose hand it is from."""
        view = self.view
        acting, trick = view.acting, view.trick
        assert acting is not None
        led_card = None if trick is None else trick.talon or (trick.plays[0][1] if trick.plays else None)
        text = self.say("ask-lead" if led_card is None else "ask-play")
        if led_card is not None:
            text += self.say("joint-name") + self.say("table-follow", suit=SUIT_SIGNS[led_card.suit.letter])
        if acting.seat != self.me:
            text = self.say("table-plays-for", who=self.name(acting.seat)) + self.say("joint-sentence") + text
        return text

    def division(self, tricks: Sequence[int]) -> str:
        """Return an offer in words: ``You 3, Boris 1``."""
        return self.say("joint-list").join(f"{self.name(seat)} {n}" for seat, n in enumerate(tricks) if n)

    def mine(self) -> list[Text]:
        """Return the viewer's name, hand and choices."""
        view = self.view
        acting = view.acting
        choosing = acting is not None and acting.seat == self.me and view.asks in ("play", "discard")
        line = self._make_name_line(self.me)
        line.append("   ")
        line.append_text(self._draw_calls(view.seats[self.me]))
        lines = [line, Text("  ") + self._draw_own_hand(choosing)]
        if (master := self._find_master()) is not None:
            lines.append(Text(f"  {self.say('table-plays-yours', who=self.name(master))}", style="dim"))
        if any(offer.text == "open" for offer in view.offers):
            lines.append(Text(f"  {self.say('terminal-open')}", style="dim"))
        if acting is None:
            return lines
        lines.append(Text(""))
        if view.asks == "discard":
            chosen = " ".join(terms.name_card(text, self.lang) for text in self.cursor.chosen)
            lines.append(
                color_suits(f"    {self.say('terminal-chosen', n=len(self.cursor.chosen))}  {chosen}")
            )
        if view.asks == "play" and acting.seat != self.me:
            lines.append(self._make_name_line(acting.seat))
            lines.append(Text("  ") + self.hand(own_hand(view, acting.seat), pointed=True))
        return lines + self._draw_choices()

    def _find_master(self) -> int | None:
        """Return the seat that plays the viewer's open cards: the whister, if the viewer passed."""
        player = self.view.seats[self.me]
        if not player.exposed or player.role != "passer":
            return None
        return next((seat_view.seat for seat_view in self.view.seats if seat_view.role == "whister"), None)

    def _draw_own_hand(self, pointed: bool) -> Text:
        """Return the viewer's hand, or the words that the viewer sits out."""
        player = self.view.seats[self.me]
        if not player.playing:
            return Text(self.say("table-rests"), style="dim")
        hidden = player.cards is None and player.count
        return self._draw_backs(player.count) if hidden else self.hand(own_hand(self.view, self.me), pointed)

    def _draw_choices(self) -> list[Text]:
        """Return the rows of choices below the hand; a click takes a choice."""
        grid = choice_rows(self.view)
        skip = 1 if self.view.asks in ("play", "discard") else 0
        lines = []
        for row_index, row in enumerate(grid[skip:], skip):
            line = Text(f"    {self.name(int(row[0][-1]))[:9]:10}" if self.view.asks == "give" else "    ")
            for index, text in enumerate(row):
                drawn = color_suits(f" {self.describe_call(text)} ")
                drawn.stylize("bold" if self.legal.get(text) else "dim strike")
                if (row_index, index) == self.cursor[:2]:
                    drawn.stylize("reverse")
                make_clickable(drawn, f"app.pick({text!r})")
                drawn.pad_right(max(0, (6 if len(row) > len(STRAIN_WORDS) else 7) - drawn.cell_len))
                line.append_text(drawn)
            lines.append(line)
        return lines

    def log(self, height: int) -> list[Text]:
        """Return the last lines of the log, at most ``height``."""
        lines = []
        for entry in self.state.table.log:
            if entry.text == "trick":
                continue
            speaker = "" if entry.seat is None else self.name(entry.seat) + self.say("joint-name")
            lines.append(color_suits(f"{speaker}{self._spell_log_entry(entry.text)}"))
        return lines[-height:]

    def _spell_log_entry(self, text: str) -> str:
        """Return an entry of the log in words."""
        first, _, rest = text.partition(" ")
        if first == "redeal" and rest:
            return self.say("table-redealt")
        if first == "draw":
            return f"{spell_call(self.lang, first, self.view.game)} {terms.name_card(rest, self.lang)}"
        if first == "show":
            return f"[{' '.join(terms.name_card(card, self.lang) for card in rest.split())}]"
        # 7S may be a bid or a card: both have the same text.
        if len(text) == 2 and text[0] in "TJQKA":
            return terms.name_card(text, self.lang)
        return self.describe_call(text)

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the table."""
        sheet = paper.empty_sheet(self.view.game, self.names, self.view.options)
        for deal in self.state.table.deals:
            sheet = paper.add_deal(sheet, deal)
        return sheet

    def draw_short_sheet(self) -> list[Text]:
        """Return the short sheet: each player's own accounts, and the totals."""
        sheet, view = self.sheet, self.view
        accounts = [account.name for account in sheet.accounts if not account.on][:SHORT_SHEET_ACCOUNTS]
        heads = [cell_label(sheet, Cell(name, self.me), self.lang, None) for name in accounts]
        if self.state.table.balances:
            heads.append(self.say("table-now"))
        lines = [Text(f"{'':10}" + "".join(f"{head[:8]:>9}" for head in heads), style="dim")]
        for seat in range(len(view.seats)):
            line = Text(f"{self.name(seat)[:10]:10}")
            line.append("".join(f"{format_number(sheet.total(name, seat)):>9}" for name in accounts))
            if self.state.table.balances:
                line.append(f"{format_signed(view.totals[seat]):>9}", "bold")
            lines.append(line)
        return lines


def place_side_by_side(parts: Sequence[Text], width: int) -> Text:
    """Return texts side by side, each padded to a width."""
    return _join_parts(parts, [width] * len(parts))


def _join_parts(parts: Sequence[Text], widths: Sequence[int]) -> Text:
    """Return texts side by side, each padded to its width."""
    line = Text()
    for part, width in zip(parts, widths, strict=True):
        padded = part.copy()
        padded.truncate(width, pad=True)
        line.append_text(padded)
    return line
