"""The provable shuffle: seeds of the server and of the players make the order of a pack.

How it goes, deal by deal (``number`` counts the deals of one table from 1, a redeal too):

1. Every player is bound to a seed of theirs: its commitment, SHA-256 in hexadecimal, is known. A seed is 64
   lowercase hexadecimal digits, and hashed as these 64 ASCII characters. An opened seed is the commitment to
   the next, so that a player is bound once for a whole match.
2. Then the server draws a seed of 32 random bytes and publishes its commitment, made just so.
3. Only then are the players' seeds opened; who takes no part adds none. The pack is shuffled from all of
   these. When the deal is over the server's seed is revealed.

One server seed serves one deal. So whoever is bound last knows no seed but their own, and nobody chooses the
deal; see ``docs/shuffle.md`` for what remains. In older tables players added seeds in clear, up to 64
printable characters.

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
cards were drawn, the dealer is the first ``below(players)``.

>>> from prikup.cards import PACK_32
>>> seed = derive_server_seed("example", "table", 1)
>>> seed[:16], compute_commitment(seed)[:16]
('48185d51f18087eb', '7d4f6199bc291470')
>>> seeds = DealSeeds(seed, ("анна", "", ""), 1, "table")
>>> " ".join(card.text for card in shuffle_pack(PACK_32, seeds.numbers("deal")))[:23]
'8D 8H AH 8C QS 9H KS JC'
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Literal, Protocol, TypeAlias

from prikup.cards import Card, Pack, cards_of
from prikup.errors import ArgumentError, PrikupError, quote
from prikup.structs import Struct

Purpose: TypeAlias = Literal["deal", "draw", "cut"]
"""Purpose for which numbers are drawn."""
Below: TypeAlias = Callable[[int], int]
"""A draw: a number from 0 up that is below n, each as likely as the other."""
ChanceSource: TypeAlias = Callable[[Purpose], Below]
"""Where chance comes from: the draws for a purpose."""

SHUFFLE_FORMAT = "prikup 1"
MAX_PLAYER_SEED_CHARS = 64
_SERVER_SEED_PATTERN = re.compile(r"[0-9a-f]{64}")


class Random(Protocol):
    """Source of random numbers with the interface of ``random.Random``."""

    def randrange(self, stop: int, /) -> int:
        """Draw a number from 0 to ``stop`` - 1, each equally likely."""


def chance_of(random: Random | None) -> ChanceSource:
    """Return the draws of a source of random numbers; raises ArgumentError if it has no ``randrange``."""
    draw: Below | None = getattr(random, "randrange", None)
    if not callable(draw):
        raise ArgumentError("argument-random", what=quote(random))
    return lambda purpose: draw


def seed_text(seed: int | str) -> str:
    """Return a chosen seed as text; raises ArgumentError if it is neither a whole number nor text."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise ArgumentError("argument-seed", what=quote(seed))
    return str(seed)


class ShuffleError(PrikupError):
    """A seed that cannot be used, or a deal that its seeds do not make."""


def make_server_seed(source: Callable[[int], bytes]) -> str:
    """Return a server seed from a source of random bytes (``secrets.token_bytes`` at a real table)."""
    return source(32).hex()


def derive_server_seed(master: str, table: str, number: int) -> str:
    """Return a repeatable server seed for a deal: HMAC-SHA256 keyed by a master seed."""
    message = f"prikup seed 1\n{table}\n{number}"
    return hmac.new(master.encode(), message.encode(), hashlib.sha256).hexdigest()


def check_server_seed(text: str) -> str:
    """Return the text after checking that it is a server seed; raises ShuffleError."""
    if not _SERVER_SEED_PATTERN.fullmatch(text):
        raise ShuffleError("seed-server", given=text)
    return text


def check_player_seed(text: str) -> str:
    """Return the text after checking that a player may add it; raises ShuffleError."""
    if len(text) > MAX_PLAYER_SEED_CHARS or not text.isprintable():
        raise ShuffleError("seed", given=text, most=MAX_PLAYER_SEED_CHARS)
    return text


@lru_cache(maxsize=4096)
def compute_commitment(seed: str) -> str:
    """Return the commitment to a seed, published before the deal: SHA-256 of its text, in hexadecimal."""
    return hashlib.sha256(check_server_seed(seed).encode()).hexdigest()


class DealSeeds(Struct, frozen=True):
    """Seeds and numbering from which one deal is shuffled.

    ``server`` is the seed of the server, ``players`` those of the players by seat (empty where nobody added
    one); ``number`` counts the deals of the table from 1, a redeal too; ``table`` is its id.
    """

    server: str
    players: tuple[str, ...]
    number: int
    table: str

    @classmethod
    def derived(cls, master: str, players: int, number: int, table: str) -> DealSeeds:
        """Return the seeds of a repeatable deal to which no player adds a seed."""
        return cls(derive_server_seed(master, table, number), ("",) * players, number, table)

    def numbers(self, purpose: Purpose) -> Below:
        """Return a draw that reads the stream of this purpose."""
        stream = _generate_numbers(self, purpose)
        return lambda n: _draw_below(n, stream)


def shuffle_pack(pack: Pack, below: Below) -> tuple[Card, ...]:
    """Return a pack in shuffled order, top card first."""
    cards = cards_of(pack.cards.mask)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def cut_pile(pile: Sequence[Card], below: Below) -> tuple[Card, ...]:
    """Return a pile with some of its cards, at least one and not all, moved from the top to the bottom."""
    cut = 1 + below(len(pile) - 1)
    return (*pile[cut:], *pile[:cut])


def _generate_numbers(seeds: DealSeeds, purpose: Purpose) -> Iterator[int]:
    """Generate the numbers of the stream for a purpose, each of four bytes."""
    lines = (SHUFFLE_FORMAT, purpose, seeds.table, str(seeds.number), *seeds.players, "")
    key, head = seeds.server.encode(), "\n".join(lines).encode()
    for block in count():
        digest = hmac.digest(key, head + str(block).encode(), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def _draw_below(n: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to n - 1, each equally likely."""
    # Rejection keeps every answer equally likely; a plain remainder would favour the small ones.
    while (x := next(numbers)) >= 2**32 - 2**32 % n:
        pass
    return x % n
