"""The words of options: complete in every language, and none unused."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from prikup import games
from prikup.core import OptionError, Struct
from prikup.games import GAMES
from prikup.options import OptionInfo, Presets, change_options, describe_options
from prikup.table import TableRules
from prikup.vocabulary import option_words
from prikup.vocabulary.option_words import OptionWords
from prikup.words.catalogue import ENGLISH_CODE, languages, list_attributes, list_message_names, say

EACH_GAME = pytest.mark.parametrize("game", GAMES)
EACH_LANG = pytest.mark.parametrize("lang", languages())


def is_sentence(text: str, lang: str) -> bool:
    """Return True if a text is exactly one sentence of its language."""
    stop = say(lang, "language", "stop")
    return text.endswith(stop) and f"{stop} " not in text


def words(game: str, name: str, lang: str) -> OptionWords:
    return option_words.describe_option(game, infos(game)[name], lang)


def language_of(game: str, name: str, lang: str) -> str:
    """Return the language in which an option is shown: English where it is not translated."""
    return lang if {f"{game}-option-{name}", f"option-{name}"} & list_message_names(lang) else ENGLISH_CODE


def presets(game: str) -> Presets[Struct]:
    return games.get_game(game).rulebook


@cache
def infos(game: str) -> dict[str, OptionInfo]:
    return {info.name: info for info in describe_options(presets(game).kind)}


def _sample_values(info: OptionInfo) -> list[str]:
    """Return spelled values of an option: all of a choice, some of a number, a list or a table."""
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
def test_every_option_has_section_title_and_one_sentence(game: str, lang: str) -> None:
    sections = presets(game).sections
    assert sorted(itertools.chain(*sections.values())) == sorted(infos(game))
    for section, options in sections.items():
        told = {name: words(game, name, lang) for name in options}
        assert option_words.name_section(game, section, lang)
        assert len({one.title for one in told.values()}) == len(told)
        for name, one in told.items():
            assert not one.title[0].islower()
            assert is_sentence(one.meaning, language_of(game, name, lang)) and len(one.meaning) > 10
    assert len({words(game, name, lang).meaning for name in infos(game)}) == len(infos(game))


@EACH_GAME
@EACH_LANG
def test_every_word_value_has_a_distinct_label(game: str, lang: str) -> None:
    for name, info in infos(game).items():
        labels = words(game, name, lang).labels
        expected = [*info.values, *([] if info.unset is None else [info.unset])]
        assert list(labels) == expected
        assert len(set(labels.values())) == len(labels)
        spelled = [value for value, label in labels.items() if label == value and not value.isdecimal()]
        assert [value for value in spelled if "_" in value or lang == "ru"] == [], name


@EACH_GAME
@EACH_LANG
def test_no_option_word_is_unused(game: str, lang: str) -> None:
    def named(what: str) -> set[str]:
        prefix = f"{game}-{what}-"
        return {name.removeprefix(prefix) for name in list_message_names(lang) if name.startswith(prefix)}

    shared = {name for name in infos(game) if f"option-{name}" in list_message_names(lang)}
    own = set(infos(game)) - shared
    assert named("option") == own if lang == ENGLISH_CODE else named("option") <= own
    assert named("preset") == set(presets(game).names)
    assert named("section") <= set(presets(game).sections)
    for name, info in infos(game).items():
        message = f"option-{name}" if name in shared else f"{game}-option-{name}"
        labels = set(list_attributes(lang, message)) - {"meaning"}
        assert labels <= {f"v-{value}" for value in (*info.values, info.unset)}, name


@EACH_LANG
def test_table_rules_have_words(lang: str) -> None:
    for info in describe_options(TableRules):
        told = option_words.describe_option("table", info, lang)
        assert told.title and is_sentence(told.meaning, lang)
        assert len(set(told.labels.values())) == len(info.values)


@EACH_GAME
def test_russian_option_words_are_in_cyrillic(game: str) -> None:
    for name in infos(game):
        said = words(game, name, "ru")
        if language_of(game, name, "ru") != "ru":
            continue
        for text in (said.title, said.meaning):
            assert any("а" <= letter <= "я" for letter in text), name
    for preset in presets(game).names:
        told = option_words.describe_preset(game, preset, "ru")
        assert told.title and told.about.endswith(".") and any("а" <= letter <= "я" for letter in told.about)


def _contradictions(game: str) -> set[str]:
    """Return the errors that refuse one change of a preset, or two changes in one section."""
    found: set[str] = set()
    section = {name: one for one, names in presets(game).sections.items() for name in names}
    changes = [(name, value) for name, info in infos(game).items() for value in _sample_values(info)]
    for base in {presets(game).get(name) for name in presets(game).names}:
        alone = []
        for name, value in changes:
            try:
                alone.append((name, change_options(base, {name: value})))
            except OptionError as error:
                found.add(error.name)
        for (name, once), (other, value) in itertools.product(alone, changes):
            if name < other and section[name] == section[other]:
                try:
                    change_options(once, {other: value})
                except OptionError as error:
                    found.add(error.name)
    return found


@EACH_GAME
def test_every_contradiction_has_a_sentence_and_none_is_unused(game: str) -> None:
    prefix = f"error-conflict-{game}-"
    found = {f"error-{name}" for name in _contradictions(game) if name.startswith("conflict-")}
    told = {
        lang: {name for name in list_message_names(lang) if name.startswith(prefix)} for lang in languages()
    }
    assert told[ENGLISH_CODE] == found
    assert all(own <= found for own in told.values())


@EACH_LANG
def test_contradiction_has_spelled_and_plain_sentences(lang: str) -> None:
    for game in GAMES:
        prefix = f"error-conflict-{game}-"
        for name in (one for one in list_message_names(lang) if one.startswith(prefix)):
            error = OptionError(name.removeprefix("error-"), "1.1", **dict.fromkeys(infos(game), "x"))
            assert "=" in error.said(lang) and error.code == "conflict"
            plain = error.said(lang, "plain")
            assert "=" not in plain and "_" not in plain and plain.endswith(say(lang, "language", "stop"))


def test_data_of_contradiction_are_its_options() -> None:
    with pytest.raises(OptionError) as refused:
        games.get_game("preferans").options("wikipedia-sochi; talon_strict=yes; talon_after_round=5")
    error = refused.value
    assert (error.code, error.clause) == ("conflict", "2.4")
    assert error.data == {"talon_after_round": "5", "talon_strict": "yes"}
    assert str(error).startswith("talon_after_round=5 is a misdeal") and str(error).endswith("(clause 2.4)")


def test_options_without_words_are_named_as_in_code() -> None:
    (info,) = (one for one in describe_options(TableRules) if one.name == "away_seconds")
    assert option_words.describe_option("whist", info, "ru").title == "Away seconds"
    assert option_words.describe_preset("whist", "whist-club", "ru").title == "whist-club"
    assert option_words.name_section("whist", "honours", "ru") == "Honours"
    assert option_words.name_section("whist", "rules", "ru") == "Правила"
