/** The position on the board of this page and its operations; the server checks the rules. */
import { requireSuccess } from "../lib/answers";
import { say } from "../lib/i18n";
import { RANKS } from "../lib/cards";
import { request } from "../lib/transport";
import type { AllDeals, BoardAsked, BoardDraft, BoardReply, BoardShown, ContractTable, BoardValues } from "../lib/wire";
import { cardsOf, codeAt, childrenOf, handsAt, lastNode, withoutNode, handTextOf, type Place } from "./state";

/** Send a request to the server; throws an error whose message can be shown. */
export async function requestBoard<T>(what: string, body: object): Promise<T> {
  const response = await request(`/api/board/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return (await (await requireSuccess(response)).json()) as T;
}

/** Return the error as a sentence. */
export const errorMessage = (error: unknown): string =>
  error instanceof TypeError ? say("offline") : error instanceof Error && error.message ? error.message : say("failed");

/** The first deal of each game. */
const FIRST_DEALS: Record<string, string> = {
  preferans: "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9 / 8C 7C / contract 6H / leader 1",
  prefa: "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9 / 8C 7C / game prefa / contract 6H / leader 1",
  paston: "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9 / 8C 7C / game paston / contract gupa",
  thousand: "AT.KQ.9J.AT KQ.A9.AT.KQ J9.TJ.KQ.J9 / game thousand / contract 120",
};
/** The games that can be set up here. */
export const GAMES = Object.keys(FIRST_DEALS);

/** A position during setup. */
export interface Draft {
  game: string;
  rules: string;
  hands: string[][];
  aside: string[];
  contract: string;
  declarer: number;
  leader: number;
  trump: string | null;
  won: number[];
}

const draftOf = ({ game, rules, hands, aside, contract, declarer, leader, kind, trump, won }: BoardShown): Draft => ({
  game, rules, hands: hands.map(cardsOf), aside: [...aside], contract, declarer, leader, trump: kind === "points" ? trump : null, won: won.some(Boolean) ? [...won] : [],
});

/** The player of a seat's cards: a person here, the solver, or a bot that sees only its own hand. */
export type Replier = "me" | "solver" | "player";

export class BoardEditor {
  shown = $state.raw<BoardShown | null>(null);
  at = $state(0);
  /** The position during setup; null while cards are played. */
  draft = $state<Draft | null>(null);
  trouble = $state("");
  busy = $state(false);
  values = $state.raw<BoardValues | null>(null);
  showsValues = $state(true);
  players = $state<Replier[]>(["me", "me", "me"]);
  #requestCount = 0;
  #loadCount = 0;
  #stepCount = 0;
  #changing: Promise<unknown> = Promise.resolve();
  #knownValues = new Map<string, BoardValues>();

  readonly node = $derived(this.shown?.nodes[this.at] ?? null);
  readonly code = $derived(this.shown ? codeAt(this.shown.code, this.at) : "");
  readonly hands = $derived(this.draft ? this.draft.hands : this.shown ? handsAt(this.shown, this.at) : []);
  readonly pack = $derived.by(() => {
    const ranks = this.shown?.setting.ranks ?? RANKS;
    return ["S", "H", "D", "C"].map((suit) => [...ranks].reverse().map((rank) => rank + suit));
  });

  /** Load a text, or the first deal of a game. */
  load = (text: string): Promise<boolean> => {
    this.#loadCount++;
    return this.#submit(() => requestBoard<BoardShown>("read", { text }));
  };
  loadFirstDeal = (game: string): Promise<boolean> => this.load(FIRST_DEALS[game] ?? FIRST_DEALS["preferans"]!);

  /** Send the position that is set up, with the moves that were tried. */
  #send(draft: Draft, nodes: BoardShown["nodes"] = [], at = 0, isStill?: () => boolean): Promise<boolean> {
    const sent: BoardDraft = {
      ...draft,
      hands: draft.hands.map(handTextOf),
      nodes: nodes.length ? nodes.map(({ text, parent, comment }) => ({ text, parent, comment })) : [{ text: "", parent: -1, comment: "" }],
      at,
    };
    return this.#submit(() => requestBoard<BoardShown>("write", sent), isStill);
  }

  /** Show the answer: the node that it names, or the same as before if the person has stepped elsewhere meanwhile. */
  async #submit(asking: () => Promise<BoardShown>, isStill = (): boolean => true): Promise<boolean> {
    const turn = ++this.#requestCount;
    this.busy = true;
    try {
      const shown = await asking();
      if (turn !== this.#requestCount) return false;
      this.shown = shown;
      this.trouble = "";
      this.#showNode(isStill() ? shown.at : this.at);
      return true;
    } catch (error) {
      if (turn === this.#requestCount) this.trouble = errorMessage(error);
      return false;
    } finally {
      if (turn === this.#requestCount) this.busy = false;
    }
  }

  // setup

  /** Take up the cards for setup, or end setup and play with them. */
  setUp(): void {
    if (this.shown) this.draft = draftOf(this.shown);
    this.trouble = "";
  }
  async play(): Promise<void> {
    if (this.draft && (await this.#send(this.draft))) this.draft = null;
  }

  /** Change the setup. */
  async change(changes: Partial<Draft>): Promise<void> {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...changes };
    await this.#send(this.draft);
  }

  /** Return the place of a card. */
  placeOf(card: string): Place {
    const seat = this.draft?.hands.findIndex((hand) => hand.includes(card)) ?? -1;
    return seat >= 0 ? seat : this.draft?.aside.includes(card) ? "aside" : "pack";
  }

  /** Move a card to a place. */
  moveCard(card: string, place: Place): Promise<void> {
    const others = (cards: readonly string[]): string[] => cards.filter((one) => one !== card);
    const hands = (this.draft?.hands ?? []).map((hand, seat) => [...others(hand), ...(place === seat ? [card] : [])]);
    const aside = [...others(this.draft?.aside ?? []), ...(place === "aside" ? [card] : [])];
    return this.change({ hands, aside });
  }

  /** Return all cards to the pack. */
  takeUpAll = (): Promise<void> => this.change({ hands: (this.draft?.hands ?? []).map(() => []), aside: [], won: [] });

  /** Deal the cards of the pack at random to the hands that are not full; the rest goes out of play. */
  dealRest(): Promise<void> {
    const rest = this.pack.flat().filter((card) => this.placeOf(card) === "pack");
    for (let i = rest.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [rest[i], rest[j]] = [rest[j]!, rest[i]!];
    }
    const size = this.shown?.setting.tricks ?? 10;
    const hands = (this.draft?.hands ?? []).map((hand) => [...hand, ...rest.splice(0, Math.max(0, size - hand.length))]);
    return this.change({ hands });
  }

  // play

  #showNode(at: number): void {
    this.at = at;
    this.values = null;
    void this.computeValues();
  }

  /** Show a node; the replies that are awaited are not played. */
  go(at: number | undefined): void {
    this.#stepCount++;
    if (at !== undefined && this.shown && at >= 0 && at < this.shown.nodes.length) this.#showNode(at);
  }
  back = (): void => this.go(this.node?.parent);
  forward = (): void => this.go(this.shown ? childrenOf(this.shown.nodes, this.at)[0] : undefined);
  start = (): void => this.go(0);
  end = (): void => this.go(this.shown ? lastNode(this.shown.nodes, this.at) : undefined);
  /** Show the next alternative to this card. */
  showAlternative(): void {
    if (!this.shown || !this.at) return;
    const same = childrenOf(this.shown.nodes, this.node!.parent);
    this.go(same[(same.indexOf(this.at) + 1) % same.length]);
  }

  /**
   * Change the tree of moves after the previous change is complete, so that neither is lost; do nothing if another
   * deal was loaded meanwhile.
   */
  #afterLastChange(change: () => Promise<boolean>): Promise<boolean> {
    const laid = this.#loadCount;
    const changed = this.#changing.then(() => laid === this.#loadCount && change());
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  /** Play a card now, then let the others reply. */
  async playCard(text: string): Promise<void> {
    if (await this.#addCard(text)) await this.reply();
  }

  /** Play the first cards of the line of best play, until the person steps elsewhere. */
  async playBest(count: number): Promise<void> {
    const stepCount = this.#stepCount;
    for (const text of this.values?.line.slice(0, count) ?? []) {
      if (stepCount !== this.#stepCount || !(await this.#addCard(text))) return;
    }
  }

  #addCard(text: string): Promise<boolean> {
    return this.#afterLastChange(async () => {
      const { shown, at } = this;
      const stepCount = this.#stepCount;
      if (!shown || this.draft || !shown.nodes[at]?.legal.includes(text)) return false;
      const known = childrenOf(shown.nodes, at).find((node) => shown.nodes[node]!.text === text);
      if (known !== undefined) {
        this.#showNode(known);
        return true;
      }
      const node = { text, parent: at, comment: "", seat: null, legal: [], won: [], taker: null, talon: null };
      return this.#send(draftOf(shown), [...shown.nodes, node], shown.nodes.length, () => stepCount === this.#stepCount);
    });
  }

  /**
   * Play for the seats that are not played by this person, until it is this person's turn, the play is over, or the
   * person steps to another position.
   */
  async reply(): Promise<void> {
    const stepCount = this.#stepCount;
    while (stepCount === this.#stepCount) {
      const by = this.node?.seat == null ? "me" : (this.players[this.node.seat] ?? "me");
      if (by === "me" || this.draft) return;
      const code = this.code;
      try {
        const { text } = await requestBoard<BoardReply>("reply", { code, by } satisfies BoardAsked);
        if (stepCount !== this.#stepCount || this.code !== code || !(await this.#addCard(text))) return;
      } catch (error) {
        this.trouble = errorMessage(error);
        return;
      }
    }
  }

  /** Remove a branch: this card and all that follow it. */
  remove(): Promise<boolean> {
    return this.#afterLastChange(async () => {
      if (!this.shown || !this.at) return false;
      return this.#send(draftOf(this.shown), withoutNode(this.shown.nodes, this.at), this.node!.parent);
    });
  }

  /** Set the comment of this node. */
  comment(text: string): Promise<boolean> {
    const { at } = this;
    return this.#afterLastChange(async () => {
      if (!this.shown || text.trim() === this.shown.nodes[at]?.comment) return false;
      const nodes = this.shown.nodes.map((node, i) => (i === at ? { ...node, comment: text.trim() } : node));
      return this.#send(draftOf(this.shown), nodes, this.at);
    });
  }

  // numbers

  /** Compute the value of every card now. */
  async computeValues(): Promise<void> {
    const code = this.code;
    if (!this.showsValues || !code || this.node?.seat == null) return;
    const known = this.#knownValues.get(code);
    if (known) return void (this.values = known);
    try {
      const values = await requestBoard<BoardValues>("values", { code } satisfies BoardAsked);
      this.#knownValues.set(code, values);
      if (this.code === code) this.values = values;
    } catch (error) {
      if (this.code === code) this.trouble = errorMessage(error);
    }
  }
  table = (leader: number | null): Promise<ContractTable> => requestBoard("table", { code: this.code, leader } satisfies BoardAsked);
  deals = (sees: number, open: number[]): Promise<AllDeals> => requestBoard("deals", { code: this.code, sees, open } satisfies BoardAsked);
}
