"""A record in words: hands, auction, talon, tricks with their winners, and entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, assert_never

from prikup.cards import Card, Cards
from prikup.cli import paper
from prikup.core import (
    CardGiven,
    Dealt,
    Discarded,
    Drawn,
    Ended,
    Fact,
    Looked,
    Match,
    PickedUp,
    Played,
    Proved,
    Redealt,
    Result,
    Said,
    Scored,
    Shown,
    Taken,
)
from prikup.records import MatchRecord, ReplayStep
from prikup.sheet import entry_sentence
from prikup.sheet.explain import balance_text
from prikup.vocabulary import terms
from prikup.words.catalogue import SUIT_SIGNS, Value, format_number, say

HEADS: Final = {"bid": "story-bids", "defend": "story-calls", "aid": "story-aid"}
"""Message of the heading of calls, by ``asks`` of the phase."""


class MatchText:
    """The lines of a record in a language."""

    def __init__(self, record: MatchRecord, lang: str = "en") -> None:
        self.record = record
        self.lang = lang
        self.width = max(9, *(len(name) for name in record.seats)) + 2
        options = record.start().options
        self.blank = paper.empty_sheet(record.game, record.seats, options)
        self._trick: list[str] = []
        self._calls_head, self._calls = "", list[str]()  # of the line of calls that is being collected
        self._tricks = 0

    def say(self, name: str, **data: Value) -> str:
        """Return a message in the story's language."""
        return say(self.lang, name, **data)

    def lines(self) -> Iterator[str]:
        """Yield the lines of the story."""
        record = self.record
        yield f"{record.game}, {record.rules}: {', '.join(record.seats)}"
        for name, value in record.about:
            yield f"{name}: {value}"
        state = record.start()
        for step in record.replay():
            yield from self._describe_step(step)
            state = step.state
        yield from self._flush()
        if self._trick:
            yield self._indent(f"{self._tricks + 1}.", "  ".join(self._trick))
        if state.log:
            yield self.say("story-breaks-off")

    def _describe_step(self, step: ReplayStep) -> Iterator[str]:
        """Yield the lines of a step: its facts, and before a typed-in result the title of its deal."""
        if isinstance(step.move.action, Result):
            yield from self._describe_title(step.before)
            yield self._indent("", self.say("story-real-cards"))
        for fact in step.facts:
            yield from self._describe_fact(fact, step)

    def _describe_fact(self, fact: Fact, step: ReplayStep) -> Iterator[str]:
        """Yield the lines of a fact; calls and cards of a trick are collected for a later line."""
        match fact:
            case Drawn(_, drawn):
                yield from self._describe_draw(drawn)
            case Dealt():
                yield from self._describe_title(step.before)
                yield from self._describe_hands(fact.hands)
            case Looked(seat):
                yield from self._describe_look(seat, step)
            case Said(seat, text):
                yield from self._add_call(step.before.phase.asks, self._spell_call(seat, text))
            case Shown() | Proved() | PickedUp() | Redealt():
                yield from self._flush()
                yield self._describe_shown(fact)
            case Discarded(_, _, cards):
                yield from self._flush()
                yield self._indent(self.say("story-discards"), self.cards(cards or ()))
            case CardGiven(seat, to, card):
                names = self.record.seats
                given = "" if card is None else self.card(card)
                yield from self._flush()
                yield self._indent("", self.say("story-gives", who=names[seat], what=given, whom=names[to]))
            case Played() | Taken():
                yield from self._flush()
                yield from self._describe_card(fact)
            case Scored():
                yield from self._flush()
                yield from self._describe_score(fact)
            case Ended(result):
                yield from self._describe_end(result)
            case _:
                assert_never(fact)

    def _describe_shown(self, fact: Shown | Proved | PickedUp | Redealt) -> str:
        """Return the line for cards that were shown or taken, or for a deal that is dealt again."""
        names = self.record.seats
        match fact:
            case Shown(None, cards) | PickedUp(_, _, cards):
                return self._indent(self.say("story-talon"), self.cards(cards or ()))
            case Proved(seat, cards):
                return self._indent("", self.say("story-shows", who=names[seat], cards=self.cards(cards)))
            case Redealt(_, dealer):
                return self._indent("", self.say("story-redeal", dealer=names[dealer]))
            case _:
                return self._indent("", self.say("story-open", who=names[fact.seat or 0]))

    def _describe_draw(self, cards: Sequence[Card]) -> Iterator[str]:
        """Yield the line with the card that each player drew for the first deal."""
        drawn = [f"{name} {self.card(card)}" for name, card in zip(self.record.seats, cards, strict=False)]
        if drawn:
            yield self._indent(self.say("story-draw"), self.say("joint-list").join(drawn))

    def _describe_hands(self, hands: Sequence[Cards | None]) -> Iterator[str]:
        """Yield a line for each hand that was dealt."""
        for name, hand in zip(self.record.seats, hands, strict=True):
            if hand:
                yield self._indent(name, self.hand(hand))

    def _describe_look(self, seat: int, step: ReplayStep) -> Iterator[str]:
        """Yield the line for a player who looks at the cards, unless a blind bid implies it."""
        # A blind bid implies that the cards are looked at only now.
        if Said(seat, "blind") not in step.facts:
            yield from self._add_call("bid", self._spell_call(seat, "look"))

    def _spell_call(self, seat: int, text: str) -> str:
        """Return a player's call with their name."""
        name = self.record.seats[seat]
        if text == "keep":
            return self.say("story-keeps", who=name)
        if text.startswith("aid "):
            to, points = text.removeprefix("aid ").split(":")
            return self.say("story-gives", who=name, what=points, whom=self.record.seats[int(to)])
        return f"{name} {terms.name_call(text, self.lang, self.record.game)}"

    def _describe_card(self, fact: Played | Taken) -> Iterator[str]:
        """Add a card to the current trick, or yield the line of a trick that was taken."""
        if isinstance(fact, Played):
            player = self.say("story-talon") if fact.seat is None else self.record.seats[fact.seat]
            self._trick.append(f"{player} {self.card(fact.card)}")
            return
        self._tricks += 1
        winner = self.record.seats[fact.seat]
        yield self._indent(f"{self._tricks}.", f"{'  '.join(self._trick)}  → {winner}")
        self._trick = []

    def _describe_end(self, result: tuple[Fraction, ...]) -> Iterator[str]:
        """Yield the lines of the final result, and its sum."""
        yield ""
        for seat, (name, amount) in enumerate(zip(self.record.seats, result, strict=True)):
            yield self._indent(
                "" if seat else self.say("story-result"),
                name + self.say("joint-name") + format_number(amount),
            )
        yield self._indent("", balance_text(result))

    def _describe_title(self, before: Match) -> Iterator[str]:
        """Yield the title of the deal that begins."""
        self._trick, self._tricks = [], 0
        yield ""
        yield self.say("story-deal", number=before.deal_no, dealer=self.record.seats[before.dealt_by])

    def _add_call(self, asks: str, text: str) -> Iterator[str]:
        """Add a call to the current line; yield that line first if the call has another heading or none."""
        head = self.say(HEADS[asks]) if asks in HEADS else ""
        if self._calls_head != head or not head:
            yield from self._flush()
        self._calls_head = head
        self._calls.append(text)
        if not head:
            yield from self._flush()

    def _flush(self) -> Iterator[str]:
        """Yield the line of the calls that were collected, if any."""
        head, calls = self._calls_head, self._calls
        self._calls_head, self._calls = "", []
        if calls:
            yield self._indent(head, self.say("joint-list").join(calls))

    def _describe_score(self, fact: Scored) -> Iterator[str]:
        """Yield the lines with the tricks and the entries of a deal."""
        result, names = fact.result, self.record.seats
        tricks = getattr(result, "tricks", None) or ()
        (deal,) = paper.add_deal(self.blank, fact).deals
        if tricks:
            parts = (f"{name} {count}" for name, count in zip(names, tricks, strict=True))
            counts = self.say("joint-list").join(parts)
            yield self._indent(self.say("story-tricks"), counts)
        lines = [entry_sentence(entry, deal, names, self.lang) for entry in fact.entries]
        for index, line in enumerate(lines or [self.say("story-nothing")]):
            yield self._indent(self.say("story-sheet") if index == 0 else "", line)

    def _indent(self, head: str, text: str) -> str:
        """Return a line of heading and text, in two columns."""
        return f"  {head:<{self.width}}{text}".rstrip()

    def card(self, card: Card) -> str:
        """Return a card as text: ``10♠`` or ``A♥``."""
        return terms.name_card(card.text, self.lang)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards as text, joined by spaces."""
        return " ".join(map(self.card, cards))

    def hand(self, hand: Cards) -> str:
        """Return a hand by suits: ``♠ A K 7   ♥ Q``."""
        suits: dict[str, list[str]] = {}
        for card in hand:
            suits.setdefault(card.suit.letter, []).append(terms.name_rank(card.rank, self.lang))
        return "   ".join(f"{SUIT_SIGNS[suit]} {' '.join(ranks)}" for suit, ranks in suits.items())
