"""The catalogue of words is complete in every language and has no unused words; a language is a folder."""

from __future__ import annotations

import ast
import asyncio
import builtins
import re
import shutil
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer, Visitor

from prikup import games, keeper
from prikup.cli import main
from prikup.cli.terminal.app import TableApp
from prikup.cli.terminal.driver import LocalTable
from prikup.table import names
from prikup.table.rules_form import describe_games
from prikup.words import catalogue
from prikup.words.catalogue import ENGLISH_CODE, has_message, languages, say
from tests.adding import FOLDER, registered
from tests.pages import ROOT

SOURCE = ROOT / "src" / "prikup"
LOCALE = SOURCE / "locale"
EXAMPLE_LOCALE = FOLDER / "locale"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PEOPLE = ("who", "whom", "on", "dealer", "declarer", "donor", "payer", "payee", "defender")
EACH_LANG = pytest.mark.parametrize("lang", languages())

Message = ftl.Message


class Variables(Visitor):
    """The variables of a pattern and of the messages it references, each with a possible value."""

    def __init__(self, messages: dict[str, Message]) -> None:
        self.messages = messages
        self.found: dict[str, object] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.setdefault(node.id.name, "X")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        assert node.id.name in ("SIGNED", "NAME") and len(node.arguments.positional) == 1, node.id.name
        (of,) = node.arguments.positional
        assert isinstance(of, ftl.VariableReference)
        self.found[of.id.name] = 1 if node.id.name == "SIGNED" else "X"

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        keys = [one.key.name if isinstance(one.key, ftl.Identifier) else "other" for one in node.variants]
        self.found[node.selector.id.name] = 1 if set(keys) <= PLURALS else keys[0]
        for one in node.variants:
            self.visit(one.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        value = self.messages[node.id.name].value
        assert value is not None
        self.visit(value)


def parse_messages(file: Path) -> list[Message]:
    """Return the messages of a file, which must be valid Fluent."""
    found = []
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert isinstance(entry, ftl.Message | ftl.BaseComment), (file, entry)
        found += [entry] if isinstance(entry, ftl.Message) else []
    return found


@cache
def messages(lang: str) -> dict[str, Message]:
    """Return every message of a language by its name, which is unique."""
    found: dict[str, Message] = {}
    for folder in (LOCALE / lang, EXAMPLE_LOCALE / lang):
        for file in sorted(folder.glob("*.ftl")):
            for one in parse_messages(file):
                assert one.id.name not in found, one.id.name
                found[one.id.name] = one
    return found


def patterns(message: Message) -> dict[str, ftl.Pattern]:
    """Return the patterns of a message: its attributes by name, the message itself as ``""``."""
    found = {one.id.name: one.value for one in message.attributes}
    return found if message.value is None else {"": message.value, **found}


def variables(lang: str, pattern: ftl.Pattern) -> dict[str, object]:
    visitor = Variables(messages(lang))
    visitor.visit(pattern)
    return visitor.found


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with registered():
        yield


# ---------------------------------------------------------------------------------------------
# Languages


def untranslated(lang: str) -> set[str]:
    """Return the messages and attributes of English that a language lacks."""
    own = messages(lang)
    found = set()
    for name, english in messages(ENGLISH_CODE).items():
        had = patterns(own[name]) if name in own else {}
        found |= {f"{name}.{attribute}".rstrip(".") for attribute in patterns(english).keys() - had.keys()}
    return found


def option_words() -> set[str]:
    """Return the names of the English messages about options, which may be translated later."""
    return {
        one.id.name for file in (LOCALE / ENGLISH_CODE).glob("*-options.ftl") for one in parse_messages(file)
    }


@EACH_LANG
def test_every_language_has_the_files_and_messages_of_english(lang: str) -> None:
    for folder in (LOCALE, EXAMPLE_LOCALE):
        english, own = ({one.name for one in (folder / each).iterdir()} for each in (ENGLISH_CODE, lang))
        assert own == english
    assert messages(lang).keys() <= messages(ENGLISH_CODE).keys()
    assert {name.partition(".")[0] for name in untranslated(lang)} <= option_words()


@pytest.mark.release
@EACH_LANG
def test_every_language_has_the_words_of_all_options(lang: str) -> None:
    assert untranslated(lang) == set()


@EACH_LANG
def test_every_message_has_the_attributes_and_variables_of_english(lang: str) -> None:
    for name, message in messages(lang).items():
        english = patterns(messages(ENGLISH_CODE)[name])
        for attribute, pattern in patterns(message).items():
            expected = variables(ENGLISH_CODE, english[attribute]).keys() - {"me"}
            assert variables(lang, pattern).keys() - {"me"} == expected, f"{name}.{attribute}"


BEGUN = ("commands.ftl", "errors-table.ftl", "rules.ftl")
"""Files that every language must have in full: they contain the refusals at a table."""


@pytest.mark.parametrize("lang", sorted({one.name for one in LOCALE.iterdir() if one.is_dir()}))
def test_every_language_has_all_refusals_at_a_table(lang: str) -> None:
    for file in BEGUN:
        own = {one.id.name: patterns(one) for one in parse_messages(LOCALE / lang / file)}
        english = {one.id.name: patterns(one) for one in parse_messages(LOCALE / ENGLISH_CODE / file)}
        assert own.keys() == english.keys()
        for name, forms in english.items():
            said = "plain" if "plain" in forms else ""
            expected = variables(ENGLISH_CODE, forms[said]).keys()
            assert variables(lang, own[name][said]).keys() == expected, f"{name} of {lang}"
            assert (
                lang == ENGLISH_CODE
                or not words_of(forms[said])
                or words_of(own[name][said]) != words_of(forms[said])
            ), name


def words_of(pattern: ftl.Pattern) -> str:
    """Return the text of a pattern without its variables."""
    written = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
    return re.sub(r"\{[^}]*\}", "", written).removeprefix("x =").strip()


def test_plain_form_of_error_needs_no_other_data() -> None:
    forms = {name: patterns(one) for name, one in messages(ENGLISH_CODE).items() if name.startswith("error-")}
    plain = {name: one for name, one in forms.items() if "plain" in one and "" in one}
    assert len(plain) > 50
    for name, one in plain.items():
        assert variables(ENGLISH_CODE, one["plain"]).keys() <= variables(ENGLISH_CODE, one[""]).keys(), name


@EACH_LANG
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, -3, Fraction(1, 2), Fraction(7, 3)])
def test_every_message_can_be_formatted(lang: str, number: int | Fraction) -> None:
    for name, message in messages(lang).items():
        for attribute, pattern in patterns(message).items():
            data = {key: number if one == 1 else str(one) for key, one in variables(lang, pattern).items()}
            said = say(lang, name, attribute, **data)
            assert said.strip() and "{$" not in said, name


