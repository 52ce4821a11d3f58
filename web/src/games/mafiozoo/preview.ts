// What an answer would change on the desk and in the city. Pure.
import type { MafiozooAction, Option } from "../../lib/wire";

/** Gems of mine to come, by character. */
export function coming(option: Option | undefined): Map<number, number> {
  const action = option?.action as MafiozooAction | undefined;
  switch (action?.do) {
    case "bribe":
      return new Map(action.spread);
    case "bonus":
    case "put":
      return new Map([[action.character, 1]]);
    case "inform":
      return new Map([[action.character, action.fund + action.reserve]]);
    default:
      return new Map();
  }
}

/** The place a henchman would stand on, or -1. */
export function building(option: Option | undefined): number {
  const action = option?.action as MafiozooAction | undefined;
  return action?.do === "build" ? action.place : -1;
}

/** How fund and reserve change: gems of the answer leave or come. */
export function funds(
  option: Option | undefined,
  reserve: number,
): { fund: number; reserve: number } {
  const action = option?.action as MafiozooAction | undefined;
  switch (action?.do) {
    case "bribe":
      return { fund: -[...coming(option).values()].reduce((sum, n) => sum + n, 0), reserve: 0 };
    case "gain":
      return { fund: action.gems, reserve: -action.gems };
    case "inform":
      return { fund: 0 - action.fund, reserve: 0 - action.reserve };
    case "bonus":
    case "put":
      return reserve > 0 ? { fund: 0, reserve: -1 } : { fund: -1, reserve: 0 };
    default:
      return { fund: 0, reserve: 0 };
  }
}
