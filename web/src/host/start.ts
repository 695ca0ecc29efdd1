/** Start the host in this browser, and the client once it is ready. */
import { mount, unmount, type Component } from "svelte";
import { download } from "../lib/files";
import { fetchFonts } from "../lib/fonts";
import { keepFiles } from "../lib/keepFiles";
import { fetchWords } from "../lib/i18n";
import { FILES_ELEMENT, correctLinks } from "../lib/site";
import { request, useTransport } from "../lib/transport";
import { HostClient } from "./client";
import Loading from "./Loading.svelte";
import type { HostFiles } from "./messages";
import { Progress } from "./progress.svelte";

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

/** Show the progress in `target`, then the client; show why where the host stops. */
export async function start(target: HTMLElement, App: Component): Promise<void> {
  const files = JSON.parse(document.getElementById(FILES_ELEMENT)!.textContent) as HostFiles;
  const progress = new Progress(Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0));
  let shown: Record<string, unknown> | null = null;
  const show = (component: Component<{ progress: Progress }> | Component): void => {
    if (shown) void unmount(shown);
    shown = mount(component as Component<{ progress: Progress }>, { target, props: { progress } });
  };
  const begin = (takeOver: boolean): void => {
    progress.reset(begin);
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const client = new HostClient(worker, {
      onLoaded: (bytes) => (progress.bytes = bytes),
      onReady: (isStored) => {
        progress.isStored = isStored;
        useTransport(client);
        if (isStored) void navigator.storage?.persist?.();
        show(App);
        keepFiles("./worker.js");
      },
      onStopped: (why, text) => {
        progress.failure = why;
        progress.text = text;
        show(Loading);
      },
    });
    client.start(files, document.baseURI, takeOver);
    show(Loading);
  };
  correctLinks();
  document.addEventListener("click", downloadAnswer);
  await Promise.all([fetchWords(), fetchFonts()]);
  begin(false);
}
