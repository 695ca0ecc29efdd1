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
  pieces(text)
    .map((piece, i, all) => {
      if (!("suit" in piece)) return piece.text;
      const before = all[i - 1];
      return `${before && "text" in before && /\S$/.test(before.text) ? " " : ""}${suits[piece.suit] ?? ""}`;
    })
    .join("");

/** The pieces, each sign with the word or figure that it ends: `9{D}` is never broken between lines. */
export function tied(text: string): (Piece & { head?: string })[] {
  const found: (Piece & { head?: string })[] = [];
  for (const piece of pieces(text)) {
    const before = found.at(-1);
    const head = "suit" in piece && before && !("suit" in before) && !("term" in before) ? /[^ ]*$/.exec(before.text)![0] : "";
    if (head && before && "text" in before) found.splice(-1, 1, { text: before.text.slice(0, -head.length) });
    found.push(head ? { ...piece, head } : piece);
  }
  return found;
}
