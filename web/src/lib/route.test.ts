import { expect, test } from "vitest";
import { parse } from "./route.svelte";

test("addresses name their pages", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(parse("/proof/abc")).toEqual({ page: "proof", id: "abc" });
  expect(parse("/t/")).toEqual({ page: "lost", path: "/t/" });
});
