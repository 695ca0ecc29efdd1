import { beforeAll, describe, expect, it } from "vitest";
import { fetchWords, setLang } from "../lib/i18n";
import type { Cause, Decision, ReviewedDeal } from "../lib/wire";
import { nextMistake } from "./api";
import { amountText, mistakeReasons, lossText, playersOf, resultText, signedText, judgementText } from "./words";

const CAUSE: Cause = { name: "", than: "7S", count: 0, worse: 0, of: 0, exact: false, seat: null, card: null, suit: null };
const decision = (verdict: Decision["verdict"]): Decision => ({
  deal: 1, ply: 0, seat: 0, asks: "play", played: "7S", best: "AS", loss: 5.25, low: 4, high: 6, open_loss: 0, verdict,
  options: [], share: 80, worlds: 500, cause: { ...CAUSE, name: "both-win", card: "AS" },
});
const deal = { names: ["Anna", "Boris", "Vera"], measure: "whists" } as ReviewedDeal;

beforeAll(() => fetchWords("en"));

describe("mistakes", () => {
  const all = (["ok", "mistake", "forced", "blunder"] as const).map(decision);
  it("are found one after another, around the end", () => {
    expect([-1, 1, 3].map((at) => nextMistake(all, at))).toEqual([1, 3, 1]);
    expect(nextMistake([decision("ok")], 0)).toBeNull();
  });
  it("are explained in sentences", () => {
    expect(mistakeReasons(decision("mistake"), deal, playersOf(deal, null))).toEqual([
      "A♠ is better than 7♠ in 80 of 100 layouts that fit what could be known, and worth 5.3 whists more on average.",
      "A♠ and 7♠ both take the trick: keep 7♠.",
      "As the cards lay, it lost nothing.",
    ]);
  });
});

describe("the choice of the reader", () => {
  const one = { ...decision("mistake"), options: [{ text: "AS", lost: 0, open: 0 }, { text: "KS", lost: 0.01, open: 0 }, { text: "7S", lost: 5.2, open: 0 }] };
  it.each([
    ["AS", "Your choice: A♠. Right."],
    ["KS", "Your choice: K♠. Right."],
    ["7S", "Your choice: 7♠. It loses 5.2 whists."],
  ])("is judged (%s)", (tried, told) => expect(judgementText(one as Decision, tried, deal, playersOf(deal, null))).toBe(told));
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
    expect([amountText(61.23, deal), amountText(65.01, deal), signedText(-50.71)]).toEqual([broken, whole, below]);
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
