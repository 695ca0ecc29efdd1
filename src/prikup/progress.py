"""A bar that shows how far some long work is, for somebody who looks at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def with_bar(
    chunks: Iterable[T], what: str, total: int, size: Callable[[T], int] = lambda one: 1
) -> Iterator[T]:
    """The chunks of some long work, with a bar of ``total`` on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from chunks
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # What is printed meanwhile goes round the bar, but never from another standard output to this one.
    round_bar = sys.stdout.isatty()
    with Progress(
        *columns, console=Console(stderr=True), transient=True, redirect_stdout=round_bar
    ) as progress:
        task = progress.add_task(what, total=total)
        for done in chunks:
            progress.advance(task, size(done))
            yield done
