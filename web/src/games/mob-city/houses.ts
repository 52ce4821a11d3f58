// What the plan shows of each building, in the state it has for the one who looks.
import { key } from "../../table/choose";
import type { Table } from "../../table/table.svelte";
import type { Emblem } from "../../ui/emblems";
import type { PieceState, Standing } from "./art/kinds";
import { asks, owner, type State, share, standing } from "./city";
import { edition } from "./edition";
import { sent } from "./orders";
import { foreseen } from "./risk";
import { buildingWords } from "./tell";
import { money, signed } from "./words.svelte";

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
  income?: string;
  label: string;
  pick: boolean;
}

/** Some buildings as the plan draws them. */
export function houses(table: Table, state: State, some: number[]): Shown[] {
  const sending = ghosts(table, state);
  const choosing = some.length > 1 && asksForBuildings(table);
  const buying = asks(table.ask, "buy") && table.open;
  const going = asks(table.ask, "send") && table.open;
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
      ghost: sending.get(b),
      raided: state.raided.includes(b),
      bombed: state.bombed.includes(b),
      price: buying && mood !== "dim" ? money(edition.now.houses[b]?.price ?? 0) : undefined,
      income: going && mood !== "dim" ? brings(table, state, b) : undefined,
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

/** My groups on their way to the buildings chosen. */
function ghosts(table: Table, state: State): Map<number, Standing> {
  const { ask, seat } = table;
  if (!ask || !table.open || seat === null || !asks(ask, "send")) return new Map();
  const emblem = table.emblem(seat) as Emblem;
  const going = sent(ask, table.taps, state).filter(
    ({ slot, building }) => state.groups[seat]?.[slot] !== building,
  );
  return new Map(going.map(({ slot, building }) => [building, { emblem, number: slot + 1 }]));
}

/** What a group of mine sent there brings if it stays alone: the amount without its sign. */
function brings(table: Table, state: State, b: number): string | undefined {
  const { seat } = table;
  if (seat === null) return undefined;
  const takings = foreseen(state, b);
  const amount = owner(state, b) === seat ? takings : share(state, seat, takings);
  return amount > 0 ? signed(amount) : undefined;
}
