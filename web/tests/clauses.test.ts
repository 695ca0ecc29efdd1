import { cleanup, render, screen } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completed, gameOf, markdownOf, optionsOf, rulebook } from "../scripts/rulebook.ts";
import RulesText from "../src/pages/RulesText.svelte";
import { bookOf } from "../src/rules/rulebooks";
import ClauseText from "../src/rules/ClauseText.svelte";

const ROOT = "../docs/rules";
const LOCALE = "../src/prikup/locale";
const BOOKS = readdirSync(ROOT).filter((file) => file.endsWith(".md"));
const GAMES = BOOKS.map(gameOf);

/** The example that the tests of the documentation also use. */
interface Example {
  text: string;
  english: string;
  completed: string;
  meanings: Record<string, string>;
}

function links(text: string): string[] {
  const { container } = render(ClauseText, { text, game: "prefa" });
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
}

test("a clause links to its place in the rules, and an amount is no clause", () => {
  expect(links("clause 8.1")).toEqual(["/rules/prefa#c8-1"]);
  expect(links("7♥ made: +4 in your pool (8.1)")).toEqual(["/rules/prefa#c8-1"]);
  expect(links("п. 15.16")).toEqual(["/rules/prefa#c15-16"]);
  expect(links("Deal 3: +3.5 whists; the rest 2")).toEqual([]);
});

test("a clause read at a table keeps its rules in the address", () => {
  const { container } = render(ClauseText, { text: "clause 4.3", game: "prefa", rules: "pagat; target=20" });
  const { pathname, search, hash } = container.querySelector("a")!;
  expect([pathname, new URLSearchParams(search).get("r"), hash]).toEqual(["/rules/prefa", "pagat;target=20", "#c4-3"]);
});

test("clauses are links in every language that names them", () => {
  const named = /(?:^rules-clause|^sheet-with-clause|^ +\.clause) = (.*)$/gm;
  for (const lang of readdirSync(LOCALE, { withFileTypes: true })) {
    if (!lang.isDirectory()) continue;
    for (const file of readdirSync(`${LOCALE}/${lang.name}`)) {
      const text = readFileSync(`${LOCALE}/${lang.name}/${file}`, "utf8");
      const patterns = [...text.matchAll(named)].map(([, pattern = ""]) => pattern).filter((pattern) => pattern.includes("$clause"));
      for (const pattern of patterns) expect(links(pattern.replace("{ $clause }", "8.4").replace(/\{.*?\}/g, "+2½")), pattern).toEqual(["/rules/prefa#c8-4"]);
    }
  }
});

test.each(BOOKS)("the page of rules %s contains every place that it links to", (file) => {
  const options = optionsOf(file);
  const html = rulebook(markdownOf(`${ROOT}/${file}`), gameOf(file), options);
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("h1").length).toBe(1);
  expect(page.querySelectorAll("h3[id^=c]").length).toBeGreaterThan(20);
  for (const link of page.querySelectorAll("a")) {
    const to = link.getAttribute("href")!;
    if (to.startsWith("#")) expect(page.getElementById(to.slice(1)), to).not.toBeNull();
    else {
      const [address, place = ""] = to.split("#");
      expect(address).toBe(`/rules?game=${gameOf(file)}`);
      expect(["", "presets"].includes(place) || options.has(place.replace("option-", "")), to).toBe(true);
    }
  }
  expect(page.body.textContent).not.toMatch(/!!!|\{#/);
});

test("every game has its original rules, and those in the chosen language if they exist", () => {
  const own = (game: string): string | undefined => bookOf(game, "en")?.lang;
  expect([...new Set(GAMES)].map(own)).toEqual(["en", "en", "en", "en"]);
  for (const file of BOOKS) {
    const [game = "", lang = ""] = file.split(".");
    expect(bookOf(game, lang === "md" ? "en" : lang)?.lang).toBe(lang === "md" ? "en" : lang);
  }
  expect(bookOf("prefa", "xx")?.lang).toBe("en");
  expect(bookOf("stranger", "ru")).toBeUndefined();
});

test("an option and its values have the names of the form, and link to it", () => {
  const called = (lang: string, text: string): string => rulebook(text, "preferans", optionsOf(`preferans.${lang}.md`)).trim();
  const text = "### 1 A {#c1}\n\n`hold_rule`: `two_left`, `7`.\n\n### 2 B {#c2}\n\n`two_left`, `hold_rule=none`.\n";
  const html = called("ru", text);
  expect(html).toContain('<a href="/rules?game=preferans#option-hold_rule" title="hold_rule"><q>Кто говорит «здесь»</q></a>: <q title="two_left">Старший из двух</q>, <code>7</code>.');
  expect(html).toContain('<code>two_left</code>, <a href="/rules?game=preferans#option-hold_rule" title="hold_rule=none"><q>Кто говорит «здесь»: Никто</q></a>.');
  expect(called("en", "[all](../../src/prikup/locale/en/preferans-options.ftl) [sets](../../src/prikup/games/preferans/presets.toml)")).toBe('<p><a href="/rules?game=preferans">all</a> <a href="/rules?game=preferans#presets">sets</a></p>');
});

test("a clause of a translation ends with the options and values that only the English one names", () => {
  const { text, english, completed: expected, meanings } = JSON.parse(readFileSync("../tests/data/completed-rulebook.json", "utf8")) as Example;
  const options = new Map(Object.entries(meanings).map(([name, meaning]) => [name, { title: name, meaning, values: {} }]));
  expect(completed(text, english, options)).toBe(expected);
});

test.each(BOOKS)("%s names its options in its language", (file) => {
  const page = new DOMParser().parseFromString(rulebook(markdownOf(`${ROOT}/${file}`), gameOf(file), optionsOf(file)), "text/html");
  expect(page.querySelectorAll("a[href*='#option-'] q").length).toBeGreaterThan(2);
  expect([...page.querySelectorAll("code")].map((one) => one.textContent).filter((one) => optionsOf(file).has(one))).toEqual([]);
});

test("a page of rules has contents, and links to the form keep the rules of the reader's table", async () => {
  cleanup();
  history.replaceState(null, "", "/rules/preferans?r=wikipedia-sochi;target=20");
  render(RulesText, { id: "preferans" });
  const book = await screen.findByTestId("rules-text");
  const listed = [...screen.getByTestId("rules-contents").querySelectorAll("nav a")].map((link) => link.getAttribute("href")!.slice(1));
  expect(listed).toEqual([...book.querySelectorAll("h2, h3")].map(({ id }) => id));
  expect(listed).toContain("c4-3");
  const links = [...book.querySelectorAll("a")].filter((link) => link.pathname === "/rules");
  expect(links.length).toBeGreaterThan(50);
  for (const link of links) expect(new URLSearchParams(link.search).get("r")).toBe("wikipedia-sochi;target=20");
  expect(links.map(({ hash }) => hash)).toEqual(expect.arrayContaining(["#option-hold_rule", "#presets"]));
  history.replaceState(null, "", "/");
});

test("a note of a page of rules is a quotation with its title", () => {
  const html = rulebook('# A\n\n!!! note "Correction"\n    One `a`\n    two.\n\nThree.\n', "prefa");
  expect(html.replace(/\n/g, " ")).toContain("<blockquote> <p><strong>Correction</strong></p> <p>One <code>a</code> two.</p> </blockquote> <p>Three.</p>");
});
