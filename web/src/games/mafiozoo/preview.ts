// What an answer would change on the desk and in the city, told from its notation. Pure.
import type { Option } from "../../lib/wire";
import { PLACES } from "./art/kinds";

/** Gems of mine to come, by character. */
export function coming(option: Option | undefined): Map<number, number> {
  const [word, ...rest] = option?.text.split(" ") ?? [];
  const at = (name: string | undefined) => Number(name) - 1;
  switch (word) {
    case "bribe":
      return new Map(
        rest.slice(1).map((part): [number, number] => {
          const [c, n] = part.split(":");
          return [at(c), Number(n)];
        }),
      );
    case "bonus":
      return new Map([[at(rest[1]), 1]]);
    case "put":
      return new Map([[at(rest[0]), 1]]);
    case "inform":
      return new Map([[at(rest[0]), Number(rest[2])]]);
    default:
      return new Map();
  }
}

/** The place a henchman would stand on, or -1. */
export function building(option: Option | undefined): number {
  const [word, name] = option?.text.split(" ") ?? [];
  return word === "build" ? (PLACES as readonly string[]).indexOf(name ?? "") : -1;
}

/** How fund and reserve change: gems of the answer leave or come. */
export function funds(
  option: Option | undefined,
  reserve: number,
): { fund: number; reserve: number } {
  const [word, ...rest] = option?.text.split(" ") ?? [];
  const n = [...coming(option).values()].reduce((sum, one) => sum + one, 0);
  if (word === "bribe") return { fund: -n, reserve: 0 };
  if (word === "gain") return { fund: Number(rest[1]), reserve: -Number(rest[1]) };
  if (word === "inform")
    return rest[1] === "fund" ? { fund: -n, reserve: 0 } : { fund: 0, reserve: -n };
  if (word === "bonus" || word === "put") {
    return reserve > 0 ? { fund: 0, reserve: -n } : { fund: -n, reserve: 0 };
  }
  return { fund: 0, reserve: 0 };
}
