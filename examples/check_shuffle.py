"""Check the proof of a table's shuffles with nothing but Python: check_shuffle.py proof.json"""

import hashlib
import hmac
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path


def numbers(seed: bytes, *lines: object) -> Iterator[int]:
    for message in ("\n".join(map(str, ["prikup 1", *lines, block])) for block in range(1000)):
        yield from struct.unpack(">8I", hmac.digest(seed, message.encode(), "sha256"))


def shuffled(stream: Iterator[int]) -> list[str]:
    pack = [rank + suit for suit in "SCDH" for rank in "789TJQKA"]
    for n, j in ((n, next(x for x in stream if x < 2**32 - 2**32 % n) % n) for n in range(32, 1, -1)):
        pack[n - 1], pack[j] = pack[j], pack[n - 1]
    return pack


deals = json.loads(Path(sys.argv[1]).read_bytes())["deals"] if sys.argv[1:] else sys.exit(__doc__)
out, clear = set[int](), True  # the seats that withheld a seed; whether nobody was bound so far
for number, one in enumerate((deal for deal in deals if deal["server_seed"]), 1):  # the others are not over
    seed, n, dealer = one["server_seed"].encode(), len(one["player_seeds"]), one["dealer"]
    was = one.get("origin") or {"number": number, "table": one["table"]}  # where its cards were dealt first
    homes = one["table"], (deals[0].get("origin") or one)["table"]  # all deals of a tournament are from there
    assert number == one["number"] and (number == 1 or was["table"] in homes), "number"
    parts = (one.get(part) or [""] * n for part in ("bindings", "player_seeds", "bound", "opened"))
    clear, last = clear and not one.get("bindings"), one.get("committed", 0)
    hashes = [(one["server_seed"], one["commitment"])]
    for seat, (bound, given, since, at) in enumerate(zip(*parts, strict=True)):
        # All are bound, then the server, and only then does anybody open; who withholds a seed is out.
        first = 0 < since < last and seat not in out if bound else clear or not given
        assert first and not (bound and given and at <= last), f"seed of seat {seat}"
        hashes += [(given, bound)] if bound and given else []
        out |= {seat} if bound and not given else set()
    assert all(hashlib.sha256(it.encode()).hexdigest() == hashed for it, hashed in hashes), "seed"
    row, why = [[(dealer + k) % n, 2] for k in (1, 2, 3) * 5], "expected Preferans, 32 cards dealt two by two"
    forms = [[*row[:p], ["talon", 2], *row[p:]] for p in range(1, 16) if one["game"] == "preferans"]
    after = 1 + forms.index(one["packets"]) if one["packets"] in forms else sys.exit(f"deal {number}: {why}")
    made = was["table"], was["number"], *one["player_seeds"]
    deal, draw = (numbers(seed, use, *made) for use in ("deal", "draw"))
    lies = dict(zip(shuffled(deal), (at for at, size in one["packets"] for _ in range(size)), strict=True))
    hands = [[[r for r in "AKQJT987" if lies[r + s] == seat] for s in "SHDC"] for seat in range(n)]
    assert [[list(suit) for suit in hand.split(".")] for hand in one["deal"]["hands"]] == hands, "hands"
    assert one["deal"]["talon"] == [card for card in lies if lies[card] == "talon"], "talon"
    got, order = one.get("drawn"), one.get("precedence")  # without cards the dealer is taken at random
    who = got.index(min(got, key=order.index)) if got else next(x for x in draw if x < 2**32 - 2**32 % n) % n
    first = number == was["number"] == 1
    assert not first or (who == dealer and (not got or got == shuffled(draw)[:n])), "dealer"
    how = f"{' '.join(got)} drawn, the first of {' '.join(order)} deals, " if got else ""
    how += f"seat {dealer} dealt, talon after packet {after}" + (f", without {sorted(out)}" if out else "")
    print(f"deal {number} agrees: {one['rules']}, {how}")
