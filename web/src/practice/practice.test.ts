import { afterEach, expect, test, vi } from "vitest";
import { scenes } from "../../tests/mock";
import { visit } from "../lib/prefs.svelte";
import type { PracticeResult, State } from "../lib/wire";
import { Practice, SOLUTION_STEP_MS } from "./practice.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  visit.hurry = true;
});

/** Answer the requests one after another; return their bodies. */
function answer(...results: PracticeResult[]): { said: string[] }[] {
  const bodies: { said: string[] }[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(results.shift())));
  });
  return bodies;
}
const asked = (): PracticeResult => {
  const state = scenes.play!("en");
  return { verdict: "asked", states: [{ ...state, version: 1, table: { ...state.table, binding: "" } }], line: [], total: null, target: 6, cause: null };
};

test("after a wrong card the next one can be played", async () => {
  const bodies = answer(asked(), { verdict: "wrong", states: [], line: ["KD"], total: 5, target: 6, cause: null });
  const practice = new Practice("/api/puzzles/1");
  practice.start();
  await vi.waitFor(() => expect(practice.store.view).not.toBeNull());
  practice.store.move("KD");
  expect(practice.store.busy).toBe(true);
  await vi.waitFor(() => expect(practice.result?.verdict).toBe("wrong"));
  expect(practice.store.busy).toBe(false);
  expect([practice.wrongCount, bodies.map(({ said }) => said)]).toEqual([1, [[], ["KD"]]]);
  practice.stop();
});

/** Return states in which a seat plays these cards, one after another. */
const plays = (...cards: string[]): State[] =>
  cards.map((card, at) => ({ ...scenes.play!("en"), version: at + 2, prompt: null, facts: [{ type: "Played", seat: 1, by: 1, card }] as State["facts"] }));
const shown = (practice: Practice): string[] => practice.store.facts.flatMap((fact) => (fact.type === "Played" ? [fact.card] : []));

async function giveUp(): Promise<Practice> {
  answer(asked(), { verdict: "given_up", states: plays("AS", "KS", "QS"), line: ["AS", "KS", "QS"], total: null, target: 6, cause: null });
  const practice = new Practice("/api/puzzles/1");
  practice.start();
  await vi.waitFor(() => expect(practice.store.view).not.toBeNull());
  vi.useFakeTimers();
  await practice.giveUp();
  return practice;
}

test("a solution is played card by card, and can be paused", async () => {
  visit.hurry = false;
  const practice = await giveUp();
  expect([shown(practice), practice.isShowing, practice.isPaused]).toEqual([[], true, false]);
  vi.advanceTimersByTime(SOLUTION_STEP_MS);
  expect(shown(practice)).toEqual(["AS"]);
  practice.togglePause();
  vi.advanceTimersByTime(SOLUTION_STEP_MS * 9);
  expect(shown(practice)).toEqual(["AS"]);
  practice.showStep();
  expect(shown(practice)).toEqual(["KS"]);
  practice.togglePause();
  vi.advanceTimersByTime(SOLUTION_STEP_MS);
  expect([shown(practice), practice.isShowing]).toEqual([["QS"], false]);
  practice.stop();
});

test("with reduced motion each card of a solution is asked for", async () => {
  const practice = await giveUp();
  vi.advanceTimersByTime(SOLUTION_STEP_MS * 9);
  expect([shown(practice), practice.isPaused]).toEqual([[], true]);
  practice.showStep();
  expect(shown(practice)).toEqual(["AS"]);
  practice.stop();
});
