/** The current game: its own parts, loaded from its folder, and its words, which come first. */
import { gameId, useWordsOf } from "../lib/i18n";
import type { GameParts } from "./gameParts";

const modules = import.meta.glob<{ default: GameParts }>("./*/index.ts");

let id = $state("");
let special: GameParts = $state.raw({});

/** Return the parts of the current game; read it where state is read. */
export const gameParts = (): GameParts => special;
/** Return the id of the game that is loaded. */
export const loadedGame = (): string => id;

/** Load the parts and words of a game. */
export async function loadGame(wanted: string): Promise<void> {
  if (wanted === id && wanted === gameId()) return;
  const [module] = await Promise.all([modules[`./${wanted}/index.ts`]?.(), useWordsOf(wanted)]);
  special = module?.default ?? {};
  id = wanted;
}
