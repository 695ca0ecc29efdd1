"""The provable shuffle: seeds of the server and of the players make the order of a pack.

How it goes, deal by deal (``number`` counts the deals of one table from 1, a redeal too):

1. The server draws a seed of 32 random bytes, written as 64 lowercase hexadecimal digits, and
   publishes its commitment: SHA-256, in hexadecimal, of those 64 ASCII characters.
2. Then every player may add a seed of his own: up to 64 printable characters, none by default.
3. The pack is shuffled from all of these. When the deal is over the server's seed is revealed.

One server seed serves one deal. The commitment for a deal is published before the players' seeds for
it are gathered (for all but the first: while the deal before is played), so the server cannot choose
its seed to suit theirs, nor can they choose theirs knowing what it makes. What it cannot exclude is a
player who conspires with the server and adds his seed last.

The algorithm, byte by byte. Let ``S`` be the server's seed (64 ASCII characters), ``P0`` … the players'
seeds by seat. For the purpose ``deal`` (or ``draw``) and c = 0, 1, 2 …

    block(c) = HMAC-SHA256(key = S, message =
        "prikup 1\\n" purpose "\\n" table "\\n" number "\\n" P0 "\\n" P1 "\\n" … "\\n" c)

in UTF-8, ``number`` and ``c`` in decimal, one line a seat (an empty line without a seed), no line end
after ``c``. The blocks joined make a stream, read four bytes at a time as big-endian numbers x.
``below(n)``: take the next x; while x >= 2**32 - 2**32 % n take the next; the answer is x % n.

The pack begins in order: spades, clubs, diamonds, hearts, each from its lowest index up, the ranks as
in ``789TJQKA`` (a smaller pack leaves out what it has not). Fisher-Yates: for i from the last place
down to 1, j = below(i + 1), cards i and j change places. Card 0 is the top; the packets of the game's
:class:`~prikup.core.DealPattern` are taken from the top. Where a game looks at the bottom card, some of
its cards are first put into the middle, after the upper half of the pack. Where a
pack is gathered and not shuffled, 1 + ``below(cards - 1)`` cards of the stream with purpose ``cut`` go from
its top to the bottom.

The first dealer of a match is found with the seeds of deal 1 and the stream with purpose ``draw``. Where
the rules have cards drawn for it, the pack is shuffled with that stream just so, every seat draws one card
from the top in the order of the seats, and the game's order of precedence tells whose card makes the
dealer. Where that order is a single card, the pack is dealt out, a card to each seat, round by round, until
a round brings that card, and the cards of this round are the draw. Otherwise, and at tables opened before
cards were drawn, he is the first ``below(players)``.

>>> from prikup.cards import PACK_32
>>> seed = derived_seed("example", "table", 1)
>>> seed[:16], commitment(seed)[:16]
('48185d51f18087eb', '7d4f6199bc291470')
>>> " ".join(card.text for card in order(PACK_32, seed, ("анна", "", ""), 1, "table"))[:23]
'8D 8H AH 8C QS 9H KS JC'
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Literal

from prikup.cards import Card, Cards, Pack, cards_of
from prikup.core import Deal, DealPattern, Draw, Match, PrikupError, Record

FORMAT = "prikup 1"
SEED_LIMIT = 64
_SEED = re.compile(r"[0-9a-f]{64}")


class ShuffleError(PrikupError):
    """A seed that cannot be used, or a deal that its seeds do not make."""


def new_seed(source: Callable[[int], bytes]) -> str:
    """A server seed from a source of random bytes (``secrets.token_bytes`` at a real table)."""
    return source(32).hex()


def derived_seed(master: str, table: str, number: int) -> str:
    """The server seed of a deal where everything must be repeatable: HMAC-SHA256 of a master seed."""
    message = f"prikup seed 1\n{table}\n{number}"
    return hmac.new(master.encode(), message.encode(), hashlib.sha256).hexdigest()


def server_seed(text: str) -> str:
    """The text itself if it is a server seed; raises ShuffleError."""
    if not _SEED.fullmatch(text):
        raise ShuffleError(f"{text!r} is not a server seed: expected 64 digits of 0-9 a-f")
    return text


def player_seed(text: str) -> str:
    """The text itself if a player may add it; raises ShuffleError."""
    if len(text) > SEED_LIMIT or not text.isprintable():
        raise ShuffleError(f"{text!r} cannot be a seed: expected at most {SEED_LIMIT} printable characters")
    return text


def commitment(seed: str) -> str:
    """What is published before the deal: SHA-256 of the seed as it is written."""
    return hashlib.sha256(server_seed(seed).encode()).hexdigest()


def order(pack: Pack, seed: str, player_seeds: Sequence[str], number: int, table: str) -> tuple[Card, ...]:
    """The pack as shuffled, top card first."""
    return _shuffled(cards_of(pack.cards.mask), _numbers("deal", seed, player_seeds, number, table))


def draw(players: int, seed: str, player_seeds: Sequence[str], number: int, table: str) -> int:
    """The seat of the first dealer where he is taken at random."""
    return _below(players, _numbers("draw", seed, player_seeds, number, table))


def draw_cards(
    pack: Pack,
    players: int,
    seed: str,
    player_seeds: Sequence[str],
    number: int,
    table: str,
    precedence: Sequence[Card] = (),
) -> tuple[Card, ...]:
    """The card that each seat draws for the first deal, from the top of a pack shuffled for that alone.

    Where a single card makes the dealer, those of the round that brings it; the pack may end within it.
    """
    numbers = _numbers("draw", seed, player_seeds, number, table)
    cards = _shuffled(cards_of(pack.cards.mask), numbers)
    first = cards.index(precedence[0]) // players * players if len(precedence) == 1 else 0
    return cards[first : first + players]


def first_draw(match: Match, seed: str, player_seeds: Sequence[str], number: int, table: str) -> Draw:
    """The draw of the first dealer as the rules of a match ask for it: with cards, or at random."""
    precedence = match.game.draw_order(match)
    if precedence is None:
        return Draw(draw(match.players, seed, player_seeds, number, table))
    cards = draw_cards(match.pack, match.players, seed, player_seeds, number, table, precedence)
    return Draw.of(cards, precedence)


def stacked(
    pack: Pack, pattern: DealPattern, seed: str, player_seeds: Sequence[str], number: int, table: str
) -> tuple[Card, ...]:
    """The pack as it is dealt: shuffled, or the pile of the pattern with some cards cut from its top."""
    pile = pattern.pile
    if not pile:
        return order(pack, seed, player_seeds, number, table)
    cut = 1 + _below(len(pile) - 1, _numbers("cut", seed, player_seeds, number, table))
    return (*pile[cut:], *pile[:cut])


def deal(cards: Sequence[Card], pattern: DealPattern, players: int) -> Deal:
    """The packets of a pattern from the top of the pack; raises ShuffleError unless they take it all."""
    if sum(size for _, size in pattern.packets) != len(cards):
        raise ShuffleError(f"{pattern.packets} does not deal {len(cards)} cards: expected every card once")
    bottom = cards[-1] if pattern.bottom else None
    if bottom in pattern.middle:
        half = len(cards) // 2
        cards = [*cards[:half], cards[-1], *cards[half:-1]]
    hands: list[list[Card]] = [[] for _ in range(players)]
    talon: list[Card] = []
    top = 0
    for place, size in pattern.packets:
        (talon if place == "talon" else hands[place]).extend(cards[top : top + size])
        top += size
    return Deal(tuple(Cards(hand) for hand in hands), tuple(talon), bottom)


class DealProof(Record, frozen=True):
    """All that is needed to check one deal; ``server_seed`` and ``deal`` are None until it is over.

    ``game`` and ``rules`` (as the game writes them) are what was agreed before any seed was shown; they,
    ``players`` and the seat that dealt (``dealer``, None before it is known) fix how cards are dealt.
    ``pack`` and ``packets`` only repeat this for who has no rules at hand. The dealer of deal 1 is drawn:
    ``drawn`` are the cards by seat, and the one that comes first in ``precedence`` (again a repetition of
    the rules) makes the dealer. Both are empty for other deals and where the dealer was taken at random.
    A bottom card of ``middle`` was put into the middle of the pack. What was ``gathered`` from the tricks
    before it was only cut: its order follows from the record of the match, not from the seeds alone.
    """

    table: str
    game: str
    rules: str
    number: int
    deal_no: int | None
    players: int
    dealer: int | None
    pack: tuple[Card, ...]
    packets: tuple[tuple[int | Literal["talon"], int], ...]
    commitment: str
    player_seeds: tuple[str, ...]
    server_seed: str | None
    deal: Deal | None
    drawn: tuple[Card, ...] = ()
    precedence: tuple[Card, ...] = ()
    middle: tuple[Card, ...] = ()
    gathered: bool = False


def verify(proof: DealProof, pack: Pack, pattern: DealPattern, precedence: tuple[Card, ...] | None) -> None:
    """Check a revealed deal from its seeds; raises ShuffleError with the first thing wrong.

    ``pack``, ``pattern`` and ``precedence`` (None: the first dealer is taken at random) are what the rules
    say. They must not be taken from the proof: packets that may be chosen once the order of the pack is
    known deal any hands at all, and an order of precedence makes any seat the dealer.
    """
    where = f"deal {proof.number}"
    if proof.server_seed is None or proof.deal is None:
        raise ShuffleError(f"{where} is not revealed yet: expected its server seed and its cards")
    made = commitment(proof.server_seed)
    if made != proof.commitment:
        raise ShuffleError(f"{where}: the server's seed has the commitment {made}, not {proof.commitment}")
    if len(proof.player_seeds) != proof.players:
        raise ShuffleError(f"{where}: {len(proof.player_seeds)} seeds of {proof.players} players")
    seeds = tuple(player_seed(seed) for seed in proof.player_seeds)
    _verify_draw(proof, pack, precedence)
    if len(proof.pack) != len(pack.cards) or Cards(proof.pack) != pack.cards:
        raise ShuffleError(f"{where}: its {len(proof.pack)} cards are not the pack of the game")
    if proof.packets != pattern.packets:
        raise ShuffleError(
            f"{where}: its packets are not those of the rules: {spell_packets(proof.packets)}; "
            f"expected {spell_packets(pattern.packets)}"
        )
    cards = stacked(pack, pattern, proof.server_seed, seeds, proof.number, proof.table)
    right = deal(cards, pattern, proof.players)
    if right != proof.deal:
        raise ShuffleError(f"{where}: the seeds make {right}, not {proof.deal}")


def _verify_draw(proof: DealProof, pack: Pack, precedence: tuple[Card, ...] | None) -> None:
    where = f"deal {proof.number}"
    assert proof.server_seed is not None
    if proof.number > 1:
        if proof.drawn:
            raise ShuffleError(f"{where}: {_spell(proof.drawn)} were drawn: expected a draw for deal 1 alone")
        return
    made = (proof.players, proof.server_seed, proof.player_seeds, 1, proof.table)
    if precedence is None:
        if proof.drawn:
            raise ShuffleError(f"{where}: {_spell(proof.drawn)} were drawn, but the rules draw no cards")
        right = Draw(draw(*made))
    elif not proof.drawn:
        raise ShuffleError(f"{where}: nobody drew a card: expected the cards that made the first dealer")
    elif proof.precedence != precedence:
        raise ShuffleError(
            f"{where}: its order of precedence is not that of the rules: {_spell(proof.precedence)}; "
            f"expected {_spell(precedence)}"
        )
    else:
        right = Draw.of(draw_cards(pack, *made, precedence), precedence)
    if right.cards != proof.drawn:
        raise ShuffleError(f"{where}: the seeds draw {_spell(right.cards)}, not {_spell(proof.drawn)}")
    if right.dealer != proof.dealer:
        raise ShuffleError(f"{where}: the seeds draw dealer {right.dealer}, not {proof.dealer}")


def _spell(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards) or "nothing"


def spell_packets(packets: Sequence[tuple[int | Literal["talon"], int]]) -> str:
    """Packets in words, from the top of the pack: ``2 to seat 1, 2 to seat 2, 2 to the talon``."""
    return ", ".join(f"{size} to {'the talon' if at == 'talon' else f'seat {at}'}" for at, size in packets)


def _shuffled(cards: list[Card], numbers: Iterator[int]) -> tuple[Card, ...]:
    for i in range(len(cards) - 1, 0, -1):
        j = _below(i + 1, numbers)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def _numbers(purpose: str, seed: str, player_seeds: Sequence[str], number: int, table: str) -> Iterator[int]:
    lines = (FORMAT, purpose, table, str(number), *player_seeds, "")
    key, head = seed.encode(), "\n".join(lines).encode()
    for block in count():
        digest = hmac.digest(key, head + str(block).encode(), "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def _below(n: int, numbers: Iterator[int]) -> int:
    # Rejection keeps every answer equally likely; a plain remainder would favour the small ones.
    while (x := next(numbers)) >= 2**32 - 2**32 % n:
        pass
    return x % n
