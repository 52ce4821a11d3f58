// Moves of the others, shown as pieces that fly from where they were to where they go.
import { untrack } from "svelte";
import { holding, still } from "../../lib/settings.svelte";
import type { MafiozooEvent, TableNews } from "../../lib/wire";
import type { Table } from "../../table/table.svelte";
import { EMBLEMS, type Emblem } from "../../ui/emblems";

/** A piece that flies: from one place on the page to another. */
export interface Flight {
  from: string;
  to: string;
  /** Whose gem or henchman; nobody's is a card or a token. */
  seat: number | null;
}

const MOVE = 320;
const STAGGER = 90;
const MOST = 6;

/** The flights of what happened. Never more than the reader may know: cards show their back. */
export function flights(events: MafiozooEvent[]): Flight[] {
  let at = -1;
  const out: Flight[] = [];
  for (const event of events) {
    if (event.type === "Evaluating" || event.type === "Favoured") at = event.character;
    out.push(...flight(event, at));
  }
  return out.slice(0, MOST);
}

function flight(event: MafiozooEvent, at: number): Flight[] {
  const seat = (n: number) => `seat:${n}`;
  const photo = (c: number) => `character:${c}`;
  switch (event.type) {
    case "Bribed":
      return event.spread.map(([c]) => ({
        seat: event.seat,
        from: seat(event.seat),
        to: photo(c),
      }));
    case "BonusUsed":
    case "Informed":
    case "GemPut":
      return [{ seat: event.seat, from: seat(event.seat), to: photo(event.character) }];
    case "GemsHome":
      return at < 0 ? [] : [{ seat: event.seat, from: photo(at), to: seat(event.seat) }];
    case "Built":
      return [{ seat: event.seat, from: seat(event.seat), to: `place:${event.place}` }];
    case "GotToken":
      return [{ seat: null, from: `token:${event.token}`, to: seat(event.seat) }];
    case "PickedDistrict":
    case "DrewDistrict":
      return [{ seat: null, from: "agenda", to: seat(event.seat) }];
    case "DrewCard":
    case "DrewInformant":
      return [{ seat: null, from: "deck", to: seat(event.seat) }];
    default:
      return [];
  }
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
    const page = root()?.closest<HTMLElement>(".table");
    const events = news.news as MafiozooEvent[] | null;
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
      { transform: at(a.x, a.y, 0.7), opacity: 0.4 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift, 1), opacity: 1, offset: 0.55 },
      { transform: at(b.x, b.y, 0.7), opacity: 0.9 },
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
