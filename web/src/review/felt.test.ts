import { cleanup, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seat, view, yes } from "../../tests/mock";
import { prefs } from "../lib/prefs.svelte";
import type { Decision, ReviewedDeal, ReviewFrame } from "../lib/wire";
import { progress } from "../puzzles/progress";
import Mistake from "../puzzles/Mistake.svelte";
import Match from "./Match.svelte";
import { mistakeLine, ownMistakes, storeMistakes } from "./mistakes";

const HANDS = [["AS", "7S", "KD"], ["QH", "JH", "TH"], ["QC", "JC", "TC"]];

/** Return a frame in which the seats have the cards of `HANDS` and one of them leads. */
function frame(decision: number | null, leader: number): ReviewFrame {
  const seen = HANDS.map((cards, me) => {
    const choices = me === leader ? cards.map((card) => yes(card)) : [];
    const { scene, ...rest } = view({
      asks: "play", phase: "play", seat: me, order: [0, 1, 2], trick: { leader, plays: [], winner: null, talon: null, talon_wins: false },
      contract: { declarer: 0, text: "6S", trump: "S", needs: 6, against: 4, factor: 1 }, trick_winners: [0, 0, 0, 0, 0, 0, 0],
      seats: HANDS.map((hand, n) => seat(n, { cards: n === me ? hand : null, count: 3 })),
      turns: [{ seat: leader, by: leader }], acting: me === leader ? { seat: me, by: me } : null, choices,
    });
    return { view: rest, scene };
  });
  return { views: seen.map((one) => one.view), scenes: seen.map((one) => one.scene), hands: HANDS, talon: [], decision };
}

const decision = (over: Partial<Decision>): Decision => ({
  deal: 1, ply: 0, seat: 0, asks: "play", played: "7S", best: "AS", loss: 5.2, low: 4, high: 6, open_loss: 2, verdict: "mistake", share: 80, worlds: 500,
  options: [{ text: "AS", lost: 0, open: 0 }, { text: "KD", lost: 0.01, open: 3 }, { text: "7S", lost: 5.2, open: 2 }],
  cause: { name: "ruffed", than: "7S", count: 0, worse: 0, of: 0, exact: false, seat: 1, card: null, suit: "S", tricks: 0, unit: "", contract: "", both: false }, ...over,
});

const deal = (number: number, over: Partial<ReviewedDeal> = {}): ReviewedDeal => ({
  number, game: "preferans", rules: "kodeks-sochi", names: ["Anna", "Boris", "Vera"], bot_names: [null, null, null], measure: "whists",
  decisions: [decision({ deal: number, ply: 1, seat: 1, played: "QH", verdict: "ok", cause: null, options: [] }), decision({ deal: number, ply: 2 })],
  frames: [frame(0, 1), frame(1, 0), frame(null, 0)], luck: [3, -1, -2], skill: [-5, 2, 3], own: [-5, 0, 0], ...over,
});

const has = (id: string): boolean => screen.queryByTestId(id) !== null;
/** Return the text of an element, in which the suits are pictures. */
const text = (id: string): string => screen.getByTestId(id).textContent!.replace(/\s+/g, " ").trim();

/** Open the review of a match of two deals, the second without a mistake; `me` is the reader's seat. */
async function open(me: number | null, shownDeal = deal(1)): Promise<void> {
  const other = deal(2, { decisions: [decision({ deal: 2, verdict: "ok" }), decision({ deal: 2, verdict: "ok" })], luck: [20, -10, -10], skill: [0, 0, 0] });
  vi.stubGlobal("fetch", (path: string) => {
    const shown = { deals: [1, 2], deal: path.includes("/deals/2/") ? other : shownDeal, me };
    return Promise.resolve(new Response(JSON.stringify(shown)));
  });
  render(Match, { source: { table: "abc" }, first: 1, onfail: (why: string) => expect.fail(why) });
  await vi.waitFor(() => expect(text("review-deals")).toContain("+20"));
}

