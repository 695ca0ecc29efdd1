/** How cards move: from a hand or a plate to the trick, from the trick to whoever won it, and to the hands. */
import { cubicIn, cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, fly, type TransitionConfig } from "svelte/transition";
import { flight } from "../lib/prefs.svelte";
import { CARD } from "../lib/table.svelte";
import type { Place } from "./model";

/** What a card that comes to the trick is told: whose it is, and how long to wait. */
interface Leaving extends CrossfadeParams {
  from?: Place;
}

/** Between two cards of a hand that is dealt. */
const APART = 28;
/** When the last trick that left will be gone, by the clock of the page. */
let gone = 0;

/** The way from a card to the plate of a side of the table. */
function way(node: Element, place: Place): { x: number; y: number } | null {
  const plate = document.querySelector(`[data-testid="seat-${place}"] .plate, [data-testid="seat-${place}"].me`);
  if (!plate) return null;
  const [from, to] = [node.getBoundingClientRect(), plate.getBoundingClientRect()];
  return { x: to.left + to.width / 2 - from.left - from.width / 2, y: to.top + to.height / 2 - from.top - from.height / 2 };
}

/**
 * A card leaves where it was seen (`send`) and comes to the trick (`receive`), from its player's plate where it was not seen; after
 * a trick that is just being taken away.
 */
const [leave, come] = crossfade({
  duration: () => flight(CARD),
  easing: cubicOut,
  fallback(node, { delay, from }: Leaving, intro): TransitionConfig {
    const start = intro && from ? way(node, from) : null;
    return start
      ? fly(node, { ...start, delay, duration: flight(CARD), easing: cubicOut, opacity: 0.4 })
      : { delay, duration: flight(CARD / 2), css: (t) => `opacity: ${t}` };
  },
});
export const send = leave;
export function receive(node: Element, about: { key: string; from: Place }): ReturnType<typeof come> {
  const wait = flight(CARD) && Math.max(0, gone - performance.now());
  return come(node, { ...about, delay: wait });
}

/** A trick goes to the plate of its winner. */
export function taken(node: Element, { by }: { by: Place | null }): TransitionConfig {
  const to = by && way(node, by);
  const duration = flight(CARD);
  gone = performance.now() + duration;
  return to ? fly(node, { ...to, duration, easing: cubicIn, opacity: 0.2 }) : { duration, css: (t) => `opacity: ${t}` };
}

/** The cards of a hand come one after another, `at` is which. */
export const dealt = (node: Element, { at }: { at: number | null }): TransitionConfig =>
  at === null ? { duration: 0 } : fly(node, { y: -140, duration: flight(CARD), delay: flight(at * APART), easing: cubicOut });
