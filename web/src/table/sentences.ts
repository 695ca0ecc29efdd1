/** Sentences of the table: whose turn it is, what was done, what was written. */
import { gameParts } from "../games/current.svelte";
import { fraction } from "../lib/amount";
import { CARD } from "../lib/cards";
import { capital, type Data, has, withLabel, joinItems, me, say, sayFirst, word } from "../lib/i18n";
import { actorsOf, actorOf, nameOf } from "../lib/names";
import { bidText, cardName, cardText, contractName, isBid, SIGNS } from "../lib/cardTexts";
import type { Seen, Table } from "../lib/table.svelte";
import { trickHoldMs } from "../lib/prefs.svelte";
import type { Drawn, Entry, Fact, SayLine, TableView, TrickView, Turn } from "../lib/wire";
import { isBidChoice, isDropped, mustFollow, mustRuff, panelOf, questionOf, isResting, waitsForReaders } from "./model";

/** Return the request for a bid: the lowest one, and whether it can be held and passing is possible. */
function bidRequest(view: Seen): string {
  const may = view.choices.filter((one) => one.legal);
  const raises = may.filter(({ text }) => isBidChoice(view, text));
  const lowest = raises[0] ?? may.find(({ text }) => text === "hold");
  const passes = may.some(({ text }) => text === "pass");
  if (!lowest) return say("ask-bid");
  const held = lowest.text !== "hold" && may.some(({ text }) => text === "hold") ? ["hold"] : [];
  const bid = [...held, lowest.text].map((text) => (text === "hold" ? `[hold|${bidText(text)}]` : bidText(text))).join(say("joint-list"));
  const how = may.length === 1 ? "must" : !passes && raises.length === may.length ? "least" : raises.length < 2 && passes ? "only" : "from";
  return say(`turn-bid-${how}`, { bid });
}

/** Return the request for a card: the suit to play, and from whose hand. */
function cardRequest(view: Seen, table: TableView): string {
  const [suit, ruff] = [mustFollow(view), mustRuff(view)];
  const leads = !view.trick?.plays.length && !view.trick?.talon;
  const { seat, by } = view.acting!;
  const who = nameOf(table, seat);
  if (seat !== by) return leads || !suit ? say(leads ? "turn-for-lead" : "turn-for-any", { who }) : say("turn-for-follow", { who, suit: SIGNS[suit] });
  if (leads) return say("turn-lead");
  return suit ? say("turn-follow", { suit: SIGNS[suit] }) : ruff ? say("turn-ruff", { suit: SIGNS[ruff] }) : say("turn-play");
}

function ownTaskText(view: Seen, table: TableView, question: string, chosen: number): string {
  if (question === "answer" && view.claim) return say("claim-offered", { who: nameOf(table, view.claim.by), parts: divisionText(view, table) });
  if (question === "discard") return say("turn-discard", { n: chosen });
  if (panelOf(view) === "cards") return cardRequest(view, table);
  return question === "bid" ? bidRequest(view) : sayFirst([`turn-${question}`, `ask-${question}`], say("ask-bid"));
}

/** Return a claim in words: `Anna 3, Boris 1`. */
export function divisionText(view: Seen, table: TableView, claim = view.claim?.division ?? []): string {
  return claim
    .map((n, seat) => ({ n, seat }))
    .filter(({ seat }) => view.seats[seat]?.playing && !isDropped(view, seat))
    .map(({ n, seat }) => `${nameOf(table, seat)} ${n}`)
    .join(say("joint-list"));
}

function waitingText(table: TableView): string {
  if (table.stage === "finished") return say("turn-finished");
  if (table.stage === "seating") return say("turn-seating", { n: table.seats.filter((seat) => !seat.here).length });
  return waitsForReaders(table) ? say("turn-next") : say(table.waiting ? "turn-dealing" : "wait");
}

/** Return the task of another player. */
function otherTaskText(view: Seen, table: TableView, { seat, by }: Turn): string {
  if (seat !== by) return say("turn-theirs-for", actorsOf(table, by, seat));
  const asked = [view.scene.question, view.asks];
  const known = asked.flatMap((one) => [`turn-${one}.theirs`, `ask-${one}.theirs`]);
  return sayFirst([...known, "ask-bid.theirs"], "", { who: nameOf(table, by) });
}

