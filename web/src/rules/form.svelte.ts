/** The rules while somebody edits them: a preset, and every value chosen so far. */

import type { Catalogue, Option, RulesRead } from "../lib/wire";
import { Refused } from "../lib/answers";
import { fetchCatalogue, readRules, usualGame } from "./api";

export interface Trouble {
  name: string | null; // the option that was just changed
  text: string;
  clause: string;
}

export class Form {
  catalogue = $state.raw<Catalogue | null>(null);
  base = $state("");
  values = $state.raw<Record<string, string>>({});
  /** The server's last answer about consistent rules. */
  answer = $state.raw<RulesRead | null>(null);
  /** The reason why the current values are inconsistent; they stay as they were set. */
  trouble = $state.raw<Trouble | null>(null);
  /** True while an answer is awaited. */
  busy = $state(false);
  #requestCount = 0;

  constructor(readonly game = usualGame()) {}

  readonly #presetValues = $derived(this.#valuesOf(this.base));

  get preset() {
    return this.catalogue?.presets.find(({ name }) => name === this.base);
  }
  /** True if the server has accepted the current values. */
  get isAccepted(): boolean {
    return !this.busy && !this.trouble && this.answer !== null;
  }
  /** The options that differ from the preset, in order. */
  get changedOptions(): Option[] {
    return this.catalogue?.options.filter(({ name }) => name in this.values && this.values[name] !== this.#presetValues[name]) ?? [];
  }
  /** Return the value of an option in the preset. */
  presetValue(name: string): string {
    return this.#presetValues[name] ?? "";
  }
  /** Return the rules as a text: the preset and the changes. */
  get text(): string {
    // A named option resets others; those that keep their values must then be named too.
    const changed = new Set(this.changedOptions.flatMap(({ name, resets }) => [name, ...resets]));
    const named = this.catalogue?.options.filter(({ name, default: usual }) => changed.has(name) && (this.values[name] !== usual || this.values[name] !== this.presetValue(name))) ?? [];
    return [this.base, ...named.map(({ name }) => `${name}=${this.values[name]}`)].join("; ");
  }

  /** Start with the rules of a text; if it is invalid, with the first preset. */
  async load(text: string): Promise<void> {
    this.catalogue = await fetchCatalogue(this.game);
    const first = this.catalogue.presets[0]!.name;
    if (await this.#submit(text || first, null)) return;
    this.base = first;
    this.values = this.#valuesOf(first);
    this.answer = await readRules(first, "", this.game);
  }

  /** Fetch the texts in another language. */
  async reloadTexts(): Promise<void> {
    this.catalogue = await fetchCatalogue(this.game);
    if (this.trouble) await this.#check(this.trouble.name);
  }

  /** Set an option; options that qualify it and were not set return to their defaults. */
  set(name: string, value: string): Promise<void> {
    const back = value === this.presetValue(name);
    const { resets } = this.#option(name);
    const untouched = resets.filter((one) => this.values[one] === this.presetValue(one));
    const reset = untouched.map((one) => [one, back ? this.presetValue(one) : this.#option(one).default]);
    this.values = { ...this.values, ...Object.fromEntries(reset), [name]: value };
    return this.#check(name);
  }

  undo(name: string): Promise<void> {
    return this.set(name, this.presetValue(name));
  }

  /** Select a preset without changes. */
  choose(preset: string): Promise<void> {
    this.base = preset;
    this.values = this.#valuesOf(preset);
    return this.#check(null);
  }

  /** Apply my changes of the old rules to new rules that others made meanwhile. */
  async rebase(from: Record<string, string>, text: string): Promise<void> {
    const mine = Object.entries(this.values).filter(([name, value]) => from[name] !== value);
    await this.load(text);
    if (!mine.length) return;
    this.values = { ...this.values, ...Object.fromEntries(mine) };
    await this.#check(mine.at(-1)![0]);
  }

  #option(name: string): Option {
    return this.catalogue!.options.find((one) => one.name === name)!;
  }

  #valuesOf(preset: string): Record<string, string> {
    const usual = Object.fromEntries(this.catalogue?.options.map((one) => [one.name, one.default]) ?? []);
    return { ...usual, ...this.catalogue?.presets.find(({ name }) => name === preset)?.options };
  }

  async #check(name: string | null): Promise<void> {
    await this.#submit(this.text, name, this.base);
  }

  /** Ask for the meaning of a text; only the latest request counts. */
  async #submit(text: string, name: string | null, base = ""): Promise<boolean> {
    const asked = ++this.#requestCount;
    this.busy = true;
    try {
      const said = await readRules(text, base, this.game);
      if (asked !== this.#requestCount) return true;
      this.answer = said;
      this.base = said.base;
      this.values = said.values;
      this.trouble = null;
    } catch (error) {
      if (asked !== this.#requestCount) return true;
      const clause = error instanceof Refused ? (error.why?.clause ?? "") : "";
      this.trouble = { name, text: error instanceof Error ? error.message : String(error), clause };
      return false;
    } finally {
      if (asked === this.#requestCount) this.busy = false;
    }
    return true;
  }
}
