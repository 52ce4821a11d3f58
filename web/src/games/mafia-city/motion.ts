// Moves of the others, as pieces that fly; and which places the last ones were about.
import type { LogLine, MafiaCityEvent } from "../../lib/wire";
import { type Flight, type Moment, watcher } from "../../table/flight";
import { HALL, JAIL, STATION, type State } from "./city";
import { cardName } from "./words.svelte";

/** The flights of what happened. Never more than the reader may know: cards show their back. */
export function flights(moment: Moment<MafiaCityEvent, State>): Flight[] {
  return moment.events.flatMap((event) => flight(event, moment.before));
}

/** Let the pieces fly whenever another moment of the table is shown. */
export const watch = watcher<MafiaCityEvent, State>(flights);

const seat = (n: number) => `seat:${n}`;
const place = (n: number) => `location:${n}`;
const chip = (owner: number, ...way: string[]): Flight => ({ seat: owner, way });
const onTop = (owner: number, ...way: string[]): Flight => ({ seat: owner, way, lands: true });
const card = (...way: string[]): Flight => ({ seat: null, way });
const open = (shown: number, ...way: string[]): Flight => ({
  seat: null,
  face: shown >= 0 ? cardName(shown) : undefined,
  way,
});
const figure = (who: string, ...way: string[]): Flight => ({ seat: null, sign: `f-${who}`, way });

function flight(event: MafiaCityEvent, before: State): Flight[] {
  switch (event.type) {
    case "Placed":
    case "BroughtIn":
      return [onTop(event.seat, seat(event.seat), place(event.location))];
    case "TookBack":
      return [chip(event.seat, place(event.location), seat(event.seat))];
    case "Withdrew":
      return event.chips > 0 ? [chip(event.seat, place(event.location), seat(event.seat))] : [];
    case "Jailed":
      return [chip(event.owner, place(event.location), place(JAIL))];
    case "Killed":
      return [chip(event.owner, place(event.location), seat(event.owner))];
    case "Shifted":
      return [onTop(event.owner, place(event.location), place(event.to))];
    case "Raided":
      return (before.stacks[event.location] ?? []).map((owner) =>
        chip(owner, place(event.location), seat(owner)),
      );
    case "Switched":
      return [...swap(before, event.location, event.other)];
    case "Released":
      return event.chips.flatMap((n, owner) =>
        n > 0 ? [chip(owner, place(JAIL), seat(owner))] : [],
      );
    default:
      return [...walking(event, before), ...dealt(event)];
  }
}

/** The main chips, the lowest ones, trade places. */
function swap(before: State, a: number, b: number): Flight[] {
  const main = (at: number) => before.stacks[at]?.[0];
  return [
    [a, b],
    [b, a],
  ].flatMap(([here = 0, there = 0]) => {
    const owner = main(here);
    return owner === undefined ? [] : [chip(owner, place(here), place(there))];
  });
}

function walking(event: MafiaCityEvent, before: State): Flight[] {
  const home = (holder: number, at: number) => (holder >= 0 ? seat(holder) : place(at));
  switch (event.type) {
    case "HitmanMoved":
      return [figure("hitman", place(before.hitman), place(event.location))];
    case "PolicemanTaken":
      return [figure("policeman", home(before.policeman, STATION), seat(event.seat))];
    case "PolicemanBack":
      return [figure("policeman", home(before.policeman, STATION), place(STATION))];
    case "MayorTaken":
      return [figure("mayor", home(before.mayor, HALL), seat(event.seat))];
    case "MayorBack":
      return [figure("mayor", home(before.mayor, HALL), place(HALL))];
    default:
      return [];
  }
}

function dealt(event: MafiaCityEvent): Flight[] {
  switch (event.type) {
    case "Drew":
      return [card("deck", seat(event.seat))];
    case "Stole":
      return [card(seat(event.victim), seat(event.seat))];
    case "Temporized":
    case "Discarded":
      return [open(event.card, seat(event.seat), "discard")];
    case "Announced":
      return event.cards.map((shown) => open(shown, seat(event.seat), "discard"));
    default:
      return [];
  }
}

const MOVED = 2; // no move is about more places

/** Places the newest lines of the log are about. */
export function lastThings(fresh: LogLine[], log: LogLine[]): Set<number> {
  const line = (fresh.length > 0 && fresh.length < 20 ? fresh : log.slice(-1)).findLast((one) =>
    one.things.some((thing) => thing[0] === "location"),
  );
  const places = line?.things.filter((thing) => thing[0] === "location") ?? [];
  if (places.length > MOVED) return new Set(); // the city was laid out
  return new Set(places.map((thing) => Number(thing[1])));
}
