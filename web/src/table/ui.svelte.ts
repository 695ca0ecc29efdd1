/** The state of the user interface at the table: raised cards, open panels, typed keys. */
import { Refused } from "../lib/answers";
import { has } from "../lib/i18n";
import { prefs, visit } from "../lib/prefs.svelte";
import type { Table } from "../lib/table.svelte";
import type { Hint, SayLine, Why } from "../lib/wire";
import { CONFIRM_PAUSE_MS, INPUT_PAUSE_MS } from "./inputPause";
import { fetchHint } from "./hint";
import { fetchDeal, stepBy, type Lookback } from "./lookback";
import { choice, discardOf, panelOf, waitsForReaders } from "./model";

/** The panel that is open beside or over the felt. */
type Drawer = "menu" | "claim" | "last" | "talon" | "keys" | "sheet" | "say" | null;

/** The largest distance of two presses at the same place, in pixels. */
const SAME_PLACE_PX = 40;
const CARD_QUESTIONS = ["play", "discard", "give"];

/** A press of a pointer; one by a key has no position. */
type Pressed = Pick<MouseEvent, "clientX" | "clientY"> & { pointerType?: string };

export class Ui {
  chosen = $state<string[]>([]);
  panel = $state<Drawer>(null);
  /** The reason why the last action is not possible. */
  refused = $state.raw<{ text: string; why: Why | null } | null>(null);
  /** The typed rank that waits for its suit. */
  typed = $state("");
  /** True if the sheet was opened to show how the last deal is written. */
  isSheetWriting = $state(false);
  /** The number of the deal that is written and not summed up yet. */
  scoredDeal = $state<number | null>(null);
  /** An action that needs a second press. */
  unconfirmed = $state<string | null>(null);
  /** The finished deal that is shown. */
  lookback = $state.raw<Lookback | null>(null);
  /** True if the next card is played with its announcement. */
  announcing = $state(false);
  /** News that would be missed: the reason of a new deal, a refused claim. */
  news = $state("");
  /** The hint, and the question that it answers. */
  hint = $state.raw<{ prompt: number; hint: Hint } | null>(null);
  /** The choice that a guide marks. */
  advised = $state("");
  /** True while a hint is computed. */
  thinking = $state(false);
  /** The seat whose menu the owner opened. */
  managed = $state<number | null>(null);
  /** The number of chat messages that were seen. */
  seenMessages = $state(0);
  /** The latest chat message of another player, while it is shown at their seat. */
  saying = $state.raw<SayLine | null>(null);
  /** True if this page goes on to the next table as soon as it is known. */
  wantsRematch = $state(false);

  /** The time of the last played card, by the clock of the page. */
  #playedAt = -Infinity;
  /** The time of the last request to take back. */
  #undoAskedAt = -Infinity;
  /** The place and time of the last press of a card. */
  #lastPress = { x: 0, y: 0, at: -Infinity };

  /** `guided` removes the parts of the table around the felt. */
  constructor(
    readonly store: Table,
    readonly guided = false,
  ) {}

  open(panel: Exclude<Drawer, null>): void {
    if (this.guided && panel !== "last" && panel !== "talon") return;
    this.isSheetWriting = false;
    this.panel = this.panel === panel ? null : panel;
  }

  /** Open the owner's menu of a seat. */
  manage(seat: number): void {
    this.managed = seat;
    this.panel = "menu";
  }

  /** Show on the sheet what the last deal wrote. */
  showWriting(): void {
    this.open("sheet");
    this.isSheetWriting = true;
  }

  /** Show a finished deal from its beginning or its end. */
  async lookBack(number: number, last = false): Promise<void> {
    try {
      const deal = await fetchDeal(this.store.id, number);
      this.lookback = { deal, at: last ? deal.tricks.length : 0 };
    } catch (error) {
      this.#refuse("lookback", error);
    }
  }

  /** Return the finished deal before (-1) or after (1) the one that is shown, once the match is over. */
  neighbourDeal(by: number): number | null {
    const { table } = this.store;
    const at = table?.deals.findIndex(({ deal_no }) => deal_no === this.lookback?.deal.deal_no) ?? -1;
    return table?.stage === "finished" && at >= 0 ? (table.deals[at + by]?.deal_no ?? null) : null;
  }

  /** Go one trick forward or back, into the next deal once the match is over. */
  step(by: -1 | 1): void {
    if (!this.lookback) return;
    const on = stepBy(this.lookback, by);
    const deal = this.neighbourDeal(by);
    if (on.at !== this.lookback.at) this.lookback = on;
    else if (deal !== null) void this.lookBack(deal, by < 0);
  }

  /** Open the next deal, once, or the settlement. */
  openNextDeal(): void {
    const { table, busy } = this.store;
    if (table?.stage === "finished") this.scoredDeal = null;
    const mine = table?.me == null ? undefined : table.seats[table.me];
    if (table && waitsForReaders(table) && mine && !mine.ready && !busy) this.store.send({ type: "next" });
  }

  /** Ask for a rematch, or join one, and go to its table; if that was deleted meanwhile, the server opens another. */
  playAgain(): void {
    this.wantsRematch = true;
    if (this.store.table?.me != null) this.store.send({ type: "again", yes: true });
  }

  /** The next table to which this page goes on now; null if it stays. */
  get nextTable(): string | null {
    const { table } = this.store;
    return this.wantsRematch && !this.store.busy && table?.next && table.me !== null && table.next.accepted.includes(table.me) ? table.next.table : null;
  }

  /** The hint for the question that is open now. */
  get currentHint(): Hint | null {
    return this.hint && this.hint.prompt === this.store.prompt ? this.hint.hint : null;
  }

