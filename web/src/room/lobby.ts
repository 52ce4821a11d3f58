// What can be read off a room before the start, and the usual clocks.
import type { ChairView, Clock, GameInfo, Print, RoomView, Settings, Switch } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { EMBLEMS, type Emblem } from "../ui/emblems";

export const CLOCKS = {
  fast: { bank: 300, per: 10, reaction: 8 },
  normal: { bank: 600, per: 20, reaction: 12 },
  slow: { bank: 1800, per: 60, reaction: 20 },
} as const satisfies Record<string, Required<Clock>>;
/** Who lets a newcomer have a bot's chair during a match, in words. */
export const TAKEOVERS = {
  host: "set-takeover-host",
  nobody: "set-takeover-nobody",
  anybody: "set-takeover-anybody",
} as const;

/** What newcomers may do, in words; and what everybody reads where they may not sit down. */
export const LOCKS = { open: "lock-open", seats: "lock-seats", all: "lock-all" } as const;
export const LOCKED = { open: "", seats: "lock-seats-now", all: "lock-all-now" } as const;
export type Pace = "none" | keyof typeof CLOCKS | "own";

/** Which of the usual clocks this is. */
export function pace(clock: Clock | null | undefined): Pace {
  if (!clock) return "none";
  const same = (one: Required<Clock>) =>
    one.bank === clock.bank && one.per === clock.per && one.reaction === clock.reaction;
  const usual = Object.entries(CLOCKS).find(([, one]) => same(one));
  return (usual?.[0] as keyof typeof CLOCKS | undefined) ?? "own";
}

/** How long somebody may be away before a bot stands in, in words. */
export function absence(seconds: number): string {
  if (seconds >= 86_400) return t("set-away-day");
  return t("set-away-minutes", { count: Math.max(1, Math.round(seconds / 60)) });
}

/** The class that carries the colour of an emblem. */
export function colour(emblem: Emblem): string {
  return `s${EMBLEMS.indexOf(emblem) + 1}`;
}

/** Emblems others wear; mine may stay. */
export function worn(room: RoomView, but: number | null): Emblem[] {
  const others = room.chairs.filter((chair, n) => chair.kind !== "open" && n !== but);
  return others.map((chair) => chair.emblem);
}

/** The first emblem nobody wears. */
export function free(room: RoomView): Emblem {
  const taken = worn(room, null);
  return EMBLEMS.find((emblem) => !taken.includes(emblem)) ?? "rose";
}

/** A house rule makes the last chair that of a separate Consigliere. */
export function consigliere(room: RoomView, n: number): boolean {
  return room.settings.options?.consigliere === "chair" && n === room.chairs.length - 1;
}

/** Numbers of the chairs nobody has taken. */
export function open(room: RoomView): number[] {
  return numbers(room, (chair) => chair.kind === "open");
}

/** Numbers of the people who are not ready; my own chairs do not count for me. */
export function unready(room: RoomView, mine: number[]): number[] {
  const waited = (chair: ChairView) => chair.kind === "person" && !chair.ready;
  return numbers(room, waited).filter((n) => !mine.includes(n));
}

/** The house rules that differ from the printed ones, in words. */
export function changed(settings: Settings, info: GameInfo | undefined): [string, string][] {
  return Object.entries(settings.options ?? {}).flatMap(([name, value]) => {
    const rule = info?.switches.find((one) => one.name === name);
    if (!info || !rule || !differs(info, rule, settings.options ?? {})) return [];
    const label = rule.values.find(([one]) => one === value)?.[1] ?? value;
    return [[rule.label, label] as [string, string]];
  });
}

/** What the printed edition that is followed says; else the default. */
export function usual(info: GameInfo, rule: Switch, options: Record<string, string>): string {
  return printed(info, options)?.options[rule.name] ?? rule.default;
}

/** Whether a house rule is set otherwise than printed. */
export function differs(info: GameInfo, rule: Switch, options: Record<string, string>): boolean {
  return (options[rule.name] ?? rule.default) !== usual(info, rule, options);
}

/** The printed edition whose rulebook is followed; none if the switches are a mix. */
export function printed(info: GameInfo, options: Record<string, string>): Print | undefined {
  const now = new Map(info.switches.map((rule) => [rule.name, options[rule.name] ?? rule.default]));
  return info.prints.find((print) =>
    Object.entries(print.options).every(([name, wanted]) => now.get(name) === wanted),
  );
}

function numbers(room: RoomView, which: (chair: ChairView) => boolean): number[] {
  return room.chairs.flatMap((chair, n) => (which(chair) ? [n] : []));
}
