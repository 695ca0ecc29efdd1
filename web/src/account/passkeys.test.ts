import { expect, test } from "vitest";
import { bytesOf, textOf } from "./passkeys";

test("bytes are written as base64url without padding, and read again", () => {
  const bytes = new Uint8Array([251, 255, 0, 1]).buffer;
  expect(textOf(bytes)).toBe("-_8AAQ");
  expect([...new Uint8Array(bytesOf("-_8AAQ"))]).toEqual([251, 255, 0, 1]);
});
