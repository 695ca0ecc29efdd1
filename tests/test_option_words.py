"""What options are called: complete in both languages, and nothing left over."""

from __future__ import annotations

import itertools
import tomllib
from importlib import resources

import pytest

from prikup.core import OptionError, PrikupError
from prikup.games.preferans.options import PRESETS, Options, words
from prikup.options import change, describe, fields
from prikup.terms import LANGS

INFOS = {info.name: info for info in describe(Options)}
EACH_LANG = pytest.mark.parametrize("lang", LANGS)


def _toml(name: str) -> dict[str, dict[str, object]]:
    data = resources.files("prikup.games.preferans").joinpath("words", f"{name}.toml")
    return tomllib.loads(data.read_text(encoding="utf-8"))


def _others(name: str) -> list[str]:
    """Values of an option, spelled: all of a choice, some of a number, a list or a table."""
    info = INFOS[name]
    if info.kind == "number":
        found = [str(info.low), str(info.high)]
    elif info.kind == "list":
        found = [*info.values, ",".join(info.values), ",".join(reversed(info.values))]
    elif info.kind == "table":
        found = [f"{key}:{value}" for key in info.keys for value in info.values]
    else:
        found = list(info.values)
    return [*found, *([] if info.unset is None else [info.unset])]


@EACH_LANG
def test_every_option_has_one_section_a_title_and_one_sentence(lang: str) -> None:
    said = words(lang)
    assert sorted(said.names) == sorted(INFOS)
    assert sorted(_toml("sections")) == sorted(said.sections)
    titles = [said.option(name).title for name in INFOS]
    assert all(title[0].isupper() or title[0].isdigit() for title in titles)
    assert len({(said.option(name).section, said.option(name).title) for name in INFOS}) == len(INFOS)
    for name in INFOS:
        meaning = said.option(name).meaning
        assert meaning.endswith(".") and ". " not in meaning and len(meaning) > 20


@EACH_LANG
def test_every_value_that_is_a_word_has_a_label_and_labels_of_an_option_differ(lang: str) -> None:
    for name, info in INFOS.items():
        labels = words(lang).option(name).labels
        expected = [*info.values, *([] if info.unset is None else [info.unset])]
        assert list(labels) == expected
        assert len(set(labels.values())) == len(labels)
        spelled = [value for value, label in labels.items() if label == value and not value.isdecimal()]
        assert [value for value in spelled if "_" in value or lang == "ru"] == [], name


@EACH_LANG
def test_no_word_is_left_over(lang: str) -> None:
    read = _toml(lang)
    assert set(read["titles"]) == set(INFOS)
    assert set(read.get("meanings", INFOS)) == set(INFOS)
    assert set(read.get("presets", PRESETS.names)) == set(PRESETS.names)
    assert set(read["sections"]) == set(_toml("sections"))
    for name, labels in read["values"].items():
        info = INFOS[name]
        assert isinstance(labels, dict) and set(labels) <= {*info.values, info.unset}, name


def test_russian_is_russian() -> None:
    russian = words("ru")
    for name, info in INFOS.items():
        said = russian.option(name)
        for text in (said.title, said.meaning):
            assert any("а" <= letter <= "я" for letter in text), name
        assert said.meaning != info.meaning
    for preset in PRESETS.describe():
        told = russian.preset(preset)
        assert told.about != preset.about and told.about.endswith(".")
        assert told.title and (told.options, told.name) == (preset.options, preset.name)


def test_english_meanings_are_those_of_the_code() -> None:
    assert all(words("en").option(name).meaning == info.meaning for name, info in INFOS.items())


def _contradictions() -> set[str]:
    """Sentences with which a change of a preset, or two of one section, are refused."""
    found: set[str] = set()
    section = {name: words("en").option(name).section for name in INFOS}
    changes = [(name, value) for name in fields(Options) for value in _others(name)]
    presets = ("wikipedia-sochi", "game-farm", "kodeks-rostov", "wikipedia-rostov")
    for base in map(PRESETS.get, presets):
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


@EACH_LANG
def test_every_contradiction_has_its_sentence_and_no_sentence_is_left_over(lang: str) -> None:
    sentences = {words(lang).conflict(text) for text in _contradictions()}
    assert not [text for text in sentences if "=" in text or "clause" in text]
    assert sentences == set(_toml(lang)["conflicts"].values())


def test_another_text_is_left_as_it_is() -> None:
    assert words("ru").conflict("'x' is not an option") == "'x' is not an option"


def test_a_language_without_words_is_named() -> None:
    with pytest.raises(PrikupError, match="'de' is no language here"):
        words("de")
