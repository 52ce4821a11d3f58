// Bribing by taps: which walk, which option, what may come next.
import { describe, expect, it } from "vitest";
import { edition } from "../../src/games/mafiozoo/edition";
import {
  ahead,
  chooseWalk,
  cut,
  nudged,
  plays,
  tapsForPlay,
  tapsOf,
  tapWalk,
  walkOf,
} from "../../src/games/mafiozoo/walk";
import { Refusal, type Session } from "../../src/lib/session.svelte";
import type { Ask, Option } from "../../src/lib/wire";
import { say } from "../../src/table/answer";
import { sameAsk, type Tap, type Thing } from "../../src/table/choose";

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
        action: { do: "gain", card, gems: n + 1 },
        touches: [["card", card]] as Thing[],
      })),
      ...[...bribes.values()].map((one) => ({
        text: `bribe ${name} ${one.map(([c, n]) => `${c + 1}:${n}`).join(" ")}`,
        action: { do: "bribe", card, spread: one },
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

describe("a card for nothing", () => {
  const ask = asked([11, 12]);
  ask.options.push(
    { text: "waste 12", action: { do: "waste", card: 11 }, touches: [card(11)] } as Option,
    { text: "waste any", action: { do: "waste", card: 12 }, touches: [card(12)] } as Option,
  );

  it("is chosen beside the gems to take, and can be taken back", () => {
    expect(picked(ask, [card(11), ["idle"]])).toBe("waste 12");
    expect(picked(ask, [card(11), ["idle"], ["idle"]])).toBe("bribe 12 12:3");
    expect(picked(ask, [card(11), ["idle"], ["take", 2]])).toBe("gain 12 2");
  });

  it("is offered as a button with a generic card", () => {
    const offers = chooseWalk(ask, tapped(ask, [card(12)]), false)?.offers ?? [];
    expect(offers.map((n) => ask.options[n]?.text)).toContain("waste any");
  });

  it("is shown by taps when a hint proposes it", () => {
    const option = ask.options.at(-1) as Option;
    expect(chooseWalk(ask, tapsForPlay(option) ?? [], false)?.pick).toEqual([
      ask.options.length - 1,
    ]);
  });

  it("stands alone where no gem can move", () => {
    const bare = { ...ask, options: ask.options.slice(-2) } as Ask;
    expect(chooseWalk(bare, tapped(bare, [card(11)]), false)?.offers).toEqual([0]);
  });
});

describe("a walk that comes back", () => {
  const ask = asked([11], 4);
  ask.options.push({
    text: "bribe 12 4:1 11:1 12:2",
    action: {
      do: "bribe",
      card: 11,
      spread: [
        [3, 1],
        [10, 1],
        [11, 2],
      ],
    },
    touches: [card(11), photo(3), photo(10), photo(11)],
  } as Option);

  it("leaves two gems where it has been twice", () => {
    expect(picked(ask, [card(11), photo(3), photo(10)])).toBe("bribe 12 4:1 11:1 12:2");
  });

  it("goes elsewhere instead where the table does not allow it", () => {
    expect(picked(asked([11], 4), [card(11), photo(3), photo(10)])).toBe("bribe 12 11:3 12:1");
  });
});

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
    expect(picked(ask, [card(11), photo(3), photo(3)])).toBe("bribe 12 4:1 12:1");
    expect(picked(ask, [card(11), photo(11), photo(11), photo(11)])).toBe("bribe 12 12:3");
    expect(picked(ask, [card(11), photo(3), photo(11), photo(11)])).toBe("bribe 12 12:3");
  });
  it("keeps all its gems where the card's own photograph is tapped after it", () => {
    expect(picked(ask, [card(11), photo(11)])).toBe("bribe 12 12:3");
    expect(picked(ask, [card(11), photo(11), photo(3)])).toBe("bribe 12 4:2 12:1");
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

describe("a walk laid out by a hint", () => {
  const laid = (card: number, ...spread: Spread) => {
    const action = { do: "bribe", card, spread };
    const taps = tapsForPlay({ text: "", action, touches: [] });
    return walkOf(taps ?? [])?.stops.map((one) => one.character + 1);
  };

  it("begins at the photograph of its card and follows the threads", () => {
    expect(laid(11, [0, 1], [3, 1], [11, 1])).toEqual([12, 4, 1]);
    expect(laid(3, [0, 1], [1, 1], [3, 1])).toEqual([4, 1, 2]);
  });
  it("follows the threads with a generic card as well", () => {
    expect(laid(12, [0, 1], [1, 1], [3, 1])).toEqual([2, 1, 4]);
  });
  it("jumps where no threads lead from stop to stop", () => {
    expect(laid(7, [7, 1], [10, 2])).toEqual([8, 11]);
  });
});

describe("beside the walk", () => {
  const ask = asked([11, 12]);

  it("gems are taken instead", () => {
    expect(picked(ask, [card(11), ["take", 2]])).toBe("gain 12 2");
    expect(picked(ask, [card(11), ["take", 2], ["take", 2]])).toBe("bribe 12 12:3");
  });
  it("a generic card waits for a photograph, and no way to take gems stands out", () => {
    const choice = chooseWalk(ask, tapped(ask, [card(12)]), false);

    expect(choice?.offers).toEqual([]);
    expect(choice?.lit.has("character:6")).toBe(true);
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
