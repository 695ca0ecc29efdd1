"""Auction of the games, configured by values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from prikup.core import Action, Input, RuleError, Said, Say, Struct

PASS_WORD = "pass"
HOLD_WORD = "hold"
LOOK_WORD = "look"

OpeningRule = Literal["any", "lowest", "forced", "must"]
Raise = Literal["any", "next"]
Hold = Literal["none", "first_in_round", "two_left", "seniority", "second_round"]


@cache
def make_say(text: str) -> Say:
    """Return the action that says this word; the same object for the same word."""
    return Say(text)


def make_said(move: Input) -> Said:
    """Return the fact that a player said the word of an input, which was checked."""
    assert move.seat is not None
    return Said(move.seat, move.action.text)


class Reply(Struct, frozen=True):
    """A bid that is only possible as an answer: while one of ``over`` is the highest bid, to a player
    who made the bid ``own`` before (empty: to anybody). Nobody can hold it.
    """

    bid: str
    over: tuple[str, ...]
    own: str = ""


class Blind(Struct, frozen=True):
    """A bid that only the first speaker may make, before they look at their cards; nobody can hold it.

    ``least`` is the lowest bid that may be made over it.
    """

    bid: str
    least: str


class AuctionRules(Struct, frozen=True, cache_hash=True):
    """Rules of an auction.

    ``ladder``: the bids, low to high. ``opening``: any bid, only the ``lowest``, or the first
    speaker is ``forced`` to bid it, or ``must`` bid any. ``raises``: any higher bid, or only the
    ``next``. ``hold``: who may take over the highest bid by repeating it. ``binding``: bids only
    possible as a player's first, after which they may make no other, and which nobody can hold; no
    other limit of opening, raising or floor applies to them. ``yielding``: bids that can only open
    the auction, below all others; nobody can hold them, and their bidder is out as soon as another
    bids. ``replies`` and ``blind``: bids that are possible only then. ``floor``: the lowest bid
    that may be made now. ``top_ends``: the highest bid ends the auction. ``clauses``: rule clause
    by error code. ``special``: bids on the ladder that are no plain raises, computed from the others.
    """

    ladder: tuple[str, ...]
    opening: OpeningRule = "any"
    raises: Raise = "any"
    hold: Hold = "none"
    binding: tuple[str, ...] = ()
    yielding: tuple[str, ...] = ()
    replies: tuple[Reply, ...] = ()
    blind: Blind | None = None
    floor: str | None = None
    top_ends: bool = False
    clauses: tuple[tuple[str, str], ...] = ()
    special: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        blind = () if self.blind is None else (self.blind.bid,)
        bids = (*self.binding, *self.yielding, *(reply.bid for reply in self.replies), *blind)
        msgspec.structs.force_setattr(self, "special", frozenset(bids))

    def refuse(self, name: str, **data: object) -> RuleError:
        """Return the error of this name, with the clause of its code, else the clause of ``turn``."""
        clauses = dict(self.clauses)
        return RuleError(name, clauses.get(name.partition("-")[0], clauses.get("turn", "")), **data)


class Auction(Struct, frozen=True):
    """An auction in progress or ended.

    ``order`` is the seats in seniority; ``live`` those who have not passed; ``high`` the place of
    the highest bid on the ladder (-1: none) and ``holder`` whose it is; ``opened`` whether somebody
    has bid in this round of speaking; ``speaker`` who speaks now, None when it is over. ``caps``
    limits the bids of a seat (place on the ladder, by place in ``order``). ``blind`` says that the first
    speaker has not looked yet: they do, or bid blind. ``choices`` are the words the speaker may say, kept
    because every question about a call comes down to them.
    """

    rules: AuctionRules
    order: tuple[int, ...]
    live: tuple[int, ...]
    speaker: int | None
    calls: tuple[tuple[int, str], ...] = ()
    high: int = -1
    holder: int | None = None
    opened: bool = False
    caps: tuple[int, ...] | None = None
    blind: bool = False
    choices: tuple[Say, ...] = ()

    @staticmethod
    def start(rules: AuctionRules, order: tuple[int, ...], caps: tuple[int, ...] | None = None) -> Auction:
        """Return an auction before its first call; the first of ``order`` is the most senior and speaks.

        ``caps`` are the places on the ladder that the seats of ``order`` may bid up to, None: no limits.
        """
        auction = Auction(
            rules, order=order, live=order, speaker=order[0], caps=caps, blind=rules.blind is not None
        )
        return auction._with_choices()

    @property
    def bid(self) -> str | None:
        """The highest bid."""
        return self.rules.ladder[self.high] if self.high >= 0 else None

    def with_caps(self, caps: tuple[int, ...] | None) -> Auction:
        """Return this auction with other limits of the bids."""
        return msgspec.structs.replace(self, caps=caps)._with_choices()

    def words(self) -> Sequence[str]:
        """Return every word of this auction in fixed order, legal or not."""
        blind = self.rules.blind
        if self.blind and blind is not None:
            return (LOOK_WORD, blind.bid)
        hold = () if self.rules.hold == "none" else (HOLD_WORD,)
        bids = self.rules.ladder if blind is None else [bid for bid in self.rules.ladder if bid != blind.bid]
        return (*bids, *hold, PASS_WORD)

    def legal(self) -> list[str]:
        """Return the words that the speaker may say."""
        return [choice.word for choice in self.choices]

    def grid(self) -> list[Say]:
        """Return the actions for all words of this auction, legal or not, in fixed order."""
        return [make_say(word) for word in self.words()]

    def check(self, seat: int, action: Action) -> None:
        """Raise RuleError if a seat may not say this now."""
        if action in self.choices and seat == self.speaker:
            return
        if seat == self.speaker and not isinstance(action, Say):  # a card is spelled as a bid is
            raise self.rules.refuse("unknown-bid", given=action.text, expected=self.words())
        error = self.why_not(seat, action.text)
        if error is not None:
            raise error

    def _with_choices(self) -> Auction:
        """Return this auction with the speaker's choices computed."""
        words = map(make_say, self._list_words(self.speaker)) if self.speaker is not None else ()
        return Auction(
            self.rules, self.order, self.live, self.speaker, self.calls, self.high, self.holder,
            self.opened, self.caps, self.blind, choices=tuple(words),
        )  # fmt: skip

    def _list_words(self, seat: int) -> list[str]:
        """Return the words that a seat may say now, in the order of :meth:`words`."""
        rules = self.rules
        if self.blind:
            return list(self.words())
        if self._is_forced():
            return [rules.ladder[0]]
        low, top = self._find_range(seat)
        special = rules.special
        words = list(rules.ladder[low:top])
        if special:
            words = [bid for bid in words if bid not in special]
        if self.high < 0:
            words += rules.yielding
        for bid in rules.binding:
            if rules.ladder.index(bid) > self.high and all(by != seat for by, _ in self.calls):
                words.append(bid)
        words += [reply.bid for reply in rules.replies if self._find_reply_error(seat, reply) is None]
        if self._find_hold_error(seat) is None:
            words.append(HOLD_WORD)
        if not self._must_bid():
            words.append(PASS_WORD)
        return words

    def why_not(self, seat: int, word: str) -> RuleError | None:
        """Return the error if this word may not be said now, else None."""
        rules = self.rules
        if seat != self.speaker:
            return rules.refuse("turn-bid", seat=seat)
        if self.blind:
            if word in self.words():
                return None
            return rules.refuse("look", given=word, bid=self.words()[1])
        if self._is_forced():
            if word == rules.ladder[0]:
                return None
            return rules.refuse("forced", bid=rules.ladder[0])
        if word == PASS_WORD:
            return rules.refuse("forced-least", bid=rules.ladder[0]) if self._must_bid() else None
        if word == HOLD_WORD:
            return self._why_not_hold(seat)
        if word not in self.words():
            return rules.refuse("unknown-bid", given=word, expected=self.words())
        return self._why_not_bid(seat, word)

    def _why_not_bid(self, seat: int, bid: str) -> RuleError | None:
        """Return the error if this bid may not be made now, else None.

        The seat is the speaker, the bid a word of this auction, and the opening is not forced.
        """
        rules = self.rules
        place = rules.ladder.index(bid)
        own_calls = [word for by, word in self.calls if by == seat]
        reply = next((reply for reply in rules.replies if reply.bid == bid), None)
        if reply is not None:
            error_name = self._find_reply_error(seat, reply)
            if error_name is None:
                return None
            return rules.refuse(error_name, bid=bid, over=reply.over, own=reply.own)
        binding_bid = next((word for word in own_calls if word in rules.binding), None)
        if binding_bid is not None:
            return rules.refuse("bound", bid=binding_bid)
        if bid in rules.binding and own_calls:
            return rules.refuse("first_bid", bid=bid)
        if place <= self.high:
            return rules.refuse("raise", bid=bid, high=self.bid)
        if bid in rules.binding or bid in rules.yielding:
            return None
        low, top = self._find_range(seat)
        if place < low:
            code = "floor" if rules.blind is None or self.bid != rules.blind.bid else "over_blind"
            return rules.refuse(code, floor=rules.ladder[low])
        if place < top:
            return None
        if self.caps is not None and place > self.caps[self.order.index(seat)]:
            return rules.refuse("cap", bid=bid, seat=seat)
        if self._must_hold(seat):
            return rules.refuse("senior" if rules.hold == "seniority" else "senior-next", high=self.bid)
        lowest = rules.ladder[low] if low < len(rules.ladder) else self.bid
        return rules.refuse("next", bid=lowest)

    def _find_range(self, seat: int) -> tuple[int, int]:
        """Return the half-open range of ladder indices that a seat may bid; binding bids do not count."""
        rules = self.rules
        ladder = rules.ladder
        low = self.high + 1
        if rules.floor is not None:
            low = max(low, ladder.index(rules.floor))
        if rules.blind is not None and self.bid == rules.blind.bid:
            low = max(low, ladder.index(rules.blind.least))
        special = rules.special
        while low < len(ladder) and ladder[low] in special:
            low += 1
        if rules.binding and any(word in rules.binding for by, word in self.calls if by == seat):
            return low, low
        if self._must_hold(seat):
            return low, low
        top = len(ladder)
        stepwise = rules.opening in ("lowest", "forced") if self.high < 0 else rules.raises == "next"
        if stepwise:
            top = min(top, low + 1)
        if self.caps is not None:
            top = min(top, self.caps[self.order.index(seat)] + 1)
        return low, max(low, top)

    def _is_forced(self) -> bool:
        """Return True if the speaker opens the auction and must make its lowest bid."""
        return self.rules.opening == "forced" and not self.calls

    def _must_bid(self) -> bool:
        """Return True if the speaker opens the auction and may not pass."""
        return self.rules.opening == "must" and not self.calls

    def _must_hold(self, seat: int) -> bool:
        """Return True if a seat may not raise but only hold the bid.

        By seniority this applies to seats that speak before the bid's holder; from the second round on to
        every seat, unless the bid has just been held.
        """
        if self.holder is None or self.bid in self.rules.special:
            return False
        if self.rules.hold == "second_round":
            return self._find_hold_kind_error(seat) is None
        return self.rules.hold == "seniority" and self._is_senior(seat)

    def _is_senior(self, seat: int) -> bool:
        """Return True if a seat speaks before the holder of the highest bid."""
        return self.holder is not None and self.order.index(seat) < self.order.index(self.holder)

    def _find_reply_error(self, seat: int, reply: Reply) -> str | None:
        """Return the name of the error if this seat may not make this reply now, else None."""
        if self.bid not in reply.over:
            return "reply"
        if reply.own and (seat, reply.own) not in self.calls:
            return "reply-own"
        return None

    def _why_not_hold(self, seat: int) -> RuleError | None:
        """Return the error if this seat may not hold the highest bid, else None."""
        error_name = self._find_hold_error(seat)
        return None if error_name is None else self.rules.refuse(error_name, high=self.bid, seat=seat)

    def _find_hold_error(self, seat: int) -> str | None:
        """Return the name of the error if this seat may not hold the highest bid, else None."""
        rules = self.rules
        if rules.hold == "none":
            return "hold"
        if self.high < 0:
            return "hold-nothing"
        if self.bid in rules.special:
            return "hold-special"
        if rules.binding and any(word in rules.binding for by, word in self.calls if by == seat):
            return "bound-hold"
        if self.caps is not None and self.high > self.caps[self.order.index(seat)]:
            return "cap-hold"
        return self._find_hold_kind_error(seat)

    def _find_hold_kind_error(self, seat: int) -> str | None:
        """Return the name of the error if the kind of hold does not allow this seat to hold, else None."""
        kind = self.rules.hold
        if kind == "first_in_round":
            return "hold-first" if self.opened else None
        if kind == "two_left":
            allowed = len(self.live) == 2 and seat == self.live[0]
            return None if allowed else "hold-last_two"
        if kind == "seniority":
            return None if self._is_senior(seat) else "hold-senior"
        if len(self.calls) < len(self.order):
            return "hold-first_round"
        last_word = next(word for _, word in reversed(self.calls) if word != PASS_WORD)
        return "hold-again" if last_word == HOLD_WORD else None

    def say(self, word: str) -> Auction:
        """Return the auction after the speaker's call, which must be legal."""
        seat = self.speaker
        assert seat is not None
        if word == LOOK_WORD:
            return msgspec.structs.replace(self, blind=False)._with_choices()
        place = self.order.index(seat)
        live, high, holder, opened = self.live, self.high, self.holder, self.opened
        if word == PASS_WORD:
            live = tuple(other for other in live if other != seat)
        else:
            if self.bid in self.rules.yielding:
                live = tuple(other for other in live if other != holder)
            opened, holder = True, seat
            if word != HOLD_WORD:
                high = self.rules.ladder.index(word)
        over = not live or (len(live) == 1 and holder is not None)
        if self.rules.top_ends and high == len(self.rules.ladder) - 1:
            over = True
        speaker: int | None = None
        if not over:
            later = [other for other in live if self.order.index(other) > place]
            speaker = later[0] if later else live[0]
            opened = opened and bool(later)
        return Auction(
            self.rules,
            self.order,
            live,
            speaker,
            calls=(*self.calls, (seat, word)),
            high=high,
            holder=holder,
            opened=opened,
            caps=self.caps,
        )._with_choices()
