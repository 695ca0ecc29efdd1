/** The game at this page: what it alone needs is fetched by its id, a folder each. */
import { explain } from "../lib/i18n";
import { catalogue } from "../rules/api";
import type { Special } from "./special";

const modules = import.meta.glob<{ default: Special }>("./*/index.ts");
const NONE: Special = { words: {} };

let id = $state("");
let special: Special = $state.raw(NONE);

/** What the game at this page alone needs; read it where state is read. */
export const game = (): Special => special;
export const gameId = (): string => id;
/** Whether this game has a folder here, so that what its bots do can be told. */
export const known = (): boolean => `./${id}/index.ts` in modules;

/** A game that nobody prepared for: what its rules are called the server knows. */
async function stranger(wanted: string): Promise<Special> {
  try {
    const { presets } = await catalogue(wanted);
    const words = { presets: Object.fromEntries(presets.map(({ name, title }) => [name, title])) };
    return { words: { en: words, ru: words } };
  } catch {
    return NONE;
  }
}

/** Fetch what a game needs; one that needs nothing is there at once. */
export async function load(wanted: string): Promise<void> {
  if (wanted === id) return;
  const module = modules[`./${wanted}/index.ts`];
  const found = module ? (await module()).default : await stranger(wanted);
  special = found;
  id = wanted;
  explain(found.errors ?? {});
}
