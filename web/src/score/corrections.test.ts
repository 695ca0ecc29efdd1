import { expect, test } from "vitest";
import { addDeal, correctDeal, dealOf, insertDeal, removeDeal } from "./corrections";
import type { MatchDoc } from "./sheetStore";

const sheet = (deals: MatchDoc["deals"], removed: string[] = []): MatchDoc => ({
  prikup: 1, game: "preferans", rules: "wikipedia-sochi", seats: ["Anna", "Boris", "Vera"], dealer: 0, deals, removed,
});
const THREE = [{ result: "a" }, { result: "b" }, { result: "c" }];

test("a corrected deal keeps its old results, also when it is corrected again", () => {
  const once = correctDeal(sheet(THREE), 1, "x");
  expect(once.deals).toEqual([{ result: "a" }, { result: "x", wrong: ["b"] }, { result: "c" }]);
  const twice = correctDeal(sheet(once.deals!), 1, "y");
  expect(twice.deals![1]).toEqual({ result: "y", wrong: ["b", "x"] });
  expect(correctDeal(sheet(twice.deals!), 1, "b").deals![1]).toEqual({ result: "b", wrong: ["x", "y"] });
});

test("a deal entered again with the same result is not corrected", () => {
  expect(correctDeal(sheet(THREE), 0, "a").deals).toEqual(THREE);
});

test("a removed deal stays as a wrong result in its place", () => {
  expect(removeDeal(sheet(THREE), 1)).toEqual({ deals: [{ result: "a" }, { result: "c", wrong: ["b"] }] });
  const last = removeDeal(sheet([{ result: "a" }, { result: "x", wrong: ["b"] }]), 1);
  expect(last).toEqual({ deals: [{ result: "a" }], removed: ["b", "x"] });
  expect(addDeal(sheet(last.deals!, last.removed), "c")).toEqual({ deals: [{ result: "a" }, { result: "c", wrong: ["b", "x"] }], removed: [] });
});

test("an inserted deal is no correction", () => {
  expect(insertDeal(sheet(THREE), 1, "x").deals!.map(({ result }) => result)).toEqual(["a", "x", "b", "c"]);
});

test("a result that is an object leaves no wrong result", () => {
  expect(dealOf("a", ['{"kind": "dance"}'])).toEqual({ result: "a" });
});

test("the minutes played stay with their deal after corrections", () => {
  const one = addDeal(sheet([]), "a", 12).deals!;
  expect(one).toEqual([{ result: "a", clock: 12 }]);
  const two = addDeal(sheet(one), "b", 0).deals!;
  expect(two[1]).toEqual({ result: "b" });
  expect(correctDeal(sheet(two), 0, "x").deals![0]).toEqual({ result: "x", wrong: ["a"], clock: 12 });
});

test("one removed of several equal deals is recorded before the next different one", () => {
  const alike = sheet([{ result: "m" }, { result: "a" }, { result: "a" }, { result: "b" }]);
  expect(removeDeal(alike, 1).deals).toEqual([{ result: "m" }, { result: "a" }, { result: "b", wrong: ["a"] }]);
  expect(removeDeal(sheet([{ result: "a" }, { result: "a" }]), 0)).toEqual({ deals: [{ result: "a" }], removed: ["a"] });
});
