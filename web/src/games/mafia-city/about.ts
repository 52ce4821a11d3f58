// What each piece is: what it gives, its condition, who controls it and by how much.
import { t } from "../../lib/words.svelte";
import type { Thing } from "../../table/choose";
import type { About } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import { SYMBOLS, type Who } from "./art/kinds";
import { cardText, cardTypeWord } from "./cards";
import {
  controller,
  figuresAt,
  JAIL,
  noTies,
  PLACES,
  type State,
  tally,
  target,
  tied,
  UNSEEN,
} from "./city";
import { counts, person, reason } from "./tell";
import { capital, cardName, place, say, symbolName } from "./words.svelte";

type Line = About["lines"][number];
const FIGURES: Record<Who, { rule: string; text: string }> = {
  hitman: { rule: "5.5", text: "mafia-city-web-about-hitman" },
  policeman: { rule: "1.7.4", text: "mafia-city-web-about-policeman" },
  mayor: { rule: "5.4", text: "mafia-city-web-about-mayor" },
};

/** What a piece is; null where there is nothing to say. */
export function about(thing: Thing, state: unknown, table: Table): About | null {
  const city = state as State;
  const [kind, n] = [thing[0], Number(thing[1])];
  switch (kind) {
    case "location":
      return n in PLACES ? ofPlace(city, table, n) : null;
    case "card":
      return n === UNSEEN ? null : ofCard(n);
    case "figure":
      return ofFigure(city, table, thing[1] as Who);
    case "cell":
      return ofCell(city, table);
    case "score":
    case "seat":
      return n in city.points ? ofSeat(city, table, n) : null;
    case "first":
      return plain(t("mafia-city-web-first"), "mafia-city-web-about-first", "3.4.1");
    case "cubes":
      return plain(t("mafia-city-web-about-cubes-title"), "mafia-city-web-about-cubes", "3.2.5");
    case "deck":
      return plain(t("mafia-city-web-deck"), "mafia-city-web-about-deck", "1.4");
    case "discard":
      return plain(t("mafia-city-web-discard"), "mafia-city-web-about-discard", "1.4");
  }
  return null;
}

/** In one line, for a first table. */
export function goal(state: unknown): string {
  return t("mafia-city-web-goal", { target: target(state as State) });
}

function plain(title: string, text: string, rule: string): About {
  return { title, lines: [{ text: t(text) }], rule };
}

function line(label: string, text: string): Line {
  return { label: t(label), text };
}

function ofPlace(state: State, table: Table, at: number): About {
  const stack = state.stacks[at] ?? [];
  const tie = noTies(at) ? "mafia-city-web-about-tie-nobody" : "mafia-city-web-about-tie-lowest";
  const lines = [
    line("mafia-city-web-about-gives", t(`quick-mafia-city-place.n${at + 1}`)),
    line("mafia-city-web-about-tie", t(tie)),
    line("mafia-city-web-about-now", standing(table, at, stack)),
  ];
  const who = figuresAt(state, at).map((one) => capital(say(`figure-${one}`)));
  if (who.length > 0) lines.push(line("mafia-city-web-about-here", who.join(", ")));
  if (at === JAIL) lines.push(line("mafia-city-web-about-cell", inside(state, table)));
  return { title: `${at + 1} ${place(at)}`, lines, rule: `1.7.${at + 1}` };
}

/** Who controls it, by how much, and why. */
export function standing(table: Table, at: number, stack: number[]): string {
  if (stack.length === 0) return capital(reason(table, at, stack));
  const most = tally(stack, Math.max(...stack) + 1).sort((one, other) => other - one);
  const ahead = (most[0] ?? 0) - (most[1] ?? 0);
  const alone = typeof controller(at, stack) === "number" && !tied(stack);
  const by = alone ? ` ${t("mafia-city-web-about-ahead", { n: ahead })}` : "";
  return `${counts(table, stack)}. ${capital(reason(table, at, stack))}.${by}`;
}

function inside(state: State, table: Table): string {
  const each = state.cell.flatMap((n, seat) => (n > 0 ? [`${person(table, seat)} ${n}`] : []));
  return each.length > 0 ? each.join(" · ") : t("mafia-city-web-about-cell-empty");
}

function ofCell(state: State, table: Table): About {
  return {
    title: t("mafia-city-web-about-cell"),
    lines: [
      { text: t("mafia-city-web-about-cell-text") },
      line("mafia-city-web-about-now", inside(state, table)),
    ],
    rule: "1.8.5",
  };
}

function ofCard(card: number): About {
  const sign = SYMBOLS[card & 3] ?? "hat";
  return {
    title: cardName(card),
    lines: [
      { label: cardTypeWord(card), text: cardText(card) },
      { label: capital(symbolName(card)), text: t(`quick-mafia-city-sign.${sign}`) },
      { text: t("mafia-city-web-about-card") },
    ],
    rule: `1.6.${(card >> 2) + 1}`,
  };
}

function ofFigure(state: State, table: Table, who: Who): About | null {
  const { rule, text } = FIGURES[who];
  const holder = who === "policeman" ? state.policeman : who === "mayor" ? state.mayor : -1;
  const home = who === "policeman" ? 3 : who === "mayor" ? 6 : state.hitman;
  const now = holder >= 0 ? person(table, holder) : capital(place(home));
  return {
    title: capital(say(`figure-${who}`)),
    lines: [{ text: t(text) }, line("mafia-city-web-about-now", now)],
    rule,
  };
}

/** Points are certain; what is controlled now is not yet. */
function ofSeat(state: State, table: Table, seat: number): About {
  const held = state.stacks.flatMap((stack, at) => (controller(at, stack) === seat ? [at] : []));
  const points = { n: state.points[seat] ?? 0, target: target(state) };
  return {
    title: person(table, seat),
    lines: [
      line("mafia-city-web-about-points", t("mafia-city-web-about-certain", points)),
      line(
        "mafia-city-web-about-held",
        held.length > 0 ? held.map((at) => place(at)).join(", ") : t("mafia-city-web-about-none"),
      ),
      line("mafia-city-web-crew", t("mafia-city-web-about-crew", { n: state.crew[seat] ?? 0 })),
      line(
        "mafia-city-web-reserve",
        t("mafia-city-web-about-reserve", { n: state.reserve[seat] ?? 0 }),
      ),
    ],
    rule: "1.8",
  };
}
