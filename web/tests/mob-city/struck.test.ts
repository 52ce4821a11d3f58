import { describe, expect, it } from "vitest";
import type { State } from "../../src/games/mob-city/city";
import { buildings } from "../../src/games/mob-city/city";
import { foremost } from "../../src/games/mob-city/paper";
import { best, foreseen, spared } from "../../src/games/mob-city/risk";
import { struckBy } from "../../src/games/mob-city/struck";

const [VITO, ROSA] = [0, 1];
const [NORTH_RAID, NORTH_CRACKDOWN, TRUCE, UP] = [0, 4, 8, 9];

function state(more: object): State {
  return {
    city: [0, 1, 2, 3],
    notoriety: [1, 1],
    house: { blocks: "printed", consigliere: "program", smallest_bill: "50" },
    owner: new Array(40).fill(-1),
    groups: [
      [-1, -1, -1, -1],
      [-1, -1, -1, -1],
    ],
    open: [],
    police: -1,
    whiskey: [0, 0],
    ...more,
  } as unknown as State;
}

/** One building in the first block and one in the last, which lie on opposite sides. */
const [first, last] = [buildings(state({}))[0] ?? 0, buildings(state({})).at(-1) ?? 0];
const owner = (at: Record<number, number>) => {
  const all = new Array(40).fill(-1);
  for (const [b, seat] of Object.entries(at)) all[Number(b)] = seat;
  return all;
};

describe("whom an event strikes", () => {
  const bars = { owner: owner({ [first]: VITO, [last]: ROSA }), open: [first, last] };

  it("is open speakeasies on that side, and says whom the police spare", () => {
    expect(struckBy(state(bars), NORTH_RAID).map((one) => one.seat)).toEqual([VITO]);
    expect(struckBy(state({ ...bars, police: VITO }), NORTH_RAID)[0]?.spared).toBe(true);
    expect(spared(state({ police: VITO }), ROSA)).toBe(false);
  });

  it("is groups on buildings that are not their Captain's", () => {
    const out = { ...bars, groups: [[first], [first]] };
    expect(struckBy(state(out), NORTH_CRACKDOWN).map((one) => one.seat)).toEqual([ROSA]);
  });

  it("is every speakeasy where the price of whiskey changes, and nobody in a truce", () => {
    expect(struckBy(state(bars), UP).map((one) => one.seat)).toEqual([VITO, ROSA]);
    expect(struckBy(state(bars), TRUCE)).toEqual([]);
  });
});

describe("what is ahead", () => {
  it("is named by each Will, several where they are level", () => {
    expect(foremost([3, 7, 7], [0, 1, 2])).toEqual([1, 2]);
  });

  it("is reckoned with the event only the Snitch has seen", () => {
    const bar = { owner: owner({ [first]: VITO }), open: [first], whiskey: [2, 0], event: -1 };
    const seen = (card: number, more = {}) =>
      foreseen(
        state({ ...bar, raided: [], bombed: [], events: { top: [{ card }] }, ...more }),
        first,
      );
    const unknown = seen(-9);
    expect(seen(UP)).toBe(2 * unknown);
    expect(seen(NORTH_RAID)).toBe(0);
    expect(seen(NORTH_RAID, { police: VITO })).toBe(unknown);
  });

  it("counts a purchase as the speakeasy it can become", () => {
    expect(best(state({ whiskey: [3, 0] }), VITO, first)).toBeGreaterThan(
      best(state({}), VITO, first),
    );
  });
});
