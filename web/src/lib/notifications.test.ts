import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "./prefs.svelte";

/** Notifications as a browser shows them. */
class Shown {
  static permission = "default";
  static answer = "granted";
  static all: Shown[] = [];
  static requestPermission = (): Promise<string> => Promise.resolve((Shown.permission = Shown.answer));
  closed = false;
  constructor(readonly text: string) {
    Shown.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

async function load(): Promise<typeof import("./notifications")> {
  vi.resetModules();
  return import("./notifications");
}

describe("notifications at my turn", () => {
  beforeEach(() => {
    vi.stubGlobal("Notification", Shown);
    Object.assign(Shown, { permission: "default", answer: "granted", all: [] });
    prefs.notify = true;
  });
  afterEach(() => vi.unstubAllGlobals());

  const hide = (hidden: boolean): void => void vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

  test("are shown only while the page is hidden, wanted and permitted", async () => {
    const { askToNotify, notifyIfHidden } = await load();
    const { prefs: own } = await import("./prefs.svelte");
    own.notify = true;
    hide(true);
    notifyIfHidden("Your call");
    expect(Shown.all).toEqual([]);
    expect(await askToNotify()).toBe(true);
    hide(false);
    notifyIfHidden("Your call");
    own.notify = false;
    hide(true);
    notifyIfHidden("Your call");
    expect(Shown.all).toEqual([]);
    own.notify = true;
    const takeBack = notifyIfHidden("Your call");
    expect(Shown.all.map(({ text, closed }) => [text, closed])).toEqual([["Your call", false]]);
    takeBack();
    expect(Shown.all[0]!.closed).toBe(true);
  });

  test("are not shown if the person refuses", async () => {
    const { askToNotify } = await load();
    Shown.answer = "denied";
    expect(await askToNotify()).toBe(false);
  });
});
