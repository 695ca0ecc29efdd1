"""Recovery keys: made by the server, shown once, and written down by people."""

from __future__ import annotations

import re
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without I, L, O and U, which are mistaken for others (base 32 of Crockford)."""
KEY_CHARS = 28
"""The characters of a key, each of 5 bits: 140 bits, which nobody can guess."""
GROUP_CHARS = 4

_MISREAD = str.maketrans("OIL", "011")


def make_recovery_key() -> str:
    """Return a new key in groups of four characters."""
    chars = "".join(secrets.choice(ALPHABET) for _ in range(KEY_CHARS))
    return "-".join(chars[at : at + GROUP_CHARS] for at in range(0, KEY_CHARS, GROUP_CHARS))


def normalize_recovery_key(text: str) -> str:
    """Return a key that a person typed as it is hashed: without separators, misread letters corrected.

    >>> normalize_recovery_key(" ab0o-1ilz ")
    'AB00111Z'
    """
    return re.sub(r"[^0-9A-Z]", "", text.upper().translate(_MISREAD))
