import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { form } from "../../tests/score";
import DealEntry from "./DealEntry.svelte";
import { choicesBefore, bidFits, parseResult, declarers, missingExtra, NO_CHOICES, withOnlyDefence, trickRange, nextStep, tricksOf, resultWords, type Chosen } from "./entry";

const five = form();
const at = (chosen: Partial<Chosen>): Chosen => ({ ...NO_CHOICES, ...chosen });
const contract = { declarer: 0, kind: "contract", contract: "7H" };

test("one question follows another until the result can be written", () => {
  expect(nextStep(five, NO_CHOICES)).toBe("who");
  expect(nextStep(five, at({ declarer: 0 }))).toBe("what");
  expect(nextStep(five, at(contract))).toBe("defence");
  expect(nextStep(five, at({ ...contract, way: "pass pass" }))).toBe("ready");
  expect(nextStep(five, at({ ...contract, way: "whist pass" }))).toBe("tricks");
  expect(nextStep(five, at({ ...contract, way: "whist whist", numbers: [7] }))).toBe("tricks");
  expect(nextStep(five, at({ declarer: 0, kind: "misere" }))).toBe("tricks");
  expect(nextStep(five, at({ kind: "raspasy", numbers: [2, 5] }))).toBe("ready");
  expect(nextStep(five, at({ kind: "misdeal" }))).toBe("ready");
});

const RESULTS = [
  "0 7H pass pass", "0 7H whist pass 7", "1 8NT whist whist 1 7 2", "2 6S pass half pass", "misere 0 1", "raspasy 2 5 3", "concede 1 7H",
  "misdeal",
];

test.each(RESULTS)("%s is written as it was read", (result) => {
  expect(resultWords(five, parseResult(five, result), 3)).toBe(result);
});

test("a result spelled out in full is read into the numbers that are asked for", () => {
  expect(parseResult(five, "0 7H whist pass 7 3 0").numbers).toEqual([7]);
  expect(parseResult(five, "misere 1 0 10 0 talon 7S 8D")).toMatchObject({ kind: "misere", declarer: 1, numbers: [10], talon: ["7S", "8D"] });
  expect(parseResult(five, "raspasy 2 5 3 aid 1:3").numbers).toEqual([2, 5]);
  expect(parseResult(five, "misdeal 2").kind).toBe("misdeal");
  expect(parseResult(five, "what is this")).toEqual(NO_CHOICES);
});

test("the fault of a misdeal is read separately, and not as a talon", () => {
  const choices_ = [["cut", "no cut was offered"], ["talon", "the talon was dealt wrongly"]] as [string, string][];
  const extra = { name: "misdeal_kind", kind: "choice" as const, title: "What was wrong", word: "", choices: choices_, seats: [], numbers: null, count: 0, needed: false, deal: 0, note: "" };
  const asking = { ...five, extras: [extra], kinds: five.kinds.map((kind) => (kind.kind === "misdeal" ? { ...kind, extras: ["misdeal_kind"] } : kind)) };
  for (const result of ["misdeal", "misdeal cut", "misdeal talon"]) expect(resultWords(asking, parseResult(asking, result), 3)).toBe(result);
  expect(parseResult(asking, "misdeal cut 2").extras).toEqual({ misdeal_kind: "cut" });
  expect(parseResult(asking, "misere 1 0 10 0 talon 7S 8D")).toMatchObject({ kind: "misere", talon: ["7S", "8D"], extras: {} });
});

test("numbers of tricks leave room for the others", () => {
  const tricks = tricksOf(five, at({ kind: "raspasy" }))!;
  expect(trickRange(tricks, [])).toEqual([0, 10]);
  expect(trickRange(tricks, [4])).toEqual([0, 6]);
  expect(trickRange({ ...tricks, rest_most: 2 }, [4])).toEqual([4, 6]);
});

test("an impossible number of tricks gives its reason, and an incomplete deal names the missing entry", async () => {
  render(DealEntry, { form: five, seats: ["Anna", "Boris", "Vera"], title: "Deal 1", corrected: "0 7H whist whist 7 3 0", isStrict: true, onwrite: () => {} });
  const tap = async (test: string): Promise<string> => {
    screen.getByTestId(test).click();
    await tick();
    return screen.getByTestId("entry-why").textContent;
  };
  screen.getByText("Boris 3", { exact: false }).click(); // back to the tricks
  await tick();
  await tap("tricks-7");
  expect(screen.getByTestId("tricks-4").getAttribute("aria-disabled")).toBe("true");
  expect(await tap("tricks-4")).toBe("Only 3 tricks are left");
  expect(await tap("btn-write")).toBe(`Answer first: ${screen.getByTestId("question").textContent}`);
  expect(await tap("tricks-3")).toBe("");
});

test("a defence without a choice is not asked for", () => {
  const silent = { ...five, defences: five.defences.map((one) => ({ ...one, ways: [{ ...one.ways[1]!, words: "" }] })) };
  const chosen = withOnlyDefence(silent, at({ ...contract, contract: "10H" }));
  expect(nextStep(silent, chosen)).toBe("tricks");
  expect(resultWords(silent, { ...chosen, numbers: [10] }, 3)).toBe("0 10H 10");
});

test("going back to a question removes the later choices", () => {
  const chosen = at({ ...contract, way: "whist pass", numbers: [7] });
  expect(choicesBefore(chosen, "defence")).toEqual(at(contract));
  expect(choicesBefore(chosen, "what")).toEqual(at({ declarer: 0 }));
  expect(choicesBefore(chosen, "who")).toEqual(NO_CHOICES);
});

test("only the form's declarers and limits are allowed; a form of another deal sets no limits", () => {
  const locked = { ...five, declarers: [2], bids: { least: 120, most: 120, step: 5, usual: [120] } };
  expect(declarers(five, true)).toEqual([0, 1, 2]);
  expect(declarers(locked, true)).toEqual([2]);
  expect(declarers(locked, false)).toEqual([0, 1, 2]);
  expect([115, 120, 122].map((bid) => bidFits(locked, bid, true))).toEqual([false, true, false]);
  expect([0, 115, 122].map((bid) => bidFits(locked, bid, false))).toEqual([false, true, false]);
});

test("a required talon is missing until all its cards are entered", () => {
  const talon = { name: "talon", kind: "cards" as const, title: "Talon", word: "talon", choices: [], seats: [], numbers: null, count: 3, needed: true, deal: 0, note: "" };
  const asking = { ...five, extras: [talon], kinds: five.kinds.map((kind) => ({ ...kind, extras: ["talon"] })) };
  const told = (cards: string): Chosen => at({ declarer: 0, kind: "misere", numbers: [0], extras: cards ? { talon: cards } : {} });
  expect(["", "9S", "9S AH", "9S AH KD"].map((cards) => missingExtra(asking, told(cards))?.name ?? null)).toEqual(["talon", "talon", "talon", null]);
});
