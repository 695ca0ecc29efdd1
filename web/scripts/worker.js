// Lets the score keeper's page open without a network. Files whose names hold their hash come from what is kept,
// the page from the network first; whatever else is asked for, /api above all, passes by untouched.
const PREFIX = "prikup-";
const KEPT = PREFIX + "VERSION";
const FILES = "FILES";
const PATIENCE = 4000; // milliseconds that a page is waited for before the kept one is shown

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (FILES.includes(pathname)) event.respondWith(file(event.request));
});

async function file(request) {
  return (await (await caches.open(KEPT)).match(request, { ignoreVary: true })) ?? fetch(request);
}

async function page(request) {
  const kept = async () => (await caches.open(KEPT)).match(FILES[0], { ignoreVary: true });
  const late = new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : ((await kept()) ?? answer ?? Response.error());
}
