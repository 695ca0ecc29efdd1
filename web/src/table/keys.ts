/**
 * The keyboard. Keys are known by their place (`event.code`), so that every layout works. Commands are
 * on Shift, so that letters stay ranks and suits: a rank and then a suit name a card or a bid.
 */
import { misereOf, questionOf } from "./model";
import type { Ui } from "./ui.svelte";

const RANKS: Record<string, string> = {
  Digit6: "6", Digit7: "7", Digit8: "8", Digit9: "9", Digit0: "T", Digit1: "T",
  KeyT: "T", KeyJ: "J", KeyQ: "Q", KeyK: "K", KeyA: "A",
};
const SUITS: Record<string, string> = { KeyS: "S", KeyC: "C", KeyD: "D", KeyH: "H", KeyN: "NT" };

function command(code: string, ui: Ui): boolean {
  const { store } = ui;
  if (code === "KeyS") ui.open("sheet");
  else if (code === "KeyL") ui.open("last");
  else if (code === "KeyC") ui.open("claim");
  else if (code === "KeyT") ui.open("talon");
  else if (code === "Slash") ui.open("keys");
  else if (code === "KeyM") ui.open("menu");
  else if (code === "KeyU") {
    if (store.table?.may_undo.ok) store.send({ type: "ask_undo" });
  } else return false;
  return true;
}

/** A suit after its rank: the card, or the bid of that level. */
function complete(rank: string, suit: string, ui: Ui): void {
  const question = questionOf(ui.store.view);
  const bid = (rank === "T" ? "10" : rank) + suit;
  if (question === "bid") ui.act(bid);
  else if (question === "name") ui.act(`name ${bid}`);
  else if (suit !== "NT") ui.press(rank + suit, false);
}

/** The letters that stand for one word of the question now open. */
function wordOf(code: string, ui: Ui): string | undefined {
  const words: Partial<Record<string, Record<string, string>>> = {
    look: { KeyL: "look", KeyB: "blind" },
    bid: { KeyP: "pass", KeyM: misereOf(ui.store.view), KeyH: "hold" },
    defend: { KeyP: "pass", KeyW: "whist", KeyH: "half" },
    open: { KeyO: "open", KeyC: "closed" },
    answer: { KeyY: "yes", KeyN: "no" },
  };
  return words[questionOf(ui.store.view) ?? ""]?.[code];
}

function consent(code: string, ui: Ui): boolean {
  const { table } = ui.store;
  const open = table?.undo ?? table?.end;
  if (!open || open.by === table?.me || (code !== "KeyY" && code !== "KeyN")) return false;
  ui.store.send({ type: "answer", yes: code === "KeyY" });
  return true;
}

/** What is given up for good is asked for twice. */
function renounce(code: string, ui: Ui): boolean {
  const question = questionOf(ui.store.view);
  const word = { KeyX: "throw", KeyZ: "concede" }[code];
  if (!word || (question !== "discard" && question !== "name")) return false;
  ui.twice(word);
  return true;
}

/** The points to give, by the buttons of their panel. */
function give(code: string, ui: Ui): boolean {
  if (questionOf(ui.store.view) !== "aid") return false;
  const button = { Equal: "aid-more", NumpadAdd: "aid-more", Minus: "aid-less", NumpadSubtract: "aid-less", KeyG: "aid-give", KeyK: "aid-keep" }[code];
  if (button) document.querySelector<HTMLElement>(`[data-testid="${button}"]`)?.click();
  return button !== undefined;
}

/** Whether a key was used. */
export function press(event: Pick<KeyboardEvent, "code" | "shiftKey">, ui: Ui): boolean {
  const { code } = event;
  if (code === "Escape") ui.escape();
  else if ((!event.shiftKey || code === "Equal") && give(code, ui)) return true;
  else if (event.shiftKey) return command(code, ui);
  else if (ui.typed && SUITS[code]) {
    const rank = ui.typed;
    ui.typed = "";
    complete(rank, SUITS[code], ui);
  } else if (consent(code, ui)) return true;
  else if (wordOf(code, ui)) ui.act(wordOf(code, ui)!);
  else if (renounce(code, ui) || (code === "KeyO" && ui.offer("open"))) return true;
  else if (code === "KeyN" && (ui.store.table?.waiting === "next" || ui.scored !== null)) ui.next();
  else if (RANKS[code]) {
    // "1" begins a ten, and its nought adds nothing.
    if (!(code === "Digit0" && ui.typed === "T")) ui.typed = RANKS[code];
  } else return false;
  return true;
}

/** Whether the key belongs to the element it was pressed in and not to the table. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.code === "Escape") return false;
  return event.target instanceof Element && !!event.target.closest("input, textarea, select, [contenteditable]");
}
