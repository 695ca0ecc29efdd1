/** The current game: its own parts, loaded from its folder, and its words, which come first. */
import { gameId, speakOf } from "../lib/i18n";
import type { Special } from "./gameParts";

const modules = import.meta.glob<{ default: Special }>("./*/index.ts");

let id = $state("");
let special: Special = $state.raw({});

/** Return the parts of the current game; read it where state is read. */
export const game = (): Special => special;
/** Return the id of the game that is loaded. */
export const loaded = (): string => id;

/** Load the parts and words of a game. */
export async function load(wanted: string): Promise<void> {
  if (wanted === id && wanted === gameId()) return;
  const [module] = await Promise.all([modules[`./${wanted}/index.ts`]?.(), speakOf(wanted)]);
  special = module?.default ?? {};
  id = wanted;
}
