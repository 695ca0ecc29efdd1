/** What this moment of the deal is about, for one who has not played before. */
import { game } from "../games/current.svelte";
import type { View } from "../lib/protocol";

/** The key of a text in `words.coach`. */
export type Lesson = string;

/** The lesson of this moment; null for one who watches, and between deals. */
export const lesson = (view: View | null, me: number | null): Lesson | null =>
  !view || me === null || view.result ? null : (game().lesson?.(view, me) ?? null);
