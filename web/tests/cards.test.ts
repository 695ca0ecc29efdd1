import { expect, test } from "vitest";
import { isRed, splitRows, sortHand, suitOf, suitOrder, type Suit } from "../src/lib/cards";

test("neighbouring suits differ in colour if possible", () => {
  const all: Suit[] = ["S", "C", "D", "H"];
  for (let mask = 1; mask < 16; mask++) {
    const held = all.filter((_, i) => mask & (1 << i));
    for (const trump of [null, ...held]) {
      const order = suitOrder(held, trump);
      expect(order.toSorted()).toEqual(held.toSorted());
      if (trump) expect(order[0]).toBe(trump);
      const reds = held.filter(isRed).length;
      const clashes = order.filter((suit, i) => i && isRed(suit) === isRed(order[i - 1]!)).length;
      if (reds === 1 || (reds === 2 && held.length > 2)) expect(clashes).toBeLessThanOrEqual(trump && held.length === 3 ? 1 : 0);
    }
  }
});

test("trumps are on the left, high cards first, and low cards first if tricks are avoided", () => {
  const hand = ["7H", "AS", "TD", "KH", "8S", "AC"];
  expect(sortHand(hand, "H").slice(0, 2)).toEqual(["KH", "7H"]);
  expect(sortHand(hand, null, true).slice(0, 2)).toEqual(["8S", "AS"]);
});

test("a long hand breaks into two rows between suits, of at most six cards", () => {
  const hand = sortHand(["AS", "KS", "QS", "JS", "TS", "9S", "8S", "AD", "KD", "7H", "8H", "9H"]);
  const [first, second] = splitRows(hand);
  expect(first.length).toBe(6);
  expect([...first, ...second]).toEqual(hand);
  const even = splitRows(sortHand(["AS", "KS", "QS", "JS", "AD", "KD", "AC", "KC", "7H", "8H"]));
  expect(suitOf(even[0].at(-1)!)).not.toBe(suitOf(even[1][0]!));
});
