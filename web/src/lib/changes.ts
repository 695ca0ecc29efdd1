/** Compute a state of the table from the previous one and a change. */

import type { Change, Changed, State, Tail } from "./wire";

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

function grown<V>(before: V, value: V | Tail): V {
  const list = Array.isArray(before) && typeof value === "object" && value !== null && !Array.isArray(value);
  if (!list) return value as V;
  const { start, end, more } = value as Tail;
  return [...before.slice(start, end), ...more] as V;
}
