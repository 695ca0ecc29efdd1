"""The rules pages that are made of the games themselves when the documentation is built.

For each game ``rules/GAME/options.md`` (every option), ``rules/GAME/presets.md`` (the presets side by side)
and a page a preset. In the written page ``rules/GAME.md``, and in ``rules/GAME.LANG.md`` that says the same
in another language, each option that is named becomes a link, and a line leads from language to language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from prikup import option_words
from prikup.catalogue import ENGLISH
from prikup.core import Record
from prikup.games import GAMES, get
from prikup.options import Difference, OptionInfo, PresetInfo, Presets, describe, diff, spell

DOCS = Path(__file__).parents[1]
LOCALE = DOCS.parent / "src" / "prikup" / "locale"


class Book(NamedTuple):
    """The written rules of a game in one language."""

    game: str
    lang: str

    @property
    def path(self) -> str:
        """Where it stands in the documentation."""
        return f"rules/{self.game}.md" if self.lang == ENGLISH else f"rules/{self.game}.{self.lang}.md"

    @property
    def text(self) -> str:
        """As it is written."""
        return (DOCS / self.path).read_text(encoding="utf-8")

    @property
    def title(self) -> str:
        """Its first heading."""
        return self.text.splitlines()[0].removeprefix("# ")


def books() -> dict[str, Book]:
    """The written rules by their paths: of each game those in English first, then the others by language."""
    langs = (ENGLISH, *sorted({one.name for one in LOCALE.iterdir() if one.is_dir()} - {ENGLISH}))
    all_ = (Book(game, lang) for game in GAMES for lang in langs)
    return {one.path: one for one in all_ if (DOCS / one.path).exists()}


def language(lang: str) -> str:
    """What a language calls itself."""
    words = (one.read_text(encoding="utf-8") for one in sorted((LOCALE / lang).glob("*.ftl")))
    return next(found[1] for text in words if (found := re.search(r"(?m)^language = (.+)$", text)))


def pages() -> dict[str, str]:
    """The text of every generated page by its path in the documentation."""
    made = {}
    for game in GAMES:
        presets = get(game).rulebook
        made[f"rules/{game}/options.md"] = _options(game, presets)
        made[f"rules/{game}/presets.md"] = _presets(game, presets)
        for one in presets.describe():
            made[f"rules/{game}/{one.name}.md"] = _preset(game, presets, one)
    return made


def menu() -> list[dict[str, Any]]:
    """The translated rules as entries of the menu, by language, and the generated pages, by game."""
    entries: list[dict[str, Any]] = []
    translated = [one for one in books().values() if one.lang != ENGLISH]
    for lang in dict.fromkeys(one.lang for one in translated):
        entries.append({language(lang): [{one.title: one.path} for one in translated if one.lang == lang]})
    for game in GAMES:
        named = [{_title(game, one): f"rules/{game}/{one}.md"} for one in get(game).presets]
        options = {"Every option": f"rules/{game}/options.md"}
        presets = {"Presets": [{"Side by side": f"rules/{game}/presets.md"}, *named]}
        entries.append({f"{Book(game, ENGLISH).title}: options": [options, presets]})
    return entries


def _title(game: str, preset: str) -> str:
    """What a preset is called."""
    return option_words.preset(game, preset, ENGLISH).title


def linked(book: Book) -> str:
    """A written page with links to its other languages; each option, ``name`` or ``name=value``, is one."""
    names = "|".join(one.name for one in describe(get(book.game).rulebook.kind))
    text = re.sub(rf"(?<!\[)`({names})(=[^`]+)?`", rf"[`\1\2`]({book.game}/options.md#\1)", book.text)
    others = (one for one in books().values() if one.game == book.game)
    links = [_called(one, one == book) for one in others]
    heading, rest = text.split("\n", 1)
    return f"{heading}\n\n{' · '.join(links)}\n{rest}" if links[1:] else text


def _called(book: Book, here: bool) -> str:
    """The language of a page, as a link to it unless it is read."""
    name = language(book.lang)
    return f"**{name}**" if here else f"[{name}]({Path(book.path).name}){{hreflang={book.lang}}}"


def _options(game: str, presets: Presets[Record]) -> str:
    options, written = describe(presets.kind), Book(game, ENGLISH).text
    lines = [
        "# Every option",
        "",
        f"The {len(options)} agreements that a table can make, by the section of the rules they belong to. "
        f"The default, in bold, is that of `{presets.names[0]}` and of each [preset](presets.md) not named.",
    ]
    for number, title in re.findall(r"(?m)^## (\d+) (.+?)(?: \{.*)?$", written):
        rows = [_option(game, presets, one) for one in options if one.clause.split(".")[0] == number]
        if rows:
            lines += ["", f"## {number} {title}", ""]
            lines += _table(("Option", "Values", "Presets that differ"), rows)
    return "\n".join(lines) + "\n"


def _option(game: str, presets: Presets[Record], one: OptionInfo) -> tuple[str, ...]:
    differ = [
        f"[`{preset.name}`]({preset.name}.md): `{preset.options[one.name]}`"
        for preset in presets.describe()
        if one.name in preset.options
    ]
    name = f"`{one.name}`{{#{one.name}}}<br>{_meaning(game, one)}"
    return name, _values(presets, one), "<br>".join(differ)


def _values(presets: Presets[Record], one: OptionInfo) -> str:
    if one.kind not in ("switch", "choice"):
        return f"**`{one.default}`**; {option_words.values(one, ENGLISH)}"
    values = (*one.values, one.unset) if one.unset is not None else one.values
    return "<br>".join(f"**`{value}`**" if value == one.default else f"`{value}`" for value in values)


def _presets(game: str, presets: Presets[Record]) -> str:
    infos = presets.describe()
    differing = [one for one in describe(presets.kind) if any(one.name in info.options for info in infos)]
    links = [f"[{_title(game, info.name)}]({info.name}.md)" for info in infos]
    lines = [
        "---",
        "hide: [toc]",
        "---",
        "# Presets side by side",
        "",
        "A preset is a set of options with a name.",
        "",
    ]
    about = (
        (link, f"`{info.name}`", option_words.preset(game, info.name, ENGLISH).about)
        for link, info in zip(links, infos, strict=True)
    )
    lines += _table(("Preset", "Name", "What it is"), about)
    lines += ["", "## In how many options two presets differ", ""]
    lines += _table(("", *links), ((links[at], *_distances(presets, at)) for at in range(len(infos))))
    lines += ["", "## Where they differ", ""]
    lines += [
        f"The other {len(describe(presets.kind)) - len(differing)} options are alike in all of them.",
        "",
    ]
    rows = ((f"[`{one.name}`](options.md#{one.name})", *_row(presets, one.name)) for one in differing)
    lines += _table(("Option", *links), rows)
    return "\n".join(lines) + "\n"


def _distances(presets: Presets[Record], at: int) -> list[str]:
    """In how many options the preset at this place differs from each."""
    own = presets.get(presets.names[at])
    numbers = [len(diff(own, presets.get(other))) for other in presets.names]
    return ["–" if other == at else str(number) for other, number in enumerate(numbers)]


def _row(presets: Presets[Record], option: str) -> list[str]:
    """The value of an option in each preset; in bold where it is not the default."""
    default = spell(presets.kind(), option)
    values = [spell(presets.get(name), option) for name in presets.names]
    return [f"`{value}`" if value == default else f"**`{value}`**" for value in values]


def _preset(game: str, presets: Presets[Record], one: PresetInfo) -> str:
    options, defaults = presets.get(one.name), presets.kind()
    words = option_words.preset(game, one.name, ENGLISH)
    lines = [f"# {words.title}", "", words.about, ""]
    lines.append(
        f"Its name in rules, records and commands is `{one.name}`. See it [beside the others](presets.md)."
    )
    if one.parent is not None and presets.get(one.parent) != defaults:
        parent = _title(game, one.parent)
        lines += ["", f"## What differs from {parent}", ""]
        lines += [f"It is made from [{parent}]({one.parent}.md).", ""]
        lines += _differences(game, parent, diff(presets.get(one.parent), options))
    lines += ["", "## What differs from the defaults", ""]
    found = diff(defaults, options)
    lines += _differences(game, "Default", found) if found else ["Nothing: the defaults are its values."]
    lines += [
        "",
        f"`prikup options {game} {one.name}` says the same. All others: [every option](options.md).",
    ]
    return "\n".join(lines) + "\n"


def _differences(game: str, left: str, found: tuple[Difference, ...]) -> list[str]:
    rows = (
        (
            f"[`{one.name}`](options.md#{one.name})<br>{_meaning(game, one)}",
            f"`{one.right}`",
            f"`{one.left}`",
        )
        for one in found
    )
    return _table(("Option", "Here", left), rows)


def _meaning(game: str, one: OptionInfo | Difference) -> str:
    info = next(info for info in describe(get(game).rulebook.kind) if info.name == one.name)
    meaning = option_words.option(game, info, ENGLISH).meaning
    return f"{meaning} ([{one.clause}](../{game}.md#c{one.clause.replace('.', '-')}))"


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
    """Link the options that a written rules page names, and its languages."""
    book = books().get(page.file.src_uri)
    return markdown if book is None else linked(book)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Say of a translated page in which language it is."""
    book = books().get(page.file.src_uri)
    return output if book is None else output.replace('<html lang="en"', f'<html lang="{book.lang}"', 1)
