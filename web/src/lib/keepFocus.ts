/** The focus of the keyboard is never lost: when the focused element goes, its neighbour or the page takes the focus. */

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]";

let lastFocused: HTMLElement | null = null;
let lastParent: Element | null = null;
let usesKeyboard = false;
/** The element that took the focus in place of one that went. */
let substitute: Element | null = null;

/** Return true if a new question may take the focus: nothing has it, or only what took it in place of something else. */
export const isFocusFree = (): boolean => document.activeElement === document.body || document.activeElement === substitute;

const isShown = (one: Element): boolean => one.getClientRects().length > 0;

/** Return true if an element can still have the focus. */
const isUsable = (one: HTMLElement): boolean => one.isConnected && isShown(one) && !one.matches(":disabled");

/** Return what takes the focus: something beside the element that went, unless that is for the page; else its main part. */
function findSubstitute(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>("main");
  if (!lastParent?.isConnected || !isShown(lastParent) || lastParent.matches("[data-focus=page]")) return main;
  const beside = [...lastParent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  return beside.find((one) => one.tabIndex >= 0) ?? main;
}

function restoreFocus(): void {
  if (!usesKeyboard || !lastFocused || document.activeElement !== document.body || isUsable(lastFocused)) return;
  const next = findSubstitute();
  if (!next) return; // the next page is still to come
  if (next.tabIndex < 0 && !next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
  substitute = next;
}

/** Keep the focus from now on, if the keyboard was used last; return a function that stops this. */
export function keepFocus(): () => void {
  const stop = new AbortController();
  const how = { capture: true, signal: stop.signal };
  let isPlanned = false;
  addEventListener(
    "keydown",
    () => {
      usesKeyboard = true;
      if (document.activeElement === document.body) lastFocused = null; // nothing is lost from here on
    },
    how,
  );
  addEventListener("pointerdown", () => ([usesKeyboard, lastFocused] = [false, null]), how);
  addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      [lastFocused, lastParent, substitute] = [target, target.parentElement, null];
    },
    how,
  );
  const observer = new MutationObserver(() => {
    if (!usesKeyboard || isPlanned) return;
    isPlanned = true;
    // A button that is disabled loses the focus only when the page is drawn.
    requestAnimationFrame(() => setTimeout(() => {
      isPlanned = false;
      restoreFocus();
    }));
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ["disabled", "class", "hidden"] });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
