/** Notifications of the browser while a page is hidden. */
import { prefs } from "./prefs.svelte";

/** True if this browser can notify. */
export const canNotify = typeof Notification !== "undefined";

/** Ask the person for permission to notify, from a click; return true if it is given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

/** Notify if the page is hidden and the person wants that; return a function that takes the notification back. */
export function notifyIfHidden(text: string): () => void {
  if (!document.hidden || !prefs.notify || !canNotify || Notification.permission !== "granted") return () => {};
  try {
    const shown = new Notification(text, { tag: "prikup-turn" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return () => {}; // some phones notify only by a service worker
  }
}
