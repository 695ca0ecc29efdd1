/** Texts with signs and terms in them: `{S}` is the sign of a suit, `[talon|word]` a word that can be explained. */

export type Piece = { text: string } | { suit: string } | { term: string; text: string };

const MARKS = /\{([SCDH])\}|\[(\w+)\|([^\]]+)\]/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > from) found.push({ text: text.slice(from, mark.index) });
    found.push(mark[1] ? { suit: mark[1] } : { term: mark[2]!, text: mark[3]! });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** The text as it is spoken, `suits` naming the signs. */
export const plain = (text: string, suits: Record<string, string>): string =>
  pieces(text).map((piece) => ("suit" in piece ? (suits[piece.suit] ?? "") : piece.text)).join("");
