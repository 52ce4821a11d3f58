// What the plan shows of each building, in the state it has for the one who looks.
import type { MobCityAction } from "../../lib/wire";
import { key } from "../../table/choose";
import type { Table } from "../../table/table.svelte";
import type { Emblem } from "../../ui/emblems";
import type { PieceState, Standing } from "./art/kinds";
import { asks, owner, type State, standing } from "./city";
import { edition } from "./edition";
import { buildingWords } from "./tell";
import { money } from "./words.svelte";

export interface Shown {
  at: string;
  state: PieceState;
  owner?: Emblem;
  open: boolean;
  value?: number;
  groups: Standing[];
  ghost?: Standing;
  raided: boolean;
  bombed: boolean;
  price?: string;
  label: string;
  pick: boolean;
}

/** Some buildings as the plan draws them. */
export function houses(table: Table, state: State, some: number[]): Shown[] {
  const sending = ghost(table, state);
  const choosing = some.length > 1 && asksForBuildings(table);
  const buying = asks(table.ask, "buy") && table.open;
  return some.map((b) => {
    const who = owner(state, b);
    const mood = stateOf(table, b, choosing);
    return {
      at: `building:${b}`,
      state: mood,
      owner: who === null ? undefined : (table.emblem(who) as Emblem),
      open: state.open.includes(b),
      value: who === null ? undefined : state.whiskey[who],
      groups: standing(state, b).map(({ seat, slot }) => ({
        emblem: table.emblem(seat) as Emblem,
        number: slot + 1,
      })),
      ghost: sending?.building === b ? sending.token : undefined,
      raided: state.raided.includes(b),
      bombed: state.bombed.includes(b),
      price: buying && mood !== "dim" ? money(edition.now.houses[b]?.price ?? 0) : undefined,
      label: buildingWords(table, b),
      pick: true,
    };
  });
}

function asksForBuildings(table: Table): boolean {
  const options = table.answerable?.options ?? [];
  return options.some((option) => option.touches.some((thing) => thing[0] === "building"));
}

function stateOf(table: Table, b: number, choosing: boolean): PieceState {
  const thing = ["building", b];
  if (table.tapped(thing) || table.pointed.has(key(thing))) return "chosen";
  if (table.lit(thing)) return "legal";
  return choosing && !table.usable(thing) ? "dim" : "rest";
}

/** My group on its way to the building chosen. */
function ghost(table: Table, state: State): { building: number; token: Standing } | null {
  const option = table.chosen === null ? undefined : table.ask?.options[table.chosen];
  const action = option?.action as MobCityAction | undefined;
  if (action?.do !== "go" || table.seat === null) return null;
  const { slot, building } = action;
  if (state.groups[table.seat]?.[slot] === building) return null;
  return { building, token: { emblem: table.emblem(table.seat) as Emblem, number: slot + 1 } };
}
