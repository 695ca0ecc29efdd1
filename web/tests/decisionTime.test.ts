import { expect, test } from "vitest";
import { decisionTime } from "../src/table/model";

const table = { decide_by: [1090, null], reserves: [60, 60], decision_seconds: 30 };

test("the time for a decision comes before the reserve", () => {
  expect(decisionTime(table, 0, () => 1000)).toEqual({ seconds: 30, part: 1, isReserve: false });
  expect(decisionTime(table, 0, () => 1024.5)).toEqual({ seconds: 6, part: 5.5 / 30, isReserve: false });
  expect(decisionTime(table, 0, () => 1030)).toEqual({ seconds: 60, part: 1, isReserve: true });
  expect(decisionTime(table, 0, () => 2000)).toEqual({ seconds: 0, part: 0, isReserve: true });
});

test("a clock that does not run shows nothing", () => {
  expect(decisionTime(table, 1, () => 1000)).toBeNull();
  expect(decisionTime({ ...table, decide_by: [] }, 0, () => 1000)).toBeNull();
});
