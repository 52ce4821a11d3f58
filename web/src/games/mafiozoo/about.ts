// What each piece is: what it gives, on which terms, how it stands now, whether I can afford it.
import { t } from "../../lib/words.svelte";
import type { Thing } from "../../table/choose";
import type { About } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import { CHARACTERS, type Gate, PLACES, TOKENS } from "./art/kinds";
import { BONUS, edition } from "./edition";
import { GATES, RANKS, terms } from "./labels";
import { coming } from "./preview";
import { certain, districtTokens, leftOver, placePoints, sets } from "./score";
import { person } from "./tell";
import { capital, cardName, district, favourWords, photo, place, say, token } from "./words.svelte";
import {
  active,
  condition,
  GENERIC,
  gate,
  godfather,
  lacking,
  most,
  POLICE,
  price,
  type State,
  seats,
  size,
  tokensLeft,
  UNSEEN,
  verdicts,
} from "./zoo";

type Line = About["lines"][number];
const GIVERS = ["0", "1", "2", "3"]; // the first four characters give a token of their own
const GODFATHER = TOKENS.indexOf("godfather");

/** What a piece is; null where there is nothing to say. */
export function about(thing: Thing, state: unknown, table: Table): About | null {
  const now = state as State;
  const [kind, n] = [thing[0], Number(thing[1])];
  switch (kind) {
    case "character":
      return n in CHARACTERS ? ofCharacter(now, table, n) : null;
    case "tile":
      return ofTile(now, n);
    case "pawn":
      return ofPawn(now);
    case "place":
      return n in PLACES ? ofPlace(now, table, n) : null;
    case "card":
      return ofCard(now, table, n);
    case "informant":
      return ofInformant(now, table, n);
    case "token":
      return ofToken(now, table, n);
    case "district":
      return ofDistrict(now, table, n);
    case "score":
    case "seat":
      return n < seats(now) ? ofSeat(now, table, n) : ofPuppet();
    case "puppet":
      return ofPuppet();
    case "deck":
    case "discard":
    case "agenda":
    case "stock":
    case "reserves":
      return ofSupply(now, kind);
  }
  return null;
}

/** My seat, if my things may be on the screen. */
function mine(table: Table): number | null {
  return table.open ? table.seat : null;
}

function line(label: string, text: string): Line {
  return { label: t(`mafiozoo-web-about-${label}`), text };
}

function ofCharacter(state: State, table: Table, c: number): About {
  const asks = condition(state, c);
  const visited = state.visited === c;
  const gems = state.gems[c] ?? [];
  const seat = mine(table);
  const option = table.chosen === null ? undefined : table.ask?.options[table.chosen];
  const more = seat === null ? 0 : (coming(option).get(c) ?? 0);
  const after = gems.map((one, owner) => one + (owner === seat ? more : 0));
  const lines = [
    line("favour", capital(favourWords(c))),
    line(visited ? "visited" : "terms", sentences(terms(asks, visited), asks.number)),
    line("now", standing(state, table, c, gems)),
  ];
  if (more > 0) lines.push(line("after", standing(state, table, c, after)));
  if (asks.rule === "pay" && seat !== null) {
    const [cost, money] = [price(state, seat, c), state.money[seat] ?? 0];
    const id = money >= cost ? "mafiozoo-web-about-afford" : "mafiozoo-web-about-too-dear";
    lines.push(line("price", t(id, { cost, money })));
  }
  return { title: photo(c), lines, rule: visited ? "3.3.3" : `1.4.${c + 1}` };
}

function sentences(ids: string[], n: number): string {
  return ids.map((id) => t(id, { n })).join(" ");
}

