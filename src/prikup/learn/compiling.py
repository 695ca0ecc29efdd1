"""Search over the phases of a game for everything but the cards: states, words, what each end writes.

The rules stay where they are, in Python: nothing here knows a contract. A state is what remains of a match
when its cards are forgotten (:mod:`prikup.learn.state_keys`), so one deal, played with every word, finds all
states.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import msgspec
import numpy as np

from prikup import registry
from prikup.cards import PACK_32, Card
from prikup.core import Action, Discard, Draw, Input, Match, Scored, Step, Struct, Turn
from prikup.learn.features import Features
from prikup.learn.first_deals import NO_STATE, FirstDeals, pack_firsts, pack_tests
from prikup.learn.other_cards import (
    STRONG_CARDS,
    WEAK_CARDS,
    CompileError,
    find_needs,
    held_of,
    is_over,
    list_words,
    with_hand,
    with_talon,
)
from prikup.learn.packing import (
    DEAL_TRICKS,
    TALON_CARDS,
    PlayEnd,
    blank_row,
    list_tricks,
    pack_deal,
    pack_ends,
    pack_said,
    pack_states,
    pack_words,
    pad,
)
from prikup.learn.state_keys import key_of
from prikup.learn.tables import CHECK_DTYPE, CHECK_KIND, EDGE_DTYPE, LAY_KIND, PLAY_KIND, RuleTables
from prikup.learn.talons import ONE_CLASS, FinerTalonsError, TalonClasses
from prikup.toolkit import phases
from prikup.toolkit.card_rules import CardRules
from prikup.toolkit.deal_state import DealState, find_card_phase
from prikup.toolkit.numbering import ActionWords

MAX_STATES: Final = 200_000
MAX_WORDS: Final = 512
SEED: Final = "compile"
Checks = tuple[tuple[int, int], ...]
"""Holdings, each with the number of a test with which the cards are dealt again."""
PROBED_DEALS: Final = 24
"""Deals that must begin as the places of the deciding cards say."""


def compile_rules(game: str, rules: str | None = None, players: int = 3) -> RuleTables:
    """Return the rules of a match's first deal as tables.

    Raises OptionError for unknown rules, CompileError for a game or an option that tables cannot hold.
    """
    classes = ONE_CLASS
    while True:
        try:
            return _Compiler(game, rules, players, classes).compile()
        except FinerTalonsError as finer:
            classes = finer.classes


class _Compiler:
    """A search in breadth over the states of one deal."""

    def __init__(self, game: str, rules: str | None, players: int, classes: TalonClasses) -> None:
        start = registry.new(game, rules, players)
        words = start.game.part("actions", ActionWords)
        if words is None:
            raise CompileError("learn-game", given=game)
        self.rules, self.players = rules or start.game.presets[0], players
        if words.announces or words.gives:
            raise CompileError("learn-points", game=start.game.id)
        card_rules = start.game.part("card_rules", CardRules) or CardRules()
        # The last seat deals, so that places, counted from the eldest hand, are seats.
        drawn = start.apply(Input(None, None, Draw(dealer=players - 1))).state
        self.match = drawn.deal(seed=SEED)
        self.first_deals = FirstDeals(drawn, card_rules.deciding, card_rules.list_tests(drawn))
        self.starts = list(self.first_deals.list_starts())
        self._check_starts(drawn)
        self.standing = [float(total) for total in drawn.totals]
        held = held_of(self.match.phase)
        self.hand_sizes = [len(hand) for hand in held.hands]
        if {*self.hand_sizes} - {0, DEAL_TRICKS} or len(held.talon) != TALON_CARDS:
            raise CompileError("learn-cards", game=self.match.game.id)
        self.said = words.said
        self.words: dict[str, int] = {}
        for text in (*words.said, *(f"name {name}" for name in words.named)):
            self.words.setdefault(text, len(self.words))
        self.features = Features((*words.named, *words.said), players)
        self.numbers: dict[Hashable, int] = {}
        self.found: deque[tuple[Match, Checks]] = deque()
        self.checks: list[tuple[int, int]] = []
        self.rows: list[dict[str, Any]] = []
        self.edges: list[tuple[int, int]] = []
        self.spoken: list[list[int]] = []
        self.outcomes: list[list[PlayEnd]] = []
        self.outcome_numbers: dict[Hashable, int] = {}
        self.classes = classes

    def _check_starts(self, drawn: Match) -> None:
        """Raise CompileError if a deal begins otherwise than the places of the deciding cards say."""
        keys = [None if start is None else key_of(start.phase) for start in self.starts]
        for number in range(PROBED_DEALS):
            match = drawn.deal(seed=f"{SEED} {number}")
            if key_of(match.phase) != keys[self.first_deals.find_code(match)]:
                raise CompileError("learn-deal", game=match.game.id)

    def compile(self) -> RuleTables:
        """Return the tables of all states that the first ones lead to."""
        thrown = tuple(self.first_deals.list_thrown())
        firsts = [NO_STATE if start is None else self._number(start, thrown) for start in self.starts]
        while self.found:
            self._add_state(*self.found.popleft())
            if len(self.numbers) > MAX_STATES:
                raise CompileError("learn-size", what="states", most=MAX_STATES)
        if len(self.words) > MAX_WORDS:
            raise CompileError("learn-size", what="words", most=MAX_WORDS)
        return RuleTables(
            self.match.game.id,
            self.rules,
            self.players,
            tuple(self.words),
            self.features.contracts,
            tuple(self.features.roles),
            pack_deal(self.first_deals, len(self.words)),
            pack_firsts(self.starts, firsts),
            pack_tests(self.first_deals.tests),
            np.array(self.checks, CHECK_DTYPE),
            pack_states(self.rows),
            np.array(self.edges, EDGE_DTYPE),
            pack_words(self.spoken, len(self.words)),
            self.features.pack(),
            *pack_ends(self.outcomes, self.players),
            self.classes.by_pair,
            pack_said(self.said, self.words),
        )

    def _number(self, match: Match, checks: Checks = ()) -> int:
        """Return the number of the state of a match, or of these checks before it; a new one if it is new."""
        key = (key_of(match.phase), checks)
        if key not in self.numbers:
            self.numbers[key] = len(self.numbers)
            self.found.append((match, checks))
        return self.numbers[key]

    def _follow(self, match: Match, move: Input) -> int:
        """Return the code of what follows a move: the number of a state, or -1 - that of an outcome."""
        after = match.apply(move).state
        if not is_over(after):
            return self._number(after)
        ends = [PlayEnd(None, self._rewards(after))]
        if self._has_talon_classes(match, lambda told: told.apply(move).state):
            ends = [
                PlayEnd(None, self._rewards(with_talon(match, pair).apply(move).state))
                for pair in self.classes.samples
            ]
        return -1 - self._outcome(("end", *ends), ends)

    def _outcome(self, key: Hashable, ends: list[PlayEnd]) -> int:
        if key not in self.outcome_numbers:
            self.outcome_numbers[key] = len(self.outcomes)
            self.outcomes.append(ends)
        return self.outcome_numbers[key]

    def _rewards(self, match: Match) -> tuple[float, ...]:
        return tuple(float(total) - before for total, before in zip(match.totals, self.standing, strict=True))

    def _add_state(self, match: Match, checks: Checks) -> None:
        """Add the state of a match, its words and what follows each; or checks before it."""
        phase = match.phase
        row = blank_row()
        held = held_of(phase)
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
        if checks:
            row |= {"kind": CHECK_KIND, "first_check": len(self.checks), "check_count": len(checks)}
            row["next"] = self._number(match)
            self.checks += checks
        elif isinstance(phase, phases.Playing):
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
        weak, strong = (with_hand(match, turn.seat, hand) for hand in (WEAK_CARDS, STRONG_CARDS))
        always = list_words(weak, turn)
        needs = {word: 0 for word in always}
        for word in list_words(strong, turn):
            if word not in needs:
                needs[word] = find_needs(match, turn, word)
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
            "after": pad(rules.after, -1),
            "control": pad(play.control, 0),
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
        assert isinstance(match.phase, phases.Playing)
        key, play = key_of(match.phase), match.phase.play
        count = len(play.winners) * play.rules.size + len(play.trick)
        for step in range(1, play.rules.size + 1):
            turn = match.turns()[0]
            match = match.apply(Input(turn.seat, turn.by, match.legal(turn)[0])).state
            if key_of(match.phase) != key:
                return count + step, self._number(match)
        return None

    def _add_outcome(self, match: Match, phase: phases.Playing) -> int:
        """Return the number of what each division of the tricks comes to."""
        divisions = list_tricks(phase.play.rules, self.players)
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
                self._end_with(with_talon(match, pair) if has_classes else match, tricks)
                for pair in pairs
                for tricks in divisions
            ],
        )

    def _end_with(self, match: Match, tricks: tuple[int, ...] | None) -> PlayEnd:
        """Return what these tricks come to; nothing for tricks that are impossible."""
        if tricks is None:
            return PlayEnd(None, (0.0,) * self.players)
        after = self._end(match, tricks).state
        return PlayEnd(None if is_over(after) else self._number(after), self._rewards(after))

    def _end(self, match: Match, tricks: tuple[int, ...]) -> Step:
        """Return the step that ends the play with these tricks, whatever was played."""
        assert isinstance(match.phase, phases.Playing)
        return match.phase.ended(match, Input(None, None, Draw(dealer=0)), tricks)

    def _has_talon_classes(self, match: Match, ended: Callable[[Match], Match]) -> bool:
        """Return True if the end of a deal may depend on the talon; ``ended`` returns what a match comes to.

        Raises FinerTalonsError for an end that needs more classes than there are.
        """
        if not held_of(match.phase).shown:
            return False

        def written(pair: tuple[Card, ...]) -> tuple[float, ...]:
            return self._rewards(ended(with_talon(match, pair)))

        if not self.classes.are_fine_enough(written):
            raise FinerTalonsError(self.classes.part(written))
        return len(self.classes.samples) > 1
