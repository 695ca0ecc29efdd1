/** One sheet on this device: it changes at once, and its figures follow when the server answers. */

import { lang, joinItems } from "../lib/i18n";
import { ServerAway, isUnshared, shareSheet, updateShared, fetchScore, unshareSheet } from "./api";
import { keyOf, setMinutes } from "./corrections";
import { parseResult, nextDealer } from "./entry";
import { chosenParts } from "./dealTexts";
import type { EntryForm, ScoredDocument } from "../lib/wire";
import { withChange, loadSheet, loadAnswer, redoChange, saveAnswer, saveSheet, undoChange, watchSheet, type Kept, type MatchDoc, type Written } from "./sheetStore";

const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000]; // milliseconds until the server is asked again

/** The server's last answer and the keys of its deals; `forms` has an entry form by dealer. */
interface Memory {
  lang: string;
  deals: string[];
  answer: ScoredDocument;
  forms: Record<number, EntryForm>;
}

export class Keeper {
  kept = $state.raw<Kept | null>(null);
  answer = $state.raw<ScoredDocument | null>(null);
  form = $state("classic");
  /** True while the server does not answer. */
  isServerAway = $state(false);
  /** The reason why the server refuses the sheet as a whole, "" if it does not. */
  refusal = $state("");
  /** True if entries are stored in this browser. */
  isStored = $state(true);
  #answeredKeys = $state.raw<string[]>([]); // the keys of the deals in the answer
  #forms = $state.raw<Record<number, EntryForm>>({});
  #asking: AbortController | null = null;
  #tries = 0;
  #timer: number | undefined;
  #stop: (() => void)[] = [];

  constructor(readonly id: string) {
    this.kept = loadSheet(id);
    const memory = loadAnswer<Memory>(id);
    // An older version of the page may have stored less than this one draws.
    if (memory?.lang === lang() && memory.answer.removed) {
      this.answer = memory.answer;
      this.#answeredKeys = memory.deals;
      this.#forms = memory.forms;
    }
  }

  get deals(): string[] {
    return this.kept?.record.deals.map(({ result }) => result) ?? [];
  }

