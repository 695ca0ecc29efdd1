/** Rules stored in this browser under names chosen by the person. */
import { usualGame } from "./api";

export interface Saved {
  name: string;
  text: string;
  game?: string; // without one, the usual game
}

const KEY = "prikup.rules";
const gameOf = (one: Saved): string => one.game ?? usualGame();

function all(): Saved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one: Partial<Saved>): one is Saved => typeof one?.name === "string" && typeof one.text === "string") : [];
  } catch {
    return [];
  }
}

/** Return the saved rules of one game. */
export const savedRules = (game = usualGame()): Saved[] => all().filter((one) => gameOf(one) === game);

/** Save rules; they replace those of the same game and name. */
export function saveRules(one: Saved): Saved[] {
  return put([...all().filter((other) => other.name !== one.name || gameOf(other) !== gameOf(one)), one], gameOf(one));
}

export function forgetRules(name: string, game = usualGame()): Saved[] {
  return put(all().filter((one) => one.name !== name || gameOf(one) !== game), game);
}

function put(every: Saved[], game: string): Saved[] {
  localStorage.setItem(KEY, JSON.stringify(every));
  return savedRules(game);
}
