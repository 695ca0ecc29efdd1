// Open the client without a network. Files with a hash in their names come from the cache, its page comes from the
// network first; other requests, above all /api, are not handled.
const PREFIX = "prikup-";
const KEPT = PREFIX + "VERSION";
const FILES = "FILES";
const HASHED = /(^|\/)(assets|host)\//;
const PATIENCE = 4000; // milliseconds to wait for the page before the cached one is shown

const page = new URL(FILES[0], location).href;
const addresses = new Set(FILES.map((file) => new URL(file, location).href));

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: HASHED.test(file) ? "force-cache" : "no-cache" }));
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
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(answerPage(event.request));
  else if (addresses.has(url)) event.respondWith(answerFile(event.request));
});

const cached = async (address) => (await caches.open(KEPT)).match(address, { ignoreVary: true });

async function answerFile(request) {
  return (await cached(request.url)) ?? fetch(request);
}

async function answerPage(request) {
  const late = new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : ((await cached(page)) ?? answer ?? Response.error());
}
