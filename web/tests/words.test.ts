import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { textWidth, pieces, spokenText, tiedPieces } from "../src/cards/richText";
import { loadGame } from "../src/games/current.svelte";
import { has, LANGUAGES, say, setLang } from "../src/lib/i18n";
import { bidText } from "../src/lib/cardTexts";
import { logText, outcomeLine } from "../src/table/sentences";
import { soundsOf } from "../src/table/sound";
import { locales, partOf, PARTS, textOf } from "../scripts/locales.ts";
import type { Outcome } from "../src/lib/wire";
import { outcome, table } from "./mock";

const GAMES = ["preferans", "prefa", "paston", "thousand"];
const WHOLE = Object.entries(locales()).flatMap(([lang, { whole }]) => (whole ? [lang] : []));
const BEGUN = Object.keys(LANGUAGES).filter((lang) => !WHOLE.includes(lang));

afterEach(async () => {
  await setLang("en");
  await loadGame("preferans");
});

/** Return the variables of a pattern by name, or its texts. */
function inside(node: unknown, variables: boolean): string[] {
  if (typeof node === "string") return variables ? [] : [node];
  if (typeof node !== "object" || node === null) return [];
  const { type, name, selector, variants, args } = node as Record<string, unknown>;
  if (type === "var") return variables ? [name as string] : [];
  if (type === "select") return [selector, ...(variants as { value: unknown }[]).map(({ value }) => value)].flatMap((one) => inside(one, variables));
  if (type === "func") return inside(args, variables);
  return type === undefined ? Object.values(node).flatMap((one) => inside(one, variables)) : [];
}

/**
 * Return the patterns of each message and attribute of a language, of single pages too, by `name` and
 * `name.attribute`.
 */
const patterns = (lang: string): [name: string, pattern: unknown][] =>
  new FluentResource([textOf(lang), ...PARTS.map((part) => partOf(lang, part))].join("\n")).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [[id, value] as [string, unknown]]),
    ...Object.entries(attributes).map(([name, pattern]): [string, unknown] => [`${id}.${name}`, pattern]),
  ]);

/** Return the variables of every message of a language. */
const variables = (lang: string): Map<string, Set<string>> =>
  new Map(patterns(lang).map(([name, pattern]) => [name, new Set(inside(pattern, true))]));
const known = new Map(Object.keys(LANGUAGES).map((lang) => [lang, variables(lang)]));

/** Return the ids that the sources contain in full, with the variables given if they are visible. */
function named(): { id: string; given: string[] | null }[] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.(ts|svelte)$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(`src/${file}`, "utf8");
    return [...text.matchAll(/\bsay\("([\w.-]+)"(\)|, \{([^{}]*)\}\))?/g)].map(([, id = "", rest, data]) => ({
      id,
      given: rest === undefined || data?.includes("...") ? null : (data ?? "").split(",").map((one) => one.split(":")[0]!.trim()),
    }));
  });
}

test("a language is a folder", () => {
  expect(Object.keys(LANGUAGES).sort()).toEqual(readdirSync("../src/prikup/locale").filter((name) => name !== "README.md").sort());
  expect(WHOLE).toEqual(expect.arrayContaining(["en", "el", "ru"]));
});

test.each(WHOLE)("every message that the browser names exists, and gets all its variables (%s)", (lang) => {
  const all = named();
  expect(all.length).toBeGreaterThan(400);
  for (const { id, given } of all) {
    const ids = [id, ...GAMES.map((game) => `${game}-${id}`)].filter((one) => known.get(lang)!.has(one));
    expect(ids, id).not.toEqual([]);
    if (given) for (const one of ids) expect(given, one).toEqual(expect.arrayContaining([...known.get(lang)!.get(one)!]));
  }
});

test.each(BEGUN)("messages of the partial language %s exist in English, with the same variables", (lang) => {
  const english = known.get("en")!;
  const general = (name: string): string => (english.has(name) ? name : name.slice(name.indexOf("-") + 1));
  for (const [name, own] of known.get(lang)!) {
    expect([...english.keys()], name).toContain(general(name));
    expect([...english.get(general(name))!, "me"], name).toEqual(expect.arrayContaining([...own]));
  }
  expect(known.get(lang)!.size).toBeGreaterThan(10);
});

