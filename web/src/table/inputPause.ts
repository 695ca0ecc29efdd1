/** New elements ignore input for a moment, so that a tap meant for their predecessor does nothing. */
import type { Attachment } from "svelte/attachments";
import { visit } from "../lib/prefs.svelte";
import "./inputPause.css";

/** Time for which new elements ignore input, in milliseconds. */
export const INPUT_PAUSE_MS = 250;
/** The same for elements that confirm an important action, or take one back. */
export const CONFIRM_PAUSE_MS = 600;

const blockEvent = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Ignore input in a part of the page whenever its buttons change; `what` describes them, "" for no change. `confirms` if
 * one of them confirms an important action.
 */
export function pauseInput(what: string, confirms = false): Attachment<HTMLElement> {
  return (node) => {
    if (visit.hurry || !what) return;
    node.dataset.calm = "";
    node.addEventListener("click", blockEvent, true);
    const wake = (): void => {
      delete node.dataset.calm;
      node.removeEventListener("click", blockEvent, true);
    };
    const timer = setTimeout(wake, confirms ? CONFIRM_PAUSE_MS : INPUT_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      wake();
    };
  };
}

/** Return true if the felt changed a moment ago, so that keys are ignored. */
export const isInputPaused = (): boolean => document.querySelector("main [data-calm]") !== null;