/** Return the turn in words; `mine` lights the lamp; `sure` is the action that needs a second press. */
export function turnLine(store: Table, chosen: number, sure: string | null = null): { text: string; mine: boolean } {
  const { view, table } = store;
  if (store.status === "lost") return { text: say("turn-lost"), mine: false };
  if (!table) return { text: say("turn-connecting"), mine: false };
  const question = questionOf(view);
  if (view && question) {
    const again = sure !== null && !has(`sure-${sure}`); // other questions have their text on the buttons
    return { text: again ? say("turn-sure", { what: capital(bidText(sure)) }) : ownTaskText(view, table, question, chosen), mine: true };
  }
  const turn = view?.turns[0];
  if (!view || !turn) return { text: waitingText(table), mine: false };
  if (view.claim?.by === table.me && table.me !== null)
    return { text: say("claim-you-offered", { parts: divisionText(view, table) }), mine: false };
  const line = otherTaskText(view, table, turn);
  const aside = isResting(view, table.me) ? "turn-rest" : isDropped(view, table.me) ? "turn-out" : null;
  return { text: aside ? say(aside, { line }) : line, mine: false };
}

/** Return the number of the deal, with the total if the match has a fixed one. */
export function dealNumber({ scene }: Seen, number: number): string {
  const last = scene.last_deal;
  return last === null ? say("table-deal", { number }) : say("table-deal-of", { number, last });
}

const dealsFirst = (dealer: number, table: TableView): string => `${nameOf(table, dealer)} ${say("log-deals", actorOf(table, dealer))}`;

/** Return the text about the cards on the table, "" for none: who took the trick, or who deals by the draw. */
export function tableCardsText(trick: TrickView | null, drawn: Drawn | null, table: TableView): string {
  const winner = trick?.winner ?? null;
  const what = drawn ? dealsFirst(drawn.dealer, table) : winner === null ? "" : say("log-took", actorOf(table, winner));
  return [what, what && !trickHoldMs() ? say("turn-touch") : ""].filter(Boolean).join(" · ");
}

/** Return the id and the data of the message for a log line with data. */
function logMessage(text: string, table: TableView, seat: number, share: (tricks: number[]) => string): [id: string, data: Data] {
  const [what = "", ...rest] = text.split(" ");
  const whole = `log-${text.replaceAll(" ", "-")}`;
  if (has(whole)) return [whole, {}];
  const about: Data = { what: rest.map((one) => (CARD.test(one) ? cardText(one) : bidText(one))).join(" ") };
  if (what === "claim" || what === "lay") about.what = share((rest[0] ?? "").split("-").map(Number));
  if (what === "give") Object.assign(about, actorsOf(table, seat, Number(rest.at(-1))));
  if (what === "aid") {
    const [to = 0, n = 0] = (rest[0] ?? "").split(":").map(Number);
    Object.assign(about, { n }, actorsOf(table, seat, to));
  }
  return [`log-${what}`, about];
}

/** Return a line of the log without the name: a call, a card, or an action; `share` adds the division of a claim. */
export function logText(text: string, table: TableView, seat: number | null, share: (tricks: number[]) => string): string {
  const [word_ = "", cause = ""] = text.split(" ");
  if (word_ === "redeal") return redealText(cause);
  const [id, data] = logMessage(text, table, seat ?? -1, share);
  return has(id) ? say(id, { ...(seat === null ? { me: me(false) } : actorOf(table, seat)), ...data }) : bidText(text);
}

/** Return the reason of a new deal. */
function redealText(cause: string): string {
  const why = sayFirst([`redeal-${cause}`], "");
  return why ? say("redeal.why", { why }) : say("redeal");
}

/** Return news that would be missed where no log is visible: a new deal, or a refused claim. */
export function newsOf(facts: readonly Fact[], table: TableView): string {
  const again = facts.find((fact) => fact.type === "Redealt");
  if (again?.type === "Redealt") {
    const shown = [again.seat === null ? "" : nameOf(table, again.seat), again.cards.map(cardText).join(" ")];
    return [redealText(again.cause), shown.filter(Boolean).join(" ")].filter(Boolean).join(" · ");
  }
  const no = facts.find((fact) => fact.type === "Said" && fact.text === "no");
  return no?.type === "Said" ? `${nameOf(table, no.seat)} ${logText("no", table, no.seat, () => "")}` : "";
}

