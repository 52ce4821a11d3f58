// Moves of the others, shown as pieces that fly from where they were to where they go.
import { untrack } from "svelte";
import { holding, still } from "../../lib/settings.svelte";
import type { MobCityEvent, TableNews } from "../../lib/wire";
import type { Table } from "../../table/table.svelte";
import { EMBLEMS, type Emblem } from "../../ui/emblems";
import { HOUSES } from "./edition";

/** A piece that flies: from one place on the page to another. */
export interface Flight {
  from: string;
  to: string;
  /** Whose token; nobody's is a card. */
  seat: number | null;
}

const MOVE = 320;
const STAGGER = 90;
const MOST = 6;

/** The flights of what happened; cards show their back. */
export function flights(events: MobCityEvent[]): Flight[] {
  return events.flatMap(flight).slice(0, MOST);
}

function flight(event: MobCityEvent): Flight[] {
  const seat = (n: number) => `seat:${n}`;
  const block = (b: number) => `block:${HOUSES[b]?.block ?? 0}`;
  switch (event.type) {
    case "Sent":
    case "Bought":
    case "Opened":
      return [{ seat: event.seat, from: seat(event.seat), to: block(event.building) }];
    case "Arrested":
      return [{ seat: event.seat, from: block(event.building), to: seat(event.seat) }];
    case "Hired":
    case "HiredOpenly":
      return [{ seat: null, from: "deck", to: seat(event.seat) }];
    case "Dismissed":
    case "DismissedOpenly":
      return [{ seat: null, from: seat(event.seat), to: "deck" }];
    default:
      return [];
  }
}

let last: TableNews | null = null;

/** Let the pieces fly whenever another moment of the table is shown. */
export function watch(table: Table, root: () => HTMLElement | undefined): void {
  const news = table.news;
  if (!news || news === last) return;
  const first = last === null || news.full;
  last = news;
  if (first || still() || holding() === 0) return;
  untrack(() => {
    const page = root()?.closest<HTMLElement>(".table");
    const events = news.news as MobCityEvent[] | null;
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
  const flying = piece.animate(
    [
      { transform: at(a.x, a.y, 0.8), opacity: 0.4 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 40, 1.15), opacity: 1, offset: 0.55 },
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
