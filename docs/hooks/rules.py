"""The rules pages that are made of the games themselves when the documentation is built.

For each game ``rules/GAME/options.md`` (every option), ``rules/GAME/presets.md`` (the presets side by side)
and a page a preset. The written page ``rules/GAME.md`` may stand in another language beside it, as
``rules/GAME.LANG.md``: then there are ``rules/GAME/options.LANG.md`` and so on too. An option that only the
English clause names is added to the translated clause, with its meaning from the catalogue.
In a written page each option that is named becomes a link. Where a written page leads to these pages it leads in
the repository to what they are made of: the words for the options, and the file of the presets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from prikup.core import Struct
from prikup.games import GAMES, get_game
from prikup.options import (
    OptionDifference,
    OptionInfo,
    PresetInfo,
    Presets,
    describe_options,
    list_differences,
    spell_option,
)
from prikup.vocabulary import option_words
from prikup.words.catalogue import ENGLISH_CODE, languages, say

DOCS = Path(__file__).parents[1]


WORDS = Path(__file__).parent / "words"


class Book(NamedTuple):
    """The rules of a game in one language: the written page and those that are made."""

    game: str
    lang: str

    def page(self, name: str) -> str:
        """The file of one of its pages."""
        return f"{name}.md" if self.lang == ENGLISH_CODE else f"{name}.{self.lang}.md"

    @property
    def path(self) -> str:
        """Where the written page stands in the documentation."""
        return f"rules/{self.page(self.game)}"

    @property
    def text(self) -> str:
        """The written page; a translation is completed with the options of the English page."""
        text = (DOCS / self.path).read_text(encoding="utf-8")
        if self.lang == ENGLISH_CODE:
            return text
        infos = describe_options(self.presets.kind)
        meanings = {
            one.name: option_words.describe_option(self.game, one, self.lang).meaning for one in infos
        }
        return completed(text, Book(self.game, ENGLISH_CODE).text, meanings)

    @property
    def title(self) -> str:
        """The heading of the written page."""
        return self.text.splitlines()[0].removeprefix("# ")

    @property
    def presets(self) -> Presets[Struct]:
        """The presets of the game."""
        return get_game(self.game).rulebook

    def say(self, name: str, attribute: str = "", /, **data: str | int) -> str:
        """A message of the pages in its language; raises KeyError if it lacks something."""
        message = _words(self.lang).get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = _words(self.lang).format_pattern(pattern, data)
        if errors:
            raise KeyError(f"{name}.{attribute} in {self.lang}: {errors[0]}")
        return str(text)

    def called(self, preset: str) -> str:
        """Return the title of a preset."""
        return option_words.describe_preset(self.game, preset, self.lang).title

    def link(self, preset: str) -> str:
        """A preset as a link to its page, on another page that is made."""
        return f"[{self.called(preset)}]({self.page(preset)})"


_CLAUSE = re.compile(r"(?ms)^### [^\n]*\{#(\S+)\}$.*?(?=^##|\Z)")


def completed(text: str, english: str, meanings: Mapping[str, str]) -> str:
    """Add to each clause of a translation the options and values that only the English clause names."""
    originals = {clause[1]: clause[0] for clause in _CLAUSE.finditer(english)}

    def add(clause: re.Match[str]) -> str:
        lacking = missing(clause[0], originals.get(clause[1], ""), meanings)
        paragraphs = [f"{_named(*one)}: {meanings[one[0]]}\n\n" for one in lacking.items()]
        return clause[0].rstrip("\n") + "\n\n" + "".join(paragraphs) if paragraphs else clause[0]

    return _CLAUSE.sub(add, text)


def missing(clause: str, english: str, names: Iterable[str]) -> dict[str, list[str]]:
    """Return the options of the English clause that its translation lacks, with the missing values."""
    found: dict[str, list[str]] = {}
    known, there, option = set(names), set(_SPELLED.findall(clause)), ""
    for spelled in dict.fromkeys(_SPELLED.findall(english)):
        name = spelled.partition("=")[0]
        option = name if name in known else option
        if option and spelled not in there:
            found.setdefault(option, []).extend([spelled] if spelled != option else [])
    return found


_SPELLED = re.compile(r"`([^`\n]+)`")


def _named(option: str, values: list[str]) -> str:
    """Return an option with its values in backticks."""
    listed = ", ".join(f"`{value}`" for value in values)
    return f"`{option}` ({listed})" if values else f"`{option}`"


@cache
def _words(lang: str) -> FluentBundle:
    """Return the words of the pages in a language."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def books() -> dict[str, Book]:
    """The rules by the paths of the written pages, English first; only of languages that are whole."""
    all_ = (Book(game, lang) for lang in languages() for game in GAMES)
    return {one.path: one for one in all_ if (DOCS / one.path).exists()}


