import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulebook } from "../scripts/rulebook.ts";
import Clauses from "../src/rules/Clauses.svelte";

const GAMES = ["preferans", "prefa", "paston", "thousand"];

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

test("the rules of every game become pages on which every place that is named is there", () => {
  for (const game of GAMES) {
    const html = rulebook(readFileSync(`../docs/rules/${game}.md`, "utf8"), game);
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(page.querySelectorAll("h1").length).toBe(1);
    expect(page.querySelectorAll("[id^=c]").length).toBeGreaterThan(20);
    for (const link of page.querySelectorAll("a")) {
      const to = link.getAttribute("href")!;
      if (to.startsWith("#")) expect(page.getElementById(to.slice(1)), `${game} ${to}`).not.toBeNull();
      else expect(to).toBe(`/rules?game=${game}`);
    }
  }
});
