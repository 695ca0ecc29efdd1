"""What options are called: complete in both languages, and nothing left over."""

from __future__ import annotations

import itertools
import tomllib
from functools import cache
from importlib import resources

import pytest

from prikup import games
from prikup.catalogue import languages
from prikup.core import OptionError, PrikupError, Record
from prikup.games import GAMES
from prikup.option_words import Words
from prikup.options import OptionInfo, Presets, change, describe

EACH_GAME = pytest.mark.parametrize("game", GAMES)
EACH_LANG = pytest.mark.parametrize("lang", languages())


def words(game: str, lang: str) -> Words:
    return games.words(game, lang)


def presets(game: str) -> Presets[Record]:
    return games.get(game).rulebook


@cache
def infos(game: str) -> dict[str, OptionInfo]:
    return {info.name: info for info in describe(presets(game).kind)}


def _toml(game: str, name: str) -> dict[str, dict[str, object]]:
    data = resources.files(f"prikup.games.{game}").joinpath("words", f"{name}.toml")
    return tomllib.loads(data.read_text(encoding="utf-8"))


def _others(info: OptionInfo) -> list[str]:
    """Values of an option, spelled: all of a choice, some of a number, a list or a table."""
    if info.kind == "number":
        found = [str(info.low), str(info.high)]
    elif info.kind == "list":
        found = [*info.values, ",".join(info.values), ",".join(reversed(info.values))]
    elif info.kind == "table":
        found = [f"{key}:{value}" for key in info.keys for value in info.values]
    else:
        found = list(info.values)
    return [*found, *([] if info.unset is None else [info.unset])]


@EACH_GAME
@EACH_LANG
def test_every_option_has_one_section_a_title_and_one_sentence(game: str, lang: str) -> None:
    said = words(game, lang)
    assert sorted(said.names) == sorted(infos(game))
    assert sorted(_toml(game, "sections")) == sorted(said.sections)
    options = [said.option(name) for name in infos(game)]
    assert all(one.title[0].isupper() or not one.title[0].isalpha() for one in options)
    assert len({(one.section, one.title) for one in options}) == len(options)
    for one in options:
        assert one.meaning.endswith(".") and ". " not in one.meaning and len(one.meaning) > 20


@EACH_GAME
@EACH_LANG
def test_every_value_that_is_a_word_has_a_label_and_labels_of_an_option_differ(game: str, lang: str) -> None:
    for name, info in infos(game).items():
        labels = words(game, lang).option(name).labels
        expected = [*info.values, *([] if info.unset is None else [info.unset])]
        assert list(labels) == expected
        assert len(set(labels.values())) == len(labels)
        spelled = [value for value, label in labels.items() if label == value and not value.isdecimal()]
        assert [value for value in spelled if "_" in value or lang == "ru"] == [], name


@EACH_GAME
@EACH_LANG
def test_no_word_is_left_over(game: str, lang: str) -> None:
    read = _toml(game, lang)
    assert set(read["titles"]) == set(infos(game))
    assert set(read.get("meanings", infos(game))) == set(infos(game))
    assert set(read.get("presets", presets(game).names)) == set(presets(game).names)
    assert set(read["sections"]) == set(_toml(game, "sections"))
    for name, labels in read["values"].items():
        info = infos(game)[name]
        assert isinstance(labels, dict) and set(labels) <= {*info.values, info.unset}, name


@EACH_GAME
def test_russian_is_russian(game: str) -> None:
    russian = words(game, "ru")
    for name, info in infos(game).items():
        said = russian.option(name)
        for text in (said.title, said.meaning):
            assert any("а" <= letter <= "я" for letter in text), name
        assert said.meaning != info.meaning
    for preset in presets(game).describe():
        told = russian.preset(preset)
        assert told.about != preset.about and told.about.endswith(".")
        assert told.title and (told.options, told.name) == (preset.options, preset.name)


@EACH_GAME
def test_english_meanings_are_those_of_the_code(game: str) -> None:
    assert all(words(game, "en").option(name).meaning == info.meaning for name, info in infos(game).items())


def _contradictions(game: str) -> set[str]:
    """Sentences with which a change of a preset, or two of one section, are refused."""
    found: set[str] = set()
    section = {name: words(game, "en").option(name).section for name in infos(game)}
    changes = [(name, value) for name, info in infos(game).items() for value in _others(info)]
    for base in {presets(game).get(name) for name in presets(game).names}:
        alone = []
        for name, value in changes:
            try:
                alone.append((name, change(base, {name: value})))
            except OptionError as error:
                found.add(str(error))
        for (name, once), (other, value) in itertools.product(alone, changes):
            if name < other and section[name] == section[other]:
                try:
                    change(once, {other: value})
                except OptionError as error:
                    found.add(str(error))
    return found


@EACH_GAME
def test_every_contradiction_has_its_sentence_and_no_sentence_is_left_over(game: str) -> None:
    found = _contradictions(game)
    for lang in languages():
        sentences = {words(game, lang).conflict(text) for text in found}
        assert not [text for text in sentences if "=" in text or "clause" in text]
        assert sentences == set(_toml(game, lang)["conflicts"].values())


def test_another_text_is_left_as_it_is() -> None:
    assert words("preferans", "ru").conflict("'x' is not an option") == "'x' is not an option"


def test_a_language_without_words_is_named() -> None:
    with pytest.raises(PrikupError, match="'de' is no language here"):
        words("preferans", "de")
