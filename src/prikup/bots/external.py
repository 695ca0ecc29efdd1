"""A bot that is a program of its own, asked over its standard input and output.

Each message is one line of JSON. The program is told of a ``deal`` and that it is ``over``, and asked for
its ``hello``, what to ``choose`` and about an ``offer``; it may offer itself to divide the rest.
``docs/bots.md`` says what is in each. After an illegal answer or a failure the first legal choice is
taken; a program that breaks down is started again, :data:`MAX_RESTARTS` times a deal.
"""

from __future__ import annotations

import weakref
from collections import defaultdict
from hashlib import blake2b
from typing import Any, Final

from prikup.bots.base import Seed, legal_texts
from prikup.bots.faults import Faults, illegal_answer
from prikup.bots.program import Program, ProgramError, ProgramReply
from prikup.core import Claim, View

PROGRAM_PREFIX: Final = "cmd:"
"""Prefix of names that are commands."""
PROTOCOL_VERSION: Final = 1
DECISION_TIMEOUT_S: Final = 10.0
"""Seconds that a program has for a decision, or to say hello."""
MAX_RESTARTS: Final = 2

_idle: Final[dict[str, list[Program]]] = defaultdict(list)
"""Idle programs by command; starting one takes longer than playing a deal."""


class ProgramBot:
    """The bot that a command starts; raises ProgramError if it cannot be started or does not say hello.

    ``faults`` are the decisions in which it broke down or chose what it may not.
    """

    def __init__(self, name: str, seed: Seed = 0, seconds: float = DECISION_TIMEOUT_S) -> None:
        self.name = name
        self.faults = Faults()
        self._command = name.removeprefix(PROGRAM_PREFIX)
        if not self._command.strip():
            raise ProgramError("program-empty", given=name)
        self._seed, self._seconds = _hash_seed(seed), seconds
        self._restarts = MAX_RESTARTS
        self._deal: object = None
        self._told = False
        self._offered_view: View | None = None
        self._offered_answer: ProgramReply | ProgramError | None = None
        self._held: list[Program] = []
        self._held.append(self._start_program())
        weakref.finalize(self, _give_back, self._command, self._held)

    def choose(self, view: View) -> str:
        """Return the program's choice, or the first legal one if its answer is illegal.

        If :meth:`offer` has just asked about this view, that answer holds the card too. Raises PrikupError if
        the viewer has nothing to decide.
        """
        legal = legal_texts(view)
        answer = self._offered_answer if self._offered_view is view else None
        self._offered_view = self._offered_answer = None
        if answer is None:
            answer = self._ask(view)
        if isinstance(answer, ProgramReply) and answer.text in legal:
            return answer.text
        error = illegal_answer(view, answer.text) if isinstance(answer, ProgramReply) else answer
        self.faults.add(view, error)
        return legal[0]

    def offer(self, view: View) -> Claim | None:
        """Return the program's claim, None if it makes none; one question asks for the card and the claim."""
        cards_left = view.seats[view.acting.seat].count if view.acting else 0
        answer = self._ask(view, divide=cards_left)
        self._offered_view, self._offered_answer = view, answer
        return Claim(answer.claim, answer.lay) if isinstance(answer, ProgramReply) and answer.claim else None

    def over(self, view: View) -> None:
        """Tell the program how a deal has ended."""
        if self._held:
            self._held[0].tell({"type": "over", "view": view})
        self._told = False

    @property
    def cpu(self) -> int:
        """Nanoseconds that the program has been busy; 0 where the system does not tell."""
        return self._held[0].cpu if self._held else 0

    def _ask(self, view: View, **fields: int) -> ProgramReply | ProgramError:
        """Send a view to the program and return its reply, or its error after ending it."""
        try:
            return self._ask_program(view, fields)
        except ProgramError as error:
            self._kill_program()
            return error

    def _ask_program(self, view: View, fields: dict[str, int]) -> ProgramReply:
        """Return the program's reply to a view, after starting it and telling it the deal where needed."""
        deal = (view.game, view.seat, view.deal_no, view.log[0] if view.log else None)
        if deal != self._deal:
            self._deal, self._told, self._restarts = deal, False, MAX_RESTARTS
        if not self._held:
            if not self._restarts:
                raise ProgramError("program-stopped", given=self._command, times=MAX_RESTARTS + 1)
            self._restarts -= 1
            self._held.append(self._start_program())
        program = self._held[0]
        if not self._told:
            deal_fields = {"game": view.game, "seat": view.seat, "players": view.players, "seed": self._seed}
            program.tell({"type": "deal", **deal_fields})
            self._told = True
        kind = "offer" if view.asks == "answer" else "choose"
        return program.ask({"type": kind, "view": view, "legal": view.legal, **fields}, self._seconds)

    def _start_program(self) -> Program:
        """Return an idle program, or a new one that has said hello."""
        if _idle[self._command]:
            return _idle[self._command].pop()
        program = Program(self._command)
        try:
            hello: dict[str, Any] = {"type": "hello", "version": PROTOCOL_VERSION}
            version = program.ask(hello, max(self._seconds, DECISION_TIMEOUT_S)).version
            if version != PROTOCOL_VERSION:
                raise ProgramError(
                    "program-version", given=self._command, version=version, expected=PROTOCOL_VERSION
                )
        except ProgramError:
            program.kill()
            raise
        return program

    def _kill_program(self) -> None:
        """End a program that broke down; the next decision starts another."""
        self._told = False
        while self._held:
            self._held.pop().kill()


def _give_back(command: str, programs: list[Program]) -> None:
    """Keep a bot's programs running for the next bot of this command."""
    _idle[command] += programs
    programs.clear()


def _hash_seed(seed: Seed) -> str:
    """Return a seed for a program's random decisions that does not reveal the cards."""
    return blake2b(f"bot {seed}".encode(), digest_size=8).hexdigest()
