// Moves of the others, shown as pieces that fly from where they were to where they go.
import "./flight.css";
import { untrack } from "svelte";
import { rate, still } from "../lib/settings.svelte";
import type { TableNews } from "../lib/wire";
import { type Emblem, seatColour } from "../ui/emblems";
import type { Table } from "./table.svelte";

/** A piece that flies over the page, from one `data-at` to the next. */
export interface Flight {
  /** Where it starts, where it passes, where it ends. */
  way: string[];
  /** Whose chip it is, or the colour of its sign; nobody's is the back of a card. */
  seat: number | null;
  /** A drawing of the page instead: the id of its symbol, or the `data-sign` of what is copied. */
  sign?: string;
  /** Words below it, such as an amount of money. */
  text?: string;
  /** A card that everybody sees has its name on it. */
  face?: string;
  /** It comes to lie on what is there, which is drawn without it until then. */
  lands?: boolean;
}

/** How fast it is: a step of a way, and how much later each next piece starts. */
export const MOVE = 320;
export const STAGGER = 90;
const MOST_FLIGHTS = 8;
const HALF = 20;

/** What happened, and the tables as everybody saw them before and after. */
export interface Moment<E, S> {
  events: E[];
  before: S;
  after: S;
}

/** Lets the pieces of a game fly whenever another moment of its table is shown. */
export function watcher<E, S>(flights: (moment: Moment<E, S>) => Flight[]) {
  let shown: TableNews | null = null;
  return (table: Table, root: () => HTMLElement | undefined): void => {
    const news = table.news;
    if (!news || news === shown) return;
    const last = shown;
    shown = news;
    const page = untrack(() => root()?.closest<HTMLElement>(".table"));
    if (news.end || isFullReset(table, last, news)) {
      clear(page);
      return;
    }
    if (last === null || news.full || still() || rate() === 0) return;
    untrack(() => {
      if (table.staged) return; // its scene shows what happened
      const events = (news.news ?? []) as E[];
      const moment = { events, before: last.public as S, after: news.public as S };
      if (page && events.length > 0) launch(page, flights(moment).slice(0, MOST_FLIGHTS), table);
    });
  };
}

/** Whether another phase already asks me: flying pieces would cover the question. */
function isFullReset(table: Table, last: TableNews | null, news: TableNews): boolean {
  if (last === null || !table.ask) return false;
  const before = table.game.round(last.public);
  const now = table.game.round(news.public);
  return before.number !== now.number || before.current !== now.current;
}

/** Nothing flies any more. */
function clear(page: HTMLElement | null | undefined): void {
  for (const piece of page?.querySelectorAll(".flying") ?? []) {
    for (const one of piece.getAnimations()) one.cancel();
  }
}

function launch(page: HTMLElement, all: Flight[], table: Table): void {
  all.forEach((one, n) => {
    const to = one.lands ? (one.way.at(-1) ?? "") : "";
    const landed = () => to && table.land(to);
    if (to) table.rise(to);
    if (!fly(page, one, n * STAGGER, one.seat === null ? "" : table.emblem(one.seat), landed))
      landed();
  });
}

/** Whether it flies: both ends must be on the page. */
function fly(
  page: HTMLElement,
  one: Flight,
  wait: number,
  emblem: string,
  then: () => void,
): boolean {
  const stops = one.way.flatMap((at) => middle(page, at) ?? []);
  if (stops.length < 2) return false;
  const piece = drawn(page, one, emblem);
  page.append(piece);
  const steps = stops.length - 1;
  const frames = stops.flatMap((stop, n) => frame(stop, stops[n + 1], n, steps));
  const flying = piece.animate(frames, {
    duration: MOVE * (0.4 + 0.6 * steps),
    delay: wait,
    easing: steps > 1 ? "linear" : "cubic-bezier(.2,.8,.2,1)",
    fill: "backwards",
  });
  const over = () => {
    piece.remove();
    then();
  };
  flying.onfinish = over;
  flying.oncancel = over;
  return true;
}

interface Point {
  x: number;
  y: number;
}

/** Where it is at a stop, and on the top of its arc to the next one. */
function frame(here: Point, next: Point | undefined, n: number, steps: number): Keyframe[] {
  const at = (p: Point, scale: number) => `translate(${p.x}px, ${p.y}px) scale(${scale})`;
  if (!next) return [{ transform: at(here, 0.9), opacity: 0.9, offset: 1 }];
  const stop = { transform: at(here, 0.8), opacity: n === 0 ? 0.4 : 1, offset: n / steps };
  const lift = Math.min(90, Math.hypot(next.x - here.x, next.y - here.y) * 0.2);
  const top = { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 - lift };
  return [stop, { transform: at(top, 1.15), opacity: 1, offset: (n + 0.55) / steps }];
}

function drawn(page: HTMLElement, one: Flight, emblem: string): HTMLElement {
  const piece = document.createElement("div");
  piece.className = `flying ${one.sign ? "sign" : emblem ? "chip" : "card"}`;
  piece.setAttribute("aria-hidden", "true");
  if (emblem) piece.style.setProperty("--c", seatColour(emblem as Emblem));
  const copied = one.sign ? page.querySelector(`svg[data-sign="${one.sign}"]`) : null;
  if (copied) piece.append(copied.cloneNode(true));
  else if (one.sign) piece.innerHTML = symbol(one.sign, "0 0 40 40", 0, 40);
  else if (emblem) piece.innerHTML = symbol(`e-${emblem}`, "-13 -13 26 26", -11, 22);
  if (one.face) {
    piece.classList.add("open");
    piece.append(document.createElement("i"));
    piece.firstElementChild?.append(one.face);
  }
  if (one.text) {
    const words = document.createElement("b");
    words.textContent = one.text;
    piece.append(words);
  }
  return piece;
}

function symbol(id: string, box: string, at: number, size: number): string {
  return `<svg viewBox="${box}"><use href="#${id}" x="${at}" y="${at}" width="${size}" height="${size}"/></svg>`;
}

function middle(page: HTMLElement, at: string): Point | null {
  const all = [...page.querySelectorAll(`[data-at="${at}"]`)];
  const box = all.map((one) => one.getBoundingClientRect()).find((one) => one.width > 0);
  return box ? { x: box.x + box.width / 2 - HALF, y: box.y + box.height / 2 - HALF } : null;
}
