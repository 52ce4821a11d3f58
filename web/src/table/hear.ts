// What a table that is shown sounds like: by its public events alone, so nobody hears what he may not see.
import { untrack } from "svelte";
import { play } from "../lib/sound.svelte";
import { eventsOf, type ShownEvent } from "../lib/steps";
import type { TableNews } from "../lib/wire";
import type { Game, Sound } from "./game";
import type { Table } from "./table.svelte";

const MOST_SOUNDS = 3;

/** The sounds of a step, in order, each once; `mine`: the seats of this screen. */
export function soundsOf(
  step: TableNews,
  game: Pick<Game, "sound">,
  mine: readonly number[],
): Sound[] {
  if (step.full) return [];
  const events = eventsOf(step).map((event) => {
    return game.sound ? game.sound(event) : usual(event, mine);
  });
  const heard = [...new Set(events)].filter((one) => one !== "");
  // the result brings its own
  return heard.filter((one) => !step.end || one !== "flourish").slice(0, MOST_SOUNDS);
}

/** Lets a table be heard, once for each one shown. */
export function listener(): (table: Table) => void {
  let last: TableNews | null = null;
  return (table) => {
    const { news } = table;
    if (!news || news === last || table.past) return;
    const first = last === null;
    last = news;
    untrack(() => {
      if (!first) play(soundsOf(news, table.game, table.session.chairs));
    });
  };
}

function usual(event: ShownEvent, mine: readonly number[]): Sound | "" {
  if (event.gains !== undefined && mine.includes(event.gains)) return "coin";
  if (event.weight === "scene") return "gavel";
  if (event.weight === "moment") return "paper";
  return event.weight === "move" ? "chip" : "";
}