@EACH_LANG
def test_plural_selection_has_all_plural_forms(lang: str) -> None:
    kinds = {*Locale(lang).plural_form.tags, "other"}
    for name, message in messages(lang).items():
        for pattern in patterns(message).values():
            for keys in (chosen for chosen in forms(pattern) if chosen & PLURALS):
                assert keys & PLURALS == kinds or keys & PLURALS == {"other"}, name


def forms(pattern: ftl.Pattern) -> Iterator[set[str]]:
    """Yield the names of the variants of each selection in a pattern."""
    for one in pattern.elements:
        if isinstance(one, ftl.Placeable) and isinstance(one.expression, ftl.SelectExpression):
            variants = one.expression.variants
            yield {each.key.name for each in variants if isinstance(each.key, ftl.Identifier)}


def test_russian_declines_no_names_and_guesses_no_gender() -> None:
    people, cases = "|".join(PEOPLE), r"за|у|от|для|к|с|со|на|про|о|об|против|кроме|игрок\w*|через"
    governed = rf"(?i)\b(?:{cases}) \{{ \$(?:{people}) \}}"
    past = rf"\{{ \$(?:{people}) \}}(?:,| не)? [а-яё]+(?:л|ла|лся|лась)\b"
    for folder in (LOCALE, EXAMPLE_LOCALE):
        for file in (folder / "ru").glob("*.ftl"):
            text = file.read_text(encoding="utf-8")
            assert not re.findall(governed, text), (file.name, re.findall(governed, text))
            assert not re.findall(past, text), (file.name, re.findall(past, text))


