/** New elements ignore input for a moment, so that a tap meant for their predecessor does nothing. */
import type { Attachment } from "svelte/attachments";
import { visit } from "../lib/prefs.svelte";
import "./inputPause.css";

/** Time for which new elements ignore input, in milliseconds. */
export const CALM_MS = 600;

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Ignore input in a part of the page whenever its buttons change; `what` describes them, "" for no change. */
export function calm(what: string): Attachment<HTMLElement> {
  return (node) => {
    if (visit.hurry || !what) return;
    node.dataset.calm = "";
    node.addEventListener("click", stop, true);
    const wake = (): void => {
      delete node.dataset.calm;
      node.removeEventListener("click", stop, true);
    };
    const timer = setTimeout(wake, CALM_MS);
    return () => {
      clearTimeout(timer);
      wake();
    };
  };
}

/** Return true if the felt changed a moment ago, so that keys are ignored. */
export const calming = (): boolean => document.querySelector("main [data-calm]") !== null;
