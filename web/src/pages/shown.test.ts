import { expect, test } from "vitest";
import { momentCount, momentOf, nextMoment, placesOf, readTricks } from "./shown";

const TRICKS = readTricks(["0 KC TC 7C 0", "0 KH AH 7H 1"]);

test("a trick has its winner once it is complete", () => {
  expect(momentOf(TRICKS, 1)).toEqual({ trick: 0, plays: TRICKS[0]!.plays.slice(0, 2), winner: null, hand: ["KH"], left: [1, 1, 2], taken: [0, 0, 0] });
  expect(momentOf(TRICKS, 2)).toEqual({ trick: 0, plays: TRICKS[0]!.plays, winner: 0, hand: ["KH"], left: [1, 1, 1], taken: [1, 0, 0] });
  expect(momentOf(TRICKS, 5)).toMatchObject({ trick: 1, winner: 1, hand: [], left: [0, 0, 0], taken: [1, 1, 0] });
});

test("cards are played in the order of the seats from the leader", () => {
  expect(readTricks(["2 KC TC 7C 1"])).toEqual([{ plays: [{ seat: 2, card: "KC" }, { seat: 0, card: "TC" }, { seat: 1, card: "7C" }], winner: 1 }]);
});

test("after the last card the deal begins again", () => {
  expect(momentCount(TRICKS)).toBe(6);
  expect(nextMoment(TRICKS, 4)).toBe(5);
  expect(nextMoment(TRICKS, 5)).toBe(0);
});

test("the next player sits on the left if play is clockwise, else on the right", () => {
  expect(placesOf(true)).toEqual(["south", "west", "east"]);
  expect(placesOf(false)).toEqual(["south", "east", "west"]);
});
