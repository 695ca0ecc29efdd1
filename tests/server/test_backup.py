"""Backup and restore: a restored server answers as before."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from prikup.cli import main
from tests.server.old_schema import undo_migrations
from tests.server.players import Browser, Server, play
from tests.server.postgres import Cluster


def calm_server(database: Path | str, web: Path) -> Server:
    """Return a server that notes nobody's absence, which would be one more event of a table."""
    return Server(database, web, absence_grace_s=3600)


def collect_answers(server: Server, tables: list[str], cookies: dict[str, str]) -> dict[str, bytes]:
    """Return the answers of a server to a guest about these tables."""
    reader = Browser(server.url)
    reader.http.cookies.update(cookies)
    found = {}
    for table in tables:
        for what in ("record", "sheet.svg", "sheet.svg?lang=ru&form=upright", "proof"):
            answer = reader.http.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == 200, (what, answer.text)
            found[f"{table} {what}"] = answer.content
    found["me"] = reader.http.get("/api/me").content
    reader.close()
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Played]:
    """Yield a database with two played tables, backed up while the server runs and after it stopped."""
    folder = tmp_path_factory.mktemp("played")
    with calm_server(folder / "old.db", web) as server:
        anna = Browser(server.url)
        tables = [anna.create("me", "random", "random"), anna.create("random", "me", "random", "random")]
        for table in tables:
            socket = anna.sit(table)
            play([socket], lambda s=socket: len(s.state["table"]["deals"]) >= 2)  # type: ignore[misc]
            socket.close()
        assert main(["backup", str(folder / "live.db"), "--database", str(folder / "old.db")]) == 0
        cookies = dict(anna.http.cookies)
        anna.close()
    assert main(["backup", str(folder / "after.db"), "--database", str(folder / "old.db")]) == 0
    with calm_server(folder / "old.db", web) as server:
        yield Played(folder, tables, cookies, collect_answers(server, tables, cookies))


class Played:
    """The folder of a played database, its tables, and the server's answers."""

    def __init__(
        self, folder: Path, tables: list[str], cookies: dict[str, str], said: dict[str, bytes]
    ) -> None:
        self.folder, self.tables, self.cookies, self.said = folder, tables, cookies, said


def read_rows(database: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(database)) as connection:
        names = [
            name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")
        ]
        return {name: sorted(connection.execute(f"select * from {name}"), key=repr) for name in names}


def test_restored_server_gives_the_same_bytes(played: Played, tmp_path: Path, web: Path) -> None:
    database = tmp_path / "new.db"
    assert main(["restore", str(played.folder / "after.db"), "--database", str(database)]) == 0
    assert read_rows(database) == read_rows(played.folder / "after.db")
    with calm_server(database, web) as server:
        assert collect_answers(server, played.tables, played.cookies) == played.said


def test_database_can_move_to_postgresql_and_back(
    played: Played, postgres: Cluster, tmp_path: Path, web: Path
) -> None:
    elsewhere, file, back = postgres.database(), tmp_path / "file.db", tmp_path / "back.db"
    assert main(["restore", str(played.folder / "after.db"), "--database", elsewhere]) == 0
    assert main(["backup", str(file), "--database", elsewhere]) == 0
    assert read_rows(file) == read_rows(played.folder / "after.db")  # before a server acts by itself
    with calm_server(elsewhere, web) as server:
        assert collect_answers(server, played.tables, played.cookies) == played.said
    assert main(["restore", str(file), "--database", str(back)]) == 0
    with calm_server(back, web) as server:
        assert collect_answers(server, played.tables, played.cookies) == played.said


def test_backup_of_running_server_can_be_restored(played: Played, tmp_path: Path) -> None:
    database = tmp_path / "new.db"
    assert main(["restore", str(played.folder / "live.db"), "--database", str(database)]) == 0
    assert (played.folder / "live.db").stat().st_mode & 0o777 == 0o600
    found = read_rows(database)
    assert len(found["tables"]) == 2 and len(found["deals"]) >= 4
    with closing(sqlite3.connect(played.folder / "live.db")) as backup:
        assert backup.execute("pragma journal_mode").fetchone() == ("delete",)


