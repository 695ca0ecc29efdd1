/** The state of the user interface at the table: raised cards, open panels, typed keys. */
import { Refused } from "../lib/answers";
import { has } from "../lib/i18n";
import { prefs, visit } from "../lib/prefs.svelte";
import type { Table } from "../lib/table.svelte";
import type { Hint, Why } from "../lib/wire";
import { INPUT_PAUSE_MS } from "./inputPause";
import { fetchHint } from "./hint";
import { fetchDeal, stepBy, type Lookback } from "./lookback";
import { choice, discardOf, panelOf } from "./model";

/** The panel that is open beside or over the felt. */
type Drawer = "menu" | "claim" | "last" | "talon" | "keys" | "sheet" | "say" | null;

/** The largest distance of two presses at the same place, in pixels. */
const SAME_PLACE_PX = 40;
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
  writing = $state(false);
  /** The number of the deal that is written and not summed up yet. */
  scored = $state<number | null>(null);
  /** An action that needs a second press. */
  sure = $state<string | null>(null);
  /** The finished deal that is shown. */
  back = $state.raw<Lookback | null>(null);
  /** True if the next card is played with its announcement. */
  announcing = $state(false);
  /** News that would be missed: the reason of a new deal, a refused claim. */
  news = $state("");
  /** The hint, and the question that it answers. */
  hint = $state.raw<{ prompt: number; hint: Hint } | null>(null);
  /** True while a hint is computed. */
  thinking = $state(false);
  /** The number of chat messages that were seen. */
  heard = $state(0);

  /** The time of the last played card, by the clock of the page. */
  #put = -Infinity;
  /** The time of the last request to take back. */
  #undone = -Infinity;
  /** The place and time of the last press of a card. */
  #pressed = { x: 0, y: 0, at: -Infinity };

  /** `guided` removes the parts of the table around the felt. */
  constructor(
    readonly store: Table,
    readonly guided = false,
  ) {}

  open(panel: Exclude<Drawer, null>): void {
    if (this.guided && panel !== "last" && panel !== "talon") return;
    this.writing = false;
    this.panel = this.panel === panel ? null : panel;
  }

  /** Show on the sheet what the last deal wrote. */
  write(): void {
    this.open("sheet");
    this.writing = true;
  }

  /** Show a finished deal from its beginning or its end. */
  async lookBack(number: number, last = false): Promise<void> {
    const deal = await fetchDeal(this.store.id, number);
    if (deal) this.back = { deal, at: last ? deal.tricks.length : 0 };
  }

  /** Return the finished deal before (-1) or after (1) the one that is shown, once the match is over. */
  neighbour(by: number): number | null {
    const { table } = this.store;
    const at = table?.deals.findIndex(({ deal_no }) => deal_no === this.back?.deal.deal_no) ?? -1;
    return table?.stage === "finished" && at >= 0 ? (table.deals[at + by]?.deal_no ?? null) : null;
  }

  /** Go one trick forward or back, into the next deal once the match is over. */
  step(by: -1 | 1): void {
    if (!this.back) return;
    const on = stepBy(this.back, by);
    const deal = this.neighbour(by);
    if (on.at !== this.back.at) this.back = on;
    else if (deal !== null) void this.lookBack(deal, by < 0);
  }

  /** Open the next deal, once, or the settlement. */
  next(): void {
    const { table, busy } = this.store;
    if (table?.stage === "finished") this.scored = null;
    const mine = table?.me == null ? undefined : table.seats[table.me];
    if (table?.waiting === "next" && mine && !mine.ready && !busy) this.store.send({ type: "next" });
  }

  /** The hint for the question that is open now. */
  get hinted(): Hint | null {
    return this.hint && this.hint.prompt === this.store.prompt ? this.hint.hint : null;
  }

  /** Request a hint, or close the one that is shown. */
  async ask(): Promise<void> {
    const { prompt, table } = this.store;
    if (this.hinted) this.hint = null;
    else if (table?.may_hint && prompt !== null && !this.thinking) {
      this.thinking = true;
      try {
        this.hint = { prompt, hint: await fetchHint(this.store.id) };
      } catch (error) {
        this.refused = { text: "hint", why: error instanceof Refused ? error.why : null };
      } finally {
        this.thinking = false;
      }
    }
  }

  /** Close what is open, or lower the chosen cards. */
  escape(): void {
    if (this.typed) this.typed = "";
    else if (this.back) this.back = null;
    else if (this.panel) this.panel = null;
    else if (this.hinted) this.hint = null;
    else if (this.sure) this.sure = null;
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
  twice(text: string): void {
    if (this.sure !== text && choice(this.store.view, text)?.legal) this.sure = text;
    else this.act(text);
  }

  /** Do an action of one word; bold ones, and those with a question in the catalogue, need a second press. */
  say(text: string): void {
    const bold = prefs.bold && this.store.view?.scene.bold.includes(text);
    if (bold || has(`sure-${text}`)) this.twice(text);
    else this.act(text);
  }

  /** Ask to take back the last decision, if possible; ignore an immediate second press. */
  undo(): void {
    if (!this.store.table?.may_undo.ok || (performance.now() - this.#undone < INPUT_PAUSE_MS && !visit.hurry)) return;
    this.#undone = performance.now();
    this.store.send({ type: "ask_undo" });
  }

  /** Do an action that needs no question, if it is legal; return true if it was. */
  offer(text: string): boolean {
    const may = this.store.view?.offers.some((one) => one.text === text && one.legal) ?? false;
    if (may) this.store.move(text);
    return may;
  }

  /** Handle a press of a card: raise it, lower it, or play it. */
  press(card: string, { clientX: x, clientY: y, pointerType }: Pressed): void {
    const touch = pointerType === "touch";
    // The tap was meant for a card that lay here a moment ago.
    const last = this.#pressed;
    this.#pressed = { x, y, at: performance.now() };
    if (Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX && this.#pressed.at - this.#put < INPUT_PAUSE_MS && !visit.hurry) return;
    // Cards on the table must be seen before the next question is answered.
    if (this.store.resting || this.store.drawn) this.store.seen();
    else this.take(card, touch);
  }

  /** Raise a card, lower it, or play it. */
  take(card: string, touch: boolean): void {
    if ((this.store.resting || this.store.drawn) && this.store.seen()) return;
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
      if (choice(view, said)?.legal) this.#put = performance.now();
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
    this.sure = null;
    this.typed = "";
    this.announcing = false;
    if (this.panel === "claim" || this.panel === "last" || this.panel === "talon") this.panel = null;
  }
}