def pages() -> dict[str, str]:
    """The text of every page that is made, by its path in the documentation."""
    return {path: text for book in books().values() for path, text in _made(book).items()}


def _made(book: Book) -> dict[str, str]:
    texts = {"options": _options(book), "presets": _presets(book)}
    texts |= {one.name: _preset(book, one) for one in book.presets.describe()}
    folder = f"rules/{book.game}"
    return {f"{folder}/{book.page(name)}": text for name, text in texts.items()}


def menu() -> list[dict[str, Any]]:
    """Return the menu after the written English pages: the pages that are made, then other languages."""
    entries: list[dict[str, Any]] = []
    found = list(books().values())
    for lang in dict.fromkeys(one.lang for one in found):
        own = [one for one in found if one.lang == lang]
        written, made = [{one.title: one.path} for one in own], [_menu(one) for one in own]
        entries += made if lang == ENGLISH_CODE else [{say(lang, "language"): [*written, *made]}]
    return entries


def _menu(book: Book) -> dict[str, Any]:
    """The pages of a game that are made as an entry of the menu."""
    folder = f"rules/{book.game}"
    named = [{book.called(one): f"{folder}/{book.page(one)}"} for one in book.presets.names]
    presets = [{book.say("presets", "short"): f"{folder}/{book.page('presets')}"}, *named]
    options = {book.say("options"): f"{folder}/{book.page('options')}"}
    return {book.say("menu", game=book.title): [options, {book.say("menu-presets"): presets}]}


def linked(book: Book) -> str:
    """A written page with each option in it, ``name`` or ``name=value``, made a link."""
    names = "|".join(one.name for one in describe_options(book.presets.kind))
    page = book.page(f"{book.game}/options")
    return site(re.sub(rf"(?<!\[)`({names})(=[^`]+)?`", rf"[`\1\2`]({page}#\1)", book.text), book.path)


_SOURCES = re.compile(
    r"\]\((?:\.\./)+src/prikup/(?:locale/\w+/(\w+)-options\.ftl|games/(\w+)/presets\.toml)\)"
)


def site(text: str, path: str) -> str:
    """A page at this path of the documentation whose links to what the made pages are made of lead to those."""
    suffix = PurePosixPath(path).suffixes[:-1]
    lang = suffix[0].removeprefix(".") if suffix else ENGLISH_CODE
    folder = "" if path.startswith("rules/") else "rules/"

    def made(found: re.Match[str]) -> str:
        game, name = (found[1], "options") if found[1] else (found[2], "presets")
        return f"]({folder}{game}/{Book(game, lang).page(name)})"

    return _SOURCES.sub(made, text)


def _options(book: Book) -> str:
    options = describe_options(book.presets.kind)
    first, presets = f"`{book.presets.names[0]}`", book.page("presets")
    lines = [
        f"# {book.say('options')}",
        "",
        book.say("options", "about", n=len(options), first=first, presets=presets),
    ]
    head = tuple(book.say("options", one) for one in ("name", "values", "presets"))
    for number, title in re.findall(r"(?m)^## (\d+) (.+?)(?: \{.*)?$", book.text):
        rows = [_option(book, one) for one in options if one.clause.split(".")[0] == number]
        if rows:
            lines += ["", f"## {number} {title}", "", *_table(head, rows)]
    return "\n".join(lines) + "\n"


def _option(book: Book, one: OptionInfo) -> tuple[str, ...]:
    differ = [
        f"[`{preset.name}`]({book.page(preset.name)}): `{preset.options[one.name]}`"
        for preset in book.presets.describe()
        if one.name in preset.options
    ]
    name = f"`{one.name}`{{#{one.name}}}<br>{_meaning(book, one)}"
    return name, _values(book, one), "<br>".join(differ)


def _values(book: Book, one: OptionInfo) -> str:
    if one.kind not in ("switch", "choice"):
        return f"**`{one.default}`**; {option_words.describe_values(one, book.lang)}"
    values = (*one.values, one.unset) if one.unset is not None else one.values
    return "<br>".join(f"**`{value}`**" if value == one.default else f"`{value}`" for value in values)


