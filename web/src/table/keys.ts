/**
 * The keyboard. Keys are known by their position (`event.code`), so that every layout works; but a letter of a Russian
 * card is the rank of that card. Commands use Shift, so that letters stay ranks and suits: a rank and then a suit name
 * a card or a bid.
 */
import { letterOf, rankOfRussian } from "../lib/letters";
import { gameParts } from "../games/current.svelte";
import { isInputPaused } from "./inputPause";
import { choice, panelOf, placeOf, questionOf, receivers, waitsForReaders } from "./model";
import type { Ui } from "./ui.svelte";

const RANKS: Record<string, string> = {
  Digit6: "6", Digit7: "7", Digit8: "8", Digit9: "9", Digit0: "T", Digit1: "T",
  KeyT: "T", KeyJ: "J", KeyQ: "Q", KeyK: "K", KeyA: "A",
};
const SUITS: Record<string, string> = { KeyS: "S", KeyC: "C", KeyD: "D", KeyH: "H", KeyN: "NT" };

/** Return the rank that a key types; with Russian cards T is the ace, else the ten. */
const rankTyped = (code: string, key: string): string | undefined =>
  rankOfRussian(key) ?? (code === "KeyT" ? rankOfRussian(letterOf("A")) : undefined) ?? RANKS[code];

function runCommand(code: string, ui: Ui): boolean {
  const { store } = ui;
  if (code === "KeyS") ui.open("sheet");
  else if (code === "KeyL") ui.open("last");
  else if (code === "KeyC") ui.open("claim");
  else if (code === "KeyT") ui.open("talon");
  else if (code === "Slash") ui.open("keys");
  else if (code === "KeyM") ui.open("menu");
  else if (code === "KeyH") void ui.requestHint();
  else if (code === "Digit1" && store.view?.choices.some(({ text, legal }) => legal && text.endsWith("!"))) ui.announcing = !ui.announcing;
  else if (code === "KeyU") ui.undo();
  else return false;
  return true;
}

/** Handle a suit after its rank: the card, or the bid of that level. */
function completeRank(rank: string, suit: string, ui: Ui): void {
  const { view } = ui.store;
  const bid = (rank === "T" ? "10" : rank) + suit;
  if (panelOf(view) === "bids") ui.answer(view?.asks === "name" ? `name ${bid}` : bid);
  else if (suit !== "NT") ui.raiseOrPlay(rank + suit, false);
}

/** Return the keys that answer the current question with one word. */
function answerOf(code: string, ui: Ui): string | undefined {
  const { view } = ui.store;
  const question = questionOf(view);
  if (!view || !question) return undefined;
  const special = gameParts().keys?.(view, question)[code];
  if (special && choice(view, special)) return special;
  const words: Record<string, string> =
    question === "answer" ? { KeyY: "yes", KeyN: "no" } : { KeyP: "pass", KeyH: "hold", KeyO: "open", KeyC: "closed", KeyL: "look" };
  return words[code] && choice(view, words[code]) ? words[code] : undefined;
}

function answerRequest(code: string, ui: Ui): boolean {
  const { table } = ui.store;
  const open = table?.undo ?? table?.end;
  if (!open || open.by === table?.me || isInputPaused() || (code !== "KeyY" && code !== "KeyN")) return false;
  ui.store.send({ type: "answer", yes: code === "KeyY" });
  return true;
}

/** The buttons for more and less in a panel, by their keys. */
const BUTTONS: Record<string, string> = {
  Equal: "more", NumpadAdd: "more", Minus: "less", NumpadSubtract: "less", KeyG: "give", KeyK: "keep", KeyB: "say",
};

/** Click the button of a key; return false if there is none. */
function clickButtonOfKey(code: string, ui: Ui): boolean {
  const name = BUTTONS[code];
  const question = questionOf(ui.store.view);
  if (!name || !question) return false;
  const button = document.querySelector<HTMLElement>(`[data-testid="${panelOf(ui.store.view) === "bids" ? "bid" : question}-${name}"]`);
  button?.click();
  return button !== null;
}

/** Give the chosen card to the left, to the right, or opposite. */
function giveCard(code: string, ui: Ui): boolean {
  const { view, table } = ui.store;
  const place = { KeyL: "west", KeyR: "east", KeyO: "north" }[code];
  if (!view || !place || panelOf(view) !== "give" || !ui.chosen.length) return false;
  const seat = receivers(view).find((one) => placeOf(one, table?.me ?? null, view.players, view.clockwise) === place);
  if (seat !== undefined) ui.give(seat);
  return seat !== undefined;
}

/** Keys that repeat while they are held down. */
const REPEATING_KEYS = /^(Arrow|Tab|Home|End|Page|Equal|Minus|Numpad(Add|Subtract))/;

/** Return true if a key is held that was handled when it went down. */
export const isRepeatedKey = (event: KeyboardEvent): boolean => event.repeat && !REPEATING_KEYS.test(event.code);

/** Handle a key; return true if it was used. */
export function handleKey(event: Pick<KeyboardEvent, "code" | "key" | "shiftKey">, ui: Ui): boolean {
  const { code } = event;
  const rank = rankTyped(code, event.key);
  if (code === "Escape") ui.escape();
  else if (ui.lookback && (code === "ArrowLeft" || code === "ArrowRight")) ui.step(code === "ArrowLeft" ? -1 : 1);
  // The hand is always known: keys name its cards.
  else if (!event.shiftKey && isInputPaused() && panelOf(ui.store.view) !== "cards") return false;
  else if ((!event.shiftKey || code === "Equal") && (giveCard(code, ui) || clickButtonOfKey(code, ui))) return true;
  else if (event.shiftKey) return runCommand(code, ui);
  else if (ui.typed && SUITS[code]) {
    const typed = ui.typed;
    ui.typed = "";
    completeRank(typed, SUITS[code], ui);
  } else if (answerRequest(code, ui)) return true;
  else if (answerOf(code, ui)) ui.answer(answerOf(code, ui)!);
  else if (code === "KeyO" && ui.actIfLegal("open")) return true;
  else if (code === "KeyN" && !ui.lookback && ((ui.store.table && waitsForReaders(ui.store.table)) || ui.scoredDeal !== null)) ui.openNextDeal();
  else if (rank) {
    // "1" begins a ten, and its zero adds nothing.
    if (!(code === "Digit0" && ui.typed === "T")) ui.typed = rank;
  } else return false;
  return true;
}

/** Return true if a key belongs to the focused element and not to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.code === "Escape") return false;
  return event.target instanceof Element && !!event.target.closest("input, textarea, select, [contenteditable]");
}
