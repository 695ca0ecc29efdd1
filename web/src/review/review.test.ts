import { beforeAll, describe, expect, it } from "vitest";
import { fetchWords, setLang } from "../lib/i18n";
import { nameOf } from "../lib/names";
import type { Cause, Decision, ReviewedDeal } from "../lib/wire";
import { hashOf, nextMistake, placeIn } from "./api";
import { amountText, bestOpen, decisionText, figureTexts, isRight, lossText, playersOf, resultText, signedText, judgementText } from "./words";

const CAUSE: Cause = { name: "", than: "7S", count: 0, worse: 0, of: 0, exact: false, seat: null, card: null, suit: null, tricks: 0, unit: "", contract: "", both: false };
const decision = (verdict: Decision["verdict"]): Decision => ({
  deal: 1, ply: 0, seat: 0, asks: "play", played: "7S", best: "AS", loss: 5.25, low: 4, high: 6, open_loss: 0, verdict,
  options: [], share: 80, worlds: 500, cause: { ...CAUSE, name: "both-win", card: "AS" },
});
const table = playersOf({ names: ["Anna", "Boris", "Vera"], game: "preferans", rules: "" }, null);
const reviewedDeal = (decisions: Decision[]): ReviewedDeal =>
  ({ decisions, frames: [...decisions.map((_, at) => ({ decision: at })), { decision: null }] }) as unknown as ReviewedDeal;

beforeAll(() => fetchWords("en"));

describe("mistakes", () => {
  const [ok, mistake, blunder] = (["ok", "mistake", "blunder"] as const).map(decision) as [Decision, Decision, Decision];
  it("of one player are found one after another, in all deals and around the end", () => {
    const deals = [reviewedDeal([ok, mistake, { ...mistake, seat: 1 }]), undefined, reviewedDeal([ok, ok, blunder])];
    const from = [[0, 0], [0, 1], [2, 2]] as const;
    expect(from.map(([deal, at]) => nextMistake(deals, 0, { deal, at }))).toEqual([{ deal: 0, at: 1 }, { deal: 2, at: 2 }, { deal: 0, at: 1 }]);
    expect(nextMistake(deals, 2, { deal: 0, at: 0 })).toBeNull();
  });
  it("are explained in sentences", () => {
    expect(decisionText(mistake, table)).toBe("Anna: 7♠ · mistake");
    expect(figureTexts(mistake, "whists", table)).toEqual([
      "A♠ is better than 7♠ in 80 of 100 layouts that fit what could be known, and worth 5.3 whists more on average.",
      "As the cards lay, it lost nothing.",
    ]);
  });
  it("have a best choice with the cards open: what was played, if nothing was better", () => {
    const options = (...open: number[]): Decision["options"] => ["AS", "KS", "7S"].map((text, i) => ({ text, lost: i, open: open[i]! }));
    expect([[0, 2, 0], [0, 0, 1], [3, 0, 1]].map((open) => bestOpen({ ...mistake, options: options(...open) }))).toEqual(["7S", "AS", "KS"]);
  });
});

describe("the place in the address", () => {
  it("is read as it was written", () => {
    expect(hashOf({ deal: 2, at: 18, seat: 1 })).toBe("#2.19.2");
    expect(placeIn("#2.19.2")).toEqual({ deal: 2, at: 18, seat: 1 });
  });
  it.each(["", "#", "#2.19", "#0.1.1", "#1.1.0", "#1.1.1.1", "#a.b.c", "#1.-1.1"])("is none in %s", (hash) => expect(placeIn(hash)).toBeNull());
});

describe("the choice of the reader", () => {
  const one = { ...decision("mistake"), options: [{ text: "AS", lost: 0, open: 0 }, { text: "KS", lost: 0.01, open: 0 }, { text: "7S", lost: 5.2, open: 0 }] };
  it.each([
    ["AS", "Your choice: A♠. Right."],
    ["KS", "Your choice: K♠. Right."],
    ["7S", "Your choice: 7♠. It loses 5.2 whists."],
  ])("is judged (%s)", (tried, told) => {
    expect(judgementText(one as Decision, tried, "whists", table)).toBe(told);
    expect(isRight(one as Decision, tried)).toBe(told.endsWith("Right."));
  });
});

describe("numbers", () => {
  it.each([
    ["en", "61.2 whists", "65 whists", "−50.7"],
    ["ru", "61,2 виста", "65 вистов", "−50,7"],
    ["el", "61,2 ουίστ", "65 ουίστ", "−50,7"],
    ["hy", "61,2 վիստ", "65 վիստ", "−50,7"],
    ["ja", "61.2ホイスト", "65ホイスト", "−50.7"],
  ])("are written as in %s", async (lang, broken, whole, below) => {
    await setLang(lang);
    await fetchWords(lang);
    expect([amountText(61.23, "whists"), amountText(65.01, "whists"), signedText(-50.71)]).toEqual([broken, whole, below]);
    await setLang("en");
  });
  it("of a result are exact, as the sheet has them", () => {
    expect([-152 / 3, 25, 0, 12.34, 5 / 12].map(resultText)).toEqual(["−50⅔", "+25", "0", "+12.3", "+0.4"]);
  });
  it("have a sign", () => {
    expect([3.04, -2.5, 0].map(signedText)).toEqual(["+3", "−2.5", "0"]);
    expect([0, 4.26].map(lossText)).toEqual(["as good", "−4.3"]);
  });
});

it("names bots in the reader's language, and people by their own names", async () => {
  const match = { names: ["Anna", "Борис", "Вера 2"], bot_names: [null, 1, 2], game: "preferans", rules: "" };
  await setLang("en");
  expect([0, 1, 2].map((seat) => nameOf(playersOf(match, null), seat))).toEqual(["Anna", "Boris", "Vera 2"]);
  await setLang("ru");
  expect([0, 1, 2].map((seat) => nameOf(playersOf(match, null), seat))).toEqual(["Anna", "Борис", "Вера 2"]);
});
