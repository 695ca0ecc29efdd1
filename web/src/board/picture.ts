/** A position as a picture that contains its code, so that the board can open it again. */
import { court, letter, pip, place, spots } from "../cards/deck";
import { rankOf, sortHand, suitOf } from "../lib/cards";
import { pngFile } from "../lib/files";
import { letterOf } from "../lib/letters";
import type { BoardShown } from "../lib/wire";
import { handsAt, sideOf, trickAt, type Side } from "./state";

const WIDTH = 760;
const HEIGHT = 560;
const CARD_SCALE = 0.68; // in units of a card of 100 x 140
const MAX_CARD_STEP = 31;
const MAX_CARDS = 10;
const LINE_HEIGHT = 20;
/** The centres of each hand and of its card in the trick. */
const SPOTS: Record<Side, { hand: [number, number]; trick: [number, number] }> = {
  west: { hand: [192, 62], trick: [WIDTH / 2 - 62, 232] },
  east: { hand: [WIDTH - 192, 62], trick: [WIDTH / 2 + 62, 232] },
  south: { hand: [WIDTH / 2, 424], trick: [WIDTH / 2, 286] },
};
/** The same for the card of the talon, which belongs to nobody: above the others. */
const TALON: [number, number] = [WIDTH / 2, 214];
const KEY = "prikup";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Return the figure of a court card for the picture; "" for other cards. */
async function figure(card: string): Promise<string> {
  const address = court(card);
  if (!address) return "";
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const data = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
  return `<image href="data:image/svg+xml;base64,${data}" x="33" y="9" width="60" height="122" preserveAspectRatio="none"/>`;
}

/** Return a card as SVG. */
async function face(card: string, colour: (name: string) => string): Promise<string> {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const ink = colour(`--suit-${suit}`);
  const index = letter(rank, letterOf(rank));
  const drawn = await figure(card);
  return [
    `<rect x=".4" y=".4" width="99.2" height="139.2" rx="7" fill="${colour("--card")}" stroke="${colour("--card-line")}" stroke-width=".8"/>`,
    drawn && `${drawn}<rect x="33" y="9" width="60" height="122" fill="none" stroke="${ink}" stroke-width=".8"/>`,
    `<path d="${index.d}" transform="translate(${18 - index.w * 0.135} 10) scale(.27)" fill="none" stroke="${ink}" stroke-width="15" stroke-miterlimit="8"/>`,
    ...[{ x: 18, y: 54, size: 21, down: false }, ...spots(rank)].map((spot) => `<path d="${pip(suit)}" transform="${place(spot)}" fill="${ink}"/>`),
  ].join("");
}

/** Return the position at a node as SVG; `names` are those of the hands, `lines` the texts between them. */
export async function svgOf(shown: BoardShown, at: number, code: string, names: readonly string[], lines: readonly string[]): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const parts: string[] = [];
  const laid = async (card: string, x: number, y: number): Promise<void> =>
    void parts.push(`<g transform="translate(${x} ${y}) scale(${CARD_SCALE})">${await face(card, colour)}</g>`);
  const text = (said: string, x: number, y: number, size: number, faint = false): void =>
    void parts.push(`<text x="${x}" y="${y}" font-family="Georgia, 'Noto Serif', serif" font-size="${size}" text-anchor="middle" fill="${colour(faint ? "--felt-ink-2" : "--felt-ink")}">${escaped(said)}</text>`);
  for (const [seat, cards] of handsAt(shown, at).entries()) {
    const { hand: [x, y] } = SPOTS[sideOf(seat, shown.setting.clockwise)];
    const trump = shown.trump as Parameters<typeof sortHand>[1];
    const sorted = sortHand(cards, trump, shown.kind === "misere" || shown.kind === "allpass", shown.setting.ranks);
    const step = Math.min(MAX_CARD_STEP, (MAX_CARD_STEP * (MAX_CARDS - 1)) / Math.max(1, sorted.length - 1));
    const left = x - (step * (sorted.length - 1) + 100 * CARD_SCALE) / 2;
    text(names[seat] ?? "", x, y - 14, 19);
    for (const [i, card] of sorted.entries()) await laid(card, left + step * i, y);
  }
  const talon = shown.nodes[at]?.talon;
  if (talon) await laid(talon, TALON[0] - 50 * CARD_SCALE, TALON[1]);
  for (const { seat, card } of trickAt(shown, at).plays) {
    const { trick: [x, y] } = SPOTS[sideOf(seat, shown.setting.clockwise)];
    await laid(card, x - 50 * CARD_SCALE, y);
  }
  lines.forEach((said, i) => text(said, WIDTH / 2, 188 + LINE_HEIGHT * i, 17, i > 0));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><metadata id="${KEY}">${escaped(code)}</metadata>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="${colour("--felt")}"/>${parts.join("")}</svg>`
  );
}

/** Return the drawing as PNG with the code in it, as a text chunk (tEXt). */
export async function pngOf(svg: string, code: string): Promise<Blob> {
  const bytes = new Uint8Array(await (await pngFile(svg)).arrayBuffer());
  const head = 8 + 25; // after the signature and the first chunk (IHDR)
  const said = new TextEncoder().encode(`tEXt${KEY}\0${code}`);
  const chunk = new DataView(new ArrayBuffer(said.length + 8));
  chunk.setUint32(0, said.length - 4);
  new Uint8Array(chunk.buffer).set(said, 4);
  chunk.setUint32(said.length + 4, crc(said));
  return new Blob([bytes.slice(0, head), chunk.buffer, bytes.slice(head)], { type: "image/png" });
}

/** Return the CRC at the end of a chunk of a PNG. */
export function crc(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** Return the code in a saved picture, or the text of a file that is not a picture; "" if there is no code. */
export async function codeOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x89) {
    const text = new TextDecoder("latin1").decode(bytes);
    const at = text.indexOf(`tEXt${KEY}\0`);
    if (at < 4) return "";
    const size = new DataView(bytes.buffer).getUint32(at - 4);
    return text.slice(at + 4 + KEY.length + 1, at + 4 + size);
  }
  const text = new TextDecoder().decode(bytes);
  if (!text.trimStart().startsWith("<")) return text;
  return new DOMParser().parseFromString(text, "image/svg+xml").getElementById(KEY)?.textContent ?? "";
}

