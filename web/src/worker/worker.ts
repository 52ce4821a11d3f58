// Keeps the pages of one version, whole, so that the installed app opens at once and without a net.
// Nothing of /api is ever kept. A new version waits until the page says that it may take over.
import { complete, PAGE, route } from "./route";
import type { Scope } from "./scope";

const scope = self as unknown as Scope;
/** Filled in by the build. */
const FILES = JSON.parse("%FILES%") as string[];
const KEPT = new Set(FILES);
const FAMILY = "consigliere-";
const CACHE = `${FAMILY}%VERSION%`;

scope.addEventListener("install", (event) => event.waitUntil(keep()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(scope.skipWaiting());
});
scope.addEventListener("fetch", (event) => {
  const path = route(event.request, scope.location.origin, KEPT);
  if (path !== null) event.respondWith(answer(path, event.request));
});

/** All files, or none: a version that is only half there would be worse than none. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((path) => fetchOne(cache, path)));
  const page = await (await cache.match(PAGE))?.text();
  if (!complete(page ?? "", KEPT)) throw new Error("the server changed meanwhile");
}

async function fetchOne(cache: Cache, path: string): Promise<void> {
  // What has its hash in its name never changes: an older version may have it already.
  const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const found = known ?? (await fetch(path, { cache: "no-cache" }));
  if (!found.ok || found.redirected) throw new Error(path);
  await cache.put(path, found);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
