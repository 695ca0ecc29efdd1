/** What the players are called. */
import bots from "./botnames.json";
import { lang } from "./i18n";
import type { TableSeat } from "./protocol";

/** A bot's name in the language of this person; any other name as it is. */
export function botName(name: string): string {
  const [, plain = name, number = ""] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  const at = Math.max(...Object.values(bots).map((names) => names.indexOf(plain)));
  return at < 0 ? name : bots[lang()][at] + number;
}

/** Who sits there, empty for an open seat. */
export const seatName = ({ kind, name }: Pick<TableSeat, "kind" | "name">): string => (kind === "bot" ? botName(name) : name);
