/** Keep the client's files in this browser by its service worker, so that it opens without a network. */
export function keepFiles(worker: string): void {
  // Over plain HTTP, except on this computer, a browser has no service workers: then nothing is kept.
  if (import.meta.env.PROD) navigator.serviceWorker?.register(worker).catch(() => {});
}
