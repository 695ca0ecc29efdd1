/** Rules as they are named to people: by the name they are saved under, else by their preset and what differs. */

import { has, say } from "../lib/i18n";
import { catalogue, read, usualGame } from "./api";
import { saved } from "./saved";

/** What is in the text alone: its preset, the length of the match, how many other changes. */
export function brief(text: string, game = usualGame(), title?: string): string {
  const [preset = "", ...changes] = text.split(";").map((part) => part.trim()).filter(Boolean);
  const sizes = changes.flatMap((change) => {
    const [option = "", value = ""] = change.split("=");
    const name = `${game}-size-${option}`;
    return has(name) ? [say(name, { value })] : [];
  });
  const n = changes.length - sizes.length;
  return [title ?? preset, ...sizes, ...(n ? [say("count-changes", { n })] : [])].join(", ");
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
