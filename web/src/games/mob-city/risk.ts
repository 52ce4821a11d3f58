// How likely today's event strikes a block, and what tonight brings: from what the reader knows. Pure.
import { buildings, happening, income, knownEvent, layout, owner, type State, share } from "./city";
import { edition, openIncome } from "./edition";

type Strike = "raid" | "crackdown";

/** Whether the police leave a Captain alone today. */
export function spared(state: State, seat: number | null): boolean {
  return seat !== null && state.police === seat;
}

/** The chance in per cent that today's event is that one, on a side of the block. */
export function risk(state: State, block: number, what: Strike): number {
  const at = state.city.indexOf(block);
  const sides = layout(state)[at]?.sides ?? [];
  const known = knownEvent(state);
  if (known) {
    const { kind, side } = happening(known.event);
    return kind === what && side !== undefined && sides.includes(side) ? 100 : 0;
  }
  const left = state.events.rest.length + state.events.top.length;
  if (left === 0) return 0;
  const printed = sides.reduce((sum, side) => sum + (edition.now.strikes[what][side] ?? 0), 0);
  const past = state.past.filter((event) => {
    const { kind, side } = happening(event);
    return kind === what && side !== undefined && sides.includes(side);
  }).length;
  return Math.round((Math.max(0, printed - past) * 100) / left);
}

/** What a building brings tonight as far as I know today's event: the Snitch has seen it already. */
export function foreseen(state: State, b: number): number {
  const known = knownEvent(state);
  if (!known?.secret) return income(state, b);
  const who = owner(state, b);
  const block = edition.now.houses[b]?.block ?? -1;
  const raided =
    state.open.includes(b) && !spared(state, who) && risk(state, block, "raid") === 100;
  return raided ? 0 : income({ ...state, event: known.event }, b);
}

/** What comes in tonight if nobody interferes: my buildings, and my groups on other buildings. */
export function tonight(state: State, seat: number, going: readonly number[]): number {
  const mine = buildings(state).filter((b) => owner(state, b) === seat);
  const out = (state.groups[seat] ?? []).filter((b) => b >= 0 && !mine.includes(b));
  const abroad = [...new Set([...out, ...going])].filter((b) => !mine.includes(b));
  return (
    mine.reduce((sum, b) => sum + foreseen(state, b), 0) +
    abroad.reduce((sum, b) => sum + share(state, seat, foreseen(state, b)), 0)
  );
}

/** What a building for sale could bring its buyer tonight: with whiskey in hand as a speakeasy. */
export function best(state: State, seat: number, b: number): number {
  const house = edition.now.houses[b];
  const value = state.whiskey[seat] ?? 0;
  if (!house) return 0;
  return value > 0 ? openIncome(house, value) : house.income;
}
