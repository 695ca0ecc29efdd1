import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { outcome } from "../../tests/mock";
import { say, setLang } from "../lib/i18n";
import { prefs, visit } from "../lib/prefs.svelte";
import type { DealView, Entry, Outcome, TableView } from "../lib/wire";
import { dealLines } from "./deals";
import { animateDeal } from "./figures";
import Sheet from "./Sheet.svelte";

const name = (seat: number): string => ["you", "Vera", "Boris"][seat]!;
const entry = (account: string, seat: number, on: number | null, amount: number | string): Entry => ({
  account, seat, on, amount, cause: "made", clause: "8.1", tricks: null,
});
const deal = (deal_no: number, came: Partial<Outcome>, entries: Entry[] = []): DealView => ({
  deal_no, dealer: (deal_no - 1) % 3, result: {}, entries, outcome: outcome({ tricks: null, taken: null, short: null, ...came }),
});
const DEALS = [
  deal(1, { declarer: 1, contract: "6S", taken: 6, short: 0 }, [entry("pool", 1, null, 2), entry("whists", 2, 1, 8)]),
  deal(2, { what: "undeclared", declarer: null, contract: null, tricks: [2, 5, 3] }, [entry("hill", 0, null, "1/3")]),
  deal(3, { what: "failed", declarer: 0, contract: "7NT", taken: 5, short: 2 }, [entry("hill", 0, null, 8)]),
];
const TOLD = { name, words: { pool: "pool", hill: "hill" }, mine: 0 };
const SVG = `<svg data-forms="classic balanced upright"><g class="cell" aria-label="Your pool">
  <g class="figure" role="button" tabindex="0" aria-label="one" data-account="pool" data-seat="0" data-on="" data-index="0" data-deal="1" data-total="2"><desc>6♠ made: +2 in your pool (8.1)</desc></g>
  <g class="figure" role="button" tabindex="0" aria-label="two" data-account="pool" data-seat="0" data-on="" data-index="1" data-deal="3" data-total="6"><desc>7♥ made: +4 in your pool (8.1)</desc></g>
</g></svg>`;

const TABLE = {
  id: "t", invite: null, rules: "", me: 0, stage: "playing", tempo: "human", hurried: false, waiting: null, undo: null, end: null,
  seats: [0, 1, 2].map((seat) => ({ seat, name: name(seat), bot_name: null })), deals: DEALS, log: [], says: [], away: [],
} as unknown as TableView;

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(SVG));
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await setLang("en");
});

test("each deal has one line", async () => {
  expect(dealLines(DEALS, TOLD)).toEqual([
    { deal_no: 1, declarer: "Vera", contract: "6♠", result: "made", written: "pool: Vera +2; Boris +8 on Vera" },
    { deal_no: 2, declarer: "", contract: "all-pass", result: "2–5–3", written: "hill: you +⅓" },
    { deal_no: 3, declarer: "you", contract: "7\u00a0NT", result: "down two", written: "hill: you +8" },
  ]);
  await setLang("ru");
  expect(dealLines(DEALS, TOLD)[2]).toMatchObject({ contract: "7\u00a0БК", result: "без двух" });
});

test.each([
  ["en", "Vera +8 on you", "you +8 on Boris", "Boris +8 on Vera"],
  ["ru", "Vera +8 на вас", "вы +8 → Boris", "Boris +8 → Vera"],
  ["el", "Vera +8 σε εσάς", "εσείς +8 → Boris", "Boris +8 → Vera"],
  ["hy", "Vera՝ +8 Ձեզ վրա", "Դուք՝ +8, ում վրա՝ Boris", "Boris՝ +8, ում վրա՝ Vera"],
  ["ja", "Vera：対あなた +8", "あなた：対Boris +8", "Boris：対Vera +8"],
])("what one writes on another is told in the words of each language (%s)", async (lang, ...written) => {
  await setLang(lang);
  const mine = { ...TOLD, name: (seat: number) => (seat ? name(seat) : say("you")) };
  const deals = [[1, 0], [0, 2], [2, 1]].map(([seat, on]) => deal(1, {}, [entry("whists", seat!, on!, 8)]));
  expect(dealLines(deals, mine).map((line) => line.written)).toEqual(written);
});

test.each([
  [{ what: "conceded", contract: null }, "", "gave up"],
  [{ what: "redealt", declarer: null, contract: null }, "", "misdeal"],
  [{ what: "failed", contract: "whist" }, "whist", "not made"],
  [{ what: "caught", contract: "misere", taken: 1 }, "misère", "caught, 1"],
] as const)("an outcome is told once (%#)", (came, contract, result) => {
  const [line] = dealLines([deal(1, came)], TOLD);
  expect([line!.contract, line!.result]).toEqual([contract, result]);
});

test("a figure is explained on a click and by keyboard", async () => {
  render(Sheet, { table: TABLE });
  const two = await screen.findByRole("button", { name: "two" });
  await userEvent.click(two);
  const why = screen.getByTestId("figure-why");
  expect(two.getAttribute("aria-pressed")).toBe("true");
  expect(why.textContent).toContain("Your pool");
  expect(why.textContent).toContain("Stood before, after deal 1");
  expect(why.textContent).toContain("7♥ made: +4 in your pool (8.1)");
  two.focus();
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  expect(why.textContent).toContain("6♠ made: +2 in your pool (8.1)");
  expect(two.getAttribute("aria-pressed")).toBeNull();
});

test("choosing a deal requests the sheet after that deal", async () => {
  render(Sheet, { table: TABLE });
  await waitFor(() => expect(asked.at(-1)).toBe("/api/tables/t/sheet.svg?lang=en&form=classic&deal=3"));
  await userEvent.click(screen.getByRole("button", { name: "deal 1" }));
  await waitFor(() => expect(asked.at(-1)).toContain("deal=1"));
  await userEvent.click(screen.getByTestId("sheet-balanced"));
  await waitFor(() => expect(asked.at(-1)).toContain("form=balanced&deal=1"));
});

test("after a deal its figures are animated, unless reduced motion is requested", () => {
  const drawing = document.createElement("div");
  drawing.innerHTML = `<svg><g class="figure" data-deal="3"><g class="hand"><path/><path/></g></g>
    <g class="figure" data-deal="2"><g class="hand"><path/></g></g></svg>`;
  const times: number[] = [];
  for (const path of drawing.querySelectorAll("path"))
    Object.assign(path, { getTotalLength: () => 9, animate: (_: unknown, how: { duration: number }) => times.push(how.duration) });
  visit.hurry = false;
  prefs.speed = "normal";
  animateDeal(drawing, 3);
  expect(times).toEqual([210, 210]);
  prefs.speed = "instant";
  animateDeal(drawing, 3);
  expect(times).toHaveLength(2);
});
