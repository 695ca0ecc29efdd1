import { beforeAll, describe, expect, it } from "vitest";
import { fetchWords } from "../lib/i18n";
import type { Decision, ReviewedDeal } from "../lib/wire";
import { nextMistake } from "./api";
import { explained, lostText, signed } from "./words";

const decision = (verdict: Decision["verdict"]): Decision => ({
  deal: 1, ply: 0, seat: 0, asks: "play", played: "7S", best: "AS", loss: 5.25, low: 4, high: 6, open_loss: 0, verdict,
  options: [], share: 80, worlds: 500, reasons: [{ name: "trumps", seat: null, suit: "S", card: null, count: 2 }],
});
const deal = { names: ["Anna", "Boris", "Vera"], measure: "whists" } as ReviewedDeal;

beforeAll(() => fetchWords("en"));

describe("mistakes", () => {
  const all = (["ok", "mistake", "forced", "blunder"] as const).map(decision);
  it("are found one after another, round the end", () => {
    expect([-1, 1, 3].map((at) => nextMistake(all, at))).toEqual([1, 3, 1]);
    expect(nextMistake([decision("ok")], 0)).toBeNull();
  });
  it("are explained in sentences", () => {
    expect(explained(decision("mistake"), deal)).toEqual([
      "A♠ is better than 7♠ in 80 of 100 layouts that fit what could be known, and worth 5.3 whists more on average.",
      "2 trumps are still out.",
      "As the cards lay, it lost nothing.",
    ]);
  });
});

describe("numbers", () => {
  it("have a sign", () => {
    expect([3.04, -2.5, 0].map(signed)).toEqual(["+3", "−2.5", "0"]);
    expect([0, 4.26].map(lostText)).toEqual(["as good", "−4.3"]);
  });
});
