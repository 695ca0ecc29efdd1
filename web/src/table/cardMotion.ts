/** Movements of cards: from a hand or a plate to the trick, from there to its winner, and to the hands. */
import { tick } from "svelte";
import { cubicIn, cubicOut } from "svelte/easing";
import { fly, type TransitionConfig } from "svelte/transition";
import { flightMs } from "../lib/prefs.svelte";
import { CARD_FLIGHT_MS } from "../lib/table.svelte";
import type { Place } from "./model";

/** Time between two cards of a hand that is dealt. */
const DEAL_INTERVAL_MS = 28;
/** The time at which the last trick will be gone, by the clock of the page. */
let trickGoneAt = 0;
/** The former places of the cards that leave an open hand. */
const formerPlaces = new Map<string, DOMRect>();

/** Record the places of the cards that leave a hand, before it is drawn anew. */
export function recordLeavingCards(hand: Element | undefined, held: readonly string[]): void {
  for (const one of hand?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
    const card = one.dataset.card!;
    if (!held.includes(card)) formerPlaces.set(card, one.getBoundingClientRect());
  }
  if (formerPlaces.size) void tick().then(() => formerPlaces.clear());
}

/** Return the distance from a card to another place. */
function offsetTo(node: Element, to: DOMRect | undefined): { x: number; y: number } | null {
  if (!to) return null;
  const from = node.getBoundingClientRect();
  return { x: to.left + to.width / 2 - from.left - from.width / 2, y: to.top + to.height / 2 - from.top - from.height / 2 };
}

/** Return the place of the plate at a side of the table. */
const plateRect = (place: Place): DOMRect | undefined =>
  document.querySelector(`[data-testid="seat-${place}"] .plate, [data-testid="seat-${place}"].me`)?.getBoundingClientRect();

/** Move a card to the trick from its former place, else from its player's plate, after the last trick is gone. */
export function flyToTrick(node: Element, { card, from }: { card: string; from: Place }): TransitionConfig {
  const duration = flightMs(CARD_FLIGHT_MS);
  const delay = duration && Math.max(0, trickGoneAt - performance.now());
  const start = offsetTo(node, formerPlaces.get(card) ?? plateRect(from));
  return fly(node, { ...start, delay, duration, easing: cubicOut, opacity: formerPlaces.has(card) ? 1 : 0.4 });
}

/** Move a trick to the plate of its winner. */
export function flyToWinner(node: Element, { by }: { by: Place | null }): TransitionConfig {
  const duration = flightMs(CARD_FLIGHT_MS);
  trickGoneAt = performance.now() + duration;
  return fly(node, { ...(by && offsetTo(node, plateRect(by))), duration, easing: cubicIn, opacity: 0.2 });
}

/** Deal the cards of a hand one after another; `at` is the index. */
export const flyFromPack = (node: Element, { at }: { at: number | null }): TransitionConfig =>
  at === null ? { duration: 0 } : fly(node, { y: -140, duration: flightMs(CARD_FLIGHT_MS), delay: flightMs(at * DEAL_INTERVAL_MS), easing: cubicOut });