  /** The number of deals, from the first, whose figures are known. */
  get knownCount(): number {
    const deals = this.kept?.record.deals ?? [];
    const other = deals.findIndex((deal, i) => keyOf(deal) !== this.#answeredKeys[i]);
    return other < 0 ? deals.length : other;
  }

  /** True if the answer belongs to the current sheet. */
  get isCurrent(): boolean {
    const { deals } = this;
    const { finish = false, removed = [] } = this.kept?.record ?? {};
    if (this.answer && this.answer.removed.map(({ words }) => words).join("\n") !== removed.join("\n")) return false;
    return this.answer !== null && this.knownCount === deals.length && this.#answeredKeys.length === deals.length && this.answer.finish === finish;
  }

  /** The dealers of all deals and of the next: from the server, else from its last forms. */
  get dealers(): (number | undefined)[] {
    const { answer, deals, knownCount: known } = this;
    const found: (number | undefined)[] = [];
    for (let at = 0; at <= deals.length; at++) {
      // The deal after the known ones has the same dealer as before the change.
      const told = at > known ? undefined : (answer?.deals[at]?.dealer ?? (at === this.#answeredKeys.length ? answer?.next?.dealer : undefined));
      found.push(told ?? (at ? this.#after(found[at - 1], deals[at - 1]!) : this.kept?.record.dealer));
    }
    return found;
  }

  #after(dealer: number | undefined, result: string): number | undefined {
    const form = this.#forms[dealer ?? -1];
    return form && nextDealer({ ...form, number: 0 }, parseResult(form, result));
  }

  /** The form for the next deal: the server's, or the one of that dealer that it sent before. */
  get entry(): EntryForm | null {
    const { answer, deals } = this;
    if (!answer || (this.isCurrent && !answer.problem)) return answer?.entry ?? null;
    const form = this.#forms[this.dealers[deals.length] ?? -1] ?? answer.entry;
    return form && { ...form, number: deals.length + 1 };
  }

  /** Return a deal in our own words, until the server has answered for it. */
  dealText(at: number): string {
    const result = this.deals[at] ?? "";
    const form = this.#forms[this.dealers[at] ?? -1];
    if (!form) return result;
    return joinItems(chosenParts(form, parseResult(form, result), this.kept!.record.seats).map(({ text }) => text)) || result;
  }

  /**
   * Ask the server, and again whenever it is back or another page changed the sheet; return a function that stops
   * this.
   */
  start(): () => void {
    const online = (): void => {
      this.#tries = 0; // the network may need a moment
      void this.fetchFigures();
    };
    addEventListener("online", online);
    this.#stop = [
      () => removeEventListener("online", online),
      watchSheet(this.id, () => {
        this.kept = loadSheet(this.id) ?? this.kept;
        void this.fetchFigures();
      }),
    ];
    void this.fetchFigures();
    return () => {
      for (const stop of this.#stop) stop();
      this.#asking?.abort();
      clearTimeout(this.#timer);
    };
  }

  write(now: Partial<Written>): void {
    if (this.kept) this.#change(withChange(this.kept, now));
  }
  undo(): void {
    if (this.kept) this.#change(undoChange(this.kept));
  }
  redo(): void {
    if (this.kept) this.#change(redoChange(this.kept));
  }

  /** Return the minutes played at a time in milliseconds, never fewer than are written. */
  minutes(at: number): number {
    const written = Math.max(0, ...(this.kept?.record.deals ?? []).map(({ clock }) => clock ?? 0));
    return Math.max(written, Math.floor((at - (this.kept?.began ?? at)) / 60_000));
  }

  /** Set the clock of play; deals that ended later are changed to end now. */
  setMinutes(minutes: number): void {
    if (!this.kept) return;
    this.#store({ ...this.kept, began: Date.now() - minutes * 60_000 });
    if (minutes < (this.answer?.time?.played ?? 0)) this.write(setMinutes(this.kept.record, minutes));
  }

  /** Start to share the sheet. */
  async share(): Promise<void> {
    if (!this.kept || this.kept.live) return;
    const { record, changed } = this.kept;
    const live = await shareSheet(record);
    this.#store({ ...this.kept, live: { ...live, at: changed } });
    void this.fetchFigures();
  }

  /** Stop sharing the sheet. */
  async unshare(): Promise<void> {
    if (!this.kept?.live) return;
    await unshareSheet(this.kept.live);
    this.#store({ ...this.kept, live: null });
  }

  #change(kept: Kept): void {
    this.#store(kept);
    void this.fetchFigures();
  }

  #store(kept: Kept): void {
    this.kept = kept;
    this.isStored = saveSheet(kept);
  }

  /** Request the figures of the current sheet. */
  async fetchFigures(): Promise<void> {
    if (!this.kept) return;
    this.#asking?.abort();
    clearTimeout(this.#timer);
    const asking = (this.#asking = new AbortController());
    const { record } = this.kept;
    const spoken = lang();
    try {
      const answer = await fetchScore(record, { form: this.form, signal: asking.signal });
      this.answer = answer;
      this.#answeredKeys = record.deals.map(keyOf);
      this.#storeAnswer(spoken);
      this.isServerAway = false;
      this.refusal = "";
      this.#tries = 0;
      await this.#updateShared();
      await this.#fetchForms(record, spoken, asking.signal);
    } catch (error) {
      if (asking.signal.aborted) return;
      this.isServerAway = error instanceof ServerAway;
      this.refusal = error instanceof ServerAway ? "" : error instanceof Error ? error.message : String(error);
      if (this.isServerAway) this.#timer = window.setTimeout(() => void this.fetchFigures(), RETRY_DELAYS_MS[Math.min(this.#tries++, RETRY_DELAYS_MS.length - 1)]);
    }
  }

  /** Fetch a form for each dealer, for when the server is away. */
  async #fetchForms(record: MatchDoc, spoken: string, signal: AbortSignal): Promise<void> {
    for (const dealer of record.seats.keys()) {
      if (this.#forms[dealer]) continue;
      const start = (await fetchScore({ ...record, dealer, deals: [], removed: [], finish: false }, { signal })).entry;
      if (start) this.#forms = { ...this.#forms, [dealer]: start };
      this.#storeAnswer(spoken);
    }
  }

  /** Store the server's answer, for when it is away. */
  #storeAnswer(spoken: string): void {
    const answer = this.answer!;
    const forms = loadAnswer<Memory>(this.id)?.lang === spoken ? this.#forms : {};
    this.#forms = answer.entry ? { ...forms, [answer.entry.dealer]: answer.entry } : forms;
    saveAnswer(this.id, { lang: spoken, deals: this.#answeredKeys, answer, forms: this.#forms } satisfies Memory);
  }

  /** Send the changes to the shared sheet. */
  async #updateShared(): Promise<void> {
    const { live, record, changed } = this.kept!;
    if (!live || live.at === changed) return;
    try {
      const revision = await updateShared(record, live);
      this.#store({ ...this.kept!, live: { ...live, revision, at: changed } });
    } catch (error) {
      if (!isUnshared(error)) throw error;
      this.#store({ ...this.kept!, live: null });
    }
  }

  /** Return the form to enter deal `at` (from 0) again, or a new deal before it. */
  async formAt(at: number): Promise<EntryForm | null> {
    const { record } = this.kept!;
    try {
      return (await fetchScore({ ...record, deals: record.deals.slice(0, at), removed: [], finish: false })).entry;
    } catch (error) {
      if (!(error instanceof ServerAway)) throw error;
      const form = this.#forms[this.dealers[at] ?? -1];
      return form ? { ...form, number: at + 1 } : null;
    }
  }
}