def test_restore_prints_row_counts(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["restore", str(played.folder / "after.db"), "--database", str(tmp_path / "new.db")]
    assert main([*line, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["rows"]["tables"] == 2 and said["rows"]["events"] == len(
        read_rows(tmp_path / "new.db")["events"]
    )
    assert main([*line, "--force"]) == 0
    assert "tables 2" in capsys.readouterr().out


def test_restore_over_database_with_tables_needs_force(
    played: Played, tmp_path: Path, web: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "new.db"
    with Server(database, web) as server:
        anna = Browser(server.url)
        anna.create("me", "open", "open")
        anna.close()
    before = read_rows(database)
    line = ["restore", str(played.folder / "after.db"), "--database", str(database)]
    assert main(line) == 2
    assert "already has tables" in capsys.readouterr().err and read_rows(database) == before
    assert main([*line, "--force"]) == 0
    assert read_rows(database) == read_rows(played.folder / "after.db")


def test_failed_restore_changes_nothing(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, bad = tmp_path / "new.db", tmp_path / "bad.db"
    line = ["--database", str(database)]
    assert main(["restore", str(played.folder / "after.db"), *line]) == 0
    bad.write_bytes((played.folder / "after.db").read_bytes())
    with closing(sqlite3.connect(bad)) as connection:
        connection.execute("pragma foreign_keys=off")
        connection.execute("update scores set owner = 'nobody'")
        connection.execute("update tables set owner = 'nobody'")
        connection.commit()
    before = read_rows(database)
    capsys.readouterr()
    assert main(["restore", str(bad), "--force", *line]) == 2
    assert "cannot be written" in capsys.readouterr().err and read_rows(database) == before


@pytest.mark.parametrize("content", [None, b"", b"not a database at all", "other"])
def test_restore_refuses_invalid_backup_files(
    content: bytes | str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, database = tmp_path / "file.db", tmp_path / "new.db"
    if content == "other":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("create table songs (name text)")
    elif isinstance(content, bytes):
        file.write_bytes(content)
    assert main(["restore", str(file), "--database", str(database)]) == 2
    caught = capsys.readouterr().err
    assert str(file) in caught and caught.count("\n") == 1 and not database.exists()


def test_backup_over_file_needs_force_and_leaves_no_partial_file(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.db"
    file.write_text("mine")
    assert main(["backup", str(file), "--database", str(played.folder / "after.db")]) == 2
    assert main(["backup", str(file), "--database", str(tmp_path / "none.db"), "--force"]) == 2
    assert main(["backup", str(tmp_path / "no/where.db"), "--database", str(played.folder / "after.db")]) == 2
    assert [one.name for one in tmp_path.iterdir()] == ["backup.db"] and file.read_text() == "mine"
    assert capsys.readouterr().err.count("\n") == 3
    assert main(["backup", str(file), "--database", str(played.folder / "after.db"), "--force"]) == 0
    assert read_rows(file) == read_rows(played.folder / "after.db")


def test_backup_with_older_schema_is_migrated_on_restore(played: Played, tmp_path: Path, web: Path) -> None:
    old, database = tmp_path / "old.db", tmp_path / "new.db"
    old.write_bytes((played.folder / "after.db").read_bytes())
    with closing(sqlite3.connect(old)) as connection:
        undo_migrations(connection, "0003")
        connection.commit()
    kept = old.read_bytes()
    assert main(["restore", str(old), "--database", str(database)]) == 0
    assert old.read_bytes() == kept
    with calm_server(database, web) as server:
        assert collect_answers(server, played.tables, played.cookies) == played.said


@pytest.mark.parametrize("name", ["itself", "linked", "hard"])
def test_backup_and_restore_refuse_the_database_itself(
    name: str, played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = tmp_path / "itself", tmp_path / name
    assert main(["restore", str(played.folder / "after.db"), "--database", str(database)]) == 0
    if name == "linked":
        file.symlink_to(database)
    elif name == "hard":
        file.hardlink_to(database)
    before = database.read_bytes()
    capsys.readouterr()
    for command in ("backup", "restore"):
        assert main([command, str(file), "--force", "--database", str(database)]) == 2
        assert "is the database itself" in capsys.readouterr().err
    assert database.read_bytes() == before and file.samefile(database)


def test_database_of_running_server_is_not_replaced(
    played: Played, tmp_path: Path, web: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, backup = tmp_path / "live.db", played.folder / "after.db"
    with Server(database, web) as server:
        anna = Browser(server.url)
        table = anna.create("me", "open", "open")
        before = read_rows(database)
        for line in (["backup", str(database), "--database", str(backup)], ["restore", str(backup)]):
            named = [] if "--database" in line else ["--database", str(database)]
            assert main([*line, *named, "--force"]) == 2
            assert "stop the server first" in capsys.readouterr().err
        after = read_rows(database)
        assert all(set(before[name]) <= set(after[name]) for name in before)  # the server has written more
        assert anna.get(f"/api/tables/{table}")["table"]["id"] == table
        anna.close()
    assert main(["backup", str(database), "--force", "--database", str(backup)]) == 0
    assert read_rows(database) == read_rows(backup)


def test_backup_over_database_discards_its_leftover_log(played: Played, tmp_path: Path) -> None:
    database, backup = tmp_path / "left.db", played.folder / "after.db"
    live = tmp_path / "live.db"
    with closing(sqlite3.connect(live)) as connection:
        connection.execute("pragma journal_mode=wal")
        connection.execute("create table songs (name text)")
        connection.execute("insert into songs values ('one')")
        connection.commit()
        for end in ("", "-wal", "-shm"):
            Path(f"{database}{end}").write_bytes(Path(f"{live}{end}").read_bytes())
    assert main(["backup", str(database), "--force", "--database", str(backup)]) == 0
    assert read_rows(database) == read_rows(backup)
    assert not Path(f"{database}-wal").exists()


def test_damaged_page_is_reported_for_the_backup_file(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, database = tmp_path / "bad.db", tmp_path / "new.db"
    content = bytearray((played.folder / "after.db").read_bytes())
    with closing(sqlite3.connect(played.folder / "after.db")) as connection:
        [(page,)] = connection.execute("select rootpage from sqlite_master where name = 'guests'").fetchall()
        [(size,)] = connection.execute("pragma page_size").fetchall()
    content[(page - 1) * size : page * size] = b"\xff" * size
    bad.write_bytes(content)
    assert main(["restore", str(bad), "--database", str(database)]) == 2
    caught = capsys.readouterr().err
    assert f"'{bad}' cannot be read" in caught and "new.db" not in caught and not database.exists()
