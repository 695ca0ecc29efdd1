"""A sequence that is made when it is first read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T_co = TypeVar("T_co", covariant=True)


class Lazy(Sequence[T_co]):
    """A part of a view that is made when it is first read; it equals every sequence of the same items.

    >>> one = Lazy(iter("ab"))
    >>> one[0], len(one), one == ("a", "b")
    ('a', 2, True)
    """

    __slots__ = ("_made", "_source")

    def __init__(self, source: Iterable[T_co]) -> None:
        self._source: Iterable[T_co] | None = source
        self._made: tuple[T_co, ...] = ()

    @property
    def all(self) -> tuple[T_co, ...]:
        """The whole of it."""
        if self._source is not None:
            self._made = tuple(self._source)
            self._source = None
        return self._made

    @overload
    def __getitem__(self, place: int) -> T_co: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[T_co, ...]: ...

    def __getitem__(self, place: int | slice) -> T_co | tuple[T_co, ...]:
        return self.all[place]

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[T_co]:
        return iter(self.all)

    def __contains__(self, item: object) -> bool:
        return item in self.all

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Lazy):
            return self.all == other.all
        return self.all == tuple(other) if isinstance(other, Sequence) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.all)

    def __repr__(self) -> str:
        return repr(self.all)

    def __reduce__(self) -> tuple[type[tuple[T_co, ...]], tuple[tuple[T_co, ...]]]:
        return tuple, (self.all,)
