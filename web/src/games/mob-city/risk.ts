// How likely today's event strikes a block, and what tonight brings: from what the reader knows. Pure.
import { buildings, happening, income, knownEvent, layout, owner, type State, share } from "./city";
import { edition } from "./edition";

type Strike = "raid" | "crackdown";

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

/** What comes in tonight if nobody interferes: my buildings, and my groups on other buildings. */
export function tonight(state: State, seat: number, going: readonly number[]): number {
  const mine = buildings(state).filter((b) => owner(state, b) === seat);
  const out = (state.groups[seat] ?? []).filter((b) => b >= 0 && !mine.includes(b));
  const abroad = [...new Set([...out, ...going])].filter((b) => !mine.includes(b));
  return (
    mine.reduce((sum, b) => sum + income(state, b), 0) +
    abroad.reduce((sum, b) => sum + share(state, seat, income(state, b)), 0)
  );
}
