// What a seat's influence is made of, as far as the reader may know. Pure.
import { PLACES } from "./art/kinds";
import { edition } from "./edition";
import { type State, UNSEEN } from "./zoo";

export type LeftOver = "money" | "tokens" | "informants" | "gems" | "judge";

export function placePoints(state: State, seat: number): number {
  return PLACES.reduce(
    (sum, _, p) => sum + (state.henchmen[seat]?.[p] ? (edition.now.lots[p]?.points ?? 0) : 0),
    0,
  );
}

export function districtTokens(state: State, seat: number): number {
  return (state.districts[seat]?.length ?? 0) + (state.blanks[seat] ?? 0);
}

/** What nobody can take away: places and district tokens. */
export function certain(state: State, seat: number): number {
  return placePoints(state, seat) + districtTokens(state, seat);
}

/** Sets of six different districts, among those the reader sees. */
export function sets(state: State, seat: number): number {
  const own = (state.districts[seat] ?? []).filter((d) => d !== UNSEEN);
  return Math.min(...[0, 1, 2, 3, 4, 5].map((d) => own.filter((one) => one === d).length));
}

/** Districts of which nobody else has as many; all lie open. */
export function majorities(state: State, seat: number): number {
  const of = (one: number, d: number) => (state.districts[one] ?? []).filter((x) => x === d).length;
  const others = state.reserve.map((_, one) => one).filter((one) => one !== seat);
  return [0, 1, 2, 3, 4, 5].filter((d) => others.every((one) => of(seat, d) > of(one, d))).length;
}

/** What left-overs would bring if the game ended now. */
export function leftOver(state: State, seat: number): [LeftOver, number][] {
  const gems = state.gems.reduce((sum, row) => sum + (row[seat] ?? 0), 0);
  const tokens = (state.tokens[seat] ?? []).reduce((sum, n) => sum + n, 0);
  return [
    ["money", Math.floor((state.money[seat] ?? 0) / edition.now.number("z_for_a_token"))],
    ["tokens", tokens],
    ["informants", state.informants[seat]?.length ?? 0],
    ["gems", gems],
    ["judge", state.judged[seat] ? 1 : 0],
  ];
}
