// A shootout as numbers: who stands there, who acts, what the die may bring. Pure.
import type { Option } from "../../lib/wire";
import type { Fate, Tone } from "./art/kinds";
import { frameOf, income, minimum, type State, share, standing } from "./city";
import { bonusOf, edition, isPerson, personKind } from "./edition";

export interface Fighter {
  seat: number;
  slot: number;
  card: number;
  weapons: number[];
  standing: boolean;
}

export interface Scene {
  building: number;
  stage: "arming" | "initiative" | "fight" | "victory";
  fighters: Fighter[];
  piles: number[][];
  /** In order of acting. */
  order: number[];
  /** Who acts now. */
  acting: number | null;
  /** Captains in it, clockwise from the one In Favour. */
  seats: number[];
  /** Who has not armed his group yet. */
  left: number[];
}

interface Frames {
  building: number;
  fighters: Fighter[];
  piles: number[][];
  order: number[];
  at: number;
  groups: number[][];
  left: number[];
}

/** The shootout in progress. */
export function scene(state: State): Scene | null {
  const frame = frameOf<Frames>(state, "Arming", "Initiative", "Fight", "Victory");
  if (!frame) return null;
  const seats = standing(state, frame.building).map((one) => one.seat);
  const fighters = frame.fighters ?? [];
  const base = { building: frame.building, fighters, seats, piles: frame.piles ?? [], left: [] };
  switch (frame.type) {
    case "Arming":
      return { ...base, stage: "arming", order: [], acting: null, left: frame.left };
    case "Initiative":
      return { ...base, stage: "initiative", order: frame.groups.flat(), acting: null };
    case "Fight": {
      const acting = frame.order[frame.at] ?? null;
      return { ...base, stage: "fight", order: frame.order, acting };
    }
    default:
      return { ...base, stage: "victory", order: fighters.map((_, n) => n), acting: null };
  }
}

/** The people of a group, in the order of their places. */
export function members(cards: number[]): number[] {
  return cards.filter((card) => card >= 0 && isPerson(card));
}

/** Weapons of mine not given to anybody, and what each of my people has. */
export function arms(state: State, seat: number, cards: number[]) {
  const frame = frameOf<{ plans: { owner: number; given: [number, number][] }[] }>(state, "Arming");
  const given = frame?.plans.find((plan) => plan.owner === seat)?.given ?? [];
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

/** An attack as its notation tells it. */
export interface Attack {
  option: number;
  attack: string;
  target: number;
  others: number[];
}

/** The attacks among the options. */
export function attacks(options: Option[]): Attack[] {
  return options.flatMap((option, n) => {
    const [verb, ...rest] = option.text.split(" ");
    if (verb === "attack") {
      return [{ option: n, attack: rest[0] ?? "", target: Number(rest[1]), others: [] }];
    }
    if (verb !== "lob") return [];
    const [target = 0, ...others] = rest.map(Number);
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
