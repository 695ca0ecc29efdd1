/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104). Browsers offer their own only over https, which a table in a local network
 * may lack; this one is also synchronous.
 */

const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);
{
  // The first 32 bits of the fractions of the cube roots (K) and square roots of the first primes.
  const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
  for (let n = 2, found = 0; found < 64; n++) {
    let prime = true;
    for (let by = 2; by * by <= n; by++) if (n % by === 0) prime = false;
    if (!prime) continue;
    if (found < 8) FIRST[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}
const text = new TextEncoder();
const rotated = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function compress(state: Uint32Array, w: Uint32Array): void {
  for (let t = 16; t < 64; t++) {
    const [x, y] = [w[t - 15]!, w[t - 2]!];
    const s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (state[i] = state[i]! + x));
}

/** Return the 32 bytes of the hash. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(((message.length + 8) >> 6) * 64 + 64));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  const state = FIRST.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let t = 0; t < 16; t++) w[t] = padded.getUint32(at + 4 * t);
    compress(state, w);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((x, i) => digest.setUint32(4 * i, x));
  return new Uint8Array(digest.buffer);
}

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

/** Return the HMAC-SHA256 of a text with a text as key. */
export function hmac(key: string, message: string): Uint8Array {
  const given = text.encode(key);
  const block = new Uint8Array(64);
  block.set(given.length > 64 ? sha256(given) : given);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), text.encode(message)));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** Return bytes in hexadecimal. */
export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return the SHA-256 of a text in hexadecimal, the commitment to a seed. */
export const fingerprint = (given: string): string => hex(sha256(text.encode(given)));
