/** The look of one game beyond its scene and words. Every part is optional. */
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

export interface GameParts {
  /** Panels for questions that need more than buttons with words. */
  panels?: Record<string, Component<PanelProps>>;
  /** An addition to a played card; shown above the hand. */
  extras?: Component<PanelProps>;
  /** Return the actions of keys for a question. */
  keys?(view: Seen, question: string): Record<string, string>;
  /** Test ids of answers that differ from their words. */
  hooks?: Readonly<Record<string, string>>;
  /** Roles that are not shown on plates. */
  untold?: readonly string[];
  /** Return the sign of a mark beside a name. */
  sign?(mark: string, count: number): string;
  /** True if a named contract is shown below the bids only if it is higher than the bid. */
  announced?: boolean;
}
