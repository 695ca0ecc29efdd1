/** What one game alone needs at the table. Everything in it may be left out: the engine's words are enough to play. */
import type { Component } from "svelte";
import type { Lang, Overlay, Sentence, TermId, Tongue } from "../lib/i18n";
import type { Choice, Deal, Num, TableView, View } from "../lib/protocol";
import type { Words } from "../table/strings";
import type { Ui } from "../table/ui.svelte";

export interface PanelProps {
  view: View;
  table: TableView;
  ui: Ui;
  busy: boolean;
}

/** A column of the score: the game's word for it and a figure for each seat. */
export interface Column {
  account: string;
  term?: TermId;
  of: readonly Num[];
}

export interface Special {
  words: Partial<Record<Tongue, Overlay<Words>>>;
  errors?: Partial<Record<Lang, Record<string, Sentence>>>;
  /** The ranks from low to high. */
  ranks?: string;
  /** What this viewer is asked, where that is more than the engine's word for it. */
  question?(view: View): string | null;
  /** Which of the words of the turn line fits this question. */
  line?(view: View, question: string): string;
  /** The same of a question to another. */
  other?(view: View): string | undefined;
  /** Panels for questions that need more than buttons with words. */
  panels?: Record<string, Component<PanelProps>>;
  /** Something that may be added to a card when it is played; shown above the hand. */
  extras?: Component<PanelProps>;
  /** Bids that are words, from low to high: they keep their places in the box of bids. */
  ladder?: readonly string[];
  /** Bids of the grid that this table does not have. */
  lacks?(view: View): readonly string[];
  /** The words that have a button in that box; otherwise all that can be said at this table. */
  said?(view: View, naming: boolean): string[];
  /** Whether the box keeps its place while others bid. */
  standing?: boolean;
  /** What is said here for a word, where that follows from the rules of the table. */
  word?(text: string, view: View): string | null;
  /** The words of a question that are offered, where not all of its choices are for this table. */
  offered?(choice: Choice): boolean;
  /** In which order the answers stand, the careful one first. */
  answers?: readonly string[];
  /** Other test ids of answers than their words. */
  hooks?: Readonly<Record<string, string>>;
  /** What is given up for good: it is asked for twice. */
  twice?: readonly string[];
  /** What the keys say, by question. */
  keys?(view: View, question: string): Record<string, string>;
  /** A line of the log, without its name, that only this game writes. */
  logged?(text: string, me: boolean, name: (seat: number) => string): string | null;
  /** What a choice brings or costs, in lines. */
  notes?(choice: Choice, view: View, table: TableView, w: Words): string[];
  columns?(view: View, table: TableView): Column[];
  /** The signs beside the name of a player on the score, each with what it means. */
  marks?(view: View, seat: number, w: Words): { sign: string; meaning: string }[];
  /** Whether the rest of the tricks can be divided by agreement; it can where nothing is said. */
  claims?: boolean;
  /** Whether a seat keeps its cards face down out of the play. */
  dropped?(view: View, seat: number): boolean;
  /** Whether tricks are not wanted, so that the hand is held from low to high. */
  rising?(view: View): boolean;
  /** Whose the card of the talon is that leads a trick. */
  talonOwner?(view: View): number | null;
  /** Whether the talon was refused and lies face up until the deal is over. */
  thrown?(view: View): boolean;
  /** Whether a hand would be laid open for another to play, while that one's own stays closed. */
  dummy?(view: View): boolean;
  /** Who plays the open cards of another. */
  master?(view: View, seat: number): number | null;
  /** The key of what this moment is about, in `words.coach`. */
  lesson?(view: View, me: number): string | null;
  /** What a deal came to; otherwise told by its result. */
  outcome?(deal: Deal, table: TableView, w: Words): string | null;
  /** Whether the contract is what was bid, and nothing was named. */
  unnamed?(view: View): boolean;
  /** Whether what is said during the play stands below the bids, though nothing was named. */
  announced?: boolean;
  /** What is played, in a sentence, and how far it is; otherwise told by the contract. */
  playing?(view: View, table: TableView, w: Words): { sentence?: string; below?: string; term?: TermId } | null;
  /** The causes and contracts that the glossary explains. */
  terms?: Readonly<Record<string, TermId>>;
}
