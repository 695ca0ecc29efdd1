/** The parts that a guided deal shows instead of those of a table. */
import type { Snippet } from "svelte";
import type { Ui } from "./ui.svelte";

export interface Guide {
  bar: Snippet<[Ui]>; // above the felt
  side: Snippet<[Ui]>; // beside the felt
  note: Snippet<[Ui]>; // above the hand: the task
  actions: Snippet<[Ui]>; // buttons for hints and the solution
  after?: Snippet<[Ui]>; // in the place of the hand, after the end
  isSideOpen?: boolean; // whether `side` is shown where there is no room beside the felt
  turnText?: string; // stands in the turn line, if not empty
  advised?: string; // the choice that is marked on the felt
  onkey?: (event: KeyboardEvent) => boolean; // handles a key before the table does; true if it was used
}
