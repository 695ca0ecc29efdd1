/** How one game looks at the table beyond what its scene and its words say. Everything in it may be left out. */
import type { Component } from "svelte";
import type { Seen } from "../lib/table.svelte";
import type { TableView } from "../lib/wire";
import type { Ui } from "../table/ui.svelte";

export interface PanelProps {
  view: Seen;
  table: TableView;
  ui: Ui;
  busy: boolean;
}

export interface Special {
  /** Panels for questions that need more than buttons with words. */
  panels?: Record<string, Component<PanelProps>>;
  /** Something that may be added to a card when it is played; shown above the hand. */
  extras?: Component<PanelProps>;
  /** What the keys say, by question. */
  keys?(view: Seen, question: string): Record<string, string>;
  /** Other test ids of answers than their words. */
  hooks?: Readonly<Record<string, string>>;
  /** Roles that no plate names. */
  untold?: readonly string[];
  /** The sign of something noted beside a name. */
  sign?(mark: string, count: number): string;
  /** Whether what was named stands below the bids only where it is more than what was bid. */
  announced?: boolean;
}
