// Open the page of the score keeper without a network. Files with a hash in their names come from the cache, the page
// comes from the network first; other requests, above all /api, are not handled.
const PREFIX = "prikup-";
const KEPT = PREFIX + "VERSION";
const FILES = "FILES";
const PATIENCE = 4000; // milliseconds to wait for the page before the cached one is shown

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
