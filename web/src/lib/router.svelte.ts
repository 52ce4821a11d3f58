// Which page is open: `/` the start, `/t/CODE` a room, `/t/CODE/screen` its table for everybody, `/r/ID` a replay.

type OfGame = "learn" | "rules" | "card" | "edition";
export type Place =
  | { page: "start" | "lab" }
  | { page: "room" | "screen"; code: string }
  | { page: "replay"; id: string }
  | { page: OfGame; game: string }
  | { page: "nowhere" };

/** The address of a room whose code must not be seen; the tab remembers which one it is. */
const VEILED = "/table";
const KEY = "consigliere.table";

export const place = $state<{ now: Place }>({
  now: where(typeof location === "undefined" ? "/" : location.pathname),
});

/** What the path leads to; codes are read without regard to case. */
export function where(path: string): Place {
  if (path === "/" || path === "/index.html") return { page: "start" };
  if (/^\/lab\/?$/.test(path)) return { page: "lab" };
  const replay = /^\/r\/([0-9a-z]{1,64})\/?$/.exec(path);
  if (replay?.[1]) return { page: "replay", id: replay[1] };
  const book = /^\/(learn|rules|card|edition)\/([\w-]{1,40})\/?(?:#.*)?$/.exec(path);
  if (book?.[2]) return { page: book[1] as OfGame, game: book[2] };
  const found = path === VEILED ? `/t/${recall()}` : path;
  const room = /^\/t\/([A-Za-z0-9]{1,16})(\/screen)?\/?$/.exec(found);
  if (!room?.[1]) return { page: "nowhere" };
  return { page: room[2] ? "screen" : "room", code: room[1].toUpperCase() };
}

/** Keep the code of this room out of the address, or show it there again. */
export function veil(code: string, veiled: boolean): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    return; // a reload would not find the room again
  }
  const path = veiled ? VEILED : `/t/${code}`;
  if (path !== location.pathname) history.replaceState(null, "", path);
}

function recall(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Go there; the browser's back button leads here again. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  place.now = where(path);
  scrollTo(0, 0);
}

/** The game an installed app's shortcut asks for, once. */
export function shortcut(known: (game: string) => boolean): string {
  if (typeof location === "undefined" || location.pathname !== "/") return "";
  const game = new URLSearchParams(location.search).get("game") ?? "";
  if (game) history.replaceState(null, "", "/");
  return known(game) ? game : "";
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
