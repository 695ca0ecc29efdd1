// What of the page is where it may not be, each kind of fault once; `parts` and `shortened` are lists of felt.py,
// `over` is what lies over the felt, if anything does: then only that is looked at.
(parts, shortened, over) => {
  const place = over ? document.querySelector(over) : document.body;
  if (!place) return [`there is no ${over}`];
  const touch = innerWidth < 1200;
  const found = new Set();
  const shown = (one) => {
    const style = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && style.visibility !== "hidden" && !one.closest(".sr");
  };
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.add("the page scrolls");
  const all = [];
  for (const [name, selector] of Object.entries(parts))
    for (const one of document.querySelectorAll(selector))
      if (shown(one) && place.contains(one)) all.push({ name, one, box: one.getBoundingClientRect() });
  for (const { name, one, box } of all) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.add(`${name} leaves the screen`);
    if (one.closest("main") && box.top < document.querySelector("main").getBoundingClientRect().top - 1)
      found.add(`${name} leaves the felt`);
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const edge = up.getBoundingClientRect();
      const { overflowY } = getComputedStyle(up);
      if (overflowY === "auto" || overflowY === "scroll") break;
      if (overflowY !== "visible" && (box.bottom > edge.bottom + 1 || box.right > edge.right + 1))
        found.add(`${name} is cut`);
    }
  }
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) {
      if (a.name === b.name && !/plate|badge|turn|me|actions|summary|bar/.test(a.name)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 1 && high > 1 && !a.one.contains(b.one) && !b.one.contains(a.one)) found.add(`${a.name} / ${b.name}`);
    }
  const at = (x, y) => document.elementFromPoint(x, y);
  for (const card of document.querySelectorAll("[data-testid=hand] [data-card], .middle [data-card], .exposed [data-card]")) {
    if (!shown(card) || !place.contains(card) || card.closest(".past")) continue; // under a word that says so
    const { left, top, width, height } = card.getBoundingClientRect();
    const where = card.closest("[data-testid=hand]") ? "hand" : card.closest(".exposed") ? "open hand" : "middle";
    const low = where === "middle" ? 0.42 : 0.34;
    for (const y of [0.06, low]) {
      const there = at(left + Math.min(width * 0.16, 9), top + height * y);
      if (!there || !card.contains(there) || there.closest(".tab")) found.add(`a card's index is covered: ${where}`);
    }
  }
  const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (text.nextNode()) {
    const node = text.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !shown(parent) || parent.closest("script, style, svg, select, title, .tab")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    if (parseFloat(getComputedStyle(parent).fontSize) && parseFloat(getComputedStyle(parent).fontSize) < 11)
      found.add(`small text: ${parent.className}`);
    for (let up = parent; up && up !== document.body; up = up.parentElement) {
      const edge = up.getBoundingClientRect();
      const { overflowY } = getComputedStyle(up);
      if (overflowY === "auto" || overflowY === "scroll") {
        if (up.scrollHeight > up.clientHeight + 1 && up.closest("main") && !up.closest(".sheet")) found.add(`there is more than is seen: ${up.className}`);
        break;
      }
      const button = up.matches("button:not(.term), .button, .plate, .bubble, .ticket, .coach, .hint, .me, .turn, .bar");
      if ((overflowY !== "visible" || button) && !parent.matches(shortened))
        if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5 || box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
          found.add(`text leaves ${up.className} ${up.tagName}: ${node.data.trim().slice(0, 24)}`);
    }
  }
  for (const one of place.querySelectorAll("button, a.button, summary, input, select")) {
    if (!shown(one) || !touch || one.matches(".term") || one.closest("label, .exposed, p")) continue;
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < 43.5) found.add(`small target: ${(one.dataset.testid || one.className).replace(/\d?[0-9TJQKA][SCDHN]T?$/, "")}`);
  }
  for (const tab of document.querySelectorAll(".slot .tab")) {
    const [a, b] = [tab, tab.closest(".slot")].map((one) => one.getBoundingClientRect());
    if (shown(tab) && (a.left < b.left - 1 || a.right > b.right + 1)) found.add(`a tab is wider than its card: ${tab.textContent}`);
  }
  const log = document.querySelector("[data-testid=log]");
  if (log && shown(log) && log.scrollHeight > log.clientHeight && log.clientHeight < 57) found.add("the log has no room");
  return [...found];
}
