"""The choices of a question as they are sent: of many that are not legal, each reason is sent once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw

from prikup.core import Choice, Why, to_json
from prikup.server.tables.protocol import PackedChoices

CHOICE_SIGN = "\ufffc"
"""The character that stands for the text of a choice in its reason."""
MAX_KEPT_REASONS = 4096
"""The reasons of all tables that are kept as JSON."""


def pack_choices(choices: Sequence[Choice]) -> PackedChoices | Sequence[Choice]:
    """Return choices with each reason once, or the choices themselves if that loses something."""
    whys: dict[str, int] = {}
    items = []
    for one in choices:
        if one.legal is not (one.why is None):
            return choices
        number = None
        if one.why is not None:
            reason = _write_reason(one.why, one.text)
            if reason is None:
                return choices
            number = whys.setdefault(reason, len(whys))
        items.append((one.text, number, one.stake))
    return PackedChoices(tuple(items), tuple(Raw(reason.encode()) for reason in whys))


@lru_cache(maxsize=MAX_KEPT_REASONS)
def _write_reason(why: Why, text: str) -> str | None:
    """Return a reason as JSON with the sign for the text of its choice; None if that loses something."""
    reason = to_json(why).decode()
    if CHOICE_SIGN in reason or not text or json.dumps(text) != f'"{text}"':
        return None
    return reason.replace(text, CHOICE_SIGN)


def unpack_choices(packed: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the decoded choices that were packed."""
    reasons = [json.dumps(why, ensure_ascii=False) for why in packed["whys"]]
    return [
        {
            "text": text,
            "legal": number is None,
            "why": None if number is None else json.loads(reasons[number].replace(CHOICE_SIGN, text)),
            "stake": stake,
        }
        for text, number, stake in packed["items"]
    ]
