/**
 * The shapes of the window as media queries, so that all styles and scripts agree on their limits. Styles name them:
 * `@media (--flat)`; the plugin in `scripts/shapes.ts` replaces the names.
 */
/** The least width of a wide table: below it the plates at the sides meet what lies between them. */
const WIDE_PX = 960;
/** The least width at which the panel is beside the felt, which is then as wide as at the least width without it. */
const PANEL_PX = 1280;
/** The least height of an upright phone. */
const TALL_PX = 560;
/** The least height at which the rows of a wide table have room, if the panel is beside them. */
const WIDE_HEIGHT_PX = 650;
/** The same without the panel, where buttons must be large enough for fingers. */
const TOUCH_HEIGHT_PX = 740;

/** Return a length below a limit; a zoomed window has fractions of a pixel. */
const below = (px: number): string => `${px - 0.02}px`;
const NARROW = `(max-width: ${below(WIDE_PX)})`;
const LOW = `(max-height: ${below(TALL_PX)})`;
const TOO_LOW = `(max-height: ${below(WIDE_HEIGHT_PX)})`;
const TOO_LOW_FOR_FINGERS = `(max-width: ${below(PANEL_PX)}) and (max-height: ${below(TOUCH_HEIGHT_PX)})`;

export const SHAPES = {
  /** The felt in the middle and the other players at its sides, on a wide window with the panel beside it. */
  "--wide": `(min-width: ${PANEL_PX}px) and (min-height: ${WIDE_HEIGHT_PX}px), (min-width: ${WIDE_PX}px) and (min-height: ${TOUCH_HEIGHT_PX}px)`,
  /** One column: an upright phone, or a narrow window. */
  "--tall": `${NARROW} and (min-height: ${TALL_PX}px)`,
  /** All answers at the right of the table: a phone held sideways, or a low window. */
  "--flat": `${LOW}, (min-width: ${WIDE_PX}px) and ${TOO_LOW}, (min-width: ${WIDE_PX}px) and ${TOO_LOW_FOR_FINGERS}`,
  /** Tall or flat. */
  "--phone": `${NARROW}, ${TOO_LOW}, ${TOO_LOW_FOR_FINGERS}`,
  /** The panel is a drawer over the table: too narrow for it, or too low for a wide table. */
  "--drawer": `(max-width: ${below(PANEL_PX)}), ${TOO_LOW}`,
  /** Too narrow for a wide table, at any height. */
  "--narrow": NARROW,
  /** As low as a phone held sideways. */
  "--low": LOW,
  /** The smallest phone held sideways, such as 568x320. */
  "--smallest": "(max-width: 640px) and (max-height: 400px)",
} as const;
