/** What the log of a table says about its rules. */

import type { TableView } from "../lib/protocol";
import type { Difference } from "./api";

/** The last changes of the rules, of each option the newest: who made it, from what to what. */
export function changesOf({ log }: Pick<TableView, "log">): (Difference & { seat: number })[] {
  const found = new Map<string, Difference & { seat: number }>();
  for (const { seat, text } of log.slice(-40)) {
    const [word, ...changes] = text.split(" ");
    if (word !== "rules" || seat === null) continue;
    for (const change of changes) {
      const [, name = "", left = "", right = ""] = /^(\w+)=(.*)>(.*)$/.exec(change) ?? [];
      found.delete(name);
      if (name) found.set(name, { seat, name, left, right });
    }
  }
  return [...found.values()].slice(-4);
}
