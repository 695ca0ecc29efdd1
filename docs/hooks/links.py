"""Every link and picture of the built documentation leads to something that was built, or the build fails."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

log = logging.getLogger("mkdocs.hooks.links")  # a warning here fails a strict build

POINTS = ("href", "src", "poster", "data")


class Page(HTMLParser):
    """One built page: the targets of its links, and its places to which links can lead."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.places = {""}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag points to, and its own name."""
        for name, value in attrs:
            if name in POINTS and value is not None:
                self.targets.append(value)
            elif value and (name == "id" or (tag == "a" and name == "name")):
                self.places.add(value)


def broken(site: Path) -> Iterator[str]:
    """Yield each dead link on the pages of a built site; links to other sites are not followed."""
    site = site.resolve()
    pages = {path.resolve(): Page(path) for path in sorted(site.glob("**/*.html"))}
    for path, page in pages.items():
        for target in page.targets:
            if not _found(site, path, target, pages):
                yield f"{path.relative_to(site)} points to {target}"


def _found(site: Path, path: Path, target: str, pages: dict[Path, Page]) -> bool:
    """Return True if the target of a link exists, and its place on the page if it names one."""
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return True
    name = unquote(parts.path)
    base = site if name.startswith("/") else path.parent
    there = (base / name.lstrip("/")).resolve() if name else path
    there = there / "index.html" if there.is_dir() else there
    if not there.is_file() or not there.is_relative_to(site):
        return False
    return there not in pages or unquote(parts.fragment) in pages[there].places


def on_post_build(config: Any, **_: Any) -> None:
    """Warn of all that leads nowhere."""
    for one in broken(Path(config.site_dir)):
        log.warning(one)