/** Return an entry of a deal in words: `Anna’s score +2`. */
export function entryLine({ account, seat, on, amount }: Entry, table: TableView): string {
  const data = { ...(on === null ? actorOf(table, seat) : actorsOf(table, seat, on)), amount: fraction(amount) };
  return sayFirst([`entry-${account}`], "", data) || say("entry", { ...data, account: word("column", account) });
}

/** Return the outcome of a deal in a sentence. */
export function outcomeLine({ outcome }: TableView["deals"][number], table: TableView): string {
  const { what, declarer, contract, taken, short } = outcome;
  if (declarer === null) return say(`outcome-${what}`);
  const data: Data = { ...actorOf(table, declarer), what: contractName(contract ?? "") };
  if (taken !== null) data.n = taken;
  if (short !== null) data.short = say("short", { n: short });
  if (what === "conceded") return say(short ? "outcome-conceded.short" : contract ? "outcome-conceded.what" : "outcome-conceded", data);
  return say((what === "made" || what === "failed") && taken !== null ? `outcome-${what}.tricks` : `outcome-${what}`, data);
}

/** Return one fact for reading aloud, empty if there is nothing to say. */
function spokenFact(fact: Fact, table: TableView): string {
  const who = (seat: number): string => nameOf(table, seat);
  const log = (seat: number, text: string): string =>
    `${who(seat)} ${logText(text, table, seat, (tricks) => joinItems(tricks.map((n, one) => `${who(one)} ${n}`)))}`;
  const whose = (seat: number | null): string => (seat === null ? say("table-talon") : who(seat));
  switch (fact.type) {
    case "Said": {
      const text = fact.text.replace(/^name /, "");
      return isBid(text) || has(`call-${text}`) ? withLabel(who(fact.seat), contractName(text)) : log(fact.seat, text);
    }
    case "Drawn":
      return [...fact.cards.map((card, seat) => withLabel(who(seat), cardName(card))), log(fact.dealer, "deals")].join(say("joint-sentence"));
    case "Proved":
      return log(fact.seat, `show ${fact.cards.join(" ")}`);
    case "CardGiven":
      return log(fact.seat, `give ${fact.to}`);
    case "PickedUp":
      return log(fact.seat, "take");
    case "Redealt":
      return redealText(fact.cause);
    case "Looked":
      return log(fact.seat, "look");
    case "Discarded":
      return log(fact.seat, "discard");
    case "Played":
      return withLabel(whose(fact.seat), cardName(fact.card));
    case "Shown":
      return withLabel(whose(fact.seat), joinItems(fact.cards.map(cardName)));
    case "Taken":
      return say("log-took", actorOf(table, fact.seat));
    case "Scored":
      return say("turn-next");
    case "Ended":
      return say("turn-finished");
    default:
      return "";
  }
}

/** Return the latest facts for reading aloud. */
export const spokenFacts = (facts: readonly Fact[], table: TableView): string =>
  facts.map((fact) => spokenFact(fact, table)).filter(Boolean).join(say("joint-sentence"));

/** Return the role of a seat in this deal, "" if it is not shown. */
export function roleText(view: Seen, seat: number): string {
  const { role, playing } = view.seats[seat]!;
  const told = role && !gameParts().untold?.includes(role) ? sayFirst([`role-${role}`], "", { me: me(view.seat === seat) }) : "";
  return told || (playing ? "" : say("seat-rests"));
}

/** Return the contract for its ticket, with the sign of a trump that it does not name. */
export function ticket(view: Seen): string {
  const { contract } = view;
  if (!contract || contract.declarer === null) return capital(say("badge-undeclared"));
  const text = capital(bidText(contract.text));
  const sign = contract.trump ? (SIGNS[contract.trump as keyof typeof SIGNS] ?? "") : "";
  return isBid(contract.text) || text.includes(sign) ? text : text + sign;
}

/** Return what a player said: a message, or a phrase in the words of the reader. */
export const saidText = ({ text, phrase }: Pick<SayLine, "text" | "phrase">): string => (phrase ? say(`phrase-${phrase}`) : text);
