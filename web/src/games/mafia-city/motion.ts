// Moves of the others, shown as pieces that fly from where they were to where they go.
import { untrack } from "svelte";
import { holding, still } from "../../lib/settings.svelte";
import type { LogLine, MafiaCityEvent, TableNews } from "../../lib/wire";
import type { Table } from "../../table/table.svelte";
import { EMBLEMS, type Emblem } from "../../ui/emblems";

/** A piece that flies: from one place on the page to another. */
export interface Flight {
  from: string;
  to: string;
  /** Whose chip; nobody's is a card. */
  seat: number | null;
}

const MOVE = 320;
const STAGGER = 90;
const MOST = 6;

/** The flights of what happened. Never more than the reader may know: cards show their back. */
export function flights(events: MafiaCityEvent[]): Flight[] {
  return events.flatMap(flight).slice(0, MOST);
}

function flight(event: MafiaCityEvent): Flight[] {
  const chip = (seat: number, from: string, to: string): Flight[] => [{ seat, from, to }];
  const card = (from: string, to: string): Flight[] => [{ seat: null, from, to }];
  const seat = (n: number) => `seat:${n}`;
  const place = (n: number) => `location:${n}`;
  switch (event.type) {
    case "Placed":
    case "BroughtIn":
      return chip(event.seat, seat(event.seat), place(event.location));
    case "TookBack":
      return chip(event.seat, place(event.location), seat(event.seat));
    case "Withdrew":
      return event.chips > 0 ? chip(event.seat, place(event.location), seat(event.seat)) : [];
    case "Jailed":
      return chip(event.owner, place(event.location), place(0));
    case "Killed":
      return chip(event.owner, place(event.location), seat(event.owner));
    case "Shifted":
      return chip(event.owner, place(event.location), place(event.to));
    case "Drew":
      return card("deck", seat(event.seat));
    case "Stole":
      return card(seat(event.victim), seat(event.seat));
    case "Temporized":
    case "Discarded":
    case "Announced":
      return event.type === "Announced" && event.cards.length === 0
        ? []
        : card(seat(event.seat), "discard");
    default:
      return [];
  }
}

/** Places the newest lines of the log are about. */
export function lastThings(fresh: LogLine[], log: LogLine[]): Set<number> {
  const line = (fresh.length > 0 && fresh.length < 20 ? fresh : log.slice(-1)).findLast((one) =>
    one.things.some((thing) => thing[0] === "location"),
  );
  const places = line?.things.filter((thing) => thing[0] === "location") ?? [];
  return new Set(places.map((thing) => Number(thing[1])));
}

let shown: TableNews | null = null;

/** Let the pieces fly whenever another moment of the table is shown. */
export function watch(table: Table, root: () => HTMLElement | undefined): void {
  const news = table.news;
  if (!news || news === shown) return;
  const first = shown === null || news.full;
  shown = news;
  if (first || still() || holding() === 0) return;
  untrack(() => {
    const mine = news.mine.find((one) => one.seat === table.seat && table.open);
    const events = (mine?.news ?? news.news) as MafiaCityEvent[] | null;
    const page = root()?.closest<HTMLElement>(".table");
    if (!page || !events) return;
    flights(events).forEach((one, n) => {
      fly(page, one, n * STAGGER, one.seat === null ? "" : table.emblem(one.seat));
    });
  });
}

function fly(page: HTMLElement, one: Flight, wait: number, emblem: string): void {
  const a = middle(page, one.from);
  const b = middle(page, one.to);
  if (!a || !b) return;
  const piece = document.createElement("div");
  piece.className = emblem ? "flying chip" : "flying card";
  piece.setAttribute("aria-hidden", "true");
  if (emblem) {
    piece.style.setProperty("--c", `var(--seat-${EMBLEMS.indexOf(emblem as Emblem) + 1})`);
    piece.innerHTML = `<svg viewBox="-13 -13 26 26"><use href="#e-${emblem}" x="-11" y="-11" width="22" height="22"/></svg>`;
  }
  page.append(piece);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const lift = Math.min(90, Math.hypot(b.x - a.x, b.y - a.y) * 0.2);
  const flying = piece.animate(
    [
      { transform: at(a.x, a.y, 0.8), opacity: 0.4 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift, 1.15), opacity: 1, offset: 0.55 },
      { transform: at(b.x, b.y, 0.9), opacity: 0.9 },
    ],
    { duration: MOVE, delay: wait, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
  );
  flying.onfinish = () => piece.remove();
  flying.oncancel = () => piece.remove();
}

function middle(page: HTMLElement, at: string): { x: number; y: number } | null {
  const all = [...page.querySelectorAll(`[data-at="${at}"]`)];
  const box = all.map((one) => one.getBoundingClientRect()).find((one) => one.width > 0);
  return box ? { x: box.x + box.width / 2 - 20, y: box.y + box.height / 2 - 20 } : null;
}
