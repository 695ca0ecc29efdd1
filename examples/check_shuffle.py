"""Check the proof of a table's shuffles with nothing but Python: check_shuffle.py proof.json"""

import hashlib
import hmac
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def numbers(purpose: str, one: dict[str, Any]) -> Iterator[int]:
    lines = ["prikup 1", purpose, one["table"], str(one["number"]), *one["player_seeds"]]
    for block in range(1000):
        message = "\n".join([*lines, str(block)]).encode()
        yield from struct.unpack(">8I", hmac.digest(one["server_seed"].encode(), message, "sha256"))


def below(n: int, stream: Iterator[int]) -> int:
    return next(x for x in stream if x < 2**32 - 2**32 % n) % n


deals = json.loads(Path(sys.argv[1]).read_bytes())["deals"] if sys.argv[1:] else sys.exit(__doc__)
for number, one in enumerate((deal for deal in deals if deal["server_seed"]), 1):  # the others are not over
    seed, n, dealer = one["server_seed"].encode(), len(one["player_seeds"]), one["dealer"]
    assert number == one["number"] and hashlib.sha256(seed).hexdigest() == one["commitment"], "seed"
    pack, stream = [rank + suit for suit in "SCDH" for rank in "789TJQKA"], numbers("deal", one)
    for i, j in ((i, below(i + 1, stream)) for i in range(31, 0, -1)):
        pack[i], pack[j] = pack[j], pack[i]
    ring = [[(dealer + k) % n, 2] for k in (1, 2, 3)]  # packets may not be chosen to suit the cards
    after = 1 + [[*ring * r, ["talon", 2], *ring * (5 - r)] for r in range(1, 6)].index(one["packets"])
    places = [place for place, size in one["packets"] for _ in range(size)]
    dealt = {at: [card for card, to in zip(pack, places, strict=True) if to == at] for at in places}
    for seat, hand in enumerate(one["deal"]["hands"]):
        held = [rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]
        assert sorted(held) == sorted(dealt.get(seat, [])) and one["deal"]["talon"] == dealt["talon"], "cards"
    assert number > 1 or dealer == below(n, numbers("draw", one)), "dealer"
    how = f"two by two from seat {ring[0][0]}, the talon after round {after}"
    print(f"deal {number} ({one['rules']}), {how}: as its seeds make it")
