// Putting tokens on privileges: pure.
import type { MobCityAction, Option } from "../../lib/wire";

/** Tokens not laid yet. */
export function free(placed: number[]): number[] {
  return [1, 2, 3, 4].filter((token) => !placed.includes(token));
}

/** A token onto a privilege; it leaves where it was. */
export function put(placed: number[], privilege: number, token: number): number[] {
  return placed.map((had, n) => (n === privilege ? token : had === token ? 0 : had));
}

/** With three laid the fourth can only go where nothing lies. */
export function completed(placed: number[]): number[] {
  const [left, ...more] = free(placed);
  return left !== undefined && more.length === 0 ? placed.map((had) => had || left) : placed;
}

export function drop(placed: number[], privilege: number): number[] {
  return placed.map((had, n) => (n === privilege ? 0 : had));
}

/** The answer the tokens mean, once all are laid. */
export function bidOption(options: Option[], placed: number[]): number | null {
  const at = options.findIndex(({ action }) => {
    const bid = action as MobCityAction;
    return bid.do === "bid" && bid.tokens.join() === placed.join();
  });
  return at >= 0 ? at : null;
}
