"""Locks of single bytes of a file, which the operating system releases when their process ends."""

from __future__ import annotations

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def try_lock(file: BinaryIO, byte: int) -> bool:
        """Lock a byte for this process alone; return False if another process has it."""
        file.seek(byte % MAX_WINDOWS_BYTES)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def unlock(file: BinaryIO, byte: int) -> None:
        """Unlock a byte."""
        file.seek(byte % MAX_WINDOWS_BYTES)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

    def try_lock_all(file: BinaryIO) -> bool:
        """Return True: locks are not looked for here, and a file in use cannot be replaced on Windows."""
        return True

    def share(file: BinaryIO, byte: int) -> None:
        """Do nothing: Windows has no shared locks of bytes by this way."""

    def is_shared_with_nobody(file: BinaryIO, byte: int) -> bool:
        """Return False: it is not known here."""
        return False

else:
    import fcntl

    def try_lock(file: BinaryIO, byte: int) -> bool:
        """Lock a byte for this process alone; return False if another process has it."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except OSError:
            return False
        return True

    def unlock(file: BinaryIO, byte: int) -> None:
        """Unlock a byte."""
        fcntl.lockf(file, fcntl.LOCK_UN, 1, byte)

    def try_lock_all(file: BinaryIO) -> bool:
        """Lock all bytes for this process alone; return False if another process has one of them."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def share(file: BinaryIO, byte: int) -> None:
        """Lock a byte together with all other processes that share it."""
        fcntl.lockf(file, fcntl.LOCK_SH, 1, byte)

    def is_shared_with_nobody(file: BinaryIO, byte: int) -> bool:
        """Return True if no other process shares a byte that this one shares."""
        if not try_lock(file, byte):
            return False
        share(file, byte)
        return True


CAN_LOCK_AGAIN = sys.platform != "win32"
"""True if a process may lock a byte that it has already, as Windows forbids."""
MAX_WINDOWS_BYTES = 2**31
"""The bytes among which Windows locks one: the C library seeks with 32 bits."""
