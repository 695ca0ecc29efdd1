import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { setLang } from "../src/lib/i18n";
import { Table } from "../src/lib/table.svelte";
import type { Hint } from "../src/lib/wire";
import Screen from "../src/table/Screen.svelte";
import { causeText, choiceText, joinChoices, reasonText, rateChoices } from "../src/table/hint";
import { scenes, state, table, view } from "./mock";

const HINT: Hint = {
  measure: "whists",
  choices: [
    { text: "KD", worth: 12.31 }, { text: "QD", worth: 12.3 }, { text: "7D", worth: -2.04 },
  ],
  reasons: [
    { name: "trumps", seat: null, suit: "C", card: null, count: 2 },
    { name: "void", seat: 2, suit: "S", card: null, count: null },
  ],
  cause: { name: "better", than: "7D", count: 62, worse: 0, of: 100, exact: false, seat: null, card: null, suit: null, tricks: 0, unit: "", contract: "", both: false },
  same: ["QD"],
};

async function show(scene: string, may = true, hint = HINT): Promise<{ store: Table; asked: string[] }> {
  await setLang("en");
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(hint));
  });
  const store = new Table("abc");
  store.status = "open";
  const first = scenes[scene]!("en");
  store.receive({ ...first, table: { ...first.table, may_hint: may } });
  render(Screen, { store });
  return { store, asked };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("choices of equal value are grouped, with the signs of the language", async () => {
  await setLang("en");
  expect(rateChoices(HINT, table())).toEqual([{ texts: ["K♦", "Q♦"], worth: "+12" }, { texts: ["7♦"], worth: "−2" }]);
  const made = { ...HINT, measure: "made", choices: [{ text: "AS!", worth: 0.724 }] };
  expect(rateChoices(made, table())).toEqual([{ texts: ["A♠!"], worth: "72%" }]);
  expect(rateChoices({ ...HINT, choices: [{ text: "pass", worth: null }] }, table())).toEqual([{ texts: ["pass"], worth: "" }]);
  await setLang("ru");
  expect(rateChoices({ ...HINT, measure: "caught", choices: [{ text: "KD", worth: 1.25 }] }, table("ru"))[0]!.worth).toBe("1,3");
});

test("a cause says what a card can do, and by how much a call is worse", async () => {
  await setLang("en");
  const taken = { ...HINT.cause, name: "take", than: "TH", card: "KH" };
  expect(causeText(taken, table())).toBe("10♥ can lose a trick that K♥ takes.");
  expect(causeText({ ...taken, exact: true }, table())).toBe("K♥ takes the trick, 10♥ gives it up.");
  const worth = { ...HINT.cause, name: "worth", than: "pass", count: 2, unit: "chips" };
  expect(causeText(worth, table())).toBe("Pass: about 2 chips less on average.");
  expect(causeText({ ...worth, count: 0, unit: "" }, table())).toBe("Pass: less on average.");
  const counted = { ...worth, name: "makes-more", than: "discard KH 7C", contract: "7H", count: 53, worse: 36, of: 100, unit: "", both: true };
  expect(causeText(counted, table())).toBe("7♥ is made in about 53 of 100 layouts if both defend; if K♥ 7♣ are discarded, in 36 of 100.");
});

test("every choice has a text", async () => {
  await setLang("en");
  expect(["discard TH 7H", "give KS 1", "name 7S", "yes"].map((text) => choiceText(text, table()))).toEqual([
    "10♥ 7♥", "K♠ → Vera", "7♠", "Accept",
  ]);
  const scene = { ...scenes.auction!("en").scene!, words: [{ text: "concede", n: 3 }], question: "discard" };
  expect(choiceText("concede", table(), scene).toLowerCase()).toBe("without three");
  expect(joinChoices(["K♦", "Q♦"])).toBe("K♦ Q♦");
  expect(joinChoices(["10♥ 7♥", "K♥ 7♥"])).toBe("10♥ 7♥, K♥ 7♥");
});

test("reasons contain names and signs", async () => {
  await setLang("en");
  expect(HINT.reasons.map((one) => reasonText(one, table()))).toEqual(["2 trumps are still out", "Boris has no ♠ left"]);
});

test("the button requests a hint, which closes with the question", async () => {
  const { store, asked } = await show("follow");
  screen.getByTestId("btn-hint").click();
  const paper = await screen.findByTestId("hint");
  expect(asked).toEqual(["/api/tables/abc/hint"]);
  expect(paper.textContent!.trim()).toBe("K or Q · Better than 7 in about 62 of 100 layouts, hardly ever worse.");
  screen.getByTestId("hint-more").click();
  await tick();
  expect(paper.textContent).toContain("+12");
  expect(paper.textContent).toContain("whists expected");
  const next = state(view(), table());
  store.receive({ ...next, version: 2, number: 2 });
  await tick();
  expect(screen.queryByTestId("hint")).toBeNull();
});

test("a card is marked only if another is worse", async () => {
  for (const cause of ["better", "any"]) {
    await show("follow", true, { ...HINT, cause: { ...HINT.cause, name: cause } });
    screen.getByTestId("btn-hint").click();
    await screen.findByTestId("hint");
    expect(screen.getByTestId("card-KD").classList.contains("advised"), cause).toBe(cause === "better");
    cleanup();
  }
});

test("the key requests a hint, and closes it again", async () => {
  await show("follow");
  const press = (): boolean => document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyH", shiftKey: true, bubbles: true }));
  press();
  await screen.findByTestId("hint");
  press();
  await tick();
  expect(screen.queryByTestId("hint")).toBeNull();
});

test("without hints there is no button, and without a question no request", async () => {
  await show("follow", false);
  expect(screen.queryByTestId("btn-hint")).toBeNull();
  cleanup();
  const { asked } = await show("play");
  screen.getByTestId("btn-hint").click();
  await tick();
  expect(asked).toEqual([]);
});
