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
from prikup.core import Clock, Fact, Finish, Input, PrikupError, RuleError
from prikup.errors import check_type
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
_FILE_NAME_PATTERN = re.compile(r"[^\[\n]+\.[A-Za-z]{2,6}")
"""Pattern of a text that is the name of a file rather than a record."""
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
    check_type(text, str, "argument-text")
    if _FILE_NAME_PATTERN.fullmatch(text):
        raise RecordError("tag-file", given=text)
    lines = [normalize_spaces(line) for line in text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")]
    reported: list[RecordError] = []

    def report(error: RecordError) -> None:
        if strict:
            raise error
        reported.append(error)

    reader = _Reader(_read_head(lines, report), strict, numbered)
    record = reader.read(lines)
    if reader.mistakes:
        record, reader = _read_by_earlier_rules(record, reader, lines)
    for error in reader.mistakes:
        report(error)
    return msgspec.structs.replace(record, errors=tuple(map(RecordProblem.of, reported)))


def _read_head(lines: list[str], report: Callable[[RecordError], None]) -> MatchRecord:
    """Read the tag pairs before the first deal; return the record without deals."""
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
    earlier_head = reader.record.with_earlier_rules()
    try:
        earlier_reader = _Reader(earlier_head, reader.strict, reader.numbered)
    except RuleError:  # by them another seat would have dealt
        return record, reader
    if earlier_head == reader.record:
        return record, reader
    earlier_record = earlier_reader.read(lines)
    further = not earlier_reader.mistakes or earlier_reader.mistakes[0].place > reader.mistakes[0].place
    return (earlier_record, earlier_reader) if further else (record, reader)


class _Reader:
    """A reader of the deals of a record whose head is known.

    ``mistakes`` are the mistakes found, at most one if strict; ``state`` is the match after the lines read.
    """

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
        """Read the lines of the deals and return the record with them, up to the first mistake."""
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
        """Note a mistake and, if the reader is strict, raise it."""
        self.mistakes.append(error)
        if self.strict:
            raise error

    def _read_lines(self, lines: list[str]) -> None:
        """Read every line after the head; a comment on a line of its own belongs to the next deal, if any."""
        comments: list[str] = []
        in_head = True
        for self.line, text in enumerate(lines, 1):
            words = [
                Token(token_match[0], token_match.start() + 1) for token_match in _WORD_PATTERN.finditer(text)
            ]
            if not words or (in_head and text.startswith("[")):
                continue
            in_head = False
            self.deal_no = self.state.deal_no
            check_printable(text, self.line)
            self._check_braces(words)
            if all(word.text.startswith("{") for word in words):
                comments += [_read_comment(word) for word in words]
                continue
            if [word.text for word in words] == ["finish"]:
                self._read_finish(words[0])
                continue
            if words[0].text == "clock":
                comments += [_read_comment(word) for word in words if word.text.startswith("{")]
                self._read_clock([word for word in words if not word.text.startswith("{")])
                continue
            if words[0].text == REMOVED_WORD:
                self._read_removed(words)
                continue
            self._read_deal(words, comments)
            comments = []
        self.comments = tuple(comments)

    def _check_braces(self, words: list[Token]) -> None:
        """Raise RecordError at a brace that has no partner."""
        for word in words:
            if word.text == "}" or (word.text.startswith("{") and not word.text.endswith("}")):
                raise self._error_at(word, RecordError("record-braces"))

    def _read_finish(self, word: Token) -> None:
        """Read the word ``finish``: the players ended the match."""
        try:
            self.state = self.state.apply(Input(None, None, Finish())).state
        except RuleError as error:
            raise self._error_at(word, RecordError("record-finish", why=error)) from None
        self.finish = True

    def _read_clock(self, words: list[Token]) -> None:
        """Read the clock reading after a deal, such as ``clock 95``, in minutes."""
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
        """Read the line of a deal; ``comments`` stood on the lines before it."""
        self._check_place(words[0])
        placed_comments = [(0, text) for text in comments]
        rest = words[1:]
        first_plain = next((index for index, word in enumerate(rest) if not word.text.startswith("{")), 0)
        if rest and rest[first_plain].text == "result":
            placed_comments += [(0, _read_comment(word)) for word in rest[:first_plain]]
            self._read_result(rest[first_plain:], placed_comments)
            return
        deal, rest, card_comments = self._read_cards(rest)
        try:
            course = PartialDeal(self.state, deal)
        except RuleError as error:
            raise self._error_at(words[1] if len(words) > 1 else words[0], error, quoted=False) from None
        moves: list[str] = []
        placed_comments += [(0, text) for text in card_comments]
        mistake: RecordError | None = None
        try:
            score_words = self._read_moves(course, rest, moves, placed_comments)
        except RecordError as error:
            score_words, mistake = [], error
        self.state = course.state
        deal = msgspec.structs.replace(deal, moves=tuple(moves), comments=tuple(placed_comments))
        if mistake is not None:
            self.deals.append(deal)
            raise mistake
        self._close_deal(deal, course.facts, score_words)

    def _check_place(self, word: Token) -> None:
        """Raise RecordError if no deal can begin here, or if the word is not the number of the deal."""
        state = self.state
        number = _NUMBER_PATTERN.fullmatch(word.text)
        if not number:
            mistake = RecordError("record-number")
        elif state.dealer is None:
            mistake = RecordError("record-tag")
        elif self.removed:
            mistake = RecordError("record-removed")
        elif state.finished:
            mistake = RecordError("record-match_over")
        elif state.game.needs_deal(state) is None:
            mistake = RecordError("record-deal_open", number=state.deal_no)
        elif self.numbered and int(number[1]) != state.deal_no:
            mistake = RecordError("record-deal_number", number=state.deal_no)
        else:
            return
        raise self._error_at(word, mistake, deal=False)

    def _read_cards(self, words: list[Token]) -> tuple[DealRecord, list[Token], list[str]]:
        """Read the cards of a deal; return it, the words after its cards, and the comments among them."""
        plain = [word for word in words if not word.text.startswith("{")]
        players = self.state.players
        pattern = self.state.game.needs_deal(self.state)
        count = sum(size for place, size in pattern.packets if place == "talon") if pattern else 0
        if [word.text for word in plain[players : players + 1]] != ["/"] or len(plain) < players + 1 + count:
            place = plain[min(players, len(plain) - 1)] if plain else Token("", 0)
            raise self._error_at(place, RecordError("record-cards", players=players, count=count))
        hands = tuple(self._read_hand(word) for word in plain[:players])
        talon = tuple(self._read_card(word) for word in plain[players + 1 : players + 1 + count])
        last = plain[players + count] if count else plain[players]
        bottom = None
        after_talon = plain[players + 1 + count :]
        if pattern and pattern.bottom and len(after_talon) > 1 and after_talon[0].text == "/":
            bottom, last = self._read_card(after_talon[1]), after_talon[1]
        rest = [word for word in words if word.column > last.column]
        comments = [
            _read_comment(word) for word in words if word.text.startswith("{") and word.column < last.column
        ]
        deal = DealRecord(hands=hands, talon=talon, bottom=bottom)
        return deal, rest, comments

    def _read_hand(self, word: Token) -> Cards | None:
        """Read a hand: ``??`` is an unknown hand (None), ``-`` an empty one."""
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
        """Read a card of the talon or the bottom card; ``??`` is an unknown card (None)."""
        try:
            return None if word.text == "??" else Card.parse(word.text)
        except PrikupError as error:
            raise self._error_at(word, error, quoted=False) from None

    def _read_moves(
        self,
        course: PartialDeal,
        words: list[Token],
        moves: list[str],
        placed_comments: list[tuple[int, str]],
    ) -> list[Token]:
        """Make the moves of a deal and return the words from ``=`` on.

        Appends the text of each move to ``moves``, and each comment, with the number of moves before it, to
        ``placed_comments``.
        """
        index = 0
        while index < len(words):
            word = words[index]
            if word.text == "=":
                return words[index:]
            if word.text == "|":
                index += 1
            elif word.text.startswith("{"):
                placed_comments.append((len(moves), _read_comment(word)))
                index += 1
            else:
                index += self._read_move(course, words[index:], moves)
        return []

    def _read_move(self, course: PartialDeal, words: list[Token], moves: list[str]) -> int:
        """Make the move at the start of these words and append its text to ``moves``.

        Returns its number of words.
        """
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

    def _read_result(self, words: list[Token], placed_comments: list[tuple[int, str]]) -> None:
        """Read a typed-in result from the word ``result`` on, with the wrong results before it."""
        texts: list[str] = []
        score_words: list[Token] = []
        for index, word in enumerate(words[1:], 1):
            if word.text == "=":
                score_words = words[index:]
                break
            if word.text.startswith("{"):
                placed_comments.append((1, _read_comment(word)))
            elif word.text != "|":
                texts.append(word.text)
        *wrong_results, texts = _split_words(texts, CORRECTED_WORD)
        wrong = tuple(self._read_wrong(words[0], wrong_words) for wrong_words in wrong_results)
        try:
            step = self.state.apply(Input(None, None, read_words(self.state, texts)))
        except PrikupError as error:
            raise self._error_at(
                words[0], RecordError.of(error).at(word=" ".join(texts)), quoted=False
            ) from None
        fact = find_scored(step.facts)
        assert fact is not None
        result = spell_result(self.state.game.id, fact.result)
        deal = DealRecord(result=result, wrong=wrong, comments=tuple(placed_comments))
        self.state = step.state
        self._close_deal(deal, step.facts, score_words)

    def _close_deal(self, deal: DealRecord, facts: tuple[Fact, ...], words: list[Token]) -> None:
        """Add the deal to the record after a check of its recorded score; ``words`` begin with ``=``."""
        end = len(deal.moves) if not deal.result else 1
        comments = tuple((end, _read_comment(word)) for word in words if word.text.startswith("{"))
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
        no_entries = len(texts) > 1 and texts[-1] == "-"  # no entries, as a deal thrown in has none
        texts = texts[:-1] if no_entries else texts
        if texts != ["-"] and (len(texts) != self.state.players or "-" in texts):
            raise self._error_at(words[0], RecordError("record-tricks_count", players=self.state.players))
        tricks = () if texts == ["-"] else tuple(map(int, texts))
        if no_entries and count < len(words):
            raise self._error_at(words[count], RecordError("record-entries_none"))
        entries = self._read_entries(words[count:]) if count < len(words) else () if no_entries else None
        return msgspec.structs.replace(deal, tricks=tricks, entries=entries)

    def _read_entries(self, words: list[Token]) -> tuple[str, ...]:
        """Read entries such as ``pool 0 4``: a word and the numbers after it."""
        entries: list[list[str]] = []
        for word in words:
            if word.text.isalpha():
                entries.append([word.text])
            elif entries and _AMOUNT_PATTERN.fullmatch(word.text):
                entries[-1].append(word.text)
            else:
                raise self._error_at(word, RecordError("record-entry"))
        return tuple(" ".join(entry) for entry in entries)

    def _check_end(self, record: MatchRecord) -> None:
        """Raise RecordError if the recorded result of the match is not its real one."""
        result = self.state.game.result(self.state)
        if record.result is None or record.result == result:
            return
        recorded = _join_amounts(record.result)
        if result is not None:
            raise RecordError("record-end", result=recorded, found=_join_amounts(result))
        if self.state.log:
            raise RecordError("record-end_broken", result=recorded, number=self.state.deal_no)
        raise RecordError("record-end_open", result=recorded)

    def _error_at(
        self, word: Token, error: PrikupError, *, quoted: bool = True, deal: bool = True
    ) -> RecordError:
        """Return the error with the place of a word of the current line."""
        quoted_text, number = word.text if quoted and word.column else "", self.deal_no if deal else 0
        return RecordError.of(error).at(self.line, word.column, deal=number, word=quoted_text)


def normalize_spaces(line: str) -> str:
    """Return the line with all white space (tabs, no-break spaces and so on) as plain spaces."""
    return line if line.isprintable() else "".join(" " if char.isspace() else char for char in line)


def check_printable(line: str, number: int) -> None:
    """Raise RecordError at the first invisible character, with the number of the deal if it is in one."""
    error = find_invisible(line)
    if error is not None:
        deal_number = _NUMBER_PATTERN.match(line)
        raise error.at(number, deal=int(deal_number[1]) if deal_number else 0)


def _join_amounts(result: Iterable[Fraction]) -> str:
    return " ".join(map(str, result))


def _split_words(words: Iterable[str], separator: str) -> list[list[str]]:
    """Return the words between separators, a list for each part."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == separator:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _read_comment(word: Token) -> str:
    return word.text[1:-1].strip()
