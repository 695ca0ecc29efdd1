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


for one in json.loads(Path(sys.argv[1]).read_bytes())["deals"]:
    if (seed := one["server_seed"]) is None:
        continue  # this deal is not over yet
    assert hashlib.sha256(seed.encode()).hexdigest() == one["commitment"], "commitment"
    pack = sorted(one["pack"], key=lambda card: ("SCDH".index(card[1]), "789TJQKA".index(card[0])))
    stream = numbers("deal", one)
    for i in range(len(pack) - 1, 0, -1):
        j = below(i + 1, stream)
        pack[i], pack[j] = pack[j], pack[i]
    dealt: dict[Any, list[str]] = {}
    for place, size in one["packets"]:
        dealt.setdefault(place, []).extend(pack.pop(0) for _ in range(size))
    for seat, hand in enumerate(one["deal"]["hands"]):
        held = [rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]
        assert sorted(held) == sorted(dealt[seat]) and one["deal"]["talon"] == dealt["talon"], "cards"
    assert one["dealer"] in (None, below(one["players"], numbers("draw", one))), "dealer"
    print("deal", one["number"], "is as its seeds make it")
