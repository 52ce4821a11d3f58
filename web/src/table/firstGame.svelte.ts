// Which games were played here before: the goal is said at the first table of each.
import { LocalMap } from "../lib/localMap";

const store = new LocalMap<boolean>("consigliere.known", (one): one is boolean => one === true);
let known = $state(store.all());

/** Whether somebody has seen that game through, or wants to hear no more of its goal. */
export function knows(game: string): boolean {
  return known[game] === true;
}

export function learned(game: string): void {
  if (knows(game)) return;
  known = { ...store.all(), [game]: true };
  store.write(known);
}
