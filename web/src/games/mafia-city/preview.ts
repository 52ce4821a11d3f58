// What an answer or an announcement would do to the board, before it does. Pure.
import type { MafiaCityAction, Option } from "../../lib/wire";
import { KINDS, SYMBOLS } from "./art/kinds";
import { type Effect, JAIL, type State } from "./city";

/** Marks on the board: a chip to come, chips to go, a path, and the stack as it would be. */
export interface Preview {
  /** Seat whose chip would land on top of the location. */
  ghost: { at: number; seat: number } | null;
  /** Chips that would leave: place and heights. */
  hit: { at: number; heights: number[] } | null;
  path: { from: number; to: number; cell: boolean; loss: boolean } | null;
  /** The stacks that would change. */
  after: { at: number; stack: number[] }[];
}

export const NOTHING: Preview = { ghost: null, hit: null, path: null, after: [] };

/** What an answer does. */
export function optionPreview(state: State, option: Option, seat: number): Preview {
  const action = option.action as MafiaCityAction;
  switch (action.do) {
    case "place":
      return landing(state, action.location, seat);
    case "hat":
      return effectPreview(state, {
        use: action.target.length > 1 ? "hat" : "hats",
        seat,
        cards: action.cards,
        target: action.target,
      });
    case "send":
      return leaving(state, [action.location, action.height], JAIL);
    case "move":
      return {
        ...NOTHING,
        path: { from: state.hitman, to: action.location, cell: false, loss: false },
      };
    case "play": {
      const use = KINDS[Math.floor(action.card / SYMBOLS.length)] ?? "";
      return effectPreview(state, { use, seat, cards: [action.card], target: action.target });
    }
    default:
      return NOTHING;
  }
}

/** What an effect that is open would do. */
export function effectPreview(state: State, effect: Effect): Preview {
  const [at, second, third] = effect.target;
  if (at === undefined) return NOTHING;
  if (effect.use === "hats") return landing(state, at, effect.seat);
  if (effect.use === "harbor") {
    return { ...NOTHING, path: { from: state.hitman, to: at, cell: false, loss: false } };
  }
  if (effect.use === "hat") return leaving(state, [at, second ?? 0], null);
  if (effect.use === "jail") return leaving(state, [at, second ?? 0], JAIL);
  const chip = second === undefined ? undefined : [at, second];
  if (effect.use === "raid") return played(state, "raid", undefined, [at]);
  if (effect.use === "shadow") return played(state, "shadow", undefined, [at, second ?? at]);
  return played(state, effect.use, chip, third === undefined ? [] : [third]);
}

/** The bottom effect of a chain decides what happens if nobody answers; every answer turns it. */
export function ifNobody(effects: Effect[]): { effect: Effect; happens: boolean } | null {
  const [bottom] = effects;
  return bottom ? { effect: bottom, happens: effects.length % 2 === 1 } : null;
}

function played(state: State, kind: string, chip: number[] | undefined, places: number[]): Preview {
  const [first, second] = places;
  if ((kind === "snitch" || kind === "complicity") && chip) return leaving(state, chip, JAIL);
  if (kind === "hitman" && chip) return leaving(state, chip, null);
  if (kind === "scheme" && chip && first !== undefined) return shifting(state, chip, first);
  if (kind === "raid" && first !== undefined) {
    const heights = (state.stacks[first] ?? []).map((_, n) => n);
    return { ...NOTHING, hit: { at: first, heights }, after: [{ at: first, stack: [] }] };
  }
  if (kind === "shadow" && first !== undefined && second !== undefined) {
    return swapping(state, first, second);
  }
  return NOTHING;
}

function landing(state: State, at: number, seat: number): Preview {
  const stack = [...(state.stacks[at] ?? []), seat];
  return { ...NOTHING, ghost: { at, seat }, after: [{ at, stack }] };
}

function leaving(state: State, chip: number[], to: number | null): Preview {
  const [at = 0, height = 0] = chip;
  const stack = (state.stacks[at] ?? []).filter((_, n) => n !== height);
  const path = to === null ? null : { from: at, to, cell: true, loss: true };
  return { ghost: null, hit: { at, heights: [height] }, path, after: [{ at, stack }] };
}

function shifting(state: State, chip: number[], to: number): Preview {
  const [at = 0, height = 0] = chip;
  const owner = state.stacks[at]?.[height] ?? 0;
  const gone = leaving(state, chip, null);
  const come = landing(state, to, owner);
  const path = { from: at, to, cell: false, loss: false };
  return { ghost: come.ghost, hit: gone.hit, path, after: [...gone.after, ...come.after] };
}

function swapping(state: State, at: number, other: number): Preview {
  const one = state.stacks[at] ?? [];
  const two = state.stacks[other] ?? [];
  if (one[0] === undefined || two[0] === undefined) return NOTHING;
  const after = [
    { at, stack: [two[0], ...one.slice(1)] },
    { at: other, stack: [one[0], ...two.slice(1)] },
  ];
  const path = { from: at, to: other, cell: false, loss: false };
  return { ghost: null, hit: { at, heights: [0] }, path, after };
}
