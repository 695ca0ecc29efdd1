/** Show the client of a site, and start its host meanwhile. */
import { mount, unmount, type Component } from "svelte";
import { download } from "../lib/files";
import { fetchFonts } from "../lib/fonts";
import { fetchWords } from "../lib/i18n";
import { keepFiles } from "../lib/keepFiles";
import { correctLinks, FILES_ELEMENT } from "../lib/site";
import { request, useTransport } from "../lib/transport";
import { HostClient } from "./client";
import LoadingBar from "./LoadingBar.svelte";
import type { SiteFiles } from "./messages";
import { Progress } from "./progress.svelte";
import Stopped from "./Stopped.svelte";

/** Download the answer of the host where a link would ask a server for a file. */
function downloadAnswer(event: MouseEvent): void {
  const address = (event.target as Element | null)?.closest("a[download]")?.getAttribute("href") ?? "";
  if (!address.startsWith("/api/")) return;
  event.preventDefault();
  void request(address).then(async (answer) => {
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    download(name ?? address.split("/").at(-1)!, await answer.blob());
  });
}

/** Show the client and the progress of its host in `target`; where the host stops, the reason. */
export async function start(target: HTMLElement, App: Component): Promise<void> {
  const files = JSON.parse(document.getElementById(FILES_ELEMENT)!.textContent) as SiteFiles;
  const allBytes = Object.values(files.host).reduce((sum, { bytes }) => sum + bytes, 0);
  let shown: Record<string, unknown>[] = [];
  const clear = (): void => {
    for (const one of shown) void unmount(one);
  };
  const begin = (takeOver: boolean): void => {
    clear();
    const progress = new Progress(allBytes);
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const client = new HostClient(worker, files, document.baseURI, {
      onLoaded: (bytes) => (progress.bytes = bytes),
      onReady: (isStored) => {
        progress.isStored = isStored;
        progress.isReady = true;
        if (isStored) void navigator.storage?.persist?.();
        keepFiles("./worker.js");
      },
      onStopped: (why, text) => {
        clear();
        shown = [mount(Stopped, { target, props: { why, text, takeOver: () => begin(true) } })];
      },
    });
    client.start(takeOver);
    useTransport(client);
    shown = [mount(App, { target }), mount(LoadingBar, { target, props: { progress } })];
  };
  correctLinks();
  document.addEventListener("click", downloadAnswer);
  await Promise.all([fetchWords(), fetchFonts()]);
  begin(false);
}
