/** The entries of a new sheet, stored while the page is left. */

import { has } from "../lib/i18n";

export interface Draft {
  game: string;
  count: number;
  names: string[];
  dealer: number;
  chosen: string; // the id of the chosen rules
  typed: string; // the rules that were typed
  target: number;
}

const KEY = "prikup.draft";

export function loadDraft(): Draft | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Draft | null;
    return Array.isArray(found?.names) ? found : null;
  } catch {
    return null;
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form is filled in again.
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to remove.
  }
}

/** Return the rules of a sheet as the form offers them: a preset and its length, or a text. */
export function offeredRules(rules: string, game: string): { chosen: string; target: number | null } {
  const [, preset = "", option = "", target = ""] = /^([\w-]+)(?:; *(\w+)=(\d+))?$/.exec(rules) ?? [];
  if (!preset || (option && !has(`${game}-size-${option}`))) return { chosen: rules, target: null };
  return { chosen: preset, target: target ? Number(target) : null };
}
