/** Put a text on the clipboard; return false if the browser forbids that. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers offer a clipboard only over https and on localhost, not at an address of the local network.
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const box = document.createElement("textarea");
  const focused = document.activeElement;
  box.value = text;
  box.style.position = "fixed";
  document.body.append(box);
  box.select();
  const done = document.execCommand("copy");
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
