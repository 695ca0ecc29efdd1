import { beforeEach, expect, test, vi } from "vitest";
import { table } from "../../tests/mock";
import { PROOF } from "../pages/proof.data";
import { seedFate, seedMessage } from "./seeds";
import { fingerprint } from "./sha256";
import type { DealProof, NextShuffle, TableView } from "./wire";

let id = "";
beforeEach(() => {
  localStorage.clear();
  id = `table of ${expect.getState().currentTestName}`;
});

const OTHER = "b".repeat(64);
const seen = (over: Partial<TableView> = {}): TableView => table("en", { id, binding: "", ...over });
const commitment = (): string => {
  const event = seedMessage(seen())?.event;
  if (event?.type !== "bind") throw new Error("not bound");
  return event.commitment;
};
const next = (number: number, mine: string, over: Partial<NextShuffle> = {}): NextShuffle => ({
  number, commitment: fingerprint(`server ${number}`), bindings: [mine, OTHER, ""], opened: [false, false, false], ...over,
});
/** Return the seed that is opened for a deal, or null. */
function opened(shuffle: NextShuffle, binding = shuffle.bindings[0]!): string | null {
  const event = seedMessage(seen({ shuffle, binding }))?.event;
  return event?.type === "open_seed" ? event.seed : null;
}

test("the commitment is sent until the table has it", () => {
  const bound = commitment();
  expect(bound).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment()).toBe(bound);
  expect(seedMessage(seen({ binding: bound }))).toBeNull();
  expect(seedMessage(seen({ id: "another" }))?.event).not.toMatchObject({ commitment: bound });
});

test("each seed opens its commitment and is the next one", () => {
  let bound = commitment();
  for (const number of [1, 2, 3]) {
    const seed = opened(next(number, bound))!;
    expect(fingerprint(seed)).toBe(bound);
    expect(opened(next(number, bound))).toBe(seed); // until the table has it
    expect(seedMessage(seen({ binding: seed, shuffle: next(number, bound, { opened: [true, false, false] }) }))).toBeNull();
    bound = seed;
  }
});

test("a seed is never revealed for other commitments than those first seen, nor before its turn", () => {
  const bound = commitment();
  const first = next(1, bound);
  const seed = opened(first)!;
  expect(opened({ ...first, commitment: OTHER })).toBeNull();
  expect(opened({ ...first, bindings: [bound, fingerprint("another"), ""] })).toBeNull();
  expect(opened(next(2, bound))).toBeNull(); // already open
  expect(opened(next(3, OTHER), seed)).toBeNull();
  expect(opened(next(4, seed))).not.toBeNull();
});

test("a browser that lost its secret commits again for the next deal", () => {
  const bound = commitment();
  localStorage.clear();
  vi.resetModules();
  return import("./seeds").then((fresh) => {
    const event = fresh.seedMessage(seen({ binding: bound, shuffle: next(1, bound) }))?.event;
    expect(event).toMatchObject({ type: "bind" });
    expect(event).not.toMatchObject({ commitment: bound });
  });
});

test("a player who withheld a seed sends no more, and watchers send nothing", () => {
  commitment();
  expect(seedMessage(seen({ binding: null, shuffle: next(1, "") }))).toBeNull();
  expect(seedMessage(seen({ me: null, binding: null }))).toBeNull();
});

test("the browser reports the fate of its seeds", () => {
  const bound = commitment();
  const shuffle = next(1, bound);
  const seed = opened(shuffle)!;
  const proof: DealProof = { ...PROOF, number: 1, commitment: shuffle.commitment, bindings: shuffle.bindings, player_seeds: [seed, "c".repeat(64), ""] };
  expect(seedFate(id, proof)).toBe("used");
  expect(seedFate(id, { ...proof, player_seeds: ["", "", ""] })).toBe("left");
  expect(seedFate(id, { ...proof, commitment: OTHER })).toBe("changed");
  expect(seedFate(id, { ...proof, bindings: [bound, "", ""] })).toBe("changed");
  expect(seedFate(id, { ...proof, number: 2 })).toBe("unseen");
  seedMessage(seen({ binding: seed, shuffle: next(2, "") }));
  expect(seedFate(id, { ...proof, ...next(2, ""), opened: [] })).toBe("none");
});

test("the seeds of the newest tables are kept", () => {
  vi.useFakeTimers();
  try {
    for (let number = 1; number <= 32; number++) {
      vi.setSystemTime(number);
      seedMessage(seen({ id: `table ${number}` }));
    }
  } finally {
    vi.useRealTimers();
  }
  const numbers = Array.from({ length: 32 }, (_, i) => i + 1);
  const kept = numbers.filter((number) => localStorage.getItem(`prikup.seeds.table ${number}`));
  expect(kept).toEqual(numbers.slice(2));
});
