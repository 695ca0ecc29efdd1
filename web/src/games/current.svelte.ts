/** The game at this page: what only its table has is fetched by its id, a folder each; its words come first. */
import { fetchGame, speakOf } from "../lib/i18n";
import type { Special } from "./special";

const modules = import.meta.glob<{ default: Special }>("./*/index.ts");

let id = $state("");
let special: Special = $state.raw({});

/** What only the game at this page has; read it where state is read. */
export const game = (): Special => special;
/** The game whose words and panels are here. */
export const gameId = (): string => id;

/** Fetch what a game needs; one that needs nothing is there at once. */
export async function load(wanted: string): Promise<void> {
  if (wanted === id) return;
  const module = modules[`./${wanted}/index.ts`];
  const [found] = await Promise.all([module?.(), fetchGame(wanted)]);
  special = found?.default ?? {};
  id = wanted;
  speakOf(wanted);
}
