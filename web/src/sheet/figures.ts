/** The figures of a drawn sheet: each is a button that knows its deal, its cell and its total. */

import { flightMs } from "../lib/prefs.svelte";

/** Milliseconds in which a figure is written. */
const WRITING_MS = 420;

export interface Figure {
  key: string; // account, seat, other seat, and place in the cell
  title: string; // the cell in words
  deal: number;
  total: string;
  before: { total: string; deals: number[] };
  reasons: string[]; // one sentence for each entry
}

const cellOf = (figure: Element): string =>
  ["account", "seat", "on"].map((key) => figure.getAttribute(`data-${key}`)).join(" ");

/** Return the forms in which a drawing exists. */
export const formsOf = (svg: string): string[] => / data-forms="([\w ]*)"/.exec(svg)?.[1]?.split(" ") ?? [];

/** Return the names of the accounts in a drawing, by their words. */
export function accountNames(svg: string): Record<string, string> {
  const found = / data-accounts="([^"]*)"/.exec(svg)?.[1] ?? "";
  return Object.fromEntries(found.split("|").map((one) => one.split(":")));
}

/** Return the figure that an event in the drawing belongs to. */
export function figureAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(".figure") : null;
}

/** Return the text of a figure, and of the figure before it in its cell. */
export function readFigure(figure: Element, drawing: Element): Figure {
  const cell = cellOf(figure);
  const index = Number(figure.getAttribute("data-index"));
  // Wrong figures, and figures that repeat the total behind them, add nothing.
  const earlier = [...drawing.querySelectorAll(".figure:not(.old, .repeated)")].filter(
    (other) => cellOf(other) === cell && Number(other.getAttribute("data-index")) < index,
  );
  return {
    key: `${cell} ${index}`,
    title: figure.closest(".cell")?.getAttribute("aria-label") ?? "",
    deal: Number(figure.getAttribute("data-deal")),
    total: figure.getAttribute("data-total") ?? "",
    before: {
      total: figure.getAttribute("data-before") ?? earlier.at(-1)?.getAttribute("data-total") ?? "",
      deals: earlier.map((other) => Number(other.getAttribute("data-deal"))),
    },
    reasons: (figure.querySelector("desc")?.textContent ?? "").split("\n").filter(Boolean),
  };
}

/** Mark one figure as chosen, or none. */
export function markFigure(drawing: Element, figure: Element | null): void {
  for (const other of drawing.querySelectorAll(".figure")) {
    if (other === figure) other.setAttribute("aria-pressed", "true");
    else other.removeAttribute("aria-pressed");
  }
}

/** Write the figures of a deal with an animation, stroke by stroke, one figure after another. */
export function animateDeal(drawing: Element, deal: number): void {
  const time = flightMs(WRITING_MS);
  if (!time) return;
  const figures = drawing.querySelectorAll(`.figure[data-deal="${deal}"]`);
  figures.forEach((figure, nth) => {
    const strokes = [...figure.querySelectorAll<SVGPathElement>(".hand path")];
    const lengths = strokes.map((stroke) => stroke.getTotalLength() + 1);
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let before = 0;
    strokes.forEach((stroke, i) => {
      const length = lengths[i]!;
      stroke.animate(
        [
          { strokeDasharray: `${length}`, strokeDashoffset: `${length}` },
          { strokeDasharray: `${length}`, strokeDashoffset: "0" },
        ],
        { duration: (time * length) / whole, delay: nth * time + (time * before) / whole, fill: "backwards" },
      );
      before += length;
    });
  });
}

/** Return the figure to which an arrow key moves: the next or the previous one in reading order. */
export function neighbourFigure(drawing: Element, from: Element, key: string): HTMLElement | SVGElement | null {
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
  const all = [...drawing.querySelectorAll<SVGElement>(".figure")];
  return step ? (all[all.indexOf(from as SVGElement) + step] ?? null) : null;
}
