import { expect, test } from "vitest";
import { parse } from "./route.svelte";

test("addresses name their pages", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/rules")).toEqual({ page: "rules" });
  expect(parse("/rules/prefa")).toEqual({ page: "text", id: "prefa" });
  expect(parse("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(parse("/proof/abc")).toEqual({ page: "proof", id: "abc" });
  expect(parse("/score")).toEqual({ page: "score", id: "" });
  expect(parse("/score/abc")).toEqual({ page: "score", id: "abc" });
  expect(parse("/watch/abc")).toEqual({ page: "watch", id: "abc" });
  expect(parse("/watch")).toEqual({ page: "lost", path: "/watch" });
  expect(parse("/t/")).toEqual({ page: "lost", path: "/t/" });
});
