/** Compute a state of the table from the previous one and a change. */

import type { Change, Changed, Choice, PackedChoices, State, Tail, Why } from "./wire";

/** Stands for the text of a choice in its reason. */
const CHOICE_SIGN = "\ufffc";

/**
 * Return the state after a change; null if the change belongs to another state, so that the whole state must be
 * fetched.
 */
export function applyChange(state: State, change: Change): State | null {
  if (change.base !== state.number) return null;
  const { number, version, prompt, facts, now } = change;
  return {
    type: "state", number, version, prompt, facts, now,
    table: after(state.table, change.table),
    view: state.view && after(state.view, change.view),
    scene: state.scene && after(state.scene, change.scene),
  };
}

function after<T extends object>(record: T, fields: Changed<T> | undefined): T {
  if (!fields) return record;
  const next = { ...record };
  for (const name of Object.keys(fields) as (keyof T)[]) next[name] = grown(record[name], fields[name]!);
  return next;
}

function grown<V>(before: V, value: V | Tail | PackedChoices): V {
  const list = Array.isArray(before) && typeof value === "object" && value !== null && !Array.isArray(value);
  if (!list) return value as V;
  if ("whys" in value) return unpacked(value) as V;
  const { start, end, more } = value as Tail;
  return [...before.slice(start, end), ...more] as V;
}

/** The choices of a question, each with its own reason. */
function unpacked({ items, whys }: PackedChoices): Choice[] {
  const reasons = whys.map((why) => JSON.stringify(why));
  return items.map(([text, number, stake]) => {
    const why = number === null ? null : (JSON.parse(reasons[number]!.replaceAll(CHOICE_SIGN, text)) as Why);
    return { text, legal: number === null, why, stake };
  });
}
