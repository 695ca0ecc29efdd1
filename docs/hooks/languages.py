"""Pages in other languages: ``playing.ru.md`` is ``playing.md`` in Russian.

A page that stands in several languages begins with links to the others; what stands around it, and what browsers are
told, is in its own.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Any

NAMES = {"en": "English", "ru": "Русский", "el": "Ελληνικά", "hy": "Հայերեն", "ja": "日本語"}
"""The languages of the documentation, each by its own name."""

_SUFFIX = re.compile(rf"\.({'|'.join(NAMES)})\.md$")


def language(path: str) -> str:
    """The language of a page by its path: ``ru`` of ``playing.ru.md``, else ``en``."""
    found = _SUFFIX.search(path)
    return found[1] if found else "en"


def same_page(path: str, lang: str) -> str:
    """The path of the same page in another language."""
    return _SUFFIX.sub(".md", path) if lang == "en" else f"{_SUFFIX.sub('.md', path)[:-3]}.{lang}.md"


def links(path: str, there: set[str]) -> str:
    """Links from a page to itself in each other language in which it stands, as Markdown."""
    others = [lang for lang in NAMES if lang != language(path) and same_page(path, lang) in there]
    return " · ".join(f"[{NAMES[lang]}]({PurePosixPath(same_page(path, lang)).name})" for lang in others)


def on_page_markdown(markdown: str, page: Any, files: Any, **_: Any) -> str:
    """Put the links under the heading."""
    line = links(page.file.src_uri, {file.src_uri for file in files})
    return re.sub(r"(?m)^(# .*)$", rf"\1\n\n{line}", markdown, count=1) if line else markdown


def on_page_context(context: Any, page: Any, config: Any, nav: Any) -> Any:
    """The frame of the page speaks its language: the menu, the table of contents, the search."""
    lang = config.theme["language"] = language(page.file.src_uri)
    for section, entry in zip(nav.items, config.nav, strict=True):
        title = next(iter(entry))
        section.title = config.extra["sections"].get(title, {}).get(lang, title)
    return context
