import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { fingerprint, hex, hmac } from "./sha256";

test("hashes equal those of the standard for any length", () => {
  expect(fingerprint("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let n = 0; n < 200; n++) {
    const text = "ж7".repeat(n).slice(0, n);
    expect(fingerprint(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("HMAC codes equal those of the standard for short and long keys", () => {
  for (const key of ["", "k", "0123456789abcdef".repeat(4), "long".repeat(40)])
    expect(hex(hmac(key, "prikup 1\ndeal\nстол"))).toBe(createHmac("sha256", key).update("prikup 1\ndeal\nстол").digest("hex"));
});
