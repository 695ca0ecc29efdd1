/** The game at this page: what it alone needs is fetched by its id, a folder each. */
import { explain } from "../lib/i18n";
import type { Special } from "./special";

const modules = import.meta.glob<{ default: Special }>("./*/index.ts");
const NONE: Special = { words: {} };

let id = $state("");
let special: Special = $state.raw(NONE);

/** What the game at this page alone needs; read it where state is read. */
export const game = (): Special => special;
export const gameId = (): string => id;

/** Fetch what a game needs; one that needs nothing is there at once. */
export async function load(wanted: string): Promise<void> {
  if (wanted === id) return;
  const found = (await modules[`./${wanted}/index.ts`]?.())?.default ?? NONE;
  special = found;
  id = wanted;
  explain(found.errors ?? {});
}
