import { expect, test } from "vitest";
import type { Choice, TableView, View } from "../../lib/wire";
import { words } from "../../table/strings";
import { load } from "../current.svelte";
import paston from "./index";

test("whist says what it owes, what it brings and what it may cost", async () => {
  await load("paston");
  const told = (choice: Partial<Choice>): string[] =>
    paston.notes!({ text: "whist", legal: true, why: null, ...choice }, {} as View, {} as TableView, words());
  expect(told({ stake: { over: 20, short: -20, together: 2, alone: 4 } })).toEqual(["owe 2, alone 4", "+20 each above", "short to −20"]);
  expect(told({ text: "pass" })).toEqual(["stay out"]);
});
