/** The progress of the start of the host. */
export class Progress {
  /** The bytes that were loaded. */
  bytes = $state(0);
  isReady = $state(false);
  /** False if what is played is lost with the page. */
  isStored = $state(true);

  constructor(readonly allBytes: number) {}
}
