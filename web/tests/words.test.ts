import { afterEach, expect, test } from "vitest";
import { pieces, plain, tied } from "../src/cards/rich";
import { GLOSSARY, setLang } from "../src/lib/i18n";
import { noises } from "../src/table/sound";
import { lesson } from "../src/table/coach";
import { bidText, logText, words } from "../src/table/strings";
import { scenes } from "./mock";

afterEach(() => setLang("en"));

/** Everything that a table writes into its log. */
const LOGGED = [
  "6S", "10NT", "pass", "misere", "hold", "whist", "half", "open", "closed", "concede", "name 7C", "name 6NT",
  "claim 3-1-0", "lay 4-0-0", "yes", "no", "withdraw", "show JS 9C", "discard", "trick", "AS", "TD", "7H", "start", "undo",
  "end", "ask undo", "ask end", "yes undo", "yes end", "no undo", "no end", "withdraw undo", "withdraw end", "back", "leave",
  "away", "wait", "bot rules", "draw 7S", "deals", "look", "blind", "throw", "misere-hand", "9-hand", "aid 1:3", "keep",
];

test.each(["en", "ru"] as const)("the log is in words and signs (%s)", (lang) => {
  setLang(lang);
  const w = words();
  for (const text of LOGGED) {
    for (const me of [true, false]) {
      if (me && text === "start") continue;
      const said = logText(text, me, w, (tricks) => tricks.join(" + "));
      expect(said, text).not.toBe("");
      expect(said, text).not.toMatch(/undefined|\d-\d|\brules\b|[789TJQKA][SCDH]\b/);
      if (lang === "ru") expect(plain(said, {}), text).not.toMatch(/[a-z]{2,}/);
    }
  }
  expect(logText("show JS 9C", false, w, String)).toBe(lang === "ru" ? "открывает В{S} 9{C}" : "shows J{S} 9{C}");
  expect(bidText("hold", w)).toBe(lang === "ru" ? "здесь" : "here");
  expect(bidText("name 7C", w)).toBe("7{C}");
});

test("signs and terms are found in a text", () => {
  expect(pieces("a {S} [talon|the talon]!")).toEqual([
    { text: "a " }, { suit: "S" }, { text: " " }, { term: "talon", text: "the talon" }, { text: "!" },
  ]);
  expect(plain("follow {D}, [pass|pass]", { D: "diamonds" })).toBe("follow diamonds, pass");
});

test("a sign stays with its figure, and is said apart from it", () => {
  expect(tied("shows 9{D} J{S}")).toEqual([
    { text: "shows " }, { suit: "D", head: "9" }, { text: " " }, { suit: "S", head: "J" },
  ]);
  expect(plain("6{C} and up", { C: "clubs" })).toBe("6 clubs and up");
});

test.each(["en", "ru"] as const)("each lesson has at most twenty words, and its terms exist (%s)", (lang) => {
  setLang(lang);
  for (const text of Object.values(words().coach)) {
    expect(plain(text, {}).split(/\s+/).length, text).toBeLessThanOrEqual(20);
    for (const piece of pieces(text)) if ("term" in piece) expect(GLOSSARY).toHaveProperty(piece.term);
  }
});

test("each moment has its lesson", () => {
  const of = (scene: string): string | null => lesson(scenes[scene]!("en").view, 0);
  expect(["auction", "others", "discard", "naming", "whist", "play", "follow", "both", "allpass", "summary"].map(of)).toEqual([
    "auction", "others", "discard", "name", "whist", "declarer", "defend", "catch", "all_pass", null,
  ]);
  expect(lesson(scenes.play!("en").view, null)).toBeNull();
  const { view } = scenes.play!("en");
  expect(lesson({ ...view!, contract: { ...view!.contract!, text: "6NT", trump: null } }, 0)).toBe("declarer_nt");
});

test("what happens has its noise, each once", () => {
  const card = { type: "Played", seat: 1, by: 1, card: "AS" } as const;
  expect(noises([card, card])).toEqual(["card"]);
  expect(noises([{ type: "Shown", seat: null, cards: ["AS", "KS"] }])).toEqual(["talon"]);
  expect(noises([{ type: "Said", seat: 0, text: "claim 3-1-0" }])).toEqual(["page"]);
  expect(noises([{ type: "Said", seat: 0, text: "6S" }])).toEqual([]);
});
