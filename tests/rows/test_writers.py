"""Files of rows: the same rows come back from every format, and a stopped run goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.errors import PrikupError
from prikup.rows import SUFFIXES, RowColumn, RowRun, RowValue, read_rows, write_rows
from prikup.rows.writers import ROW_GROUP_ROWS

COLUMNS = (
    RowColumn("name", "text", "a name"),
    RowColumn("count", "integer", "a number, or none"),
    RowColumn("mean", "number", "a mean"),
    RowColumn("words", "texts", "words"),
)


def make_rows(count: int) -> list[dict[str, RowValue]]:
    return [
        {"name": f"№{n}", "count": n if n % 3 else None, "mean": n / 7, "words": ["a", f"b{n}"]}
        for n in range(count)
    ]


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_rows_come_back_from_every_format(tmp_path: Path, suffix: str) -> None:
    rows = make_rows(50)
    path = tmp_path / f"rows{suffix}"
    assert write_rows(path, COLUMNS, iter(rows)) == 50
    found = list(read_rows(path, COLUMNS))
    expected = rows if suffix != ".csv" else [{**row, "words": f"a; b{n}"} for n, row in enumerate(rows)]
    assert found == expected
    assert [place.name for place in tmp_path.iterdir()] == [path.name]


def test_parquet_has_types_meanings_and_groups(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_rows(tmp_path / "rows.parquet", COLUMNS, make_rows(ROW_GROUP_ROWS + 1))
    with parquet.ParquetFile(tmp_path / "rows.parquet") as file:
        assert [str(kind) for kind in file.schema_arrow.types] == [
            "string",
            "int32",
            "double",
            "list<element: string>",
        ]
        assert file.schema_arrow.field("count").metadata == {b"meaning": b"a number, or none"}
        assert file.num_row_groups == 2


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"name": "a"}, "a row has the columns 'name': expected name, count, mean, words"),
        (
            {"name": "a", "count": "2", "mean": 0.5, "words": []},
            "column count: '2' is not a value of the type integer",
        ),
    ],
)
def test_row_that_does_not_fit_is_refused(tmp_path: Path, row: dict[str, RowValue], said: str) -> None:
    with pytest.raises(PrikupError) as error:
        write_rows(tmp_path / "rows.csv", COLUMNS, [row])
    assert str(error.value) == said and not list(tmp_path.iterdir())


def test_name_without_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PrikupError, match=r": expected a name that ends in \.parquet, \.csv or"):
        write_rows(tmp_path / "rows.xls", COLUMNS, [])


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_stopped_run_goes_on_to_the_same_file(tmp_path: Path, suffix: str) -> None:
    rows = make_rows(30)
    whole, stopped = tmp_path / f"whole{suffix}", tmp_path / f"stopped{suffix}"
    run = RowRun(whole, COLUMNS, {"run": 1})
    for start in (0, 10, 20):
        run.save(rows[start : start + 10], start + 10, start + 10)
    run.finish()
    for start in (0, 10, 20):
        run = RowRun(stopped, COLUMNS, {"run": 1})
        assert (run.state.done, run.state.next_unit, run.state.rows) == (start, start, start)
        (tmp_path / f"stopped{suffix}.parts").mkdir(exist_ok=True)
        (tmp_path / f"stopped{suffix}.parts" / f"{run.state.parts:08}.jsonl").write_text('{"na')  # cut off
        run.save(rows[start : start + 10], start + 10, start + 10)
    run.finish()
    assert stopped.read_bytes() == whole.read_bytes()
    assert sorted(place.name for place in tmp_path.iterdir()) == sorted((stopped.name, whole.name))


def test_run_is_refused_beside_another_run_and_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    RowRun(path, COLUMNS, {"run": 1}).save([], 1, 1)
    with pytest.raises(PrikupError, match="holds an unfinished run with other rows"):
        RowRun(path, COLUMNS, {"run": 2})
    RowRun(path, COLUMNS, {"run": 1}).finish()
    with pytest.raises(PrikupError, match="already exists: choose another name, or delete it"):
        RowRun(path, COLUMNS, {"run": 1})


def test_folder_with_files_of_somebody_else_is_refused_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "r.csv.parts" / "mine.txt"
    kept.parent.mkdir()
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(PrikupError, match="holds files that are no run"):
        RowRun(tmp_path / "r.csv", COLUMNS, {})
    assert kept.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("name", "data"), [("state.json", b""), ("00000001.jsonl", b"x\n"), ("00000000.jsonl", None)]
)
def test_damaged_run_is_refused_before_anything_is_played(
    tmp_path: Path, name: str, data: bytes | None
) -> None:
    path = tmp_path / "rows.csv"
    run = RowRun(path, COLUMNS, {"run": 1})
    for part in range(2):
        run.save(make_rows(10), 10 * part + 10, 10 * part + 10)
    place = tmp_path / "rows.csv.parts" / name
    place.unlink() if data is None else place.write_bytes(data)
    with pytest.raises(PrikupError, match="is damaged: delete the folder to begin anew"):
        RowRun(path, COLUMNS, {"run": 1})
