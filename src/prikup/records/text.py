"""A match as text: read strictly, or leniently up to the first mistake.

Every line is checked against the rules: the cards, every call and card, the results.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import NamedTuple

import msgspec

from prikup.cards import Card, Cards
from prikup.core import ArgumentError, Clock, Fact, Finish, Input, PrikupError, RuleError, quote
from prikup.records.corrections import CORRECTED_WORD, REMOVED_WORD, spell_wrong
from prikup.records.incomplete import PartialDeal
from prikup.records.match_record import MatchRecord
from prikup.records.model import DealRecord, RecordError, RecordProblem, find_invisible
from prikup.records.steps import check_written, find_scored
from prikup.records.tags import Tag, parse_tag, read_head
from prikup.records.typed import read_words, spell_result

_WORD_PATTERN = re.compile(r"\{[^}]*\}?|[|=}]|[^\s{}|=]+")
_NUMBER_PATTERN = re.compile(r"([1-9][0-9]{0,5})\.")
_TRICKS_PATTERN = re.compile(r"[0-9]{1,2}|-")
_MINUTES_PATTERN = re.compile(r"[0-9]{1,6}")
_AMOUNT_PATTERN = re.compile(r"-?[0-9]{1,12}(?:/[1-9][0-9]{0,11})?")


class Token(NamedTuple):
    """A word of a line and the column where it begins."""

    text: str
    column: int


def read(text: str, *, strict: bool = True, numbered: bool = True) -> MatchRecord:
    """Read a recorded match.

    If ``strict``, the first mistake raises RecordError with its line and column. Otherwise everything before
    it is kept and the mistake is noted in ``errors``; only an unusable head (version, game, rules, seats)
    raises. Unless ``numbered``, the numbers of the deals are ignored. Raises ArgumentError if the argument is
    not a text.
    """
    if not isinstance(text, str):
        raise ArgumentError("argument-text", what=quote(text))
    lines = [normalize_spaces(line) for line in text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")]
    wrong: list[RecordError] = []

    def report(error: RecordError) -> None:
        if strict:
            raise error
        wrong.append(error)

    reader = _Reader(_read_head(lines, report), strict, numbered)
    record = reader.read(lines)
    if reader.mistakes:
        record, reader = _read_by_earlier_rules(record, reader, lines)
    for error in reader.mistakes:
        report(error)
    return msgspec.structs.replace(record, errors=tuple(map(RecordProblem.of, wrong)))


def _read_head(lines: list[str], report: Callable[[RecordError], None]) -> MatchRecord:
    tags: list[Tag] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if not line.startswith("["):
            break
        try:
            check_printable(line, number)
            tags.append(parse_tag(line.rstrip(), number))
        except RecordError as error:
            report(error)
    return read_head(tags, report)


def _read_by_earlier_rules(
    record: MatchRecord, reader: _Reader, lines: list[str]
) -> tuple[MatchRecord, _Reader]:
    """Read again under the earlier rules, and return the result that got further.

    Only the cards tell whether a match was played before a clause of its rules was corrected.
    """
    earlier = reader.record.with_earlier_rules()
    try:
        other = _Reader(earlier, reader.strict, reader.numbered)
    except RuleError:  # by them another seat would have dealt
        return record, reader
    if earlier == reader.record:
        return record, reader
    again = other.read(lines)
    further = not other.mistakes or other.mistakes[0].place > reader.mistakes[0].place
    return (again, other) if further else (record, reader)


class _Reader:
    """A reader of the deals of a record whose head is known; ``wrong`` holds the mistakes, one if strict."""

    def __init__(self, record: MatchRecord, strict: bool, numbered: bool) -> None:
        self.record = record
        self.strict = strict
        self.numbered = numbered
        self.mistakes: list[RecordError] = []
        self.deals: list[DealRecord] = []
        self.removed: list[str] = []
        self.comments: tuple[str, ...] = ()
        self.finish = False
        self.line = 0
        self.deal_no = 0
        self.state = record.after_draw()

    def read(self, lines: list[str]) -> MatchRecord:
        try:
            self._read_lines(lines)
            self._check_end(self.record)
        except RecordError as error:
            if error not in self.mistakes:
                self.mistakes.append(error)
        return msgspec.structs.replace(
            self.record,
            deals=tuple(self.deals),
            removed=tuple(self.removed),
            comments=self.comments,
            finish=self.finish,
            result=self.record.result if self.state.finished else None,
        )

    def _report(self, error: RecordError) -> None:
        self.mistakes.append(error)
        if self.strict:
            raise error

    def _read_lines(self, lines: list[str]) -> None:
        comments: list[str] = []
        in_head = True
        for self.line, text in enumerate(lines, 1):
            words = [Token(found[0], found.start() + 1) for found in _WORD_PATTERN.finditer(text)]
            if not words or (in_head and text.startswith("[")):
                continue
            in_head = False
            self.deal_no = self.state.deal_no
            check_printable(text, self.line)
            self._check_braces(words)
            if all(word.text.startswith("{") for word in words):
                comments += [_comment_text(word) for word in words]
                continue
            if [word.text for word in words] == ["finish"]:
                self._read_finish(words[0])
                continue
            if words[0].text == "clock":
                comments += [_comment_text(word) for word in words if word.text.startswith("{")]
                self._read_clock([word for word in words if not word.text.startswith("{")])
                continue
            if words[0].text == REMOVED_WORD:
                self._read_removed(words)
                continue
            self._read_deal(words, comments)
            comments = []
        self.comments = tuple(comments)

    def _check_braces(self, words: list[Token]) -> None:
        for word in words:
            if word.text == "}" or (word.text.startswith("{") and not word.text.endswith("}")):
                raise self._error_at(word, RecordError("record-braces"))

    def _read_finish(self, word: Token) -> None:
        try:
            self.state = self.state.apply(Input(None, None, Finish())).state
        except RuleError as error:
            raise self._error_at(word, RecordError("record-finish", why=error)) from None
        self.finish = True

    def _read_clock(self, words: list[Token]) -> None:
        given = " ".join(word.text for word in words)
        if len(words) != 2 or not _MINUTES_PATTERN.fullmatch(words[1].text):
            raise self._error_at(words[0], RecordError("record-clock", given=given), quoted=False, deal=False)
        if not self.deals:
            raise self._error_at(
                words[0], RecordError("record-clock_early", given=given), quoted=False, deal=False
            )
        minutes = int(words[1].text)
        try:
            self.state = self.state.apply(Input(None, None, Clock(minutes))).state
        except RuleError as error:
            raise self._error_at(words[0], RecordError.of(error), quoted=False, deal=False) from None
        self.deals[-1] = msgspec.structs.replace(self.deals[-1], clock=minutes)

    def _read_removed(self, words: list[Token]) -> None:
        """Read a result that was written after the last deal and removed again."""
        self.removed.append(self._read_wrong(words[0], [word.text for word in words[1:]]))

    def _read_wrong(self, word: Token, texts: list[str]) -> str:
        """Read and spell a wrong result; ``word`` is the place of its errors."""
        text = " ".join(texts)
        if not texts or not set(text).isdisjoint("{}|=") or CORRECTED_WORD in texts:
            raise self._error_at(word, RecordError("record-wrong", given=text), quoted=False)
        try:
            return spell_wrong(self.state, text)
        except PrikupError as error:
            raise self._error_at(word, RecordError.of(error).at(word=text), quoted=False) from None

    def _read_deal(self, words: list[Token], comments: list[str]) -> None:
        self._check_place(words[0])
        noted = [(0, text) for text in comments]
        rest = words[1:]
        first = next((at for at, word in enumerate(rest) if not word.text.startswith("{")), 0)
        if rest and rest[first].text == "result":
            noted += [(0, _comment_text(word)) for word in rest[:first]]
            self._read_result(rest[first:], noted)
            return
        deal, rest, more = self._read_cards(rest)
        try:
            course = PartialDeal(self.state, deal)
        except RuleError as error:
            raise self._error_at(words[1] if len(words) > 1 else words[0], error, quoted=False) from None
        moves: list[str] = []
        noted += [(0, text) for text in more]
        failed: RecordError | None = None
        try:
            left = self._read_moves(course, rest, moves, noted)
        except RecordError as error:
            left, failed = [], error
        self.state = course.state
        deal = msgspec.structs.replace(deal, moves=tuple(moves), comments=tuple(noted))
        if failed is not None:
            self.deals.append(deal)
            raise failed
        self._close_deal(deal, course.facts, left)

    def _check_place(self, word: Token) -> None:
        state = self.state
        found = _NUMBER_PATTERN.fullmatch(word.text)
        if not found:
            wrong = RecordError("record-number")
        elif state.dealer is None:
            wrong = RecordError("record-tag")
        elif self.removed:
            wrong = RecordError("record-removed")
        elif state.finished:
            wrong = RecordError("record-match_over")
        elif state.game.needs_deal(state) is None:
            wrong = RecordError("record-deal_open", number=state.deal_no)
        elif self.numbered and int(found[1]) != state.deal_no:
            wrong = RecordError("record-deal_number", number=state.deal_no)
        else:
            return
        raise self._error_at(word, wrong, deal=False)

    def _read_cards(self, words: list[Token]) -> tuple[DealRecord, list[Token], list[str]]:
        """Read the cards of a deal; return it, the words after them and the comments between."""
        comments = [_comment_text(word) for word in words if word.text.startswith("{")]
        plain = [word for word in words if not word.text.startswith("{")]
        players = self.state.players
        pattern = self.state.game.needs_deal(self.state)
        count = sum(size for place, size in pattern.packets if place == "talon") if pattern else 0
        if [word.text for word in plain[players : players + 1]] != ["/"] or len(plain) < players + 1 + count:
            at = plain[min(players, len(plain) - 1)] if plain else Token("", 0)
            raise self._error_at(at, RecordError("record-cards", players=players, count=count))
        hands = tuple(self._read_hand(word) for word in plain[:players])
        talon = tuple(self._read_card(word) for word in plain[players + 1 : players + 1 + count])
        last = plain[players + count] if count else plain[players]
        bottom = None
        more = plain[players + 1 + count :]
        if pattern and pattern.bottom and len(more) > 1 and more[0].text == "/":
            bottom, last = self._read_card(more[1]), more[1]
        rest = [word for word in words if word.column > last.column]
        before = [
            _comment_text(word) for word in words if word.text.startswith("{") and word.column < last.column
        ]
        deal = DealRecord(hands=hands, talon=talon, bottom=bottom)
        return deal, rest, before if comments else []

    def _read_hand(self, word: Token) -> Cards | None:
        if word.text == "??":
            return None
        if word.text == "-":
            return Cards()
        try:
            if "." not in word.text:
                raise RecordError("card-hand", given=word.text)
            return Cards.parse(word.text)
        except PrikupError as error:
            raise self._error_at(word, error, quoted=False) from None

    def _read_card(self, word: Token) -> Card | None:
        try:
            return None if word.text == "??" else Card.parse(word.text)
        except PrikupError as error:
            raise self._error_at(word, error, quoted=False) from None

    def _read_moves(
        self, course: PartialDeal, words: list[Token], moves: list[str], noted: list[tuple[int, str]]
    ) -> list[Token]:
        """Follow the moves; return the words from ``=`` on."""
        at = 0
        while at < len(words):
            word = words[at]
            if word.text == "=":
                return words[at:]
            if word.text == "|":
                at += 1
            elif word.text.startswith("{"):
                noted.append((len(moves), _comment_text(word)))
                at += 1
            else:
                at += self._read_move(course, words[at:], moves)
        return []

    def _read_move(self, course: PartialDeal, words: list[Token], moves: list[str]) -> int:
        if course.is_over:
            raise self._error_at(words[0], RecordError("record-over"))
        texts: list[str] = []
        for word in words:
            if word.text in "|=" or word.text.startswith("{"):
                break
            texts.append(word.text)
        try:
            text, count = course.step(texts)
        except RuleError as error:
            raise self._error_at(words[0], error) from None
        moves.append(text)
        return count

    def _read_result(self, words: list[Token], noted: list[tuple[int, str]]) -> None:
        texts: list[str] = []
        left: list[Token] = []
        for at, word in enumerate(words[1:], 1):
            if word.text == "=":
                left = words[at:]
                break
            if word.text.startswith("{"):
                noted.append((1, _comment_text(word)))
            elif word.text != "|":
                texts.append(word.text)
        *before, texts = _split_words(texts, CORRECTED_WORD)
        wrong = tuple(self._read_wrong(words[0], one) for one in before)
        try:
            step = self.state.apply(Input(None, None, read_words(self.state, texts)))
        except PrikupError as error:
            raise self._error_at(
                words[0], RecordError.of(error).at(word=" ".join(texts)), quoted=False
            ) from None
        fact = find_scored(step.facts)
        assert fact is not None
        result = spell_result(self.state.game.id, fact.result)
        deal = DealRecord(result=result, wrong=wrong, comments=tuple(noted))
        self.state = step.state
        self._close_deal(deal, step.facts, left)

    def _close_deal(self, deal: DealRecord, facts: tuple[Fact, ...], words: list[Token]) -> None:
        """Read the end of a line and check the recorded result."""
        end = len(deal.moves) if not deal.result else 1
        comments = tuple((end, _comment_text(word)) for word in words if word.text.startswith("{"))
        plain = [word for word in words if not word.text.startswith("{") and word.text != "|"]
        written = msgspec.structs.replace(deal, comments=(*deal.comments, *comments))
        if not plain:
            self.deals.append(written)
            return
        self.deals.append(written)
        fact = find_scored(facts)
        if fact is None:
            raise self._error_at(plain[0], RecordError("record-result_early"))
        written = self._read_score(written, plain[1:] or plain)
        try:
            check_written(written, fact)
        except RecordError as error:
            self._report(error.at(self.line, plain[0].column))
        else:
            self.deals[-1] = written

    def _read_score(self, deal: DealRecord, words: list[Token]) -> DealRecord:
        """Return the deal with the tricks and entries written after ``=``."""
        count = 0
        while count < len(words) and _TRICKS_PATTERN.fullmatch(words[count].text):
            count += 1
        texts = [word.text for word in words[:count]]
        nothing = len(texts) > 1 and texts[-1] == "-"  # no entries, as a deal thrown in has none
        texts = texts[:-1] if nothing else texts
        if texts != ["-"] and (len(texts) != self.state.players or "-" in texts):
            raise self._error_at(words[0], RecordError("record-tricks_count", players=self.state.players))
        tricks = () if texts == ["-"] else tuple(map(int, texts))
        if nothing and count < len(words):
            raise self._error_at(words[count], RecordError("record-entries_none"))
        entries = self._read_entries(words[count:]) if count < len(words) else () if nothing else None
        return msgspec.structs.replace(deal, tricks=tricks, entries=entries)

    def _read_entries(self, words: list[Token]) -> tuple[str, ...]:
        found: list[list[str]] = []
        for word in words:
            if word.text.isalpha():
                found.append([word.text])
            elif found and _AMOUNT_PATTERN.fullmatch(word.text):
                found[-1].append(word.text)
            else:
                raise self._error_at(word, RecordError("record-entry"))
        return tuple(" ".join(one) for one in found)

    def _check_end(self, record: MatchRecord) -> None:
        result = self.state.game.result(self.state)
        if record.result is None or record.result == result:
            return
        told = _join_amounts(record.result)
        if result is not None:
            raise RecordError("record-end", result=told, found=_join_amounts(result))
        if self.state.log:
            raise RecordError("record-end_broken", result=told, number=self.state.deal_no)
        raise RecordError("record-end_open", result=told)

    def _error_at(
        self, word: Token, error: PrikupError, *, quoted: bool = True, deal: bool = True
    ) -> RecordError:
        """Return the error with the place of a word of the current line."""
        said, number = word.text if quoted and word.column else "", self.deal_no if deal else 0
        return RecordError.of(error).at(self.line, word.column, deal=number, word=said)


def normalize_spaces(line: str) -> str:
    """Return the line with all white space (tabs, no-break spaces and so on) as plain spaces."""
    return line if line.isprintable() else "".join(" " if char.isspace() else char for char in line)


def check_printable(line: str, number: int) -> None:
    """Raise RecordError at the first invisible character, with the number of the deal if it is in one."""
    unseen = find_invisible(line)
    if unseen is not None:
        found = _NUMBER_PATTERN.match(line)
        raise unseen.at(number, deal=int(found[1]) if found else 0)


def _join_amounts(result: Iterable[Fraction]) -> str:
    return " ".join(map(str, result))


def _split_words(words: Iterable[str], at: str) -> list[list[str]]:
    """Split the words at each word equal to this one."""
    found: list[list[str]] = [[]]
    for word in words:
        if word == at:
            found.append([])
        else:
            found[-1].append(word)
    return found


def _comment_text(word: Token) -> str:
    return word.text[1:-1].strip()
