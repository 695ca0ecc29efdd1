"""Progress bar for long work on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final, TypeVar

from prikup.words.catalogue import say

T = TypeVar("T")


FIRST_LINE_DELAY_S: Final = 5.0
"""Seconds after which a first line says how far the work is; each further one comes after twice as long."""


def with_bar(
    chunks: Iterable[T], what: str, total: int, size: Callable[[T], int] = lambda chunk: 1, lang: str = ""
) -> Iterator[T]:
    """Yield the chunks of long work, showing a bar of ``total`` on standard error if that is a terminal.

    If it is not, and there is a language, print a line of progress now and then.
    """
    if not sys.stderr.isatty():
        yield from with_lines(chunks, what, total, lang, size) if lang else chunks
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


def with_lines(
    chunks: Iterable[T],
    what: str,
    total: int,
    lang: str,
    size: Callable[[T], int] = lambda chunk: 1,
    clock: Callable[[], float] = monotonic,
) -> Iterator[T]:
    """Yield the chunks of long work, printing lines of progress and remaining time to standard error."""
    start, wait, finished = clock(), FIRST_LINE_DELAY_S, 0
    for done in chunks:
        finished += size(done)
        elapsed = clock() - start
        if elapsed >= wait and finished < total:
            seconds_left = round(elapsed / finished * (total - finished))
            line = say(lang, "progress", what=what, done=finished, total=total, seconds=seconds_left)
            print(line, file=sys.stderr, flush=True)
            wait = 2 * elapsed
        yield done