/** Who would get what if this character were evaluated now, in the order of the offers. */
export function standing(state: State, table: Table, c: number, gems: number[]): string {
  const ranked = state.house.puppet_second === "ignored" ? seats(state) : undefined;
  const ties = state.house.second_tie === "all";
  const all = verdicts(gems, condition(state, c), state.visited === c, ties, ranked);
  if (all.length === 0) return t("mafiozoo-web-about-nobody");
  return all
    .sort((one, other) => (gems[other.seat] ?? 0) - (gems[one.seat] ?? 0))
    .map(({ seat, rank, grant }) => {
      const puppet = seat >= seats(state);
      const n = puppet ? 0 : price(state, seat, c);
      const gets =
        grant === "none" || puppet
          ? t("mafiozoo-web-nothing")
          : grant === "free"
            ? t("mafiozoo-web-free")
            : t("mafiozoo-web-for", { n });
      return t("mafiozoo-web-about-one", {
        who: person(table, seat),
        n: gems[seat] ?? 0,
        rank: t(RANKS[rank]),
        gets,
      });
    })
    .join(" ");
}

function ofTile(state: State, c: number): About {
  const asks = condition(state, c);
  const text = sentences(terms(asks, false), asks.number);
  return {
    title: t("mafiozoo-web-about-tile"),
    lines: [line("terms", text), { text: t("mafiozoo-web-about-tile-stays") }],
    rule: "3.3.2",
  };
}

function ofPawn(state: State): About | null {
  const visit = godfather(state);
  if (!visit) return null;
  const asks = condition(state, visit.visits);
  const { pay } = visit;
  return {
    title: t("mafiozoo-web-godfather"),
    lines: [
      { text: say("event-visited", named(visit.visits, { pay })) },
      line("visited", sentences(terms(asks, true), asks.number)),
    ],
    rule: "3.3.3",
  };
}

/** A character as the server's sentences name it. */
function named(c: number, more: Record<string, number | string> = {}) {
  const id = `mafiozoo-character-${CHARACTERS[c] ?? ""}`;
  return { character: id, number: c + 1, ...more };
}

function ofPlace(state: State, table: Table, p: number): About {
  const lot = edition.now.lots[p];
  const kind = PLACES[p] ?? "gym";
  const named = BONUS[kind];
  const seat = mine(table);
  const n = named ? edition.now.number(named) : 1;
  const cost = (lot?.cost ?? []).map((one) => token(TOKENS.indexOf(one))).join(" + ");
  const access = gate(state, seat ?? table.seat, p);
  const men = state.henchmen.flatMap((row, one) => (row[p] ? [person(table, one)] : []));
  const lines = [
    { text: say(`place-${kind}.gives`, { n }) },
    line("points", say("table-points", { n: lot?.points ?? 0 })),
    line("cost", `${cost}. ${seat === null || access === "mine" ? "" : paying(state, seat, p)}`),
    line("way", way(access, p)),
  ];
  if (men.length > 0) lines.push(line("henchmen", men.join(", ")));
  if (seat !== null && (state.henchmen[seat]?.[p] ?? 0) === state.round && state.round > 0) {
    lines.push({ text: t("mafiozoo-web-about-next-round") });
  }
  return { title: place(p), lines, rule: `1.7.${p + 1}` };
}

/** Whether my favour tokens pay for it, and which are missing. */
function paying(state: State, seat: number, p: number): string {
  const short = lacking(edition.now.lots[p]?.cost ?? [], tokensLeft(state, seat));
  if (short.length === 0) return t("mafiozoo-web-about-payable");
  return t("mafiozoo-web-about-lacking", {
    tokens: short.map((one) => token(TOKENS.indexOf(one))).join(", "),
  });
}

function way(access: Gate, p: number): string {
  if (access !== "shut") return capital(t(GATES[access]));
  const near = (edition.now.near[p] ?? []).map(place).join(", ");
  return t("mafiozoo-web-about-shut", { near });
}

function ofCard(state: State, table: Table, card: number): About {
  const seat = mine(table);
  const n = seat === null ? 0 : most(state, seat, card);
  const generic = card === GENERIC;
  const whom = generic ? t("mafiozoo-web-about-anyone") : photo(card);
  return {
    title: generic ? cardName(card) : photo(card),
    lines: [
      line("place", t("mafiozoo-web-about-card-place", { n, whom })),
      line("take", t("mafiozoo-web-about-card-take", { n })),
      { text: t("mafiozoo-web-about-card-walk") },
    ],
    rule: "3.2.2",
  };
}

