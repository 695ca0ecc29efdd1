/** The layout of a card of 100 x 140 units. */
import glyphs from "../../deck/glyphs.json";
import type { Rank, Suit } from "../lib/cards";

interface Spot {
  x: number;
  y: number;
  size: number;
  down: boolean;
}

const LEFT = 43;
const MIDDLE = 62.5;
const RIGHT = 82;
const LAYOUT: Partial<Record<Rank, { size: number; sides: number[]; centre: number[] }>> = {
  "7": { size: 19.5, sides: [0, 3, 6], centre: [1.5] },
  "8": { size: 19.5, sides: [0, 3, 6], centre: [1.5, 4.5] },
  "9": { size: 18, sides: [0, 2, 4, 6], centre: [3] },
  T: { size: 18, sides: [0, 2, 4, 6], centre: [1, 5] },
};

/** Return the pips in the picture panel; none for a court card. */
export function spots(rank: Rank): Spot[] {
  if (rank === "A") return [{ x: MIDDLE, y: 70, size: 40, down: false }];
  const layout = LAYOUT[rank];
  if (!layout) return [];
  const { size, sides, centre } = layout;
  const at = (x: number) => (row: number): Spot => ({ x, y: 22 + 16 * row, size, down: row > 3 });
  return [...sides.map(at(LEFT)), ...centre.map(at(MIDDLE)), ...sides.map(at(RIGHT))];
}

export const pip = (suit: Suit): string => glyphs.pips[suit];

/** Move and scale a glyph of 100 x 100 units to a centre and a size. */
export function place({ x, y, size, down }: Spot): string {
  return `translate(${x} ${y})${down ? " rotate(180)" : ""} scale(${size / 100}) translate(-50 -50)`;
}

/** Return the strokes of a rank's letter, and its width in hundredths of its height. */
export function letter(rank: Rank, written: string): { w: number; d: string } {
  return written in glyphs.index ? glyphs.index[written as keyof typeof glyphs.index] : glyphs.index[rank === "T" ? "10" : rank];
}

const courts = import.meta.glob<string>("./generated/*.svg", { query: "?url", import: "default", eager: true });

/** Return the address of the figure of a court card, undefined for other cards. */
export const court = (card: string): string | undefined => courts[`./generated/${card}.svg`];

/** Addresses of the notice and the licence of the figures. */
export const licences = Object.values(
  import.meta.glob<string>("./generated/*.txt", { query: "?url", import: "default", eager: true }),
);

/** Load all figures now, so that every card is drawn with its picture. */
export function loadCourts(): void {
  for (const address of Object.values(courts)) new Image().src = address;
}
