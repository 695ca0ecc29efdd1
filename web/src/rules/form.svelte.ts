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
  all = $state.raw<Catalogue | null>(null);
  base = $state("");
  values = $state.raw<Record<string, string>>({});
  /** The server's last answer about consistent rules. */
  said = $state.raw<RulesRead | null>(null);
  /** Why the current values are inconsistent; they stay as they were set. */
  trouble = $state.raw<Trouble | null>(null);
  /** True while an answer is awaited. */
  busy = $state(false);
  #asked = 0;

  constructor(readonly game = usualGame()) {}

  readonly #before = $derived(this.#valuesOf(this.base));

  get preset() {
    return this.all?.presets.find(({ name }) => name === this.base);
  }
  /** True if the server has accepted the current values. */
  get settled(): boolean {
    return !this.busy && !this.trouble && this.said !== null;
  }
  /** The options that differ from the preset, in order. */
  get changed(): Option[] {
    return this.all?.options.filter(({ name }) => name in this.values && this.values[name] !== this.#before[name]) ?? [];
  }
  /** Return the value of an option in the preset. */
  was(name: string): string {
    return this.#before[name] ?? "";
  }
  /** Return the rules as a text: the preset and the changes. */
  get text(): string {
    // A named option resets others; those that keep their values must then be named too.
    const changed = new Set(this.changed.flatMap(({ name, resets }) => [name, ...resets]));
    const named = this.all?.options.filter(({ name, default: usual }) => changed.has(name) && (this.values[name] !== usual || this.values[name] !== this.was(name))) ?? [];
    return [this.base, ...named.map(({ name }) => `${name}=${this.values[name]}`)].join("; ");
  }

  /** Start with the rules of a text; if it is invalid, with the first preset. */
  async load(text: string): Promise<void> {
    this.all = await fetchCatalogue(this.game);
    const first = this.all.presets[0]!.name;
    if (await this.#ask(text || first, null)) return;
    this.base = first;
    this.values = this.#valuesOf(first);
    this.said = await readRules(first, "", this.game);
  }

  /** Fetch the texts in another language. */
  async speak(): Promise<void> {
    this.all = await fetchCatalogue(this.game);
    if (this.trouble) await this.#check(this.trouble.name);
  }

  /** Set an option; options that qualify it and were not set return to their defaults. */
  set(name: string, value: string): Promise<void> {
    const back = value === this.was(name);
    const { resets } = this.#option(name);
    const untouched = resets.filter((one) => this.values[one] === this.was(one));
    const reset = untouched.map((one) => [one, back ? this.was(one) : this.#option(one).default]);
    this.values = { ...this.values, ...Object.fromEntries(reset), [name]: value };
    return this.#check(name);
  }

  undo(name: string): Promise<void> {
    return this.set(name, this.was(name));
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
    return this.all!.options.find((one) => one.name === name)!;
  }

  #valuesOf(preset: string): Record<string, string> {
    const usual = Object.fromEntries(this.all?.options.map((one) => [one.name, one.default]) ?? []);
    return { ...usual, ...this.all?.presets.find(({ name }) => name === preset)?.options };
  }

  async #check(name: string | null): Promise<void> {
    await this.#ask(this.text, name, this.base);
  }

  /** Ask for the meaning of a text; only the latest request counts. */
  async #ask(text: string, name: string | null, base = ""): Promise<boolean> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const said = await readRules(text, base, this.game);
      if (asked !== this.#asked) return true;
      this.said = said;
      this.base = said.base;
      this.values = said.values;
      this.trouble = null;
    } catch (error) {
      if (asked !== this.#asked) return true;
      const clause = error instanceof Refused ? (error.why?.clause ?? "") : "";
      this.trouble = { name, text: error instanceof Error ? error.message : String(error), clause };
      return false;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
    return true;
  }
}
