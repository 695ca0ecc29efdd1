import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./clipboard";

afterEach(() => vi.restoreAllMocks());

function clipboard(found: Partial<Clipboard> | undefined): void {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(found as Clipboard);
}

test("a text is copied by the browser's clipboard, which may refuse", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error("no"));
  clipboard({ writeText });
  expect([await copyText("link"), await copyText("link")]).toEqual([true, false]);
  expect(writeText).toHaveBeenCalledWith("link");
});

test("without a clipboard the text is selected and copied, and the page stays as it was", async () => {
  clipboard(undefined);
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  let seen = "";
  document.execCommand = vi.fn(() => {
    seen = document.querySelector("textarea")?.value ?? "";
    return true;
  });
  expect(await copyText("link")).toBe(true);
  expect([seen, document.querySelector("textarea"), document.activeElement]).toEqual(["link", null, button]);
});
