// Bribing by taps: which walk, which option, what may come next.
import { describe, expect, it } from "vitest";
import { edition } from "../src/games/mafiozoo/edition";
import {
  ahead,
  chooseWalk,
  cut,
  nudged,
  plays,
  tapsOf,
  tapWalk,
  walkOf,
} from "../src/games/mafiozoo/walk";
import { Refusal, type Session } from "../src/lib/session.svelte";
import type { Ask } from "../src/lib/wire";
import { say } from "../src/table/answer";
import { sameAsk, type Tap, type Thing } from "../src/table/choose";

const { lines: LINES, links: LINKS } = edition.now;
type Spread = [number, number][];

/** All spreads of up to `most` gems from a start, as the server lists them. */
function spreads(start: number, most: number, links: readonly number[][]): Spread[] {
  const out = new Map<string, Spread>();
  const go = (path: Spread, here: number, gems: number): void => {
    const end: Spread = [...path, [here, gems]];
    const sorted = [...end].sort((a, b) => a[0] - b[0]);
    out.set(sorted.join(" "), sorted);
    for (const on of links[here] ?? []) {
      if (path.some(([c]) => c === on)) continue;
      for (let moved = 1; moved < gems; moved++) go([...path, [here, gems - moved]], on, moved);
    }
  };
  for (let gems = 1; gems <= most; gems++) go([], start, gems);
  return [...out.values()];
}

function asked(cards: number[], most = 3, links = LINKS): Ask {
  const options = cards.flatMap((card) => {
    const name = card === 12 ? "any" : `${card + 1}`;
    const starts = card === 12 ? LINKS.map((_, c) => c) : [card];
    const top = card === 12 ? 2 : most;
    const bribes = new Map(
      starts.flatMap((c) => spreads(c, top, links).map((one) => [one.join(" "), one])),
    );
    return [
      ...Array.from({ length: top }, (_, n) => ({
        text: `gain ${name} ${n + 1}`,
        touches: [["card", card]] as Thing[],
      })),
      ...[...bribes.values()].map((one) => ({
        text: `bribe ${name} ${one.map(([c, n]) => `${c + 1}:${n}`).join(" ")}`,
        touches: [["card", card], ...one.map(([c]): Thing => ["character", c])] as Thing[],
      })),
    ];
  });
  const rest = { at: 1, form: "one", least: 1, most: 1, prompt: "", help: "", secret: false };
  return { kind: "corrupt", options, ...rest } as Ask;
}

function tapped(ask: Ask, things: Thing[], news = false): Tap[] {
  let taps: Tap[] = [];
  for (const thing of things) taps = tapWalk(ask, taps, { thing }, news) ?? [...taps, { thing }];
  return taps;
}

function picked(ask: Ask, things: Thing[], news = false): string | undefined {
  const pick = chooseWalk(ask, tapped(ask, things, news), news)?.pick;
  return pick ? ask.options[pick[0] ?? -1]?.text : undefined;
}

const card = (c: number): Thing => ["card", c];
const photo = (c: number): Thing => ["character", c];

describe("a walk", () => {
  const ask = asked([11, 12]);

  it("starts at the card's own photograph, with all gems it moves", () => {
    expect(picked(ask, [card(11)])).toBe("bribe 12 12:3");
  });
  it("leaves one gem at each stop and goes on with the rest", () => {
    expect(picked(ask, [card(11), photo(3)])).toBe("bribe 12 4:2 12:1");
    expect(picked(ask, [card(11), photo(3), photo(2)])).toBe("bribe 12 3:1 4:1 12:1");
  });
  it("turns off at an earlier stop where the last one has no thread", () => {
    expect(picked(ask, [card(11), photo(3), photo(2), photo(4)])).toBe("bribe 12 4:1 5:1 12:1");
    expect(picked(ask, [card(11), photo(3), photo(10)])).toBe("bribe 12 11:2 12:1");
  });
  it("finds the way to a photograph two threads away", () => {
    expect(picked(ask, [card(11), photo(0)])).toBe("bribe 12 1:1 4:1 12:1");
  });
  it("leaves more where a stop is tapped again, fewer at its end", () => {
    expect(picked(ask, [card(11), photo(3), photo(11)])).toBe("bribe 12 4:1 12:2");
    expect(picked(ask, [card(11), photo(11)])).toBe("bribe 12 12:2");
    expect(picked(ask, [card(11), photo(11), photo(11), photo(11)])).toBe("bribe 12 12:3");
    expect(picked(ask, [card(11), photo(3), photo(11), photo(11)])).toBe("bribe 12 12:3");
  });
  it("begins anywhere with a generic card", () => {
    expect(picked(ask, [card(12)])).toBeUndefined();
    expect(picked(ask, [card(12), photo(6)])).toBe("bribe any 7:2");
    expect(picked(ask, [card(12), photo(6), photo(7)])).toBe("bribe any 7:1 8:1");
  });
  it("leads to a photograph tapped before the card", () => {
    expect(picked(ask, [photo(3), card(11)])).toBe("bribe 12 4:2 12:1");
    expect(picked(ask, [photo(6), card(12)])).toBe("bribe any 7:2");
  });
  it("jumps along diagonals with the Newspaper", () => {
    const far = asked([7], 3, LINES);

    expect(picked(far, [card(7), photo(10)], true)).toBe("bribe 8 8:1 11:2");
  });
});

