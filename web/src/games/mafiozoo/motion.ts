// Moves of the others, as pieces that fly: gems along the threads, henchmen, tokens, the godfather.
import type { MafiozooEvent } from "../../lib/wire";
import { type Flight, type Moment, watcher } from "../../table/flight";
import { DISTRICTS, TOKENS } from "./art/kinds";
import { asWalked } from "./walk";
import type { State } from "./zoo";

/** The flights of what happened. Never more than the reader may know: cards show their back. */
export function flights({ events, before }: Moment<MafiozooEvent, State>): Flight[] {
  let at = -1;
  return events.flatMap((event) => {
    if (event.type === "Evaluating" || event.type === "Favoured") at = event.character;
    return [...gems(event, at), ...goods(event, at, before)];
  });
}

/** Let the pieces fly whenever another moment of the table is shown. */
export const watch = watcher<MafiozooEvent, State>(flights);

const seat = (n: number) => `seat:${n}`;
const photo = (c: number) => `character:${c}`;
const gem = (owner: number, ...way: string[]): Flight => ({ seat: owner, sign: "mz-gem", way });
const many = (n: number) => (n > 1 ? { text: `×${n}` } : {});

function gems(event: MafiozooEvent, at: number): Flight[] {
  switch (event.type) {
    case "Bribed": {
      // each gem goes the way of the walk, as far as its stop
      const walk = asWalked(
        event.card,
        event.spread.map(([character, gems]) => ({ character, gems })),
      );
      const stops = walk.map((stop) => photo(stop.character));
      return walk.map((stop, n) => ({
        ...gem(event.seat, seat(event.seat), ...stops.slice(0, n + 1)),
        ...many(stop.gems),
      }));
    }
    case "BonusUsed":
    case "Informed":
    case "GemPut":
      return [gem(event.seat, seat(event.seat), photo(event.character))];
    case "GemsHome": {
      const home = event.to_reserve ? ["reserves"] : [];
      return at < 0
        ? []
        : [{ ...gem(event.seat, photo(at), ...home, seat(event.seat)), ...many(event.gems) }];
    }
    case "GainedGems":
    case "PlayedForGems":
      return [{ ...gem(event.seat, "reserves", seat(event.seat)), ...many(event.gems) }];
    default:
      return [];
  }
}

function goods(event: MafiozooEvent, at: number, before: State): Flight[] {
  switch (event.type) {
    case "Visited":
      return before.visited < 0
        ? []
        : [{ seat: null, sign: "mz-pawn", way: [photo(before.visited), photo(event.character)] }];
    case "Built":
      return [
        { seat: event.seat, sign: "mz-hench", way: [seat(event.seat), `place:${event.place}`] },
      ];
    case "GotToken": {
      const sign = `mz-token-${TOKENS[event.token] ?? "any"}`;
      const from = at >= 0 ? photo(at) : `token:${event.token}`;
      return [{ seat: null, sign, way: [from, seat(event.seat)] }];
    }
    case "Favoured":
      return event.price > 0
        ? [
            {
              seat: null,
              sign: "mz-note",
              way: [seat(event.seat), photo(at)],
              ...many(event.price),
            },
          ]
        : [];
    case "PickedDistrict": {
      const sign = `mz-district-${DISTRICTS[event.district] ?? "back"}`;
      return [{ seat: null, sign, way: ["agenda", seat(event.seat)] }];
    }
    case "DrewDistrict":
      return [{ seat: null, sign: "mz-district-back", way: ["agenda", seat(event.seat)] }];
    case "DrewCard":
    case "DrewInformant":
      return [{ seat: null, way: ["deck", seat(event.seat)] }];
    default:
      return [];
  }
}
