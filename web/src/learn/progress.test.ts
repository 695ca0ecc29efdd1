import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishedSteps, storeFinished, lessonOf, nextStep } from "./progress";

const course = { game: "prefa", steps: [{ id: "trick", words: "trick", terms: ["trick"] }, { id: "bid", words: "bid", terms: ["auction"] }] };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("resume returns the first unfinished step, and the first one after the last", () => {
  expect(nextStep(course, finishedSteps())).toBe("trick");
  expect(nextStep(course, storeFinished("prefa", "trick"))).toBe("bid");
  expect(nextStep(course, storeFinished("preferans", "bid"))).toBe("bid");
  storeFinished("prefa", "trick");
  expect(storeFinished("prefa", "bid")).toEqual({ prefa: ["trick", "bid"], preferans: ["bid"] });
  expect(nextStep(course, finishedSteps())).toBe("trick");
});

test("a term links to its lesson in the current game", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify([course]))));
  expect(await lessonOf("auction", "prefa")).toBe("/learn/prefa/bid");
  expect(await lessonOf("auction", "thousand")).toBeNull();
  expect(await lessonOf("scribe", "prefa")).toBeNull();
});