beforeEach(() => {
  history.replaceState(null, "", "/t/abc/review");
  localStorage.clear();
  Object.assign(prefs, { confirm: "never", speed: "instant" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a mistake is asked with closed hands, and answered with open ones and both truths", async () => {
  await open(0);
  screen.getByTestId("review-next").click();
  await vi.waitFor(() => expect(text("practice-note")).toContain("Your decision: what would you do now?"));
  expect([has("exposed-1"), has("exposed-2"), has("review-answer")]).toEqual([false, false, false]);
  screen.getByTestId("card-7S").click();
  await tick();
  expect([has("exposed-1"), has("exposed-2")]).toEqual([true, true]);
  expect(text("practice-note")).toBe("Your choice: 7. It loses 5.2 whists. Best: A. Boris has no and can ruff 7. More⇧M");
  expect(text("review-yours")).toBe("Your choice: 7. It loses 5.2 whists.");
  expect([text("review-truth-known"), text("review-truth-open")]).toEqual(["By what could be known A 7 −5.2", "With the cards open A 7 −2"]);
  expect(text("review-cause")).toBe("Boris has no and can ruff 7.");
  expect(screen.getByTestId("card-AS").className).toContain("advised");
  expect(screen.getByTestId<HTMLDetailsElement>("review-figures").closest("details")!.open).toBe(false);
  screen.getByTestId("review-more-figures").click();
  await tick();
  expect(screen.getByTestId("review-figures").closest("details")!.open).toBe(true);
});

test("a mistake without a proved cause is told with its figures", async () => {
  const [first, mistake] = deal(1).decisions;
  await open(0, deal(1, { decisions: [first!, { ...mistake!, cause: null }] }));
  screen.getByTestId("review-next").click();
  await vi.waitFor(() => expect(text("practice-note")).toContain("Your decision: what would you do now?"));
  screen.getByTestId("card-7S").click();
  await tick();
  expect(text("practice-note")).toBe("Your choice: 7. It loses 5.2 whists. Better: A, in 80 of 100 layouts, by 5.2 whists on average. More⇧M");
});

test("where nothing is asked the hands stay closed until they are opened, and nobody's cards can be pressed", async () => {
  await open(0);
  expect([text("turn-line"), has("exposed-1"), has("review-open")]).toEqual(["Boris to play", false, false]);
  expect(screen.getByTestId("card-AS").getAttribute("aria-disabled")).toBe("true");
  screen.getByTestId("review-hands").click();
  await tick();
  expect([text("turn-line"), has("exposed-1")]).toEqual(["Boris: Q", true]);
  screen.getByTestId("review-more").click();
  await tick();
  expect([has("exposed-1"), has("review-open")]).toEqual([false, true]); // a mistake is asked all the same
});

test("the address names the place, so that a reload opens it", async () => {
  await open(0);
  screen.getByTestId("review-more").click();
  await tick();
  expect(location.hash).toBe("#1.2.1");
  cleanup();
  await open(0);
  expect(text("review-at")).toBe("2 / 3");
  cleanup();
  history.replaceState(null, "", "#2.9.1");
  await open(1);
  expect([text("review-at"), screen.getByTestId<HTMLSelectElement>("review-seat").value, location.hash]).toEqual(["3 / 3", "0", "#2.3.1"]);
});

test("the review can be used by keyboard alone", async () => {
  await open(0);
  const user = userEvent.setup();
  await user.keyboard("{ArrowRight}");
  expect(text("review-at")).toBe("2 / 3");
  await user.keyboard("{Shift>}A{/Shift}");
  expect(has("review-answer")).toBe(true);
  await user.keyboard("{Shift>}M{/Shift}");
  expect(screen.getByTestId("review-figures").closest("details")!.open).toBe(true);
  await user.keyboard("{ArrowLeft}{Shift>}N{/Shift}");
  expect(text("review-at")).toBe("2 / 3");
});

test("every deal has its swing and its mistakes, and the curve is in sight", async () => {
  await open(0);
  expect([text("review-deal-1"), text("review-deal-2")]).toEqual(["Deal 11 mistake −2", "Deal 2 +20"]);
  expect([has("review-plot"), text("review-sum-result")]).toEqual([true, "+18"]);
  screen.getByTestId("review-deal-2").click();
  await vi.waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Deal 2"));
});

test("a player's own mistakes become puzzles, those of a pasted record do not", async () => {
  await open(null);
  expect(ownMistakes()).toEqual([]);
  cleanup();
  await open(0);
  expect(ownMistakes().map(({ id }) => id)).toEqual(["mine-abc-1-2"]);
  expect(mistakeLine(ownMistakes()[0]!)).toMatchObject({ kind: "mine", contract: "6S", title: "mine 1 8" });
  storeMistakes("abc", deal(1), 0);
  expect(ownMistakes()).toHaveLength(1);
});

test("a player is told if the browser has no room left for their mistakes", async () => {
  const full = (): void => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  expect(storeMistakes("abc", deal(1), 0)).toBe(false);
  await open(0);
  expect(text("review-not-stored")).toBe("Your mistakes could not be put among the puzzles: this browser has no room left or stores nothing for this page.");
  expect(has("review-mine")).toBe(false);
  cleanup();
  vi.unstubAllGlobals();
  await open(0);
  expect([has("review-not-stored"), has("review-mine")]).toEqual([false, true]);
});

test("an own mistake is asked until the choice is right, and then counts as solved", async () => {
  storeMistakes("abc", deal(1), 0);
  render(Mistake, { mistake: ownMistakes()[0]! });
  screen.getByTestId("card-7S").click();
  await tick();
  expect([has("exposed-1"), text("practice-note")]).toEqual([false, "Your choice: 7. It loses 5.2 whists. Show the answer⇧A"]);
  screen.getByTestId("card-KD").click();
  await tick();
  expect([has("exposed-1"), screen.getByTestId("practice-note").dataset.tone]).toEqual([true, "good"]);
  expect(progress().solved).toEqual({ "mine-abc-1-2": "later" });
});
