import { expect, test } from "vitest";
import { CLASSICS } from "../src/board/classics";
import { crc } from "../src/board/picture";
import { cardsOf, codeAt, following, handsAt, last, line, path, sideOf, trickAt, without, written } from "../src/board/state";
import type { BoardNode, BoardShown } from "../src/lib/wire";

const node = (text: string, parent: number, seat: number | null, taker: number | null = null): BoardNode => ({ text, parent, comment: "", seat, legal: [], won: [], taker, talon: null });
/** AS KS (QS 7S) 7S, the trick won by the first seat. */
const NODES = [node("", -1, 0), node("AS", 0, 1), node("KS", 1, 2), node("QS", 1, 2), node("7S", 3, 0, 0), node("7S", 2, 0, 0)];
const SHOWN = {
  hands: ["A.K..", "KQ...", "7.A.."], nodes: NODES, contract: "NT", declarer: 0, leader: 0,
  setting: { contracts: [], ranks: "789TJQKA", tricks: 10, clockwise: true },
} as unknown as BoardShown;

test("a hand is read and written", () => {
  expect(cardsOf("AK.T..7")).toEqual(["AS", "KS", "TH", "7C"]);
  expect(written(["7C", "KS", "TH", "AS"])).toBe("AK.T..7");
  expect(written([])).toBe("...");
});

test("a tree is walked through", () => {
  expect(path(NODES, 4)).toEqual([1, 3, 4]);
  expect(following(NODES, 1)).toEqual([2, 3]);
  expect(last(NODES, 0)).toBe(5);
  expect(line(NODES).map((word) => ("bracket" in word ? word.bracket : word.node))).toEqual([1, 2, "(", 3, 4, ")", 5]);
  expect(handsAt(SHOWN, 4)).toEqual([["KH"], ["KS"], ["AH"]]);
  expect(trickAt(SHOWN, 3).plays.map(({ seat, card }) => `${seat} ${card}`)).toEqual(["0 AS", "1 QS"]);
  expect(trickAt(SHOWN, 5)).toMatchObject({ taker: 0, plays: { length: 3 } });
  expect(trickAt(SHOWN, 0).plays).toEqual([]);
});

test("a branch is cut with all that follows it", () => {
  expect(without(NODES, 3).map(({ text, parent }) => `${text} ${parent}`)).toEqual([" -1", "AS 0", "KS 1", "7S 2"]);
  expect(without(NODES, 1)).toHaveLength(1);
});

test("a code is looked at elsewhere, whatever its comments say", () => {
  expect(codeAt("A...+K...~contract+S~at+2~played+AS+KS", 0)).toBe("A...+K...~contract+S~played+AS+KS");
  expect(codeAt("A...+K...~played+*~at+1*+AS", 1)).toBe("A...+K...~at+1~played+*~at+1*+AS");
  expect(codeAt("A...+K...", 0)).toBe("A...+K...");
});

test("seats are placed by the direction of play", () => {
  expect([0, 1, 2].map((seat) => sideOf(seat, true))).toEqual(["south", "west", "east"]);
  expect([0, 1, 2].map((seat) => sideOf(seat, false))).toEqual(["south", "east", "west"]);
});

test("the chunk of a picture ends with the check that all pictures have", () => {
  expect(crc(new TextEncoder().encode("IEND"))).toBe(0xae426082);
});

test("no two classics are alike", () => {
  expect(new Set(CLASSICS.map(({ code }) => code)).size).toBe(CLASSICS.length);
  expect(CLASSICS.every(({ source }) => source)).toBe(true);
});
