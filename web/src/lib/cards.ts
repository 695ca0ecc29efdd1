/** Cards as text: "AS" is the ace of spades, "TD" the ten of diamonds. */

export type Suit = "S" | "C" | "D" | "H";
export type Rank = "A" | "K" | "Q" | "J" | "T" | "9" | "8" | "7";

export const RANKS = "789TJQKA";
/** Matches a card, also with an announcement. */
export const CARD = /^[789TJQKA][SCDH]!?$/;

export const suitOf = (card: string): Suit => card[1] as Suit;
export const rankOf = (card: string): Rank => card[0] as Rank;
export const isRed = (suit: Suit): boolean => suit === "D" || suit === "H";

/** Orders of the four suits, best first; the first with alternating colours is used. */
const ORDERS: Suit[][] = [
  ["S", "D", "C", "H"],
  ["S", "H", "C", "D"],
  ["D", "C", "H", "S"],
  ["H", "S", "D", "C"],
  ["D", "S", "H", "C"],
  ["C", "D", "S", "H"],
];

function clashCount(order: Suit[]): number {
  return order.filter((suit, i) => i > 0 && isRed(suit) === isRed(order[i - 1] as Suit)).length;
}

function permutations(suits: Suit[]): Suit[][] {
  if (suits.length < 2) return [suits];
  return suits.flatMap((first) => permutations(suits.filter((s) => s !== first)).map((rest) => [first, ...rest]));
}

/** Return the suits of a hand in order: trumps left, colours alternating where possible. */
export function suitOrder(held: Suit[], trump: Suit | null): Suit[] {
  const have = ORDERS[0]!.filter((suit) => held.includes(suit));
  const lead = trump && have.includes(trump) ? trump : null;
  const candidates = [...ORDERS.map((order) => order.filter((s) => have.includes(s))), ...permutations(have)].filter(
    (order) => !lead || order[0] === lead,
  );
  return candidates.reduce((best, order) => (clashCount(order) < clashCount(best) ? order : best), candidates[0] ?? []);
}

/** Return a hand in order; `rising` is low to high, for games without tricks; `ranks` are given low to high. */
export function sortHand(cards: readonly string[], trump: Suit | null = null, rising = false, ranks = RANKS): string[] {
  const height = (card: string): number => ranks.indexOf(rankOf(card));
  const order = suitOrder([...new Set(cards.map(suitOf))], trump);
  return [...cards].sort(
    (a, b) =>
      order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || (rising ? height(a) - height(b) : height(b) - height(a)),
  );
}

/** Return where a sorted hand breaks into two rows: between suits if the rows are nearly even. */
export function splitRows(cards: readonly string[]): [string[], string[]] {
  const half = Math.ceil(cards.length / 2);
  const near = [half, half - 1, half + 1].find((i) => cards[i] && suitOf(cards[i]!) !== suitOf(cards[i - 1] ?? "  "));
  const at = near !== undefined && Math.max(near, cards.length - near) <= 6 ? near : half;
  return [cards.slice(0, at), cards.slice(at)];
}
