/**
 * The shapes of the window as media queries, so that all styles and scripts agree on their limits. Styles name them:
 * `@media (--flat)`; the plugin in `scripts/shapes.ts` replaces the names.
 */
const WIDE_PX = 900;
/** The least height of an upright phone. */
const TALL_PX = 560;
/** The least height at which a wide table has room for its rows; below it the table is flat. */
const WIDE_TABLE_PX = 650;

const LOW = `(max-height: ${TALL_PX - 1}px)`;

export const SHAPES = {
  /** Two columns at the table: the felt and the panel. */
  "--wide": `(min-width: ${WIDE_PX}px) and (min-height: ${WIDE_TABLE_PX}px)`,
  /** One column: an upright phone, or a narrow window. */
  "--tall": `(max-width: ${WIDE_PX - 1}px) and (min-height: ${TALL_PX}px)`,
  /** All answers at the right of the table: a phone held sideways, or a low window. */
  "--flat": `${LOW}, (min-width: ${WIDE_PX}px) and (max-height: ${WIDE_TABLE_PX - 1}px)`,
  /** Tall or flat. */
  "--phone": `(max-width: ${WIDE_PX - 1}px), (max-height: ${WIDE_TABLE_PX - 1}px)`,
  /** As low as a phone held sideways. */
  "--low": LOW,
} as const;
