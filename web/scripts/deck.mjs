// Make the twelve court figures of the deck from the npm package svg-cards (LGPL-2.1): remove the background, frame and
// corner indices of each, crop it to the picture panel of a card, and soften its colours. The licence, its notice and a
// note of the changes are written beside them.
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(web, "src/cards/generated");
const source = dirname(createRequire(import.meta.url).resolve("svg-cards/package.json"));
const version = JSON.parse(readFileSync(join(source, "package.json"), "utf8")).version;

const suits = { S: "spade", C: "club", D: "diamond", H: "heart" };
const ranks = { K: "king", Q: "queen", J: "jack" };
const colours = { "#E61408": "#B23A2C", "#E6180A": "#B23A2C", "#1C1585": "#2C4470", "#F8C20F": "#DCAE4A" };
// The panel of 60 x 122 units on a card of 100 x 140, centred on the frame of the source.
const frame = { middle: 85.03, top: 4.85, height: 233.94 };
const width = (frame.height * 60) / 122;
const box = [frame.middle - width / 2, frame.top, width, frame.height].map((n) => n.toFixed(2)).join(" ");

/** Return the element with this id, with its content. */
function element(svg, id) {
  const start = svg.lastIndexOf("<g", svg.indexOf(` id="${id}"`));
  const tag = /<(\/?)g\b[^>]*?(\/?)>/g;
  tag.lastIndex = start;
  let depth = 0;
  for (let match = tag.exec(svg); match; match = tag.exec(svg)) {
    if (match[2]) continue;
    depth += match[1] ? -1 : 1;
    if (depth === 0) return svg.slice(start, tag.lastIndex);
  }
  throw new Error(`svg-cards has no complete element ${id}`);
}

// Half a figure is drawn on a grid of quarter units, each at most 0.3 pixels: integers make short files.
const grid = 4;
const head = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Minify a drawing; numbers keep this many decimals. */
function small(svg, floatPrecision) {
  const params = { overrides: { removeHiddenElems: false, convertTransform: false } };
  return optimize(svg, { multipass: true, floatPrecision, plugins: [{ name: "preset-default", params }] }).data;
}

/** Scale half a figure up to the grid. */
function enlarged(half) {
  const more = (_, name, numbers) => ` ${name}="${numbers.replace(/-?\d*\.?\d+/g, (n) => Number(n) * grid)}"`;
  const large = half.replaceAll(/ (d|points)="([^"]*)"/g, more);
  return small(`<svg ${head}>${large}</svg>`, 0).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** Return one figure: both halves and the beads between them, without the rest of the card. */
function court(svg, suit, rank) {
  const whole = element(svg, `${suits[suit]}_${ranks[rank]}`);
  const opening = whole.slice(0, whole.indexOf(">") + 1);
  const beads = element(whole.replace('transform="matrix(0.9995', ' id="beads" $&'), "beads");
  const halves = whole.match(new RegExp(`<use[^>]*#${ranks[rank]}_\\d"[^>]*>`, "g")) ?? [];
  const half = halves[0]?.match(/#(\w+)"/)?.[1];
  if (halves.length !== 2 || !half) throw new Error(`svg-cards draws the ${suit}${rank} in an unknown way`);
  const uses = halves.join("").replaceAll(/ transform="[^"]*/g, `$& scale(${1 / grid})`);
  let drawing = `<defs><g id="${half}">${enlarged(element(svg, half))}</g></defs>${opening}${uses}${beads}</g>`;
  for (const [loud, calm] of Object.entries(colours)) drawing = drawing.replaceAll(new RegExp(loud, "gi"), calm);
  const data = small(`<svg ${head} viewBox="${box}">${drawing}</svg>`, 1);
  return data.replace("<svg", `<!-- From svg-cards ${version}, LGPL-2.1, changed: see NOTICE.txt --><svg`);
}

const notice = `The figures of the kings, queens and jacks in this folder are taken from SVG-cards ${version},
copyright (C) 2005 David Bellot, (C) 2016, 2017 Huub de Beer, with contributions of desphilboy,
Thomas Linard and rhorns, under the GNU Lesser General Public License 2.1 (LICENSE.txt).
The source is the npm package svg-cards ${version}.

Changed for Prikup: the ground, the frame, the corner indices and the suit signs of each card are left
out; the picture is cropped; red, blue and gold are calmer; numbers are rounded. The
program that does so is web/scripts/deck.mjs.
`;

/** Return the time at which a file was written, 0 if there is none. */
const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const made = age(join(out, "NOTICE.txt"));
if (made < age(fileURLToPath(import.meta.url)) || made < age(join(source, "package.json"))) {
  mkdirSync(out, { recursive: true });
  const svg = readFileSync(join(source, "svg-cards.svg"), "utf8");
  for (const suit of Object.keys(suits))
    for (const rank of Object.keys(ranks)) writeFileSync(join(out, `${rank}${suit}.svg`), court(svg, suit, rank));
  copyFileSync(join(source, "LICENSE"), join(out, "LICENSE.txt"));
  writeFileSync(join(out, "NOTICE.txt"), notice);
}
