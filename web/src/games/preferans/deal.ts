/** What a deal of Preferans is, read off its view. */
import { choice, resting, undeclared } from "../../table/model";
import type { View } from "../../lib/protocol";

export const isMisere = (view: View): boolean => view.contract?.text === "misere";

/** Whether the talon was refused and lies face up until the deal is over. */
export const thrown = (view: View): boolean =>
  view.log.some((put) => (put as { action?: { word?: string } }).action?.word === "throw");

/** Whose the card of the talon is that leads a trick: the resting dealer's who wins with it, or nobody's. */
export const talonOwner = (view: View): number | null =>
  undeclared(view) && resting(view, view.dealer) && view.options.raspasy_talon_4p === "dealer_leads" ? view.dealer : null;

/** Whether a lone whister opens only the hand of the one who passed. */
export const dummyOnly = (view: View): boolean => view.options.open_play === "dummy_only";

/** Who plays the open cards of a defender that passed: the whister. */
export function master(view: View, seat: number): number | null {
  const one = view.seats[seat];
  if (!one?.exposed || one.role !== "passer") return null;
  return view.seats.find(({ role }) => role === "whister")?.seat ?? null;
}

/** The seats that can be given points now, each with the most it can be given. */
export function gifts(view: View): { seat: number; most: number }[] {
  const most = new Map<number, number>();
  for (const { text, legal } of view.choices) {
    const given = /^aid (\d+):(\d+)$/.exec(text);
    if (given && legal) most.set(Number(given[1]), Math.max(most.get(Number(given[1])) ?? 0, Number(given[2])));
  }
  return [...most].map(([seat, points]) => ({ seat, most: points }));
}

/** The word of the place for misère: once that was overbid, the game without the talon that can answer. */
export const misereOf = (view: View): string =>
  ["9-hand", "misere-hand"].find((text) => choice(view, text)?.legal) ?? "misere";
