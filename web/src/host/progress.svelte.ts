/** How far the host has started, and why it stopped. */
import type { Failure } from "./messages";

export class Progress {
  /** The bytes that were loaded. */
  bytes = $state(0);
  failure = $state<Failure | null>(null);
  /** The error, as the browser says it. */
  text = $state("");
  /** False if what is played is lost with the page. */
  isStored = $state(true);
  /** Start again; with `true`, take the storage from the other tab. */
  restart: (takeOver: boolean) => void = () => {};

  constructor(readonly allBytes: number) {}

  reset(restart: (takeOver: boolean) => void): void {
    this.bytes = 0;
    this.failure = null;
    this.restart = restart;
  }
}