def _presets(book: Book) -> str:
    presets, infos = book.presets, book.presets.describe()
    differing = [
        one for one in describe_options(presets.kind) if any(one.name in info.options for info in infos)
    ]
    links = [book.link(info.name) for info in infos]
    lines = ["---", "hide: [toc]", "---", f"# {book.say('presets')}", "", book.say("presets", "about"), ""]
    about = (
        (link, f"`{info.name}`", option_words.describe_preset(book.game, info.name, book.lang).about)
        for link, info in zip(links, infos, strict=True)
    )
    lines += _table(tuple(book.say("presets", one) for one in ("preset", "name", "meaning")), about)
    lines += ["", f"## {book.say('presets', 'distances')}", ""]
    lines += _table(("", *links), ((links[at], *_distances(presets, at)) for at in range(len(infos))))
    lines += ["", f"## {book.say('presets', 'differing')}", ""]
    lines += [book.say("presets", "alike", n=len(describe_options(presets.kind)) - len(differing)), ""]
    options = book.page("options")
    rows = ((f"[`{one.name}`]({options}#{one.name})", *_row(presets, one.name)) for one in differing)
    lines += _table((book.say("options", "name"), *links), rows)
    return "\n".join(lines) + "\n"


def _distances(presets: Presets[Struct], at: int) -> list[str]:
    """In how many options the preset at this place differs from each."""
    own = presets.get(presets.names[at])
    numbers = [len(list_differences(own, presets.get(other))) for other in presets.names]
    return ["–" if other == at else str(number) for other, number in enumerate(numbers)]


def _row(presets: Presets[Struct], option: str) -> list[str]:
    """The value of an option in each preset; in bold where it is not the default."""
    default = spell_option(presets.kind(), option)
    values = [spell_option(presets.get(name), option) for name in presets.names]
    return [f"`{value}`" if value == default else f"**`{value}`**" for value in values]


def _preset(book: Book, one: PresetInfo) -> str:
    options, defaults = book.presets.get(one.name), book.presets.kind()
    words = option_words.describe_preset(book.game, one.name, book.lang)
    lines = [f"# {words.title}", "", words.about, ""]
    lines += [book.say("preset", "about", name=f"`{one.name}`", presets=book.page("presets"))]
    if one.parent is not None and book.presets.get(one.parent) != defaults:
        parent = book.called(one.parent)
        lines += ["", f"## {book.say('preset', 'parent', parent=parent)}", ""]
        lines += [book.say("preset", "made", parent=book.link(one.parent)), ""]
        lines += _differences(book, parent, list_differences(book.presets.get(one.parent), options))
    lines += ["", f"## {book.say('preset', 'defaults')}", ""]
    found = list_differences(defaults, options)
    default = book.say("preset", "default")
    lines += _differences(book, default, found) if found else [book.say("preset", "none")]
    command = f"`prikup options {book.game} {one.name}`"
    lines += ["", book.say("preset", "command", command=command, options=book.page("options"))]
    return "\n".join(lines) + "\n"


def _differences(book: Book, left: str, found: tuple[OptionDifference, ...]) -> list[str]:
    options = book.page("options")
    rows = (
        (
            f"[`{one.name}`]({options}#{one.name})<br>{_meaning(book, one)}",
            f"`{one.right}`",
            f"`{one.left}`",
        )
        for one in found
    )
    return _table((book.say("options", "name"), book.say("preset", "here"), left), rows)


def _meaning(book: Book, one: OptionInfo | OptionDifference) -> str:
    info = next(info for info in describe_options(book.presets.kind) if info.name == one.name)
    meaning = option_words.describe_option(book.game, info, book.lang).meaning
    return f"{meaning} ([{one.clause}](../{book.page(book.game)}#c{one.clause.replace('.', '-')}))"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows)]


def on_config(config: Any) -> None:
    """Put the generated pages into the menu, behind the written ones."""
    rules = next(entry["Rules"] for entry in config.nav if "Rules" in entry)
    rules.extend(menu())


def on_files(files: Any, config: Any) -> None:
    """Add the generated pages to what is built."""
    from mkdocs.structure.files import File  # the tests read the pages without it

    for path, text in pages().items():
        files.append(File.generated(config, path, content=text))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Link the options that a written rules page names, and lead every page to those that are made."""
    book = books().get(page.file.src_uri)
    return site(markdown, page.file.src_uri) if book is None else linked(book)
