import { afterEach, expect, test } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { choose, errorText, GLOSSARY, lang, pageWords, plural, setLang, termOf, type TermId } from ".";
import Term from "./Term.svelte";

afterEach(() => setLang("en"));

test("the first language that is spoken here is chosen", () => {
  expect(choose(["de-AT", "ru-RU", "en"])).toBe("ru");
  expect(choose(["EN-gb"])).toBe("en");
  expect(choose(["el", "hy"])).toBe("en");
});

test("a chosen language is kept and shown on the document", () => {
  setLang("ru");
  expect(lang()).toBe("ru");
  expect(document.documentElement.lang).toBe("ru");
  expect(localStorage.getItem("prikup.lang")).toBe("ru");
  expect(pageWords().home.bots).toBe("Играть с ботами");
});

test("numbers take their form", () => {
  const tricks = ["взятка", "взятки", "взяток"] as const;
  expect([1, 2, 5, 11, 21, 102, 1.5].map((n) => plural("ru", n, tricks))).toEqual([
    "взятка", "взятки", "взяток", "взяток", "взятка", "взятки", "взятки",
  ]);
  expect([1, 2, 0].map((n) => plural("en", n, ["trick", "tricks", "tricks"]))).toEqual(["trick", "tricks", "tricks"]);
});

test("an error is said by its code, and in English where the code is new", () => {
  const follow = { code: "follow", text: "AS cannot be played: follow suit (diamonds)", data: { suit: "D" } };
  expect(errorText(follow)).toBe("You must follow suit: diamonds.");
  expect(errorText({ code: "raise", text: "", data: { bid: "6S", high: "7H" } })).toBe("6♠ is not higher than 7♥.");
  setLang("ru");
  expect(errorText(follow)).toBe("Нужно ходить в масть: бубны.");
  expect(errorText({ code: "raise", text: "", data: { bid: "6S", high: "6NT" } })).toBe("Нужно заявить выше, чем 6\u00a0БК.");
  expect(errorText({ code: "brand_new", text: "Something new." })).toBe("Something new.");
});

test("every term has one sentence in each language", () => {
  const ids = Object.keys(GLOSSARY) as TermId[];
  expect(ids.length).toBeGreaterThanOrEqual(30);
  for (const language of ["en", "ru"] as const) {
    setLang(language);
    for (const id of ids) {
      const { term, meaning } = termOf(id);
      expect(term).not.toBe("");
      expect(meaning).toMatch(/^[A-ZА-ЯЁ][^.]+\.$/);
    }
  }
});

/** Every text of an object, functions called with plausible arguments. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value([2], "x", "y", "z"))];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

test("no Russian text was left in English", () => {
  setLang("ru");
  const english = texts({ ...pageWords(), proof: undefined }).filter((text) => /[a-z]{4,}/i.test(text));
  expect(english).toEqual([]);
});

test("a term opens on a click and closes with Escape or a tap elsewhere", () => {
  const term = mount(Term, { target: document.body, props: { id: "talon" } });
  const word = document.querySelector<HTMLButtonElement>("[data-term=talon]")!;
  const bubble = (): Element | null => document.querySelector("[data-testid=term-bubble]");
  flushSync(() => word.click());
  expect(bubble()?.textContent).toContain("Two cards dealt face down");
  expect(word.getAttribute("aria-expanded")).toBe("true");
  flushSync(() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(bubble()).toBeNull();
  flushSync(() => word.click());
  flushSync(() => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  expect(bubble()).toBeNull();
  void unmount(term);
});
