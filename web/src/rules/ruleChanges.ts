/** Changes of the rules in the log of a table. */

import type { RulesDifference, TableView } from "../lib/wire";

/** Return the changes that a line of the log describes: `rules target=20>10`. */
export function changesIn(text: string): RulesDifference[] {
  const [word, ...changes] = text.split(" ");
  if (word !== "rules") return [];
  return changes.flatMap((change) => {
    const [, name = "", left = "", right = ""] = /^(\w+)=(.*)>(.*)$/.exec(change) ?? [];
    return name ? [{ name, left, right }] : [];
  });
}

/** Return the differences from a preset; for options changed at the table, from the value that the table had before. */
export function relativeToChanges(differences: readonly RulesDifference[], changes: readonly RulesDifference[]): RulesDifference[] {
  const changed = new Map(changes.map(({ name, left, right }) => [name, { name, left, right }]));
  const back = [...changed.values()].filter(({ name }) => !differences.some((one) => one.name === name));
  return [...differences.map((one) => changed.get(one.name) ?? one), ...back];
}

/** Return the last change of each option of the rules: its author, the old and the new value. */
export function changesOf({ log }: Pick<TableView, "log">): (RulesDifference & { seat: number })[] {
  const found = new Map<string, RulesDifference & { seat: number }>();
  for (const { seat, text } of log.slice(-40)) {
    for (const change of seat === null ? [] : changesIn(text)) {
      found.delete(change.name);
      found.set(change.name, { seat: seat!, ...change });
    }
  }
  return [...found.values()].slice(-4);
}