  /** The choice that the hint or a guide advises, "" if none or if all come to the same. */
  get #bestChoice(): string {
    const hint = this.currentHint?.cause.name === "any" ? null : this.currentHint;
    return this.advised || (hint?.choices[0]?.text ?? "");
  }

  /** Return true for the choice that is advised. */
  isAdvised(text: string): boolean {
    return this.#bestChoice === text;
  }

  /** Return true for a card that is advised to be played, discarded or given. */
  isAdvisedCard(card: string): boolean {
    if (!CARD_QUESTIONS.includes(this.store.view?.asks ?? "")) return false;
    return this.#bestChoice.split(/[ !]/).includes(card);
  }

  /** Request a hint, or close the one that is shown. */
  async requestHint(): Promise<void> {
    const { prompt, table } = this.store;
    if (this.currentHint) this.hint = null;
    else if (table?.may_hint && prompt !== null && !this.thinking) {
      this.thinking = true;
      try {
        this.hint = { prompt, hint: await fetchHint(this.store.id) };
      } catch (error) {
        this.#refuse("hint", error);
      } finally {
        this.thinking = false;
      }
    }
  }

  /** Show why a request was refused. */
  #refuse(text: string, error: unknown): void {
    this.refused = { text, why: error instanceof Refused ? error.why : null };
  }

  /** Close what is open, or lower the chosen cards. */
  escape(): void {
    if (this.typed) this.typed = "";
    else if (this.lookback) this.lookback = null;
    else if (this.panel) this.panel = null;
    else if (this.currentHint) this.hint = null;
    else if (this.unconfirmed) this.unconfirmed = null;
    else if (this.chosen.length) this.chosen = [];
    else this.refused = null;
  }

  /** Do one of the choices, or show why it is illegal. */
  act(text: string): void {
    const one = choice(this.store.view, text);
    if (!one) return;
    if (!one.legal) {
      this.refused = { text, why: one.why };
      return;
    }
    this.reset();
    this.store.move(text);
  }

  /** Do an important action at the second press; the first one asks for confirmation. */
  actOnSecondPress(text: string): void {
    if (this.unconfirmed !== text && choice(this.store.view, text)?.legal) this.unconfirmed = text;
    else this.act(text);
  }

  /** Do an action of one word; bold ones, and those with a question in the catalogue, need a second press. */
  answer(text: string): void {
    const bold = prefs.bold && this.store.view?.scene.bold.includes(text);
    if (bold || has(`sure-${text}`)) this.actOnSecondPress(text);
    else this.act(text);
  }

  /** Ask to take back the last decision, if possible; ignore an immediate second press. */
  undo(): void {
    if (!this.store.table?.may_undo.ok || (performance.now() - this.#undoAskedAt < CONFIRM_PAUSE_MS && !visit.hurry)) return;
    this.#undoAskedAt = performance.now();
    this.store.send({ type: "ask_undo" });
  }

  /** Do an action that needs no question, if it is legal; return true if it was. */
  actIfLegal(text: string): boolean {
    const may = this.store.view?.offers.some((one) => one.text === text && one.legal) ?? false;
    if (may) this.store.move(text);
    return may;
  }

  /** Handle a press of a card: raise it, lower it, or play it. */
  pressCard(card: string, { clientX: x, clientY: y, pointerType }: Pressed): void {
    const touch = pointerType === "touch";
    // The tap was meant for a card that lay here a moment ago.
    const last = this.#lastPress;
    this.#lastPress = { x, y, at: performance.now() };
    if (Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX && this.#lastPress.at - this.#playedAt < INPUT_PAUSE_MS && !visit.hurry) return;
    // Cards on the table must be seen before the next question is answered.
    if (this.store.shownTrick || this.store.shownDraw) this.store.showNext();
    else this.raiseOrPlay(card, touch);
  }

  /** Raise a card, lower it, or play it. */
  raiseOrPlay(card: string, touch: boolean): void {
    if ((this.store.shownTrick || this.store.shownDraw) && this.store.showNext()) return;
    const { view } = this.store;
    const panel = panelOf(view);
    if (panel === "discard") {
      const there = this.chosen.includes(card);
      this.chosen = there ? this.chosen.filter((one) => one !== card) : [...this.chosen, card].slice(-2);
      this.refused = null;
      return;
    }
    if (panel === "give") {
      this.chosen = this.chosen.includes(card) ? [] : [card];
      this.refused = null;
      return;
    }
    if (panel !== "cards") return;
    const said = this.announcing && choice(view, `${card}!`) ? `${card}!` : card;
    const twice = prefs.confirm === "always" || (prefs.confirm === "touch" && touch);
    if (twice && choice(view, said)?.legal && this.chosen[0] !== card) {
      this.chosen = [card];
      this.refused = null;
    } else {
      if (choice(view, said)?.legal) this.#playedAt = performance.now();
      this.act(said);
    }
  }

  /** Choose a card to be led with its announcement, or unchoose it. */
  announce(card: string): void {
    const chosen = this.announcing && this.chosen[0] === card;
    this.announcing = !chosen;
    this.chosen = chosen ? [] : [card];
    this.refused = null;
  }

  /** Give the chosen card to a seat. */
  give(seat: number): void {
    if (this.chosen.length === 1) this.act(`give ${this.chosen[0]} ${seat}`);
  }

  /** Discard the two chosen cards. */
  discard(): void {
    const { view } = this.store;
    const one = view && this.chosen.length === 2 ? discardOf(view, this.chosen) : undefined;
    if (one) this.act(one.text);
  }

  reset(): void {
    this.chosen = [];
    this.refused = null;
    this.unconfirmed = null;
    this.typed = "";
    this.announcing = false;
    if (this.panel === "claim" || this.panel === "last" || this.panel === "talon") this.panel = null;
  }
}