function ofInformant(state: State, table: Table, c: number): About {
  const seat = mine(table);
  const police = seat !== null && active(state, seat, POLICE);
  const n = edition.now.number(police ? "informant_police" : "informant_fund");
  return {
    title: `${t("mafiozoo-web-informant")}: ${photo(c)}`,
    lines: [{ text: t("mafiozoo-web-about-informant", { whom: photo(c), n }) }],
    rule: "3.3.1",
  };
}

function ofToken(state: State, table: Table, kind: number): About {
  const seat = mine(table);
  const wild = kind === GODFATHER;
  const giver = GIVERS[kind] === undefined ? "" : photo(Number(GIVERS[kind]));
  const lines = [
    { text: wild ? t("mafiozoo-web-about-wild") : t("mafiozoo-web-about-from", { giver }) },
    { text: t("mafiozoo-web-about-token") },
  ];
  const n = seat === null ? 0 : (state.tokens[seat]?.[kind] ?? 0);
  if (seat !== null) lines.push(line("yours", `${n}`));
  return { title: say("favour-token", { token: token(kind) }), lines, rule: "1.5" };
}

function ofDistrict(state: State, table: Table, d: number): About {
  const lines: Line[] = [{ text: t("mafiozoo-web-about-district") }];
  const seat = mine(table);
  if (seat !== null) {
    const own = (state.districts[seat] ?? []).filter((one) => one !== UNSEEN);
    lines.push(line("yours", `${own.filter((one) => one === d).length}`));
    const open = [0, 1, 2, 3, 4, 5].filter((one) => !own.includes(one));
    lines.push(
      line("set", open.length > 0 ? open.map(district).join(", ") : t("mafiozoo-web-about-whole")),
    );
  }
  if (state.house.memory_aid || state.revealed) {
    const known = state.picks.map((row, one) => ({
      who: person(table, one),
      n: (state.revealed ? (state.districts[one] ?? []) : row).filter((x) => x === d).length,
    }));
    lines.push(line("most", known.map(({ who, n }) => `${who} ${n}`).join(", ")));
  }
  return { title: district(d), lines, rule: "4.3" };
}

/** What a seat has for certain, and what would be added if the game ended now. */
function ofSeat(state: State, table: Table, seat: number): About {
  const own = seat === mine(table) || state.revealed;
  const rest = leftOver(state, seat);
  const full = own ? sets(state, seat) : 0;
  const sum = rest.reduce((all, [, n]) => all + n, 0);
  const lines = [
    line("places", `${placePoints(state, seat)}`),
    line("districts", `${districtTokens(state, seat)}`),
    line("certain", `${certain(state, seat)}`),
    ...(own ? [line("sets", `+${full}`)] : []),
    line(
      "left",
      rest
        .filter(([, n]) => n > 0)
        .map(([what, n]) => t(`mafiozoo-web-about-left-${what}`, { n }))
        .join(", ") || "0",
    ),
    line("ended", t("mafiozoo-web-about-ended-sum", { n: certain(state, seat) + full + sum })),
  ];
  return { title: person(table, seat), lines, rule: "4.3" };
}

function ofPuppet(): About {
  return {
    title: capital(say("puppet")),
    lines: [{ text: t("mafiozoo-web-about-puppet") }],
    rule: "5.1",
  };
}

function ofSupply(state: State, kind: string): About {
  const counts: Record<string, number> = {
    deck: size(state.deck),
    discard: state.discard.length,
    agenda: state.agenda.length,
    stock: size(state.district_deck),
    reserves: state.reserve.reduce((sum, n) => sum + n, 0),
  };
  const rules: Record<string, string> = {
    deck: "3.0.5",
    discard: "3.1.4",
    agenda: "3.0.3",
    stock: "3.0.3",
    reserves: "3.0.2",
  };
  const args = { n: counts[kind] ?? 0, informants: size(state.informant_deck) };
  return {
    title: t(`mafiozoo-web-about-${kind}`),
    lines: [{ text: t(`mafiozoo-web-about-${kind}.text`, args) }],
    rule: rules[kind],
  };
}

/** The goal and what gives points, for a first table. */
export function goal(state: unknown): string {
  const now = state as State;
  const rounds = edition.now.number(seats(now) === 2 ? "rounds_for_two" : "rounds");
  return t("mafiozoo-web-goal", { rounds });
}
