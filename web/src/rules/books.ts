/** The rules of each game clause by clause, as they are written; a game from elsewhere has none here. */

const books = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?rulebook", import: "default" });

export const bookOf = (game: string): (() => Promise<string>) | undefined => books[`../../../docs/rules/${game}.md`];
