import { beforeEach, expect, test } from "vitest";
import { progress, storeSolved, streak } from "./progress";

beforeEach(() => localStorage.clear());

test("a puzzle solved at first stays so", () => {
  storeSolved("a", false, null);
  expect(progress().solved).toEqual({ a: "later" });
  storeSolved("a", true, null);
  storeSolved("a", false, "2026-03-01");
  storeSolved("b", false, "2026-03-01");
  expect(progress()).toEqual({ solved: { a: "first", b: "later" }, days: ["2026-03-01"] });
});

test("days in a row count across months, and include yesterday while today's puzzle is open", () => {
  const days = ["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"];
  expect(streak(days, "2026-03-01")).toBe(4);
  expect(streak(days, "2026-03-02")).toBe(4);
  expect(streak(days, "2026-03-03")).toBe(0);
  expect(streak([], "2026-03-01")).toBe(0);
  expect(streak(["2026-02-27", "2026-03-01"], "2026-03-01")).toBe(1);
});

test("unreadable progress counts as none", () => {
  localStorage.setItem("prikup.puzzles", "{");
  expect(progress()).toEqual({ solved: {}, days: [] });
});
