/** The turn line: always a full statement of who must do what. */
import { game } from "../games/current.svelte";
import { bidParts, bidText, contractWords, logText, type Words } from "./strings";
import { written } from "../lib/amount";
import { seatName } from "../lib/names";
import type { Table } from "../lib/table.svelte";
import type { Entry, Fact, TableView, Turn, View } from "../lib/protocol";
import { dropped, mustFollow, mustRuff, questionOf, resting, type Question } from "./model";

export const nameOf = (table: TableView, seat: number, w: Words): string =>
  seat === table.me ? w.you : (table.seats[seat] && seatName(table.seats[seat])) || w.open_seat;

/** One letter for a player, where there is room for no more. */
export const initialOf = (table: TableView, seat: number, w: Words): string =>
  seat === table.me ? w.me_initial : nameOf(table, seat, w).slice(0, 1);

function mine(view: View, table: TableView, question: Question, chosen: number, w: Words): string {
  const bids = view.choices.filter((one) => one.legal && (/^\d/.test(one.text) || (game().ladder ?? []).includes(one.text)));
  const lowest = bids[0] ?? view.choices.find((one) => one.legal && one.text === "hold");
  const suit = mustFollow(view);
  const ruff = mustRuff(view);
  const leads = !view.trick?.plays.length && !view.trick?.talon;
  const acting = view.acting!;
  if (question === "play" && acting.seat !== acting.by)
    return w.turn.for(nameOf(table, acting.seat, w), leads ? w.turn.lead : suit ? w.turn.follow(suit) : w.turn.any);
  switch (question) {
    case "bid": {
      const said = w.turn.mine[game().line?.(view, question) ?? ""];
      if (said) return said;
      const may = view.choices.filter((one) => one.legal);
      const passes = may.some(({ text }) => text === "pass");
      if (!lowest) return w.turn.you_bid;
      const say = may.length === 1 ? w.turn.you_bid_must : !passes && may.every(({ text }) => /^\d/.test(text)) ? w.turn.you_bid_least : bids.length < 2 && passes ? w.turn.you_bid_only : w.turn.you_bid_from;
      return say(bidText(lowest.text, w));
    }
    case "discard":
      return w.turn.you_discard(chosen);
    case "answer":
      return view.claim ? w.claims.offered(nameOf(table, view.claim.by, w), division(view, table, w)) : w.turn.you_say;
    case "play":
      if (leads) return w.turn.you_lead;
      return suit ? w.turn.you_follow(suit) : ruff ? w.turn.you_ruff(ruff) : w.turn.you_play;
    default:
      return w.turn.mine[game().line?.(view, question) ?? question] ?? w.turn.you_say;
  }
}

/** A claim in words: `Anna 3, Boris 1`. */
export function division(view: View, table: TableView, w: Words, claim = view.claim?.division ?? []): string {
  return claim
    .map((n, seat) => ({ n, seat }))
    .filter(({ seat }) => view.seats[seat]?.playing && !dropped(view, seat))
    .map(({ n, seat }) => w.claims.part(nameOf(table, seat, w), n))
    .join(", ");
}

function waiting(table: TableView, w: Words): string {
  if (table.stage === "finished") return w.turn.finished;
  if (table.stage === "seating") return w.turn.seating(table.seats.filter((seat) => seat.kind === "open").length);
  return table.waiting === "next" ? w.turn.next : table.waiting ? w.turn.dealing : w.turn.wait;
}

/** What another is to do. */
function others(view: View, table: TableView, { seat, by }: Turn, w: Words): string {
  const who = nameOf(table, by, w);
  if (seat !== by) return w.turn.other_for(who, nameOf(table, seat, w), seat === table.me);
  const asks = view.claim ? "answer" : (game().other?.(view) ?? view.asks);
  return (w.turn.other[asks] ?? w.turn.other[view.asks] ?? w.turn.other.bid!)(who);
}

/** Whose turn it is, in words; `mine` lights the lamp. */
export function turnLine(store: Table, chosen: number, w: Words): { text: string; mine: boolean } {
  const { view, table } = store;
  if (store.status === "lost") return { text: w.turn.lost, mine: false };
  if (!table) return { text: w.turn.connecting, mine: false };
  const question = questionOf(view);
  if (view && question) return { text: mine(view, table, question, chosen, w), mine: true };
  const turn = view?.turns[0];
  if (!view || !turn) return { text: waiting(table, w), mine: false };
  if (view.claim?.by === table.me && table.me !== null)
    return { text: w.claims.you_offered(division(view, table, w)), mine: false };
  const text = others(view, table, turn, w);
  const aside = resting(view, table.me) ? w.turn.rest : dropped(view, table.me) ? w.dropped : (line: string): string => line;
  return { text: aside(text), mine: false };
}

/** What a deal wrote, in words: `Anna’s score +2`. */
export function entryLine({ account, seat, on, amount }: Entry, table: TableView, w: Words): string {
  const [who, me] = [nameOf(table, seat, w), seat === table.me];
  const say = w.summary.entry[account];
  if (!say) return w.summary.write(who, me, w.account[account] ?? account, written(amount, true));
  return say(who, me, on === null ? "" : nameOf(table, on, w), on !== null && on === table.me, written(amount, on === null));
}

/** One fact as it is read aloud, empty if there is nothing to say. */
function say(fact: Fact, table: TableView, w: Words): string {
  const who = (seat: number): string => nameOf(table, seat, w);
  switch (fact.type) {
    case "Said": {
      const text = fact.text.replace(/^name /, "");
      if (bidParts(text) || w.bid[text]) return `${who(fact.seat)}: ${contractWords(text, w)}`;
      const division = (tricks: number[]): string => tricks.map((n, seat) => w.claims.part(who(seat), n)).join(", ");
      return `${who(fact.seat)} ${logText(text, fact.seat === table.me, w, division, who)}`;
    }
    case "Drawn": {
      const deals = `${who(fact.dealer)} ${logText("deals", fact.dealer === table.me, w, () => "")}`;
      return [...fact.cards.map((card, seat) => `${who(seat)}: ${w.card(card)}`), deals].join(". ");
    }
    case "Proved":
      return `${who(fact.seat)} ${logText(`show ${fact.cards.join(" ")}`, fact.seat === table.me, w, () => "")}`;
    case "CardGiven":
    case "PickedUp": {
      const done = fact.type === "CardGiven" ? `give ${fact.to}` : "take";
      return `${who(fact.seat)} ${logText(done, fact.seat === table.me, w, () => "", who)}`;
    }
    case "Redealt":
      return w.redeal(w.redeals[fact.cause] ?? "");
    case "Looked":
      return `${who(fact.seat)} ${logText("look", fact.seat === table.me, w, () => "")}`;
    case "Discarded":
      return `${who(fact.seat)} ${logText("discard", fact.seat === table.me, w, () => "")}`;
    case "Played":
      return `${fact.seat === null ? w.talon : who(fact.seat)}: ${w.card(fact.card)}`;
    case "Shown":
      return `${fact.seat === null ? w.talon : who(fact.seat)}: ${fact.cards.map(w.card).join(", ")}`;
    case "Taken":
      return w.takes(who(fact.seat), fact.seat === table.me);
    case "Scored":
      return w.turn.next;
    case "Ended":
      return w.turn.finished;
    default:
      return "";
  }
}

/** What just happened, read aloud. */
export const spoken = (facts: readonly Fact[], table: TableView, w: Words): string =>
  facts.map((fact) => say(fact, table, w)).filter(Boolean).join(". ");
