/** A board from the server: the place of each card after some cards, and the branches that were tried. */
import { RANKS, rankOf, suitOf, type Suit } from "../lib/cards";
import type { BoardNode, BoardShown, HandText } from "../lib/wire";

export type Side = "south" | "west" | "east";
/** A place where a card may lie: a seat, out of play, or in the pack. */
export type Place = number | "aside" | "pack";

const WRITTEN: readonly Suit[] = ["S", "H", "D", "C"];

/** Return the cards of a written hand, high cards first. */
export const cardsOf = (hand: HandText): string[] =>
  hand.split(".").flatMap((ranks, i) => [...ranks].map((rank) => rank + WRITTEN[i]));

/** Return a hand in writing. */
export const handTextOf = (cards: readonly string[]): HandText =>
  WRITTEN.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a))
      .join(""),
  ).join(".");

/** Return the side of the table where a seat sits. */
export const sideOf = (seat: number, clockwise: boolean): Side => (["south", "west", "east"] as const)[seat && !clockwise ? 3 - seat : seat] ?? "south";

/** Return the nodes from the first card to this one. */
export function pathTo(nodes: readonly BoardNode[], at: number): number[] {
  const found: number[] = [];
  for (let node = at; node > 0; node = nodes[node]!.parent) found.unshift(node);
  return found;
}

/** Return the children of a node, the main line first. */
export const childrenOf = (nodes: readonly BoardNode[], at: number): number[] => nodes.flatMap(({ parent }, i) => (parent === at ? [i] : []));

/** Return the last node of the line that starts here. */
export function lastNode(nodes: readonly BoardNode[], at: number): number {
  let node = at;
  for (let next = childrenOf(nodes, node)[0]; next !== undefined; next = childrenOf(nodes, node)[0]) node = next;
  return node;
}

/** A card on the table, and its owner. */
export interface PlayedCard {
  seat: number;
  card: string;
  announced: boolean;
}

/** Return every card up to a node. */
export const cardsUpTo = ({ nodes }: BoardShown, at: number): PlayedCard[] =>
  pathTo(nodes, at).map((node) => {
    const { text, parent } = nodes[node]!;
    return { seat: nodes[parent]!.seat ?? 0, card: text.slice(0, 2), announced: text.endsWith("!") };
  });

/** Return the cards of each seat at a node. */
export function handsAt(shown: BoardShown, at: number): string[][] {
  const gone = new Set(cardsUpTo(shown, at).map(({ card }) => card));
  return shown.hands.map((hand) => cardsOf(hand).filter((card) => !gone.has(card)));
}

/** Return the trick on the table: the one in progress, or the one just completed with its taker. */
export function trickAt(shown: BoardShown, at: number): { plays: PlayedCard[]; taker: number | null } {
  const all = cardsUpTo(shown, at);
  const size = all.length % shown.hands.length || (all.length && shown.hands.length);
  return { plays: all.slice(all.length - size), taker: shown.nodes[at]?.taker ?? null };
}

/** Return the code of the same study at another node. */
export function codeAt(code: string, at: number): string {
  const [head = "", ...line] = code.split("~played+");
  const bare = head.replace(/~at\+\d+/, "");
  return [at ? `${bare}~at+${at}` : bare, ...line].join("~played+");
}

/** Return the nodes without one of them and all that follow it. */
export function withoutNode(nodes: readonly BoardNode[], gone: number): BoardNode[] {
  const kept = new Map<number, number>([[-1, -1]]);
  const found: BoardNode[] = [];
  nodes.forEach((node, i) => {
    const parent = kept.get(node.parent);
    if (i === gone || parent === undefined) return;
    kept.set(i, found.length);
    found.push({ ...node, parent });
  });
  return found;
}

/** A word of the written line: a card, a comment, or a bracket about a branch. */
export type Word = { node: number } | { bracket: "(" | ")" };

/** Return the line with its branches in the order in which it is written. */
export function lineWords(nodes: readonly BoardNode[], at = 0): Word[] {
  const [first, ...others] = childrenOf(nodes, at);
  if (first === undefined) return [];
  const branches = others.flatMap((other): Word[] => [{ bracket: "(" }, { node: other }, ...lineWords(nodes, other), { bracket: ")" }]);
  return [{ node: first }, ...branches, ...lineWords(nodes, first)];
}
