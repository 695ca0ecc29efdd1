/** Rules as they are named to people: by the name they are saved under, else by their preset and what differs. */

import { startOf } from "../games/start";
import { lang } from "../lib/i18n";
import { catalogue, read, usualGame } from "./api";
import { saved } from "./saved";
import { ruleWords } from "./strings";

/** What is in the text alone: its preset, the length of the match, how many other changes. */
export function brief(text: string, game = usualGame(), title?: string): string {
  const { size } = startOf(game);
  const [preset = "", ...changes] = text.split(";").map((part) => part.trim()).filter(Boolean);
  const length = changes.find((change) => change.split("=")[0] === size?.option)?.split("=")[1];
  const others = changes.length - (length === undefined ? 0 : 1);
  const parts = [title ?? preset];
  if (size && length !== undefined) parts.push(`${(size.title[lang()] ?? size.title.en).toLowerCase()} ${length}`);
  if (others) parts.push(ruleWords().count(others));
  return parts.join(", ");
}

/** The name of rules; without an answer of the server, what can be told from the text. */
export async function named(text: string, game = usualGame()): Promise<string> {
  const own = saved(game).find((one) => one.text === text);
  if (own) return own.name;
  try {
    const [{ presets }, said] = await Promise.all([catalogue(game), read(text, "", game)]);
    return brief(said.text, game, presets.find(({ name }) => name === said.base)?.title);
  } catch {
    return brief(text, game);
  }
}
