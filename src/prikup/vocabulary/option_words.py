"""Names of options, their values, sections and presets, from the catalogue."""

from __future__ import annotations

from prikup.options import OptionInfo
from prikup.structs import Struct
from prikup.words.catalogue import has_message, say, say_in


class OptionWords(Struct, frozen=True):
    """Words for one option in one language; ``labels`` are the words for its spelled values."""

    title: str
    meaning: str
    labels: dict[str, str]


class PresetWords(Struct, frozen=True):
    """Title of a preset, and a sentence about it."""

    title: str
    about: str


def _make_title(name: str) -> str:
    """Return a title made from a name, for names without words in the catalogue."""
    return name.replace("_", " ").capitalize()


def name_game(name: str, lang: str) -> str:
    """Return the title of a game."""
    return say(lang, f"{name}-name") if has_message(lang, f"{name}-name") else _make_title(name)


def describe_option(game: str, info: OptionInfo, lang: str) -> OptionWords:
    """Return the words for an option of a game; where the catalogue has none, those of the code.

    >>> from prikup.games.preferans.options import Options
    >>> from prikup.options import describe_options
    >>> info = next(info for info in describe_options(Options) if info.name == "concede")
    >>> describe_option("preferans", info, "ru").labels["3"]
    'Без трёх'
    """
    own_message, shared_message = f"{game}-option-{info.name}", f"option-{info.name}"
    message = (
        own_message
        if has_message(lang, own_message) or not has_message(lang, shared_message)
        else shared_message
    )
    labels = {value: _find_label(message, info, value, lang) for value in list_labelled_values(info)}
    if not has_message(lang, message):
        return OptionWords(_make_title(info.name), "", labels)
    return OptionWords(say(lang, message), say(lang, message, "meaning"), labels)


def describe_values(info: OptionInfo, lang: str) -> str:
    """Return a description of the values of an option, in the spelling of a rules text.

    >>> from prikup.games.preferans.options import Options
    >>> from prikup.options import describe_options
    >>> named = {info.name: info for info in describe_options(Options)}
    >>> [describe_values(named[name], "en") for name in ("half_whist_levels", "target")]
    ['a list of 6 7', 'from 1 to 1000, or none']
    """
    listed = " ".join(info.values)
    if info.low is not None and info.high is not None:
        text = say(lang, "option-number", low=str(info.low), high=str(info.high))
    elif info.kind == "list":
        text = say(lang, "option-list", values=listed)
    elif info.kind == "table":
        text = say(lang, "option-table", keys=" ".join(info.keys), values=listed)
    else:
        text = " | ".join(info.values)
    return text if info.unset is None else say(lang, "option-or-unset", values=text, unset=info.unset)


def list_labelled_values(info: OptionInfo) -> tuple[str, ...]:
    """Return the values of an option that have labels: all but the numbers between two bounds."""
    return (*info.values, *(() if info.unset is None else (info.unset,)))


def _find_label(name: str, info: OptionInfo, value: str, lang: str) -> str:
    """Return the label of a value, the value itself if there is none; ``name`` is the option's message."""
    for message in (name, "option-switch") if info.kind == "switch" else (name,):
        if has_message(lang, message, f"v-{value}"):
            return say(lang, message, f"v-{value}")
    return value


def name_section(game: str, name: str, lang: str) -> str:
    """Return the title of a section of the options of a game."""
    has_words = has_message(lang, f"{game}-section-{name}") or has_message(lang, f"section-{name}")
    return say_in(game, lang, f"section-{name}") if has_words else _make_title(name)


def describe_preset(game: str, name: str, lang: str) -> PresetWords:
    """Return the words for a preset of a game; its name if the catalogue has none."""
    message = f"{game}-preset-{name}"
    return (
        PresetWords(say(lang, message), say(lang, message, "about"))
        if has_message(lang, message)
        else PresetWords(name, "")
    )
