"""Settings from the command line, the environment and a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from prikup.cli.common import UsageError
from prikup.cli.parser import Parser
from prikup.cli.settings import BY_NAME, SETTINGS, Settings, add_settings, read_settings
from prikup.core import PrikupError
from prikup.server import Limits

EXAMPLES = {"port": "8123", "synchronous": "full", "workers": "3", "log-level": "error", "log-json": "yes"}


def read_given(*line: str, **environ: str) -> Settings:
    """Read the settings of a command line and an environment."""
    parser = Parser(prog="prikup")
    add_settings(parser, *BY_NAME, limits=True)
    return read_settings(parser.parse_args(line), environ)


def write_config(folder: Path, text: str) -> str:
    path = folder / "prikup.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", BY_NAME)
def test_every_setting_has_the_same_value_from_each_source(name: str, tmp_path: Path) -> None:
    setting = BY_NAME[name]
    example = EXAMPLES.get(name, "10.0.0.7")
    from_line = read_given(*([f"--{name}"] if setting.flag else [f"--{name}", example])).values[setting.key]
    from_environ = read_given(**{setting.variable: example}).values[setting.key]
    path = write_config(tmp_path, f'{name} = "{example}"')
    from_file = read_given("--config", path).values[setting.key]
    assert from_line == from_environ != setting.default
    assert from_file == (str(tmp_path / example) if name == "database" else from_line)


def test_command_line_overrides_environment_which_overrides_file(tmp_path: Path) -> None:
    path = write_config(
        tmp_path,
        'port = 1\nhost = "a"\nseed = "s"\nproxy = ["::1"]\n[limit]\ndeals = 1\ntables = 1\nsheets = 1',
    )
    settings = read_given(
        "--port", "3", "--limit", "deals=3", PRIKUP_CONFIG=path, PRIKUP_PORT="2", PRIKUP_HOST="b",
        PRIKUP_LIMIT_DEALS="2", PRIKUP_LIMIT_TABLES="2", PRIKUP_PROXY="10.0.0.1, 10.0.0.2",
    )  # fmt: skip
    found = settings.values
    assert (found["port"], found["host"], found["seed"]) == (3, "b", "s")
    assert found["proxy"] == ("10.0.0.1", "10.0.0.2")
    assert settings.limits(Limits()) == Limits(deals=3, tables=2, sheets=1)


def test_settings_without_sources_are_the_defaults() -> None:
    settings = read_given()
    assert settings.values == {one.key: one.default for one in SETTINGS}
    assert settings.limits(Limits()) == Limits()


def test_database_path_in_file_is_relative_to_it_but_not_a_url(tmp_path: Path) -> None:
    path = write_config(tmp_path, 'database = "data/prikup.db"')
    assert read_given("--config", path).values["database"] == str(tmp_path / "data/prikup.db")
    path = write_config(tmp_path, 'database = "postgresql://db/prikup"')
    assert read_given("--config", path).values["database"] == "postgresql://db/prikup"


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"PRIKUP_PORT": "tcp://10.0.0.1:80"}, ("PRIKUP_PORT", "'tcp://10.0.0.1:80'")),
        ({"PRIKUP_LOG_LEVEL": "loud"}, ("PRIKUP_LOG_LEVEL", "'loud'", "debug, info, warning or error")),
        ({"PRIKUP_LOG_JSON": "maybe"}, ("PRIKUP_LOG_JSON", "'maybe'", "yes, no")),
        ({"PRIKUP_HOST": ""}, ("PRIKUP_HOST", "''")),
        ({"PRIKUP_LIMIT_DEALS": "many"}, ("PRIKUP_LIMIT_DEALS", "many")),
        ({"PRIKUP_LIMIT_DEAL": "7"}, ("PRIKUP_LIMIT_DEAL", "did you mean deals?")),
        ({"PRIKUP_LIMIT_FOO": "7"}, ("PRIKUP_LIMIT_FOO", "'foo' is not an option: expected one of")),
        ({"PRIKUP_CONFIG": "/nowhere.toml"}, ("/nowhere.toml",)),
    ],
)
def test_invalid_value_in_environment_is_quoted(environ: Mapping[str, str], said: tuple[str, ...]) -> None:
    with pytest.raises(PrikupError) as error:
        read_given(**environ).limits(Limits())
    assert all(one in str(error.value) for one in said), error.value


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = true", ("port", "'true'")),
        ("port = 80.5", ("port", "'80.5'")),
        ("prot = 80", ("'prot'", "port")),
        ("port = ", ("Invalid value",)),
        ("limit = 7", ("limit", "'7'")),
        ("[limit]\ndeals = true", ("limit.deals", "'true'")),
        ("[limit]\ndeals = -1", ("limit.deals", "-1")),
    ],
)
def test_invalid_value_in_file_is_quoted_with_the_file(
    text: str, said: tuple[str, ...], tmp_path: Path
) -> None:
    path = write_config(tmp_path, text)
    with pytest.raises(UsageError) as error:
        read_given("--config", path).limits(Limits())
    assert all(one in str(error.value) for one in (*said, path)), error.value


def test_limit_without_number_is_refused() -> None:
    with pytest.raises(UsageError, match="'deals' is not a limit: expected NAME=NUMBER"):
        read_given("--limit", "deals").limits(Limits())


def test_unknown_variable_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    read_given(PRIKUP_DATABSE="x")
    assert [one.getMessage() for one in caplog.records] == [
        "PRIKUP_DATABSE in the environment is not a setting"
    ]


def test_command_accepts_only_its_settings() -> None:
    parser = Parser(prog="prikup")
    add_settings(parser, "database")
    found = read_settings(parser.parse_args(["--database", "x.db"]), {"PRIKUP_PORT": "7"}).values
    assert (found["database"], found["port"]) == ("x.db", 7)
    with pytest.raises(SystemExit):
        parser.parse_args(["--port", "8"])
