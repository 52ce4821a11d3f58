// A shootout as numbers: who stands there, who acts, what the die may bring. Pure.
import type { MobCityAction, Option } from "../../lib/wire";
import { ATTACKS, type Fate, type Tone } from "./art/kinds";
import { income, minimum, type SceneOf, type State, sceneOf, share, standing } from "./city";
import { bonusOf, edition, isPerson, personKind } from "./edition";

export type Fighter = SceneOf<"shootout">["fighters"][number];

/** The shootout in progress, with the Captains in it, clockwise from the one In Favour. */
export interface Scene extends SceneOf<"shootout"> {
  seats: number[];
}

export function scene(state: State): Scene | null {
  const found = sceneOf(state, "shootout");
  return found && { ...found, seats: standing(state, found.building).map((one) => one.seat) };
}

/** The people of a group, in the order of their places. */
export function members(cards: number[]): number[] {
  return cards.filter((card) => card >= 0 && isPerson(card));
}

/** Weapons of mine not given to anybody, and what each of my people has. */
export function arms(state: State, seat: number, cards: number[]) {
  const plans = sceneOf(state, "shootout")?.plans;
  const given = plans?.find((plan) => plan.owner === seat)?.given ?? [];
  const spare = cards.filter((card) => card >= 0 && !isPerson(card));
  for (const [weapon] of given) {
    const at = spare.indexOf(weapon);
    if (at >= 0) spare.splice(at, 1);
  }
  const of = (place: number) => given.flatMap(([weapon, who]) => (who === place ? [weapon] : []));
  return { spare, of };
}

/** What became of somebody who is out: injured ones lie in their slot, claimed ones in another's. */
export function fate(state: State, all: Scene, n: number): Fate | undefined {
  const one = all.fighters[n];
  if (!one || one.standing) return undefined;
  const like = all.fighters.filter(
    (f, at) => at < n && !f.standing && f.seat === one.seat && f.card === one.card,
  ).length;
  const lying = (seat: number, slot: number) =>
    (state.crews[seat]?.[slot]?.shown ?? []).filter((card) => card === one.card).length;
  if (lying(one.seat, one.slot) > like) return "injured";
  const kind = personKind(one.card);
  const others = all.fighters.filter((f) => f.seat !== one.seat);
  const soft = kind === "moll" || kind === "assassin";
  if (soft && others.some((f) => lying(f.seat, f.slot) > 0)) return "claimed";
  return "killed";
}

/** What each face of the die does against somebody. */
export function faces(attack: string, target: number): Tone[] {
  const health = edition.now.cards[target]?.health ?? 0;
  return [1, 2, 3, 4, 5, 6].map((die) => {
    if (attack === "assassin" || attack === "grenade") return "kill";
    const total = die + bonusOf(attack);
    if (total < health) return "miss";
    return total > health && attack !== "hands" ? "kill" : "injure";
  });
}

/** Chances in per cent, of what can happen only. */
export function chances(all: Tone[]): { tone: Tone; percent: number }[] {
  return (["kill", "injure", "miss"] as const)
    .map((tone) => ({ tone, n: all.filter((one) => one === tone).length }))
    .filter((one) => one.n > 0)
    .map(({ tone, n }) => ({ tone, percent: Math.round((n * 100) / all.length) }));
}

/** An attack among the options, and whom it strikes. */
export interface Attack {
  option: number;
  attack: string;
  target: number;
  others: number[];
}

/** The attacks among the options. */
export function attacks(options: Option[]): Attack[] {
  return options.flatMap((option, n) => {
    const action = option.action as MobCityAction;
    if (action.do === "attack") {
      const attack = ATTACKS[action.weapon] ?? "hands";
      return [{ option: n, attack, target: action.target, others: [] }];
    }
    if (action.do !== "lob") return [];
    const [target = 0, ...others] = action.targets;
    return [{ option: n, attack: "grenade", target, others }];
  });
}

/** What winning and losing would mean for everybody in it. */
export function stakes(state: State, all: Scene) {
  const amount = income(state, all.building);
  return all.seats.map((seat) => {
    const now = state.notoriety[seat] ?? 0;
    const owner = state.owner[all.building] === seat;
    return {
      seat,
      now,
      wins: Math.min(edition.now.numbers.most, now + edition.now.numbers.won),
      loses: Math.max(minimum(state, seat), now - edition.now.numbers.lost),
      owner,
      takes: owner ? amount : share(state, seat, amount),
    };
  });
}
