import { expect, test } from "vitest";
import { scenes } from "../../tests/mock";
import { applyChange } from "./changes";
import type { Change, LogLine, PackedChoices, State } from "./wire";

const before: State = { ...scenes.auction!("en"), number: 4 };
const change = (over: Partial<Change> = {}): Change => ({
  type: "change", number: 5, base: 4, version: 9, prompt: null, facts: [], now: 7, ...over,
});
const line = (at: number): LogLine => ({ seat: 0, text: "pass", deal_no: 1, at });
const logged = (...at: number[]): State => ({ ...before, table: { ...before.table, log: at.map(line) } });

test("a change replaces the changed fields and keeps the others", () => {
  const after = applyChange(before, change({ table: { watchers: 3 }, view: { phase: "play", talon: ["7S"] } }))!;
  expect(after).toEqual({
    ...before, number: 5, version: 9, prompt: null, facts: [], now: 7,
    table: { ...before.table, watchers: 3 }, view: { ...before.view, phase: "play", talon: ["7S"] },
  });
  expect(after.table.seats).toBe(before.table.seats);
  expect(after.scene).toBe(before.scene);
  expect(before.table.watchers).not.toBe(3);
});

test("a list grows at its end, loses items at its start, and restores its end", () => {
  const log = (start: number, end: number, ...more: number[]): LogLine[] =>
    applyChange(logged(1, 2, 3), change({ table: { log: { start, end, more: more.map(line) } } }))!.table.log;
  expect(log(0, 3, 4)).toEqual([1, 2, 3, 4].map(line));
  expect(log(1, 3, 4)).toEqual([2, 3, 4].map(line));
  expect(log(0, 1)).toEqual([line(1)]);
});

test("a list that is sent whole replaces the old one, and so does null", () => {
  const after = applyChange({ ...before, view: { ...before.view!, talon: ["7S", "8S"] } }, change({ view: { talon: null, turns: [] } }))!;
  expect(after.view).toMatchObject({ talon: null, turns: [] });
  expect(applyChange(after, change({ number: 6, base: 5, view: { talon: ["9S"] } }))!.view!.talon).toEqual(["9S"]);
});

test("a field that is no list may be any object", () => {
  const options = { start: 1, end: 2, more: [] };
  expect(applyChange(before, change({ view: { options } }))!.view!.options).toEqual(options);
});

test("a state without a view has none after a change of the table", () => {
  const bare: State = { ...before, view: null, scene: null };
  expect(applyChange(bare, change({ table: { watchers: 1 } }))).toMatchObject({ view: null, scene: null, table: { watchers: 1 } });
});

test("a change of another state is not applied", () => {
  expect(applyChange(before, change({ base: 3 }))).toBeNull();
});

test("packed choices are what they were, each with its own reason", () => {
  const why = (bid: string) => ({ code: "raise", name: "raise", clause: "3.2", text: `${bid} is not higher than 115`, data: { bid, high: "115" } });
  const packed = { items: [["100", 0, null], ["105", 0, null], ["120", null, { win: 120 }]], whys: [why("\ufffc")] };
  const after = applyChange(before, change({ view: { choices: packed as PackedChoices } }))!;
  expect(after.view!.choices).toEqual([
    { text: "100", legal: false, why: why("100"), stake: null },
    { text: "105", legal: false, why: why("105"), stake: null },
    { text: "120", legal: true, why: null, stake: { win: 120 } },
  ]);
});
