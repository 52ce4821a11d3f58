// What lies on desk and city, in words, for those who hear it.
import { t } from "../../lib/words.svelte";
import type { Tap } from "../../table/choose";
import type { Table } from "../../table/table.svelte";
import type { Emblem } from "../../ui/emblems";
import type { Owner } from "./art/kinds";
import { TOKENS } from "./art/kinds";
import { edition } from "./edition";
import { GATES } from "./labels";
import { walkOf } from "./walk";
import { capital, character, photo, place, say, term, token } from "./words.svelte";
import { condition, gate, type State, seats } from "./zoo";

/** A player as the reader calls them; behind the last seat sits the puppet. */
export function person(table: Table, seat: number): string {
  if (seat >= seats(table.state as State)) return capital(say("puppet"));
  return seat === table.seat && !table.shared ? t("table-you") : table.name(seat);
}

export function owner(table: Table, seat: number): Owner {
  if (seat >= seats(table.state as State)) return "puppet";
  return table.emblem(seat) as Emblem;
}

/** Lieutenant 1 → Distiller 2, or what else is done with the card that was tapped. */
export function playWords(taps: Tap[]): string | undefined {
  const walk = walkOf(taps);
  if (!walk) return undefined;
  if (walk.idle) return t("mafiozoo-web-play-idle");
  if (walk.take > 0) return t("mafiozoo-web-take-gems", { n: walk.take });
  return walk.stops.map((stop) => `${character(stop.character)} ${stop.gems}`).join(" → ");
}

/** Vito 2, Rosa 1 */
export function offers(table: Table, gems: number[]): string {
  const parts = gems.flatMap((n, seat) => (n > 0 ? [`${person(table, seat)} ${n}`] : []));
  return parts.length > 0 ? parts.join(", ") : say("no-gems");
}

/** Lieutenant (4), PAY 3, the Godfather is here, Vito 2, Rosa 1 */
export function photoWords(table: Table, c: number): string {
  const state = table.state as State;
  const asks = condition(state, c);
  const parts = [photo(c), asks.number ? `${term(asks)} ${asks.number}` : term(asks)];
  if (state.visited === c) parts.push(t("mafiozoo-web-visited"));
  parts.push(offers(table, state.gems[c] ?? []));
  if (table.taps.some((one) => one.thing[0] === "character" && one.thing[1] === c)) {
    parts.push(t("mafiozoo-web-chosen"));
  } else if (table.lit(["character", c])) parts.push(t("mafiozoo-web-usable"));
  return parts.join(", ");
}

/** Hotel, Godfather + Building Permit, 6 points, by your road, Rosa */
export function placeWords(table: Table, p: number): string {
  const state = table.state as State;
  const lot = edition.now.lots[p];
  const cost = lot?.cost.map((one) => token(TOKENS.indexOf(one))).join(" + ") ?? "";
  const men = state.henchmen.flatMap((row, seat) => (row[p] ? [person(table, seat)] : []));
  const parts = [place(p), cost, say("table-points", { n: lot?.points ?? 0 })];
  parts.push(t(GATES[gate(state, table.seat, p)]), ...men);
  if (table.tapped(["place", p])) parts.push(t("mafiozoo-web-chosen"));
  else if (table.lit(["place", p])) parts.push(t("mafiozoo-web-usable"));
  return parts.join(", ");
}