describe("beside the walk", () => {
  const ask = asked([11, 12]);

  it("gems are taken instead", () => {
    expect(picked(ask, [card(11), ["take", 2]])).toBe("gain 12 2");
    expect(picked(ask, [card(11), ["take", 2], ["take", 2]])).toBe("bribe 12 12:3");
  });
  it("only the next photographs and the other cards are lit", () => {
    const lit = chooseWalk(ask, tapped(ask, [card(11), photo(3)]), false)?.lit ?? new Set();

    expect([...lit].sort()).toEqual([
      "card:12",
      "character:0",
      "character:10",
      "character:2",
      "character:4",
    ]);
  });
  it("the same card again puts it back", () => {
    expect(tapped(ask, [card(11), card(11)])).toEqual([]);
  });
  it("a step back gathers the gems", () => {
    const walk = walkOf(tapped(ask, [card(11), photo(3), photo(2)]));

    expect(walk && cut(ask, walk, 1).map((stop) => stop.gems)).toEqual([1, 2]);
    expect(walk && ahead(ask, walk, false)).toEqual([0, 4, 10]);
  });
  it("gems are shifted one by one", () => {
    const walk = walkOf(tapped(ask, [card(11), photo(3)]));

    expect(walk && nudged(ask, walk, 0, 1)?.map((stop) => stop.gems)).toEqual([2, 1]);
    expect(walk && nudged(ask, walk, 1, 1)).toBeNull();
    expect(walk && nudged(ask, walk, 1, -1)?.map((stop) => stop.gems)).toEqual([1, 1]);
  });
  it.each([
    [11, false],
    [3, true],
    [12, false],
  ])("every option of card %i can be reached by taps and shifts", (id, news) => {
    const four = asked([id], 4, news ? LINES : LINKS);
    const start: Tap = { thing: card(id) };
    const reached = new Set<string>();
    const open = [tapped(four, [card(id)], news)];
    for (let taps = open.pop(); taps; taps = open.pop()) {
      const walk = walkOf(taps);
      const key = JSON.stringify(walk?.stops);
      if (!walk || reached.has(key)) continue;
      reached.add(key);
      for (let c = 0; c < 12; c++) {
        const next = tapWalk(four, taps, { thing: photo(c) }, news);
        if (next) open.push(next);
      }
      walk.stops.forEach((_, at) => {
        const less = nudged(four, walk, at, -1);
        if (less) open.push(tapsOf(start, less));
      });
    }
    const spreadsReached = new Set(
      [...reached].map((key) => {
        const stops = JSON.parse(key) as { character: number; gems: number }[];
        stops.sort((a, b) => a.character - b.character);
        return [id, ...stops.map((stop) => `${stop.character}:${stop.gems}`)].join(" ");
      }),
    );

    expect([...plays(four).bribes.keys()].filter((one) => !spreadsReached.has(one))).toEqual([]);
  });
});

describe("several people acting at once", () => {
  const ask = asked([11]);
  const news = (now: Ask) => ({ mine: [{ seat: 2, ask: now }] });

  it("the question is the same while its options are", () => {
    expect(sameAsk(ask, { ...ask, at: 9 })).toBe(true);
    expect(sameAsk(ask, asked([12]))).toBe(false);
    expect(sameAsk(ask, null)).toBe(false);
  });
  it.each([
    ["the same question", { ...ask, at: 9 }, [1, 9]],
    ["another question", { ...asked([12]), at: 9 }, [1]],
  ])("an answer that came too late is said again to %s only", async (_, now, ats) => {
    const said: number[] = [];
    const request = (message: { at: number }) => {
      said.push(message.at);
      return message.at === 9
        ? Promise.resolve()
        : Promise.reject(new Refusal("", "", "room-stale"));
    };
    const session = { newest: news(now), request } as unknown as Session;
    await say(session, 2, ask, [0]).catch(() => {});

    expect(said).toEqual(ats);
  });
});
