/** Texts with suit signs and terms: `♠` is drawn, `[talon|word]` is a word that can be explained. */
import type { Suit } from "../lib/cards";
import { say } from "../lib/i18n/say";

type Piece = { text: string } | { suit: Suit } | { term: string; text: string };

const MARKS = /([♠♣♦♥])|\[(\w+)\|([^\]]+)\]/g;
const SUITS: Record<string, Suit> = { "♠": "S", "♣": "C", "♦": "D", "♥": "H" };

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > from) found.push({ text: text.slice(from, mark.index) });
    found.push(mark[1] ? { suit: SUITS[mark[1]]! } : { term: mark[2]!, text: mark[3]! });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/**
 * Return the text for reading aloud, with the names of the signs; after a rank a suit is named `of hearts`: `seven of
 * hearts`.
 */
export const spokenText = (text: string): string =>
  pieces(text)
    .map((piece, i, all) => {
      if (!("suit" in piece)) return piece.text;
      const before = all[i - 1];
      const figure = before && "text" in before && /\d$/.test(before.text);
      return `${before && "text" in before && /\S$/.test(before.text) ? " " : ""}${say(`suit-${piece.suit}${figure ? ".of" : ""}`)}`;
    })
    .join("");

/** Return the text without its signs. */
export const withoutSigns = (text: string): string => pieces(text).map((piece) => ("suit" in piece ? "" : piece.text)).join("");

/** Return the width of a text in Latin letters, without its signs; a Chinese or Japanese character counts one and a half. */
export const textWidth = (text: string): number => [...withoutSigns(text)].reduce((sum, one) => sum + (/[\u2e80-\ud7ff\uff00-\uff60]/.test(one) ? 1.5 : 1), 0);

/** Return the pieces, each sign with the word or rank before it: `9♦` is never broken between lines. */
export function tiedPieces(text: string): (Piece & { head?: string })[] {
  const found: (Piece & { head?: string })[] = [];
  for (const piece of pieces(text)) {
    const before = found.at(-1);
    const head = "suit" in piece && before && !("suit" in before) && !("term" in before) ? /[^ ]*$/.exec(before.text)![0] : "";
    if (head && before && "text" in before) found.splice(-1, 1, { text: before.text.slice(0, -head.length) });
    found.push(head ? { ...piece, head } : piece);
  }
  return found;
}
