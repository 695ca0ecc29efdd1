/** The parts that a guided deal shows instead of those of a table. */
import type { Snippet } from "svelte";
import type { Ui } from "./ui.svelte";

export interface Guide {
  bar: Snippet<[Ui]>; // above the felt
  side: Snippet<[Ui]>; // beside it
  note: Snippet<[Ui]>; // above the hand: what is to be done
  actions: Snippet<[Ui]>; // what can be asked for
  after?: Snippet<[Ui]>; // in the place of the hand, once nothing more is to be done
}
