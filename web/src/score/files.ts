/** The sheet as files of this device: a picture by strokes, a picture by points, a record. */

import type { Kept, MatchDoc } from "./shelf";

const SCALE = 2; // points of the picture for each unit of the drawing

/** Offer a file for download. */
export function offer(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A name for files of a sheet: `anna-boris-vera-2026-05-14`. */
export function fileName({ record, changed }: Kept): string {
  const names = record.seats.join("-").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${names}-${new Date(changed).toISOString().slice(0, 10)}`;
}

export const svgFile = (svg: string): Blob => new Blob([svg], { type: "image/svg+xml" });

/** The drawing as points on paper-white; rejects if this browser cannot draw it. */
export async function pngFile(svg: string): Promise<Blob> {
  const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  const [width, height] = [Number(box?.[1] ?? 1000) * SCALE, Number(box?.[2] ?? 1000) * SCALE];
  const image = new Image();
  image.src = URL.createObjectURL(svgFile(svg.replace("<svg ", `<svg width="${width}" height="${height}" `)));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    pen.drawImage(image, 0, 0);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture")))));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

export const recordFile = (record: MatchDoc): Blob => new Blob([JSON.stringify(record, null, 1)], { type: "application/json" });

/** A record of typed-in deals from a file, or null if it is none. */
export async function readRecord(file: Blob): Promise<MatchDoc | null> {
  const found = (await new Response(file).json().catch(() => null)) as Partial<MatchDoc> | null;
  const names = found?.seats;
  if (!found || !Array.isArray(names) || typeof found.rules !== "string" || !Array.isArray(found.deals)) return null;
  if (!names.every((name) => typeof name === "string") || !found.deals.every((deal) => typeof deal?.result === "string")) return null;
  const { rules, dealer = 0, deals, finish = false } = found as MatchDoc;
  return { prikup: 1, game: "preferans", rules, seats: names, dealer, deals: deals.map(({ result }) => ({ result })), finish };
}
