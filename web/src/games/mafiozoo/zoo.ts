// The table of Mafiozoo as numbers: whose turn, which phase, who stands where. Pure.
import type { Ask, MafiozooNow, MafiozooQuestion, MafiozooTable } from "../../lib/wire";
import { type Gate, TOKENS, type TokenKind } from "./art/kinds";
import { type Condition, edition } from "./edition";

export type State = MafiozooTable;

/** Whether it is that question. */
export function asks(ask: Ask | null | undefined, question: MafiozooQuestion): boolean {
  return ask?.kind === question;
}

export const GENERIC = 12;
export const UNSEEN = -9;
export const HALL = 14;
export const NEWS = 11;
export const COURT = 15;
export const POLICE = 10;

type Scene = NonNullable<MafiozooNow["scene"]>;
type Evaluation = Extract<Scene, { scene: "evaluation" }>;
type Construction = Extract<Scene, { scene: "construction" }>;
/** A henchman about to be placed, not yet shown to the others. */
export type Build = Construction["plans"][number]["builds"][number];

const PHASES: MafiozooNow["phase"][] = ["income", "corruption", "favours", "influence"];

/** The phase in progress from 0, or -1 before the first and at the end. */
export function phase(state: State): number {
  return PHASES.indexOf(state.now.phase);
}

function evaluation(state: State): Evaluation | null {
  const scene = state.now.scene;
  return scene?.scene === "evaluation" ? scene : null;
}

function construction(state: State): Construction | null {
  const scene = state.now.scene;
  return scene?.scene === "construction" ? scene : null;
}

export function seats(state: State): number {
  return state.reserve.length;
}

export function rounds(state: State): number {
  return seats(state) === 2 ? edition.now.number("rounds_for_two") : edition.now.number("rounds");
}

/** Seats in turn order. */
export function inTurn(state: State): number[] {
  const n = seats(state);
  return Array.from({ length: n }, (_, ahead) => (state.first + ahead) % n);
}

/** What the tile of a character asks now. */
export function condition(state: State, c: number): Condition {
  const { golden, other } = edition.now;
  return (state.golden[c] ? golden : other)[c] ?? { rule: "first", number: 0 };
}

/** The godfather's card of this round. */
export function godfather(state: State): { visits: number; pay: number } | null {
  const card = state.shown.at(-1);
  return card === undefined || state.visited < 0 ? null : (edition.now.godfathers[card] ?? null);
}

/** Whether a henchman of an earlier round works there. */
export function active(state: State, seat: number, place: number): boolean {
  const placed = state.henchmen[seat]?.[place] ?? 0;
  return placed > 0 && placed < state.round;
}

/** The most gems a card moves in the hand of that seat. */
export function most(state: State, seat: number, card: number): number {
  if (card === GENERIC) return edition.now.number("generic");
  return active(state, seat, HALL)
    ? edition.now.number("specific_hall")
    : edition.now.number("specific");
}

/** Who still builds; null at other times. */
export function builders(state: State): number[] | null {
  return construction(state)?.builders ?? null;
}

/** What a player is about to build, as far as the reader may know. */
export function plans(state: State, seat: number): Build[] {
  return construction(state)?.plans.find((plan) => plan.owner === seat)?.builds ?? [];
}

/** The favour tokens of a seat that no plan has spent. */
export function tokensLeft(state: State, seat: number): number[] {
  const spent = plans(state, seat).flatMap((build) => build.payment);
  return (state.tokens[seat] ?? []).map((n, t) => n - spent.filter((one) => one === t).length);
}

/** Which tokens of a cost those at hand do not pay: a godfather stands for any other. */
export function lacking(cost: readonly TokenKind[], tokens: readonly number[]): TokenKind[] {
  const left = [...tokens];
  const wild = TOKENS.indexOf("godfather");
  const take = (at: number) => {
    if (!left[at]) return false;
    left[at] -= 1;
    return true;
  };
  // what only a godfather pays first, what anything pays last
  const late = (kind: TokenKind) => (kind === "godfather" ? 0 : kind === "any" ? 2 : 1);
  const order = [...cost].sort((a, b) => late(a) - late(b));
  return order.filter((kind) => {
    if (kind === "any") return !left.some((n, at) => n > 0 && take(at));
    return !take(TOKENS.indexOf(kind)) && !take(wild);
  });
}

/** How a place lies for a seat. */
export function gate(state: State, seat: number | null, place: number): Gate {
  if (seat === null) return edition.now.outer[place] ? "open" : "shut";
  const planned = plans(state, seat).map((build) => build.place);
  const mine = (p: number) => (state.henchmen[seat]?.[p] ?? 0) > 0 || planned.includes(p);
  if (mine(place)) return "mine";
  if ((edition.now.near[place] ?? []).some(mine)) return "reach";
  return edition.now.outer[place] ? "open" : "shut";
}

export function size(deck: { rest: number[]; top: unknown[] }): number {
  return deck.rest.length + deck.top.length;
}

/** The character being evaluated; null outside of the evaluation. */
export function evaluated(state: State): number | null {
  return evaluation(state)?.character ?? null;
}

/** Whether informants may be played now. */
export function asking(state: State): boolean {
  return evaluation(state)?.informants ?? false;
}

/** What a participant of an evaluation gets. */
export type Verdict = Evaluation["left"][number];

/** Those not yet served completely; the first of them is being served. */
export function verdictsLeft(state: State): Verdict[] {
  return evaluation(state)?.left ?? [];
}

/** Everybody's verdict if it were evaluated with these gems; `seconds`: those who can be second. */
export function verdicts(
  gems: number[],
  term: Condition,
  visited: boolean,
  ties: boolean,
  seconds = gems.length,
) {
  const best = Math.max(0, ...gems);
  const leaders = gems.filter((n) => n > 0 && n === best).length;
  const others = gems.slice(0, seconds).filter((n) => n < best);
  const second = Math.max(0, ...others);
  const tied = others.filter((n) => n > 0 && n === second).length;
  return gems.flatMap((n, seat): (Verdict & { rank: Rank })[] => {
    if (n === 0) return [];
    const lead = n === best;
    const after = n === second && seat < seconds;
    const rank = lead ? (leaders === 1 ? "first" : "tie") : after ? "second" : "behind";
    const next = leaders === 1 && after && (ties || tied === 1);
    const grant = granted(n, term, visited, lead, leaders, next);
    const home = lead && (visited || (leaders === 1 && term.rule !== "offer"));
    return [{ seat, rank, grant, to_reserve: home, godfather: visited && lead && leaders === 1 }];
  });
}

/** `in`: takes part, and nobody here has seen how. */
export type Rank = "first" | "tie" | "second" | "behind" | "in";

function granted(
  n: number,
  term: Condition,
  visited: boolean,
  lead: boolean,
  leaders: number,
  next: boolean,
): Verdict["grant"] {
  if (visited && (lead || next)) return "free";
  if (term.rule === "offer") return n >= term.number ? "free" : "none";
  if (!visited && lead && leaders === 1) return "free";
  return term.rule === "pay" ? "buy" : "none";
}

/** What a favour bought there costs that seat. */
export function price(state: State, seat: number, c: number): number {
  const z = condition(state, c).number;
  return active(state, seat, COURT) ? Math.max(0, z - edition.now.number("court")) : z;
}
