// The same vectors as in Python: tests/games/deal.json.
import { beforeEach, describe, expect, it, vi } from "vitest";
import vectors from "../../tests/games/deal.json";
import { commitmentOf, dealIn, pick, seedOf } from "../src/lib/deal";
import { hex, hmac, sha256, unhex, utf8 } from "../src/lib/sha256";
import type { ReplayChance } from "../src/lib/wire";
import { drawn, prove } from "../src/replay/proof";
import { FakeStorage } from "./fake";

const { text, seed } = vectors.record;
const chances = vectors.record.chances as ReplayChance[];
const draws = vectors.draws as (ReplayChance & { game: string; seed: string })[];

describe("the vectors", () => {
  it.each(vectors.sha256)("SHA-256 of $text", (one) => {
    expect(hex(sha256(utf8(one.text)))).toBe(one.hex);
  });

  it.each(vectors.hmac)("HMAC of $text", (one) => {
    expect(hex(hmac(unhex(one.key), utf8(one.text)))).toBe(one.hex);
  });

  it.each(vectors.deals)("commitment and seed of $secret with $shares", (one) => {
    expect([commitmentOf(one.secret), seedOf(one.secret, one.shares)]).toEqual([
      one.commitment,
      one.seed,
    ]);
  });

  it.each(vectors.rolls)("$kind $nth of $size", (one) => {
    expect(pick(one.seed, one.kind, one.nth, one.size)).toBe(one.index);
  });

  it.each(draws)("$game: $kind $nth", (one) => {
    expect(drawn(one.seed, one)).toBe(one.text);
  });
});

describe("SHA-256", () => {
  it("of a million letters is what the standard says", () => {
    const long = hex(sha256(utf8("a".repeat(1_000_000))));

    expect(long).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  });

  it("takes a key longer than a block", () => {
    const found = hex(
      hmac(
        new Uint8Array(131).fill(0xaa),
        utf8("Test Using Larger Than Block-Size Key - Hash Key First"),
      ),
    );

    expect(found).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  });
});

describe("a record", () => {
  it("that is honest is proven", () => {
    expect(prove(text, chances, 3)).toMatchObject({ state: "proven", draws: chances.length });
  });

  it("follows from its seed", () => {
    const deal = dealIn(text);

    expect(seedOf(deal?.secret ?? "", deal?.shares ?? [])).toBe(seed);
  });

  it("without a deal proves nothing", () => {
    expect(prove(text.replace(/^# deal:.*\n/gm, ""), chances, 3)).toEqual({ state: "none" });
  });

  it("with another line of chance is false, and the line is named", () => {
    const rows = text.split("\n");
    const at = rows.indexOf("*: lay harbor");
    const forged = rows.with(at, "*: lay club").join("\n");

    expect(prove(forged, chances, 3)).toMatchObject({
      state: "false",
      why: { kind: "line", line: at + 1, text: "lay club", due: "lay harbor" },
    });
  });

  it.each([
    ["another secret", "secret 01", "secret 02", "commitment"],
    ["another share", "share 0 ab", "share 0 ac", "line"],
    ["a share that was not given", "share 1 -", "share 1 00", "line"],
    ["no share for a seat", /# deal: share 2.*\n/, "", "shares"],
    ["a line that says nothing", "scheme 1", "scheme 2", "unreadable"],
    ["a deal said twice", "# deal: scheme 1", "# deal: scheme 1\n# deal: scheme 1", "unreadable"],
  ])("with %s is false", (_what, from, to, kind) => {
    expect(prove(text.replace(from, to), chances, 3)).toMatchObject({
      state: "false",
      why: { kind },
    });
  });

  it("is not proven by menus of something else", () => {
    expect(prove(text, chances.slice(1), 3)).toMatchObject({ why: { kind: "menus" } });
  });

  it("answers only for what came after it was played on", () => {
    const given = text
      .replace("share 0 ab", "share 0 ac")
      .replace("# deal: scheme 1", "# deal: scheme 1\n# deal: given 500");

    expect(prove(given, chances, 3)).toMatchObject({ state: "proven", draws: 0 });
  });
});

describe("my shares", () => {
  const load = async () => {
    vi.resetModules();
    return await import("../src/lib/contributions");
  };
  beforeEach(() => vi.stubGlobal("localStorage", new FakeStorage()));

  it("are remembered by the commitment of their deal", async () => {
    const share = (await load()).fresh("aa");

    expect(share).toMatch(/^[0-9a-f]{32}$/);
    expect((await load()).given("aa")).toEqual([share]);
    expect((await load()).given("bb")).toBeNull();
  });

  it("are never the same", async () => {
    const shares = await load();

    expect(shares.fresh("aa")).not.toBe(shares.fresh("aa"));
  });

  it("are none where there was no commitment", async () => {
    expect((await load()).fresh(undefined)).toBe("");
  });

  it("of long ago are forgotten", async () => {
    const shares = await load();
    for (let n = 0; n < 70; n += 1) shares.fresh(`s${n}`);

    expect([shares.given("s0"), shares.given("s69")?.length]).toEqual([null, 1]);
  });
});
