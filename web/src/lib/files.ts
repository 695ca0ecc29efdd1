/** Downloads: texts, SVG drawings and PNG pictures. */

const PIXELS_PER_UNIT = 2; // pixels of the picture per unit of the drawing

/** Offer a file for download. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const svgFile = (svg: string): Blob => new Blob([svg], { type: "image/svg+xml" });

/** Return a drawing as a PNG on white; rejects if this browser cannot draw it. */
export async function pngFile(svg: string): Promise<Blob> {
  const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  const [width, height] = [Number(box?.[1] ?? 1000) * PIXELS_PER_UNIT, Number(box?.[2] ?? 1000) * PIXELS_PER_UNIT];
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