def test_russian_has_one_word_for_sheet_and_one_for_match() -> None:
    said = {
        text.value
        for message in messages("ru").values()
        for pattern in patterns(message).values()
        for text in pattern.elements
        if isinstance(text, ftl.TextElement)
    }
    assert not [one for one in said if re.search(r"пульк|пуленьк", one, re.IGNORECASE)]
    titles = ("sheet-title", "paper-title", "preferans-sheet-title", "mine-sheet")
    assert len({say("ru", one) for one in titles}) == 1


def test_every_game_has_a_name() -> None:
    assert all(has_message(lang, f"{game}-name") for lang in languages() for game in games.GAMES)


# ---------------------------------------------------------------------------------------------
# The code


@cache
def trees() -> dict[Path, ast.Module]:
    files = [*SOURCE.rglob("*.py"), *FOLDER.glob("*.py")]
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}


def called_name(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def literals(node: ast.AST) -> Iterator[str]:
    """Yield the literal strings in an expression, without f-strings."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from literals(child)


def error_name(node: ast.Call) -> ast.expr | None:
    """Return the expression of the message name in a call that makes an error of Prikup, else None."""
    kind = called_name(node)
    ours = kind == "refuse" or (kind.endswith("Error") and not hasattr(builtins, kind))
    # Failures of a law are for developers, those of a database for the log.
    ours = ours and kind not in ("BrokenError", "CheckError", "OperationalError")
    place = (
        1
        if kind in ("HTTPProblem", "refuse")
        else 0
        if ours and kind != "ArgumentTypeError"
        else len(node.args)
    )
    return node.args[place] if place < len(node.args) else None


def calls() -> Iterator[ast.Call]:
    for tree in trees().values():
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def test_every_message_named_in_code_exists() -> None:
    known = messages(ENGLISH_CODE)
    ends = {name.partition("-")[2] for name in known}
    named = 0
    for node in calls():
        if called_name(node) in ("say", "_say", "find", "has", "say_in"):
            for name in (one for arg in node.args for one in literals(arg)):
                if not re.fullmatch(r"[a-z]+(-\w+)+", name):
                    continue
                assert name in known or (called_name(node) == "say_in" and name in ends), name
                named += 1
        for error in named_errors(node):
            assert f"error-{error}" in known, error
            named += 1
    assert named > 350


def test_no_error_contains_a_sentence() -> None:
    for node in calls():
        name = error_name(node)
        texts = () if name is None else (one for one in ast.walk(name) if isinstance(one, ast.Constant))
        assert not any(" " in str(one.value) for one in texts), ast.unparse(node)


def named_errors(node: ast.Call) -> list[str]:
    """Return the literal error names of a call: one, or two of a conditional expression."""
    expression = error_name(node)
    either = (expression.body, expression.orelse) if isinstance(expression, ast.IfExp) else (expression,)
    return [str(one.value) for one in either if isinstance(one, ast.Constant) and one.value]


def test_every_error_brings_the_data_of_its_sentence() -> None:
    for node in calls():
        given = {keyword.arg for keyword in node.keywords}
        for error in named_errors(node) if None not in given else []:
            for pattern in patterns(messages(ENGLISH_CODE)[f"error-{error}"]).values():
                assert variables(ENGLISH_CODE, pattern).keys() <= given, error


def pattern_of_fstring(node: ast.JoinedStr) -> str:
    """Return the regular expression of an f-string, with a group for each inserted value."""
    parts = (re.escape(str(one.value)) if isinstance(one, ast.Constant) else "(.+)" for one in node.values)
    return "".join(parts)


def names_in_code() -> tuple[set[str], set[str]]:
    """Return the literal strings in the code, and the regular expressions of composed names."""
    whole: set[str] = set()
    made: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
                made |= {f"{node.value}(.+)"} if re.fullmatch("[a-z]+-", node.value) else set()
            elif isinstance(node, ast.JoinedStr):
                one = pattern_of_fstring(node)
                made.add(one + "(.+)" if one.endswith("\\-") else one)
            elif isinstance(node, ast.Call) and isinstance(name := error_name(node), ast.JoinedStr):
                made.add("error\\-" + pattern_of_fstring(name))
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text(encoding="utf-8")
            whole.update(re.findall(r"[\w-]+", text))
            made.update(f"{family}-(.+)" for family in re.findall(r'\bword\("(\w+)"', text))
            filled = re.findall(r"`((?:[\w-]|\$\{[^}]*\})+)[.`]", text)
            made.update(re.sub(r"\$\{[^}]*\}", "(.+)", one) for one in filled)
            starts = tuple(re.findall(r'\bmessageIdsWith\("([\w-]+)"', text))
            whole.update(name for name in messages(ENGLISH_CODE) if name.startswith(starts))
    made.remove("error\\-(.+)")
    return whole, {one for one in made if re.search("[a-z]{2}", one) and "-" in one and " " not in one}


def test_no_message_is_unused() -> None:
    whole, made = names_in_code()
    own = ((*game.rulebook.kind.__struct_fields__, *game.presets, game.id) for game in games.GAMES.values())
    known = whole.union(*own)
    texts = (file.read_text(encoding="utf-8") for file in LOCALE.glob("en/*.ftl"))
    whole |= {name for text in texts for name in re.findall(r"\{ ([a-z]+-[\w-]+) \}", text)}

    def filled(name: str) -> bool:
        """Return True if a name is composed in the code from known words."""
        found = (re.fullmatch(one, name) for one in made)
        return any(all(map(knows, one.groups())) for one in found if one)

    def knows(part: str) -> bool:
        """Return True if a word, or each of its parts between hyphens, is known to the code."""
        words = part.split("-")
        return part in known or all(len(word) == 1 or word.isdigit() or word in known for word in words)

    def used(name: str) -> object:
        """Return a true value if a name occurs whole, as an error, without the game's prefix, or composed."""
        plain = name.removeprefix("error-")
        _, _, general = name.partition("-")
        return (
            {name, plain} & whole or (general in whole and "-" in general) or filled(name) or filled(general)
        )

    assert [name for name in messages(ENGLISH_CODE) if not used(name)] == []


# ---------------------------------------------------------------------------------------------
# A new language


class MarkTexts(Transformer):
    """A transformer that puts a mark before each text."""

    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:
        node = self.generic_visit(node)
        node.elements.insert(0, ftl.TextElement("§"))
        return node


@pytest.fixture(scope="module")
def marked_locale(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a locale folder with a new language: the English words, each with a mark."""
    root = tmp_path_factory.mktemp("words") / "locale"
    shutil.copytree(LOCALE, root)
    (root / "de").mkdir()
    for file in (LOCALE / ENGLISH_CODE).glob("*.ftl"):
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(MarkTexts().visit(resource))
        (root / "de" / file.name).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def german(marked_locale: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install the new language and return its code."""
    monkeypatch.setattr(catalogue, "_LOCALE_ROOTS", [marked_locale])
    forget()
    yield "de"
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Clear the caches of all languages and of the names of bots."""
    catalogue.forget()
    names._index_names.cache_clear()
    names.bot_names.cache_clear()


def test_new_language_is_one_folder(german: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert languages()[0] == ENGLISH_CODE and german in languages()
    evening = str(ROOT / "examples" / "evening.prikup")
    for command in (["options", "preferans", "game-farm"], ["replay", evening]):
        assert main([*command, "--lang", german]) == 0
        assert capsys.readouterr().out.count("§") > 20
    kept = keeper.score(keeper.read_document((ROOT / "examples" / "home.prikup").read_text()), german)
    assert kept.next is not None and kept.entry is not None
    told = [kept.next.title, *(line for deal in kept.deals for line in deal.lines)]
    told += [kept.entry.kinds[0].title, kept.settlement.steps[0].text, *(one.text for one in kept.payments)]
    assert len(told) > 10 and all(one.startswith("§") for one in told)
    assert 'aria-label="§' in kept.svg
    assert names.pick_free_name(german, ["Boris"]) == "§Vera"
    answer = describe_games(german).games[0]
    assert answer.title == "§Preferans" and answer.options[0].meaning.startswith("§")


@pytest.mark.parametrize(
    "line",
    [
        "solve 8.A7.QT.AQJ97_KQJ7.KT8.97.K_AT9.QJ9.AK8.8 --table",
        "solve 8.A7.QT.AQJ97_KQJ7.KT8.97.K_AT9.QJ9.AK8.8_/_JD_TC --allpass --talon dealer",
        "solve AQ...",
        "arena --bots beginner,random --pair beginner,random --deals 1 --workers 1 --force misere",
        "regret --bots random --deals 1 --workers 1",
        "bench selfplay --matches 1 --longest 1 --workers 1",
        "bench core --deals 5",
    ],
)
def test_solver_and_bench_commands_speak_a_new_language(
    german: str, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    assert main([*(word.replace("_", " ") for word in line.split()), "--lang", german]) in (0, 2)
    told = "".join(capsys.readouterr()).removeprefix("prikup: ").splitlines()
    assert told and all("§" in one for one in told if re.search("[a-z]{3}", one)), told


def test_terminal_speaks_a_new_language(german: str) -> None:
    table = LocalTable("preferans", "wikipedia-sochi", ("Anna", "Boris", "Vera"), ("rules", "rules"), "1")

    async def script() -> str:
        app = TableApp(table, german, 0, 0)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause(0.2)
            app.panel = ""
            drawn = app.table_lines(120, 40)
            app.panel = "help"
            return "\n".join(line.plain for line in (*drawn, *(app.panel_lines(120) or ())))

    text = asyncio.run(script())
    assert "§Talon" in text and "§score sheet" in text and "§What was said" in text


@EACH_LANG
def test_text_without_variables_equals_fluent_output(lang: str) -> None:
    plain = 0
    for name in catalogue.list_message_names(lang):
        for attribute in ("", *catalogue.list_attributes(lang, name)):
            said = catalogue._find_plain_text(lang, name, attribute)
            if said is not None:
                pattern = catalogue._load_messages(lang).pattern(name, attribute)
                assert pattern is not None and catalogue._load_messages(lang).fill(pattern, {}) == said, name
                plain += 1
    assert plain > 1000


def test_very_long_text_is_cut_in_the_middle() -> None:
    said = say(ENGLISH_CODE, "error-with-clause", text=f"a{'x' * 9000}z", clause="1.1")
    assert said.startswith("ax") and said.endswith("xz (clause 1.1)") and "x…x" in said and len(said) < 2100


@pytest.mark.parametrize(
    ("lang", "on", "told"),
    [
        ("ru", "Лев", "Борис пишет 12 вистов на Льва"),
        ("ru", "Анна", "Борис пишет 12 вистов → Анна"),
        ("el", "Λέων", "Борис γράφει 12 ουίστ στον Λέοντα"),
        ("el", "Anna", "Борис γράφει 12 ουίστ → Anna"),
    ],
)
def test_names_of_bots_are_declined_and_others_stand_behind_an_arrow(lang: str, on: str, told: str) -> None:
    assert say(lang, "preferans-entry-whists", who="Борис", on=on, amount=12, me="none") == told


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_every_bot_has_all_forms_of_its_name(lang: str) -> None:
    names = [name for name in messages(lang) if re.fullmatch(r"bot-name-\d+", name)]
    for case in ("on", "of", "to", "at", "for"):
        assert len(say(lang, f"name-{case}", "bots").split(", ")) == len(names)
