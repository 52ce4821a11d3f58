// What a piece is, in words: what it gives, its condition, how it stands now.
import { t } from "../../lib/words.svelte";
import type { Thing } from "../../table/choose";
import type { About } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import { PRIVILEGES } from "./art/kinds";
import { captain, income, minimum, owned, owner, type State, share, standing, wages } from "./city";
import { edition, isPerson, openIncome } from "./edition";
import { members } from "./fight";
import { offer } from "./offers";
import { risk, spared, tonight } from "./risk";
import { person } from "./tell";
import { blockName, cardName, eventName, houseName, money, say } from "./words.svelte";

type Line = About["lines"][number];

export function about(thing: Thing, state: State, table: Table): About | null {
  const n = Number(thing[1]);
  switch (thing[0]) {
    case "building":
      return building(n, state, table);
    case "block":
      return block(n, state, table);
    case "card":
      return card(n);
    case "fighter":
      return null;
    case "slot":
      return slot(n, state, table);
    case "privilege":
      return privilege(n, table);
    case "whiskey":
      return whiskey(n, state);
    case "event":
      return { title: eventName(n), lines: [{ text: eventName(n, "about") }], rule: "5.4" };
    case "seat":
    case "score":
      return seat(n, state, table);
    default:
      return null;
  }
}

const word = (id: string, args = {}) => t(`mob-city-web-say.${id}`, args);
const line = (label: string, text: string): Line => ({ label: word(label), text });

function building(b: number, state: State, table: Table): About | null {
  const house = edition.now.houses[b];
  if (!house) return null;
  const who = owner(state, b);
  const me = captain(state, table.seat);
  const lines: Line[] = [];
  if (who === null) lines.push(line("price", priceOf(state, me, house.price)));
  else lines.push(line("owner", person(table, who)));
  if (state.open.includes(b) || income(state, b) !== house.income)
    lines.push(line("today", today(state, b)));
  const bars = edition.now.whiskeys.map((value) => money(openIncome(house, value))).join(" · ");
  lines.push(line("legal", money(house.income)), line("speakeasy", bars));
  const glass = me === null ? 0 : (state.whiskey[me] ?? 0);
  if (glass > 0 && !state.open.includes(b) && (who === me || who === null)) {
    lines.push(
      line(
        "yours",
        word("with", { name: say(`whiskey-${glass}`), amount: money(openIncome(house, glass)) }),
      ),
    );
  }
  lines.push(line("notoriety", `+${house.notoriety}`), line("fine", money(house.fine)));
  lines.push(line("police", danger(state, house.block, me)));
  const there = standing(state, b).map((one) => `${person(table, one.seat)} ${one.slot + 1}`);
  if (there.length > 0) lines.push(line("groups", there.join(", ")));
  if (me !== null && who !== me) {
    lines.push(line("extort", money(share(state, me, income(state, b)))));
  }
  return { title: `${houseName(b)} ${house.code}`, lines, rule: who === null ? "3.2.2" : "3.3.6" };
}

/** What the police may do in a block today, and to whom they do nothing. */
function danger(state: State, block: number, me: number | null): string {
  const [raid, arrest] = [risk(state, block, "raid"), risk(state, block, "crackdown")];
  const odds = word("strikes", { raid, arrest });
  return spared(state, me) ? `${odds}; ${word("spared")}` : odds;
}

function priceOf(state: State, me: number | null, price: number): string {
  if (me === null) return money(price);
  const missing = price - (state.purse.cash[me] ?? 0);
  return missing > 0
    ? word("missing", { price: money(price), amount: money(missing) })
    : word("affordable", { price: money(price) });
}

function today(state: State, b: number): string {
  if (state.raided.includes(b)) return say("table-raided");
  if (state.bombed.includes(b)) return say("table-bombed");
  const amount = money(income(state, b));
  return state.open.includes(b) ? word("open", { amount }) : amount;
}

function block(at: number, state: State, table: Table): About {
  const houses = edition.now.housesOf[at] ?? [];
  const counts = new Map<number, number>();
  for (const b of houses) {
    const who = owner(state, b);
    if (who !== null) counts.set(who, (counts.get(who) ?? 0) + 1);
  }
  const owners = [...counts].sort((one, other) => other[1] - one[1]);
  const free = houses.length - owners.reduce((sum, one) => sum + one[1], 0);
  return {
    title: blockName(at),
    lines: [
      line("owners", owners.map(([who, n]) => `${person(table, who)} ${n}`).join(", ") || "–"),
      line("free", String(free)),
      line("police", danger(state, at, captain(state, table.seat))),
    ],
    rule: "3.3",
  };
}

function card(id: number): About | null {
  const one = edition.now.cards[id];
  if (!one) return null;
  const lines: Line[] = [{ text: say(`card-${one.kind}.about`) }];
  if (isPerson(id)) {
    lines.push(line("reflex", word("reflex-about", { n: one.reflex })));
    lines.push(line("health", word("health-about", { n: one.health })));
  } else if (one.bonus > 0) lines.push(line("bonus", word("bonus-about", { n: one.bonus })));
  lines.push(line("wage", money(one.wage)));
  return { title: cardName(id), lines, rule: isPerson(id) ? "5.1" : "5.2" };
}

function slot(n: number, state: State, table: Table): About | null {
  const me = captain(state, table.seat);
  const cards = me === null || !table.open ? [] : (state.crews[me]?.[n]?.cards ?? []);
  if (me === null || cards.length === 0) return null;
  const people = members(cards).length;
  const wage = cards.reduce((sum, one) => sum + (edition.now.cards[one]?.wage ?? 0), 0);
  const b = state.groups[me]?.[n] ?? -1;
  const lines = [
    line("people", String(people)),
    line("weapons", String(cards.length - people)),
    line("wage", money(wage)),
  ];
  if (b >= 0) lines.push(line("stands", `${houseName(b)} ${edition.now.houses[b]?.code ?? ""}`));
  return { title: t("mob-city-web-group", { n: n + 1 }), lines, rule: "3.2.4" };
}

function privilege(n: number, table: Table): About {
  const { text, price, priceNote } = offer(table, n);
  return {
    title: say(`privilege-${PRIVILEGES[n]}`),
    lines: [
      { text },
      line("price", [price, priceNote].filter(Boolean).join(", ")),
      { text: word("rank") },
    ],
    rule: `3.1.${n + 1}`,
  };
}

function whiskey(value: number, state: State): About {
  return {
    title: say(`whiskey-${value}`),
    lines: [
      line("value", String(value)),
      line("price", money(value * edition.now.numbers.whiskey)),
      line("offered", String(state.offered.filter((one) => one === value).length)),
      { text: word("whiskey-about") },
    ],
    rule: "3.1.4",
  };
}

function seat(n: number, state: State, table: Table): About | null {
  if (captain(state, n) === null) return null;
  const notoriety = state.notoriety[n] ?? 0;
  const lines = [
    line("cash", money(state.purse.cash[n] ?? 0)),
    line("notoriety", word("least", { n: notoriety, least: minimum(state, n) })),
    line("extortion", word("percent", { n: notoriety * edition.now.numbers.extortion })),
    line("buildings", `${owned(state, n).length} / ${edition.now.numbers.buildings}`),
    line("tonight", word("alone", { amount: money(tonight(state, n, [])) })),
  ];
  if (n === table.seat && table.open) {
    const owed = wages(state, n, (one) => edition.now.cards[one]?.wage ?? 0);
    lines.push(line("wage", money(owed)));
  }
  return { title: table.name(n), lines, rule: "1.4" };
}
