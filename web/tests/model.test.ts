import { describe, expect, test } from "vitest";
import { dealNumber } from "../src/table/sentences";
import { callRows, claimOptions, claimText, discardOf, minutesLeft, mustFollow, placeOf, questionOf } from "../src/table/model";
import { scenes, seen, view } from "./mock";

const moment = (name: string) => seen(scenes[name]!("en"));

test("the next player is left when play is clockwise, and right when it is not", () => {
  expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3, true))).toEqual(["south", "west", "east"]);
  expect([0, 1, 2].map((seat) => placeOf(seat, 2, 3, true))).toEqual(["west", "east", "south"]);
  expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3, false))).toEqual(["south", "east", "west"]);
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 0, 4, true))).toEqual(["south", "west", "north", "east"]);
});

describe("the control follows from the choices", () => {
  test.each([
    ["auction", "bid"], ["follow", "play"], ["whist", "defend"], ["discard", "discard"], ["naming", "name"], ["play", null],
  ])("%s: %s", (scene, question) => expect(questionOf(moment(scene))).toBe(question));
});

test("a discard is found for any order of its cards", () => {
  expect(discardOf(moment("discard"), ["7D", "AS"])?.text).toBe("discard AS 7D");
  expect(discardOf(moment("discard"), ["AS", "JS"])).toBeUndefined();
});

test("the suit to follow is that of the led card, also from the talon", () => {
  expect(mustFollow(moment("follow"))).toBe("D");
  expect(mustFollow(moment("allpass"))).toBe("C");
  expect(mustFollow(moment("claim"))).toBeNull();
});

test("a claim is possible if it is offered", () => {
  expect(claimOptions(moment("claim"))).toEqual({ claim: true, lay: true, why: null });
  expect(claimOptions(moment("play")).claim).toBe(false);
  expect(claimText([3, 1, 0], true)).toBe("lay 3-1-0");
});

test("calls are shown in rounds, the contract and the whists below", () => {
  expect(callRows(moment("play"))).toEqual([
    ["6S", "6D", "pass"],
    ["6H", "pass", null],
    ["7H", "whist", "whist"],
  ]);
});

test("the contract is shown before the answers of the defenders", () => {
  const before = moment("play");
  const contract = { ...before.contract!, declarer: 1, text: "6NT" };
  const calls = callRows(view({ ...before, contract, declarations: [[2, "whist"], [0, "whist"]] }));
  expect(calls.slice(-2)).toEqual([[null, "6NT", "whist"], ["whist", null, null]]);
});

test("open and closed are shown below the whist", () => {
  const before = moment("play");
  const calls = callRows({ ...before, declarations: [[1, "whist"], [2, "pass"], [1, "open"]] });
  expect(calls.slice(-2)).toEqual([["7H", "whist", "pass"], [null, "open", null]]);
});

test("a match of a fixed number of deals shows that number", () => {
  expect(dealNumber(view(), 5)).toBe("deal 5");
  expect(dealNumber(view({}, { last_deal: 18 }), 5)).toBe("deal 5 of 18");
});

test("the minutes left are rounded up, and are zero after the end", () => {
  expect(minutesLeft({ minutes: 60, seconds: 0, since: null }, 500)).toBe(60);
  expect(minutesLeft({ minutes: 60, seconds: 60, since: 100 }, 101)).toBe(59);
  expect(minutesLeft({ minutes: 60, seconds: 3600, since: 0 }, 5)).toBe(0);
});
