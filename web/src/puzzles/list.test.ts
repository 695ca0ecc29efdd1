import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchPart, LANGUAGES, say, setLang } from "../lib/i18n";
import type { PuzzleLine, PuzzleList } from "../lib/wire";
import List from "./List.svelte";
import { filterPuzzles, filterQuery, nextPuzzle, readFilter } from "./api";
import { sourceText, titleText } from "./names";

const puzzle = (id: string, over: Partial<PuzzleLine>): PuzzleLine => ({ id, game: "preferans", kind: "make", contract: "6S", difficulty: 1, title: "", collection: "", motif: "", ...over });
const PUZZLES = [
  puzzle("lasker-mod", { kind: "catch", contract: "misere", difficulty: 5, title: "lasker 3", collection: "jpref-misere 42" }),
  puzzle("shavlyugin-7", { kind: "clean", contract: "misere", difficulty: 1, title: "shavlyugin 7", collection: "shavlyugin 7" }),
  puzzle("9", { difficulty: 4 }),
  puzzle("1", { difficulty: 1 }),
  puzzle("2", { kind: "hold", difficulty: 2 }),
];
const ALL: PuzzleList = { puzzles: PUZZLES, day: "2026-03-01", daily: "2" };
const ANY = { game: "", kind: "", difficulty: 0, motif: "" };
const ids = (puzzles: readonly PuzzleLine[]): string[] => puzzles.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/puzzles");
});
afterEach(async () => {
  cleanup();
  await setLang("en");
});

test("puzzles stand in the order of difficulty, and Begin opens an easy one that no author made", () => {
  render(List, { all: ALL });
  expect(ids(filterPuzzles(PUZZLES, ANY))).toEqual(["1", "shavlyugin-7", "2", "9", "lasker-mod"]);
  expect(screen.getByTestId("puzzle-go").getAttribute("href")).toBe("/puzzles/1");
});

test("a theme stays chosen from puzzle to puzzle", async () => {
  render(List, { all: ALL });
  screen.getByTestId("theme-classic").click();
  await tick();
  expect(screen.getByTestId("puzzle-go").getAttribute("href")).toBe("/puzzles/shavlyugin-7?kind=classic");
  const filter = readFilter("?kind=classic");
  expect(nextPuzzle(filterPuzzles(PUZZLES, filter), "shavlyugin-7", {})?.id).toBe("lasker-mod");
  expect(readFilter(filterQuery({ game: "prefa", kind: "hold", difficulty: 3, motif: "duck" }))).toEqual({ game: "prefa", kind: "hold", difficulty: 3, motif: "duck" });
});

test("titles and sources are words in every language", async () => {
  for (const lang of Object.keys(LANGUAGES)) {
    await setLang(lang);
    await fetchPart("puzzles");
    for (const one of PUZZLES) {
      for (const text of [titleText(one), sourceText(one)]) expect(text).not.toMatch(/puzzles-|github|jpref-|shavlyugin-|\{/);
    }
  }
  await setLang("en");
  expect(titleText(PUZZLES[1]!)).toBe("Problem 7 by Shavlyugin");
  expect(sourceText(PUZZLES[0]!)).toBe(say("puzzles-source", { source: "JPref, misère 42" }));
});
