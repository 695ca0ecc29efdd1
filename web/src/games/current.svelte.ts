/** The game at this table: what only it has is fetched by its id, a folder each; its words come first. */
import { gameId, speakOf } from "../lib/i18n";
import type { Special } from "./special";

const modules = import.meta.glob<{ default: Special }>("./*/index.ts");

let id = $state("");
let special: Special = $state.raw({});

/** Return the parts of the current game; read it where state is read. */
export const game = (): Special => special;
/** The game whose words and panels are here. */
export const loaded = (): string => id;

/** Fetch what a game needs; one that needs nothing is there at once. */
export async function load(wanted: string): Promise<void> {
  if (wanted === id && wanted === gameId()) return;
  const [module] = await Promise.all([modules[`./${wanted}/index.ts`]?.(), speakOf(wanted)]);
  special = module?.default ?? {};
  id = wanted;
}
