/** Names of rules for people: the name they are saved under, else their preset and the differences. */

import { joinItems } from "../lib/i18n";
import { rulesText } from "../lib/names";
import { fetchCatalogue, readRules, usualGame } from "./api";
import { savedRules } from "./saved";

/** Return the name of rules from their text alone; `title` is the name of the preset. */
export const shortName = (text: string, game = usualGame(), title?: string): string => joinItems(rulesText(text, game, title));

/** Return the name of rules; if the server does not answer, a name from their text. */
export async function fetchName(text: string, game = usualGame()): Promise<string> {
  const own = savedRules(game).find((one) => one.text === text);
  if (own) return own.name;
  try {
    const [{ presets }, said] = await Promise.all([fetchCatalogue(game), readRules(text, "", game)]);
    return shortName(said.text, game, presets.find(({ name }) => name === said.base)?.title);
  } catch {
    return shortName(text, game);
  }
}
