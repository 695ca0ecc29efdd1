import { render } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameOf, rulebook } from "../scripts/rulebook.ts";
import { bookOf } from "../src/rules/books";
import Clauses from "../src/rules/Clauses.svelte";

const ROOT = "../docs/rules";
const LOCALE = "../src/prikup/locale";
const BOOKS = readdirSync(ROOT).filter((file) => file.endsWith(".md"));
const GAMES = BOOKS.map(gameOf);

function links(text: string): string[] {
  const { container } = render(Clauses, { text, game: "prefa" });
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
}

test("a clause leads to its place in the rules, and an amount is no clause", () => {
  expect(links("clause 8.1")).toEqual(["/rules/prefa#c8-1"]);
  expect(links("7♥ made: +4 in your pool (8.1)")).toEqual(["/rules/prefa#c8-1"]);
  expect(links("п. 15.16")).toEqual(["/rules/prefa#c15-16"]);
  expect(links("Deal 3: +3.5 whists; the rest 2")).toEqual([]);
});

test("a clause leads there in every language in which one is named", () => {
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

test.each(BOOKS)("the rules in %s become a page on which every place that is named is there", (file) => {
  const html = rulebook(readFileSync(`${ROOT}/${file}`, "utf8"), gameOf(file));
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("h1").length).toBe(1);
  expect(page.querySelectorAll("h3[id^=c]").length).toBeGreaterThan(20);
  for (const link of page.querySelectorAll("a")) {
    const to = link.getAttribute("href")!;
    if (to.startsWith("#")) expect(page.getElementById(to.slice(1)), to).not.toBeNull();
    else expect(to).toBe(`/rules?game=${gameOf(file)}`);
  }
  expect(page.body.textContent).not.toMatch(/!!!|\{#/);
});

test("every game is there as it was first written, and in the language that is wished where that is there", () => {
  const own = (game: string): string | undefined => bookOf(game, "en")?.lang;
  expect([...new Set(GAMES)].map(own)).toEqual(["en", "en", "en", "en"]);
  for (const file of BOOKS) {
    const [game = "", lang = ""] = file.split(".");
    expect(bookOf(game, lang === "md" ? "en" : lang)?.lang).toBe(lang === "md" ? "en" : lang);
  }
  expect(bookOf("prefa", "xx")?.lang).toBe("en");
  expect(bookOf("stranger", "ru")).toBeUndefined();
});

test("a note of a page of rules is a quotation with its title", () => {
  const html = rulebook('# A\n\n!!! note "Correction"\n    One `a`\n    two.\n\nThree.\n', "prefa");
  expect(html.replace(/\n/g, " ")).toContain("<blockquote> <p><strong>Correction</strong></p> <p>One <code>a</code> two.</p> </blockquote> <p>Three.</p>");
});
