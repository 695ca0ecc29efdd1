/** How cards move: from the hand to the trick, and from the trick to whoever won it. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { flight } from "../lib/prefs.svelte";
import type { Place } from "./model";

export const [send, receive] = crossfade({
  duration: () => flight(180),
  easing: cubicOut,
  fallback: () => ({ duration: flight(80), css: (t) => `opacity: ${t}` }),
});

const AWAY: Record<Place, [number, number]> = { south: [0, 1], west: [-1, 0], north: [0, -1], east: [1, 0] };

/** Come from, or go to, a side of the table. */
export function side(_node: Element, { place, far }: { place: Place | null; far: number }): TransitionConfig {
  const [x, y] = place ? AWAY[place] : [0, 0];
  return {
    duration: flight(far > 200 ? 280 : 180),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * far * u}px, ${y * far * u}px); opacity: ${Math.min(1, t * 1.6)}`,
  };
}
