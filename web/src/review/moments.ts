/** Moments of a deal in review on the felt of a table: as a seat saw them, and with all hands open. */
import { Table, type Seen } from "../lib/table.svelte";
import type { Decision, Event, ReviewedDeal, Scene, TableView, View } from "../lib/wire";

/** One moment of a deal: what a seat saw of it, all cards, and how the decision was judged. */
export interface Moment {
  game: string;
  rules: string;
  names: string[];
  bot_names?: (number | null)[]; // absent in mistakes that were kept by an earlier version
  measure: string;
  number: number; // of the deal
  seat: number;
  view: View;
  scene: Scene;
  hands: string[][];
  talon: string[];
  decision: Decision | null;
}

/** Return the moment of a frame as a seat saw it. */
export function momentAt({ game, rules, names, bot_names, measure, number, decisions, frames }: ReviewedDeal, at: number, seat: number): Moment {
  const { views, scenes, hands, talon, decision } = frames[at]!;
  return { game, rules, names, bot_names, measure, number, seat, view: views[seat]!, scene: scenes[seat]!, hands, talon, decision: decision === null ? null : decisions[decision]! };
}

/** Return true if the seat itself decides here, among choices that were judged. */
export const isAsked = ({ decision, seat }: Moment): boolean => decision !== null && decision.seat === seat && decision.options.length > 0;

/** Return what the seat saw; `asks` if it is asked now. */
export function seenAt({ view, scene }: Moment, asks: boolean): Seen {
  return asks ? { ...view, scene } : { ...view, acting: null, choices: [], scene: { ...scene, lesson: "", auction: [] } };
}

/** Return what lies on the table with all hands open. */
export function openAt(moment: Moment): Seen {
  const { hands, talon, seat } = moment;
  const seen = seenAt(moment, false);
  const seats = seen.seats.map((one) => {
    const cards = hands[one.seat] ?? [];
    return one.seat === seat ? { ...one, cards } : { ...one, cards, count: cards.length, exposed: cards.length > 0, shown: null };
  });
  const isAuction = seen.phase === "bidding" && seen.trick === null;
  return { ...seen, seats, talon: seen.talon ?? (isAuction && talon.length ? talon : null), scene: { ...seen.scene, out: [] } };
}

/** The table of a review: it shows one moment after another and asks by itself; an answer goes to `onanswer`. */
export class ReviewTable extends Table {
  constructor(private readonly onanswer: (text: string) => void) {
    super("review");
    this.status = "open";
  }

  start(): void {}

  stop(): void {}

  /** The table itself, as the exercise on a felt. */
  get store(): Table {
    return this;
  }

  /** Show a moment. */
  show(table: TableView, view: Seen): void {
    this.table = table;
    this.view = view;
    this.version += 1;
    this.prompt = view.acting ? this.version : null;
  }

  override send(event: Event): void {
    if (event.type === "move") this.onanswer(event.text);
  }
}
