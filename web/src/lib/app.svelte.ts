// The installed app: its worker keeps the pages; a new version takes over when the reader says so.

export const app = $state({ fresh: false });

const EVERY = 60 * 60 * 1000;
const RENEWED = "consigliere.renewed";
let waiting: ServiceWorker | null = null;
let found: ServiceWorkerRegistration | null = null;

/** Let the worker keep the pages, once this one is shown; only over https or on this machine. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register(), { once: true });
}

/** The new version, now: every tab of ours reloads with it. */
export function takeOver(): void {
  if (waiting) waiting.postMessage("take over");
  else location.reload();
}

/** This page is too old for the server: get the newer one, then go on with it; not twice a minute. */
export async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(RENEWED) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  await found?.update().catch(() => undefined);
  const coming = found?.installing;
  if (coming) await settled(coming);
  takeOver();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  let moved = first;
  serviceWorker.addEventListener("controllerchange", () => {
    // the first worker of all only comes to help
    if (moved) moved = false;
    else location.reload();
  });
  try {
    found = await serviceWorker.register("/worker.js", { updateViaCache: "none" });
  } catch {
    found = null; // without it everything works, with a net
  }
  if (!found) return;
  note(found.waiting);
  const { installing } = found;
  if (installing) void settled(installing).then(note);
  found.addEventListener("updatefound", () => {
    if (found?.installing) void settled(found.installing).then(note);
  });
  setInterval(() => void found?.update().catch(() => undefined), EVERY);
}

/** A worker waits behind the one that serves this page. */
function note(worker: ServiceWorker | null): void {
  if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return;
  waiting = worker;
  app.fresh = true;
}

function settled(worker: ServiceWorker): Promise<ServiceWorker> {
  return new Promise((then) => {
    const look = () => worker.state !== "installing" && then(worker);
    worker.addEventListener("statechange", look);
    look();
  });
}
