"""The host in a page: JavaScript sends it requests; the storage and the kernel are JavaScript's.

Texts and numbers go to and from JavaScript, keys and changes as JSON. Storage that fails raises an error of
JavaScript whose text begins with its name, such as ``QuotaExceededError``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from prikup import wasm_kernel
from prikup.browser.records import ConflictError, Key, MemoryRecords, OutageError, RecordChange, Records
from prikup.core import from_json, to_json

Found: TypeAlias = list[tuple[list[str | int], str]]


class PageDatabase(Protocol):
    """The database of a page (``web/src/host/database.ts``)."""

    async def get(self, key: str) -> str:
        """Return a record as JSON, null if there is none."""

    async def list(self, prefix: str) -> str:
        """Return keys and records in the order of the keys, as JSON."""

    async def write(self, changes: str) -> str:
        """Make all changes or none; return "" or the key of a record that should have been new."""


class PageRecords:
    """Records in the database of a page."""

    def __init__(self, database: PageDatabase) -> None:
        self._database = database

    async def get(self, kind: str, key: Key) -> str | None:
        """Return a record, None if there is none."""
        found: str | None = json.loads(await self._ask(self._database.get, [kind, *key]))
        return found

    async def list(self, kind: str, prefix: Key = ()) -> Sequence[tuple[Key, str]]:
        """Return the records whose keys begin with ``prefix``, in the order of their keys."""
        found = from_json(Found, await self._ask(self._database.list, [kind, *prefix]))
        return [(tuple(key[1:]), value) for key, value in found]

    async def write(self, changes: Sequence[RecordChange]) -> None:
        """Store changes, all or none of them; raises ConflictError."""
        if not changes:
            return
        rows = [([one.kind, *one.key], one.value, one.is_new) for one in changes]
        conflict = await self._ask(self._database.write, rows)
        if conflict:
            kind, *key = from_json(list[str | int], conflict)
            raise ConflictError(kind, tuple(key))

    async def _ask(self, ask: Callable[[str], Any], given: object) -> str:
        try:
            return str(await ask(to_json(given).decode()))
        except Exception as error:  # an error of JavaScript
            raise OutageError(str(error)) from error


class PageKernel:
    """The instance of the kernel in the page."""

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel

    def call(self, name: str, *given: float) -> int:
        """Return what an exported function returns."""
        return int(self._kernel.call(name, *given))

    def read(self, address: int, size: int) -> bytes:
        """Return bytes of its memory."""
        return bytes(self._kernel.read(address, size).to_bytes())

    def write(self, address: int, data: bytes) -> None:
        """Put bytes into its memory."""
        self._kernel.write(address, data)


class PageHost:
    """The host with the signatures that JavaScript calls."""

    def __init__(self, host: Any) -> None:
        self._host = host

    async def request(self, method: str, path: str, headers: str, body: str) -> str:
        """Return status, headers and body of the answer, as JSON."""
        fields = from_json(dict[str, str], headers)
        answer = await self._host.request(method, path, fields, body.encode())
        shown = {"status": answer.status, "headers": answer.headers, "body": answer.body.decode()}
        return to_json(shown).decode()

    def open_socket(
        self, path: str, on_text: Callable[[str], object], on_close: Callable[[int, str], object]
    ) -> Any:
        """Return a socket of a table, which calls these functions."""
        socket = self._host.open_socket(path)
        socket.listen(on_text, on_close)
        return socket


async def start(kernel: Any, database: PageDatabase | None) -> PageHost:
    """Return the host over a kernel and a database of the page; without one, matches go with the page."""
    wasm_kernel.use(PageKernel(kernel))
    from prikup.browser.host import BrowserHost  # it needs the kernel

    records: Records = MemoryRecords() if database is None else PageRecords(database)
    host = BrowserHost(records)
    await host.start()
    return PageHost(host)
