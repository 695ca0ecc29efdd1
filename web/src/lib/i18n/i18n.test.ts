import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { capital, choose, errorText, gameId, lang, LANGUAGES, say, setLang, useWordsOf } from ".";
import Term from "./Term.svelte";

beforeEach(() => useWordsOf(""));
afterEach(async () => {
  vi.unstubAllGlobals();
  await setLang("en");
});

test("the first supported language of the browser is chosen", () => {
  expect(choose(["de-AT", "ru-RU", "en"])).toBe("ru");
  expect(choose(["EN-gb"])).toBe("en");
  expect(choose(["de", "fr"])).toBe("en");
  for (const one of Object.keys(LANGUAGES)) expect(choose([`${one}-XX`, "en"])).toBe(one);
});

test("a chosen language is kept and shown on the document", async () => {
  await setLang("ru");
  expect(lang()).toBe("ru");
  expect(document.documentElement.lang).toBe("ru");
  expect(localStorage.getItem("prikup.lang")).toBe("ru");
  expect(say("home-bots")).toBe("Играть с ботами");
});

test("a capital letter keeps its accent in Greek", async () => {
  await setLang("el");
  expect([capital("άσος"), capital("[pass|έξω] εδώ"), capital("ήδη")]).toEqual(["Άσος", "[pass|Έξω] εδώ", "Ήδη"]);
});

test("numbers select plural forms, and have true minus signs and fractions", async () => {
  expect([1, 2, 0].map((n) => say("count-tricks", { n }))).toEqual(["1 trick", "2 tricks", "0 tricks"]);
  expect(say("count-points", { n: { n: -7, d: 3 } })).toBe("−2⅓ points");
  await setLang("ru");
  expect([1, 2, 5, 11, 21, 102].map((n) => say("count-tricks", { n }))).toEqual([
    "1 взятка", "2 взятки", "5 взяток", "11 взяток", "21 взятка", "102 взятки",
  ]);
});

test.each([
  ["el", "Πρέπει να ακολουθήσετε το χρώμα: καρά.", "Η παρτίδα δεν μπορεί να τελειώσει τώρα: αυτό δεν το έχουν δεχτεί όλοι."],
  ["hy", "Պետք է նույն մաստից խաղաք՝ քյափ։", "Պարտիան հիմա չի կարող ավարտվել. դրան բոլորը չեն համաձայնել։"],
  ["ja", "フォローしなければなりません：ダイヤ。", "対局は今は終了できません：全員の同意がまだ得られていません。"],
])("what is refused is said in %s alone", async (one, follow, end) => {
  await setLang(one);
  expect(errorText({ name: "follow", text: "", data: { card: "AS", suit: "D" } })).toBe(follow);
  expect(errorText({ name: "end", text: "", data: { why: { name: "order-agreed", text: "not agreed", data: {} } } })).toBe(end);
  expect(errorText({ name: "half_first", text: "half-whist is for the second", data: {} })).not.toMatch(/[a-z]/i);
});

test("an error is shown by its name, and in English if the name is unknown", async () => {
  const follow = { name: "follow", text: "", data: { card: "AS", suit: "D" } };
  expect(errorText(follow)).toBe("You must follow suit: diamonds.");
  expect(errorText({ name: "raise", text: "", data: { bid: "6S", high: "7H" } })).toBe("Bid higher than 7♥.");
  await setLang("ru");
  expect(errorText(follow)).toBe("Нужно ходить в масть: бубны.");
  const nested = { name: "end", text: "", data: { why: { name: "value", text: "", data: { given: "7", option: "aid", expected: ["no", "yes"] } } } };
  expect(errorText(nested)).toBe("Закончить партию сейчас нельзя: «7» не значение aid: ожидается no или yes.");
  expect(errorText({ name: "raise", text: "", data: { bid: "6S", high: "6NT" } })).toBe("Нужно заявить выше, чем 6\u00a0БК.");
  expect(errorText({ name: "brand_new", text: "something new", data: {} })).toBe("Something new.");
});

test("messages of the current game come first", async () => {
  expect(say("table-talon")).toBe("Talon");
  await useWordsOf("prefa");
  expect([gameId(), say("table-talon")]).toEqual(["prefa", "Kitty"]);
});

test("an installed game brings its messages in each chosen language", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(`stranger-name = Stranger (${address.slice(-2)})\n`));
  });
  await useWordsOf("stranger");
  await useWordsOf("stranger");
  expect(say("stranger-name")).toBe("Stranger (en)");
  await setLang("ru");
  expect(say("stranger-name")).toBe("Stranger (ru)");
  expect(asked).toEqual(["/api/words/stranger?lang=en", "/api/words/stranger?lang=ru"]);
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

test.each([
  ["ru", "Лев", "Борис пишет 12 вистов на Льва"],
  ["ru", "Анна", "Борис пишет 12 вистов → Анна"],
  ["el", "Βέρα", "Борис γράφει 12 ουίστ στη Βέρα"],
])("names of bots are declined, others stand behind an arrow (%s, %s)", async (lang, on, told) => {
  await setLang(lang);
  expect(say("preferans-entry-whists", { who: "Борис", on, amount: 12, me: "none" })).toBe(told);
  await setLang("en");
});
