"""Names of browsers and systems, by the header in which browsers say what they are."""

from __future__ import annotations

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
"""Browsers by a part of their header; those which come later also stand in the headers of the earlier."""
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip
"""Systems by a part of the header, in the same order."""


def name_device(user_agent: str) -> str:
    """Return browser and system, as far as they are known.

    >>> name_device("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0")
    'Firefox, Linux'
    >>> name_device("curl/8.1")
    ''
    """
    found = (_find(user_agent, BROWSERS), _find(user_agent, SYSTEMS))
    return ", ".join(filter(None, found))


def _find(text: str, names: dict[str, str]) -> str:
    return next((name for part, name in names.items() if part in text), "")
