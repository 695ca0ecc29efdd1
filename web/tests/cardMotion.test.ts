import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../src/lib/i18n";
import { prefs, visit } from "../src/lib/prefs.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Fact, State, TrickView, View } from "../src/lib/wire";
import Screen from "../src/table/Screen.svelte";
import { scenes } from "./mock";

/** The positions of elements, by kind: a page without layout has all others at zero. */
const PLACES: Record<string, [number, number]> = {
  "card-KD": [400, 700], "trick-KD": [450, 300], "trick-7D": [350, 200], "seat-west": [400, 400], "seat-south": [60, 650],
};
const where = (one: Element): [number, number] => {
  const name = one.closest(".trick") ? `trick-${(one as HTMLElement).dataset.card}` : one.matches(".plate") ? one.parentElement!.dataset.testid! : (one as HTMLElement).dataset.testid;
  return PLACES[name ?? ""] ?? [0, 0];
};
/** The animations: the card, its first place, and the time until it moves, or of its move. */
let flights: { card: string; at: string; long: number }[];
let store: Table;

const KD: Fact = { type: "Played", seat: 0, by: 0, card: "KD" };
const follow = scenes.follow!("en");
const held = follow.view!.seats[0]!.cards!.filter((card) => card !== "KD");

/** Return a state of the trick to which the king of diamonds goes. */
function message(version: number, facts: Fact[], over: Partial<View> = {}): State {
  const seats = follow.view!.seats.map((one) => (one.seat ? one : { ...one, cards: held, count: 9 }));
  return { ...follow, version, facts, view: { ...follow.view!, seats, acting: null, choices: [], turns: [{ seat: 1, by: 1 }], ...over } };
}
const plays: [number, string][] = [[2, "9D"], [0, "KD"], [1, "7D"]];
const trick = (n: number): TrickView => ({ leader: 2, plays: plays.slice(0, n), winner: n > 1 ? 0 : 2, talon: null, talon_wins: false });
const taken = (): State =>
  message(3, [{ type: "Played", seat: 1, by: 1, card: "7D" }, { type: "Taken", seat: 0, talon: false }], {
    trick: { leader: 0, plays: [], winner: null, talon: null, talon_wins: false }, last_trick: trick(3), trick_winners: [0],
  });

async function show(one: State): Promise<void> {
  store.receive(one);
  await tick();
  await tick();
}
const of = (card: string): { card: string; at: string; long: number }[] => flights.filter((one) => one.card === card);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  flights = [];
  await setLang("en");
  visit.hurry = false;
  Object.assign(prefs, { confirm: "never", speed: "normal" });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left, top] = where(this);
    return { left, top, width: 80, height: 112, right: left + 80, bottom: top + 112, x: left, y: top, toJSON: () => "" };
  });
  Element.prototype.animate = function (this: Element, frames: Keyframe[], how: KeyframeAnimationOptions) {
    flights.push({ card: this.getAttribute("data-card") ?? "", at: String(frames[0]?.transform ?? ""), long: Number(how.duration) });
    const ended = { cancel: () => undefined, currentTime: 0, effect: null };
    queueMicrotask(() => (ended as { onfinish?: () => void }).onfinish?.());
    return ended as unknown as Animation;
  } as typeof Element.prototype.animate;
  store = new Table("abc");
  store.status = "open";
  store.receive({ ...follow, version: 1 });
  render(Screen, { store });
  await tick();
});
afterEach(() => {
  cleanup();
  visit.hurry = true;
  prefs.speed = "instant";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("my card flies from its place in the hand to the trick", async () => {
  await show(message(2, [KD], { trick: trick(2) }));
  expect(of("KD").map(({ at }) => at)).toContain("translate(-50px, 400px)");
  expect(of("KD").some(({ long }) => long === 180)).toBe(true);
});

test("another player's card flies from their plate, and the trick to its winner's plate before the next card", async () => {
  await show(message(2, [KD], { trick: trick(2) }));
  vi.advanceTimersByTime(180);
  flights = [];
  await show(taken());
  expect(of("7D")[0]!.at).toBe("translate(50px, 200px)");
  flights = [];
  store.receive(message(4, [{ type: "Played", seat: 1, by: 1, card: "AC" }], { trick: { leader: 0, plays: [[1, "AC"]], winner: 1, talon: null, talon_wins: false } }));
  expect(screen.getByTestId("trick").querySelectorAll(".card").length).toBe(3);
  vi.advanceTimersByTime(1200);
  await tick();
  await tick();
  expect(flights.map(({ card }) => card)).toContain("KD");
  const [wait] = of("AC");
  expect(wait!.long).toBeGreaterThan(0); // it waits at its invisible start
  expect(flights.findIndex(({ card }) => card === "AC")).toBeGreaterThan(0);
});

test("a hand that is dealt comes card by card, another is just there", async () => {
  expect(flights).toEqual([]);
  const seats = follow.view!.seats.map((one) => (one.seat ? one : { ...one, cards: ["7S", "8H", "9C"], count: 3 }));
  await show(message(2, [{ type: "Dealt", deal_no: 3, dealer: 1, hands: null, talon: null } as unknown as Fact], { seats, trick: null }));
  const waits = ["7S", "8H", "9C"].map((card) => of(card)[0]!.long);
  expect(waits.sort((a, b) => a - b)).toEqual([0, 28, 56]);
});

test("nothing flies where stillness is asked for", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  await show(message(2, [KD], { trick: trick(2) }));
  await show(taken());
  expect(flights).toEqual([]);
  vi.unstubAllGlobals();
});