test("no Russian text is in English", () => {
  const names = /Prikup|SVG-cards|LGPL|https?|--host|prikup verify|RECORD|Pagat|Prefadoros|Game Farm|Preferanser|JPref|\[\w+\|/g;
  const texts = patterns("ru").filter(([name]) => !/^(language|[\w-]+\.keys|error-[\w-]+)$/.test(name));
  const english = texts.filter(([, pattern]) => inside(pattern, false).some((text) => /[a-z]{4,}/i.test(text.replace(names, ""))));
  expect(english).toEqual([]);
});

test.each(WHOLE)("each lesson has at most twenty words, and its terms exist (%s)", (lang) => {
  const lessons = new FluentResource(textOf(lang)).body.filter(({ id }) => id.includes("-coach-"));
  expect(lessons.length).toBeGreaterThan(40);
  for (const { id, value } of lessons) {
    expect(spokenText(String(value)).split(/\s+/).length, id).toBeLessThanOrEqual(20);
    for (const piece of pieces(String(value))) if ("term" in piece) expect(has(`term-${piece.term}`), piece.term).toBe(true);
  }
});

test.each(WHOLE)("every term is explained in a sentence or two (%s)", async (lang) => {
  await setLang(lang);
  const terms = [...known.get(lang)!.keys()].filter((name) => /^term-\w+$/.test(name));
  expect(terms.length).toBeGreaterThanOrEqual(30);
  const stop = say("language.stop");
  for (const meaning of terms.map((term) => say(`${term}.meaning`))) {
    expect(meaning).toMatch(/^\P{Ll}/u);
    expect(meaning.endsWith(stop) && meaning.split(stop).length <= 3, meaning).toBe(true);
  }
});

/** Everything that a table writes into its log. */
const LOGGED = [
  "6S", "10NT", "pass", "misere", "hold", "whist", "half", "open", "closed", "concede", "name 7C", "name 6NT",
  "claim 3-1-0", "lay 4-0-0", "yes", "no", "withdraw", "show JS 9C", "discard", "trick", "AS", "TD", "7H", "start", "undo",
  "end", "ask undo", "ask end", "yes undo", "yes end", "no undo", "no end", "withdraw undo", "withdraw end", "back", "leave",
  "away", "wait", "bot rules", "draw 7S", "deals", "look", "blind", "throw", "misere-hand", "9-hand", "aid 1:3", "keep",
];

test.each(["en", "ru"] as const)("the log is in words and signs (%s)", async (lang) => {
  await setLang(lang);
  for (const text of LOGGED) {
    for (const seat of [0, 2]) {
      const said = logText(text, table(lang), seat, (tricks) => tricks.join(" + "));
      expect(said, text).not.toBe("");
      expect(said, text).not.toMatch(/undefined|\d-\d|\brules\b|[789TJQKA][SCDH]\b/);
      if (lang === "ru") expect(spokenText(said), text).not.toMatch(/[a-z]{2,}/);
    }
  }
  expect(logText("show JS 9C", table(lang), 2, String)).toBe(lang === "ru" ? "открывает В♠ 9♣" : "shows J♠ 9♣");
  expect(bidText("hold")).toBe(lang === "ru" ? "здесь" : "here");
  expect(bidText("name 7C")).toBe("7♣");
});

test("a text is split at its signs and terms", () => {
  expect(pieces("a ♠ [talon|the talon]!")).toEqual([
    { text: "a " }, { suit: "S" }, { text: " " }, { term: "talon", text: "the talon" }, { text: "!" },
  ]);
  expect(spokenText("follow ♦, [pass|pass]")).toBe("follow diamonds, pass");
});

test("a sign stays with its figure, and is read aloud apart from it", () => {
  expect(tiedPieces("shows 9♦ J♠")).toEqual([
    { text: "shows " }, { suit: "D", head: "9" }, { text: " " }, { suit: "S", head: "J" },
  ]);
  expect(spokenText("6♣ and up")).toBe("6 clubs and up");
});

test("the width of a text counts its letters, and Japanese ones count more", () => {
  expect([textWidth("6♣"), textWidth("pass"), textWidth("гупа"), textWidth("パス"), textWidth("パストン♠")]).toEqual([1, 4, 4, 3, 6]);
});

test("each fact has its sound, played once", () => {
  const card = { type: "Played", seat: 1, by: 1, card: "AS" } as const;
  expect(soundsOf([card, card])).toEqual(["card"]);
  expect(soundsOf([{ type: "Shown", seat: null, cards: ["AS", "KS"] }])).toEqual(["talon"]);
  expect(soundsOf([{ type: "Said", seat: 0, text: "claim 3-1-0" }])).toEqual(["page"]);
  expect(soundsOf([{ type: "Said", seat: 0, text: "6S" }])).toEqual([]);
});

const FAILED = { en: /failed/, ru: /не сыгра/, el: /δεν βγήκε/, hy: /չկատարվ/, ja: /失敗/ } as const;
const LOST: Partial<Outcome>[] = [
  { what: "caught", contract: "misere", tricks: [9, 1, 0], taken: 9, short: 9 },
  { what: "failed", contract: "7D", tricks: [2, 4, 4], taken: 2, short: 5 },
  { what: "failed", contract: "paston", tricks: [2, 4, 4] },
  { what: "failed", contract: "120", tricks: null },
];

test.each(["en", "ru", "el", "hy", "ja"] as const)("%s: a failed contract has a sentence for every contract, for me and for another player", async (lang) => {
  await setLang(lang);
  for (const lost of LOST)
    for (const declarer of [0, 1]) {
      const told = (of: object): string => outcomeLine({ ...table("en").deals[0]!, outcome: outcome({ declarer, ...of }) }, table("en"));
      expect(spokenText(told(lost))).toMatch(FAILED[lang]);
      expect(spokenText(told({ ...lost, tricks: null, what: "made", short: 0 }))).not.toMatch(FAILED[lang]);
    }
  for (const n of [1, 9]) for (const name of ["badge-none", "badge-none.over"]) expect(say(name, { n })).toMatch(FAILED[lang]);
});
