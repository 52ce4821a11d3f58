// Which requests the worker answers from what it keeps.

/** The one page that every address shows. */
export const PAGE = "/index.html";

interface Wanted {
  method: string;
  mode: string;
  url: string;
}

/** The kept file that answers it; null where only the server can. */
export function route(asked: Wanted, origin: string, kept: ReadonlySet<string>): string | null {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== origin) return null;
  if (url.pathname === "/api" || url.pathname.startsWith("/api/")) return null;
  if (kept.has(url.pathname)) return url.pathname;
  return asked.mode === "navigate" ? PAGE : null;
}

/** Whether the page and the list were built together: it asks for nothing the list lacks. */
export function complete(page: string, kept: ReadonlySet<string>): boolean {
  const wanted = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  return wanted.length > 0 && wanted.every((path) => kept.has(path ?? ""));
}
