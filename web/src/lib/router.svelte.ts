// Which page is open: `/` the start, `/t/CODE` a room; nothing else is known.

export type Place = { page: "start" } | { page: "room"; code: string } | { page: "nowhere" };

export const place = $state<{ now: Place }>({
  now: where(typeof location === "undefined" ? "/" : location.pathname),
});

/** What the path leads to; codes are read without regard to case. */
export function where(path: string): Place {
  if (path === "/" || path === "/index.html") return { page: "start" };
  const room = /^\/t\/([A-Za-z0-9]{1,16})\/?$/.exec(path);
  return room?.[1] ? { page: "room", code: room[1].toUpperCase() } : { page: "nowhere" };
}

/** Go there; the browser's back button leads here again. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  place.now = where(path);
  scrollTo(0, 0);
}

/** The ticket of a chair carried here, once: it does not stay in the address. */
export function ticket(): string {
  const found = location.hash.slice(1);
  if (found) history.replaceState(null, "", location.pathname);
  return found;
}

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => {
    place.now = where(location.pathname);
  });
}
