import { afterEach, expect, test, vi } from "vitest";
import { scenes } from "../../tests/mock";
import type { PracticeResult } from "../lib/wire";
import { Practice } from "./practice.svelte";

afterEach(() => vi.unstubAllGlobals());

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
  return { verdict: "asked", states: [{ ...state, version: 1, table: { ...state.table, binding: "" } }], line: [], tricks: null, target: 6 };
};

test("after a wrong card the next one can be played", async () => {
  const bodies = answer(asked(), { verdict: "wrong", states: [], line: ["KD"], tricks: 5, target: 6 });
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
