"""Search over the phases of a game for everything but the cards: states, words, what each end writes.

The rules stay where they are, in Python: nothing here knows a contract. A state is what remains of a match
when its cards are forgotten (:mod:`prikup.learn.state_keys`), so one deal, played with every word, finds all
states.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from prikup import registry
from prikup.cards import PACK_32, Card, Cards
from prikup.core import Action, Discard, Draw, Input, Match, Phase, PrikupError, Scored, Step, Struct, Turn
from prikup.learn.features import FEATURE_BYTES, Features
from prikup.learn.state_keys import key_of
from prikup.learn.tables import (
    BLOCK_WORDS,
    DEAL_DTYPE,
    EDGE_DTYPE,
    LAY_KIND,
    MAX_PLACES,
    MAX_SAID_BITS,
    NO_SAID_BIT,
    PLAY_KIND,
    STATE_DTYPE,
    WORDS_KIND,
    RuleTables,
)
from prikup.toolkit import phases
from prikup.toolkit.deal_state import DealState, find_card_phase
from prikup.toolkit.match_end import BetweenDeals
from prikup.toolkit.numbering import ActionWords
from prikup.toolkit.tricks import Play, PlayRules

MAX_STATES: Final = 200_000
MAX_WORDS: Final = 512
DEAL_TRICKS: Final = 10
"""Tricks of a deal, all of which the play takes."""
TALON_TRICKS: Final = 2
"""Tricks at most that a place without cards wins, with cards of the talon."""
PAIRS: Final = 32 * 32
SEED: Final = "compile"
PROBED_DEALS: Final = 24
"""Deals that must all begin alike: whose cards decide who speaks first cannot be compiled."""
PROBED_TALONS: Final = tuple(
    tuple(map(Card.parse, pair.split()))
    for pair in ("7S 8S", "AS AC", "AS KS", "KS QS", "KH QH", "TS JS", "9D 9H", "AD 7C", "QD JH")
)
"""Talons of all kinds, by which is found out whether the talon matters."""
WEAK_CARDS: Final = 0x07070707
"""Seven to nine of each suit: what they may say everybody may."""
STRONG_CARDS: Final = 0xF8F8F8F8
"""Ten to ace of each suit."""


class CompileError(PrikupError):
    """Rules that cannot be compiled; the message names the part that cannot."""


class _End(NamedTuple):
    """A result, or the state in which more is asked, to which a number of tricks comes."""

    state: int | None
    rewards: tuple[float, ...]


def compile_rules(game: str, rules: str | None = None, players: int = 3) -> RuleTables:
    """Return the rules of a match's first deal as tables.

    Raises OptionError for unknown rules, CompileError for a game or an option that tables cannot hold.
    """
    classes = _TalonClasses(((),), np.zeros(PAIRS, np.uint8))
    while True:
        try:
            return _Compiler(game, rules, players, classes).compile()
        except _FinerTalons as finer:
            classes = finer.classes


class _Compiler:
    """A search in breadth over the states of one deal."""

    def __init__(self, game: str, rules: str | None, players: int, classes: _TalonClasses) -> None:
        start = registry.new(game, rules, players)
        words = start.game.part("actions", ActionWords)
        if words is None:
            raise CompileError("learn-game", given=game)
        self.rules, self.players = rules or start.game.presets[0], players
        if words.announces or words.gives:
            raise CompileError("learn-points", game=start.game.id)
        # The last seat deals, so that places, counted from the eldest hand, are seats.
        drawn = start.apply(Input(None, None, Draw(dealer=players - 1))).state
        self.match = drawn.deal(seed=SEED)
        if any(
            key_of(drawn.deal(seed=f"{SEED} {n}").phase) != key_of(self.match.phase)
            for n in range(PROBED_DEALS)
        ):
            raise CompileError("learn-deal", game=self.match.game.id)
        self.standing = [float(total) for total in drawn.totals]
        held = _held(self.match.phase)
        self.hand_sizes = [len(hand) for hand in held.hands]
        self.talon_size = len(held.talon)
        if {*self.hand_sizes} - {0, DEAL_TRICKS} or self.talon_size != TALON_TRICKS:
            raise CompileError("learn-cards", game=self.match.game.id)
        self.said = words.said
        self.words: dict[str, int] = {}
        for text in (*words.said, *(f"name {name}" for name in words.named)):
            self.words.setdefault(text, len(self.words))
        self.features = Features((*words.named, *words.said), players)
        self.numbers: dict[Hashable, int] = {}
        self.found: deque[Match] = deque()
        self.rows: list[dict[str, Any]] = []
        self.edges: list[tuple[int, int]] = []
        self.spoken: list[list[int]] = []
        self.outcomes: list[list[_End]] = []
        self.outcome_numbers: dict[Hashable, int] = {}
        self.classes = classes

    def compile(self) -> RuleTables:
        """Return the tables of all states that the first one leads to."""
        self._number(self.match)
        while self.found:
            self._add_state(self.found.popleft())
            if len(self.numbers) > MAX_STATES:
                raise CompileError("learn-size", what="states", most=MAX_STATES)
        if len(self.words) > MAX_WORDS:
            raise CompileError("learn-size", what="words", most=MAX_WORDS)
        return self._pack()

    def _number(self, match: Match) -> int:
        """Return the number of the state of a match, a new one if it was not seen before."""
        key = key_of(match.phase)
        if key not in self.numbers:
            self.numbers[key] = len(self.numbers)
            self.found.append(match)
        return self.numbers[key]

    def _follow(self, match: Match, move: Input) -> int:
        """Return the code of what follows a move: the number of a state, or -1 - that of an outcome."""
        after = match.apply(move).state
        if not _is_over(after):
            return self._number(after)
        ends = [_End(None, self._rewards(after))]
        if self._has_talon_classes(match, lambda told: told.apply(move).state):
            ends = [
                _End(None, self._rewards(_with_talon(match, pair).apply(move).state))
                for pair in self.classes.samples
            ]
        return -1 - self._outcome(("end", *ends), ends)

    def _outcome(self, key: Hashable, ends: list[_End]) -> int:
        if key not in self.outcome_numbers:
            self.outcome_numbers[key] = len(self.outcomes)
            self.outcomes.append(ends)
        return self.outcome_numbers[key]

    def _rewards(self, match: Match) -> tuple[float, ...]:
        return tuple(float(total) - before for total, before in zip(match.totals, self.standing, strict=True))

    def _add_state(self, match: Match) -> None:
        """Add the state of a match, its words and what follows each."""
        phase = match.phase
        row = _blank_row()
        held = _held(phase)
        if held.taken:
            row["talon_at"] = held.declarer_seat
        self.spoken.append([])
        row["first_edge"] = len(self.edges)
        views = [match.view(seat) for seat in range(self.players)]
        row["talon_seen"] = sum(1 << seat for seat, view in enumerate(views) if len(view.talon or ()) == 2)
        row["backs"] = sum(1 << seat for seat in held.backs)
        row["remembered"] = sum(
            1 << seat for seat in range(self.players) if any(view.seats[seat].shown for view in views)
        )
        if isinstance(phase, phases.Playing):
            self._add_play(match, phase, row)
        else:
            self._add_question(match, row, held)
        self.features.add(views)
        self.rows.append(row)

    def _add_question(self, match: Match, row: dict[str, Any], held: DealState) -> None:
        """Fill in a state in which words are said or cards laid away."""
        turns = match.turns()
        if len(turns) != 1 or turns[0].seat != turns[0].by:
            raise CompileError("learn-phase", phase=type(match.phase).__name__)
        turn = turns[0]
        row["actor"] = turn.seat
        row["exposed"] = sum(1 << seat for seat in held.exposed)
        asked = find_card_phase(match)
        if isinstance(asked, phases.Playing):
            row["exposed"] |= sum(1 << seat for seat in asked.play.exposed)
        actions = match.legal(turn)
        words = [action for action in actions if not isinstance(action, Discard)]
        if len(words) < len(actions):
            discard = next(action for action in actions if isinstance(action, Discard))
            row["kind"] = LAY_KIND
            row["lay_count"] = len(discard.cards or ())
            row["next"] = self._state_after(match, turn, discard)
        self._add_words(match, turn, words)

    def _state_after(self, match: Match, turn: Turn, action: Action) -> int:
        code = self._follow(match, Input(turn.seat, turn.by, action))
        if code < 0:
            raise CompileError("learn-phase", phase=type(match.phase).__name__)
        return code

    def _add_words(self, match: Match, turn: Turn, words: Sequence[Action]) -> None:
        """Add an edge for each word, in the order of their numbers, with the cards that it needs."""
        weak, strong = (_with_hand(match, turn.seat, hand) for hand in (WEAK_CARDS, STRONG_CARDS))
        always = _list_words(weak, turn)
        needs = {word: 0 for word in always}
        for word in _list_words(strong, turn):
            if word not in needs:
                needs[word] = _find_needs(match, turn, word)
        if not set(words) <= set(needs):
            raise CompileError("learn-phase", phase=type(match.phase).__name__)
        numbered = sorted((self.words.setdefault(word.text, len(self.words)), word) for word in needs)
        self.spoken[-1] = [number for number, _ in numbered]
        for _, word in numbered:
            asked = strong if needs[word] else match
            code = self._follow(asked, Input(turn.seat, turn.by, word))
            self.edges.append((code, needs[word]))

    def _add_play(self, match: Match, phase: phases.Playing, row: dict[str, Any]) -> None:
        """Fill in a state in which cards are played."""
        play, rules = phase.play, phase.play.rules
        if rules.must_beat or rules.pack.strength != PACK_32.strength:
            raise CompileError("learn-phase", phase=type(phase).__name__)
        row |= {
            "kind": PLAY_KIND,
            "trump": 4 if play.trump is None else int(play.trump),
            "size": rules.size,
            "leader": rules.eldest if play.winners or play.trick else play.leader,
            "leads": len(rules.leads),
            "lead_owner": -1 if rules.lead_owner is None else rules.lead_owner,
            "after": _pad(rules.after, -1),
            "control": _pad(play.control, 0),
            "eldest": rules.eldest,
            "must_ruff": rules.must_ruff,
            "exposed": sum(1 << seat for seat in play.exposed),
        }
        fixed = [-1 if leader is None else leader for leader in rules.leaders[1:3]]
        row["leaders"] = [*fixed, -1, -1][:2]
        changed = self._find_change(match)
        if changed is not None:
            row["until"], row["next"] = changed
        else:
            row["outcome"] = self._add_outcome(match, phase)

    def _find_change(self, match: Match) -> tuple[int, int] | None:
        """Return after how many cards of the deal another state follows, and its number; None if never."""
        key, play = key_of(match.phase), _play(match)
        count = len(play.winners) * play.rules.size + len(play.trick)
        for step in range(1, play.rules.size + 1):
            turn = match.turns()[0]
            match = match.apply(Input(turn.seat, turn.by, match.legal(turn)[0])).state
            if key_of(match.phase) != key:
                return count + step, self._number(match)
        return None

    def _add_outcome(self, match: Match, phase: phases.Playing) -> int:
        """Return the number of what each division of the tricks comes to."""
        divisions = self._list_tricks(phase.play.rules)
        sample = next(tricks for tricks in divisions if tricks is not None)
        ended = self._end(match, sample)
        scored = next((fact for fact in ended.facts if isinstance(fact, Scored)), None)
        key: Hashable = key_of(phase)
        if scored is not None and isinstance(scored.result, Struct):
            result = msgspec.structs.replace(scored.result, tricks=None)
            key = (key_of(result), tuple(tricks is not None for tricks in divisions))
        if key in self.outcome_numbers:
            return self.outcome_numbers[key]
        has_classes = self._has_talon_classes(match, lambda told: self._end(told, sample).state)
        pairs = self.classes.samples if has_classes else [()]
        return self._outcome(
            key,
            [
                self._end_with(_with_talon(match, pair) if has_classes else match, tricks)
                for pair in pairs
                for tricks in divisions
            ],
        )

    def _end_with(self, match: Match, tricks: tuple[int, ...] | None) -> _End:
        """Return what these tricks come to; nothing for tricks that are impossible."""
        if tricks is None:
            return _End(None, (0.0,) * self.players)
        after = self._end(match, tricks).state
        return _End(None if _is_over(after) else self._number(after), self._rewards(after))

    def _end(self, match: Match, tricks: tuple[int, ...]) -> Step:
        """Return the step that ends the play with these tricks, whatever was played."""
        assert isinstance(match.phase, phases.Playing)
        return match.phase.ended(match, Input(None, None, Draw(dealer=0)), tricks)

    def _list_tricks(self, rules: PlayRules) -> list[tuple[int, ...] | None]:
        """Return the tricks by place for each code, None for codes that are none.

        A code is the tricks of place 0, eleven times those of place 1, and at a table of four 121 times those
        of place 3.
        """
        most = [DEAL_TRICKS if after >= 0 else 0 for after in _pad(rules.after, -1)]
        if rules.lead_owner is not None and rules.after[rules.lead_owner] < 0:
            most[rules.lead_owner] = len(rules.leads)
        resting = range(TALON_TRICKS + 1) if self.players == MAX_PLACES else (0,)
        divisions: list[tuple[int, ...] | None] = []
        for fourth, second, first in product(resting, range(DEAL_TRICKS + 1), range(DEAL_TRICKS + 1)):
            tricks = (first, second, DEAL_TRICKS - first - second - fourth, fourth)
            is_possible = all(0 <= taken <= limit for taken, limit in zip(tricks, most, strict=True))
            divisions.append(tricks[: self.players] if is_possible else None)
        return divisions

    def _has_talon_classes(self, match: Match, ended: Callable[[Match], Match]) -> bool:
        """Return True if the end of a deal may depend on the talon; ``ended`` returns what a match comes to.

        Talons are of one class if the same is written for them. Raises _FinerTalons for an end that needs
        more classes than there are.
        """
        if not _held(match.phase).shown:
            return False
        written: dict[int, tuple[float, ...]] = {}
        for pair in PROBED_TALONS:
            rewards = self._rewards(ended(_with_talon(match, pair)))
            if written.setdefault(self.classes.find(pair), rewards) != rewards:
                raise _FinerTalons(self._part_talons(match, ended))
        return len(self.classes.samples) > 1

    def _part_talons(self, match: Match, ended: Callable[[Match], Match]) -> _TalonClasses:
        """Return classes so fine that this end is the same within each."""
        numbers: dict[Hashable, int] = {}
        samples = list[tuple[Card, ...]]()
        by_pair = np.zeros(PAIRS, np.uint8)
        for pair in combinations(sorted(PACK_32.cards, key=lambda card: card.index), 2):
            key = (self.classes.find(pair), self._rewards(ended(_with_talon(match, pair))))
            if key not in numbers:
                numbers[key] = len(numbers)
                samples.append(pair)
            for first, second in (pair, pair[::-1]):
                by_pair[32 * first.index + second.index] = numbers[key]
        return _TalonClasses(tuple(samples), by_pair)

    def _pack(self) -> RuleTables:
        """Return everything as arrays."""
        blocks = -(-len(self.words) // BLOCK_WORDS)
        spoken = np.zeros((len(self.rows), blocks), np.uint64)
        for state, numbers in enumerate(self.spoken):
            for number in numbers:
                spoken[state, number // BLOCK_WORDS] |= np.uint64(1 << number % BLOCK_WORDS)
        outcomes, ends, scores = self._pack_ends()
        return RuleTables(
            self.match.game.id,
            self.rules,
            self.players,
            tuple(self.words),
            self.features.contracts,
            tuple(self.features.roles),
            self._pack_deal(),
            _to_rows(self.rows),
            np.array(self.edges, EDGE_DTYPE),
            spoken,
            self.features.pack(),
            outcomes,
            ends,
            scores,
            self.classes.by_pair,
            self._pack_said(),
        )

    def _pack_ends(self) -> tuple[Any, Any, Any]:
        """Return the outcomes, their ends, and the different results."""
        rows: dict[tuple[float, ...], int] = {}
        outcomes, ends = list[tuple[int, int]](), list[int]()
        size = (DEAL_TRICKS + 1) ** 2 * (TALON_TRICKS + 1 if self.players == MAX_PLACES else 1)
        for one in self.outcomes:
            whole = one if len(one) >= size else [end for end in one for _ in range(size)]
            outcomes.append((len(ends), size if len(whole) > size else 0))
            for end in whole:
                ends.append(-1 - rows.setdefault(end.rewards, len(rows)) if end.state is None else end.state)
        return np.array(outcomes, np.int32), np.array(ends, np.int32), np.array(list(rows), np.float32)

    def _pack_deal(self) -> Any:
        deal = np.zeros(1, DEAL_DTYPE)
        pack = sorted(card.index for card in PACK_32.cards)
        deal["places"], deal["pack_size"] = self.players, len(pack)
        deal["hand_sizes"][0, : self.players] = self.hand_sizes
        deal["talon_size"], deal["max_taken"] = self.talon_size, DEAL_TRICKS
        deal["pack"][0, : len(pack)] = pack
        deal["strengths"][0, : len(pack)] = [PACK_32.strength[index] for index in pack]
        deal["strides"] = (1, DEAL_TRICKS + 1, 0, (DEAL_TRICKS + 1) ** 2 if self.players == MAX_PLACES else 0)
        deal["word_count"], deal["feature_bytes"] = len(self.words), FEATURE_BYTES
        return deal

    def _pack_said(self) -> Any:
        """Return by word the bit that remembers who said it."""
        bits = np.full(len(self.words), NO_SAID_BIT, np.uint8)
        for bit, text in enumerate(self.said[:MAX_SAID_BITS]):
            bits[self.words[text]] = bit
        return bits


class _TalonClasses(NamedTuple):
    """A talon of each class, and the class of each two cards, by 32 times the first and the second."""

    samples: tuple[tuple[Card, ...], ...]
    by_pair: Any

    def find(self, pair: Sequence[Card]) -> int:
        """Return the class of two cards."""
        return int(self.by_pair[32 * pair[0].index + pair[1].index])


class _FinerTalons(Exception):
    """An end of a deal that depends on the talon in more ways than were known."""

    def __init__(self, classes: _TalonClasses) -> None:
        super().__init__()
        self.classes = classes


def _held(phase: Phase) -> DealState:
    """Return the state of the deal that a phase holds."""
    while not isinstance(held := getattr(phase, "held", None), DealState):
        before = getattr(phase, "before", None)
        if not isinstance(before, Phase):
            raise CompileError("learn-phase", phase=type(phase).__name__)
        phase = before
    return held


def _play(match: Match) -> Play:
    assert isinstance(match.phase, phases.Playing)
    return match.phase.play


def _list_words(match: Match, turn: Turn) -> list[Action]:
    """Return what may be said."""
    return [action for action in match.legal(turn) if not isinstance(action, Discard)]


def _find_needs(match: Match, turn: Turn, word: Action) -> int:
    """Return the mask of the cards without which a word may not be said."""
    needs = 0
    for card in Cards(STRONG_CARDS):
        without = _with_hand(match, turn.seat, STRONG_CARDS & ~card.bit)
        if word not in _list_words(without, turn):
            needs |= card.bit
    return needs


def _with_hand(match: Match, seat: int, hand: int) -> Match:
    """Return the match as if a seat held these cards."""

    def change(held: DealState) -> DealState:
        return held.replace(hands=held.with_hand(Cards(hand), seat))

    return msgspec.structs.replace(match, phase=_with_held(match.phase, change))


def _with_held(phase: Any, change: Callable[[DealState], DealState]) -> Any:
    """Return the phase with another state of the deal."""
    if isinstance(held := getattr(phase, "held", None), DealState):
        return msgspec.structs.replace(phase, held=change(held))
    return msgspec.structs.replace(phase, before=_with_held(phase.before, change))


def _with_talon(match: Match, pair: tuple[Card, ...]) -> Match:
    """Return the match as if these two cards had been the talon."""

    def change(held: DealState) -> DealState:
        return held.replace(shown=pair, talon=pair, taken=pair if held.taken else ())

    return msgspec.structs.replace(match, phase=_with_held(match.phase, change))


def _is_over(match: Match) -> bool:
    """Return True if the deal is over."""
    return isinstance(match.phase, BetweenDeals) or match.finished


def _blank_row() -> dict[str, Any]:
    """Return a state with nothing filled in."""
    row = dict.fromkeys(STATE_DTYPE.names or (), 0)
    return row | {
        "kind": WORDS_KIND,
        "talon_at": -1,
        "trump": 4,
        "size": 3,
        "until": -1,
        "lead_owner": -1,
        "leaders": (-1, -1),
        "after": (-1,) * 4,
        "control": (0,) * 4,
        "unused": (0,) * 6,
    }


def _pad(numbers: Sequence[int], empty: int) -> tuple[int, ...]:
    return (*numbers, *(empty,) * (MAX_PLACES - len(numbers)))


def _to_rows(rows: Sequence[dict[str, Any]]) -> Any:
    states = np.zeros(len(rows), STATE_DTYPE)
    for name in STATE_DTYPE.names or ():
        states[name] = [row[name] for row in rows]
    return states
