"""A sequence that is computed when it is first read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar, overload

T_co = TypeVar("T_co", covariant=True)


class Lazy(Sequence[T_co]):
    """The items that a function returns, called when they are first read.

    It equals every sequence of the same items.

    >>> letters = Lazy(list, "ab")
    >>> letters[0], len(letters), letters == ("a", "b")
    ('a', 2, True)
    """

    __slots__ = ("_arguments", "_items", "_make")

    def __init__(self, make: Callable[..., Iterable[T_co]], *arguments: object) -> None:
        self._make: Callable[..., Iterable[T_co]] | None = make
        self._arguments = arguments
        self._items: tuple[T_co, ...] = ()

    @property
    def all(self) -> tuple[T_co, ...]:
        """All items."""
        if self._make is not None:
            self._items = tuple(self._make(*self._arguments))
            self._make, self._arguments = None, ()
        return self._items

    @overload
    def __getitem__(self, place: int) -> T_co: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[T_co, ...]: ...

    def __getitem__(self, place: int | slice) -> T_co | tuple[T_co, ...]:
        return (self._items if self._make is None else self.all)[place]

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[T_co]:
        return iter(self._items if self._make is None else self.all)

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
