// Moves of the others, as pieces that fly: groups, money, raids, shots, cards face down.
import type { MobCityEvent } from "../../lib/wire";
import { type Flight, type Moment, watcher } from "../../table/flight";
import type { State } from "./city";
import { edition } from "./edition";
import { scene } from "./fight";
import { money } from "./words.svelte";

/** The flights of what happened; cards show their back. */
export function flights({ events, before, after }: Moment<MobCityEvent, State>): Flight[] {
  return events.flatMap((event) => [
    ...groups(event),
    ...goods(event, before),
    ...shots(event, before, after),
  ]);
}

/** Let the pieces fly whenever another moment of the table is shown. */
export const watch = watcher<MobCityEvent, State>(flights);

const seat = (n: number) => `seat:${n}`;
const purse = (n: number) => (n < 0 ? "bank" : `purse:${n}`);
const house = (b: number) => `building:${b}`;

function groups(event: MobCityEvent): Flight[] {
  switch (event.type) {
    case "Sent":
      return [
        { seat: event.seat, sign: "mob-i-hat", way: [seat(event.seat), house(event.building)] },
      ];
    case "Bought":
      return [{ seat: event.seat, way: [seat(event.seat), house(event.building)] }];
    case "Opened":
      return [{ seat: null, sign: "mob-i-glass", way: [seat(event.seat), house(event.building)] }];
    case "Arrested":
      return [
        {
          seat: event.seat,
          sign: "mob-i-cuffs",
          way: ["events", house(event.building), seat(event.seat)],
        },
      ];
    case "Raided":
      return [{ seat: null, sign: "mob-i-badge", way: ["events", house(event.building)] }];
    case "Bombed":
      return [
        { seat: null, sign: "mob-w-grenade", way: [seat(event.seat), house(event.building)] },
      ];
    case "Hired":
    case "HiredOpenly":
      return [{ seat: null, way: ["deck", seat(event.seat)] }];
    case "Dismissed":
    case "DismissedOpenly":
      return [{ seat: null, way: [seat(event.seat), "deck"] }];
    default:
      return [];
  }
}

function goods(event: MobCityEvent, before: State): Flight[] {
  switch (event.type) {
    case "Paid": {
      const way = [purse(event.payer), purse(event.to)];
      return [{ seat: null, sign: "mob-i-bill", way, text: money(event.amount) }];
    }
    case "WhiskeyTaken":
      return [{ seat: null, sign: "mob-i-bottle", way: ["whiskey", seat(event.seat)] }];
    case "PostcardPassed":
      return [{ seat: null, sign: "mob-i-post", way: [seat(before.favour), seat(event.seat)] }];
    default:
      return [];
  }
}

/** In a shootout: bullets, weapons picked up, people who change sides. */
function shots(event: MobCityEvent, before: State, after: State): Flight[] {
  const line = scene(before)?.fighters ?? scene(after)?.fighters ?? [];
  const find = (who: number, card: number) =>
    line.findIndex((one) => one.seat === who && one.card === card && one.standing);
  const weapon = (card: number) => `mob-w-${edition.now.cards[card]?.kind ?? "revolver"}`;
  switch (event.type) {
    case "Attacked": {
      const way = [find(event.seat, event.card), find(event.victim, event.target)];
      return [{ seat: null, sign: "mob-i-bullet", way: way.map((n) => `fighter:${n}`) }];
    }
    case "Collected": {
      const way = [`pile:${event.seat}`, `fighter:${find(event.seat, event.card)}`];
      return [{ seat: null, sign: weapon(event.weapon), way }];
    }
    case "Claimed":
      return [
        {
          seat: event.seat,
          sign: "mob-i-hat",
          way: [`group:${event.whose}`, `group:${event.seat}`],
        },
      ];
    default:
      return [];
  }
}
